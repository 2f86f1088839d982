"""Reads the file of a whole log back: entry by entry by the rules, to the state it ends in. Nothing is written.

Whoever sends it may have written anything into it.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, go_on
from kingsforge_bot.service.audit.log_file import Entry, LogFile
from kingsforge_bot.service.audit.verifying import Difference, Verification, Verified
from kingsforge_bot.service.errors import FileReason, FileRefused
from kingsforge_bot.service.records import Row
from kingsforge_bot.service.turn.luck import FIRST_SCHEME, SECOND_SCHEME, SECRET_BYTES, Seal, Secret
from kingsforge_bot.service.turn.table_states import AnyGame
from kingsforge_bot.service.types import (
    ChannelId,
    GuildId,
    SealShown,
    Sitter,
    Table,
    TableId,
    TableStatus,
    TableView,
    UserId,
)

LARGEST: Final = 4 << 20
"""Bytes of a file; the longest games that were ever played have a quarter of it."""
_MOST_SEATS: Final = 20
_DECODER: Final = msgspec.json.Decoder(LogFile)
_WHERE: Final = re.compile(r"\$\.entries\[(\d+)\]")
_AT_A_TIME: Final = 100


class ReadBack(msgspec.Struct, frozen=True):
    """How far a file follows from the rules, and the table as it stands at its end, if all of it does."""

    table: Table
    verified: Verified
    sealed: bool
    """Whether its luck was compared with sealed bytes; else the file has none."""
    look: TableView | None

    @property
    def follows(self) -> bool:
        """Whether every entry does."""
        return self.look is not None


def read_back(games: Mapping[str, AnyGame], text: bytes, still_wanted: StillWanted) -> ReadBack:
    """The whole file, however long that takes. Raises FileRefused, NotWanted."""
    file = _read(text)
    game = games.get(file.game)
    if game is None:
        raise FileRefused(FileReason.NO_SUCH_GAME)
    if not file.whole:
        raise FileRefused(FileReason.IN_PARTS)
    go_on(still_wanted)
    table, seals = _table(file), _seals(file)
    forged = next((seal.since for seal in file.seals if not _as_sealed(seal)), None)
    if forged is not None:
        return ReadBack(table, Verified(0, 0, forged, Difference.COMMITMENT, by_rules=True), bool(seals), None)
    verification = Verification(game, table, seals)
    for rows in _rows(file.entries):
        verification.go_on(rows, still_wanted)
        if verification.stopped:
            break
    found = verification.result()
    state = verification.state if found.differs is None and found.by_rules else None
    return ReadBack(table, found, bool(seals), None if state is None else _look(game, table, state))


def _read(text: bytes) -> LogFile:
    if len(text) > LARGEST:
        raise FileRefused(FileReason.TOO_LARGE, most=LARGEST >> 20)
    try:
        file = _DECODER.decode(text)
    except msgspec.ValidationError as error:
        if (where := _WHERE.search(str(error))) is None:
            raise FileRefused(FileReason.NO_LOG) from error
        raise FileRefused(FileReason.NO_ENTRY, number=str(int(where[1]) + 1)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise FileRefused(FileReason.NO_LOG) from error
    if not (0 < len(file.seats) <= _MOST_SEATS and file.entries):
        raise FileRefused(FileReason.NO_LOG)
    return file


def _table(file: LogFile) -> Table:
    """As far as the file tells: nobody sits there whom Discord knows."""
    first, last = file.entries[0], file.entries[-1]
    return Table(
        id=TableId(file.table),
        guild=GuildId(0),
        channel=ChannelId(0),
        name=file.name,
        game=file.game,
        options=file.options,
        capacity=len(file.seats),
        owner=UserId(0),
        status=TableStatus.RUNNING,
        sitters=tuple(Sitter(Seat(number), name) for number, name in enumerate(file.seats)),
        seq=file.last,
        opened=first.at,
        since=last.at,
        commitment=file.seals[-1].commitment if file.seals else None,
    )


def _seals(file: LogFile) -> tuple[Seal, ...]:
    """Those of the file; none where their secrets were not told yet. Raises FileRefused."""
    if any(seal.secret is None for seal in file.seals):
        return ()
    return tuple(Seal(seal.since, seal.scheme, _secret(seal), seal.mix) for seal in file.seals)


def _secret(seal: SealShown) -> Secret:
    try:
        secret = bytes.fromhex(seal.secret or "")
    except ValueError as error:
        raise FileRefused(FileReason.NO_LOG) from error
    if len(secret) != SECRET_BYTES or seal.scheme not in (FIRST_SCHEME, SECOND_SCHEME):
        raise FileRefused(FileReason.NO_LOG)
    return Secret(secret)


def _as_sealed(seal: SealShown) -> bool:
    return seal.secret is None or _secret(seal).commitment == seal.commitment


def _rows(entries: Sequence[Entry]) -> Iterator[tuple[Row, ...]]:
    for start in range(0, len(entries), _AT_A_TIME):
        yield tuple(
            Row(
                seq=one.seq,
                seat=one.seat,
                action=one.action,
                luck=one.luck,
                draws=one.draws,
                draw_from=one.draw_from,
                events=bytes(one.events),
                ruleset=one.ruleset,
                at=one.at,
                cause=one.cause,
                fact=one.fact,
            )
            for one in entries[start : start + _AT_A_TIME]
        )


def _look(game: AnyGame, table: Table, state: object) -> TableView:
    """As everybody may see it: a file that is whole hides nothing."""
    awaited = game.to_act(state)
    status = TableStatus.RUNNING if awaited else TableStatus.OVER
    return TableView(replace(table, status=status), game.player_view(state, None), awaited)
