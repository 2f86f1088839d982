"""Direct messages: what somebody reads of their turns away from the tables."""

from collections.abc import Mapping, Sequence

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.publisher import DirectPost, LostPost
from kingsforge_bot.service.time.pending_turns import How
from kingsforge_bot.service.types import TableId
from kingsforge_bot.ui.custom_id import NO_TABLE, ComponentId
from kingsforge_bot.ui.game.title import Titles
from kingsforge_bot.ui.message import TEXT, Button, Link, Message, Row, cut
from kingsforge_bot.ui.post.table_event_lines import table_event_line
from kingsforge_bot.ui.table.seat_words import back_button, seat_lost_line
from kingsforge_bot.ui.time.snoozing import TURNS, later_buttons, play_button
from kingsforge_bot.ui.turn.turn_lines import board_link, link_to, turn_lines
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.titles import bold_title

MARK = "d"
"""Begins the word in a button's id that tells a direct message from all others; its number follows."""
_ROOM = 1700
"""Characters of all tables together."""


def lost_message(l10n: Localizer, post: LostPost) -> Message:
    """What happened to their seat, what they can do, and a button to look at the table."""
    table, lost = post.table, post.lost
    happened = table_event_line(l10n, lost.fact, lost.seq, lost.seat, names_of(l10n, table))
    lines = [l10n("about-table", table=bold_title(table), text=happened), seat_lost_line(l10n, lost.fact)]
    # Whoever does not sit there any more has no turn to open at that table.
    button = Button(l10n("button-my-turn"), ComponentId(NO_TABLE, 0, f"{TURNS} page 0 {MARK}{post.number}"))
    rows: list[Row] = [(button, back_button(l10n, table)) if table.returns(post.user) is not None else (button,)]
    return Message("\n".join(lines), tuple(rows), links=(Link(l10n("button-board"), link_to(table, post.board)),))


def direct_message(
    l10n: Localizer, titles: Titles, post: DirectPost, beside: Mapping[TableId, Sequence[str]] | None = None
) -> Message:
    """Whose turn it is they know: since when, what to decide, what happened; and what can be done about it.

    `beside` is what else is said of each table.
    """
    turns = [mine.turn for mine in post.turns]
    count = len(turns) + post.more
    named, mark = count > 1, f"{MARK}{post.number}"
    parts = [l10n("direct-digest" if post.how is How.DIGEST else "direct-several", count=count)] if named else []
    for mine in post.turns:
        table = mine.look.table
        lines = turn_lines(
            l10n.of(table.game), titles.screens(table), mine, _ROOM // len(turns), (beside or {}).get(table.id, ())
        )
        parts.append(cut("\n".join(lines), _ROOM // len(turns)))
    parts += [l10n("notice-waits-more", count=post.more)] if post.more else []
    play = tuple(play_button(l10n, turn, mark, named=named) for turn in turns)
    later = tuple(later_buttons(l10n, turns, snoozes=post.how is not How.DIGEST))
    links = tuple([board_link(l10n, mine, named=named) for mine in post.turns])
    rows: tuple[Row, ...] = (play, later) if named else ((*play, *later),)
    return Message(cut("\n\n".join(parts), TEXT), rows, links=links)
