"""What lasts on disk: settings in a JSON file, games in a history; no crash, full disk or other version spoils it."""

from qwitch.store.history import History
from qwitch.store.migrations import SCHEMA
from qwitch.store.notices import Notice, NoticeKind
from qwitch.store.players import KeyChoices, Keys, LastSetup, LastSetups, SeatChoice
from qwitch.store.rows import (
    GameFilter,
    GameRow,
    PastGame,
    Profile,
    ReactionRow,
    SeatRow,
    Tally,
    Totals,
    Week,
)
from qwitch.store.settings import Settings, Volumes, Window
from qwitch.store.settings_file import Loaded, SettingsFile
from qwitch.store.solo import SoloChoice

__all__ = [
    "SCHEMA",
    "GameFilter",
    "GameRow",
    "History",
    "KeyChoices",
    "Keys",
    "LastSetup",
    "LastSetups",
    "Loaded",
    "Notice",
    "NoticeKind",
    "PastGame",
    "Profile",
    "ReactionRow",
    "SeatChoice",
    "SeatRow",
    "Settings",
    "SettingsFile",
    "SoloChoice",
    "Tally",
    "Totals",
    "Volumes",
    "Week",
    "Window",
]
