"""The button that asks for a hint, wherever the awaited player has a choice."""

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import Table
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.game.screens import HINT
from kingsforge_bot.ui.message import Button


def hint_button(l10n: Localizer, table: Table) -> tuple[Button, ...]:
    """None where the table forbids hints."""
    return (Button(l10n("button-hint"), ComponentId(table.id, table.seq, HINT)),) if table.hints else ()
