"""The purple value, rule 7.4: dice whose roll shows it are cancelled at once, before any benefit can save them."""

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.dice import Die, Kind, Pool, sort_dice
from kingsforge_bot.games.kings_forge.events import Cancelled, Event
from kingsforge_bot.games.kings_forge.state import Player, State, replace_player


def cancel(state: State, seat: Seat, kept: tuple[Die, ...], rolled: tuple[Die, ...], events: list[Event]) -> State:
    """The seat's hand after a roll: dice kept beside it, and those of the roll that do not show the purple value."""
    player = state.players[seat]
    banned = state.cemetery
    if banned is None or all(one.value != banned for one in rolled):
        return replace_player(state, seat, replace(player, hand=sort_dice(kept + rolled)))
    cancelled = tuple(one for one in rolled if one.value == banned)
    safe = tuple(one for one in rolled if one.value != banned)
    events.append(Cancelled(seat, cancelled))
    player = replace(player, hand=sort_dice(kept + safe))
    return put_away(state, seat, player, cancelled)


def put_away(state: State, seat: Seat, player: Player, dice: tuple[Die, ...]) -> State:
    """Dice leave the hand or an item: to their owner's smithy, a Library die to the stock (7.1)."""
    common = Pool.kinds([one.kind for one in for_smithy(dice)])
    white = len(dice) - common.size
    player = replace(player, smithy=player.smithy + common)
    return replace_player(state, seat, player, library=state.library + white)


def for_smithy(dice: tuple[Die, ...]) -> tuple[Die, ...]:
    """Those of dice put away that go to a smithy (7.1)."""
    return tuple(one for one in dice if one.kind is not Kind.LIBRARY)
