from hypothesis import given, settings
from hypothesis import strategies as st

from qwitch.stage.cache import ArtCache
from qwitch.stage.fonts import Fonts, Typeface
from qwitch.stage.text import Lettering, shortened
from qwitch.stage.viewport import Viewport

WHITE = (255, 255, 255)
strings = st.text(alphabet="abcWMijl ÁÉÍÓÚÜÑáéíóúüñ¡¿…-.0189", max_size=60)


@settings(max_examples=150, deadline=None)
@given(
    string=strings,
    face=st.sampled_from(list(Typeface)),
    size=st.floats(10, 120),
    room=st.floats(0, 700),
    window=st.tuples(st.integers(800, 3840), st.integers(500, 2160)),
)
def test_fitted_text_never_leaves_its_box(
    fonts: Fonts, string: str, face: Typeface, size: float, room: float, window: tuple[int, int]
) -> None:
    viewport = Viewport(window)
    line = Lettering(fonts, viewport, ArtCache(limit=0)).fit(string, face, size, WHITE, room)
    assert line.get_width() <= room * viewport.scale


@settings(max_examples=100, deadline=None)
@given(strings, st.integers(0, 400))
def test_shortened_text_is_the_longest_beginning_that_fits(fonts: Fonts, string: str, room: int) -> None:
    font = fonts.get(Typeface.TEXT, 20)
    short = shortened(font, string, room)
    assert font.size(short)[0] <= room or short == ""
    if short.endswith("…") and short != string:
        kept = len(short) - 1
        longer = [string[:length].rstrip() + "…" for length in range(kept + 1, len(string))]
        assert all(font.size(one)[0] > room for one in longer if len(one) > len(short))


def lettering(fonts: Fonts, cache: ArtCache) -> Lettering:
    return Lettering(fonts, Viewport((1600, 900)), cache)


def test_text_that_fits_is_left_alone(fonts: Fonts, cache: ArtCache) -> None:
    letters = lettering(fonts, cache)
    assert letters.fit("Lupe", Typeface.BOLD, 24, WHITE, 300) is letters.text("Lupe", Typeface.BOLD, 24, WHITE)


def test_text_a_little_too_wide_becomes_smaller_and_stays_whole(fonts: Fonts, cache: ArtCache) -> None:
    letters = lettering(fonts, cache)
    natural = letters.text("Cómo se juega", Typeface.DISPLAY, 40, WHITE)
    line = letters.fit("Cómo se juega", Typeface.DISPLAY, 40, WHITE, natural.get_width() * 0.9)
    assert 0.8 < line.get_width() / natural.get_width() <= 0.9
    assert line.get_height() < natural.get_height()


def test_text_far_too_wide_ends_in_an_ellipsis(fonts: Fonts) -> None:
    assert shortened(fonts.get(Typeface.BOLD, 24), "Maximiliana Fernández", 130).endswith("…")


def test_the_same_line_is_drawn_once(fonts: Fonts, cache: ArtCache) -> None:
    letters = lettering(fonts, cache)
    first = letters.text("14", Typeface.DISPLAY, 32, WHITE)
    assert letters.text("14", Typeface.DISPLAY, 32, WHITE) is first
    assert letters.text("14", Typeface.DISPLAY, 32, (1, 2, 3)) is not first


def test_text_grows_with_the_window(fonts: Fonts) -> None:
    small, large = (Lettering(fonts, Viewport(size), ArtCache()) for size in ((800, 450), (3200, 1800)))
    narrow, wide = (one.width("Otto", Typeface.BOLD, 24) for one in (small, large))
    assert 3.7 < wide / narrow < 4.3


def test_an_outline_reaches_all_round(fonts: Fonts, cache: ArtCache) -> None:
    letters = lettering(fonts, cache)
    plain = letters.text("Stop!", Typeface.DISPLAY, 120, WHITE).get_bounding_rect()
    banner = letters.outlined("Stop!", Typeface.DISPLAY, 120, WHITE, (200, 0, 0), 6)
    outlined = banner.get_bounding_rect()
    assert 8 <= outlined.width - plain.width <= 14
    assert 8 <= outlined.height - plain.height <= 14
    assert any(banner.get_at((x, 70))[:3] == (200, 0, 0) for x in range(banner.get_width()))
