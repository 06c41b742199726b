from itertools import combinations

import pytest

from qwitch.stage.theme import Colour, Palette, Theme


def luma(colour: Colour) -> float:
    return 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]


def light(colour: Colour) -> float:
    """Relative luminance, 0 black to 1 white."""
    parts = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(first: Colour, second: Colour) -> float:
    low, high = sorted((light(first), light(second)))
    return (high + 0.05) / (low + 0.05)


def test_five_seats_differ_in_shape_and_in_grey(theme: Theme) -> None:
    """[hanabi-live 882]."""
    seats = theme.palette.seats
    assert len(seats) == 5
    assert len({seat.shape for seat in seats}) == 5
    gaps = [abs(luma(one.colour) - luma(other.colour)) for one, other in combinations(seats, 2)]
    assert min(gaps) >= 20


def test_letter_and_number_stay_apart_in_grey(theme: Theme) -> None:
    """[hanabi-live 882]."""
    assert abs(luma(theme.palette.letter) - luma(theme.palette.number)) >= 40


@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        ("letter", "letter_half", 5.5),
        ("number", "number_half", 2.8),
        ("text", "plate_light", 10),
        ("text_quiet", "plate_light", 5.5),
        ("accent", "plate_light", 7),
        ("text_dark", "accent", 9),
        ("text_dark", "key", 12),
        ("paper", "direction_top", 4),
        ("letter_on_dark", "plate_light", 5),
        ("number_on_dark", "plate_light", 5),
    ],
)
def test_what_is_read_stands_out_from_its_ground(theme: Theme, ink: str, ground: str, least: float) -> None:
    assert contrast(getattr(theme.palette, ink), getattr(theme.palette, ground)) >= least


def test_seat_colours_stand_out_from_the_plate(theme: Theme) -> None:
    assert min(contrast(seat.colour, theme.palette.plate_light) for seat in theme.palette.seats) >= 3


def test_every_kind_of_game_has_a_felt_of_its_own(theme: Theme) -> None:
    felts = theme.palette.felts
    assert set(felts) == {"race", "kids", "party", "solo"}
    for one, other in combinations(felts.values(), 2):
        assert sum(abs(a - b) for a, b in zip(one.light, other.light, strict=True)) >= 60
    assert all(luma(felt.light) - luma(felt.dark) >= 50 for felt in felts.values())


def test_a_palette_is_a_value() -> None:
    assert Palette() == Palette()
    assert Palette(accent=(1, 2, 3)) != Palette()
