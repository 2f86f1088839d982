"""How likely an item is at least still there when a seat's craft turn comes: others may craft before it (3.1)."""

from math import prod
from typing import NamedTuple

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.kings_forge.advice.making.wants import Goal, wants_to_craft, wants_to_steal
from kingsforge_bot.games.kings_forge.advice.odds import chance, question_of
from kingsforge_bot.games.kings_forge.advice.prospects import as_on_turn
from kingsforge_bot.games.kings_forge.advice.reach import may_still_reach
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.crafting import at_most_six
from kingsforge_bot.games.kings_forge.rules.meta import Edition
from kingsforge_bot.games.kings_forge.rules.state import Made, Phase, State
from kingsforge_bot.games.kings_forge.rules.turns import later_seats


class Whereabouts(NamedTuple):
    """Where an item lies: in front of a seat since this round, or on display where that is None."""

    item: Item
    seat: Seat | None


def crafting_now(state: State) -> State:
    """The position as the craft phase finds it if gathering ends now (3.1); a craft phase as it stands."""
    return replace(state, phase=Phase.CRAFT, turn=state.anvil, owed=None) if state.phase is Phase.GATHER else state


def crafting_before(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Who has a craft turn, or the rest of one, before that seat has its own this round (3.1)."""
    order = _craft_order(state)
    return order[: order.index(seat)] if seat in order else ()


def crafting_after(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Who has a craft turn after that seat's this round, and may steal in it (3.1, 3.4)."""
    order = _craft_order(state)
    return order[order.index(seat) + 1 :] if seat in order else ()


def _craft_order(state: State) -> tuple[Seat, ...]:
    if state.phase is Phase.OVER:
        return ()
    now = crafting_now(state)
    return (now.turn, *later_seats(now))


def whereabouts(state: State) -> list[tuple[Whereabouts, Goal]]:
    """All items of this round's craft phase, and what steals those that are made."""
    made = [
        (Whereabouts(one.card.item, Seat(seat)), wants_to_steal(one))
        for seat, player in enumerate(state.players)
        for one in player.made
    ]
    return [*[(Whereabouts(card.item, None), ()) for card in state.display], *made]


def least_left(state: State, seat: Seat, still_wanted: StillWanted = always) -> dict[Whereabouts, float]:
    """How likely at least (0 to 1) each item lies at its place when that seat's craft turn comes.

    Exactly how likely nobody before can make it, or steal it from there, whatever they try: what they do with their
    dice is their own affair. Raises NotWanted.
    """
    now = crafting_now(state)
    before = crafting_before(now, seat)
    goals: list[tuple[Whereabouts, Goal]] = [
        (Whereabouts(card.item, None), wants_to_craft(card)) for card in now.display
    ]
    for owner, other in enumerate(now.players):
        goals += [(Whereabouts(made.card.item, Seat(owner)), wants_to_steal(_then(now, made))) for made in other.made]
    return {
        place: prod([1.0 - _reaches(now, one, goal, still_wanted) for one in before if one != place.seat])
        for place, goal in goals
        if place.seat != seat
    }


def _reaches(state: State, seat: Seat, goal: Goal, still_wanted: StillWanted) -> float:
    """How likely that seat's craft turn reaches the goal; of dice that lie there, whether any luck could."""
    theirs = as_on_turn(state, seat)
    if theirs.players[seat].hand is not None:
        return float(may_still_reach(theirs, goal))
    return chance(question_of(theirs), goal, still_wanted)


def _then(state: State, made: Made) -> Made:
    """4.3: in the second edition dice are above 6 only in their owner's turn."""
    if state.edition is Edition.SECOND:
        return replace(made, dice=tuple([at_most_six(one) for one in made.dice]))
    return made
