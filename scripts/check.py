"""Checks layout, lint and types: python3 scripts/check.py [--fix], which mends what can be mended."""

import os
import sys

# An old Python, down to 2.7, must be able to read this file: plain syntax and ASCII only.
if sys.version_info < (3, 11):
    sys.stderr.write("Qwitch needs Python 3.11 or newer; this is Python %d.%d.\n" % sys.version_info[:2])
    sys.exit(2)

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from scripts import _checks

if __name__ == "__main__":
    sys.exit(_checks.main(sys.argv[1:]))
