"""What the player is told about files, in words, for a few seconds at the bottom of the screen."""

from collections.abc import Iterable, Iterator

from qwitch.scenes.names import Translate
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.store import Notice, NoticeKind
from qwitch.table import Box

SHOWN_S = 7.0
"""How long a notice stays, in seconds."""

PLACE = Box(260, 842, 1080, 44)


def notice_text(notice: Notice, tr: Translate) -> str:
    """One line about one notice."""
    match notice.kind:
        case NoticeKind.BACKUP_TAKEN:
            return tr("{file} could not be read. The settings of the last time are used.", file=notice.file)
        case NoticeKind.DEFAULTS_TAKEN:
            return tr("{file} could not be read. The usual settings are used.", file=notice.file)
        case NoticeKind.VALUES_REPLACED:
            return tr("Some settings in {file} were wrong and are the usual ones now.", file=notice.file)
        case NoticeKind.NEWER_FILE:
            return tr("{file} is from a newer Qwitch. What it does not share is kept.", file=notice.file)
        case NoticeKind.HISTORY_SET_ASIDE:
            return tr("{file} was damaged and is set aside. A new one is begun.", file=notice.file)
        case NoticeKind.HISTORY_NEWER:
            return tr("{file} is from a newer Qwitch. Games are not added to it.", file=notice.file)
        case NoticeKind.HISTORY_NOT_READ:
            return tr("{file} could not be read.", file=notice.file)
        case NoticeKind.NOT_EXPORTED:
            return tr("{file} could not be written.", file=notice.file)
    return tr("Nothing can be kept: {file} cannot be written to.", file=notice.file)


class NoticeLine:
    """Shows notices one after the other."""

    def __init__(self) -> None:
        """Nothing to tell."""
        self._waiting: list[Notice] = []
        self._until_s = 0.0

    def tell(self, notices: Iterable[Notice]) -> None:
        """These are to be told."""
        self._waiting += notices

    @property
    def is_on(self) -> bool:
        """Whether anything is to be told."""
        return bool(self._waiting)

    def blits(self, kit: Kit, tr: Translate, now_s: float) -> Iterator[Blit]:
        """The line of the moment."""
        if not self._waiting:
            return
        if self._until_s == 0:
            self._until_s = now_s + SHOWN_S
        elif now_s >= self._until_s:
            self._waiting.pop(0)
            self._until_s = 0.0
            return
        yield kit.pill(PLACE, ring=kit.palette.accent)
        text = notice_text(self._waiting[0], tr)
        yield kit.line(text, Typeface.BOLD, kit.theme.text.small, kit.palette.text, PLACE.inset(28, 2))
