"""Where the packaged program starts: what only a package needs, then the game's own command line."""

import os
import sys


def start() -> int:
    """Make good what a package lacks, then do as the command line says; returns the exit status."""
    # A windowed program on Windows has no standard output at all: what is printed goes nowhere instead of failing.
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            nowhere = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  (for as long as the program runs)
            setattr(sys, name, nowhere)

    # A simulation's helpers are started as this very program, with Python's own words on the command line.
    if any("multiprocessing" in word for word in sys.argv[1:]):
        from multiprocessing import freeze_support

        freeze_support()

    from qwitch.__main__ import main

    return main()


if __name__ == "__main__":
    sys.exit(start())
