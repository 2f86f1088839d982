"""Spending benefits on rolled dice, rules section 4."""

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.games.kings_forge.rules.actions import TakeWood, Use
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source, change_of
from kingsforge_bot.games.kings_forge.rules.crafting import cancel, dice_to_roll
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, Pool, dice_showing, die, sort_dice, without
from kingsforge_bot.games.kings_forge.rules.draft import Draft
from kingsforge_bot.games.kings_forge.rules.effects import (
    BoostOrDie,
    Change,
    Flip,
    Reroll,
    after,
    may_change,
    most_dice,
)
from kingsforge_bot.games.kings_forge.rules.events import BenefitKept, Used, WoodTaken
from kingsforge_bot.games.kings_forge.rules.gambling import decide_or_wait
from kingsforge_bot.games.kings_forge.rules.reasons import Reason, refuse
from kingsforge_bot.games.kings_forge.rules.state import Phase, Undecided

_WOOD = Pool.of("W")


def _changed(change: Change, dice: tuple[Die, ...], chance: Chance) -> tuple[Die, ...]:
    """The dice after the benefit, in the same order (4.2)."""
    if isinstance(change, Reroll):
        return dice_showing([one.kind for one in dice], chance.roll(len(dice)))
    return tuple([after(change, one) for one in dice])


def use(draft: Draft, action: Use) -> None:
    """Rule 4.4: once, on one's own rolled dice: the craft roll, or the die this gather action rolled."""
    seat, owed = draft.turn, draft.owed
    held = _find(draft, action.source)
    if isinstance(owed, Undecided):
        hand: tuple[Die, ...] = (owed.die,)
    elif draft.phase is Phase.CRAFT:
        if draft.players[seat].hand is None:
            raise refuse(Reason.ROLL_FIRST)
        hand = draft.players[seat].hand or ()
    else:
        raise refuse(Reason.NO_ROLLED_DICE)
    change = change_of(held)
    rest = _check_dice(action, change, hand, "4.4" if isinstance(owed, Undecided) else "3.2")
    then = _changed(change, action.on, draft.chance)
    draft.events.append(Used(seat, held, action.on, then))
    _spend(draft, held)
    if isinstance(owed, Undecided):
        decide_or_wait(draft, owed.side, then[0], just_rolled=isinstance(change, Reroll))
    elif isinstance(change, Reroll):
        cancel(draft, seat, rest, then)
    else:
        draft.players[seat].hand = sort_dice((*rest, *then))


def take_wood(draft: Draft, action: TakeWood) -> None:
    """Rule 4.7: to the smithy in the gather phase; rolled at once and usable in the craft phase."""
    seat = draft.turn
    held = _find(draft, action.source)
    if not isinstance(change_of(held), BoostOrDie):
        raise refuse(Reason.GIVES_NO_WOOD, source=action.source.value)
    player = draft.players[seat]
    if draft.phase is Phase.CRAFT and player.hand is None and dice_to_roll(player):
        raise refuse(Reason.ROLL_FIRST)
    if not draft.stock.count(Kind.WOOD):
        # The benefit would be spent for nothing; its bonus is left.
        raise refuse(Reason.NO_WOOD_LEFT, source=action.source.value)
    _spend(draft, held)
    draft.owed = None
    draft.stock -= _WOOD
    if draft.phase is Phase.GATHER:
        draft.events.append(WoodTaken(seat, held, True, None))
        player.smithy += _WOOD
        return
    rolled = die(Kind.WOOD, draft.chance.roll(1)[0])
    draft.events.append(WoodTaken(seat, held, True, rolled))
    cancel(draft, seat, player.hand or (), (rolled,))


def keep_wood_for_later(draft: Draft, source: Source) -> None:
    """Rule 4.7: the wood offered with the claim is left, the benefit stays."""
    draft.events.append(BenefitKept(draft.turn, _find(draft, source)))
    draft.owed = None


def _find(draft: Draft, source: Source) -> Held:
    for held in draft.players[draft.turn].held:
        if held.source is source:
            return held
    raise refuse(Reason.NOT_HELD, source=source.value)


def _spend(draft: Draft, held: Held) -> None:
    player = draft.players[draft.turn]
    rest = list(player.held)
    rest.remove(held)
    player.held = tuple(rest)


def _check_dice(action: Use, change: Change, hand: tuple[Die, ...], rule: str) -> tuple[Die, ...]:
    """The rest of the hand, if the benefit may be used on those dice; `rule` says which dice. Raises Refused."""
    source, most = action.source.value, most_dice(change)
    if not action.on:
        raise refuse(Reason.NO_DICE_NAMED, source=source)
    if len(action.on) > most:
        raise refuse(Reason.TOO_MANY_DICE, source=source, most=most)
    rest = without(hand, action.on)
    if rest is None:
        missing = next(one for one in action.on if action.on.count(one) > hand.count(one))
        raise Refused(Reason.DIE_NOT_IN_HAND, rule, die=missing.text)
    for one in action.on:
        if not may_change(change, one):
            reason = Reason.CANNOT_FLIP if isinstance(change, Flip) else Reason.NOT_A_ONE
            raise refuse(reason, die=one.text)
    return rest
