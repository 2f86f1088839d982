"""What a decision led to, for the one who decided."""

from collections.abc import Sequence

from kingsforge_bot.games.kings_forge.rules.events import Event, GameEnded
from kingsforge_bot.games.kings_forge.words.events import event_line
from kingsforge_bot.games.kings_forge.words.headline import headline
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import LogEntry, TableView
from kingsforge_bot.ui.message import cut
from kingsforge_bot.ui.wording import names_of

_REPORT = 1200
"""Characters of what happened; the status and the workbench stand below it."""


def happened(l10n: Localizer, look: TableView, events: Sequence[Event], followed: Sequence[LogEntry]) -> str:
    """One's own events line by line, and what others did since in short."""
    names = names_of(l10n, look.table)
    # The end is told by the status below, with everybody's items.
    lines = [event_line(l10n, event, names, look.seat) for event in events if not isinstance(event, GameEnded)]
    others = [(event, entry.forced) for entry in followed for event in entry.events]
    if others:
        lines.append(headline(l10n, others, names))
    return cut("\n".join(lines), _REPORT)
