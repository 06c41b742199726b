"""The settings as values: what they start as, what they refuse, and that they speak of the same things as the game."""

from typing import Any, get_args

import msgspec
import pytest
from msgspec import structs

from qwitch.bots.levels import LEVELS
from qwitch.cli import LARGEST, SMALLEST
from qwitch.engine.setup import EDITIONS, MAX_SEATS, MODES
from qwitch.match.deal_codes import DEALS, LENGTH, code_of
from qwitch.match.options import MatchOptions
from qwitch.match.seats import PERSONS
from qwitch.stage.soundmap import DEFAULT_VOLUMES
from qwitch.stage.theme import SEATS
from qwitch.store import KeyChoices, Keys, LastSetup, LastSetups, SeatChoice, Settings, SoloChoice, Volumes, Window
from qwitch.store.players import PEOPLE, Edition, Mode
from qwitch.store.settings import checked
from tests.store.samples import CHANGED, ONES, OTHERS


def test_the_sample_changes_every_setting() -> None:
    same = [
        field.name
        for field in structs.fields(Settings)
        if getattr(CHANGED, field.name) == getattr(Settings(), field.name)
    ]
    assert same == []


def test_settings_cannot_be_changed_only_replaced() -> None:
    with pytest.raises(AttributeError):
        Settings().motion = "reduced"  # type: ignore[misc]
    assert structs.replace(Settings(), motion="reduced") != Settings()
    assert hash(CHANGED) == hash(structs.replace(CHANGED))


@pytest.mark.parametrize("settings", [Settings(), CHANGED])
def test_good_settings_are_checked_and_stay_as_they_are(settings: Settings) -> None:
    assert checked(settings) == settings


def keys(**changes: Any) -> Settings:
    return Settings(keys=KeyChoices(**changes))


def seat(**changes: Any) -> Settings:
    return Settings(last=LastSetups(race=LastSetup((SeatChoice(**{"word": "me"} | changes),))))


@pytest.mark.parametrize(
    "settings",
    [
        Settings(volumes=Volumes(master=1.001)),
        Settings(volumes=Volumes(voices=-0.1)),
        Settings(volumes=Volumes(menu=float("nan"))),
        Settings(volumes=Volumes(effects=float("inf"))),
        Settings(motion="none"),  # type: ignore[arg-type]
        Settings(contrast="low"),  # type: ignore[arg-type]
        Settings(palette="colour-blind"),  # type: ignore[arg-type]
        Settings(text_size="small"),  # type: ignore[arg-type]
        Settings(freezes="on"),  # type: ignore[arg-type]
        Settings(help="some"),  # type: ignore[arg-type]
        Settings(voices=1),  # type: ignore[arg-type]
        Settings(countdown_ms=-1),
        Settings(countdown_ms=10_001),
        Settings(language="Spanish"),
        Settings(language="es\n"),
        Settings(window=Window((799, 500))),
        Settings(window=Window((800, 499))),
        Settings(window=Window((7681, 500))),
        Settings(lessons=("Not a name",)),
        Settings(lessons=("x",) * 201),
        Settings(last=LastSetups(race=LastSetup(()))),
        Settings(last=LastSetups(race=LastSetup((SeatChoice("me"),) * 6))),
        Settings(last=LastSetups(mode="party")),  # type: ignore[arg-type]
        Settings(solo=SoloChoice(deal="best")),  # type: ignore[arg-type]
        Settings(solo=SoloChoice(ghost="on")),  # type: ignore[arg-type]
        Settings(solo=SoloChoice(code="A3F9")),
        Settings(solo=SoloChoice(code="a3f7")),
        Settings(solo=SoloChoice(code="A3F77")),
        Settings(solo=SoloChoice(code="A3F7\n")),
        Settings(solo=SoloChoice(strip=1)),  # type: ignore[arg-type]
        seat(word="Me"),
        seat(word="me,easy"),
        seat(word="bot:"),
        seat(name="x" * 25),
        seat(name="two\nlines"),
        seat(style=5),
        seat(style=-1),
        seat(handicap_ms=-1),
        seat(handicap_ms=20_001),
        seat(device="mouse"),
        keys(one=(structs.replace(ONES, action=3),)),
        keys(one=(structs.replace(ONES, action=512),)),
        keys(two=(ONES,)),
    ],
)
def test_a_value_outside_its_range_is_refused(settings: Settings) -> None:
    with pytest.raises(ValueError, match=r"^settings: .* - at `\$\.[a-z]+"):
        checked(settings)


def test_one_key_has_one_use_within_a_set() -> None:
    with pytest.raises(ValueError, match="scancode 4 has two uses"):
        Keys((4, 5, 6, 7, 8), 4)


def test_one_key_has_one_use_across_the_people_who_play_together() -> None:
    with pytest.raises(ValueError, match="scancode 8 has two uses"):
        KeyChoices(two=(ONES, structs.replace(OTHERS, action=8)))


def test_key_sets_are_kept_by_the_number_of_people() -> None:
    chosen = KeyChoices().with_sets(2, (ONES, OTHERS)).with_sets(1, (ONES,))
    assert [chosen.of(people) for people in range(1, 6)] == [(ONES,), (ONES, OTHERS), None, None, None]
    assert chosen.with_sets(2, None).of(2) is None


@pytest.mark.parametrize(("people", "sets"), [(0, None), (6, None), (2, (ONES,)), (1, (ONES, OTHERS)), (1, ())])
def test_key_sets_for_other_numbers_of_people_are_refused(people: int, sets: tuple[Keys, ...] | None) -> None:
    with pytest.raises(ValueError, match="expected"):
        KeyChoices().with_sets(people, sets)


def test_the_last_set_up_is_kept_for_each_mode() -> None:
    alone, pair = LastSetup((SeatChoice("me"),)), LastSetup((SeatChoice("me"), SeatChoice("me2")), edition="boxed")
    last = LastSetups().played("solo", alone).played("turns", pair)
    assert last.mode == "turns"
    assert (last.of("race"), last.of("turns"), last.of("solo")) == (None, pair, alone)


def test_lessons_are_remembered() -> None:
    assert CHANGED.seen("the-edges")
    assert not Settings().seen("the-edges")


def test_modes_editions_and_seats_are_those_of_the_engine() -> None:
    assert get_args(Mode) == MODES
    assert get_args(Edition) == EDITIONS
    assert PEOPLE == MAX_SEATS == len(KeyChoices.__struct_fields__)
    assert {field.name for field in structs.fields(LastSetups)} == {"mode", *MODES}


@pytest.mark.parametrize("word", [*PERSONS, *LEVELS, "masher", "bot:100", "bot:20000"])
def test_every_seat_of_a_match_can_be_remembered(word: str) -> None:
    assert checked(seat(word=word)) == seat(word=word)


@pytest.mark.parametrize("style", range(len(SEATS)))
def test_every_seat_style_can_be_remembered(style: int) -> None:
    assert checked(seat(style=style)) == seat(style=style)


@pytest.mark.parametrize("size", [SMALLEST, LARGEST])
def test_every_window_of_the_command_line_can_be_remembered(size: tuple[int, int]) -> None:
    assert checked(Settings(window=Window(size))).window.size == size


@pytest.mark.parametrize("seed", [0, 4711, DEALS - 1])
def test_every_code_of_a_deal_can_be_remembered(seed: int) -> None:
    for signs in range(LENGTH + 1):
        settings = Settings(solo=SoloChoice(code=code_of(seed)[:signs]))
        assert checked(settings) == settings


def test_volumes_start_as_the_sounds_do() -> None:
    assert msgspec.to_builtins(Volumes()) == {group.value: volume for group, volume in DEFAULT_VOLUMES.items()}


def test_house_options_start_as_a_match_does() -> None:
    assert Settings().hand_turned == MatchOptions().hand_turned
