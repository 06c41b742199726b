"""A real X server tells what is printed on the keys of its layout, dead accents as well."""

import json
import subprocess
import sys

import pytest

from tests.app.program import ROOT
from tests.app.screen import Screen, missing

pytestmark = [pytest.mark.window, pytest.mark.xdist_group("window")]

ASK = """
import json, pygame
from qwitch.controls.labels import KeyLabels
pygame.display.init()
labels = KeyLabels()
print(json.dumps({name[6:]: labels.of(code) for name, code in vars(pygame).items() if name.startswith("KSCAN_")}))
"""

CAPS = {
    "us": {"Q": "Q", "1": "1", "LEFTBRACKET": "[", "NONUSBACKSLASH": "NONUSBACKSLASH"},
    "fr": {"Q": "A", "1": "1", "LEFTBRACKET": "^", "APOSTROPHE": "Ù", "M": ",", "SEMICOLON": "M"},
    "es": {"Q": "Q", "1": "1", "LEFTBRACKET": "`", "APOSTROPHE": "´", "SEMICOLON": "Ñ", "GRAVE": "º", "EQUALS": "¡"},
    "de": {"Y": "Z", "MINUS": "ß", "EQUALS": "´", "GRAVE": "^", "SEMICOLON": "Ö"},
    "us(dvorak)": {"Q": "'", "S": "O", "Z": ";"},
}


@pytest.mark.parametrize("layout", CAPS)
def test_the_caps_are_those_of_the_layout_from_the_first_picture_on(layout: str, screen: Screen) -> None:
    """[pygame-ce 2745, Mindustry 1151]."""
    if why_not := missing("setxkbmap"):
        pytest.skip(why_not)
    name, _, variant = layout.partition("(")
    screen.run("setxkbmap", name, *(["-variant", variant.rstrip(")")] if variant else []))
    environment = screen.environment | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    asked = subprocess.run([sys.executable, "-c", ASK], cwd=ROOT, env=environment, capture_output=True, check=True)
    caps = json.loads(asked.stdout)
    assert {key: caps[key] for key in CAPS[layout]} == CAPS[layout]
