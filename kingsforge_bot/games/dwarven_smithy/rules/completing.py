"""Phase 2: what was crafted in the turn before is completed (4.3 to 4.10)."""

from typing import Final, assert_never

from kingsforge_bot.games.dwarven_smithy.rules.actions import (
    CompleteApprentice,
    CompleteKingsItem,
    CompleteTool,
    Fate,
)
from kingsforge_bot.games.dwarven_smithy.rules.areas import AnyPlayer, completion_bonus, has_room, limit, lying_in
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.discards import as_cards, discard, discard_stack
from kingsforge_bot.games.dwarven_smithy.rules.draft import Draft, PlayerDraft
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType, Limited
from kingsforge_bot.games.dwarven_smithy.rules.events import (
    ApprenticeCompleted,
    ApprenticeReturned,
    ItemCompleted,
    KingsItemCompleted,
    ToolCompleted,
)
from kingsforge_bot.games.dwarven_smithy.rules.meta import APPRENTICES
from kingsforge_bot.games.dwarven_smithy.rules.reasons import Reason, refuse
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, Stack

Completion = CompleteTool | CompleteApprentice | CompleteKingsItem

_ORDER: Final = {type_: place for place, type_ in enumerate(CardType)}


def next_stack(cards: CardSet, player: AnyPlayer) -> Stack | None:
    """Which is completed now (4.3)."""
    return min(player.stacks, key=lambda stack: _ORDER[cards.guild[stack.card].type], default=None)


def choices(cards: CardSet, player: AnyPlayer, stack: Stack) -> tuple[Completion, ...]:
    """What its seat may decide about the stack; empty where nothing is left to choose (4.1)."""
    card = stack.card
    match cards.guild[card].type:
        case CardType.TOOL:
            open_ = has_room(cards, player, Limited.TOOLS)
            return (CompleteTool(card, Fate.KEEP), CompleteTool(card, Fate.SELL)) if open_ else ()
        case CardType.APPRENTICE:
            found = exchanges(cards, player, stack)
            return tuple([CompleteApprentice(card, old) for old in found]) if len(found) > 1 else ()
        case CardType.KINGS_ITEM:
            moving = _making_room(cards, player)
            return tuple([CompleteKingsItem(card, one) for one in moving]) if len(moving) > 1 else ()
        case CardType.ITEM:
            return ()


def complete_on(draft: Draft) -> None:
    """One stack after the other until a choice is open; without one the action phase begins."""
    player = draft.active
    while (stack := next_stack(draft.cards, player)) is not None:
        if choices(draft.cards, player, stack):
            draft.phase = Phase.COMPLETE
            return
        _by_itself(draft, player, stack)
    draft.phase = Phase.ACT


def complete(draft: Draft, action: Completion) -> None:
    """The choice that was open, and what follows by itself."""
    player = draft.active
    stack = next_stack(draft.cards, player)
    if draft.phase is not Phase.COMPLETE or stack is None:
        raise refuse(Reason.NOTHING_TO_COMPLETE)
    if action.card != stack.card:
        raise refuse(Reason.NOT_NEXT, card=action.card, next=stack.card)
    open_ = choices(draft.cards, player, stack)
    if action not in open_:
        if type(action) is not type(open_[0]):
            raise refuse(Reason.NO_SUCH_CHOICE, card=stack.card)
        if isinstance(action, CompleteApprentice):
            raise refuse(Reason.NO_EXCHANGE, card=stack.card, dismissing=action.dismissing)
        assert isinstance(action, CompleteKingsItem)
        raise refuse(Reason.NOT_MOVABLE, card=stack.card, moving=action.moving)
    match action:
        case CompleteTool(fate=fate):
            _tool(draft, player, stack, fate)
        case CompleteApprentice(dismissing=old):
            _apprentice(draft, player, stack, old)
        case CompleteKingsItem(moving=moving):
            _kings_item(draft, player, stack, moving)
        case _:
            assert_never(action)
    complete_on(draft)


def exchanges(cards: CardSet, player: AnyPlayer, stack: Stack) -> tuple[Name, ...]:
    """Whom the new apprentice can replace, so that all limits hold afterwards (4.5); empty with a place free."""
    if len(player.apprentices) < APPRENTICES:
        return ()
    return tuple([old for old in player.apprentices if _can_replace(cards, player, stack, old)])


def _can_replace(cards: CardSet, player: AnyPlayer, stack: Stack, old: Name) -> bool:
    def by(name: Name, area: Limited) -> int:
        texts = cards.guild[name].effects
        return sum(getattr(text, "by", 0) for text in texts if getattr(text, "area", None) is area)

    for area in Limited:
        lies = lying_in(player, area)
        if area is Limited.WORKSHOP:
            lies += 1 - stack.size
        if lies > limit(cards, player, area) - by(old, area) + by(stack.card, area):
            return False
    return True


def _making_room(cards: CardSet, player: AnyPlayer) -> tuple[Name, ...]:
    """What may move out of a full market for a King's Item, each once (4.9)."""
    return () if has_room(cards, player, Limited.MARKET) else tuple(dict.fromkeys(player.market))


def _by_itself(draft: Draft, player: PlayerDraft, stack: Stack) -> None:
    match draft.cards.guild[stack.card].type:
        case CardType.TOOL:
            _tool(draft, player, stack, Fate.SELL)
        case CardType.APPRENTICE:
            if len(player.apprentices) < APPRENTICES:
                _apprentice(draft, player, stack, None)
            elif possible := exchanges(draft.cards, player, stack):
                _apprentice(draft, player, stack, possible[0])
            else:
                _return(draft, player, stack)
        case CardType.KINGS_ITEM:
            _kings_item(draft, player, stack, next(iter(_making_room(draft.cards, player)), None))
        case CardType.ITEM:
            _item(draft, player, stack)


def _leave_bench(draft: Draft, player: PlayerDraft, stack: Stack) -> int:
    """The stack leaves the workshop; coins that texts in force pay for it (4.3)."""
    player.stacks.remove(stack)
    draft.stirred = True
    bonus = completion_bonus(draft.cards, player, stack.card)
    player.coins += bonus
    return bonus


def _apprentice(draft: Draft, player: PlayerDraft, stack: Stack, old: Name | None) -> None:
    """Rules 4.4, 4.5."""
    bonus = _leave_bench(draft, player, stack)
    discard(draft, as_cards(stack.resources))
    if old is not None:
        player.apprentices.remove(old)
        player.workshop.append(old)
    player.apprentices.append(stack.card)
    draft.events.append(ApprenticeCompleted(draft.turn, stack, old, bonus))


def _return(draft: Draft, player: PlayerDraft, stack: Stack) -> None:
    """Rule 4.6."""
    player.stacks.remove(stack)
    draft.stirred = True
    draft.guild = draft.chance.shuffle((*draft.guild, stack.card))
    if stack.resources:
        draft.mine = draft.chance.shuffle((*draft.mine, *as_cards(stack.resources)))
    draft.events.append(ApprenticeReturned(draft.turn, stack))


def _tool(draft: Draft, player: PlayerDraft, stack: Stack, fate: Fate) -> None:
    """Rules 4.7, 4.8."""
    bonus, coins = _leave_bench(draft, player, stack), 0
    if fate is Fate.KEEP:
        player.tools.append(stack.card)
        discard(draft, as_cards(stack.resources))
    else:
        coins = draft.cards.guild[stack.card].full_value
        player.coins += coins
        discard_stack(draft, stack)
    draft.events.append(ToolCompleted(draft.turn, stack, fate, coins, bonus))


def _item(draft: Draft, player: PlayerDraft, stack: Stack) -> None:
    """Rule 4.8."""
    bonus, coins = _leave_bench(draft, player, stack), draft.cards.guild[stack.card].full_value
    player.coins += coins
    discard_stack(draft, stack)
    draft.events.append(ItemCompleted(draft.turn, stack, coins, bonus))


def _kings_item(draft: Draft, player: PlayerDraft, stack: Stack, moving: Name | None) -> None:
    """Rules 4.9, 4.10."""
    bonus = _leave_bench(draft, player, stack)
    if moving is not None:
        player.market.remove(moving)
        player.workshop.append(moving)
    player.kings.append(stack)
    draft.events.append(KingsItemCompleted(draft.turn, stack, moving, bonus, covered=not draft.open_kings))
