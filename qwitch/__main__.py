"""`python -m qwitch` and the `qwitch` command."""

import sys

from qwitch.cli import main as run


def main() -> int:
    """Play, simulate or replay, as the command line says; returns the exit status."""
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
