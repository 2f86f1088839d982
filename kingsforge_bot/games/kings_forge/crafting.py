"""The craft phase, rules section 3: roll, craft, steal, end."""

from msgspec.structs import replace

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.actions import Craft, Steal
from kingsforge_bot.games.kings_forge.benefits import change_of
from kingsforge_bot.games.kings_forge.boxes import arranged, check_boxes, check_steal
from kingsforge_bot.games.kings_forge.cancelling import cancel, for_smithy, put_away
from kingsforge_bot.games.kings_forge.cards import Side
from kingsforge_bot.games.kings_forge.cleanup import clean_up
from kingsforge_bot.games.kings_forge.dice import NO_DICE, Die, Kind, die, without
from kingsforge_bot.games.kings_forge.effects import TURNED_TO, BoostOrDie
from kingsforge_bot.games.kings_forge.events import (
    Crafted,
    Displayed,
    Event,
    PhaseBegan,
    Rolled,
    Stolen,
    TurnEnded,
    TurnSkipped,
)
from kingsforge_bot.games.kings_forge.meta import Edition
from kingsforge_bot.games.kings_forge.reasons import Reason, refuse
from kingsforge_bot.games.kings_forge.state import Made, Phase, Player, State, replace_player


def begin_craft_phase(state: State, chance: Chance, events: list[Event]) -> State:
    """Rule 3.1: from the first player clockwise, one turn each."""
    events.append(PhaseBegan(Phase.CRAFT))
    state = replace(state, phase=Phase.CRAFT, turn=state.anvil, owed=None)
    return _skip_idle(state, chance, events)


def rolls_smithy_too(player: Player) -> bool:
    """Whether Astrologer bottom was claimed or copied (3.1)."""
    return any(claim.acting is Side.ASTROLOGER_BOTTOM for claim in player.claims)


def dice_to_roll(player: Player) -> int:
    """How many dice the craft roll has (3.1)."""
    return player.supply.size + player.library + (player.smithy.size if rolls_smithy_too(player) else 0)


def roll(state: State, chance: Chance, events: list[Event]) -> State:
    """Rule 3.1: supply, Library dice and with Astrologer the smithy, all in one roll."""
    seat = state.turn
    player = state.players[seat]
    if player.hand is not None:
        raise refuse(Reason.ALREADY_ROLLED)
    dice, smithy = player.supply, player.smithy
    if rolls_smithy_too(player):
        dice, smithy = dice + smithy, NO_DICE
    kinds = [*dice, *[Kind.LIBRARY] * player.library]
    values = chance.roll(len(kinds))
    rolled = tuple([die(kind, value) for kind, value in zip(kinds, values, strict=True)])
    events.append(Rolled(seat, rolled))
    state = replace_player(state, seat, replace(player, supply=NO_DICE, smithy=smithy, library=0))
    return end_if_idle(cancel(state, seat, (), rolled, events), chance, events)


def craft(state: State, action: Craft, chance: Chance, events: list[Event]) -> State:
    """Rule 3.3: every box of a displayed card gets its own die; the lowest card of the queue takes its place."""
    seat = state.turn
    card = next((shown for shown in state.display if shown.item == action.item), None)
    if card is None:
        raise refuse(Reason.NOT_ON_DISPLAY, item=action.item)
    rest = _without(state, action.dice)
    check_boxes(card, action.dice)
    events.append(Crafted(seat, card.item, action.dice))
    display = tuple([shown for shown in state.display if shown is not card])
    if state.queue:
        display += (state.queue[0],)
        events.append(Displayed(state.queue[0]))
    player = state.players[seat]
    player = replace(player, hand=rest, made=(*player.made, Made(card, action.dice)))
    state = replace_player(state, seat, player, display=display, queue=state.queue[1:])
    return end_if_idle(state, chance, events)


def steal(state: State, action: Steal, chance: Chance, events: list[Event]) -> State:
    """Rule 3.4: dice at least equal box by box and once higher; the former dice go to their owner's smithy."""
    seat, victim = state.turn, action.seat
    if victim == seat:
        raise refuse(Reason.OWN_ITEM, item=action.item)
    theirs = state.players[victim].made if 0 <= victim < len(state.players) else ()
    made = next((made for made in theirs if made.card.item == action.item), None)
    if made is None:
        raise refuse(Reason.NOT_THERE_TO_STEAL, item=action.item, seat=victim)
    rest = _without(state, action.dice)
    check_steal(made, action.dice)
    dice = arranged(made.card, action.dice)
    events.append(Stolen(seat, victim, action.item, dice, for_smithy(made.dice)))
    loser = state.players[victim]
    loser = replace(loser, made=tuple([other for other in loser.made if other is not made]))
    state = put_away(state, victim, loser, made.dice)
    player = state.players[seat]
    player = replace(player, hand=rest, made=(*player.made, Made(made.card, dice)))
    return end_if_idle(replace_player(state, seat, player), chance, events)


def end_turn(state: State, chance: Chance, events: list[Event]) -> State:
    """Rule 3.5: dice not placed go to the smithy; the next seat's craft turn, or clean-up."""
    seat = state.turn
    player = state.players[seat]
    if player.hand is None:
        raise refuse(Reason.ROLL_FIRST)
    events.append(TurnEnded(seat, for_smithy(player.hand)))
    made = player.made
    if state.edition is Edition.SECOND:
        # 4.3: in the 2nd edition values above 6 last for one's own turn only, on items too.
        made = tuple([Made(item.card, tuple([_at_most_six(one) for one in item.dice])) for item in made])
    state = put_away(state, seat, replace(player, hand=None, made=made), player.hand)
    return _next_seat(state, chance, events)


def end_if_idle(state: State, chance: Chance, events: list[Event]) -> State:
    """Rule 3.5: the turn ends by itself when nothing is left to roll or to place."""
    player = state.players[state.turn]
    if player.hand == () and not _may_take_wood(state, player):
        return end_turn(state, chance, events)
    return state


def _next_seat(state: State, chance: Chance, events: list[Event]) -> State:
    seat = Seat((state.turn + 1) % len(state.players))
    if seat == state.anvil:
        return clean_up(state, chance, events)
    return _skip_idle(replace(state, turn=seat), chance, events)


def _skip_idle(state: State, chance: Chance, events: list[Event]) -> State:
    player = state.players[state.turn]
    if dice_to_roll(player) or _may_take_wood(state, player):
        return state
    events.append(TurnSkipped(state.turn))
    return _next_seat(state, chance, events)


def _may_take_wood(state: State, player: Player) -> bool:
    # 3.5: Garden bottom's wood is something to roll.
    return state.stock.count(Kind.WOOD) > 0 and any(isinstance(change_of(held), BoostOrDie) for held in player.held)


def _without(state: State, dice: tuple[Die, ...]) -> tuple[Die, ...]:
    hand = state.players[state.turn].hand
    if hand is None:
        raise refuse(Reason.ROLL_FIRST)
    rest = without(hand, dice)
    if rest is None:
        missing = next(one for one in dice if dice.count(one) > hand.count(one))
        raise refuse(Reason.DIE_NOT_IN_HAND, die=missing.text)
    return rest


def _at_most_six(one: Die) -> Die:
    return die(one.kind, min(one.value, TURNED_TO))
