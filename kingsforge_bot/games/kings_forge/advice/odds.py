"""Before the craft roll: how likely it puts an item within reach."""

from collections.abc import Iterator
from itertools import chain
from math import prod
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always, go_on
from kingsforge_bot.games.kings_forge.advice.filling import fill
from kingsforge_bot.games.kings_forge.advice.kit import Kit, in_reach, tools_of
from kingsforge_bot.games.kings_forge.advice.thrift import fillable
from kingsforge_bot.games.kings_forge.advice.throws import FACES, Matter, likeliest, matter, throws
from kingsforge_bot.games.kings_forge.advice.wants import Want, wants_to_craft, wants_to_steal
from kingsforge_bot.games.kings_forge.rules.benefits import Held, change_of
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.crafting import common_to_roll
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, Pool, die
from kingsforge_bot.games.kings_forge.rules.effects import TURNED_TO, BoostOrDie, Reroll
from kingsforge_bot.games.kings_forge.rules.state import Phase, State

NEGLIGIBLE: Final = 0.004
"""What is too unlikely to be looked at, all in all; the rest is taken to be like what was."""
_MOST: Final = 6000
"""Combinations looked at for one item, for hands of thirty dice and five benefits."""
_ROUNDING: Final = 1e-9
_NO_HELP: Final = Kit()

_Thrown = tuple[tuple[Die, ...], float]
"""Dice as they may lie there, and how likely that is."""


class Odds(msgspec.Struct, frozen=True):
    """How likely (0 to 1) the seat can make or steal the item right after its roll, each item taken for itself.

    `seat` has the item now, None for one on display.
    """

    item: Item
    seat: Seat | None
    chance: float


def odds(state: State, still_wanted: StillWanted = always) -> tuple[Odds, ...]:
    """The odds of every item that may be made or stolen, the display first, then seat by seat.

    Benefits in hand are counted on, but for re-rolls and Garden's wood die: see `may_improve`. Empty outside a craft
    turn and after its roll. Off by at most NEGLIGIBLE, but for hands beyond any that are played.
    Raises NotWanted.
    """
    player = state.players[state.turn]
    if state.phase is not Phase.CRAFT or player.hand is not None:
        return ()
    throw = throw_of(common_to_roll(player), player.library, player.held, state.cemetery)
    found = [Odds(card.item, None, chance_of(throw, wants_to_craft(card), still_wanted)) for card in state.display]
    for index, other in enumerate(state.players):
        if index != state.turn:
            found += [
                Odds(made.card.item, Seat(index), chance_of(throw, wants_to_steal(made), still_wanted))
                for made in other.made
            ]
    return tuple(found)


def may_improve(held: tuple[Held, ...]) -> bool:
    """Whether a benefit is held that the odds do not count on, since it rolls dice itself."""
    return any(isinstance(change_of(one), Reroll | BoostOrDie) for one in held)


class Throw(msgspec.Struct, frozen=True):
    """What is rolled, and what can be done about it afterwards."""

    dice: Pool
    white: int
    kit: Kit
    cancelled: int | None


def throw_of(dice: Pool, white: int, held: tuple[Held, ...], cancelled: int | None) -> Throw:
    """The throw of these dice and so many Library dice with those benefits in hand."""
    return Throw(dice, white, tools_of(in_reach(held)).kit, cancelled)


def chance_of(throw: Throw, wants: tuple[Want, ...], still_wanted: StillWanted) -> float:
    """How likely the throw meets one of the wants. Raises NotWanted."""
    # Colour by colour what may lie there, then the combinations of it, the likeliest first.
    missing = [len(row) - throw.dice.count(kind) for kind, row in zip(wants[0].kinds, wants[0].least, strict=True)]
    if sum(max(lacking, 0) for lacking in missing) > throw.white:
        return 0.0
    colours = range(len(wants[0].kinds))
    sets = [_white(throw), *[list(_colour(throw, wants, colour, still_wanted)) for colour in colours]]
    # What is in no set cannot be helped: the odds are those of the combinations, and of nothing beside them.
    possible = prod([sum([chance for _, chance in one]) for one in sets])
    seen = enough = 0.0
    for count, (dice, chance) in enumerate(likeliest(sets)):
        if count == _MOST or (count and possible - seen < NEGLIGIBLE):
            break
        go_on(still_wanted)
        seen += chance
        if fillable(wants, tuple(chain.from_iterable(dice)), throw.kit):
            enough += chance
    return _with_the_rest(enough, seen, possible)


def _with_the_rest(enough: float, seen: float, possible: float) -> float:
    """The odds if what was not looked at is like what was; 0 and 1 only where nothing was left out."""
    left_out = possible - seen  # nothing, where nothing is possible
    if left_out < _ROUNDING:
        return round(enough, 9)
    doubt = min(left_out, NEGLIGIBLE) / 2
    return min(max(possible * enough / seen, doubt), 1 - doubt)


def _white(throw: Throw) -> list[_Thrown]:
    """What the Library dice may show; each may lie in any box."""
    found = throws(throw.white, Matter(throw.white, 0, False, tuple(FACES)), throw.cancelled)
    return [(tuple([die(Kind.LIBRARY, value) for value in values]), chance) for values, chance in found.items()]


def _colour(throw: Throw, wants: tuple[Want, ...], colour: int, still_wanted: StillWanted) -> Iterator[_Thrown]:
    """Throws of one colour. All that fill its boxes without help are one; what no help makes fill them is left out."""
    kind, rows = wants[0].kinds[colour], [want.least[colour] for want in wants]
    alone = [Want((kind,), (row,)) for row in rows]
    help_at_best = (die(Kind.LIBRARY, TURNED_TO),) * throw.white
    easy: tuple[Die, ...] | None = None
    easily = 0.0
    for values, chance in throws(throw.dice.count(kind), matter(rows, throw.kit), throw.cancelled).items():
        go_on(still_wanted)
        dice = tuple([die(kind, value) for value in values])
        if all(fill(want, dice, _NO_HELP) is not None for want in alone):
            easy, easily = dice, easily + chance
        elif fillable(tuple(alone), dice + help_at_best, throw.kit):
            yield dice, chance
    if easy is not None:
        yield easy, easily
