"""A screen of its own for trying out the package in a window."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


def has_display() -> bool:
    """Whether a virtual screen can be had here."""
    return shutil.which("Xvfb") is not None


@contextmanager
def display() -> Iterator[str]:
    """Start Xvfb on a number that it chooses itself; gives the name of the display, ends it afterwards."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with open(reading, encoding="ascii") as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()
