"""Rows of the database as the service's own types, and back."""

from collections.abc import Iterable, Sequence

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.post.post_records import Leftover, Owed, OwedPost, Posted, Span, Way
from kingsforge_bot.service.proposals import Outcome, load_proposal
from kingsforge_bot.service.records import Listed, Row, Snapshot, Vote
from kingsforge_bot.service.table_events import load_table_event
from kingsforge_bot.service.time.clock import PlayingHours, TableClock
from kingsforge_bot.service.turn.luck import Seal, Secret
from kingsforge_bot.service.types import Cause, Invited, Sitter, Table, Tenure
from kingsforge_bot.store.database import StoredRow

_TEXTS = msgspec.json.Decoder(dict[str, str])
_SITTERS = msgspec.json.Decoder(list[Sitter])
_FORMER = msgspec.json.Decoder(list[Tenure])
_INVITED = msgspec.json.Decoder(list[Invited])
_NUMBERS = msgspec.json.Decoder(tuple[int, ...])
_SEATS = msgspec.json.Decoder(frozenset[Seat])
_CLOCK = msgspec.json.Decoder(TableClock)
_HOURS = msgspec.json.Decoder(PlayingHours)
_SPANS = msgspec.json.Decoder(tuple[Span, ...])
_SEVERAL_SPANS = msgspec.json.Decoder(tuple[tuple[Span, ...], ...])
_ASKED = msgspec.json.Decoder(dict[Seat, int])
_ANSWERS = msgspec.json.Decoder(dict[Seat, bool])


def to_json(value: object) -> str:
    """Options, luck or numbers by seat as they stand in a column."""
    return msgspec.json.encode(value).decode()


def seats_to_json(seats: Iterable[Seat]) -> str:
    """Seats in order, so that equal sets look equal."""
    return to_json(sorted(seats))


def read_table(row: StoredRow) -> Table:
    """A row of `seated_tables`."""
    fields = {name: row[name] for name in row.keys() if name in Table.__struct_fields__}  # noqa: SIM118
    sitters = sorted(_SITTERS.decode(row["sitters"]), key=lambda sitter: sitter.seat)
    fields |= {"options": _TEXTS.decode(row["options"]), "sitters": tuple(sitters)}
    fields["hints"] = bool(row["hints"])
    fields["invited"] = tuple(sorted(_INVITED.decode(row["invited"]), key=lambda one: one.seat))
    fields["former"] = tuple(sorted(_FORMER.decode(row["former"]), key=lambda one: one.last))
    fields["asked"] = _ASKED.decode(row["asked"])
    for name, decoder in (("clock", _CLOCK), ("hours", _HOURS)):
        if fields[name] is not None:
            fields[name] = decoder.decode(fields[name])
    return msgspec.convert(fields, Table)


def clock_to_json(clock: TableClock | None) -> str | None:
    """The clock as it stands in a column."""
    return None if clock is None else to_json(clock)


def read_listed(row: StoredRow) -> Listed:
    """A row of `seated_tables` with whom the table awaits."""
    return Listed(read_table(row), _SEATS.decode(row["awaited"]))


def read_log(row: StoredRow) -> Row:
    """A row of `log`."""
    return Row(
        seq=row["seq"],
        seat=row["seat"],
        action=row["action"],
        luck=_NUMBERS.decode(row["luck"]),
        draws=row["draws"],
        draw_from=row["draw_from"],
        events=row["events"].encode(),
        ruleset=row["ruleset"],
        at=row["at"],
        cause=Cause(row["cause"] or ("forced" if row["forced"] else "player")),
        fact=None if row["fact"] is None else load_table_event(row["fact"].encode()),
        clock=None if row["clock"] is None else _CLOCK.decode(row["clock"]),
    )


def read_snapshot(row: StoredRow) -> Snapshot:
    """A row of `snapshots`."""
    return Snapshot(row["seq"], row["state"].encode(), row["next_draw"])


def read_seal(row: StoredRow) -> Seal:
    """A row of `seals`."""
    return Seal(row["since"], row["scheme"], Secret(row["secret"]), row["mix"])


def read_owed(row: StoredRow) -> Owed:
    """A row of `outbox`."""
    return msgspec.convert(dict(row), Owed)


def read_owed_post(row: StoredRow) -> OwedPost:
    """A row of `outbox` with where it belongs."""
    return msgspec.convert(dict(row) | {"silent": bool(row["silent"])}, OwedPost)


def read_posted(row: StoredRow) -> Posted:
    """A row of `messages`."""
    waiting = [span for spans in _SEVERAL_SPANS.decode(row["waiting"]) for span in spans]
    return msgspec.convert(dict(row) | {"carried": _SPANS.decode(row["carried"]), "waiting": waiting}, Posted)


def read_leftover(rows: Sequence[StoredRow]) -> Leftover:
    """A row of `leftovers` beside each entry of the log that it tells, or none."""
    first = rows[0]
    told = tuple([read_log(row) for row in rows if row["seq"] is not None])
    last = rows[-1]
    after = None if last["state"] is None else Snapshot(last["seq"], last["state"].encode(), last["next_draw"])
    return Leftover(first["message"], first["place"], Way(first["way"]), told, after)


def read_vote(row: StoredRow) -> Vote:
    """A row of `votes`."""
    return Vote(
        number=row["number"],
        seat=row["seat"],
        proposal=load_proposal(row["proposal"].encode()),
        seq=row["seq"],
        asked=row["asked"],
        ends=row["ends"],
        answers=_ANSWERS.decode(row["answers"]),
        outcome=None if row["outcome"] is None else Outcome(row["outcome"]),
        ended=row["ended"],
        stops=bool(row["stops"]),
    )
