"""Whatever a layout has on its keys, the caps can be read: no empty box in place of a letter [zelda-roth-se 100]."""

import pygame
import pytest

from qwitch.controls.keysets import TOGETHER
from qwitch.controls.labels import KeyLabels
from qwitch.controls.x_keyboard import DEAD
from qwitch.scenes.key_words import key_name
from qwitch.stage.fonts import Fonts, Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.theme import Theme
from qwitch.table import Box

EUROPE = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßĄĆČĎĘĚĞİŁŃŇŐŘŚŞŠŤŮŰŹŻŽ¡¿ºª§µ£€°<>|²" + "".join(DEAD.values())
"""Signs on keys from Iceland to Turkey, dead accents among them."""

CAP = Box(100, 100, 44, 42)


@pytest.mark.parametrize("signs", ["йцукен", "ςερτυ", "קראטו"], ids=["Russian", "Greek", "Hebrew"])
def test_keys_of_other_scripts_are_called_by_the_latin_letter_beside_their_own(signs: str) -> None:
    labels = KeyLabels()
    scancodes = [getattr(pygame, f"KSCAN_{name}") for name in "QWERTY"[: len(signs)]]
    for scancode, sign in zip(scancodes, signs, strict=True):
        assert labels.learn(scancode, ord(sign))
    assert "".join(key_name(scancode, labels, str) for scancode in scancodes) == "QWERTY"[: len(signs)]


@pytest.mark.parametrize("sign", EUROPE)
def test_every_sign_of_europe_s_keys_is_drawn_on_its_cap(sign: str) -> None:
    """The large face lacks some of them: those are written in the one that has them."""
    pygame.font.init()
    labels, key = KeyLabels(), TOGETHER[0].slots[0]
    labels.learn(key, ord(sign))
    name = key_name(key, labels, str)
    assert name == sign
    kit = Kit(Theme(), (1280, 720))
    assert Fonts().missing(kit.lettering.face_for(name, Typeface.DISPLAY), name) == set()
    drawn, empty = (kit.keycap(text, CAP)[0] for text in (name, "\ufffe"))
    assert pygame.image.tobytes(drawn, "RGBA") != pygame.image.tobytes(empty, "RGBA")


def test_signs_that_the_large_face_has_stay_in_it() -> None:
    kit = Kit(Theme(), (1280, 720))
    assert {kit.lettering.face_for(sign, Typeface.DISPLAY) for sign in "QÑ5;"} == {Typeface.DISPLAY}
