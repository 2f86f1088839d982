"""A board in whose place another stands: what happened, in words, and a picture of what mattered."""

from collections.abc import Sequence

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.publisher import Fold
from kingsforge_bot.service.types import LogEntry, TableView
from kingsforge_bot.ui.game.drawing import Drawing
from kingsforge_bot.ui.game.screens import Screens
from kingsforge_bot.ui.message import TEXT, Message, cut
from kingsforge_bot.ui.post.table_event_lines import board_lines
from kingsforge_bot.ui.turn.plan_words import by_plan_lines
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.titles import bold_title


def folded_board(l10n: Localizer, screens: Screens, fold: Fold) -> Message:
    """What is left of a board: which table, and what happened there; names alert nobody, and nothing can be pressed."""
    look, names = fold.look, names_of(l10n, fold.look.table)
    then, entries = _seen(screens, fold)
    if screens.boards.folded is not None and then is not None:
        told = screens.boards.folded(l10n, then, entries)
    else:
        told = screens.turn.happened(l10n, look, (), [entry for entry in fold.entries if entry.events])
    lines = [told, *board_lines(l10n, screens, fold.entries, names), *by_plan_lines(l10n, fold.entries, names)]
    title = bold_title(look.table)
    text = "\n".join(line for line in lines if line)
    return Message(cut("\n".join([f"**{title}**", text]) if text else l10n("board-folded", table=title), TEXT))


def moment_of(l10n: Localizer, screens: Screens, fold: Fold) -> Drawing | None:
    """What mattered there, if anything did; nothing where it is not known any more how the table was then."""
    then, entries = _seen(screens, fold)
    if then is None:
        return None
    return screens.pictures.moment(l10n, then, [event for entry in entries for event in entry.events])


def _seen(screens: Screens, fold: Fold) -> tuple[TableView | None, Sequence[LogEntry]]:
    """What is told of, and the table as it was after that: with what won the play, where its game tells of that."""
    if fold.to_the_end:
        return fold.look, fold.to_the_end
    return fold.then, fold.entries
