"""The figures in docs/VOICES.md, measured anew on the clips as they lie there."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from scripts._voices import crowd, figures
from scripts._voices.cast import ANNOUNCER, CAST, Voice
from scripts._voices.clip import Wave
from scripts._voices.figures import Figures
from scripts._voices.phonemes import CARDS
from scripts._voices.recognition import Recogniser

BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"

HEAD = """| voice | made of | card: median, longest | any clip | level, dB | peak, dB | pitch | understood | kB |
|---|---|---|---|---|---|---|---|---|"""


def update(page: Path, folder: Path) -> Iterator[str]:
    """Measure all clips under a folder and put the figures into the page; each line as it is known."""
    text = page.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    lines = []
    for line in measured(folder):
        yield line
        lines.append(line)
    page.write_text("\n".join([before + BEGIN, *lines, END + after]), "utf-8")


def measured(folder: Path) -> Iterator[str]:
    """The table of voices, then how well the newest of several calls is understood."""
    recogniser = Recogniser()
    english = {}
    yield from HEAD.splitlines()
    for voice in CAST:
        waves = figures.read(voice, folder)
        size = sum(file.stat().st_size for file in (folder / voice.folder).iterdir())
        understood = _understood(waves, recogniser) if voice.language == "en" else None
        if understood is not None and voice.name != ANNOUNCER:
            english[voice.name] = waves
        yield row(voice, figures.measure(waves, size, understood))
    yield ""
    yield in_a_crowd(crowd.measure(english, recogniser))


def _understood(waves: Mapping[str, Wave], recogniser: Recogniser) -> tuple[str, ...]:
    return tuple(name for name in CARDS if recogniser.hear(waves[name]) == name)


def row(voice: Voice, of: Figures) -> str:
    """One voice as a line of the table."""
    cells = (
        voice.folder,
        voice.recipe,
        f"{of.median_s:.2f} s, {of.longest_s:.2f} s",
        f"{of.longest_clip_s:.2f} s",
        f"{of.quietest_db:.1f} to {of.loudest_db:.1f}",
        f"{of.peak_db:.1f}",
        f"{of.pitch_hz:.0f} Hz",
        "not measured" if of.understood is None else f"{len(of.understood)} of {len(CARDS)}",
        f"{of.size / 1000:.0f}",
    )
    return f"| {' | '.join(cells)} |"


def in_a_crowd(of: crowd.Crowd) -> str:
    """The figures for two calls at once, as a sentence."""
    return (
        f"Of {of.pairs} English calls {of.alone} are understood alone, {of.as_loud} while an older call of another "
        f"voice goes on as loud, and {of.ducked} while it goes on ducked, as the game has it."
    )
