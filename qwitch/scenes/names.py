"""What seats and times are called on the screen."""

from collections.abc import Callable, Sequence

from qwitch.bots.levels import LEVELS
from qwitch.match.seats import SeatSpec

BOT_NAMES = ("Lupe", "Otto", "Wren", "Ines", "Milo")
"""Names of computer players, by seat; they are names in both languages."""

Translate = Callable[..., str]


def only_person(seats: Sequence[SeatSpec]) -> int | None:
    """The seat of the only person, who is spoken to as "you"; None where there is none or several."""
    people = [place for place, seat in enumerate(seats) if seat.is_person]
    return people[0] if len(people) == 1 else None


def seat_names(seats: Sequence[SeatSpec], tr: Translate, own: Sequence[str] = ()) -> tuple[str, ...]:
    """The name of each seat: its own, "You" for the only person, a colour for one of several, a name for bots."""
    usual = usual_names([seat.is_person for seat in seats], tr)
    return tuple(name or usual[place] for place, name in enumerate([*own, *[""] * (len(seats) - len(own))]))


def usual_names(are_people: Sequence[bool], tr: Translate) -> tuple[str, ...]:
    """What seats are called that have no name of their own, by whether a person sits there."""
    people, colours = sum(are_people), style_names(tr)
    return tuple(
        (tr("You") if people == 1 else colours[place]) if is_person else BOT_NAMES[place]
        for place, is_person in enumerate(are_people)
    )


def style_names(tr: Translate) -> tuple[str, ...]:
    """What the colours of the seats are called, by style."""
    return tr("Blue"), tr("Coral"), tr("Mint"), tr("Plum"), tr("Snow")


def seat_detail(seat: SeatSpec, tr: Translate) -> str:
    """What stands below a name: a computer player's level and mean reaction, and anybody's handicap."""
    handicap = handicap_text(seat.handicap_ms, tr) if seat.handicap_ms else ""
    if seat.is_person:
        return handicap
    if seat.level is None:
        return f"{tr('hits all keys')} {handicap}".rstrip()
    mean = seconds(seat.level.mean_ms, tr, 1)
    detail = tr("{level} · {seconds} s", level=level_name(seat.level.name, tr), seconds=mean)
    return f"{detail} {handicap}".rstrip()


def handicap_text(ms: int, tr: Translate) -> str:
    """What each card takes longer, such as +0.3 s."""
    return f"+{seconds(ms, tr, 1)} s"


def seconds(ms: int, tr: Translate, digits: int = 2) -> str:
    """A time in seconds, with the language's decimal point."""
    return f"{ms / 1000:.{digits}f}".replace(".", tr("."))


def clock_text(ms: int, tr: Translate, digits: int) -> str:
    """A time such as 2:07.3; digits are those behind the point, 0 to 3."""
    minutes, rest = divmod(ms, 60_000)
    behind = f"{rest % 1000:03}"[:digits]
    return f"{minutes}:{rest // 1000:02}" + (tr(".") + behind if digits else "")


def level_name(name: str, tr: Translate) -> str:
    """A level in the player's language; a mean delay set directly has no name of its own."""
    names = {
        "relaxed": tr("relaxed"),
        "easy": tr("easy"),
        "normal": tr("normal"),
        "hard": tr("hard"),
        "lightning": tr("lightning"),
    }
    return names[name] if name in LEVELS else tr("computer")
