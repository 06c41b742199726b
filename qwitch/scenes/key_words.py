"""What keys are called, and what is said about keys that can or cannot be had."""

from collections.abc import Callable, Sequence

import pygame

from qwitch.controls.binding import ACTION, Doubt, Refusal, Reserved, Taken
from qwitch.controls.labels import KeyLabels, is_foreign

Translate = Callable[..., str]


def key_name(scancode: int, labels: KeyLabels, tr: Translate) -> str:
    """What stands on the key, short enough for its cap: its sign, or its name in the player's language.

    Keys of other scripts (Greek, Russian…) have the English sign beside their own, and that one is named.
    """
    named = _named(tr).get(scancode)
    if named is not None:
        return named
    label = labels.of(scancode)
    if is_foreign(label):
        return labels.english(scancode)
    if label.startswith("KP"):
        # tr: a key of the numpad, on its cap: "Num 5"
        return tr("Num {sign}", sign=NUMPAD.get(label.removeprefix("KP").strip("_"), label[-1]))
    if label == "?":
        # tr: said of a key that has no name, as a first word: "This key belongs to the system."
        return tr("This key")
    return "<" if label == "NONUSBACKSLASH" else label


NUMPAD = {"DIVIDE": "/", "MULTIPLY": "*", "MINUS": "-", "PLUS": "+", "PERIOD": ".", "EQUALS": "="}


def _named(tr: Translate) -> dict[int, str]:
    """Keys with words on them, as they stand on the keyboards of the language."""
    # tr: the following are names of keys, as printed on them
    enter, shift, ctrl, alt, system = tr("Enter"), tr("Shift"), tr("Ctrl"), tr("Alt"), tr("Sys")
    return {
        pygame.KSCAN_SPACE: tr("Space"),
        pygame.KSCAN_RETURN: enter,
        pygame.KSCAN_KP_ENTER: enter,
        pygame.KSCAN_ESCAPE: tr("Esc"),
        pygame.KSCAN_TAB: tr("Tab"),
        pygame.KSCAN_BACKSPACE: tr("Bksp"),
        pygame.KSCAN_DELETE: tr("Del"),
        pygame.KSCAN_CAPSLOCK: tr("Caps"),
        pygame.KSCAN_LSHIFT: shift,
        pygame.KSCAN_RSHIFT: shift,
        pygame.KSCAN_LCTRL: ctrl,
        pygame.KSCAN_RCTRL: ctrl,
        pygame.KSCAN_LALT: alt,
        pygame.KSCAN_RALT: tr("AltGr"),
        pygame.KSCAN_LGUI: system,
        pygame.KSCAN_RGUI: system,
        pygame.KSCAN_UP: tr("Arrow up"),
        pygame.KSCAN_DOWN: tr("Arrow down"),
        pygame.KSCAN_LEFT: tr("Arrow left"),
        pygame.KSCAN_RIGHT: tr("Arrow right"),
        pygame.KSCAN_INSERT: tr("Ins"),
        pygame.KSCAN_HOME: tr("Home"),
        pygame.KSCAN_END: tr("End"),
        pygame.KSCAN_PAGEUP: tr("PgUp"),
        pygame.KSCAN_PAGEDOWN: tr("PgDn"),
        pygame.KSCAN_PRINTSCREEN: tr("PrtSc"),
        pygame.KSCAN_PAUSE: tr("Pause key"),
        pygame.KSCAN_NUMLOCKCLEAR: tr("NumLock"),
        pygame.KSCAN_SCROLLLOCK: tr("ScrollLock"),
    }


def refusal_words(why: Refusal, key: str, names: Sequence[str], tr: Translate) -> str:
    """Why the key cannot be had: whose it is, or what else it does."""
    match why:
        case Taken(person, slot) if slot == ACTION:
            return tr("{sign} is taken: {name} passes with it.", sign=key, name=names[person])
        case Taken(person, slot):
            return tr("{sign} is taken: {name}, card {number}.", sign=key, name=names[person], number=slot + 1)
        case Reserved.MENU:
            return tr("{sign} is needed for menus and pause.", sign=key)
        case Reserved.FULLSCREEN:
            return tr("{sign} switches to the whole screen.", sign=key)
        case Reserved.MODIFIER:
            return tr("{sign} is held together with other keys: it cannot play.", sign=key)
        case Reserved.LOCK:
            return tr("{sign} switches something on and off: it cannot play.", sign=key)
    return tr("{sign} belongs to the system.", sign=key)


def doubt_words(why: Doubt | None, key: str, tr: Translate) -> str:
    """What speaks against a key that was taken; nothing where nothing does."""
    match why:
        case Doubt.NEEDS_FN:
            return tr("{sign} it is. On many laptops it works only together with Fn.", sign=key)
        case Doubt.NOT_ON_LAPTOPS:
            return tr("{sign} it is. Many laptops have no such key.", sign=key)
    return ""
