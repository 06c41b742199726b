"""Sets up what the game needs, then starts it: python3 scripts/play.py [ARGS of qwitch]."""

import os
import sys

# An old Python, down to 2.7, must be able to read this file: plain syntax and ASCII only.
if sys.version_info < (3, 11):
    sys.stderr.write("Qwitch needs Python 3.11 or newer; this is Python %d.%d.\n" % sys.version_info[:2])
    sys.exit(2)

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from scripts import _setup

if __name__ == "__main__":
    # -P: the user's folder stays the current one, but nothing in it is to be imported.
    _setup.hand_over([_setup.prepare("play"), "-P", "-m", "qwitch"] + sys.argv[1:])
