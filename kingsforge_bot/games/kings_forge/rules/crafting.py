"""The craft phase, rules section 3: roll, craft, steal, end."""

from typing import Final

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.actions import Craft, End, Roll, Steal
from kingsforge_bot.games.kings_forge.rules.benefits import giving_wood
from kingsforge_bot.games.kings_forge.rules.boxes import arranged, check_boxes, check_steal
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.cleanup import clean_up
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Die, Kind, Pool, dice_showing, die, sort_dice, without
from kingsforge_bot.games.kings_forge.rules.draft import Draft, PlayerDraft
from kingsforge_bot.games.kings_forge.rules.effects import TURNED_TO
from kingsforge_bot.games.kings_forge.rules.events import (
    Cancelled,
    Crafted,
    Displayed,
    PhaseBegan,
    Rolled,
    Stolen,
    TurnEnded,
    TurnSkipped,
)
from kingsforge_bot.games.kings_forge.rules.meta import CLOCKWISE, Edition
from kingsforge_bot.games.kings_forge.rules.reasons import Reason, refuse
from kingsforge_bot.games.kings_forge.rules.state import Made, Phase, Player

_ROLLS_SMITHY_TOO: Final = Side.ASTROLOGER_BOTTOM
_BEGAN: Final = PhaseBegan(Phase.CRAFT)


def begin_craft_phase(draft: Draft) -> None:
    """Rule 3.1: from the first player clockwise, one turn each."""
    draft.events.append(_BEGAN)
    draft.phase, draft.turn, draft.owed = Phase.CRAFT, draft.anvil, None
    _skip_idle(draft)


def rolls_smithy_too(player: Player | PlayerDraft) -> bool:
    """Whether Astrologer bottom was claimed or copied (3.1)."""
    return any(claim.side is _ROLLS_SMITHY_TOO or claim.copying is _ROLLS_SMITHY_TOO for claim in player.claims)


def common_to_roll(player: Player | PlayerDraft) -> Pool:
    """The dice of the craft roll but for Library dice (3.1)."""
    return player.supply + player.smithy if player.smithy and rolls_smithy_too(player) else player.supply


def dice_to_roll(player: Player | PlayerDraft) -> int:
    """How many dice the craft roll has (3.1)."""
    return common_to_roll(player).size + player.library


def roll(draft: Draft, _: Roll) -> None:
    """Rule 3.1: supply, Library dice and with Astrologer the smithy, all in one roll."""
    seat = draft.turn
    player = draft.players[seat]
    if player.hand is not None:
        raise refuse(Reason.ALREADY_ROLLED)
    dice = common_to_roll(player)
    kinds = [*dice]
    if dice != player.supply:
        # Those of the smithy are among them.
        player.smithy = NO_DICE
    player.supply = NO_DICE
    if player.library:
        kinds += [Kind.LIBRARY] * player.library
        player.library = 0
    rolled = dice_showing(kinds, draft.chance.roll(len(kinds)))
    draft.events.append(Rolled(seat, rolled))
    cancel(draft, seat, (), rolled)
    end_if_idle(draft)


def cancel(draft: Draft, seat: Seat, kept: tuple[Die, ...], rolled: tuple[Die, ...]) -> None:
    """The seat's hand after a roll: dice kept beside it, and those of the roll that do not show the purple value.

    Rule 7.4: the others are gone at once, before any benefit can save them.
    """
    cancelled: tuple[Die, ...] = ()
    if draft.cemetery is not None:
        cancelled = tuple([one for one in rolled if one.value == draft.cemetery])
    if cancelled:
        rolled = tuple([one for one in rolled if one.value != draft.cemetery])
        draft.events.append(Cancelled(seat, cancelled))
        put_away(draft, seat, cancelled)
    draft.players[seat].hand = sort_dice(kept + rolled)


def craft(draft: Draft, action: Craft) -> None:
    """Rule 3.3: every box of a displayed card gets its own die; the lowest card of the queue takes its place."""
    seat = draft.turn
    card = next((shown for shown in draft.display if shown.item == action.item), None)
    if card is None:
        raise refuse(Reason.NOT_ON_DISPLAY, item=action.item)
    rest = _without(draft, action.dice, "3.3")
    check_boxes(card, action.dice)
    draft.events.append(Crafted(seat, card.item, action.dice))
    draft.display = tuple([shown for shown in draft.display if shown is not card])
    if draft.queue:
        draft.display += (draft.queue[0],)
        draft.events.append(Displayed(draft.queue[0]))
        draft.queue = draft.queue[1:]
    player = draft.players[seat]
    player.hand = rest
    player.made += (Made(card, action.dice),)
    end_if_idle(draft)


def steal(draft: Draft, action: Steal) -> None:
    """Rule 3.4: dice at least equal box by box and once higher; the former dice go to their owner's smithy."""
    seat, victim = draft.turn, action.seat
    if victim == seat:
        raise refuse(Reason.OWN_ITEM, item=action.item)
    theirs = draft.players[victim].made if 0 <= victim < len(draft.players) else ()
    made = next((made for made in theirs if made.card.item == action.item), None)
    if made is None:
        raise refuse(Reason.NOT_THERE_TO_STEAL, item=action.item, seat=victim)
    rest = _without(draft, action.dice, "3.4")
    check_steal(made, action.dice)
    dice = arranged(made.card, action.dice)
    draft.events.append(Stolen(seat, victim, action.item, dice, for_smithy(made.dice)))
    draft.players[victim].made = tuple([one for one in theirs if one is not made])
    put_away(draft, victim, made.dice)
    player = draft.players[seat]
    player.hand = rest
    player.made += (Made(made.card, dice),)
    end_if_idle(draft)


def put_away(draft: Draft, seat: Seat, dice: tuple[Die, ...]) -> None:
    """Dice leave the hand or an item: to their owner's smithy, a Library die to the stock (7.1)."""
    if dice:
        common = Pool.of_dice(dice)
        draft.players[seat].smithy += common
        draft.library += len(dice) - common.size


def for_smithy(dice: tuple[Die, ...]) -> tuple[Die, ...]:
    """Those of dice put away that go to a smithy (7.1)."""
    return tuple([one for one in dice if one.kind is not Kind.LIBRARY])


def end(draft: Draft, _: End) -> None:
    """Rule 3.5: a player may end the turn at any time after the roll."""
    _end_turn(draft)


def end_if_idle(draft: Draft) -> None:
    """Rule 3.5: the turn ends by itself when nothing is left to roll or to place."""
    player = draft.players[draft.turn]
    if player.hand == () and not _may_take_wood(draft, player):
        _end_turn(draft)


def _end_turn(draft: Draft) -> None:
    """Rule 3.5: dice not placed go to the smithy; the next seat's craft turn, or clean-up."""
    seat = draft.turn
    player = draft.players[seat]
    hand = player.hand
    if hand is None:
        raise refuse(Reason.ROLL_FIRST)
    draft.events.append(TurnEnded(seat, for_smithy(hand)))
    if player.made and draft.edition is Edition.SECOND:
        # 4.3: in the 2nd edition values above 6 last for one's own turn only, on items too.
        player.made = tuple([Made(item.card, tuple([at_most_six(one) for one in item.dice])) for item in player.made])
    player.hand = None
    put_away(draft, seat, hand)
    _next_seat(draft)


def _next_seat(draft: Draft) -> None:
    seat = CLOCKWISE[len(draft.players)][draft.turn][0]
    if seat == draft.anvil:
        clean_up(draft)
    else:
        draft.turn = seat
        _skip_idle(draft)


def _skip_idle(draft: Draft) -> None:
    player = draft.players[draft.turn]
    if player.supply is NO_DICE and not dice_to_roll(player) and not _may_take_wood(draft, player):
        draft.events.append(TurnSkipped(draft.turn))
        _next_seat(draft)


def _may_take_wood(draft: Draft, player: PlayerDraft) -> bool:
    # 3.5: Garden bottom's wood is something to roll.
    return draft.stock.count(Kind.WOOD) > 0 and bool(giving_wood(player.held))


def _without(draft: Draft, dice: tuple[Die, ...], rule: str) -> tuple[Die, ...]:
    """The hand less the dice that this rule places. Raises Refused."""
    hand = draft.players[draft.turn].hand
    if hand is None:
        raise refuse(Reason.ROLL_FIRST)
    rest = without(hand, dice)
    if rest is None:
        missing = next(one for one in dice if dice.count(one) > hand.count(one))
        raise Refused(Reason.DIE_NOT_IN_HAND, rule, die=missing.text)
    return rest


def at_most_six(one: Die) -> Die:
    """What a die counts beyond its player's own turn in the 2nd edition (4.3)."""
    return die(one.kind, min(one.value, TURNED_TO))
