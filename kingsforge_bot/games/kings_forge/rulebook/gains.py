"""What somebody would not get though the rules let them: dice that the stock does not have (1.2, 2.3)."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rulebook.parts import NoLibraryLeft, NothingToRoll, Parts, StockLacks
from kingsforge_bot.games.kings_forge.rulebook.paying import lacking_to_copy
from kingsforge_bot.games.kings_forge.rules.cards import HALVES, Side, cost_of
from kingsforge_bot.games.kings_forge.rules.dice import Kind, Pool
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS, Space
from kingsforge_bot.games.kings_forge.rules.effects import BoostOrDie, Gain, Gamble, Pour, Wild
from kingsforge_bot.games.kings_forge.rules.gathering import sides_to_copy
from kingsforge_bot.games.kings_forge.rules.state import State


def not_gained(state: State, seat: Seat, target: Side | Space) -> Parts:
    """What the stock lacks of what a claim or a dock gives; of Workshop, if that is so of all it can copy now."""
    match target:
        case Space():
            gives = OFFERS[target].gives
            return _lacking(state, gives) if isinstance(gives, Pool) else ()
        case Side.WORKSHOP_TOP:
            supply = state.players[seat].supply
            copied = [side for side in sides_to_copy(state) if not lacking_to_copy(supply, side)[0]]
            told = [_of_side(state, seat, side, cost_of(target, side)) for side in copied]
            return told[0] if told and all(told) else ()
        case _:
            return _of_side(state, seat, target, cost_of(target, None))


def no_metal_to_pass(state: State) -> Parts:
    """Rule 2.6: the first to pass has no choice when the stock has no metal."""
    return () if any(player.passed for player in state.players) else _lacking(state, Pool.of(Kind.METAL))


def _of_side(state: State, seat: Seat, side: Side, cost: tuple[object, ...]) -> Parts:
    match HALVES[side].effect:
        case Gain(dice=dice):
            return _lacking(state, dice)
        case Pour(rewards=rewards):
            poured = state.players[seat].supply.size - len(cost)
            return _lacking(state, rewards[min(poured, len(rewards) - 1)])
        case Gamble(kind=kind):
            return () if state.stock.count(kind) else (NothingToRoll(kind),)
        case BoostOrDie(kind=kind):
            return _lacking(state, Pool.kinds((kind,)))
        case Wild():
            return () if state.library else (NoLibraryLeft(),)
        case _:
            return ()


def _lacking(state: State, dice: Pool) -> Parts:
    missing = dice - (dice & state.stock)
    return (StockLacks(missing),) if missing else ()
