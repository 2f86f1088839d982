"""Positions as JSON that people can read and write: a snapshot, a bug report, the start of a test."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.errors import PositionError, Refused
from kingsforge_bot.core.positions import convert, decode
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.dice import Die, Pool, read_die, sort_dice
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.meta import FACE_UP
from kingsforge_bot.games.kings_forge.rules.position_checks import check, missing_library, missing_stock
from kingsforge_bot.games.kings_forge.rules.state import Phase, State

_LEFT_OUT: dict[str, object] = {
    "round": 1,
    "phase": "gather",
    "anvil": 0,
    "face_up": [],
    "deck": [],
    "display": [],
    "queue": [],
}
"""What a position written by hand need not say. Without `stock` it is whatever of the box lies nowhere else."""


def dump(state: State) -> bytes:
    """The state as JSON; pools and dice as in the notation. The inverse of `load`."""
    return _ENCODER.encode(state)


def load(text: bytes, cards: Mapping[str, CraftCard]) -> State:
    """A state from JSON. A craft card may be given by its name in `cards`. Raises PositionError."""
    raw = decode(text, dict[str, Any], _read)
    fields = {**_LEFT_OUT, **_named_cards(raw, cards)}
    fields.setdefault("turn", fields["anvil"])
    counted = {"stock", "library"} & fields.keys()
    fields.setdefault("stock", "")
    state = convert(fields, State, _read)
    if "library" not in counted:
        state = replace(state, library=missing_library(state))
    if "stock" not in counted:
        state = replace(state, stock=missing_stock(state))
    if state.phase is not Phase.OVER:
        state = replace(state, face_up=state.face_up + (None,) * (FACE_UP - len(state.face_up)))
    players = tuple(
        player if player.hand is None else replace(player, hand=sort_dice(player.hand)) for player in state.players
    )
    state = replace(state, players=players)
    try:
        check(state)
    except Refused as error:
        raise PositionError("players", str(error)) from error
    return state


def dump_events(events: Sequence[Event]) -> bytes:
    """Events as JSON; the inverse of `load_events`."""
    return _ENCODER.encode(events)


def load_events(text: bytes) -> tuple[Event, ...]:
    """Events from JSON. Raises PositionError."""
    return decode(text, tuple[Event, ...], _read)


def hide_deck_order(state: State) -> State:
    """Rule 1.5: which cards are face down is known, their order is not."""
    return replace(state, deck=tuple(sorted(state.deck)))


def _named_cards(raw: dict[str, Any], cards: Mapping[str, CraftCard]) -> dict[str, Any]:
    """The same JSON with craft cards in place of their names."""

    def card(named: object, where: str) -> object:
        if not isinstance(named, str):
            return named
        if named not in cards:
            raise PositionError(where, f"no craft card {named[:60]!r}")
        return msgspec.to_builtins(cards[named], enc_hook=_write)

    def row(named: object, where: str) -> object:
        return [card(one, where) for one in named] if isinstance(named, list) else named

    def player(fields: object) -> object:
        if not isinstance(fields, dict):
            return fields
        fields = dict(fields)
        if "items" in fields:
            fields["items"] = row(fields["items"], "players.items")
        if isinstance(fields.get("made"), list):
            fields["made"] = [
                {**made, "card": card(made.get("card"), "players.made")} if isinstance(made, dict) else made
                for made in fields["made"]
            ]
        return fields

    found = dict(raw)
    for name in ("display", "queue"):
        if name in found:
            found[name] = row(found[name], name)
    if isinstance(found.get("players"), list):
        found["players"] = [player(one) for one in found["players"]]
    return found


def _write(value: object) -> object:
    if isinstance(value, (Pool, Die)):
        return str(value)
    raise NotImplementedError(type(value))


def _read(kind: type, value: object) -> object:
    if not isinstance(value, str):
        raise TypeError(f"{kind.__name__} is written as text")
    try:
        if kind is Pool:
            return Pool.of(value)
        if kind is Die:
            return read_die(value)
    except ValueError:
        raise ValueError(f"no dice: {value[:60]!r}") from None
    raise NotImplementedError(kind)


_ENCODER = msgspec.json.Encoder(enc_hook=_write)
