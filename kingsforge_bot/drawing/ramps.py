"""The colours of the materials, the same in the pictures of every game."""

from typing import Final

from kingsforge_bot.render.palette import RGB, ramp_of


def _hex(*stops: str) -> tuple[RGB, ...]:
    return tuple((int(one[0:2], 16), int(one[2:4], 16), int(one[4:6], 16)) for one in stops)


_PLANKS: Final = _hex("442b1d", "3e271a", "372217", "301d13")
"""The grain of the table, light to dark."""
_SHADED: Final = (1, 0.72, 0.5)


def _shaded(share: float) -> tuple[RGB, ...]:
    return tuple((round(r * share), round(g * share), round(b * share)) for r, g, b in _PLANKS)


RAMPS: Final[dict[str, tuple[RGB, ...]]] = {
    "iron": ramp_of(_hex("121114", "1f1e23", "2e2d34", "42424b", "5b5d68", "7d818c", "a6abb4", "d2d6da", "f2f5f6"), 13),
    "oak": ramp_of(_hex("140c07", "27170d", "3f2716", "583619", "754a26", "9a6836", "be8c52", "dfb984"), 13),
    "brass": ramp_of(_hex("2b1a06", "543610", "875c18", "b88524", "e0b040", "f6d878", "fff3c4"), 12),
    "parchment": ramp_of(_hex("4a3a24", "7a6443", "a68c62", "c8b184", "dfcda2", "eee0bd", "f6ebd3", "fffaec"), 12),
    "ember": ramp_of(_hex("1c0805", "4a1006", "8a2106", "c8410a", "ee7414", "fba631", "ffd768", "fff6cf"), 13),
    "ruby": ramp_of(_hex("1f0409", "52081a", "8e1026", "bc2234", "dd4a55", "f28d8e", "ffe0da"), 11),
    "leaf": ramp_of(_hex("06180d", "0d3a20", "1b6433", "2f8a45", "5fb163", "a2d78b", "e6f6cf"), 11),
    "azure": ramp_of(_hex("050d26", "0c2558", "154490", "1f63c0", "3f8fe0", "86c2f4", "e2f5ff"), 11),
    "violet": ramp_of(_hex("120522", "2d0f52", "4c1f7c", "68329c", "8a55bc", "b68fdc", "efe2fb"), 11),
    "table": tuple(colour for share in _SHADED for colour in _shaded(share)),
}
"""Materials from shade to light, each once by hand; `table` has its grain, then that in one and in two shadows."""
