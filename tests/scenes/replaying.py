"""A replay in the hands of a test: controlled by keys, pad and pointer, looked at card by card."""

from pygame.event import Event

from qwitch.controls.commands import MenuMove, Move
from qwitch.match.events import Stamped
from qwitch.match.reading import Log, read_log
from qwitch.scenes.replay import ReplayScene
from qwitch.stage.cards import DirectionFace, Face
from qwitch.stage.tableau import PILE_SHOWN
from qwitch.stage.viewport import Viewport
from tests.golden.test_golden import FOLDER
from tests.reference.logged import Logged
from tests.scenes.sitting import Sitting

SIZE = (800, 500)
"""The window that the pointer moves in, in pixels."""


def golden_log(name: str) -> Log:
    """One of the matches that were saved."""
    return read_log(FOLDER / f"{name}.jsonl")


class Watching:
    """Somebody who watches a log."""

    def __init__(self, log: Log | str, at_ms: int | None = None, lang: str = "en") -> None:
        self.log = golden_log(log) if isinstance(log, str) else log
        self.sitting = Sitting(lang=lang)
        scene = self.sitting.screens.replay(self.log, at_ms=at_ms)
        assert isinstance(scene, ReplayScene)
        self.scene, self.projector = scene, scene.projector
        self.sitting.open(scene)
        self.sitting.waits(0.01)
        self.sitting.sees(SIZE)

    @property
    def ms(self) -> int:
        """The game clock that is shown."""
        return self.projector.ms

    def move(self, *moves: Move) -> None:
        """Directions and buttons of a gamepad."""
        for move in moves:
            self.sitting.now_s += 0.01
            self.sitting.wants(MenuMove(move, self.sitting.now_s, pad=0))

    def focus(self) -> str:
        """The word of the control in focus."""
        return self.scene.panel.focused.word

    def points(self, kind: int, point: tuple[float, float]) -> None:
        """The pointer's button goes down or up, or the pointer moves, at this logical point."""
        pos = Viewport(SIZE).to_px(point)
        self.sitting.does(Event(kind, pos=pos, button=1, touch=False))

    def plays(self) -> bool:
        """Whether the film runs."""
        return self.projector.is_playing

    def is_lively(self) -> bool:
        """Whether anything moves, so that frames follow each other."""
        return self.scene.is_lively

    def is_frozen(self) -> bool:
        """Whether the picture of a photo finish is shown."""
        return self.scene.film.is_frozen

    def has_left(self) -> bool:
        """Whether the screen below is in front again."""
        return self.sitting.top is not self.scene

    # What lies on the table

    def events_so_far(self) -> list[Stamped]:
        """The events of the log that were shown."""
        return self.projector.playback.history

    def assert_lies_as_logged(self) -> None:
        """Every card that is seen lies where the events leave it; the plates count as the log does."""
        show, game = self.projector.show, self.projector.playback.game
        tableau = show.tableau
        logged = Logged.after(self.events_so_far(), game.variant.spare_joins_pile)
        hands = [
            {slot: sprite.front for slot, sprite in enumerate(hand) if sprite is not None} for hand in tableau.hands
        ]
        assert hands == [{slot: Face.of(card) for slot, card in hand.items()} for hand in logged.hands]
        assert tableau.draw_counts == [len(draw) for draw in logged.draw]
        assert [look.count for look in show.looks] == [
            len(hand) + len(draw) for hand, draw in zip(logged.hands, logged.draw, strict=True)
        ]
        shown = [sprite.front for sprite in tableau.pile][-PILE_SHOWN:]
        assert shown == [Face.of(card) for card in logged.pile[-len(shown) :]]
        assert len(tableau.pile) + tableau.buried == len(logged.pile)
        sign = tableau.direction.front if tableau.direction is not None else None
        assert (sign.sign if isinstance(sign, DirectionFace) else None) == (
            None if logged.direction is None else logged.direction.sign
        )
        assert tableau.stack_count + (tableau.next_direction is not None) == logged.stacked
