"""The last post of a play: what stands below the board of any game, and what can be done from there."""

from typing import Final

from msgspec.structs import replace

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.ui.audit.logs import LOG
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.message import BUTTONS, ROWS, Button, ButtonStyle, Message, Row
from kingsforge_bot.ui.wording.names import with_sign
from kingsforge_bot.ui.wording.times import lasting

REMATCH: Final = "rematch"
REPLAY: Final = "replay"
STATS: Final = "stats"
EXPORT: Final = "export"
SUMMARY: Final = "summary"
ANALYSIS: Final = "analysis"
"""What the buttons say."""
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


def with_end(l10n: Localizer, post: BoardPost, message: Message, *, analyses: bool = False) -> Message:
    """The last board with its row of buttons, above its own; `analyses`: whether the game can be looked into."""
    if post.end is None or len(message.rows) >= ROWS:
        return message
    table = post.look.table

    def button(word: str, style: ButtonStyle = ButtonStyle.SECONDARY) -> Button:
        return Button(l10n(f"button-{word}"), ComponentId(table.id, table.seq, word), style)

    # As many as one line of a phone has room for; the rest stands beside the boards.
    row = (button(REMATCH, ButtonStyle.SUCCESS), button(REPLAY), button(STATS), button(EXPORT))
    rest = (button(LOG), *((button(ANALYSIS),) if analyses else ()))
    rows: list[Row] = [row, *message.rows]
    boards = rows[-1]
    if isinstance(boards, tuple) and boards is not row and len(boards) + len(rest) <= BUTTONS:
        rows[-1] = (*boards, *rest)
    elif len(rows) < ROWS:
        rows.append(rest)
    return replace(message, rows=tuple(rows))
