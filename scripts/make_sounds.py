"""Makes the game's sounds: python3 scripts/make_sounds.py [FOLDER] (assets/sounds unless named); needs numpy."""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Write all sounds and tell their figures; exit status 2 where the folder cannot be written to."""
    sys.path.insert(0, str(ROOT))
    from scripts._sounds.making import make_all

    parser = argparse.ArgumentParser(description="Make the game's sounds; the same bytes on every run.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "assets" / "sounds")
    folder: Path = parser.parse_args().folder
    try:
        for line in make_all(folder):
            print(line)
    except OSError as error:
        sys.stderr.write(f"make_sounds.py: {folder}: expected a folder to write to: {error.strerror}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
