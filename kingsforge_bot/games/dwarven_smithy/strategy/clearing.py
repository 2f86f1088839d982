"""What is laid out, sold and thrown away, so that there is room for what comes next."""

from collections.abc import Iterator, Sequence
from typing import Final

from kingsforge_bot.games.dwarven_smithy.rules.actions import Action, Discard, Move, Play, Sell
from kingsforge_bot.games.dwarven_smithy.rules.areas import has_room, limit, lying_in
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.meta import DRAWS
from kingsforge_bot.games.dwarven_smithy.rules.resources import Class, Name, entering, is_raw, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area
from kingsforge_bot.games.dwarven_smithy.strategy.goals import Goal, Place
from kingsforge_bot.games.dwarven_smithy.strategy.worth import Worth

_HOLDS: Final = 3
"""Guild cards that a hand keeps for later turns."""
_SOON: Final = 1.6
"""Turns before the end from which resources of the market are kept for their buy value (7.4)."""


def laid_out(worth: Worth, aims: Sequence[Goal]) -> Iterator[Action]:
    """Resources into the workshop, where they refine: those of the goals first, then the dearest."""
    player = worth.player
    wanted = [source for goal in aims for source in goal.sources if source.place is Place.FAR]
    for source in wanted:
        if source.card in player.hand:
            yield Play(source.card, Area.WORKSHOP)
        else:
            yield Move(source.card, Area.WORKSHOP)
    if worth.turns >= 1 and _free(worth, Limited.WORKSHOP) > 0:
        loose = [card for card in player.hand if is_raw(entering(card))]
        yield from (Play(card, Area.WORKSHOP) for card in sorted(loose, key=worth.cards.buy_value, reverse=True))


def cleared(worth: Worth, aims: Sequence[Goal]) -> Iterator[Action]:
    """What no goal needs leaves the hand while it is too full to draw, and the market while that is full."""
    player = worth.player
    aimed = [goal.card for goal in aims]
    spare = [card for card in player.hand if kind_of(card) is None and card not in aimed]
    spare += [card for card in aimed[_HOLDS:] if card in player.hand]
    taken = [source.card for goal in aims for source in goal.sources]
    surplus = sorted((card for card in player.hand if kind_of(card) is not None), key=worth.cards.buy_value)
    surplus = [card for card in surplus if card not in taken] + [card for card in surplus if card in taken]
    crowded = lying_in(player, Limited.HAND) > limit(worth.cards, player, Limited.HAND) - DRAWS
    room = has_room(worth.cards, player, Limited.MARKET)
    if crowded and (spare or surplus):
        if not room:
            yield from _sold(worth, taken)
            yield from _thrown_away(worth, aimed)
        yield from (Play(card, Area.MARKET) for card in (*spare, *surplus))
    if not room and worth.turns > _SOON:
        yield from _sold(worth, taken)
        yield from _thrown_away(worth, aimed)


def last_turn(worth: Worth) -> Iterator[Action]:
    """The market filled with what has the highest buy values; all else is lost (7.4)."""
    player = worth.player
    out = sorted(player.market, key=lambda card: _final(worth, card))
    for card in out:
        if kind_of(card) is None:
            yield Discard(card)
    found: list[tuple[int, Action, Name]] = []
    for card in player.workshop:
        if kind_of(card) is not None:
            found.append((_final(worth, card), Move(card, Area.MARKET), card))
    for card in player.hand:
        if kind_of(card) is not None:
            laid = entering(card)
            found.append((_final(worth, laid), Play(card, Area.MARKET), laid))
    found.sort(key=lambda one: -one[0])
    yield from (action for _, action, _ in found)
    for coins, action, card in found:
        for old in out:
            if coins > _final(worth, old) - (0 if kind_of(old) is None else worth.cards.values(old).sell):
                if kind_of(old) is not None:
                    yield Sell(old)
                if isinstance(action, Move) and coins > _final(worth, old):
                    yield Move(card, Area.MARKET, old)


def _final(worth: Worth, card: Name) -> int:
    """Coins for it in the market at the end (7.4)."""
    return 0 if kind_of(card) is None else worth.cards.buy_value(card)


def _sold(worth: Worth, taken: Sequence[Name]) -> Iterator[Action]:
    """The cheapest first; what a goal needs last."""
    resources = [card for card in worth.player.market if kind_of(card) is not None]
    yield from (Sell(card) for card in sorted(resources, key=lambda one: (one in taken, worth.cards.buy_value(one))))


def _thrown_away(worth: Worth, aimed: Sequence[Name]) -> Iterator[Action]:
    guild = [card for card in worth.player.market if kind_of(card) is None and card not in aimed]
    yield from (Discard(card) for card in sorted(guild, key=worth.crafted))


def _free(worth: Worth, area: Limited) -> int:
    return limit(worth.cards, worth.player, area) - lying_in(worth.player, area)
