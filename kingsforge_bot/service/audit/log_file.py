"""The whole log of a table as a file: all that is needed to check its luck without us (docs/adr/0010) or to read it
back.
"""

import asyncio
from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.audit.sealing import Sealing
from kingsforge_bot.service.ports import Store
from kingsforge_bot.service.records import Row
from kingsforge_bot.service.table_events import TableEvent
from kingsforge_bot.service.turn.table_states import AnyGame, TableStates
from kingsforge_bot.service.types import Cause, LogEntry, SealShown, Table, TableStatus

_AT_A_TIME: Final = 50
"""Entries read in one go: what reads a thousand holds up everybody else."""
_Number = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action: where it began to draw, what was drawn, and what came; empty, or 0, while it is hidden.

    `events` in the words of its game, as judged by that `ruleset`.
    """

    seq: _Number
    seat: Annotated[Seat, msgspec.Meta(ge=0, le=99)] | None
    action: str
    draw_from: int
    draws: str
    luck: tuple[int, ...]
    at: int
    cause: Cause
    fact: TableEvent | None
    ruleset: int
    events: msgspec.Raw


class LogFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table from its set-up to its `last` entry; seats and times as in the log, seals with what may be told.

    `whole`: nothing in it is hidden, so that it can be read back.
    """

    table: Annotated[int, msgspec.Meta(ge=1, le=999_999_999)]
    name: str
    game: str
    options: dict[str, str]
    status: TableStatus
    seats: tuple[str, ...]
    seals: tuple[SealShown, ...]
    whole: bool
    last: _Number
    entries: tuple[Entry, ...]

    def to_json(self) -> bytes:
        """For readers and programs: UTF-8, an entry a line."""
        head = msgspec.json.encode(replace(self, entries=()))
        lines = b",\n".join(msgspec.json.encode(entry) for entry in self.entries)
        return head.removesuffix(b"]}") + b"\n" + lines + b"\n]}\n"


async def log_file(store: Store, states: TableStates, sealing: Sealing, table: Table) -> LogFile:
    """The file of a table as it stands, for everybody; put together in a thread. Raises TableUnreadable."""
    rows: list[Row] = []
    for after in range(0, table.seq, _AT_A_TIME):
        rows += await store.log(table.id, after=after, up_to=min(after + _AT_A_TIME, table.seq))
    # At the end the secrets of its luck are told, and with them everything.
    hides = table.status is TableStatus.RUNNING and states.hides(table)
    entries = await asyncio.to_thread(_entries, states, table, rows, hides)
    return LogFile(
        table=table.id,
        name=table.name,
        game=table.game,
        options=dict(table.options),
        status=table.status,
        seats=tuple(sitter.name for sitter in table.sitters),
        seals=await sealing.shown(table),
        whole=not hides,
        last=table.seq,
        entries=tuple(entries),
    )


def _entries(states: TableStates, table: Table, rows: Sequence[Row], hides: bool) -> list[Entry]:
    if not hides:
        return [_whole(row) for row in rows]
    game = states.game(table.game)
    return [_told(game, row, states.entry(table, row)) for row in rows]


def _whole(row: Row) -> Entry:
    drawn = row.draw_from, row.draws, row.luck
    events = msgspec.Raw(row.events)
    return Entry(row.seq, row.seat, row.action, *drawn, row.at, row.cause, row.fact, row.ruleset, events)


def _told(game: AnyGame, row: Row, entry: LogEntry) -> Entry:
    """Nothing of the luck: how far the stream was read would tell what was drawn unseen, too."""
    events = msgspec.Raw(game.dump_events(entry.events))
    return Entry(
        row.seq, row.seat, entry.action, 0, "", entry.luck, row.at, entry.cause, entry.fact, row.ruleset, events
    )
