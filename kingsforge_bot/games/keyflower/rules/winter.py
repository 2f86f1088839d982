"""The winter choice, by all at once (3.4, 3.5)."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import Give
from kingsforge_bot.games.keyflower.rules.draft import Draft
from kingsforge_bot.games.keyflower.rules.events import WinterGiven, WinterRevealed
from kingsforge_bot.games.keyflower.rules.reasons import Reason, refuse
from kingsforge_bot.games.keyflower.rules.seasons import offer
from kingsforge_bot.games.keyflower.rules.state import Won
from kingsforge_bot.games.keyflower.rules.turns import begin_turns


def give(draft: Draft, seat: Seat, action: Give) -> None:
    """May be changed until the last one has chosen; then all is revealed in one step."""
    player = draft.players[seat]
    if not action.tiles:
        raise refuse(Reason.GIVE_ONE)
    for name in action.tiles:
        if name not in player.hand or action.tiles.count(name) > 1:
            raise refuse(Reason.NOT_IN_HAND, tile=name)
    if set(action.tiles) == set(player.given):
        raise refuse(Reason.SAME_CHOICE)
    given = tuple([name for name in player.hand if name in action.tiles])
    changed = bool(player.given)
    draft.events.append(WinterGiven(seat, given, instead=changed))
    # That somebody has chosen the others see, and whom they still wait for (13.1); a change of mind they do not.
    player.given, draft.unheard = given, changed
    if all(one.given for one in draft.players):
        _reveal(draft)


def _reveal(draft: Draft) -> None:
    draft.unheard = False
    draft.events.append(WinterRevealed(tuple([len(player.given) for player in draft.players])))
    given = draft.chance.shuffle([name for player in draft.players for name in player.given])
    offer(draft, [Won(name) for name in given])
    begin_turns(draft)
