"""The looks a player can choose: colours, contrast, size of texts, and how much moves."""

from dataclasses import replace

from qwitch.stage.theme import Durations, Felt, FeltName, Palette, SeatStyle, TextSizes, Theme

TEXT_GROWTH = {"normal": 1.0, "large": 1.15, "largest": 1.3}
"""How much larger texts are written, by the option's word."""

SAFE_SEATS = (
    SeatStyle((86, 180, 233), "circle"),
    SeatStyle((213, 94, 0), "square"),
    SeatStyle((240, 228, 66), "triangle"),
    SeatStyle((0, 114, 178), "diamond"),
    SeatStyle((255, 255, 255), "star"),
)
"""Seat colours that people with any colour vision tell apart; the shapes do it for everybody else."""

SAFE_FELTS: dict[FeltName, Felt] = {
    "race": Felt(light=(98, 112, 128), dark=(28, 34, 44)),
    "kids": Felt(light=(120, 150, 190), dark=(34, 54, 92)),
    "party": Felt(light=(112, 104, 128), dark=(34, 30, 44)),
    "solo": Felt(light=(80, 92, 104), dark=(20, 25, 33)),
}
"""Tables without green or red, so that the red direction cards stand out for everybody."""

DARK_FELTS: dict[FeltName, Felt] = {
    "race": Felt(light=(16, 62, 50), dark=(4, 22, 20)),
    "kids": Felt(light=(20, 58, 96), dark=(6, 22, 44)),
    "party": Felt(light=(58, 22, 52), dark=(20, 6, 24)),
    "solo": Felt(light=(30, 38, 46), dark=(8, 12, 16)),
}


def theme_of(
    palette: str = "standard", contrast: str = "normal", motion: str = "full", text_size: str = "normal"
) -> Theme:
    """The theme of these options: "standard" or "colour-safe", "normal" or "high", "full" or "reduced", a text size."""
    colours = colour_safe(Palette()) if palette == "colour-safe" else Palette()
    colours = high_contrast(colours) if contrast == "high" else colours
    calm = motion == "reduced"
    durations = calmed(Durations()) if calm else Durations()
    return Theme(palette=colours, text=grown(TextSizes(), TEXT_GROWTH[text_size]), durations=durations, calm=calm)


def colour_safe(palette: Palette) -> Palette:
    """Colours that people with any colour vision tell apart."""
    return replace(
        palette,
        letter=(0, 70, 150),
        number=(200, 84, 0),
        direction_top=(150, 20, 60),
        direction_bottom=(96, 0, 40),
        felts=SAFE_FELTS,
        seats=SAFE_SEATS,
    )


def high_contrast(palette: Palette) -> Palette:
    """The darkest table, white paper, deep inks."""
    return replace(
        palette,
        paper=(255, 255, 255),
        letter=(0, 40, 120),
        letter_half=(214, 230, 255),
        number=(176, 52, 0),
        number_half=(255, 224, 196),
        plate=(0, 0, 0),
        plate_light=(8, 12, 14),
        text=(255, 255, 255),
        text_quiet=(228, 236, 234),
        accent=(255, 224, 60),
        felts=DARK_FELTS,
    )


def calmed(durations: Durations) -> Durations:
    """Short moves, nothing that bounces or shakes."""
    return replace(durations, play=120, land=1, bounce=140, knock=1, deal=90, deal_step=12, shake=1, wave_step=0)


def grown(sizes: TextSizes, by: float) -> TextSizes:
    """All running text larger; the biggest words stay, they are large already."""
    return replace(sizes, small=sizes.small * by, body=sizes.body * by, name=sizes.name * by)
