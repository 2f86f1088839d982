"""A lobby's card as it stands by now, for one person."""

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import Table
from kingsforge_bot.ui.app import App
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.tables import lobby_card


def own_card(app: App, l10n: Localizer, table: Table) -> Message:
    """With who takes part in ratings; it alerts nobody."""
    return lobby_card(l10n, table, rated=app.service.lobbies.willing(table))
