"""A new window size: the old picture stands in while art is drawn piece by piece, and then the new one is right."""

from collections.abc import Iterator
from functools import partial

import pygame
import pytest

from qwitch.stage import cache as cache_module
from qwitch.stage import view as view_module
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Picture
from qwitch.stage.resizing import SETTLE_S
from qwitch.stage.theme import Theme
from qwitch.stage.view import PATIENCE_S, SLICE_S, View
from qwitch.stage.window import Window
from tests.stage.screen import screen

SMALL, LARGE, OTHER = (800, 500), (1100, 700), (900, 600)
FRAME_S = 1 / 60


class Clock:
    """A clock that goes on only where a test says so."""

    now_s = 50.0

    def __call__(self) -> float:
        return self.now_s


class Slow:
    """A picture of some pieces, each of which takes a while to draw."""

    def __init__(self, clock: Clock, pieces: int, each_s: float) -> None:
        self.clock, self.pieces, self.each_s = clock, pieces, each_s
        self.drawn: list[tuple[tuple[int, int], int]] = []
        self.is_restless, self.moving = False, 0

    def __call__(self, kit: Kit) -> Picture:
        if self.is_restless:
            kit.cache.get(("restless", self.clock.now_s), lambda: self._draw(kit, -1))
        still = [(kit.cache.get(("piece", n), partial(self._draw, kit, n)), (40 * n, 60)) for n in range(self.pieces)]
        for card in range(self.moving):
            kit.cache.get(("moving", card, self.clock.now_s), lambda: self._draw(kit, -1), brief=True)
        return Picture(kit.table("race"), still)

    def _draw(self, kit: Kit, piece: int) -> pygame.Surface:
        self.clock.now_s += self.each_s
        self.drawn.append((kit.viewport.window, piece))
        picture = pygame.Surface((30, 30))
        picture.fill((200, 20 * piece % 256, 0))
        return picture


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(cache_module, "perf_counter", clock)
    monkeypatch.setattr(view_module, "perf_counter", clock)
    return clock


@pytest.fixture
def view(theme: Theme) -> Iterator[View]:
    with screen(*SMALL):
        yield View(Window(SMALL, fullscreen=False), Kit(theme, SMALL))


def resize(view: View, size: tuple[int, int], clock: Clock) -> None:
    """The player pulls the window to this size."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    view.follow(clock.now_s)


def shown() -> bytes:
    window = pygame.display.get_surface()
    assert window is not None
    return pygame.image.tobytes(window, "RGB")


def wanted(theme: Theme, slow: Slow, size: tuple[int, int]) -> bytes:
    """The picture of this size as it should be."""
    picture = slow(Kit(theme, size))
    whole = picture.ground.whole()
    whole.fblits(picture.still)
    return pygame.image.tobytes(whole, "RGB")


def frames_until_crisp(view: View, slow: Slow, clock: Clock) -> int:
    """How often it is shown until the new size has its own art."""
    frames = 0
    while view.is_resizing:
        view.show(slow, clock.now_s)
        clock.now_s += FRAME_S
        frames += 1
        assert frames < 200
    return frames


def test_art_for_a_new_size_is_drawn_a_few_pieces_at_a_time(view: View, clock: Clock, theme: Theme) -> None:
    slow = Slow(clock, 9, 0.6 * SLICE_S)
    view.show(slow, clock.now_s)
    slow.drawn.clear()
    resize(view, LARGE, clock)
    begun_s, pieces = clock.now_s, [0]
    while view.is_resizing:
        before_s = clock.now_s
        view.show(slow, clock.now_s)
        assert clock.now_s - before_s < 2 * SLICE_S, "input is read in between"
        pieces.append(len(slow.drawn))
        clock.now_s += 0.001
    assert slow.drawn == [(LARGE, piece) for piece in range(9)], "each once"
    assert len(set(pieces)) >= 5
    assert clock.now_s - begun_s >= SETTLE_S
    assert shown() == wanted(theme, slow, LARGE)


def test_meanwhile_the_old_picture_is_seen_fitted_in(view: View, clock: Clock) -> None:
    slow = Slow(clock, 4, 0.1)
    view.show(slow, clock.now_s)
    resize(view, LARGE, clock)
    view.show(slow, clock.now_s)
    window = pygame.display.get_surface()
    assert window is not None
    assert view.is_resizing
    assert window.get_at((15 * 1100 // 800, 70 * 700 // 500 + 2))[:3] == (200, 0, 0), "the first piece, larger"


def test_a_size_that_does_not_stay_is_not_waited_for(view: View, clock: Clock, theme: Theme) -> None:
    slow = Slow(clock, 3, 0.001)
    view.show(slow, clock.now_s)
    for size in (LARGE, OTHER, LARGE, OTHER):
        resize(view, size, clock)
        for _ in range(2):
            view.show(slow, clock.now_s)
            clock.now_s += FRAME_S
        assert view.is_resizing, "it may change again"
    frames_until_crisp(view, slow, clock)
    assert shown() == wanted(theme, slow, OTHER)


def test_where_something_always_moves_it_is_shown_all_the_same(view: View, clock: Clock) -> None:
    slow = Slow(clock, 4, 2 * SLICE_S)
    view.show(slow, clock.now_s)
    slow.is_restless = True
    resize(view, LARGE, clock)
    begun_s = clock.now_s
    frames_until_crisp(view, slow, clock)
    assert PATIENCE_S <= clock.now_s - begun_s < PATIENCE_S + 1


def test_cards_under_way_are_not_waited_for(view: View, clock: Clock) -> None:
    """In the middle of a deal: they would look different the next time."""
    slow = Slow(clock, 4, 0.6 * SLICE_S)
    view.show(slow, clock.now_s)
    slow.drawn.clear()
    slow.moving = 12
    resize(view, LARGE, clock)
    assert frames_until_crisp(view, slow, clock) <= 6
    assert sum(piece == -1 for _, piece in slow.drawn) <= 14, "drawn for the picture that is shown, and hardly before"


def test_another_theme_is_drawn_at_once(view: View, clock: Clock, theme: Theme) -> None:
    slow = Slow(clock, 4, 2 * SLICE_S)
    view.show(slow, clock.now_s)
    view.renew(theme)
    assert not view.is_busy
    view.show(slow, clock.now_s)
    assert len(slow.drawn) == 8, "nothing of the old art is left"
    assert shown() == wanted(theme, slow, SMALL)


def test_the_whole_screen_is_drawn_piece_by_piece_too(view: View, clock: Clock, theme: Theme) -> None:
    """A key pressed while the picture grows is read in time."""
    window = Window(SMALL, fullscreen=False)
    view = View(window, Kit(theme, SMALL))
    slow = Slow(clock, 6, 0.6 * SLICE_S)
    view.show(slow, clock.now_s)
    pygame.display.set_mode(LARGE)
    window.follow()  # as it does itself where it takes the whole screen
    view.renew(theme)
    assert view.is_resizing
    assert frames_until_crisp(view, slow, clock) >= 3
    assert shown() == wanted(theme, slow, LARGE)


@pytest.mark.parametrize("size", [LARGE, (1200, 500), (800, 900)], ids=str)
def test_beside_the_old_picture_the_window_is_black(view: View, clock: Clock, size: tuple[int, int]) -> None:
    """A new surface may hold anything: none of it is to be seen."""
    slow = Slow(clock, 4, 0.1)
    view.show(slow, clock.now_s)
    resize(view, size, clock)
    window = pygame.display.get_surface()
    assert window is not None
    window.fill((255, 0, 255))
    view.show(slow, clock.now_s)
    assert pygame.mask.from_threshold(window, (255, 0, 255), (9, 9, 9, 255)).count() == 0
    seen = pygame.Rect(0, 0, *SMALL).fit(window.get_rect())
    assert pygame.mask.from_threshold(window, (0, 0, 0), (1, 1, 1, 255)).count() >= size[0] * size[1] - seen.w * seen.h
