"""How people see colours, also those who tell fewer apart."""

from kingsforge_bot.render.palette import RGB, Palette, ToneIndex

Seen = tuple[float, float, float]
MATRICES: dict[str, tuple[Seen, Seen, Seen]] = {
    # What is left of linear light for the three kinds of colour-blindness, after Viénot, Brettel and Mollon.
    "protanopia": ((0.112, 0.888, 0.0), (0.112, 0.888, 0.0), (0.004, -0.004, 1.0)),
    "deuteranopia": ((0.293, 0.707, 0.0), (0.293, 0.707, 0.0), (-0.022, 0.022, 1.0)),
    "tritanopia": ((1.0, 0.15, -0.15), (0.0, 0.95, 0.05), (0.0, 0.88, 0.12)),
    "grey": ((0.213, 0.715, 0.072),) * 3,
}


def seen(colour: RGB, by: str) -> Seen:
    linear: list[float] = [(part / 255) ** 2.2 for part in colour]
    found = [
        255 * max(0.0, min(1.0, sum(a * b for a, b in zip(row, linear, strict=True)))) ** (1 / 2.2)
        for row in MATRICES[by]
    ]
    return found[0], found[1], found[2]


def luminance(colour: Seen) -> float:
    """As WCAG reckons it."""
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Seen, other: Seen) -> float:
    """WCAG contrast of the two, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def contrast_in(palette: Palette, ink: ToneIndex, ground: ToneIndex) -> float:
    return contrast(palette.tones[ink], palette.tones[ground])
