"""What stands below the keyboard of the check: keys to hold now, or combinations that were swallowed."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from qwitch.controls.binding import owner
from qwitch.controls.holding import Combination
from qwitch.controls.keysets import KeySet
from qwitch.controls.labels import KeyLabels
from qwitch.controls.trial import Trial
from qwitch.scenes.key_plan import Translate
from qwitch.scenes.key_words import key_name
from qwitch.stage.board import KeyLook, board_key, tray
from qwitch.stage.fonts import Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.table import Box

AREA = Box(84, 566, 1432, 172)
LARGE, SMALL = (104, 84), (64, 52)
GAP = 12
MOST, COLUMNS = 6, 3
"""So many swallowed combinations are shown, in so many columns; more would not help anybody."""

MOST_DOWN = 9
"""So many keys that are down are shown."""


class CheckView:
    """Draws with one kit, in one language."""

    def __init__(self, kit: Kit, labels: KeyLabels, tr: Translate) -> None:
        """Write the signs of these keys."""
        self._kit, self._labels, self._tr = kit, labels, tr

    def trial(self, trial: Trial, sets: Sequence[KeySet]) -> Iterator[Blit]:
        """The keys to hold together, each yellow once it is down, and how far the test is."""
        kit, text = self._kit, self._kit.theme.text
        yield tray(kit, AREA)
        head = Box(AREA.x + 30, AREA.y + 12, AREA.w - 60, 40)
        yield kit.line(self._tr("Hold these together"), Typeface.DISPLAY, 32, kit.palette.text, head)
        progress = self._tr("{count} of {total}", count=trial.done + 1, total=trial.total)
        yield kit.line(progress, Typeface.BOLD, text.body, kit.palette.text_quiet, head, "right")
        looks = {}
        for key in trial.asked:
            whose = owner(sets, key)
            looks[key] = KeyLook(seat=whose.person if whose else None, is_down=key in trial.down)
        order = sorted(trial.asked, key=lambda key: (looks[key].seat or 0, key))
        yield from self._row(order, looks, AREA.centre[0], AREA.y + 66, LARGE)

    def found(self, swallowed: Sequence[Combination], down: Collection[int]) -> Iterator[Blit]:
        """The combinations that the keyboard swallows; before any is known, the keys that are down."""
        kit = self._kit
        yield tray(kit, AREA)
        head = Box(AREA.x + 30, AREA.y + 12, AREA.w - 60, 40)
        if not swallowed:
            words = self._tr("Keys down: {count}", count=len(down))
            yield kit.line(words, Typeface.DISPLAY, 32, kit.palette.text, head)
            keys = list(down)[-MOST_DOWN:]
            yield from self._row(keys, dict.fromkeys(keys, KeyLook(is_down=True)), AREA.centre[0], AREA.y + 66, LARGE)
            return
        yield kit.line(self._tr("Never arrive together"), Typeface.DISPLAY, 32, kit.palette.text, head)
        for place, keys in enumerate(map(sorted, swallowed[:MOST])):
            middle = AREA.x + AREA.w * (place % COLUMNS + 0.5) / COLUMNS
            y = AREA.y + 56 + (SMALL[1] + 6) * (place // COLUMNS)
            yield from self._row(keys, dict.fromkeys(keys, KeyLook(is_seen=True)), middle, y, SMALL)

    def _row(
        self, keys: Sequence[int], looks: Mapping[int, KeyLook], middle: float, y: float, size: tuple[float, float]
    ) -> Iterator[Blit]:
        """Keys beside each other."""
        width, height = size
        left = middle - (len(keys) * (width + GAP) - GAP) / 2
        for place, key in enumerate(keys):
            box = Box(left + place * (width + GAP), y, width, height)
            yield from board_key(self._kit, box, key_name(key, self._labels, self._tr), looks[key])
