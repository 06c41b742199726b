"""Keeps the catalogues of the game's texts: python3 scripts/translate.py update, compile, tidy or --check."""

import importlib.util
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main(args: list[str]) -> int:
    """Do what `args` ask; where this Python has no Babel, the .venv's takes over, set up first if need be."""
    sys.path.insert(0, str(ROOT))
    if importlib.util.find_spec("babel") is None:
        from scripts import _setup

        python = _setup.prepare("check")
        if Path(sys.prefix) == Path(_setup.venv_folder(_setup.ROOT)):
            _setup.refuse("expected Babel in .venv; remove .venv and start again")
        _setup.hand_over([python, os.path.abspath(__file__), *args])

    from scripts._texts import command

    return command.main(args, ROOT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
