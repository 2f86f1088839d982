"""A table as one who sits there reads of it from elsewhere: whose turn, since when, what to decide, what happened."""

from collections.abc import Iterable, Sequence
from typing import Final

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.widths import naming
from kingsforge_bot.service.person.my_turns import MyTurn
from kingsforge_bot.service.post.post_records import Posted
from kingsforge_bot.service.types import GuildId, LogEntry, Table, TableStatus, TableView
from kingsforge_bot.ui.game.screens import Screens
from kingsforge_bot.ui.message import Link, cut
from kingsforge_bot.ui.post.table_event_lines import table_event_lines
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.people import who
from kingsforge_bot.ui.wording.times import since_move
from kingsforge_bot.ui.wording.titles import bold_title, game_name, title

MOST_LINES: Final = 5
"""Of what happened since somebody's last turn; of more than that the latest are told."""
_LONGEST_LINE: Final = 160
_SMALL: Final = "-# "
"""Begins a line that Discord shows small."""


def turn_lines(l10n: Localizer, screens: Screens, mine: MyTurn, room: int, beside: Sequence[str] = ()) -> list[str]:
    """What stands of one table among others, in about so many characters; `beside` is of its clock and of plans."""
    look, table = mine.look, mine.look.table
    name, game = bold_title(table), game_name(l10n, table.game)
    since = f"<t:{mine.since}:R>"
    if table.status is TableStatus.LOBBY:
        return [l10n("turns-lobby", table=name, game=game, taken=len(table.sitters), seats=table.capacity)]
    if not look.is_awaited:
        players = who(l10n, table, look.awaited)
        return [
            l10n(
                since_move(table, "turns-others", "turns-others-first"), table=name, game=game, who=players, since=since
            ),
            *beside,
        ]
    lines = [l10n("turns-yours", table=name, game=game, since=since), asked_line(l10n, screens, look), *beside]
    return [*lines, *news(l10n, screens, look, mine.entries, mine.earlier, room=room - sum(map(len, lines)))]


def asked_line(l10n: Localizer, screens: Screens, look: TableView) -> str:
    """What the one who looks has to decide, and whether that is quick."""
    asked = screens.turn.asks(l10n, look)
    return l10n.sentences([asked.text, l10n("turns-quick" if asked.quick else "turns-thought")])


def news(
    l10n: Localizer,
    screens: Screens,
    look: TableView,
    entries: Sequence[LogEntry],
    earlier: int,
    *,
    most: int = MOST_LINES,
    room: int = 800,
) -> list[str]:
    """What happened since somebody's last turn, a line for each turn, the latest last; how many are not told."""
    names = names_of(l10n, look.table)
    told = [*_game_lines(l10n, screens, look, entries), *table_event_lines(l10n, screens, entries, names)]
    if not told:
        return []
    lines: list[str] = []
    for line in reversed(told):
        line = _SMALL + cut(line, _LONGEST_LINE)
        room -= len(line) + 1
        if len(lines) == most or (lines and room < 0):
            break
        lines.insert(0, line)
    # Of the entries that were not read nobody knows how many lines they make.
    left_out = len(told) - len(lines) + earlier
    if left_out:
        lines.insert(0, _SMALL + l10n("turns-earlier", count=left_out))
    return [_SMALL + l10n("turns-since"), *lines]


def _game_lines(l10n: Localizer, screens: Screens, look: TableView, entries: Iterable[LogEntry]) -> list[str]:
    text = screens.turn.happened(l10n, look, (), [entry for entry in entries if entry.events])
    return [line for line in text.splitlines() if line.strip()]


def board_link(l10n: Localizer, mine: MyTurn, *, named: bool = False) -> Link:
    """The button that leads to the newest board, or to its channel before one stands; `named`: among others."""
    table, board = mine.look.table, mine.board
    label = naming(lambda name: l10n("turns-board-of", table=name), title(table)) if named else l10n("button-board")
    return Link(label, link_to(table, board))


def link_to(table: Table, board: Posted | None) -> str:
    """The address of the newest board, or of its channel before one stands."""
    if board is None:
        return f"https://discord.com/channels/{table.guild}/{table.place}"
    return address(table.guild, board)


def address(guild: GuildId, board: Posted) -> str:
    """The link to a board that stands."""
    return f"https://discord.com/channels/{guild}/{board.place}/{board.message}"
