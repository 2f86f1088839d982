"""The whole log of a table as a file, with all that is needed to check its luck without us (docs/adr/0010)."""

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.facts import Fact
from kingsforge_bot.service.ports import Store
from kingsforge_bot.service.records import Row
from kingsforge_bot.service.sealing import Sealing
from kingsforge_bot.service.table_states import TableStates
from kingsforge_bot.service.types import Cause, LogEntry, SealShown, Status, Table


class Entry(msgspec.Struct, frozen=True):
    """One action: where it began to draw, what was drawn, and what came; empty, or 0, while it is hidden."""

    seq: int
    seat: Seat | None
    action: str
    draw_from: int
    draws: str
    luck: tuple[int, ...]
    at: int
    cause: Cause
    fact: Fact | None


class LogFile(msgspec.Struct, frozen=True):
    """A table from its set-up to its `last` entry; seats and times as in the log, seals with what may be told."""

    table: int
    name: str
    game: str
    options: dict[str, str]
    status: Status
    seats: tuple[str, ...]
    seals: tuple[SealShown, ...]
    last: int
    entries: tuple[Entry, ...]

    def to_json(self) -> bytes:
        """Indented, for readers; UTF-8."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


async def log_file(store: Store, states: TableStates, sealing: Sealing, table: Table) -> LogFile:
    """The file of a table as it stands, for everybody. Raises TableUnreadable."""
    rows = await store.log(table.id, up_to=table.seq)
    # At the end the secrets of its luck are told, and with them everything.
    hides = table.status is Status.RUNNING and states.hides(table)
    return LogFile(
        table=table.id,
        name=table.name,
        game=table.game,
        options=dict(table.options),
        status=table.status,
        seats=tuple(sitter.name for sitter in table.sitters),
        seals=await sealing.shown(table),
        last=table.seq,
        entries=tuple([_told(row, states.entry(table, row)) if hides else _whole(row) for row in rows]),
    )


def _whole(row: Row) -> Entry:
    return Entry(row.seq, row.seat, row.action, row.draw_from, row.draws, row.luck, row.at, row.cause, row.fact)


def _told(row: Row, entry: LogEntry) -> Entry:
    """Nothing of the luck: how far the stream was read would tell what was drawn unseen, too."""
    return Entry(row.seq, row.seat, entry.action, 0, "", entry.luck, row.at, entry.cause, entry.fact)
