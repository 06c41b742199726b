"""Makes the pictures of the README from the program's own screens: python3 scripts/make_pictures.py [FOLDER].

Seeded, so that the same program gives the same pictures; it needs no screen.
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from qwitch.controls.labels import KeyLabels
from qwitch.locale.language import load_language
from qwitch.match.seats import parse_seats
from qwitch.paths import assets_folder
from qwitch.scenes.plan import GamePlan
from qwitch.scenes.scene import Scene
from qwitch.scenes.screens import AllScreens
from qwitch.stage.kit import Kit
from qwitch.stage.sound import Sounds
from qwitch.stage.theme import Theme

ROOT = Path(__file__).resolve().parent.parent
SIZE = (960, 540)
FRAME_S = 1 / 60

PICTURES = {
    "title": (None, 1.0),
    "race": (GamePlan("race", "tin", parse_seats("me,bot:900,bot:1000,bot:1100"), seed=12), 9.0),
    "party": (GamePlan("race", "tin", parse_seats("me,me2,me3,me4"), seed=12), 4.2),
    "kids": (GamePlan("turns", "tin", parse_seats("me,me2,relaxed"), seed=12), 6.0),
    "solo": (GamePlan("solo", "boxed", parse_seats("me"), seed=12), 4.0),
}
"""The pictures by name: the game that is shown (None: the title), and when it is taken, in seconds."""


def picture_of(scene: Scene, after_s: float) -> pygame.Surface:
    """What this screen looks like after a while."""
    kit, now_s = Kit(Theme(), SIZE), 100.0
    scene.enter(now_s)
    for _ in range(round(after_s / FRAME_S)):
        now_s += FRAME_S
        scene.tick(now_s)
        scene.step()
    picture = scene.picture(kit, now_s, 1.0)
    seen = picture.ground.whole()
    seen.fblits([*picture.still, *picture.moving])
    return seen


def main(folder: Path) -> None:
    """Write all pictures into this folder."""
    pygame.init()
    pygame.display.set_mode(SIZE)
    folder.mkdir(parents=True, exist_ok=True)
    language = load_language("en", assets_folder() / "locale")
    for name, (plan, after_s) in PICTURES.items():
        sounds = Sounds(assets_folder() / "sounds", muted=True)
        screens = AllScreens(language, KeyLabels(), plan or GamePlan(), sounds)
        scene = screens.title() if plan is None else screens.table(plan)
        pygame.image.save(picture_of(scene, after_s), folder / f"{name}.jpg")
        print(folder / f"{name}.jpg")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else ROOT / "docs" / "pictures")
