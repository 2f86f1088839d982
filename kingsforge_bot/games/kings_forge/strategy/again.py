"""What a craft turn may come to where nothing can be made: the item that is likeliest once dice are rolled again."""

from typing import Final

from msgspec.structs import replace

from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.making.kit import in_reach, tools_of
from kingsforge_bot.games.kings_forge.advice.making.thrift import fillable
from kingsforge_bot.games.kings_forge.advice.making.wants import Goal, any_of
from kingsforge_bot.games.kings_forge.advice.odds import Odds, Question, Ways, untouched
from kingsforge_bot.games.kings_forge.rules.actions import Action, TakeWood, Use
from kingsforge_bot.games.kings_forge.rules.benefits import Held, change_of
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, Pool, die, without
from kingsforge_bot.games.kings_forge.rules.effects import TURNED_TO, BoostOrDie, Reroll
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.strategy.effort import ALL, ENOUGH, affordable

_FACES: Final = range(1, TURNED_TO + 1)


def hoped(state: State, action: Action, still_wanted: StillWanted = always) -> Odds | None:
    """Of a re-roll of the craft phase, or Garden's wood taken there (4.7), the item that it makes likeliest.

    None for any other action, and where it can bring none. Raises NotWanted.
    """
    if state.phase is not Phase.CRAFT:
        return None
    player = state.players[state.turn]
    hand = player.hand or ()
    match action:
        case Use(source=source, on=dice):
            used = next((one for one in player.held if one.source is source), None)
            kept = without(hand, dice)
            if used is None or kept is None or not isinstance(change_of(used), Reroll):
                return None
            found = _rolled_again(state, dice, kept, _rest(player.held, used), still_wanted)
        case TakeWood(source=source):
            used = next(one for one in player.held if one.source is source)
            found = _with_wood(state, hand, _rest(player.held, used))
        case _:
            return None
    best = max(found, key=lambda one: one.roll + one.stolen, default=None)
    return best if best is not None and best.chance else None


def _rest(held: tuple[Held, ...], used: Held) -> tuple[Held, ...]:
    rest = list(held)
    rest.remove(used)
    return in_reach(tuple(rest))


def _rolled_again(
    state: State, again: tuple[Die, ...], kept: tuple[Die, ...], held: tuple[Held, ...], still_wanted: StillWanted
) -> list[Odds]:
    white = len([one for one in again if one.kind is Kind.LIBRARY])
    woods = state.stock.count(Kind.WOOD)
    question = Question(Pool.of_dice(again), white, state.cemetery, held, woods, kept)
    ways = untouched(state, state.turn)
    effort = affordable([(question, _goal(one)) for one in ways], ENOUGH)
    # A second re-roll may take the dice that are kept too, and a Library die may fill any box: neither is counted.
    least = (
        effort != ALL
        or any(isinstance(change_of(one), Reroll) for one in held)
        or any(one.kind is Kind.LIBRARY for one in kept)
    )
    if effort == ALL:
        return [replace(one.odds(question, still_wanted), least=least) for one in ways]
    return [_odds(one, effort.chance(question, _goal(one)), least=True) for one in ways]


def _with_wood(state: State, hand: tuple[Die, ...], held: tuple[Held, ...]) -> list[Odds]:
    """One die decides: each of its faces is looked at."""
    kit = tools_of(held).kit
    hands = [(*hand, die(Kind.WOOD, face)) for face in _FACES if face != state.cemetery]
    least = any(isinstance(change_of(one), Reroll | BoostOrDie) for one in held)
    return [
        _odds(one, sum([fillable(_goal(one), then, kit) for then in hands]) / len(_FACES), least=least)
        for one in untouched(state, state.turn)
    ]


def _goal(ways: Ways) -> Goal:
    return any_of(ways.to_make, *[goal for _, goal in ways.to_steal])


def _odds(ways: Ways, chance: float, *, least: bool) -> Odds:
    made, stolen = (chance, 0.0) if ways.seat is None else (0.0, chance)
    return Odds(ways.item, ways.seat, ways.there, made, stolen, least)
