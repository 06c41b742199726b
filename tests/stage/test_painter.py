"""However little the painter touches, the window shows what painting everything would."""

from collections.abc import Iterator
from random import Random

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qwitch.stage.painter import MANY, Blit, Painter, Picture
from tests.stage.screen import screen

SIZE = (48, 32)


@pytest.fixture(scope="module", autouse=True)
def window() -> Iterator[pygame.Surface]:
    with screen(*SIZE) as surface:
        yield surface


class Plain:
    """An opaque ground of the window's size, no two pixels alike."""

    size = SIZE

    def __init__(self, seed: int) -> None:
        chance, self.picture = Random(seed), pygame.Surface(SIZE)
        for place in range(SIZE[0] * SIZE[1]):
            self.picture.set_at((place % SIZE[0], place // SIZE[0]), (chance.randrange(256), place % 256, place // 256))

    def lay(self, target: pygame.Surface, part: pygame.Rect) -> None:
        target.blit(self.picture, part, part)

    def whole(self) -> pygame.Surface:
        return self.picture.copy()


def card(seed: int) -> pygame.Surface:
    """Make a small picture, see-through here and there."""
    chance = Random(seed)
    picture = pygame.Surface((chance.randint(1, 17), chance.randint(1, 13)), pygame.SRCALPHA)
    picture.fill([chance.randrange(256) for _ in range(4)])
    picture.fill((255, 255, 255, 255), (0, 0, 3, 3))
    return picture


GROUNDS = [Plain(seed) for seed in range(2)]
CARDS = [card(seed) for seed in range(6)]

blits = st.tuples(st.sampled_from(CARDS), st.tuples(st.integers(-12, 50), st.integers(-10, 34)))
pictures = st.builds(
    Picture,
    st.sampled_from(GROUNDS),
    st.lists(blits, max_size=7),
    st.lists(blits, max_size=5) | st.lists(blits, min_size=MANY, max_size=MANY + 4),
)


def everything(picture: Picture) -> bytes:
    """Give the pixels of this picture painted from scratch."""
    canvas = picture.ground.whole()
    for surface, place in [*picture.still, *picture.moving]:
        canvas.blit(surface, place)
    return pygame.image.tobytes(canvas, "RGB")


def seen(window: pygame.Surface) -> bytes:
    return pygame.image.tobytes(window, "RGB")


@given(shown=st.lists(pictures | st.none(), min_size=1, max_size=8))
@settings(deadline=None)
def test_any_pictures_in_a_row_look_as_painted_from_scratch(shown: list[Picture | None]) -> None:
    window = pygame.display.get_surface()
    assert window is not None
    window.fill((255, 0, 255))
    painter = Painter(window)
    for picture in shown:
        if picture is None:
            window.fill((255, 0, 255))
            painter.forget()
        else:
            painter.paint(picture)
            assert seen(window) == everything(picture)


@given(
    still=st.lists(blits, min_size=2, max_size=7, unique_by=lambda blit: (id(blit[0]), blit[1])),
    order=st.randoms(use_true_random=False),
)
@settings(deadline=None)
def test_what_lies_on_top_may_change(still: list[Blit], order: Random) -> None:
    window = pygame.display.get_surface()
    assert window is not None
    painter = Painter(window)
    painter.paint(Picture(GROUNDS[0], still))
    other = list(still)
    order.shuffle(other)
    painter.paint(Picture(GROUNDS[0], other[1:]))
    assert seen(window) == everything(Picture(GROUNDS[0], other[1:]))


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[list[pygame.Rect] | None]:
    """Give what was brought to the screen: lists of places, None for all of it."""
    calls: list[list[pygame.Rect] | None] = []
    monkeypatch.setattr(pygame.display, "update", calls.append)
    monkeypatch.setattr(pygame.display, "flip", lambda: calls.append(None))
    return calls


def test_nothing_is_shown_where_nothing_changes(window: pygame.Surface, shown: list[list[pygame.Rect] | None]) -> None:
    painter = Painter(window)
    painter.paint(Picture(GROUNDS[0], [(CARDS[0], (3, 4))]))
    assert len(shown) == 1
    for _ in range(3):
        painter.paint(Picture(GROUNDS[0], [(CARDS[0], (3, 4))]))
    assert len(shown) == 1


def test_only_what_changes_is_shown(window: pygame.Surface, shown: list[list[pygame.Rect] | None]) -> None:
    painter = Painter(window)
    still: list[Blit] = [(CARDS[0], (30, 4)), (CARDS[1], (30, 18))]
    painter.paint(Picture(GROUNDS[0], still))
    painter.paint(Picture(GROUNDS[0], still, [(CARDS[2], (2, 2))]))
    painter.paint(Picture(GROUNDS[0], still, [(CARDS[2], (5, 2))]))
    painter.paint(Picture(GROUNDS[0], still))
    room = CARDS[2].get_rect(topleft=(2, 2)).union(CARDS[2].get_rect(topleft=(5, 2)))
    assert len(shown) == 4
    assert all(room.contains(rect) for places in shown[1:] for rect in places or [window.get_rect()])


def test_a_window_that_lost_its_content_is_painted_whole(
    window: pygame.Surface, shown: list[list[pygame.Rect] | None]
) -> None:
    painter, picture = Painter(window), Picture(GROUNDS[1], [(CARDS[0], (3, 4))])
    painter.paint(picture)
    window.fill((0, 0, 0))
    painter.forget()
    painter.paint(picture)
    assert shown[-1] == [window.get_rect()]
    assert seen(window) == everything(picture)


def test_its_layer_is_the_picture_without_what_moves(window: pygame.Surface) -> None:
    painter = Painter(window)
    painter.paint(Picture(GROUNDS[0], [(CARDS[0], (3, 4))], [(CARDS[1], (20, 8))]))
    assert seen(painter.layer) == everything(Picture(GROUNDS[0], [(CARDS[0], (3, 4))]))
