"""The first page of the results: the podium of a game for several, the time of a solo run."""

from collections.abc import Iterator

from qwitch.locale.language import Language
from qwitch.scenes.outcome import Outcome
from qwitch.scenes.outcome_words import names_of, own_figures
from qwitch.scenes.solo_words import SoloStory
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.podium import Standing, podium
from qwitch.table import Box

FLOOR = 730


def ranking_page(kit: Kit, outcome: Outcome, story: SoloStory | None, language: Language, line: str) -> Iterator[Blit]:
    """How everybody ranked (R12), below a line, or how quick the only one was (L1)."""
    if story is None:
        yield from _podium(kit, outcome, language, line)
    else:
        yield from _time(kit, outcome, story, language, line)


def _podium(kit: Kit, outcome: Outcome, language: Language, line: str) -> Iterator[Blit]:
    text, palette, tr = kit.theme.text, kit.palette, language.tr
    yield kit.line(line, Typeface.TEXT, text.body, palette.text, Box(400, 204, 800, 36))
    yield kit.line(own_figures(outcome, tr), Typeface.BOLD, text.body, palette.accent, Box(200, 240, 1200, 36))
    yield from podium(kit, _standings(outcome, language), FLOOR)


def _standings(outcome: Outcome, language: Language) -> list[Standing]:
    """Best first; after two seconds comes a fourth, as in sport."""
    names, standings = names_of(outcome, language.tr), list[Standing]()
    for seats in outcome.ranks:
        rank = len(standings)
        for seat in seats:
            left = language.ntr("{count} card left", "{count} cards left", outcome.left[seat])
            standings.append(Standing(rank, names[seat], outcome.styles[seat], left))
    return standings


def _time(kit: Kit, outcome: Outcome, story: SoloStory, language: Language, line: str) -> Iterator[Blit]:
    """The time in hundredths, very large, the medal, and what there was to beat."""
    tr, palette, text = language.tr, kit.palette, kit.theme.text
    time = kit.lettering.outlined(story.time(tr), Typeface.DISPLAY, 190, palette.text, palette.plate, 8)
    yield kit.line(line, Typeface.TEXT, text.body, palette.text, Box(300, 212, 1000, 36))
    yield kit.centred(time, (800, 364))
    yield kit.line(story.record(tr), Typeface.DISPLAY, 40, palette.accent, Box(250, 470, 1100, 56))
    yield kit.pill(Box(330, 546, 940, 76))
    yield from story.medal(kit, tr, Box(330, 546, 940, 76))
    yield kit.line(own_figures(outcome, tr), Typeface.BOLD, text.body, palette.text, Box(230, 650, 1140, 40))
