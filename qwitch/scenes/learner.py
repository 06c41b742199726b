"""How much help a child gets, and how it fades as the child gets things right."""

from dataclasses import dataclass

HELP_STEPS = ("none", "gentle", "full")
"""How much help there is, least first."""

FADE_AFTER = 6
"""So many right cards in a row, and help fades by one step."""


@dataclass(slots=True)
class Learner:
    """How a child is doing: right cards in a row, and by how many steps help has faded for it."""

    right: int = 0
    faded: int = 0

    def got(self, right: bool, wanted: str) -> None:
        """A card was right, or not: of the help that was chosen for all, steps fade slowly and come back at once."""
        self.right = self.right + 1 if right else 0
        self.faded = min(self.faded, HELP_STEPS.index(wanted))
        if self.right >= FADE_AFTER:
            self.right, self.faded = 0, min(HELP_STEPS.index(wanted), self.faded + 1)
        if not right:
            self.faded = max(0, self.faded - 1)

    def help(self, wanted: str, fades: bool) -> str:
        """The help this child gets, of what was chosen for all."""
        step = HELP_STEPS.index(wanted)
        return HELP_STEPS[max(0, step - self.faded)] if fades else wanted
