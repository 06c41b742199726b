"""Sets up what the tests need, then runs them: python3 scripts/test.py [ARGS of pytest]."""

import os
import sys

# An old Python, down to 2.7, must be able to read this file: plain syntax and ASCII only.
if sys.version_info < (3, 11):
    sys.stderr.write("Qwitch needs Python 3.11 or newer; this is Python %d.%d.\n" % sys.version_info[:2])
    sys.exit(2)

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from scripts import _setup

if __name__ == "__main__":
    python = _setup.prepare("test")
    os.chdir(_setup.ROOT)
    # Scenes are tested without a screen or a sound device; the window tests ask for their own display.
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    # All tests at once go to all processor cores; a test marked xdist_group keeps to one core with its group.
    spread = [] if sys.argv[1:] else ["-n", "auto", "--dist", "loadgroup"]
    _setup.hand_over([python, "-P", "-m", "pytest"] + spread + sys.argv[1:])
