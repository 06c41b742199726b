"""Every rule of docs/RULES.md has a test with its id in the name: test_R11_…, anywhere under tests/.

A name that starts with test_, capital letters, digits and an underscore is taken for a rule's; so a card may
not stand there.
"""

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
RULES = TESTS.parent / "docs" / "RULES.md"

RULE = re.compile(r"^- ([A-Z]\d+) ", re.MULTILINE)
NAMED_TEST = re.compile(r"^ *(?:async )?def test_([A-Z]+\d+)_\w+\(", re.MULTILINE)


def ids_of_rules() -> list[str]:
    """The ids in the order of the rules."""
    return RULE.findall(RULES.read_text(encoding="utf-8"))


def files_by_id() -> dict[str, list[str]]:
    """The test files that name each id."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for rule in NAMED_TEST.findall(path.read_text(encoding="utf-8")):
            found.setdefault(rule, []).append(path.relative_to(TESTS).as_posix())
    return found


def test_every_rule_has_a_test() -> None:
    untested = [rule for rule in ids_of_rules() if rule not in files_by_id()]
    assert not untested, f"no test has these ids in its name (test_<ID>_…): {', '.join(untested)}"


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = ids_of_rules()
    unknown = {rule: files for rule, files in files_by_id().items() if rule not in known}
    assert not unknown, f"no such rule in docs/RULES.md: {unknown}"


def test_the_rules_are_numbered_without_gaps() -> None:
    ids = ids_of_rules()
    for letter, count in {"C": 2, "S": 7, "M": 5, "R": 12, "T": 6, "L": 3, "N": 3, "H": 7}.items():
        assert [rule for rule in ids if rule[0] == letter] == [f"{letter}{n}" for n in range(1, count + 1)]
    assert len(ids) == 45
