"""Whose turn it is, passing, and the end of a season's turns (4)."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import Pass
from kingsforge_bot.games.keyflower.rules.draft import Draft
from kingsforge_bot.games.keyflower.rules.events import Passed
from kingsforge_bot.games.keyflower.rules.season_end import end_season
from kingsforge_bot.games.keyflower.rules.state import Phase
from kingsforge_bot.games.keyflower.rules.whereabouts import can_place_workers


def begin_turns(draft: Draft) -> None:
    """The start player is first (3.6)."""
    draft.phase, draft.turn, draft.passes = Phase.TURNS, draft.start, 0
    _pass_over(draft)


def placed(draft: Draft) -> None:
    """A turn with a placement is over (4.6)."""
    draft.passes = 0
    _next(draft)


def pass_(draft: Draft, seat: Seat, action: Pass) -> None:
    """Rule 4.2."""
    draft.passes += 1
    draft.events.append(Passed(seat, automatic=False))
    _next(draft)


def _next(draft: Draft) -> None:
    draft.turn = Seat((draft.turn + 1) % len(draft.players))
    _pass_over(draft)


def _pass_over(draft: Draft) -> None:
    """Who has nothing to place passes automatically (4.3); when all have passed, the season ends (4.2)."""
    count = len(draft.players)
    while draft.passes < count and not can_place_workers(draft, draft.turn):
        draft.passes += 1
        draft.events.append(Passed(draft.turn, automatic=True))
        draft.turn = Seat((draft.turn + 1) % count)
    if draft.passes >= count:
        end_season(draft)
