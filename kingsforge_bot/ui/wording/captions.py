"""What is written on the pictures of a table, whatever its game."""

from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from kingsforge_bot.core.portraits import Portrait, at_table
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import bare
from kingsforge_bot.service.types import Table
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.titles import game_name, title

if TYPE_CHECKING:
    from kingsforge_bot.drawing.caption import Caption

W = TypeVar("W")


def portraits_of(table: Table) -> tuple[Portrait | None, ...]:
    """The heads by which they are drawn, in the order of their names; None where nobody sits."""
    sitters = table.sitters
    heads = at_table(
        [one.portrait for one in sitters],
        [one.ai is not None for one in sitters],
        [one.user or one.name for one in sitters],
    )
    return tuple(None if one.vacant else head for one, head in zip(sitters, heads, strict=True))


def caption_of(l10n: Localizer, table: Table, words: W) -> "Caption[W]":
    """A table's names for its pictures, with a game's own words. Only what draws asks: it brings Pillow in."""
    from kingsforge_bot.drawing.caption import Caption

    names = tuple(map(bare, names_of(l10n, table, signed=False)))
    return Caption(title(table), names, heads=portraits_of(table), words=words)


def lobby_caption(l10n: Localizer, table: Table) -> "Caption[Any]":
    """The same of a table that has not begun, where seats between others may be empty."""
    caption = caption_of(l10n, table, None)
    who = {one.seat: as_drawn for one, *as_drawn in zip(table.sitters, caption.names, caption.heads, strict=True)}
    names, heads = zip(*(who.get(Seat(seat), ("", None)) for seat in range(table.capacity)), strict=True)
    return replace(caption, names=names, game=game_name(l10n, table.game), free=l10n("picture-free-seat"), heads=heads)


def lobby_alt(l10n: Localizer, table: Table) -> str:
    """The picture of a table that has not begun, for those who do not see it: the card it belongs to says the same."""
    people, taken = l10n.listing(map(bare, names_of(l10n, table))), len(table.sitters)
    return l10n("alt-lobby", table=title(table), taken=taken, seats=table.capacity, who=people)
