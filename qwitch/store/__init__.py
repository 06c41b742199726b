"""What lasts on disk: settings as one JSON file that no crash, full disk, older or newer version spoils."""

from qwitch.store.migrations import SCHEMA
from qwitch.store.notices import Notice, NoticeKind
from qwitch.store.players import KeyChoices, Keys, LastSetup, LastSetups, SeatChoice
from qwitch.store.settings import Settings, Volumes, Window
from qwitch.store.settings_file import Loaded, SettingsFile

__all__ = [
    "SCHEMA",
    "KeyChoices",
    "Keys",
    "LastSetup",
    "LastSetups",
    "Loaded",
    "Notice",
    "NoticeKind",
    "SeatChoice",
    "Settings",
    "SettingsFile",
    "Volumes",
    "Window",
]
