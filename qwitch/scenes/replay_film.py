"""A match as a film: played, stepped and sought, and its photo finishes in slow motion."""

from collections.abc import Sequence

from qwitch.match.photo_finish import photo_finishes
from qwitch.match.playback import Playback
from qwitch.match.reading import Log
from qwitch.scenes.desk import Desk
from qwitch.scenes.projector import SPEEDS, Projector
from qwitch.scenes.replay_finish import PhotoFinish
from qwitch.scenes.replay_show import show_maker


class ReplayFilm:
    """What a replay shows, whoever controls it; `finish` is the photo finish that is played or shown now."""

    def __init__(self, desk: Desk, log: Log, names: Sequence[str], styles: Sequence[int]) -> None:
        """Stand before the deal; raises LogError and TableError as the screen does."""
        playback = Playback(log)
        self.projector = Projector(playback, show_maker(playback, desk, names, styles))
        flight_ms = desk.theme.durations.play
        self.finishes = [PhotoFinish(moment, flight_ms) for moment in photo_finishes(playback.events)]
        self.finish: PhotoFinish | None = None

    @property
    def is_frozen(self) -> bool:
        """Whether a photo finish was played to its moment, and its picture is shown."""
        return self.finish is not None and self.projector.film_ms >= self.finish.freezes_ms

    def begin(self, at_ms: int | None) -> None:
        """Play from the deal on, or from before the photo finish at at_ms; without one there, stand there."""
        wanted = next((finish for finish in self.finishes if finish.moment.t == at_ms), None)
        if wanted is not None:
            self.watch(wanted)
        elif at_ms is not None:
            self.projector.seek(at_ms)
        else:
            self.projector.play()

    def toggle(self) -> None:
        """Play or pause; after a photo finish the match goes on as it was."""
        if self.projector.is_playing:
            self.projector.pause()
        elif self.finish is not None and not self.is_frozen:
            self.projector.play(self.finish.freezes_ms)
        else:
            self.end_finish()
            self.projector.play()

    def watch(self, finish: PhotoFinish) -> None:
        """Play the last seconds before this moment in slow motion."""
        self.finish = finish
        self.projector.seek(finish.starts_ms)
        self.projector.speed = SPEEDS[0]
        self.projector.play(finish.freezes_ms)

    def watch_next(self) -> None:
        """Watch the photo finish after the one that is shown, or after now; round the end."""
        now_ms = self.projector.ms if self.finish is None else self.finish.moment.t
        self.watch(next((finish for finish in self.finishes if finish.moment.t > now_ms), self.finishes[0]))

    def end_finish(self) -> None:
        """No photo finish is shown any more."""
        if self.finish is not None:
            self.finish, self.projector.speed = None, 1.0

    def change_speed(self) -> None:
        """The next faster one, then the slowest again."""
        self.projector.speed = SPEEDS[(SPEEDS.index(self.projector.speed) + 1) % len(SPEEDS)]

    def step(self, by: int) -> None:
        """Go to the next thing that happened (1), or back to before the last one (-1)."""
        self.end_finish()
        self.projector.step(by)

    def seek(self, ms: float) -> None:
        """Go to this millisecond of game clock."""
        self.end_finish()
        self.projector.seek(ms)
