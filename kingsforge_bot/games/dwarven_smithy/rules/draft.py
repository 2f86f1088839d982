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
        mode=state.mode,
        phase=state.phase,
        first=state.first,
        turn=state.turn,
        players=[
            PlayerDraft(
                coins=one.coins,
                hand=[*one.hand],
                market=[*one.market],
                tilted=[*one.tilted],
                workshop=[*one.workshop],
                stacks=[*one.stacks],
                apprentices=[*one.apprentices],
                tools=[*one.tools],
                kings=[*one.kings],
                idle=one.idle,
            )
            for one in state.players
        ],
        guild=state.guild,
        mine=state.mine,
        row=[*state.row],
        guild_discard=state.guild_discard,
        mine_discard=state.mine_discard,
        drawn=state.drawn,
        acted=state.acted,
        stirred=state.stirred,
        lot=state.lot,
        named=state.named,
        turns=state.turns,
        ended_by=state.ended_by,
        scores=state.scores,
        auction=state.auction,
        endless=state.endless,
        open_kings=state.open_kings,
        cards=cards,
        chance=chance,
        events=[],
    )


def finished(draft: Draft) -> Step[State, Event]:
    """The state as it now stands, and what happened on the way."""
    state = State(
        mode=draft.mode,
        phase=draft.phase,
        first=draft.first,
        turn=draft.turn,
        players=tuple(
            [
                Player(
                    coins=one.coins,
                    hand=tuple(one.hand),
                    market=tuple(one.market),
                    tilted=tuple(one.tilted),
                    workshop=tuple(one.workshop),
                    stacks=tuple(one.stacks),
                    apprentices=tuple(one.apprentices),
                    tools=tuple(one.tools),
                    kings=tuple(one.kings),
                    idle=one.idle,
                )
                for one in draft.players
            ]
        ),
        guild=draft.guild,
        mine=draft.mine,
        row=tuple(draft.row),
        guild_discard=draft.guild_discard,
        mine_discard=draft.mine_discard,
        drawn=draft.drawn,
        acted=draft.acted,
        stirred=draft.stirred,
        lot=draft.lot,
        named=draft.named,
        turns=draft.turns,
        ended_by=draft.ended_by,
        scores=draft.scores,
        auction=draft.auction,
        endless=draft.endless,
        open_kings=draft.open_kings,
    )
    return Step(state, tuple(draft.events))
