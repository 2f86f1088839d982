"""What pays a cost: savings and substitutions (5.8 to 5.11)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from kingsforge_bot.games.dwarven_smithy.rules.areas import AnyPlayer, texts
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet, GuildCard
from kingsforge_bot.games.dwarven_smithy.rules.effects import ANY, Less, StandIn
from kingsforge_bot.games.dwarven_smithy.rules.resources import (
    CLASS_OF,
    Class,
    Icon,
    Kind,
    in_order,
    meets,
    refined_kind,
)


def savings(cards: CardSet, player: AnyPlayer, card: GuildCard) -> tuple[Icon, ...]:
    """What the kept tools may take off this card, an icon each (5.9)."""
    kept = (effect for name in player.tools for effect in cards.guild[name].effects if isinstance(effect, Less))
    return tuple(sorted(effect.resource for effect in kept if card.is_of(effect.scope)))


def stand_ins(cards: CardSet, player: AnyPlayer, card: GuildCard) -> tuple[Class, ...]:
    """The classes of which one resource may stand for another kind, once for each text (5.11)."""
    return tuple(sorted(text.of for text in texts(cards, player, StandIn) if card.type in text.crafts))


def pays(cards: CardSet, player: AnyPlayer, card: GuildCard, resources: Sequence[Kind]) -> bool:
    """Whether exactly these resources craft the card, with any savings that fit (5.9)."""
    return _fits(card.cost, in_order(resources), savings(cards, player, card), stand_ins(cards, player, card))


def payments(cards: CardSet, player: AnyPlayer, card: GuildCard) -> Iterator[tuple[Kind, ...]]:
    """All sets of loose refined resources of the workshop that craft it, each once, the smallest first."""
    return _sets(card.cost, in_workshop(player), savings(cards, player, card), stand_ins(cards, player, card))


def in_workshop(player: AnyPlayer) -> tuple[Kind, ...]:
    """The loose refined resources there, in order."""
    return in_order(kind for kind in map(refined_kind, player.workshop) if kind is not None)


@lru_cache(maxsize=1 << 10)
def left_out(
    cost: tuple[Icon, ...], have: tuple[Kind, ...], saved: tuple[Icon, ...], standing: tuple[Class, ...]
) -> tuple[Icon, ...]:
    """The fewest icons of a cost without which those resources pay the rest.

    Whoever is shown all that can be bought is told of each what it helps: the same is asked dozens of times.
    """
    every = range(len(cost))
    for count in every:
        for without in combinations(every, count):
            rest = tuple(cost[place] for place in every if place not in without)
            if next(_sets(rest, have, saved, standing), None) is not None:
                return tuple(cost[place] for place in without)
    return cost


def _sets(
    cost: tuple[Icon, ...], have: tuple[Kind, ...], saved: tuple[Icon, ...], standing: tuple[Class, ...]
) -> Iterator[tuple[Kind, ...]]:
    for count in range(max(0, len(cost) - len(saved)), min(len(cost), len(have)) + 1):
        for resources in dict.fromkeys(combinations(have, count)):
            if _fits(cost, resources, saved, standing):
                yield resources


@lru_cache(maxsize=1 << 14)
def _fits(
    cost: tuple[Icon, ...], resources: tuple[Kind, ...], saved: tuple[Icon, ...], standing: tuple[Class, ...]
) -> bool:
    """Whether each icon is met by a resource of its own or saved, and no resource is left over."""
    if not cost:
        return not resources
    if not len(cost) - len(saved) <= len(resources) <= len(cost):
        return False
    icon, rest = cost[0], cost[1:]
    for place, kind in enumerate(resources):
        left = resources[:place] + resources[place + 1 :]
        if meets(kind, icon):
            if _fits(rest, left, saved, standing):
                return True
        elif CLASS_OF[kind] in standing and class_of(icon) is CLASS_OF[kind]:
            used = standing.index(CLASS_OF[kind])
            if _fits(rest, left, saved, standing[:used] + standing[used + 1 :]):
                return True
    return any(
        _fits(rest, resources, saved[:place] + saved[place + 1 :], standing)
        for place, one in enumerate(saved)
        if takes_off(one, icon)
    )


def takes_off(saved: Icon, icon: Icon) -> bool:
    """Rule 5.9: a kind takes off that kind's icon only, a class also a kind of it."""
    return saved in (ANY, icon) or class_of(icon) == saved


def class_of(icon: Icon) -> Class | None:
    """Of a kind's icon; None for a class icon."""
    return CLASS_OF.get(Kind(icon)) if icon in frozenset(Kind) else None
