"""A state in the making: what one action changes before the next state stands."""

import msgspec

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.game import Step
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.benefits import Held
from kingsforge_bot.games.kings_forge.rules.cards import Card
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.dice import Die, Pool
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.meta import Edition
from kingsforge_bot.games.kings_forge.rules.state import Claim, Made, Owed, Phase, Player, State, Visit


class PlayerDraft(msgspec.Struct, gc=False):
    """The fields of a Player, open to change."""

    supply: Pool
    smithy: Pool
    claims: tuple[Claim, ...]
    visits: tuple[Visit, ...]
    held: tuple[Held, ...]
    library: int
    passed: bool
    hand: tuple[Die, ...] | None
    made: tuple[Made, ...]
    items: tuple[CraftCard, ...]


class Draft(msgspec.Struct, gc=False):
    """The fields of a State, open to change, with the luck they may draw on and the events so far.

    It lives inside one `apply` and never leaves it: what is refused half way is thrown away with its draft.
    """

    round: int
    phase: Phase
    anvil: Seat
    turn: Seat
    players: list[PlayerDraft]
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
    events: list[Event] = []
    """Begun empty, and not by `draft_of`: more than fifteen keywords go through a dict, six times as slow."""


def draft_of(state: State, chance: Chance) -> Draft:
    """A draft to carry out an action on."""
    return Draft(
        round=state.round,
        phase=state.phase,
        anvil=state.anvil,
        turn=state.turn,
        players=[
            PlayerDraft(
                supply=one.supply,
                smithy=one.smithy,
                claims=one.claims,
                visits=one.visits,
                held=one.held,
                library=one.library,
                passed=one.passed,
                hand=one.hand,
                made=one.made,
                items=one.items,
            )
            for one in state.players
        ],
        stock=state.stock,
        face_up=[*state.face_up],
        deck=state.deck,
        display=state.display,
        queue=state.queue,
        library=state.library,
        cemetery=state.cemetery,
        owed=state.owed,
        edition=state.edition,
        chance=chance,
    )


def finished(draft: Draft) -> Step[State, Event]:
    """The state as it now stands, and what happened on the way."""
    state = State(
        round=draft.round,
        phase=draft.phase,
        anvil=draft.anvil,
        turn=draft.turn,
        players=tuple(
            [
                Player(
                    supply=one.supply,
                    smithy=one.smithy,
                    claims=one.claims,
                    visits=one.visits,
                    held=one.held,
                    library=one.library,
                    passed=one.passed,
                    hand=one.hand,
                    made=one.made,
                    items=one.items,
                )
                for one in draft.players
            ]
        ),
        stock=draft.stock,
        face_up=tuple(draft.face_up),
        deck=draft.deck,
        display=draft.display,
        queue=draft.queue,
        library=draft.library,
        cemetery=draft.cemetery,
        owed=draft.owed,
        edition=draft.edition,
    )
    return Step(state, tuple(draft.events))
