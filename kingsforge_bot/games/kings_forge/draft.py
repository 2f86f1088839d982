"""A state in the making: what one action changes before the next state stands."""

import msgspec

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.game import Step
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.cards import Card
from kingsforge_bot.games.kings_forge.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.dice import Pool
from kingsforge_bot.games.kings_forge.events import Event
from kingsforge_bot.games.kings_forge.meta import Edition
from kingsforge_bot.games.kings_forge.state import Owed, Phase, Player, State


class Draft(msgspec.Struct, gc=False):
    """The fields of a State, open to change, with the luck they may draw on and the events so far.

    It lives inside one `apply` and never leaves it: what is refused half way is thrown away with its draft.
    """

    round: int
    phase: Phase
    anvil: Seat
    turn: Seat
    players: list[Player]
    stock: Pool
    face_up: list[Card | None]
    deck: tuple[Card, ...]
    display: tuple[CraftCard, ...]
    queue: tuple[CraftCard, ...]
    library: int
    cemetery: int | None
    owed: Owed | None
    edition: Edition
    chance: Chance
    events: list[Event]


def draft_of(state: State, chance: Chance) -> Draft:
    """A draft to carry out an action on."""
    return Draft(
        state.round,
        state.phase,
        state.anvil,
        state.turn,
        [*state.players],
        state.stock,
        [*state.face_up],
        state.deck,
        state.display,
        state.queue,
        state.library,
        state.cemetery,
        state.owed,
        state.edition,
        chance,
        [],
    )


def finished(draft: Draft) -> Step[State, Event]:
    """The state as it now stands, and what happened on the way."""
    state = State(
        draft.round,
        draft.phase,
        draft.anvil,
        draft.turn,
        tuple(draft.players),
        draft.stock,
        tuple(draft.face_up),
        draft.deck,
        draft.display,
        draft.queue,
        draft.library,
        draft.cemetery,
        draft.owed,
        draft.edition,
    )
    return Step(state, tuple(draft.events))
