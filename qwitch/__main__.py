"""`python -m qwitch` and the `qwitch` command."""

import sys

from qwitch import __version__


def main() -> int:
    """Play, simulate or replay, as the command line says; returns the exit status."""
    if sys.argv[1:] == ["--version"]:
        print(f"qwitch {__version__}")  # at once: nothing else needs to be read for it
        return 0
    from qwitch.cli import main as run

    try:
        return run(sys.argv[1:])
    except Exception as error:
        from qwitch.crash import tell

        return tell(error, sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
