"""What the bench asks of an X server: one pixel, a pressed key, the keyboard for a window. Fast, unlike xdotool."""

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import POINTER, Structure, byref, c_char_p, c_int, c_uint, c_ulong, c_void_p, pointer

Z_PIXMAP = 2
ALL_PLANES = c_ulong(-1).value
REVERT_TO_PARENT = 2
VIEWABLE = 2


class _Attributes(Structure):
    """X's XWindowAttributes, as far as needed; the rest is room."""

    _fields_ = (
        *((name, c_int) for name in ("x", "y", "width", "height", "border", "depth")),
        ("visual", c_void_p),
        ("root", c_ulong),
        *((name, c_int) for name in ("class_", "bit_gravity", "win_gravity", "backing_store")),
        ("planes", c_ulong),
        ("pixel", c_ulong),
        ("save_under", c_int),
        ("colormap", c_ulong),
        ("map_installed", c_int),
        ("map_state", c_int),
        ("room", c_ulong * 16),
    )


def _libraries() -> tuple[ctypes.CDLL, ctypes.CDLL]:
    """Xlib and its testing extension, with the types of what is called here; raises OSError where they are missing."""
    x, test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
    x.XOpenDisplay.restype, x.XOpenDisplay.argtypes = c_void_p, (c_char_p,)
    x.XDefaultRootWindow.restype, x.XDefaultRootWindow.argtypes = c_ulong, (c_void_p,)
    x.XGetImage.restype = c_void_p
    x.XGetImage.argtypes = (c_void_p, c_ulong, c_int, c_int, c_uint, c_uint, c_ulong, c_int)
    x.XGetPixel.restype, x.XGetPixel.argtypes = c_ulong, (c_void_p, c_int, c_int)
    x.XDestroyImage.argtypes = (c_void_p,)
    x.XKeysymToKeycode.argtypes = (c_void_p, c_ulong)
    x.XStringToKeysym.restype, x.XStringToKeysym.argtypes = c_ulong, (c_char_p,)
    x.XQueryTree.argtypes = (c_void_p, c_ulong, *[POINTER(c_ulong)] * 2, POINTER(POINTER(c_ulong)), POINTER(c_uint))
    x.XGetWindowAttributes.argtypes = (c_void_p, c_ulong, POINTER(_Attributes))
    x.XSetInputFocus.argtypes = (c_void_p, c_ulong, c_int, c_ulong)
    x.XUnmapWindow.argtypes = (c_void_p, c_ulong)
    x.XResizeWindow.argtypes = (c_void_p, c_ulong, c_uint, c_uint)
    for name in ("XFlush", "XCloseDisplay"):
        getattr(x, name).argtypes = (c_void_p,)
    x.XSync.argtypes = (c_void_p, c_int)
    x.XFree.argtypes = (c_void_p,)
    test.XTestFakeKeyEvent.argtypes = (c_void_p, c_uint, c_int, c_ulong)
    return x, test


class Server:
    """A connection to an X server."""

    def __init__(self, display: str) -> None:
        """Connect to this display; raises OSError where that fails."""
        self._x, self._test = _libraries()
        self._display = self._x.XOpenDisplay(display.encode())
        if not self._display:
            raise OSError(f"cannot connect to display {display}")
        self._root = self._x.XDefaultRootWindow(self._display)

    def pixel(self, place: tuple[int, int]) -> int:
        """The colour of one pixel of the screen, as 0xRRGGBB."""
        image = self._x.XGetImage(self._display, self._root, *place, 1, 1, ALL_PLANES, Z_PIXMAP)
        colour = int(self._x.XGetPixel(image, 0, 0)) & 0xFFFFFF
        self._x.XDestroyImage(image)
        return colour

    def keycode(self, name: str) -> int:
        """The code of a key by its X name."""
        return int(self._x.XKeysymToKeycode(self._display, self._x.XStringToKeysym(name.encode())))

    def key(self, code: int, down: bool) -> None:
        """Press a key or let go of it, as a hand would."""
        self._test.XTestFakeKeyEvent(self._display, code, int(down), 0)
        self._x.XFlush(self._display)

    def window(self) -> int:
        """The one window that can be seen; 0 while there is none."""
        root, parent, children, count = c_ulong(), c_ulong(), pointer(c_ulong()), c_uint()
        self._x.XQueryTree(self._display, self._root, byref(root), byref(parent), byref(children), byref(count))
        found = [children[place] for place in range(count.value) if self._can_be_seen(children[place])]
        if count.value:
            self._x.XFree(children)
        return found[-1] if found else 0

    def _can_be_seen(self, window: int) -> bool:
        attributes = _Attributes()
        self._x.XGetWindowAttributes(self._display, window, byref(attributes))
        return bool(attributes.map_state == VIEWABLE and attributes.width > 100)

    def focus(self, window: int) -> None:
        """Give the window the keyboard."""
        self._x.XSetInputFocus(self._display, window, REVERT_TO_PARENT, 0)
        self._x.XSync(self._display, 0)

    def hide(self, window: int) -> None:
        """Take the window off the screen, as minimising does."""
        self._x.XUnmapWindow(self._display, window)
        self._x.XSync(self._display, 0)

    def resize(self, window: int, size: tuple[int, int]) -> None:
        """Give the window another size in pixels."""
        self._x.XResizeWindow(self._display, window, *size)
        self._x.XFlush(self._display)

    def close(self) -> None:
        """Disconnect."""
        self._x.XCloseDisplay(self._display)


@contextmanager
def connected(display: str) -> Iterator[Server]:
    """A connection for as long as it takes."""
    server = Server(display)
    try:
        yield server
    finally:
        server.close()
