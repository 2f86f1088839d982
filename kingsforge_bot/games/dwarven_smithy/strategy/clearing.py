"""What is laid out, sold and thrown away, so that there is room for what comes next."""

from collections.abc import Container, Iterator, Sequence
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.actions import Action, Discard, Move, Play, Sell
from kingsforge_bot.games.dwarven_smithy.rules.areas import has_room, limit, lying_in, untilted
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, entering, is_raw, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Player
from kingsforge_bot.games.dwarven_smithy.strategy.crafting import spare
from kingsforge_bot.games.dwarven_smithy.strategy.goals import Goal, Readiness, goal_of, sources
from kingsforge_bot.games.dwarven_smithy.strategy.worth import Worth

_ROOM: Final = 3
"""Free places that a hand should have before the draw."""
_STUCK: Final = 2
"""With fewer free places than this it hardly draws any more."""
_HOLDS: Final = 3
"""Guild cards that a hand keeps for later turns."""
_RESERVE: Final = 1
"""Places of the workshop that stay free of resources for which there is no goal."""
_SOON: Final = 1.6
"""Turns before the end from which resources of the market are kept for their buy value (7.4)."""


_TEMPTING: Final = 12.0
"""Coins that a card of the hand brings another at most who buys it, for it to be offered: so a King's Item is bought by
a rival a quarter less often in games of two, and as many are won (231 of 460).
"""


def laid_out(worth: Worth, aims: Sequence[Goal]) -> Iterator[Action]:
    """Resources into the workshop, where they refine: those of the goals first, then the dearest."""
    player = worth.player
    free = free_places(worth, Limited.WORKSHOP)
    wanted = [source for goal in aims for source in goal.sources if source.readiness is Readiness.FAR]
    for source in wanted:
        if source.card in player.hand:
            yield Play(source.card, Area.WORKSHOP)
        elif free > 1 and untilted(player, source.card):
            # What came to the market in this turn was moved there for a reason.
            yield Move(source.card, Area.WORKSHOP)
    if free < _RESERVE:
        yield from _made_way(worth, aims)
    if worth.turns >= 1 and free > _RESERVE:
        loose = [card for card in player.hand if is_raw(entering(card))]
        yield from (Play(card, Area.WORKSHOP) for card in sorted(loose, key=worth.cards.buy_value, reverse=True))


def _made_way(worth: Worth, aims: Sequence[Goal]) -> Iterator[Action]:
    """One card less in a full workshop for the best goal whose resources wait in the hand, at the cost of lesser ones.

    What lies raw there leaves it for such a goal alone: it would be refined in the next turn.
    """
    hand = set(worth.player.hand)
    first = next((place for place, goal in enumerate(aims, 1) if _waits(goal, hand)), None)
    if first is None:
        yield from (Move(card, Area.MARKET) for card in spare(worth, aims) if not is_raw(card))
        return
    for count in range(len(aims), first - 1, -1):
        leaving = spare(worth, aims[:count])
        if leaving:
            yield from (Move(card, Area.MARKET) for card in leaving)
            if not has_room(worth.cards, worth.player, Limited.MARKET):
                yield from _vacated(worth, aims)
            return


def _waits(goal: Goal, hand: Container[Name]) -> bool:
    """Whether it lacks nothing but to be laid out."""
    return not goal.missing and any(one.readiness is Readiness.FAR and one.card in hand for one in goal.sources)


def cleared(worth: Worth, aims: Sequence[Goal]) -> Iterator[Action]:
    """What no goal needs leaves the hand while it is too full to draw, and the market while that is full."""
    room = has_room(worth.cards, worth.player, Limited.MARKET)
    free = free_places(worth, Limited.HAND)
    if free < _ROOM:
        kept, _ = set_aside(worth.player, aims)
        out = [*_spare_guild_cards(worth, aims), *_surplus(worth, kept)]
        if (out or kept) and not room:
            yield from _vacated(worth, aims)
        yield from (Play(card, Area.MARKET) for card in out)
        # What cards need is offered last.
        yield from (Play(card, Area.WORKSHOP) for card in kept)
        yield from (Move(card, Area.MARKET) for card in spare(worth, aims))
        yield from (Play(card, Area.MARKET) for card in sorted(kept, key=worth.cards.buy_value))
    if not room and worth.turns > _SOON:
        yield from _vacated(worth, aims)
    if free < _STUCK:
        yield from _forced_open(worth, aims)


def set_aside(player: Player, aims: Sequence[Goal]) -> tuple[list[Name], list[Name]]:
    """What goals need of the hand, and of the market."""
    market, of_hand, of_market = list(player.market), list[Name](), list[Name]()
    for source in (
        source for goal in aims for source in goal.sources if source.readiness in (Readiness.NEAR, Readiness.FAR)
    ):
        # A metal or gem of the hand goes by the name that it will have once it is refined.
        if source.card in market and (source.readiness is Readiness.NEAR or is_raw(source.card)):
            market.remove(source.card)
            of_market.append(source.card)
        else:
            of_hand.append(source.card)
    return of_hand, of_market


def _spare_guild_cards(worth: Worth, aims: Sequence[Goal]) -> list[Name]:
    """Of the hand, the least first; goals stay, and of the others so many that `_HOLDS` are left."""
    aimed = [goal.card for goal in aims]
    others = [card for card in worth.player.hand if kind_of(card) is None and card not in aimed]
    ranked = [*aimed, *sorted(others, key=worth.crafted, reverse=True)]
    spared = [card for card in reversed(ranked[_HOLDS:]) if card in worth.player.hand]
    return [card for card in spared if _gained_by_others(worth, card) <= _TEMPTING]


def _gained_by_others(worth: Worth, card: Name) -> float:
    """What buying the card would bring the one to whom it brings most, of what lies open (5.7)."""
    price = worth.cards.buy_value(card)
    others = [Seat(seat) for seat, one in enumerate(worth.state.players) if seat != worth.seat and one.coins >= price]
    views = [Worth(worth.cards, worth.state, seat) for seat in others]
    return max((goal_of(one, card, sources(one.player)).gain - price for one in views), default=0.0)


def _surplus(worth: Worth, kept: Sequence[Name]) -> list[Name]:
    """Resources of the hand that no goal needs, the cheapest first."""
    return sorted(_without(worth.player.hand, kept), key=worth.cards.buy_value)


def _without(cards: Sequence[Name], kept: Sequence[Name]) -> list[Name]:
    """The resources among them but for as many as are kept."""
    left = [card for card in cards if kind_of(card) is not None]
    for card in kept:
        left.remove(card)
    return left


def _vacated(worth: Worth, aims: Sequence[Goal]) -> Iterator[Action]:
    """One card less in the market; what a goal needs goes to the workshop, and is sold only by a hand that is stuck."""
    _, kept = set_aside(worth.player, aims)
    aimed = [goal.card for goal in aims]
    guild = [card for card in worth.player.market if kind_of(card) is None and card not in aimed]
    yield from map(Sell, sorted(_without(worth.player.market, kept), key=worth.cards.buy_value))
    yield from map(Discard, sorted(guild, key=worth.crafted))
    yield from (Move(card, Area.WORKSHOP) for card in kept if untilted(worth.player, card))
    if free_places(worth, Limited.HAND) < _STUCK:
        yield from map(Sell, sorted(kept, key=worth.cards.buy_value))


def _forced_open(worth: Worth, aims: Sequence[Goal]) -> Iterator[Action]:
    """A hand that can hardly draw any more: goals are given up for room, the last of them first."""
    player = worth.player
    guild = [card for card in player.hand if kind_of(card) is None]
    kept, _ = set_aside(player, aims)
    yield from (Play(card, Area.WORKSHOP) for card in (*kept, *reversed(_surplus(worth, kept))))
    yield from (Discard(goal.card) for goal in reversed(aims) if goal.card in player.market)
    if free_places(worth, Limited.WORKSHOP) == 0:
        for few in range(len(aims) - 1, -1, -1):
            yield from (Move(card, Area.MARKET) for card in spare(worth, aims[:few]))
    else:
        yield from (Play(card, Area.WORKSHOP) for card in sorted(guild, key=worth.crafted, reverse=True))


def last_turn(worth: Worth) -> Iterator[Action]:
    """The market filled with what has the highest buy values; all else is lost (7.4)."""
    player = worth.player
    out = sorted(player.market, key=lambda card: _final(worth, card))
    for card in out:
        if kind_of(card) is None:
            yield Discard(card)
    moved: list[tuple[Play | Move, Name]] = [
        (Move(card, Area.MARKET), card) for card in player.workshop if kind_of(card) is not None
    ]
    played = [(Play(card, Area.MARKET), entering(card)) for card in player.hand if kind_of(card) is not None]
    found = sorted([*moved, *played], key=lambda one: -_final(worth, one[1]))
    yield from (action for action, _ in found)
    for action, card in found:
        for old in out:
            yield from _taking_place(worth, action, card, old)


def _taking_place(worth: Worth, action: Play | Move, card: Name, old: Name) -> Iterator[Action]:
    """An old card of the full market makes room for a dearer one: a resource, sold, brings coins besides (5.5)."""
    gained = _final(worth, card) - _final(worth, old)
    if kind_of(old) is not None and gained + worth.cards.values(old).sell > 0:
        yield Sell(old)
    if isinstance(action, Move) and gained > 0:
        yield Move(card, Area.MARKET, old)


def _final(worth: Worth, card: Name) -> int:
    """Coins for it in the market at the end (7.4)."""
    return 0 if kind_of(card) is None else worth.cards.buy_value(card)


def free_places(worth: Worth, area: Limited) -> int:
    """How many more cards the area takes."""
    return limit(worth.cards, worth.player, area) - lying_in(worth.player, area)
