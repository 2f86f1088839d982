"""The first line of what is said of a table that is played."""

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.wording.people import to_play
from kingsforge_bot.ui.wording.times import since, since_move
from kingsforge_bot.ui.wording.titles import bold_title


def headline(l10n: Localizer, look: TableView, *, mention: bool, yours: bool) -> str:
    """Table, who is to play, and when the last move was; `yours` for the one who is awaited."""
    names = {"table": bold_title(look.table), "since": since(look.table)}
    if yours:
        return l10n(since_move(look.table, "headline-yours", "headline-yours-first"), **names)
    return l10n(
        since_move(look.table, "headline-awaited", "headline-awaited-first"),
        who=to_play(l10n, look, mention=mention),
        **names,
    )
