"""A lock beside the project, so that two set-ups at once do not work on one .venv.

The system lets go of it when the last process that holds it has ended, however that came about.
"""

import contextlib
import os
import sys
from collections.abc import Callable, Iterator

if sys.platform == "win32":
    import msvcrt
    import time

    def lock_at_once(file: int) -> bool:
        """Take the lock and tell True, or tell False if another has it."""
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

    def lock(file: int) -> None:
        """Take the lock as soon as it can be had."""
        while not lock_at_once(file):
            time.sleep(0.1)

else:
    import fcntl

    def lock_at_once(file: int) -> bool:
        """Take the lock and tell True, or tell False if another has it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def lock(file: int) -> None:
        """Take the lock as soon as it can be had."""
        fcntl.flock(file, fcntl.LOCK_EX)


@contextlib.contextmanager
def only_one(root: str, waiting: Callable[[], None]) -> Iterator[int]:
    """Hold the lock of the project at `root`, calling `waiting` if another has it; gives its file number."""
    folder = os.path.join(root, ".work")
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "setup.lock"), "ab") as file:
        if not lock_at_once(file.fileno()):
            waiting()
            lock(file.fileno())
        yield file.fileno()
