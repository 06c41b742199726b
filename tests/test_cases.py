"""Every case of tests/cases.txt has a test that names it, and no test names a case that is not there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent

ENTRY = re.compile(r"^(?P<case>[\w-]+ \d+) {2,}(?P<holds>\S.*\.)$")
"""A case: project and number, and a sentence that says what must hold."""

NAMED = re.compile(r"\[((?:[\w-]+ \d+)(?:, [\w-]+ \d+)*)\]")
"""Cases as tests name them: one or several in brackets."""


def listed() -> dict[str, str]:
    """What must hold, by case."""
    lines = (TESTS / "cases.txt").read_text("utf-8").splitlines()
    entries = [line for line in lines if line and not line.startswith("#")]
    found = [ENTRY.match(line) for line in entries]
    assert all(found), [line for line, match in zip(entries, found, strict=True) if match is None]
    return {match["case"]: match["holds"] for match in found if match is not None}


def docstrings(file: Path) -> Iterator[tuple[str, str]]:
    """Where tests say what they are about: the docstring of each test, and of a file for all its tests."""
    tree = ast.parse(file.read_text("utf-8"))
    tests = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    if tests:
        yield file.name, ast.get_docstring(tree) or ""
    for test in tests:
        yield f"{file.name}::{test.name}", ast.get_docstring(test) or ""


def named() -> dict[str, list[str]]:
    """The tests that name a case, by case."""
    tests: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for where, text in docstrings(file):
            for group in NAMED.findall(" ".join(text.split())):
                for case in group.split(", "):
                    tests.setdefault(case, []).append(where)
    return tests


CASES, TESTED = listed(), named()


def test_the_list_is_there() -> None:
    assert len(CASES) >= 44


@pytest.mark.parametrize("case", CASES)
def test_a_test_names_the_case(case: str) -> None:
    assert TESTED.get(case), f"no test says [{case}]: {CASES[case]}"


def test_no_test_names_a_case_that_is_not_listed() -> None:
    unknown = {case: tests for case, tests in TESTED.items() if case not in CASES}
    assert not unknown
