"""Positions as JSON that people can read and write: a snapshot, a bug report, the start of a test."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from kingsforge_bot.core.positions import convert, decode
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.events import Event
from kingsforge_bot.games.dwarven_smithy.rules.meta import Mode
from kingsforge_bot.games.dwarven_smithy.rules.position_checks import all_cards, check
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State

_LEFT_OUT: dict[str, object] = {"mode": Mode.STARTER.value, "phase": Phase.ACT.value, "first": 0}
"""What a position written by hand need not say.

Cards that lie nowhere are in their deck, in the order of the data file; where the deck is said, in its discard.
"""
_DISCARDS = {"guild": "guild_discard", "mine": "mine_discard"}


def dump(state: State) -> bytes:
    """The state as JSON. The inverse of `load`."""
    return msgspec.json.encode(state)


def load(text: bytes, cards: CardSet) -> State:
    """A state from JSON. Raises PositionError."""
    fields = {**_LEFT_OUT, **decode(text, dict[str, Any])}
    fields.setdefault("turn", fields["first"])
    said = set(fields)
    for deck in _DISCARDS:
        fields.setdefault(deck, [])
    state = convert(fields, State)
    for deck, discard in _DISCARDS.items():
        there = next((name for name in (deck, discard) if name not in said), None)
        if there is not None:
            missing = tuple(_missing(state, cards, guild=deck == "guild"))
            state = msgspec.structs.replace(state, **{there: missing})
    check(state, cards)
    return state


def dump_events(events: Sequence[Event]) -> bytes:
    """Events as JSON; the inverse of `load_events`."""
    return msgspec.json.encode(events)


def load_events(text: bytes) -> tuple[Event, ...]:
    """Events from JSON. Raises PositionError."""
    return decode(text, tuple[Event, ...])


def _missing(state: State, cards: CardSet, *, guild: bool) -> Iterable[Name]:
    """Cards of the box that lie nowhere yet."""
    there = Counter(all_cards(state))
    for card in cards.in_mode(state.mode) if guild else cards.mine():
        if there[card]:
            there[card] -= 1
        else:
            yield card
