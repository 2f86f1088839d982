"""What cards are worth to a seat, in coins, and how many turns are left to make use of them."""

from collections.abc import Iterable
from typing import Final, assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.advice.bargains import given_up
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet, GuildCard
from kingsforge_bot.games.dwarven_smithy.rules.effects import (
    Bonus,
    CardType,
    Completion,
    Effect,
    Income,
    Less,
    Limit,
    Limited,
    NoTilt,
    Per,
    Sale,
    StandIn,
    Warehouse,
)
from kingsforge_bot.games.dwarven_smithy.rules.meta import ENOUGH_KINGS, PRIZE
from kingsforge_bot.games.dwarven_smithy.rules.resources import CLASS_OF, Class, Icon, Kind, Name
from kingsforge_bot.games.dwarven_smithy.rules.scoring import kings_items
from kingsforge_bot.games.dwarven_smithy.rules.state import Player, State
from kingsforge_bot.games.dwarven_smithy.rules.turns import is_last_turn

_GUILD_PACE: Final = 1.6
_MINE_PACE: Final = 2.2
_KING_PACE: Final = 1.8
"""Cards that a seat draws in a turn, and turns it takes for a King's Item: about as it turned out in games of bots."""
_LEAST_KINGS: Final = 0.5
"""King's Items that a seat is counted to lack at least of those that end the game."""
_LEAST_TURNS: Final = 0.5
"""Turns that are left to a seat at least while the end has not been set off."""
_LEAST_WITH_STACKS: Final = 1.0
"""The same of a seat with stacks, which are completed in its next turn."""
_CRAFTS: Final = 1.1
"""Cards that a seat crafts in a turn."""
_ICON: Final = 5.0
"""Coins that one icon saved is worth."""
# What a text brings in a turn: what `statistics worth` measured, 300 games of two with and without it from the start.
_PLACE: Final = {Limited.HAND: 0.3, Limited.MARKET: 1.4, Limited.WORKSHOP: 1.0, Limited.TOOLS: 0.1}
"""Coins for one place more."""
_SALES: Final = 0.8
_PURCHASES: Final = 0.2
"""Sales, and cards bought of the row, in a turn."""
_COMPLETED: Final = {CardType.APPRENTICE: 0.05, CardType.TOOL: 0.1, CardType.ITEM: 0.2, CardType.KINGS_ITEM: 0.2}
"""Cards of the type completed in a turn."""
_NO_TILT: Final = 0.2
_STAND_IN: Final = 0.9
"""Coins."""
_CLASS_OF_ICON: Final[dict[Icon, Class]] = {
    **{one.value: one for one in Class},
    **{kind.value: one for kind, one in CLASS_OF.items()},
}
_DEARER: Final = 0.3
"""The part of the hope for a prize that a dearer King's Item adds to one of the same subtype."""
_SELDOM: Final = {Per.TOOL: 1.0, Per.APPRENTICE: 1.0, Per.OTHER_KINGS_ITEM: 2.0, Per.SUBTYPE: 2.0, Per.RUNE_UNDER: 2.5}
"""How many of each an end text finds."""


def turns_left(cards: CardSet, state: State, seat: Seat) -> float:
    """How many turns the seat will probably have after its present or next one; 0 in its last."""
    player = state.players[seat]
    if seat == state.turn and is_last_turn(state):
        return 0.0
    if state.ended_by is not None:
        return 0.0
    seats = len(state.players)
    ends = [len(state.guild) / (_GUILD_PACE * seats)]
    if not state.endless:
        ends.append(len(state.mine) / (_MINE_PACE * seats))
    ends += [_by_kings_items(cards, one) for one in state.players]
    return max(min(ends), _LEAST_WITH_STACKS if player.stacks else _LEAST_TURNS)


def _by_kings_items(cards: CardSet, player: Player) -> float:
    """In how many turns a player's fourth King's Item brings the last one; one that is crafted is sure (4.3, 7.1)."""
    if len(kings_items(cards, player)) >= ENOUGH_KINGS:
        return 1.0
    return _KING_PACE * max(ENOUGH_KINGS - len(player.kings), _LEAST_KINGS)


class Worth:
    """What cards are worth to one seat in one position."""

    def __init__(self, cards: CardSet, state: State, seat: Seat) -> None:
        self.cards, self.state, self.seat = cards, state, seat
        self.player: Player = state.players[seat]
        self.turns = turns_left(cards, state, seat)
        self._resources = {kind: given_up(cards, kind) for kind in cards.resources}
        self._known: dict[Name, float] = {}

    def resource(self, kind: Kind) -> float:
        """What is given up with a resource that goes under a card."""
        return self._resources[kind]

    def crafted(self, name: Name) -> float:
        """What it brings to have crafted the guild card."""
        found = self._known.get(name)
        if found is None:
            found = self._known[name] = self._crafted(self.cards.guild[name])
        return found

    def kept(self, card: GuildCard) -> float:
        """What a tool saves until the end if it is kept (4.7)."""
        others = [self.cards.guild[name] for name in self.cards.in_mode(self.state.mode)]
        saved = 0.0
        for effect in card.effects:
            if isinstance(effect, Less):
                fitting = [one for one in others if one.is_of(effect.scope) and _lessens(effect.resource, one.cost)]
                saved += _CRAFTS * self.turns * _ICON * len(fitting) / len(others)
        return saved

    def apprentice(self, name: Name) -> float:
        """What its texts bring until the end."""
        return sum(self._text(effect) for effect in self.cards.guild[name].effects) * max(self.turns - 1, 0)

    def _crafted(self, card: GuildCard) -> float:
        bonus = sum(
            effect.coins
            for name in self.player.apprentices
            for effect in self.cards.guild[name].effects
            if isinstance(effect, Completion) and effect.type is card.type
        )
        match card.type:
            case CardType.APPRENTICE:
                have = sorted(self.apprentice(one) for one in self.player.apprentices)
                return bonus + self.apprentice(card.id) - (have[0] if len(have) > 1 else 0)
            case CardType.TOOL:
                return bonus + max(card.full_value, self.kept(card))
            case CardType.ITEM:
                return bonus + card.full_value
            case CardType.KINGS_ITEM:
                return bonus + card.full_value + self._ends(card) + self._prize(card)

    def _ends(self, card: GuildCard) -> float:
        return sum(effect.coins * _SELDOM[effect.per] for effect in card.effects if isinstance(effect, Bonus))

    def _prize(self, card: GuildCard) -> float:
        """The part of the prize for its subtype that one may hope for (7.5)."""
        mine = [*self.player.kings, *self.player.stacks]
        own = (self.cards.guild[stack.card] for stack in mine if stack.card in self.cards.guild)
        best = max((one.full_value for one in own if one.subtype is card.subtype), default=0)
        if best >= card.full_value:
            return 0.0
        return PRIZE / len(self.state.players) * (_DEARER if best else 1.0)

    def _text(self, effect: Effect) -> float:
        """Coins a turn."""
        match effect:
            case Income(coins=coins):
                return float(coins)
            case Limit(area=area, by=by):
                return _PLACE[area] * by
            case Sale(coins=coins):
                return _SALES * coins
            case Warehouse(by=by):
                return -_PURCHASES * by
            case Completion(type=type_, coins=coins):
                return _COMPLETED[type_] * coins
            case NoTilt():
                return _NO_TILT
            case StandIn():
                return _STAND_IN
            case Less() | Bonus():
                # Texts of tools and King's Items, which no apprentice has: `kept` and `_ends` count those.
                return 0.0
            case _:
                assert_never(effect)


def _lessens(saved: Icon, cost: Iterable[Icon]) -> bool:
    return any(takes_off(saved, icon) for icon in cost)


def takes_off(saved: Icon, icon: Icon) -> bool:
    """Rule 5.9."""
    return saved in ("any", icon) or class_of(icon) == saved


def class_of(icon: Icon) -> Class:
    """Of a kind's icon, or the class that it names."""
    return _CLASS_OF_ICON[icon]
