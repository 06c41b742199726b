"""Settings to save, and small ways to look at a folder."""

import json
from datetime import datetime
from pathlib import Path
from typing import Any

from msgspec import structs

from qwitch.store import (
    KeyChoices,
    Keys,
    LastSetup,
    LastSetups,
    SeatChoice,
    Settings,
    SettingsFile,
    SoloChoice,
    Volumes,
    Window,
)

NOON = datetime(2025, 1, 31, 12, 0, 0)
CORRUPT = "settings.json.corrupt-20250131-120000"

ONES = Keys((4, 5, 6, 7, 8), 9)
OTHERS = Keys((14, 15, 16, 17, 18), 19)

SWITCHES: dict[str, Any] = {
    field.name: not field.default for field in structs.fields(Settings) if isinstance(field.default, bool)
}

CHANGED = Settings(
    **SWITCHES,
    language="es",
    volumes=Volumes(master=0.25, effects=0, menu=1, voices=0.5),
    motion="reduced",
    contrast="high",
    palette="colour-safe",
    text_size="largest",
    window=Window((1280, 720), fullscreen=True),
    countdown_ms=2500,
    freezes="gentle",
    help="full",
    keys=KeyChoices(one=(ONES,), two=(OTHERS, ONES)),
    last=LastSetups(
        mode="race",
        race=LastSetup(
            (SeatChoice("me", name="Ñandú 日本", style=3, device="pad"), SeatChoice("bot:900", handicap_ms=250)),
            edition="boxed",
        ),
        solo=LastSetup((SeatChoice("me"),)),
    ),
    solo=SoloChoice(deal="code", code="A3F7", ghost="cards", strip=True),
    lessons=("what-goes-up", "the-edges"),
    drills=(("letters-down", 2400), ("numbers-up", 900)),
)
"""Every setting is another than the game's own."""


def settings_file(folder: Path) -> SettingsFile:
    return SettingsFile(folder, now=lambda: NOON)


def written(folder: Path, content: object) -> SettingsFile:
    """A settings file with this JSON value, or these bytes, in it."""
    data = content if isinstance(content, bytes) else json.dumps(content).encode()
    (folder / "settings.json").write_bytes(data)
    return settings_file(folder)


def as_json(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def louder(master: float) -> Settings:
    return structs.replace(Settings(), volumes=Volumes(master=master))
