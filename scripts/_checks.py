"""The checks that scripts/check.py runs: each a small function, each one line in CHECKS."""

import subprocess
import sys
from collections.abc import Callable

from scripts import _setup

# A check gets the .venv's Python and whether it is to mend what it can; it tells whether all is well.
Check = Callable[[str, bool], bool]


def layout(python: str, fix: bool) -> bool:
    """Every file is laid out as ruff lays it out."""
    return _passes(python, "-m", "ruff", "format", *([] if fix else ["--check"]))


def lint(python: str, fix: bool) -> bool:
    """Nothing that ruff's chosen rules find."""
    return _passes(python, "-m", "ruff", "check", *(["--fix"] if fix else []))


def types(python: str, _fix: bool) -> bool:
    """Types that hold, as strictly as mypy can ask."""
    return _passes(python, "-m", "mypy")


def catalogues(python: str, _fix: bool) -> bool:
    """Every text of the game stands in the catalogues, translated and compiled."""
    return _passes(python, "scripts/translate.py", "--check")


CHECKS: dict[str, Check] = {"layout": layout, "lint": lint, "types": types, "catalogues": catalogues}


def _passes(*command: str) -> bool:
    """Run one tool in the project, its output left on the screen."""
    return subprocess.run(command, cwd=_setup.ROOT, check=False).returncode == 0


def main(args: list[str]) -> int:
    """Run every check, the rest too when one fails; give the exit status."""
    if args not in ([], ["--fix"]):
        sys.stderr.write(f"check.py: unknown arguments {' '.join(args)!r}; there is only --fix\n")
        return 2
    python = _setup.prepare("check")
    failed = []
    for name, check in CHECKS.items():
        print(f"== {name}: {check.__doc__}", flush=True)
        if not check(python, "--fix" in args):
            failed.append(name)
    print(f"== failed: {', '.join(failed)}" if failed else "== all checks are fine")
    return 1 if failed else 0
