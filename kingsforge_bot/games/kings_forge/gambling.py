"""Rolls of the gather phase: Garden top, Tavern top and the purple die, rules 4.4, 7.4."""

from msgspec.structs import replace

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.games.kings_forge.benefits import Held, change_of
from kingsforge_bot.games.kings_forge.cards import HALVES, Side
from kingsforge_bot.games.kings_forge.dice import Die, Kind, Pool, die
from kingsforge_bot.games.kings_forge.effects import TURNED_TO, Ban, Gamble, matters_to
from kingsforge_bot.games.kings_forge.events import (
    Cancelled,
    Event,
    GambleMissed,
    GambleRolled,
    GambleSettled,
    PurplePlaced,
)
from kingsforge_bot.games.kings_forge.gaining import gain
from kingsforge_bot.games.kings_forge.meta import Edition
from kingsforge_bot.games.kings_forge.state import State, Undecided, WoodNow, replace_player


def roll_gamble(state: State, side: Side, chance: Chance, events: list[Event]) -> State:
    """Roll a die of the stock for Garden top or Tavern top; without one nothing happens (2.3)."""
    gamble = _gamble(side)
    if not state.stock.count(gamble.kind):
        events.append(GambleMissed(state.turn, side))
        return state
    state = replace(state, stock=state.stock - Pool.kinds((gamble.kind,)))
    return decide_or_wait(state, side, die(gamble.kind, chance.roll(1)[0]), events, just_rolled=True)


def roll_purple(state: State, side: Side, chance: Chance, events: list[Event]) -> State:
    """Roll the purple die; a Workshop copy takes it from where it lay and rolls it again (7.4)."""
    rolled = die(Kind.CEMETERY, chance.roll(1)[0])
    return decide_or_wait(replace(state, cemetery=None), side, rolled, events, just_rolled=True)


def decide_or_wait(state: State, side: Side, shown: Die, events: list[Event], *, just_rolled: bool) -> State:
    """After a gather roll or a change to it: cancelled, waiting for the player, or resolved (4.4, 7.4)."""
    seat = state.turn
    if just_rolled:
        events.append(GambleRolled(seat, side, shown))
        if shown.value == state.cemetery and shown.kind is not Kind.CEMETERY:
            # 7.4: the deciding die goes to the stock and gives nothing.
            events.append(Cancelled(seat, (shown,)))
            return replace(state, owed=None, stock=state.stock + Pool.kinds((shown.kind,)))
    if any(matters_to(change_of(held), shown) for held in state.players[seat].held):
        return replace(state, owed=Undecided(side, shown))
    return resolve(state, side, shown, events)


def resolve(state: State, side: Side, shown: Die, events: list[Event]) -> State:
    """The die stays as it shows: place the purple die, or keep or return the wood or gem."""
    seat = state.turn
    state = replace(state, owed=None)
    if isinstance(HALVES[side].effect, Ban):
        # 7.4: above 6 it cancels nothing in the 3rd edition and counts as 6 in the 2nd.
        value = min(shown.value, TURNED_TO) if state.edition is Edition.SECOND else shown.value
        events.append(PurplePlaced(seat, value))
        return replace(state, cemetery=value)
    gamble, own = _gamble(side), Pool.kinds((shown.kind,))
    kept = shown.value >= gamble.keep_from
    events.append(GambleSettled(seat, side, shown, kept))
    if kept:
        player = state.players[seat]
        return replace_player(state, seat, replace(player, smithy=player.smithy + own))
    state = replace(state, stock=state.stock + own)
    return gain(state, seat, gamble.otherwise, False, events) if gamble.otherwise else state


def offer_wood(state: State, held: Held) -> State:
    """Rule 4.7: Garden bottom's wood may be taken before the next player acts; without stock there is no choice."""
    if not state.stock.count(Kind.WOOD):
        return state
    return replace(state, owed=WoodNow(held.source))


def _gamble(side: Side) -> Gamble:
    effect = HALVES[side].effect
    assert isinstance(effect, Gamble)
    return effect
