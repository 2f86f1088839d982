"""A state in the making: what one action changes before the next state stands."""

import msgspec

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.game import Step
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.events import Event
from kingsforge_bot.games.dwarven_smithy.rules.meta import Mode
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Lot, Named, Phase, Player, Score, Stack, State


class PlayerDraft(msgspec.Struct, gc=False):
    """The fields of a Player, open to change."""

    coins: int
    hand: list[Name]
    market: list[Name]
    tilted: list[Name]
    workshop: list[Name]
    stacks: list[Stack]
    apprentices: list[Name]
    tools: list[Name]
    kings: list[Stack]
    idle: int


class Draft(msgspec.Struct, gc=False):
    """The fields of a State, open to change, with the cards, the luck they may draw on and the events so far.

    It lives inside one `apply` and never leaves it: what is refused half way is thrown away with its draft.
    """

    mode: Mode
    phase: Phase
    first: Seat
    turn: Seat
    players: list[PlayerDraft]
    guild: tuple[Name, ...]
    mine: tuple[Name, ...]
    row: list[Name]
    guild_discard: tuple[Name, ...]
    mine_discard: tuple[Name, ...]
    drawn: int
    acted: bool
    stirred: bool
    lot: Lot | None
    named: tuple[Named, ...]
    turns: int
    ended_by: Seat | None
    scores: tuple[Score, ...]
    auction: bool
    endless: bool
    open_kings: bool
    cards: CardSet
    chance: Chance
    events: list[Event]

    @property
    def active(self) -> PlayerDraft:
        """The seat on turn."""
        return self.players[self.turn]


def draft_of(state: State, cards: CardSet, chance: Chance) -> Draft:
    """A draft to carry out an action on."""
    return Draft(
        state.mode,
        state.phase,
        state.first,
        state.turn,
        [
            PlayerDraft(
                one.coins,
                [*one.hand],
                [*one.market],
                [*one.tilted],
                [*one.workshop],
                [*one.stacks],
                [*one.apprentices],
                [*one.tools],
                [*one.kings],
                one.idle,
            )
            for one in state.players
        ],
        state.guild,
        state.mine,
        [*state.row],
        state.guild_discard,
        state.mine_discard,
        state.drawn,
        state.acted,
        state.stirred,
        state.lot,
        state.named,
        state.turns,
        state.ended_by,
        state.scores,
        state.auction,
        state.endless,
        state.open_kings,
        cards,
        chance,
        [],
    )


def finished(draft: Draft) -> Step[State, Event]:
    """The state as it now stands, and what happened on the way."""
    state = State(
        draft.mode,
        draft.phase,
        draft.first,
        draft.turn,
        tuple(
            [
                Player(
                    one.coins,
                    tuple(one.hand),
                    tuple(one.market),
                    tuple(one.tilted),
                    tuple(one.workshop),
                    tuple(one.stacks),
                    tuple(one.apprentices),
                    tuple(one.tools),
                    tuple(one.kings),
                    one.idle,
                )
                for one in draft.players
            ]
        ),
        draft.guild,
        draft.mine,
        tuple(draft.row),
        draft.guild_discard,
        draft.mine_discard,
        draft.drawn,
        draft.acted,
        draft.stirred,
        draft.lot,
        draft.named,
        draft.turns,
        draft.ended_by,
        draft.scores,
        draft.auction,
        draft.endless,
        draft.open_kings,
    )
    return Step(state, tuple(draft.events))
