"""Somebody who sits at the keys screen."""

from collections.abc import Sequence

from qwitch.controls.keysets import KeySet
from qwitch.scenes.keys import KeysScene
from qwitch.stage.widgets.key_field import KeyField
from qwitch.store import Settings
from tests.scenes.sitting import Sitting


def at_keys(people: int = 2, settings: Settings | None = None, lang: str = "en") -> tuple[Sitting, KeysScene]:
    """Sit down at the keys of so many people."""
    sitting = Sitting(settings, lang=lang)
    scene = KeysScene(sitting.desk)
    sitting.open(scene)
    scene.panel.widget("people").nudge(people - scene.people)
    scene.changed("people")
    return sitting, scene


def focus(scene: KeysScene, word: str) -> None:
    """Move the focus to this control."""
    scene.panel.focus = [widget.word for widget in scene.panel.widgets].index(word)


def kept(sitting: Sitting, people: int) -> Sequence[KeySet]:
    """The keys that were written down for so many people, or the game's own."""
    return sitting.desk.key_sets(people)


def caps(scene: KeysScene) -> list[str]:
    return [widget.label for widget in scene.panel.widgets if isinstance(widget, KeyField)]
