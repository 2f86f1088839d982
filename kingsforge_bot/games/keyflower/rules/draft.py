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
        season=state.season,
        phase=state.phase,
        start=state.start,
        turn=state.turn,
        players=[
            PlayerDraft(
                village=[*one.village],
                workers=one.workers,
                skills=one.skills,
                known_workers=one.known_workers,
                known_skills=one.known_skills,
                hand=one.hand,
                given=one.given,
                won=one.won,
                draft=one.draft,
            )
            for one in state.players
        ],
        offer=[*state.offer],
        orders=[*state.orders],
        boats=[*state.boats],
        bag=state.bag,
        pile=state.pile,
        greens=state.greens,
        stock=state.stock,
        passes=state.passes,
        work=state.work,
        choosers=state.choosers,
        unheard=state.unheard,
        scores=state.scores,
        screens=state.screens,
        tiles=tiles,
        chance=chance,
        events=[],
    )


def finished(draft: Draft) -> Step[State, Event]:
    """The state as it now stands, and what happened on the way."""
    state = State(
        season=draft.season,
        phase=draft.phase,
        start=draft.start,
        turn=draft.turn,
        players=tuple(
            [
                Player(
                    village=tuple(one.village),
                    workers=one.workers,
                    skills=one.skills,
                    known_workers=one.known_workers,
                    known_skills=one.known_skills,
                    hand=one.hand,
                    given=one.given,
                    won=one.won,
                    draft=one.draft,
                )
                for one in draft.players
            ]
        ),
        offer=tuple(draft.offer),
        orders=tuple(draft.orders),
        boats=tuple(draft.boats),
        bag=draft.bag,
        pile=draft.pile,
        greens=draft.greens,
        stock=draft.stock,
        passes=draft.passes,
        work=draft.work,
        choosers=draft.choosers,
        unheard=draft.unheard,
        scores=draft.scores,
        screens=draft.screens,
    )
    return Step(state, tuple(draft.events))
