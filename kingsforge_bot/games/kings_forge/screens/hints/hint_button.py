"""The hint button of a board, which leads to the panel."""

from typing import Final

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import Table
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.message import Button

NOW: Final = "now"
"""Leads to what can be done."""


def advice_button(l10n: Localizer, table: Table) -> tuple[Button, ...]:
    """Of a board in the gather phase: it leads to the panel, where the best moves stand with their reasons."""
    return (Button(l10n("button-hint"), ComponentId(table.id, table.seq, NOW)),) if table.hints else ()
