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


AMERICAN = Accent(
    ("ˈA", "bˈi", "sˈi", "dˈi", "ˈi", "ˈɛf", "ʤˈi", "ˈAʧ"),
    ("wˈʌn", "tˈu", "θɹˈi", "fˈɔɹ", "fˈIv", "sˈɪks", "sˈɛvən", "ˈAt"),
    {
        "go": "ɡˈO",
        "stop": "stˈɑp",
        "pass": "pˈæs",
        "up": "ˈʌp",
        "down": "dˈWn",
        "equal": "ˈikwəl",
        "win": "ˈI wˈɪn",
    },
    {"win": "wi hæv ɐ wˈɪnəɹ"},
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
    },
    {"win": "wiː hæv ɐ wˈɪnə"},
)
SPANISH = Accent(
    ("ˈa", "bˈe", "sˈe", "dˈe", "ˈe", "ˈefe", "χˈe", "ˈaʧe"),
    ("ˈuno", "ðˈos", "tɾˈes", "kwˈatɾo", "sˈinko", "sˈAs", "sjˈete", "ˈoʧo"),
    {
        "go": "bˈamos",
        "stop": "ˈalto",
        "pass": "pˈaso",
        "up": "arˈiβa",
        "down": "aβˈaxo",
        "equal": "iɣwˈal",
        "win": "ɡˈano jˈo",
    },
    {"win": "se akaβˈo"},
)
"""With seseo, as most speakers of Spanish have it: ce and cinco begin with s."""

CASTILIAN = replace(
    SPANISH,
    letters=("ˈa", "bˈe", "θˈe", "dˈe", "ˈe", "ˈefe", "χˈe", "ˈaʧe"),
    numbers=("ˈuno", "ðˈos", "tɾˈes", "kwˈatɾo", "θˈinko", "sˈAs", "sjˈete", "ˈoʧo"),
)
"""As in most of Spain: ce and cinco begin as English "thin" does."""
