"""Whether any luck could still bring the seat on turn an item: where none can, there is nothing to decide."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.making.kit import in_reach, tools_of
from kingsforge_bot.games.kings_forge.advice.making.thrift import fillable
from kingsforge_bot.games.kings_forge.advice.making.wants import Goal, Want, wants_to_craft, wants_to_steal
from kingsforge_bot.games.kings_forge.advice.thieves import best_hand
from kingsforge_bot.games.kings_forge.rules.benefits import Held, change_of, giving_wood
from kingsforge_bot.games.kings_forge.rules.crafting import dice_to_roll
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, die
from kingsforge_bot.games.kings_forge.rules.effects import TURNED_TO, BoostOrDie, Reroll
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.rules.turns import later_seats


def is_hopeless(state: State) -> bool:
    """Whether the roll is still to be made, and neither it nor any benefit can bring an item or wood."""
    player = state.players[state.turn]
    if state.phase is not Phase.CRAFT or player.hand is not None or not dice_to_roll(player):
        return False
    return not (may_take_wood(state) or _makes(state, best_hand(state, player)))


def may_still_win(state: State, seat: Seat) -> bool:
    """Whether that seat's craft turn of this round is still to come, or goes on, and could bring an item.

    Of who crafts later only that some die is rolled: others may make or turn up something before. Whoever has none left
    while gathering gets one by passing first alone (2.6): no free side gives one that can be rolled in the same round.
    """
    player = state.players[seat]
    if state.phase is Phase.GATHER:
        passes_first = not any(one.passed for one in state.players) and state.stock.count(Kind.METAL)
        return bool(dice_to_roll(player) or passes_first)
    if seat != state.turn:
        return seat in later_seats(state) and bool(dice_to_roll(player))
    return may_take_wood(state) or (
        _makes(state, best_hand(state, player)) if player.hand is None else may_still_make(state)
    )


def may_take_wood(state: State) -> bool:
    """Whether a benefit may be given up for a wood die (4.7), which stays for later rounds if it makes nothing."""
    return bool(state.stock.count(Kind.WOOD) and giving_wood(state.players[state.turn].held))


def may_still_make(state: State) -> bool:
    """Whether the rolled dice could make or steal something if all that rolls again fell as well as can be."""
    return _makes(state, _at_best(state))


def may_still_reach(state: State, goal: Goal) -> bool:
    """The same of one goal."""
    return fillable(goal, _at_best(state), tools_of(in_reach(state.players[state.turn].held)).kit)


def _at_best(state: State) -> tuple[Die, ...]:
    """What lies there once all that rolls again has fallen as well as can be."""
    player = state.players[state.turn]
    changes = [change_of(held) for held in player.held]
    rolls_again = any(isinstance(change, Reroll) for change in changes)
    hand = [die(one.kind, max(one.value, TURNED_TO)) if rolls_again else one for one in player.hand or ()]
    wood = [die(Kind.WOOD, TURNED_TO) for change in changes if isinstance(change, BoostOrDie)]
    return (*hand, *wood[: state.stock.count(Kind.WOOD)])


def may_improve(held: tuple[Held, ...]) -> bool:
    """Whether a benefit is held that rolls dice itself, so that more may come than lies there."""
    return any(isinstance(change_of(one), Reroll | BoostOrDie) for one in held)


def _makes(state: State, hand: tuple[Die, ...]) -> bool:
    kit = tools_of(in_reach(state.players[state.turn].held)).kit
    return any(fillable(wants, hand, kit) for wants in _all_wants(state))


def _all_wants(state: State) -> list[tuple[Want, ...]]:
    wants = [wants_to_craft(card) for card in state.display]
    for index, other in enumerate(state.players):
        if index != state.turn:
            wants += [wants_to_steal(made) for made in other.made]
    return wants
