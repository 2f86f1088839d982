"""What each seat may see and hear (section 2, 10.6, 13.2)."""

from typing import assert_never

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.events import (
    Event,
    Public,
    SkillPaid,
    SkillsDrawn,
    TileLifted,
    TilePlaced,
    Upgraded,
    WinterDealt,
    WinterGiven,
    WorkersDrawn,
)
from kingsforge_bot.games.keyflower.rules.kinds import NO_SKILLS, NO_WORKERS, UNSEEN
from kingsforge_bot.games.keyflower.rules.meta import Screens
from kingsforge_bot.games.keyflower.rules.state import Phase, Player, State


def player_view(state: State, seat: Seat | None) -> State:
    """The state without the secrets of others; with those of nobody when the game is over (2.4)."""
    if state.phase is Phase.OVER:
        return state
    known, choosing = state.screens is Screens.KNOWN, state.phase is Phase.WINTER_CHOICE
    players = tuple(
        [
            one if number == seat else _covered(one, known=known, choosing=choosing)
            for number, one in enumerate(state.players)
        ]
    )
    return replace(state, players=players, bag=state.bag.covered(), pile=state.pile.covered())


def event_view(event: Event, seat: Seat | None) -> Event | None:
    """The event as that seat may know it."""
    if isinstance(event, Public) or event.seat == seat:
        return event
    match event:
        case WorkersDrawn(workers=workers):
            return replace(event, workers=workers.covered())
        case SkillsDrawn(skills=skills):
            return replace(event, skills=skills.covered())
        case SkillPaid(skills=skills, chosen=chosen) | Upgraded(skills=skills, chosen=chosen):
            return replace(event, skills=skills.covered()) if chosen else event
        case WinterDealt(hand=hand):
            return replace(event, hand=(UNSEEN,) * len(hand))
        case WinterGiven(instead=instead):
            return None if instead else replace(event, tiles=(UNSEEN,))
        case TilePlaced() | TileLifted():
            return None
        case _:
            assert_never(event)


def _covered(player: Player, *, known: bool, choosing: bool) -> Player:
    """As others see it: how many workers, skill tiles and winter tiles there are (2.3)."""
    return Player(
        village=player.village,
        workers=player.workers.covered(),
        skills=player.skills.covered(),
        known_workers=player.known_workers if known else NO_WORKERS,
        known_skills=player.known_skills if known else NO_SKILLS,
        hand=(UNSEEN,) * len(player.hand),
        given=(UNSEEN,) if choosing and player.given else (),
        won=player.won,
    )
