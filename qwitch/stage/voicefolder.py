"""Voices on disk: a folder a voice, a file a clip (B2.ogg, go.ogg), shipped with the game or recorded by a player."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from qwitch.stage.voicemap import ANNOUNCER, CARD_CLIPS, CLIPS, HELP_CLIPS

ENDINGS = (".ogg", ".wav", ".flac", ".mp3")
"""What a recording may be; of several for one clip the first of these is taken."""

_NAMES = {clip.casefold(): clip for clip in (*CLIPS, *HELP_CLIPS)}


@dataclass(frozen=True, slots=True)
class VoiceFolder:
    """One voice: its name, and the file of each clip that it has."""

    name: str
    files: Mapping[str, Path]


def shipped(folder: Path) -> VoiceFolder:
    """One of the game's own voices: every clip, none of them looked at before it is needed."""
    clips = (*CLIPS, *HELP_CLIPS) if folder.name == ANNOUNCER else CLIPS
    return VoiceFolder(folder.name, {clip: folder / f"{clip}.ogg" for clip in clips})


def recorded(folder: Path, faults: list[str]) -> list[VoiceFolder]:
    """A player's own voices of one language, by name; adds a line to faults for each that is not whole."""
    voices = []
    for place in _entries(folder, faults):
        if place.is_dir() and not place.name.startswith("."):
            voice = VoiceFolder(place.name, _clips(place, faults))
            if voice.files:
                voices.append(voice)
            if fault := _what_is_missing(voice):
                faults.append(line(place, fault))
    return voices


def line(place: Path, fault: str) -> str:
    """One printable line on a file or folder."""
    text = f"{place}: {fault}".encode("utf-8", "replace").decode("utf-8")
    return " ".join(text.split())


def _clips(folder: Path, faults: list[str]) -> dict[str, Path]:
    """The recordings of a folder by clip; b2.OGG is as good as B2.ogg."""
    files = [file for file in _entries(folder, faults) if file.suffix.casefold() in ENDINGS]
    files.sort(key=lambda file: ENDINGS.index(file.suffix.casefold()), reverse=True)
    return {_NAMES[stem]: file for file in files if (stem := file.stem.casefold()) in _NAMES}


def _entries(folder: Path, faults: list[str]) -> list[Path]:
    """What lies in a folder, by name; nothing where there is none."""
    try:
        return sorted(folder.iterdir())
    except FileNotFoundError:
        return []
    except OSError as error:
        faults.append(line(folder, f"expected a folder that can be read ({error.strerror or error})"))
        return []


def _what_is_missing(voice: VoiceFolder) -> str:
    """Which cards are not recorded, the first few by name; empty where none is missing."""
    cards = [clip for clip in CARD_CLIPS if clip not in voice.files]
    if not voice.files:
        return "holds no recording, expected files such as B2.ogg"
    if not cards or voice.name == ANNOUNCER:
        return ""
    some = ", ".join(cards[:4]) + (", …" if len(cards) > 4 else "")
    return f"has no recording of {len(cards)} of 64 cards ({some}); the game's own voice calls them"
