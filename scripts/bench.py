"""python3 scripts/bench.py engine|frame [--json]: how quick the game is, in ratios measured side by side.

Needs the test tools; `engine` compares with rlcard and open_spiel where they are installed.
"""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts._bench.rows import Row, as_json, table  # noqa: E402


def engine() -> list[Row]:
    from scripts._bench.engine import engine_rows

    return engine_rows()


def frame() -> list[Row]:
    from scripts._bench.frame import frame_rows

    return frame_rows()


PARTS: dict[str, Callable[[], list[Row]]] = {"engine": engine, "frame": frame}


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.py", description=__doc__)
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    wanted = parser.parse_args()
    rows = PARTS[wanted.part]()
    print(json.dumps(as_json(rows), indent=1) if wanted.json else table(rows))
    return 0 if all(row.is_met for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
