"""The show decides nothing: once everything has settled, what lies on the table is the game, card for card."""

import pytest

from qwitch.engine.game import EMPTY, Game, Phase
from qwitch.match.seats import parse_seats
from qwitch.scenes.desk import GamePlan
from qwitch.stage.cards import DirectionFace, Face
from qwitch.stage.tableau import Tableau
from tests.scenes.tables import Seated

SETTLED = 400
"""More steps than any motion on the table takes."""

GAMES = {
    "race tin": ("race", "tin", "bot:100,bot:150,bot:200,masher"),
    "race boxed": ("race", "boxed", "bot:100,me,bot:150,bot:200"),
    "two boxed": ("race", "boxed", "bot:100,bot:100"),
    "five tin": ("race", "tin", "bot:100,bot:100,bot:100,bot:100,bot:100"),
    "solo boxed": ("solo", "boxed", "bot:100"),
    "solo tin": ("solo", "tin", "bot:200"),
}


def settle(seated: Seated) -> None:
    """Let every card come to rest, while the game stands still."""
    for _ in range(SETTLED):
        seated.table.step()


def lies(seated: Seated) -> dict[str, object]:
    """Give what lies on the table."""
    tableau = seated.tableau
    return {
        "hands": [[None if card is None else card.front for card in hand] for hand in tableau.hands],
        "draw piles": list(tableau.draw_counts),
        "pile": [card.front for card in tableau.pile],
        "below": tableau.buried + len(tableau.pile),
        "direction": _sign(tableau),
        "stack": tableau.stack_count + (tableau.next_direction is not None),
    }


def _sign(tableau: Tableau) -> str | None:
    front = None if tableau.direction is None else tableau.direction.front
    return front.sign if isinstance(front, DirectionFace) else None


def should_lie(game: Game, shown: int) -> dict[str, object]:
    """Give what should lie there; `shown` cards of the centre pile are seen."""
    return {
        "hands": [[None if card == EMPTY else Face.of(card) for card in hand] for hand in game.hands],
        "draw piles": list(map(len, game.draw)),
        "pile": [Face.of(card) for card in game.pile[-shown:]],
        "below": len(game.pile),
        "direction": None if game.direction is None else game.direction.sign,
        "stack": len(game.stack),
    }


@pytest.mark.parametrize("seed", [3, 11])
@pytest.mark.parametrize("name", GAMES)
def test_what_lies_there_is_the_game_from_the_deal_to_the_end(name: str, seed: int) -> None:
    mode, edition, seats = GAMES[name]
    seated = Seated(plan=GamePlan(mode, edition, parse_seats(seats), seed=seed))
    looks = 0
    while not seated.table.match.is_over:
        seated.sitting.waits(0.35)
        for slot in seated.slots(1, fitting=True)[:1] if "me" in seats else []:
            seated.sitting.press(str(slot + 1))
        if looks % 3 == 0:
            settle(seated)
            assert not any(sprite.is_moving for sprite in seated.tableau._sprites())
        if not any(sprite.is_moving for sprite in seated.tableau._sprites()):
            game = seated.table.match.game
            assert lies(seated) == should_lie(game, len(seated.tableau.pile)), f"{game.phase}, {seated.kinds[-3:]}"
            assert_in_place(seated)
        looks += 1
        assert looks < 1000, "the game does not end"


def assert_in_place(seated: Seated) -> None:
    """Every card lies exactly where its place is, its face up where this screen may show it."""
    tableau, places, game = seated.tableau, seated.table._show.places, seated.table.match.game
    for seat, hand in enumerate(tableau.hands):
        for slot, card in enumerate(hand):
            if card is not None:
                assert card.pose == places.slot(seat, slot, 1.0 if seat in tableau.shown else 0.0)
    top = tableau.pile[-1]
    assert top.pose == places.centre(game.pile[-1], 0.0 if game.centre_hidden else 1.0)
    if game.phase is Phase.RUNNING:
        assert tableau.direction is not None
        assert tableau.direction.pose == places.direction(face=1)
    elif game.phase is Phase.WAITING:
        assert tableau.next_direction is not None
        assert tableau.next_direction.pose == places.direction(face=0)


# What the plates say


def test_a_plate_says_how_many_cards_are_left() -> None:
    seated = Seated("me,bot:100,bot:100,bot:100")
    for _ in range(60):
        seated.sitting.waits(0.1)
        counts = [seated.look(seat).count for seat in range(4)]
        assert counts == [seated.table.match.game.cards_left(seat) for seat in range(4)]


def test_H6_whose_direction_card_is_next_is_marked() -> None:
    seated = Seated("me,bot:100,bot:100,bot:100")
    marked = set()
    for _ in range(100):
        seated.sitting.waits(0.1)
        game = seated.table.match.game
        active = [seat for seat in range(4) if seated.look(seat).active]
        assert active == ([game.turner] if game.phase is Phase.WAITING else [])
        marked.update(active)
    assert len(marked) > 1


def test_H3_a_freeze_is_seen_for_as_long_as_it_lasts() -> None:
    seated = Seated()
    slot = seated.await_go(fitting=False)[0]
    seated.sitting.press(str(slot + 1))
    seated.sitting.waits(0.05)
    assert seated.look(0).frozen_share > 0.9
    assert seated.look(0).note == "Does not fit!"
    shares = []
    while seated.look(0).frozen_share:
        shares.append(seated.look(0).frozen_share)
        seated.sitting.waits(1 / 60)
    assert shares == sorted(shares, reverse=True)
    [(_, _, at_ms)] = seated.of_seat(0, "misplay")
    assert seated.table.match.now_ms == pytest.approx(at_ms + 1000, abs=40)
    assert [seated.look(seat).frozen_share for seat in (1, 2, 3)] == [0, 0, 0]


def test_in_kids_mode_nobody_is_frozen() -> None:
    seated = Seated("me,me2", mode="turns")
    seated.await_(lambda: bool(seated.table.match.game.direction is not None))
    seat = seated.table.match.game.to_act
    assert seat is not None
    wrong = seated.await_go(seat, fitting=False)[0]
    seated.table.match.press(seat, wrong, seated.table.match.now_ms)
    seated.sitting.waits(0.1)
    assert "misplay" in seated.kinds
    assert seated.look(seat).frozen_share == 0


def test_three_cards_in_a_row_are_told_until_somebody_else_plays() -> None:
    show = Seated().table._show
    for seat, streak in ((1, 1), (1, 2), (1, 3), (2, 1), (1, 1)):
        show._count_streak(seat)
        assert show._streaks[seat] == streak
    assert show.looks[1].note == "3 in a row"
    assert show.looks[2].note == ""
