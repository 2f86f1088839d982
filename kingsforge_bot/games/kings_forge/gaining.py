"""Taking dice from the stock: what it cannot give is not given (1.2, 2.3)."""

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.benefits import Held
from kingsforge_bot.games.kings_forge.dice import NO_DICE, Pool
from kingsforge_bot.games.kings_forge.events import BenefitGained, Event, Gained, LibraryGained
from kingsforge_bot.games.kings_forge.state import State, replace_player


def gain(state: State, seat: Seat, wanted: Pool, usable: bool, events: list[Event]) -> State:
    """Dice from the stock to the seat's smithy, or to its supply where they are usable at once."""
    stock = state.stock
    given, missing = (wanted, NO_DICE) if stock.covers(wanted) else (wanted & stock, wanted - (wanted & stock))
    events.append(Gained(seat, given, missing, usable))
    player = state.players[seat]
    player = replace(player, supply=player.supply + given) if usable else replace(player, smithy=player.smithy + given)
    return replace_player(state, seat, player, stock=stock - given)


def hold(state: State, seat: Seat, held: Held, events: list[Event]) -> State:
    """A benefit or token to be used this round."""
    events.append(BenefitGained(seat, held))
    player = state.players[seat]
    return replace_player(state, seat, replace(player, held=(*player.held, held)))


def gain_library_die(state: State, seat: Seat, events: list[Event]) -> State:
    """A Library die for the craft roll, if one is left (7.1)."""
    given = state.library > 0
    events.append(LibraryGained(seat, given))
    if not given:
        return state
    player = state.players[seat]
    return replace_player(state, seat, replace(player, library=player.library + 1), library=state.library - 1)
