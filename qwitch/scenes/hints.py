"""The line under the mat: what fits now, whose turn it is, whose task the direction card is."""

from collections.abc import Sequence
from dataclasses import dataclass

from qwitch.engine.game import Phase
from qwitch.engine.needed import needed
from qwitch.match.watched import Watched
from qwitch.scenes.names import Translate, only_person
from qwitch.stage.theme import Colour, Palette

HintParts = list[tuple[str, Colour]]
"""The words of a hint, each in its colour."""


@dataclass(frozen=True, slots=True)
class Hints:
    """Finds the words for one match; names are the seats'."""

    match: Watched
    tr: Translate
    names: Sequence[str]

    def parts(self, palette: Palette, shows_needed: bool, pass_keys: Sequence[str]) -> HintParts:
        """The words now; shows_needed: also what fits. pass_keys are what is printed on the seats' action keys."""
        game, tr = self.match.game, self.tr
        if game.phase is Phase.WAITING:
            mine, name = self.is_you(game.turner), self.names[game.turner]
            text = tr("You turn the next card") if mine else tr("{name} turns the next card", name=name)
            return [(text, palette.text)]
        if game.direction is None or game.phase is Phase.OVER:
            return []
        if game.to_act is None:
            return [(tr("play"), palette.text), *self.needed(palette)] if shows_needed else []
        if self.match.seats[game.to_act].is_person and not game.holds_fitting(game.to_act):
            key = f"[{pass_keys[game.to_act]}]"
            passing = [(tr("nothing fits:"), palette.text), (tr("Pass"), palette.accent), (key, palette.text)]
            return [(self.whose_turn(), palette.accent), *passing]
        if not shows_needed:
            name = self.names[game.to_act]
            return [
                (tr("Your turn") if self.is_you(game.to_act) else tr("It is {name}'s turn", name=name), palette.accent)
            ]
        return [(f"{self.whose_turn()}:", palette.accent), *self.needed(palette)]

    def needed(self, palette: Palette) -> HintParts:
        """The letter and the number that fit, in the colours of the cards."""
        game = self.match.game
        assert game.direction is not None, "something is needed only under a direction"
        letter, number = needed(game.pile[-1], game.direction)
        wanted = [(letter, palette.letter_on_dark), (number, palette.number_on_dark)]
        parts = [(word, colour) for word, colour in wanted if word is not None]
        if len(parts) == 2:
            parts.insert(1, (self.either_or(number), palette.text))
        return parts or [(self.tr("nothing fits"), palette.text)]

    def either_or(self, number: str | None) -> str:
        """The word between the letter and this number."""
        # tr: said before the number 8: Spanish has "u" there ("u ocho") instead of "o"
        before_eight = self.tr("or 8").removesuffix(" 8")
        return before_eight if number == "8" else self.tr("or")

    def whose_turn(self) -> str:
        """Who has the turn, spoken to or named."""
        seat = self.match.game.to_act
        assert seat is not None, "nobody has a turn in a race"
        return self.tr("Your turn") if self.is_you(seat) else self.names[seat]

    def is_you(self, seat: int) -> bool:
        """Whether the seat is the only person's."""
        return seat == only_person(self.match.seats)
