"""The rules as the game tells them, in pages, for each edition; what is a house rule is marked as such."""

from dataclasses import dataclass

from qwitch.scenes.names import Translate


@dataclass(frozen=True, slots=True)
class Page:
    """A heading and its paragraphs; those of `house` are house rules."""

    heading: str
    printed: tuple[str, ...]
    house: tuple[str, ...] = ()


def rules(edition: str, tr: Translate) -> tuple[Page, ...]:
    """The pages of an edition."""
    return _setting_up(edition, tr), _what_fits(tr), _race(edition, tr), _turns(edition, tr), _solo(tr), _rare(tr)


def _setting_up(edition: str, tr: Translate) -> Page:
    tin = edition == "tin"
    return Page(
        tr("Setting up"),
        (
            tr("64 cards with a letter A to H and a number 1 to 8, and 12 direction cards: up, down, equal."),
            tr("The top card goes to the middle, face down.")
            if tin
            else tr("The top card goes to the middle, face up."),
            tr("All others are dealt out as draw piles of the same size. Everybody takes five of them as a hand."),
            tr("Cards left over are out of the game.")
            if tin
            else tr("Cards left over go under the card in the middle."),
            tr("For 3 to 5 players.") if tin else tr("For any number of players; one plays solo."),
        ),
        (
            tr("There are four direction cards of each kind."),
            tr("1 to 5 players may play; the program deals, and chooses the dealer."),
        ),
    )


def _what_fits(tr: Translate) -> Page:
    return Page(
        tr("What fits"),
        (
            tr("Up: the letter is one further, or the number one higher."),
            tr("Down: the letter is one back, or the number one lower."),
            tr("Equal: the same letter, or the same number."),
            tr("Nothing comes after H or 8, nothing before A or 1. On H3, up, only the 4s fit."),
            tr("On B2: up takes any C or 3, down any A or 1, equal any B or 2."),
        ),
    )


def _race(edition: str, tr: Translate) -> Page:
    tin = edition == "tin"
    return Page(
        tr("Race"),
        (
            tr("The dealer turns the first direction card: Go! Everybody plays at once, one card after the other."),
            tr("Each card is called out. Of two cards for the same place, the first stays, the other goes back."),
            tr("Whoever has an empty hand calls Stop! Play also stops when nobody has a card that fits."),
            tr("Then all fill their hands up to five. Nobody refills before."),
            tr("The next direction card is turned by the player to the left of the last one.")
            if tin
            else tr("The dealer turns the next direction card, always."),
            tr("Whoever has neither hand nor draw pile first has won."),
        ),
        (
            tr("A card that fitted a moment ago is beaten and comes back. One that never fitted freezes the hand."),
            tr("The others rank by the cards they have left."),
        ),
    )


def _turns(edition: str, tr: Translate) -> Page:
    tin = edition == "tin"
    return Page(
        tr("Taking turns"),
        (
            tr("The player to the dealer's left begins. Play one card that fits, or pass; then the next goes on."),
            tr("Stop, refill and winning are as in the race."),
            tr("Whoever played the last card turns the next direction card; the player to the left goes on.")
            if tin
            else tr("The dealer turns the next direction card."),
        ),
        (tr("Who could play cannot pass. Nothing freezes, and no clock runs."),),
    )


def _solo(tr: Translate) -> Page:
    return Page(
        tr("Solo"),
        (tr("One player against the clock: from the first Go! until the last of the 63 cards is down."),),
        (tr("The same seed gives the same cards. Pauses do not count."),),
    )


def _rare(tr: Translate) -> Page:
    return Page(
        tr("Rare cases"),
        (
            tr("If no card would fit under any direction, the bottom card of the pile comes to the top."),
            tr("When all direction cards are used, all twelve are shuffled anew."),
        ),
        (tr("If even that does not help, everybody shuffles the hand into the draw pile and draws five again."),),
    )
