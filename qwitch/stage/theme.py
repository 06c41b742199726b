"""The one place for colours, sizes, times and fonts. Sizes are logical units, times milliseconds."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

Colour = tuple[int, int, int]
FeltName = Literal["race", "kids", "party", "solo"]
ShapeName = Literal["circle", "square", "triangle", "diamond", "star"]


@dataclass(frozen=True, slots=True)
class Felt:
    """The cloth of one kind of game: its colour under the lamp and in the dark corners."""

    light: Colour
    dark: Colour


@dataclass(frozen=True, slots=True)
class SeatStyle:
    """How one seat is told apart: a colour and a shape, so that colour alone never has to do it."""

    colour: Colour
    shape: ShapeName


FELTS: Mapping[FeltName, Felt] = MappingProxyType(
    {
        "race": Felt(light=(50, 152, 120), dark=(7, 44, 44)),
        "kids": Felt(light=(86, 178, 220), dark=(18, 66, 128)),
        "party": Felt(light=(158, 76, 124), dark=(42, 18, 64)),
        "solo": Felt(light=(92, 116, 130), dark=(17, 26, 38)),
    }
)

SEATS: tuple[SeatStyle, ...] = (
    SeatStyle((104, 190, 255), "circle"),
    SeatStyle((246, 108, 96), "square"),
    SeatStyle((146, 238, 170), "triangle"),
    SeatStyle((148, 92, 232), "diamond"),
    SeatStyle((246, 243, 250), "star"),
)


@dataclass(frozen=True, slots=True)
class Palette:
    """Every colour of the game; another instance is another look (high contrast, colour-blind safe)."""

    paper: Colour = (253, 247, 234)
    paper_edge: Colour = (196, 182, 158)
    paper_side: tuple[Colour, Colour] = ((238, 229, 209), (212, 200, 178))
    letter: Colour = (24, 78, 160)
    letter_half: Colour = (220, 233, 249)
    letter_line: Colour = (150, 184, 228)
    number: Colour = (226, 88, 34)
    number_half: Colour = (253, 228, 209)
    number_line: Colour = (243, 178, 140)
    letter_on_dark: Colour = (130, 184, 255)
    number_on_dark: Colour = (255, 150, 104)
    back: Colour = (28, 82, 172)
    back_dark: Colour = (16, 54, 128)
    back_light: Colour = (62, 122, 212)
    direction_top: Colour = (222, 52, 60)
    direction_bottom: Colour = (158, 14, 42)
    direction_shadow: Colour = (104, 4, 28)
    direction_back: Colour = (190, 32, 50)
    direction_back_dark: Colour = (138, 12, 34)
    direction_back_light: Colour = (228, 84, 90)
    accent: Colour = (255, 212, 92)
    accent_dark: Colour = (222, 160, 34)
    plate: Colour = (14, 28, 32)
    plate_light: Colour = (30, 50, 56)
    text: Colour = (250, 247, 238)
    text_quiet: Colour = (178, 200, 196)
    text_dark: Colour = (26, 30, 38)
    key: Colour = (250, 249, 245)
    key_side: Colour = (168, 172, 178)
    wood_light: Colour = (168, 102, 58)
    wood_dark: Colour = (104, 56, 30)
    brass: Colour = (214, 168, 92)
    shadow: Colour = (0, 6, 10)
    ice: Colour = (176, 226, 255)
    felts: Mapping[FeltName, Felt] = field(default_factory=lambda: FELTS)
    seats: tuple[SeatStyle, ...] = SEATS


@dataclass(frozen=True, slots=True)
class CardShape:
    """Proportions of a card, as parts of its height."""

    width: float = 0.70
    corner: float = 0.062
    margin: float = 0.042
    panel_corner: float = 0.036
    cap: float = 0.40
    halo: float = 0.011
    index_cap: float = 0.094
    seam: float = 0.17
    glyph_x: float = 0.256
    glyph_y: float = 0.286


@dataclass(frozen=True, slots=True)
class TextSizes:
    """Font sizes in logical units."""

    small: float = 18
    body: float = 22
    name: float = 24
    count: float = 32
    button: float = 36
    heading: float = 56
    banner: float = 76
    title: float = 190


@dataclass(frozen=True, slots=True)
class Sizes:
    """Lengths of the table in logical units."""

    rim: float = 26
    mat_corner: float = 28
    pill_height: float = 52
    ring: float = 3.5
    key: float = 42
    symbol: float = 34


@dataclass(frozen=True, slots=True)
class Durations:
    """Times of motion in milliseconds."""

    play: int = 200
    land: int = 90
    knock: int = 110
    bounce: int = 300
    flip: int = 120
    deal: int = 180
    deal_step: int = 45
    wave_step: int = 14
    shake: int = 320
    fade: int = 160
    banner: int = 900
    refill_wait: int = 500
    praise: int = 1700
    explain: int = 3200
    note: int = 1100
    key: int = 130


@dataclass(frozen=True, slots=True)
class Theme:
    """A whole look: colours, proportions, sizes and times, handed to whoever draws."""

    palette: Palette = field(default_factory=Palette)
    card: CardShape = field(default_factory=CardShape)
    text: TextSizes = field(default_factory=TextSizes)
    sizes: Sizes = field(default_factory=Sizes)
    durations: Durations = field(default_factory=Durations)
    calm: bool = False
    """Whether motion is reduced: no shaking, no particles, no hops."""
