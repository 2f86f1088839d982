"""Own cards in /rules: at a table that plays with them their names are looked up, too."""

from collections.abc import Iterable

from kingsforge_bot.service.types import Table
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.message import Message


def own_card(ctx: Context, tables: Iterable[Table], query: str) -> Message | None:
    """The card of these tables that is called so, as that table began with it; None where there is none."""
    for table in tables:
        made = ctx.app.titles.of(table.game).own_cards
        text = "" if made is None else table.options.get(made.option, "")
        if made is not None and text and (card := made.named(text, query)) is not None:
            l10n = ctx.l10n.of(table.game)
            return Message(made.about(l10n, text, card), drawing=made.picture(l10n, text, card))
    return None
