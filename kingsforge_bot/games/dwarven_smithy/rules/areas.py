"""Limits, room and tilt (section 3), and what texts in force add up to (2.5)."""

from collections.abc import Iterator
from typing import TypeVar

from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.draft import Draft, PlayerDraft
from kingsforge_bot.games.dwarven_smithy.rules.effects import (
    Completion,
    Income,
    Limit,
    Limited,
    NoTilt,
    Sale,
    Warehouse,
)
from kingsforge_bot.games.dwarven_smithy.rules.meta import LIMITS
from kingsforge_bot.games.dwarven_smithy.rules.reasons import Reason, refuse
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Player

AnyPlayer = Player | PlayerDraft
E = TypeVar("E")


def texts(cards: CardSet, player: AnyPlayer, kind: type[E]) -> Iterator[E]:
    """The texts of that verb that the seat's apprentices have (2.5, 3.1)."""
    for name in player.apprentices:
        yield from (effect for effect in cards.guild[name].effects if isinstance(effect, kind))


def limit(cards: CardSet, player: AnyPlayer, area: Limited) -> int:
    """Rule 3.1, raises added up."""
    return LIMITS[area] + sum(text.by for text in texts(cards, player, Limit) if text.area is area)


def lying_in(player: AnyPlayer, area: Limited) -> int:
    """How many cards count there (3.2)."""
    match area:
        case Limited.HAND:
            return len(player.hand)
        case Limited.MARKET:
            return len(player.market) + len(player.kings)
        case Limited.WORKSHOP:
            return len(player.workshop) + sum(stack.size for stack in player.stacks)
        case Limited.TOOLS:
            return len(player.tools)


def has_room(cards: CardSet, player: AnyPlayer, area: Limited) -> bool:
    """Whether one more card may lie there (3.3)."""
    return lying_in(player, area) < limit(cards, player, area)


def check_room(draft: Draft, player: PlayerDraft, area: Limited) -> None:
    """Raises Refused."""
    if not has_room(draft.cards, player, area):
        raise refuse(Reason.NO_ROOM, area=area.value, limit=limit(draft.cards, player, area))


LIMIT_OF = {Area.MARKET: Limited.MARKET, Area.WORKSHOP: Limited.WORKSHOP}


def put(draft: Draft, player: PlayerDraft, card: Name, area: Area) -> None:
    """Lay a card there; in the market of the seat on turn it is tilted (3.6). The room has been checked."""
    if area is Area.WORKSHOP:
        player.workshop.append(card)
        return
    player.market.append(card)
    if player is draft.active and next(texts(draft.cards, player, NoTilt), None) is None:
        player.tilted.append(card)


def take_from_market(player: PlayerDraft, card: Name) -> None:
    """Of equal cards the tilted one (3.6)."""
    player.market.remove(card)
    if card in player.tilted:
        player.tilted.remove(card)


def untilted(player: AnyPlayer, card: Name) -> bool:
    """Whether one of those equal cards of the market may be sold or discarded (3.6)."""
    return player.market.count(card) > player.tilted.count(card)


def loose_in(player: AnyPlayer, area: Area) -> list[Name] | tuple[Name, ...]:
    """What lies there and is neither a stack nor a completed King's Item."""
    return player.market if area is Area.MARKET else player.workshop


def check_loose(player: PlayerDraft, card: Name, area: Area, rule: str | None = None) -> None:
    """Raises Refused for a card that does not lie loose there."""
    if card in loose_in(player, area):
        return
    if any(stack.card == card for stack in player.kings):
        raise refuse(Reason.KINGS_ITEM_STAYS, card=card)
    if any(stack.card == card for stack in player.stacks):
        raise refuse(Reason.STACKED, card=card)
    raise refuse(Reason.NOT_IN_AREA, rule, card=card, area=area.value)


def income(cards: CardSet, player: AnyPlayer) -> int:
    """Rule 4.2."""
    return sum(text.coins for text in texts(cards, player, Income))


def sale_bonus(cards: CardSet, player: AnyPlayer) -> int:
    """Rule 5.5."""
    return sum(text.coins for text in texts(cards, player, Sale))


def warehouse_change(cards: CardSet, player: AnyPlayer) -> int:
    """Rule 5.6."""
    return sum(text.by for text in texts(cards, player, Warehouse))


def completion_bonus(cards: CardSet, player: AnyPlayer, card: Name) -> int:
    """Rule 4.3: what texts in force pay for completing the card."""
    type_ = cards.guild[card].type
    return sum(text.coins for text in texts(cards, player, Completion) if text.type is type_)
