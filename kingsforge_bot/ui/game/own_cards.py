"""Own cards: what a game lets managers of a server make for it. Kept as one text, which only the game reads."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.ui.game.drawing import Drawing
from kingsforge_bot.ui.message import Field, Option


class OwnCards(msgspec.Struct, frozen=True):
    """What a game does with a server's own cards; an empty text has none. What it refuses it raises as Expected."""

    option: str
    """The option of a table that plays with them: its value is the text as it was when the table was opened."""

    cards: Callable[[Localizer, str], Sequence[Option]]
    """All of them, as lines of a menu; the value names the card from then on."""

    fields: Callable[[Localizer, str, str], Sequence[Field]]
    """What is asked of a new card, or, with its name, of one that is changed. Raises KeyError for no such card."""

    kept: Callable[[str, str, Mapping[str, str]], tuple[str, str]]
    """The text with that card new or changed, and what it is named then. Raises Expected; KeyError for no such card."""

    without: Callable[[str, str], str]
    """The text without that card."""

    looks: Callable[[Localizer], Sequence[Option]]
    """The drawings that a card can have."""

    drawn: Callable[[str, str, str], tuple[str, str]]
    """The text with another drawing for that card, and its new name. Raises Expected, KeyError."""

    named: Callable[[str, str], str | None]
    """The card of the text that somebody means by what they wrote; None for none."""

    about: Callable[[Localizer, str, str], str]
    """That card of the text in words. Raises KeyError."""

    picture: Callable[[Localizer, str, str], Drawing | None]
    """That card of the text as it lies on the table. Raises KeyError."""
