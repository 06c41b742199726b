"""How a clip is spoken: the usual way, or one that a recogniser understood better, kept in takes.json."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TypeAlias

FILE = Path(__file__).with_name("takes.json")


@dataclass(frozen=True, slots=True)
class Take:
    """One way of speaking: what ends the call, what stands between letter and number, the speed to begin with.

    `row` is the row of the voice's style (0 to 509); None is that of the text's length.
    """

    ending: str = "!"
    between: str = " "
    speed: float = 1.05
    row: int | None = None


USUAL = Take()

Takes: TypeAlias = Mapping[str, Mapping[str, Take]]
"""Voice's folder -> clip -> take, where it is not the usual one."""


def read(file: Path = FILE) -> Takes:
    """The takes that were chosen."""
    voices = json.loads(file.read_text("utf-8"))
    return {voice: {clip: Take(**take) for clip, take in clips.items()} for voice, clips in voices.items()}


def write(takes: Takes, file: Path = FILE) -> None:
    """Keep the chosen takes; only what differs from the usual take is written, one line a clip."""
    voices = []
    for voice in sorted(takes):
        clips = takes[voice]
        lines = [f"  {json.dumps(clip)}: {json.dumps(_unusual(clips[clip]))}" for clip in sorted(clips)]
        voices.append(f" {json.dumps(voice)}: {{\n" + ",\n".join(lines) + "\n }")
    file.write_text("{\n" + ",\n".join(voices) + "\n}\n", "utf-8")


def _unusual(take: Take) -> dict[str, Any]:
    usual = asdict(USUAL)
    return {name: value for name, value in asdict(take).items() if value != usual[name]}
