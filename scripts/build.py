"""Makes the package of this platform: python3 scripts/build.py [--smoke | --figures]; see docs/PACKAGING.md."""

import os
import sys

# An old Python, down to 2.7, must be able to read this file: plain syntax and ASCII only.
if sys.version_info < (3, 11):
    sys.stderr.write("Qwitch needs Python 3.11 or newer; this is Python %d.%d.\n" % sys.version_info[:2])
    sys.exit(2)

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from scripts._build import command

if __name__ == "__main__":
    sys.exit(command.main(sys.argv[1:]))
