"""The whole log of a table as a file, with all that is needed to check its luck without us (docs/adr/0010)."""

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.ports import Store
from kingsforge_bot.service.sealing import Sealing
from kingsforge_bot.service.types import SealShown, Status, Table


class Entry(msgspec.Struct, frozen=True):
    """One action: where it began to draw, what was drawn, and what came."""

    seq: int
    seat: Seat | None
    action: str
    draw_from: int
    draws: str
    luck: tuple[int, ...]
    at: int
    forced: bool


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


async def log_file(store: Store, sealing: Sealing, table: Table) -> LogFile:
    """The file of a table as it stands. Raises TableUnreadable."""
    rows = await store.log(table.id, up_to=table.seq)
    return LogFile(
        table=table.id,
        name=table.name,
        game=table.game,
        options=dict(table.options),
        status=table.status,
        seats=tuple(sitter.name for sitter in table.sitters),
        seals=await sealing.shown(table),
        last=table.seq,
        entries=tuple(
            [Entry(r.seq, r.seat, r.action, r.draw_from, r.draws, r.luck, r.at, r.forced) for r in rows],
        ),
    )
