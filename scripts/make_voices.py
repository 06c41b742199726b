"""Makes the voices: python3 scripts/make_voices.py [make|measure|tune]; needs requirements/voices.txt, npm."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Do what is asked for; exit status 2 and one line where the means are missing."""
    sys.path.insert(0, str(ROOT))
    from scripts._voices import command

    return command.main(sys.argv[1:], ROOT)


if __name__ == "__main__":
    sys.exit(main())
