"""What make_voices.py can be asked: to make the clips, to measure them, or to look for better takes of weak ones."""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from scripts._voices.cast import CAST, Voice
from scripts._voices.missing import HOW, VoicesMissing
from scripts._voices.phonemes import CARDS, CASTILIAN

REPORT = Path("docs", "VOICES.md")


def main(args: list[str], root: Path) -> int:
    """Do what is asked for, line by line; exit status 2 and one line where something is missing or unwritable."""
    asked = parser(root).parse_args(args)
    try:
        for line in lines(asked, root):
            print(line, flush=True)
    except VoicesMissing as problem:
        return refuse(str(problem))
    except ModuleNotFoundError as problem:
        return refuse(f"the package {problem.name} is missing: {HOW}")
    except OSError as problem:
        return refuse(f"{problem.filename}: {problem.strerror}")
    return 0


def refuse(reason: str) -> int:
    """One line on standard error; the exit status."""
    sys.stderr.write(f"make_voices.py: {reason}\n")
    return 2


def parser(root: Path) -> argparse.ArgumentParser:
    """The arguments."""
    words = argparse.ArgumentParser(prog="make_voices.py", description="Make the game's voices, alike on every run.")
    words.add_argument("doing", nargs="?", choices=("make", "measure", "tune"), default="make")
    words.add_argument("--voice", action="append", metavar="en/emma", help="only this voice; may be given again")
    words.add_argument("--clip", action="append", metavar="B2", help="only this clip; may be given again")
    words.add_argument("--folder", type=Path, default=root / "assets" / "voices", help="where the clips lie")
    words.add_argument("--archive", type=Path, help="the archive of kokoro-js, if npm is not to fetch it")
    words.add_argument("--castilian", action="store_true", help='Spanish "ce" and "cinco" as in most of Spain')
    return words


def lines(asked: argparse.Namespace, root: Path) -> Iterator[str]:
    """Do it; each line as soon as it is known."""
    voices = wanted(asked.voice, asked.castilian)
    words = voices[0].words()
    if strange := set(asked.clip or ()) - {*CARDS, *(words if asked.doing == "make" else ())}:
        raise VoicesMissing(f"--clip {min(strange)}: expected a card such as B2, or one of {', '.join(words)}")
    if asked.doing == "measure":
        from scripts._voices import report

        return report.update(root / REPORT, asked.folder)
    from scripts._voices import making, tuning

    studio = making.studio(asked.archive)
    if asked.doing == "tune":
        return tuning.tune(voices, studio, asked.folder, asked.clip or CARDS)
    return making.make_all(voices, studio, asked.folder, asked.clip)


def wanted(folders: list[str] | None, castilian: bool) -> list[Voice]:
    """The voices to work on; raises VoicesMissing for a name that is none."""
    known = {voice.folder: voice for voice in CAST}
    for folder in folders or ():
        if folder not in known:
            raise VoicesMissing(f"--voice {folder}: expected one of {', '.join(known)}")
    chosen = [known[folder] for folder in folders or known]
    return [replace(one, accent=CASTILIAN) if castilian and one.language == "es" else one for one in chosen]
