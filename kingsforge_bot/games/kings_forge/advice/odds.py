"""Before the craft roll: exactly how likely it puts a goal within reach, with the best use of all that is held.

question = Question(Pool.of("MMMMM"), held=(Held(Source.WEST_FOREST_BOTTOM),))
chance(question, wants_to_craft(card))                                     # one card
chance(question, any_of(wants_to_craft(card), wants_to_steal(made)))       # at least one of several
chance(question, together(wants_to_craft(card), wants_to_craft(another)))  # both with one roll
"""

from functools import lru_cache
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always, go_on
from kingsforge_bot.games.kings_forge.advice.counting.closing import Closing, Likely
from kingsforge_bot.games.kings_forge.advice.counting.means import whites_of
from kingsforge_bot.games.kings_forge.advice.counting.rerolls import chance_with_rerolls
from kingsforge_bot.games.kings_forge.advice.counting.tries import SURE, Asked, Left, Roll, Setting, setting_of
from kingsforge_bot.games.kings_forge.advice.making.kit import Bonus, Kit, in_reach, tools_of
from kingsforge_bot.games.kings_forge.advice.making.wants import Goal, wants_to_craft, wants_to_steal
from kingsforge_bot.games.kings_forge.rules.benefits import Held, change_of
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.crafting import common_to_roll
from kingsforge_bot.games.kings_forge.rules.dice import RESOURCES, Die, Kind, Pool, pool
from kingsforge_bot.games.kings_forge.rules.effects import TURNED_TO, BoostOrDie, Reroll
from kingsforge_bot.games.kings_forge.rules.state import Phase, State


class Question(msgspec.Struct, frozen=True):
    """What is rolled, and what is held then.

    `dice` with so many Library dice in one roll; `banned`, the value that cancels a die (7.4); `woods`, how many wood
    dice the stock has for those who would rather have one than Garden's +2 (4.7); `lying`, common dice that lie there
    and are not rolled.
    """

    dice: Pool
    library: int = 0
    banned: int | None = None
    held: tuple[Held, ...] = ()
    woods: int = 0
    lying: tuple[Die, ...] = ()


class Odds(msgspec.Struct, frozen=True):
    """How likely (0 to 1) the seat gets the item in its turn, made or stolen, each item taken for itself.

    `seat` has the item now, None for one on display. It is still on display with the odds `there`, and then made with
    the odds `roll`; `stolen` are the odds that it lies in front of somebody, and is stolen. `least`: it is only known
    that the odds are not lower.
    """

    item: Item
    seat: Seat | None
    there: float
    roll: float
    stolen: float
    least: bool = False

    @property
    def made(self) -> float:
        """How likely it is made."""
        return self.there * self.roll

    @property
    def chance(self) -> float:
        """How likely the seat gets it."""
        return min(self.made + self.stolen, 1.0)


class Ways(msgspec.Struct, frozen=True):
    """How a seat may get an item in its craft turn, as far as others leave it.

    `there` is how likely it is still on display, `to_make` what makes it then; `to_steal` what steals it, with how
    likely it lies so in front of somebody. `least`: all of that is only known not to be less likely.
    """

    item: Item
    seat: Seat | None
    there: float
    to_make: Goal
    to_steal: tuple[tuple[float, Goal], ...] = ()
    least: bool = False

    def odds(self, question: Question, still_wanted: StillWanted = always) -> Odds:
        """Of that roll. Raises NotWanted."""
        roll = chance(question, self.to_make, still_wanted) if self.there else 0.0
        stolen = sum([share * chance(question, goal, still_wanted) for share, goal in self.to_steal])
        return Odds(self.item, self.seat, self.there, roll, stolen, self.least)


def untouched(state: State, seat: Seat) -> tuple[Ways, ...]:
    """Every item that the seat may make or steal as it lies now, the display first, then seat by seat."""
    found = [Ways(card.item, None, 1.0, wants_to_craft(card)) for card in state.display]
    for index, other in enumerate(state.players):
        if index != seat:
            found += [Ways(made.card.item, Seat(index), 0.0, (), ((1.0, wants_to_steal(made)),)) for made in other.made]
    return tuple(found)


def odds(state: State, still_wanted: StillWanted = always) -> tuple[Odds, ...]:
    """The odds of every item for the seat on turn, which nobody is before any more.

    All benefits in hand are counted on. Empty outside a craft turn and after its roll. Raises NotWanted.
    """
    if state.phase is not Phase.CRAFT or state.players[state.turn].hand is not None:
        return ()
    question = question_of(state)
    return tuple([one.odds(question, still_wanted) for one in untouched(state, state.turn)])


def question_of(state: State) -> Question:
    """What the seat on turn has before it if it rolls now."""
    player = state.players[state.turn]
    woods = state.stock.count(Kind.WOOD)
    return Question(common_to_roll(player), player.library, state.cemetery, in_reach(player.held), woods)


class _Patience:
    """Who waits for the answer. It is no part of the question: what was worked out for one is known to all."""

    __slots__ = ("still_wanted",)

    def __init__(self, still_wanted: StillWanted) -> None:
        self.still_wanted = still_wanted

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Patience)

    def __hash__(self) -> int:
        return 0


_TIMES: Final = 3
"""Adding up the last two colours from behind costs about so much more for each sum."""
_ENDLESS: Final = _Patience(always)


def chance(question: Question, goal: Goal, still_wanted: StillWanted = always) -> float:
    """How likely (0 to 1) the goal is reached if everything held is used as well as can be, in any order.

    Whoever rolls sees what lies there before each use. What is thrown again or taken late is decided by what then
    gives the best chance for this goal. Raises NotWanted.
    """
    return _asked(question, goal, _ENDLESS if still_wanted is always else _Patience(still_wanted))


@lru_cache(maxsize=1 << 12)
def _asked(question: Question, goal: Goal, patience: _Patience) -> float:
    changes = [change_of(held) for held in question.held]
    boosts = [change.boost for change in changes if isinstance(change, BoostOrDie)]
    gardens = tuple([Bonus(boost.by, boost.dice) for boost in boosts][: question.woods])
    wanted = {kind for want in goal for kind in want.kinds}
    kit = tools_of(question.held).kit
    asked = Asked(
        pool(*[question.dice.count(kind) if kind in wanted else 0 for kind in RESOURCES]),
        question.library,
        question.banned,
        kit,
        gardens if Kind.WOOD in wanted else (),
        sum(isinstance(change, Reroll) for change in changes),
        tuple([_shown(question.lying, kind, kit) if kind in wanted else () for kind in RESOURCES]),
    )
    return _chance(asked, goal, patience)


def _shown(lying: tuple[Die, ...], kind: Kind, kit: Kit) -> tuple[int, ...]:
    """What dice of one colour show; a 1 that may be turned to a 6 is one from the start, as those rolled are."""
    shown = [one.value for one in lying if one.kind is kind]
    return tuple(sorted([TURNED_TO if kit.turns and value == 1 else value for value in shown]))


@lru_cache(maxsize=1 << 12)
def _chance(asked: Asked, goal: Goal, patience: _Patience) -> float:
    go_on(patience.still_wanted)
    setting = setting_of(asked, goal)
    if setting is None:
        return 0.0
    if asked.rerolls:
        return chance_with_rerolls(setting, asked.rerolls, patience.still_wanted)
    return _at_once(setting, patience.still_wanted)


def _at_once(setting: Setting, still_wanted: StillWanted) -> float:
    """Colour by colour: what is lacking so far, and how likely that is."""
    roll = setting.roll()
    if len(roll.colours) == 1 and not setting.white:
        return roll.colours[0].suffices()
    parts = [colour.lefts() for colour in roll.colours]
    lacking, sure, place = {roll.start: 1.0}, 0.0, 0
    while place < len(parts) - 1:
        if place == len(parts) - 2 and len(parts[-1]) * _TIMES < len(lacking):
            parts[-2:] = [_both_last(roll, *parts[-2:])]
            break
        found: dict[Left, float] = {}
        for left, chance in lacking.items():
            go_on(still_wanted)
            for more, share in parts[place].items():
                both = roll.joined(place, left, more)
                found[both] = found.get(both, 0.0) + chance * share
        sure += found.pop(SURE, 0.0)
        lacking = {left: chance for left, chance in found.items() if any(left)}
        place += 1
    shown = setting.whites()
    closing = Closing(roll, place, list(parts[-1]), whites_of(tuple([white for _, white in shown])))
    likely = Likely(list(parts[-1].values()), list(shown.values()))
    return min(sure + sum([chance * likely.chance(closing.enough(left)) for left, chance in lacking.items()]), 1.0)


def _both_last(roll: Roll, one: dict[Left, float], two: dict[Left, float]) -> dict[Left, float]:
    """What the last two colours leave lacking, where what the others leave is more than the last one does."""
    found: dict[Left, float] = {}
    for left, chance in one.items():
        for more, share in two.items():
            both = roll.both_last(left, more)
            found[both] = found.get(both, 0.0) + chance * share
    return found
