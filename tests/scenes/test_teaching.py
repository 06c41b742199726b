"""What a child is told is true: what fits, why a card does not, and why one did."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwitch.engine.cards import CARDS, LETTERS, NAMES, NUMBERS, card_named
from qwitch.engine.directions import Direction, direction_signed, fits
from qwitch.locale.language import LANGUAGES, load_language
from qwitch.paths import assets_folder
from qwitch.scenes.learner import FADE_AFTER, HELP_STEPS, Learner
from qwitch.scenes.teaching import needed_line, praise, why_not

ENGLISH, SPANISH = (load_language(code, assets_folder() / "locale").tr for code in LANGUAGES)


@pytest.mark.parametrize(
    ("top", "sign", "english", "spanish"),
    [
        ("B2", "+", "You need a C or a 3", "Necesitas una C o un 3"),
        ("B2", "-", "You need an A or a 1", "Necesitas una A o un 1"),
        ("E7", "=", "You need an E or a 7", "Necesitas una E o un 7"),
        ("G7", "+", "You need an H or an 8", "Necesitas una H o un 8"),
        ("H3", "+", "Nothing comes after H. You need a 4", "Después de la H no hay nada. Necesitas un 4"),
        ("B1", "-", "Nothing comes before 1. You need an A", "Antes del 1 no hay nada. Necesitas una A"),
        ("H8", "+", "Nothing comes after H or after 8.", "Después de la H o del 8 no hay nada."),
        ("A1", "-", "Nothing comes before A or before 1.", "Antes de la A o del 1 no hay nada."),
    ],
)
def test_M4_M5_what_is_needed(top: str, sign: str, english: str, spanish: str) -> None:
    said = [needed_line(card_named(top), direction_signed(sign), tr) for tr in (ENGLISH, SPANISH)]
    assert said == [english, spanish]


def test_a_wrong_card_explains_itself() -> None:
    assert why_not(card_named("A7"), card_named("B2"), Direction.UP, ENGLISH) == "A7 has neither a C nor a 3"
    assert why_not(card_named("A7"), card_named("H3"), Direction.UP, ENGLISH) == "A7 has no 4"
    assert why_not(card_named("A7"), card_named("H8"), Direction.UP, ENGLISH) == "No card fits on H8 now"


@pytest.mark.parametrize(
    ("card", "top", "sign", "said"),
    [
        ("C7", "B2", "+", "Yes! C comes after B!"),
        ("F3", "B2", "+", "Yes! 3 comes after 2!"),
        ("A7", "B2", "-", "Yes! A comes before B!"),
        ("B7", "B2", "=", "Yes! The same letter: B!"),
        ("F2", "B2", "=", "Yes! The same number: 2!"),
    ],
)
def test_praise_names_the_reason(card: str, top: str, sign: str, said: str) -> None:
    assert praise(card_named(card), card_named(top), direction_signed(sign), ENGLISH) == said


@given(top=st.sampled_from(CARDS), direction=st.sampled_from(Direction), tr=st.sampled_from([ENGLISH, SPANISH]))
def test_what_is_said_is_true_of_every_card(top: int, direction: Direction, tr: object) -> None:
    """Exactly the cards with a sign that the line asks for fit."""
    assert callable(tr)
    line = needed_line(top, direction, tr)
    asked = set(line.partition("ecesitas")[2].split() or line.partition("need")[2].split())
    for card in set(CARDS) - {top}:
        has_one = bool(asked & set(NAMES[card]))
        assert has_one == fits(card, top, direction), (line, NAMES[card])
    assert asked & set(LETTERS + NUMBERS) or not any(fits(card, top, direction) for card in CARDS)


@pytest.mark.parametrize("wanted", HELP_STEPS)
def test_help_fades_slowly_and_comes_back_at_once(wanted: str) -> None:
    """However long a child has been right, one wrong card brings a step of help back."""
    learner, steps = Learner(), HELP_STEPS.index(wanted)
    for right in range(1, 10 * FADE_AFTER):
        learner.got(True, wanted)
        left = max(0, steps - right // FADE_AFTER)
        assert learner.help(wanted, fades=True) == HELP_STEPS[left]
        assert learner.help(wanted, fades=False) == wanted
    learner.got(False, wanted)
    assert learner.help(wanted, fades=True) == HELP_STEPS[min(1, steps)]
