"""How scenes make themselves heard, whatever is behind it."""

from typing import Protocol

from qwitch.stage.soundmap import Group, SoundName


class Speaker(Protocol):
    """What scenes make themselves heard with: Sounds, or a recorder in tests."""

    @property
    def is_silent(self) -> bool:
        """Whether nothing can be heard."""
        ...

    def play(self, name: SoundName, pan: float = 0.0, streak: int = 0) -> None:
        """Let a sound be heard, from -1 (left) to 1 (right); streak counts a seat's good cards before this one."""
        ...

    def set_volume(self, group: Group, volume: float) -> None:
        """Set a group's volume, 0 to 1, at once."""
        ...

    def stop_all(self) -> None:
        """Silence all that is heard now."""
        ...
