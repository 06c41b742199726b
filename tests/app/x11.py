"""What a desktop does to a window and xdotool of older systems cannot: ask it to close, and take the keyboard away."""

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import POINTER, Structure, Union, byref, c_char_p, c_int, c_long, c_uint, c_ulong, c_void_p

CLIENT_MESSAGE = 33
"""The X event by which a window manager speaks to a window."""

REVERT_TO_PARENT = 2


class ClientMessage(Structure):
    """X's XClientMessageEvent."""

    _fields_ = (
        ("type", c_int),
        ("serial", c_ulong),
        ("send_event", c_int),
        ("display", c_void_p),
        ("window", c_ulong),
        ("message_type", c_ulong),
        ("format", c_int),
        ("data", c_long * 5),
    )


class Event(Union):
    """X's XEvent, of which only messages are needed."""

    _fields_ = (("message", ClientMessage), ("pad", c_long * 24))


def _library() -> ctypes.CDLL:
    """Load Xlib with the types of what is called here."""
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype, x.XOpenDisplay.argtypes = c_void_p, (c_char_p,)
    x.XDefaultRootWindow.restype, x.XDefaultRootWindow.argtypes = c_ulong, (c_void_p,)
    x.XInternAtom.restype, x.XInternAtom.argtypes = c_ulong, (c_void_p, c_char_p, c_int)
    x.XSendEvent.argtypes = (c_void_p, c_ulong, c_int, c_long, POINTER(Event))
    x.XCreateSimpleWindow.restype = c_ulong
    x.XCreateSimpleWindow.argtypes = (c_void_p, c_ulong, *[c_int] * 2, *[c_uint] * 3, *[c_ulong] * 2)
    x.XMapWindow.argtypes = (c_void_p, c_ulong)
    x.XSetInputFocus.argtypes = (c_void_p, c_ulong, c_int, c_ulong)
    x.XSync.argtypes = (c_void_p, c_int)
    x.XCloseDisplay.argtypes = (c_void_p,)
    return x


@contextmanager
def _connected(display: str) -> Iterator[tuple[ctypes.CDLL, int]]:
    """Connect to a display for as long as it takes."""
    x = _library()
    connection = x.XOpenDisplay(display.encode())
    assert connection, f"cannot connect to display {display}"
    try:
        yield x, connection
    finally:
        x.XCloseDisplay(connection)


def ask_to_close(display: str, window: int) -> None:
    """Send the window what a click on its closing button sends."""
    with _connected(display) as (x, connection):
        protocols = x.XInternAtom(connection, b"WM_PROTOCOLS", 0)
        closing = x.XInternAtom(connection, b"WM_DELETE_WINDOW", 0)
        message = ClientMessage(
            type=CLIENT_MESSAGE, window=window, message_type=protocols, format=32, data=(closing, 0, 0, 0, 0)
        )
        x.XSendEvent(connection, window, 0, 0, byref(Event(message=message)))
        x.XSync(connection, 0)


@contextmanager
def other_program(display: str) -> Iterator[None]:
    """Open a small window that has the keyboard, for as long as the context lasts."""
    with _connected(display) as (x, connection):
        window = x.XCreateSimpleWindow(connection, x.XDefaultRootWindow(connection), 0, 0, 60, 40, 0, 0, 0)
        x.XMapWindow(connection, window)
        x.XSync(connection, 0)
        x.XSetInputFocus(connection, window, REVERT_TO_PARENT, 0)
        x.XSync(connection, 0)
        yield
