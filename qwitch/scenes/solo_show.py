"""Shows a solo run: the clock in hundredths, and the ghost of the best run on the same deal."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from qwitch.engine.events import Played, Stopped, Turned, WentOut
from qwitch.engine.game import Phase
from qwitch.match.chart import Lead
from qwitch.match.deal_codes import deal_name
from qwitch.match.events import Event
from qwitch.match.ghost import Ghost
from qwitch.scenes.names import clock_text
from qwitch.scenes.show import TableShow
from qwitch.stage.cards import Back, Face, Side
from qwitch.stage.figures import figures
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.motion import GLIDE
from qwitch.stage.painter import Blit
from qwitch.stage.spectre import ghost_card, ghost_sign, lead_bar
from qwitch.stage.theme import Theme
from qwitch.store.solo import GhostKind
from qwitch.table import Box

BRISK = {"refill_wait": 40, "deal_step": 18, "deal": 140, "flip": 100}
"""Times in milliseconds: a run stands still fifty times, and each time the hand lies there before play goes on."""

LEVEL_MS = 50
"""Closer together than this, in milliseconds, nobody is ahead."""

CLOCK = Box(132, 188, 340, 96)
BELOW_CLOCK = Box(132, 296, 340, 34)
DEAL = Box(132, 142, 340, 36)
BAR = Box(1388, 606, 40, 188)
WORDS = Box(1440, 606, 118, 188)
CARDS = Box(1256, 176, 118, 168)
SIGN = (1315.0, 374.0)

SLIDE_MS = 180
"""How long a card of the ghost's comes sliding, in milliseconds."""

SLIDE = (26.0, 44.0)
"""From how far to the right and below it comes, in logical units."""


class SoloShow(TableShow):
    """The picture of one solo run."""

    _ghost: Ghost | None = None
    _kind: GhostKind = "off"
    _pace: tuple[int, ...] = ()
    _told = 0

    def make_theme(self, theme: Theme) -> Theme:
        """Refills come at once."""
        return replace(theme, durations=replace(theme.durations, **BRISK))

    def race(self, ghost: Ghost | None, kind: GhostKind) -> None:
        """Race this ghost, or that of nobody yet; kind is what is seen of it."""
        self._ghost, self._kind = ghost, kind

    @property
    def lead(self) -> Lead | None:
        """How far the run is ahead of the ghost now; None without a ghost, and before "Go!"."""
        if self._ghost is None or self._match.go_ms is None:
            return None
        return self._ghost.lead_of(self._pace, self._match.played_ms)

    def happen(self, events: Sequence[Event], now_s: float) -> None:
        """Show these events, and note when the cards landed."""
        super().happen(events, now_s)
        if any(isinstance(event, Turned) for event in events) and self._match.game.phase is Phase.RUNNING:
            self.banner.until_s = now_s  # play goes on: nothing stands still any more
        history, go_ms = self._match.history, self._match.go_ms
        if go_ms is not None:
            new = history[self._told :]
            self._pace += tuple(one.t - go_ms for one in new if isinstance(one.event, Played))
            self._told = len(history)

    def _count_streak(self, seat: int) -> None:
        """All cards are one's own: a streak is heard, but nothing to tell."""
        self._streaks[seat] += 1

    def _announce(self, event: Stopped | WentOut) -> None:
        """Nobody else is there who might have a card that fits."""
        super()._announce(event)
        if isinstance(event, Stopped) and event.why == "standstill":
            self.banner.line = self._tr("None of your cards fits")

    # The picture

    def warmth(self, kit: Kit) -> Iterator[Side]:
        """The ghost's cards too, in the order in which it plays them."""
        yield from super().warmth(kit)
        if self._ghost is not None and self._kind == "cards":
            for face in map(Face.of, self._ghost.cards):
                ghost_card(kit, face, CARDS)
                yield face

    def _signs(self, kit: Kit, now_s: float) -> Iterator[Blit]:
        yield from super()._signs(kit, now_s)
        text, palette, tr = kit.theme.text, kit.palette, self._tr
        setup = self._match.game.setup
        deal = tr("Deal {name}", name=deal_name(setup.seed))
        yield kit.line(deal, Typeface.DISPLAY, 28, palette.text_quiet, DEAL)
        yield kit.pill(CLOCK)
        if self._kind == "off":
            return
        if self._ghost is None:
            yield ghost_sign(kit, 40, (BAR.x + 4, BAR.y + 34))
            for row, line in enumerate((tr("First run"), tr("on this deal"))):
                box = Box(BAR.x + 34, BAR.y + 4 + 28 * row, 140, 30)
                yield kit.line(line, Typeface.BOLD, text.body, palette.text_quiet, box, "left")
            return
        best = tr("Best: {time}", time=clock_text(self._ghost.time_ms, tr, digits=2))
        yield kit.line(best, Typeface.BOLD, text.body, palette.text_quiet, BELOW_CLOCK)
        yield ghost_sign(kit, 34, (BAR.x - 26, BAR.centre[1]))

    def _over_cards(self, kit: Kit, now_s: float) -> Iterator[Blit]:
        time = clock_text(self._match.played_ms, self._tr, digits=2)
        yield from figures(kit, time, 60, kit.palette.text, CLOCK)
        if self._ghost is not None:
            yield from self._spectre(kit, self._ghost)
        yield from super()._over_cards(kit, now_s)

    def _spectre(self, kit: Kit, ghost: Ghost) -> Iterator[Blit]:
        """Bar and words beside the draw pile; above, if wanted, the ghost's last cards."""
        lead = self.lead or Lead(0, 0)
        is_level = abs(lead.ms) < LEVEL_MS
        yield from lead_bar(kit, BAR, 0 if is_level else lead.ms)
        yield from self._lead_words(kit, lead, is_level)
        if self._kind == "cards":
            yield from self._ghost_cards(kit, ghost)

    def _lead_words(self, kit: Kit, lead: Lead, is_level: bool) -> Iterator[Blit]:
        tr, palette = self._tr, kit.palette
        if is_level:
            word, colour = tr("level"), palette.text
        elif lead.ms > 0:
            word, colour = tr("ahead"), palette.accent
        else:
            word, colour = tr("behind"), palette.number_on_dark
        upper, middle, lower = (Box(WORDS.x, WORDS.y + y, WORDS.w, 40) for y in (22, 66, 122))
        yield kit.line(word, Typeface.BOLD, kit.theme.text.body, colour, upper, "left")
        yield from figures(kit, _signed(lead.ms / 1000, 1).replace(".", tr(".")) + " s", 34, colour, middle, "left")
        yield from figures(kit, _signed(lead.cards, 0), 30, palette.text, lower.resized(52, lower.h), "left")
        small = Box(lower.x + 56, lower.y + 2, 25, 36)
        yield kit.at(small, kit.art.side(Back(), kit.viewport.px(small.h)))

    def _ghost_cards(self, kit: Kit, ghost: Ghost) -> Iterator[Blit]:
        """What the ghost played last lies there, the newest card slides onto it."""
        yield ghost_sign(kit, 34, SIGN)
        now_ms = self._match.played_ms
        played = ghost.played(now_ms) if self._match.go_ms is not None else 0
        if played == 0:
            return
        newest, since_ms = Face.of(ghost.cards[played - 1]), now_ms - ghost.pace[played - 1]
        away = 0.0 if kit.theme.calm else 1 - GLIDE(min(1.0, since_ms / SLIDE_MS))
        if away and played > 1:
            yield ghost_card(kit, Face.of(ghost.cards[played - 2]), CARDS)
        yield ghost_card(kit, newest, CARDS.moved(SLIDE[0] * away, SLIDE[1] * away))


def _signed(number: float, digits: int) -> str:
    """A number with its sign; a true minus, as wide as the plus."""
    text = f"{abs(number):.{digits}f}"
    return text if not text.strip("0.") else ("+" if number > 0 else "−") + text
