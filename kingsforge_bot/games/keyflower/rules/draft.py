"""A state in the making: what one action changes before the next state stands."""

import msgspec

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.game import Step
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.events import Event
from kingsforge_bot.games.keyflower.rules.kinds import Goods, Name, Skills, Workers
from kingsforge_bot.games.keyflower.rules.meta import Screens, Season
from kingsforge_bot.games.keyflower.rules.state import (
    Boat,
    Built,
    Offered,
    Phase,
    Player,
    Score,
    State,
    Won,
    Work,
)
from kingsforge_bot.games.keyflower.rules.tiles import TileSet


class PlayerDraft(msgspec.Struct, gc=False):
    """The fields of a Player, open to change."""

    village: list[Built]
    workers: Workers
    skills: Skills
    known_workers: Workers
    known_skills: Skills
    hand: tuple[Name, ...]
    given: tuple[Name, ...]
    won: tuple[Won, ...]
    draft: tuple[Built, ...]


class Draft(msgspec.Struct, gc=False):
    """The fields of a State, open to change, with the tiles, the luck they may draw on and the events so far.

    It lives inside one `apply` and never leaves it: what is refused half way is thrown away with its draft.
    """

    season: Season
    phase: Phase
    start: Seat
    turn: Seat
    players: list[PlayerDraft]
    offer: list[Offered]
    orders: list[Offered]
    boats: list[Boat]
    bag: Workers
    pile: Skills
    greens: int
    stock: Goods
    passes: int
    work: Work | None
    choosers: tuple[Seat, ...]
    unheard: bool
    scores: tuple[Score, ...]
    screens: Screens
    tiles: TileSet
    chance: Chance
    events: list[Event]

    def clockwise(self, first: Seat) -> list[Seat]:
        """All seats from that one on."""
        count = len(self.players)
        return [Seat((first + place) % count) for place in range(count)]


Table = State | Draft
"""What can be asked of both alike."""


def draft_of(state: State, tiles: TileSet, chance: Chance) -> Draft:
    """A draft to carry out an action on."""
    return Draft(
        state.season,
        state.phase,
        state.start,
        state.turn,
        [
            PlayerDraft(
                [*one.village],
                one.workers,
                one.skills,
                one.known_workers,
                one.known_skills,
                one.hand,
                one.given,
                one.won,
                one.draft,
            )
            for one in state.players
        ],
        [*state.offer],
        [*state.orders],
        [*state.boats],
        state.bag,
        state.pile,
        state.greens,
        state.stock,
        state.passes,
        state.work,
        state.choosers,
        state.unheard,
        state.scores,
        state.screens,
        tiles,
        chance,
        [],
    )


def finished(draft: Draft) -> Step[State, Event]:
    """The state as it now stands, and what happened on the way."""
    state = State(
        draft.season,
        draft.phase,
        draft.start,
        draft.turn,
        tuple(
            [
                Player(
                    tuple(one.village),
                    one.workers,
                    one.skills,
                    one.known_workers,
                    one.known_skills,
                    one.hand,
                    one.given,
                    one.won,
                    one.draft,
                )
                for one in draft.players
            ]
        ),
        tuple(draft.offer),
        tuple(draft.orders),
        tuple(draft.boats),
        draft.bag,
        draft.pile,
        draft.greens,
        draft.stock,
        draft.passes,
        draft.work,
        draft.choosers,
        draft.unheard,
        draft.scores,
        draft.screens,
    )
    return Step(state, tuple(draft.events))
