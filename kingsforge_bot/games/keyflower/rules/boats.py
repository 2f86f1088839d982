"""The choice of boats, in the order that `season_end` called, and what comes after it (9.6, 9.8)."""

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import Take
from kingsforge_bot.games.keyflower.rules.behind_screens import draw_workers, gain_greens, take_skills, take_workers
from kingsforge_bot.games.keyflower.rules.building import season_over_if_built
from kingsforge_bot.games.keyflower.rules.draft import Draft
from kingsforge_bot.games.keyflower.rules.effects import Power
from kingsforge_bot.games.keyflower.rules.events import BoatTaken
from kingsforge_bot.games.keyflower.rules.kinds import NO_SKILLS, NO_WORKERS
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.reasons import Reason, refuse
from kingsforge_bot.games.keyflower.rules.state import Phase, Won
from kingsforge_bot.games.keyflower.rules.whereabouts import powers


def take(draft: Draft, seat: Seat, action: Take) -> None:
    """Rule 9.6; the last seat gets the boat that is left."""
    index = next((number for number, boat in enumerate(draft.boats) if boat.name == action.boat), None)
    if index is None:
        raise refuse(Reason.NOT_IN_PLAY, tile=action.boat)
    taken = draft.boats[index].taken
    if taken is not None:
        raise refuse(Reason.BOAT_TAKEN, boat=action.boat, seat=taken)
    _take(draft, index, automatic=False)
    if len(draft.choosers) == 1:
        _take(draft, next(number for number, boat in enumerate(draft.boats) if boat.taken is None), automatic=True)
    if not draft.choosers:
        _income(draft)
        draft.phase = Phase.BUILDING
        season_over_if_built(draft)


def _take(draft: Draft, index: int, *, automatic: bool) -> None:
    """The next seat takes the boat at that place of the quay."""
    seat, boat = draft.choosers[0], draft.boats[index]
    draft.choosers = draft.choosers[1:]
    draft.boats[index] = replace(boat, workers=NO_WORKERS, skills=NO_SKILLS, taken=seat)
    take_workers(draft, seat, boat.workers)
    take_skills(draft, seat, boat.skills)
    if draft.season is Season.WINTER:
        player = draft.players[seat]
        player.won = (*player.won, Won(boat.name))
    draft.events.append(BoatTaken(seat, boat.name, boat.workers, boat.skills, automatic))


def _income(draft: Draft) -> None:
    """Rule 9.8; the order of the seats does not matter, for the tile exists once (1.2)."""
    for seat in draft.clockwise(draft.start):
        ability = powers(draft, draft.tiles, seat).get(Power.BOAT_INCOME)
        if ability is not None and ability.random:
            draw_workers(draft, seat, ability.random)
        if ability is not None and ability.green:
            gain_greens(draft, seat, ability.green)
