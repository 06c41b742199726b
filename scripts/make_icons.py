"""Makes the icons from the game's card art: python3 scripts/make_icons.py [FOLDER] (assets/icons unless named)."""

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Write all icons; exit status 2 where the folder cannot be written to."""
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    sys.path.insert(0, str(ROOT))
    from scripts._icons.making import make_all

    parser = argparse.ArgumentParser(description="Make the program's icons; the same bytes on every run.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "assets" / "icons")
    folder: Path = parser.parse_args().folder
    try:
        for line in make_all(folder):
            print(line)
    except OSError as error:
        sys.stderr.write(f"make_icons.py: {folder}: expected a folder to write to: {error.strerror}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
