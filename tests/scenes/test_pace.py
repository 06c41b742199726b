"""How pressing a moment is: memory is tidied up only where nobody is playing a card."""

from qwitch.scenes.scene import pace_of
from qwitch.stage.collector import Pace
from tests.scenes.tables import Seated


def test_a_heat_lasts_from_the_turned_card_to_the_stop() -> None:
    seated = Seated()
    assert pace_of(seated.table) is Pace.TABLE
    seated.await_go()
    assert pace_of(seated.table) is Pace.HEAT
    seated.await_stop()
    assert pace_of(seated.table) is Pace.TABLE


def test_menus_are_calm() -> None:
    seated = Seated()
    seated.await_go()
    seated.sitting.press("ESCAPE")
    assert pace_of(seated.sitting.top) is Pace.MENU
    assert pace_of(seated.sitting.screens.title()) is Pace.MENU
