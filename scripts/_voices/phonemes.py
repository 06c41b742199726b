"""What is said, in phonemes: IPA, with Kokoro's own signs for diphthongs (A eight, I five, O and Q go, W down)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

LETTERS, NUMBERS = "ABCDEFGH", "12345678"
CARDS = tuple(letter + number for letter in LETTERS for number in NUMBERS)


@dataclass(frozen=True, slots=True)
class Accent:
    """How a language sounds in one place: the letters A to H, the numbers 1 to 8, and the words, by clip."""

    letters: tuple[str, ...]
    numbers: tuple[str, ...]
    words: Mapping[str, str]
    announced: Mapping[str, str]
    """Words that the announcer says otherwise: it does not win itself."""

    def card(self, name: str, between: str = " ") -> str:
        """The card called "B2", with `between` where letter and number meet."""
        return between.join((self.letters[LETTERS.index(name[0])], self.numbers[NUMBERS.index(name[1])]))


def _help(need: str, either: str, letters: Mapping[str, str], numbers: Mapping[str, str]) -> dict[str, str]:
    """What a child is told: "You need" a letter (more may follow), or a number; and "or a 3" behind the letter."""
    return {
        **{f"need-{sign}": f"{need} {said}," for sign, said in letters.items()},
        **{f"need-{sign}": f"{need} {said}." for sign, said in numbers.items()},
        **{f"or-{sign}": f"{either} {said}." for sign, said in numbers.items()},
    }


def _english(signs: str, sounds: tuple[str, ...]) -> dict[str, str]:
    """Letters or numbers with their article: an A, a B, an 8."""
    return {sign: ("ɐn " if sign in "AEFH8" else "ɐ ") + sound for sign, sound in zip(signs, sounds, strict=True)}


def _spanish(article: str, signs: str, sounds: tuple[str, ...]) -> dict[str, str]:
    """Letters (una ce) or numbers (un tres) with their article."""
    return {sign: f"{article} {sound}" for sign, sound in zip(signs, sounds, strict=True)}


AMERICAN_LETTERS = ("ˈA", "bˈi", "sˈi", "dˈi", "ˈi", "ˈɛf", "ʤˈi", "ˈAʧ")
AMERICAN_NUMBERS = ("wˈʌn", "tˈu", "θɹˈi", "fˈɔɹ", "fˈIv", "sˈɪks", "sˈɛvən", "ˈAt")
SPANISH_LETTERS = ("ˈa", "bˈe", "sˈe", "dˈe", "ˈe", "ˈefe", "χˈe", "ˈaʧe")
SPANISH_NUMBERS = ("ˈuno", "ðˈos", "tɾˈes", "kwˈatɾo", "sˈinko", "sˈAs", "sjˈete", "ˈoʧo")

AMERICAN = Accent(
    AMERICAN_LETTERS,
    AMERICAN_NUMBERS,
    {
        "go": "ɡˈO",
        "stop": "stˈɑp",
        "pass": "pˈæs",
        "up": "ˈʌp",
        "down": "dˈWn",
        "equal": "ˈikwəl",
        "win": "ˈI wˈɪn",
        "turn": "mˈI tˈɜɹn",
    },
    {
        "win": "wi hæv ɐ wˈɪnəɹ",
        "turn": "jʊɹ tˈɜɹn",
        **_help("ju nˈid", "ɔɹ", _english(LETTERS, AMERICAN_LETTERS), _english(NUMBERS, AMERICAN_NUMBERS)),
    },
)
BRITISH = Accent(
    ("ˈA", "bˈiː", "sˈiː", "dˈiː", "ˈiː", "ˈɛf", "ʤˈiː", "ˈAʧ"),
    ("wˈʌn", "tˈuː", "θɹˈiː", "fˈɔː", "fˈIv", "sˈɪks", "sˈɛvən", "ˈAt"),
    {
        "go": "ɡˈQ",
        "stop": "stˈɒp",
        "pass": "pˈɑːs",
        "up": "ˈʌp",
        "down": "dˈWn",
        "equal": "ˈiːkwəl",
        "win": "ˈI wˈɪn",
        "turn": "mˈI tˈɜːn",
    },
    {
        "win": "wiː hæv ɐ wˈɪnə",
        "turn": "jɔː tˈɜːn",
    },
)
SPANISH = Accent(
    SPANISH_LETTERS,
    SPANISH_NUMBERS,
    {
        "go": "bˈamos",
        "stop": "ˈalto",
        "pass": "pˈaso",
        "up": "arˈiβa",
        "down": "aβˈaxo",
        "equal": "iɣwˈal",
        "win": "ɡˈano jˈo",
        "turn": "me tˈoka",
    },
    {
        "win": "se akaβˈo",
        "turn": "te tˈoka",
        **_help(
            "nesesˈitas", "o", _spanish("ˈuna", LETTERS, SPANISH_LETTERS), _spanish("un", NUMBERS, SPANISH_NUMBERS)
        ),
    },
)
"""With seseo, as most speakers of Spanish have it: ce and cinco begin with s."""

CASTILIAN = replace(
    SPANISH,
    letters=("ˈa", "bˈe", "θˈe", "dˈe", "ˈe", "ˈefe", "χˈe", "ˈaʧe"),
    numbers=("ˈuno", "ðˈos", "tɾˈes", "kwˈatɾo", "θˈinko", "sˈAs", "sjˈete", "ˈoʧo"),
)
"""As in most of Spain: ce and cinco begin as English "thin" does."""
