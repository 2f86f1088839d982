"""The last post of a play: what stands below the board of any game, and what can be done from there."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.ui.audit.logs import LOG
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.message import BUTTONS, ROWS, Button, ButtonStyle, Message, Row
from kingsforge_bot.ui.wording.names import with_sign
from kingsforge_bot.ui.wording.times import lasting

REMATCH: Final = "rematch"
STRONGER: Final = f"{REMATCH} bot"
REPLAY: Final = "replay"
STATS: Final = "stats"
EXPORT: Final = "export"
SUMMARY: Final = "summary"
ANALYSIS: Final = "analysis"
"""What the buttons say."""
_SEVERAL: Final = 2
"""Levels of bots."""
_WORTH_SAYING: Final = 10 * 60
"""Seconds. Who never let the others wait longer played at the table, so to say."""


def end_lines(l10n: Localizer, post: BoardPost) -> list[str]:
    """Whom the others waited for longest."""
    if post.end is None:
        return []
    waits = [one for one in post.end.results if one.user is not None and one.longest_wait >= _WORTH_SAYING]
    if not waits:
        return []
    slow = max(waits, key=lambda one: one.longest_wait)
    name = plain(with_sign(l10n, slow.seat, slow.name))
    return [l10n("over-longest-wait", who=name, lasted=lasting(l10n, slow.longest_wait))]


def outgrown(post: BoardPost, levels: Sequence[str], won_by_far: Callable[[Any, Seat], bool] | None) -> bool:
    """Whether one person won by far against bots alone, of which each is just below the strongest of these levels."""
    table, end = post.look.table, post.end
    people = [sitter.seat for sitter in table.sitters if sitter.user is not None]
    if end is None or won_by_far is None or len(people) != 1 or len(levels) < _SEVERAL:
        return False
    rivals = {sitter.ai for sitter in table.sitters if sitter.seat not in people}
    return rivals == {levels[-2]} and won_by_far(post.look.view, people[0])


def with_end(
    l10n: Localizer, post: BoardPost, message: Message, *, analyses: bool = False, stronger: bool = False
) -> Message:
    """The last board with its row of buttons, above its own; `analyses`: whether the game can be looked into;
    `stronger`: whether a rematch against the strongest bot is offered, where one more button has room.
    """
    if post.end is None or len(message.rows) >= ROWS:
        return message
    table = post.look.table

    def button(word: str, style: ButtonStyle = ButtonStyle.SECONDARY) -> Button:
        return Button(l10n(f"button-{word}"), ComponentId(table.id, table.seq, word), style)

    # As many as one line of a phone has room for; the rest stands beside the boards.
    row = (button(REMATCH, ButtonStyle.SUCCESS), button(REPLAY), button(STATS), button(EXPORT))
    rest = (button(LOG), *((button(ANALYSIS),) if analyses else ()))
    offered = (Button(l10n("button-rematch-strong"), ComponentId(table.id, table.seq, STRONGER)),) if stronger else ()
    # **Stats** leads there, too, where it has no room.
    offered = (*offered, button(SUMMARY))
    rows: list[Row] = [row, *message.rows]
    boards = rows[-1]
    if isinstance(boards, tuple) and boards is not row and len(boards) + len(rest) <= BUTTONS:
        # One more is left to another game.
        more = offered[: max(0, BUTTONS - 1 - len(boards) - len(rest))]
        rows[-1] = (*boards, *rest, *more)
    elif len(rows) < ROWS:
        rows.append((*rest, *offered))
    return replace(message, rows=tuple(rows))
