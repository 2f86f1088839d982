"""How likely the next cards of a deck bring what a seat wants: exact, from what that seat may see.

Whatever the seat cannot see lies in a deck, in a hand of others or under one of their King's Items, and each such card
is as likely as any other to be the next of its deck: chances are those of drawing without putting back. Completed and
crafted King's Items that lie face down are King's Items, so fewer of these may come.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import comb

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted, always, go_on
from kingsforge_bot.games.dwarven_smithy.advice.lacking import missing
from kingsforge_bot.games.dwarven_smithy.rules.areas import limit
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet, GuildCard
from kingsforge_bot.games.dwarven_smithy.rules.costs import class_of, savings, stand_ins, takes_off
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType, Limited
from kingsforge_bot.games.dwarven_smithy.rules.meta import DRAWS
from kingsforge_bot.games.dwarven_smithy.rules.resources import (
    CLASS_OF,
    UNSEEN,
    Class,
    Icon,
    Kind,
    Name,
    in_order,
    kind_of,
    meets,
    refined,
)
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, Player, State
from kingsforge_bot.games.dwarven_smithy.rules.turns import is_last_turn


class Reach(msgspec.Struct, frozen=True):
    """A guild card of the seat, and how likely it has all its resources after the draws; 1: it has them now."""

    card: Name
    chance: float
    lacks: tuple[Icon, ...] = ()
    """What of its cost the seat has nowhere, neither raw nor refined."""


class Draws(msgspec.Struct, frozen=True):
    """What `count` cards of one deck or of the other bring at least once, by kind, by class and by type."""

    count: int
    kinds: tuple[tuple[Kind, float], ...]
    classes: tuple[tuple[Class, float], ...]
    types: tuple[tuple[CardType, float], ...]
    reach: tuple[Reach, ...]
    """Guild cards of hand, market and workshop, from the likeliest on, if all draws are of the mine."""


def draws_left(view: State, cards: CardSet, seat: Seat) -> int:
    """How many cards the seat may yet draw in its turn, or in its next one (6.1); 0 in a last one (6.5)."""
    mine = view.turn == seat
    if (mine and is_last_turn(view)) or (not mine and view.ended_by is not None):
        return 0
    player = view.players[seat]
    room = limit(cards, player, Limited.HAND) - len(player.hand)
    # Cards can be played before the first draw, not after it.
    if mine and view.phase is Phase.DRAW:
        return min(DRAWS - view.drawn, room)
    return DRAWS


def draws(view: State, cards: CardSet, seat: Seat, count: int, still_wanted: StillWanted = always) -> Draws:
    """For so many draws, at least one. Raises NotWanted."""
    unseen = _unseen(view, cards, seat)
    total, drawn = sum(unseen.values()), min(count, len(view.mine))
    kinds = tuple((kind, at_least_one(total, unseen[kind], drawn)) for kind in Kind)
    by_class = Counter({one: sum(unseen[kind] for kind in Kind if CLASS_OF[kind] is one) for one in Class})
    classes = tuple((one, at_least_one(total, by_class[one], drawn)) for one in Class)
    player = view.players[seat]
    held = [card for card in dict.fromkeys(_open_cards(player)) if kind_of(card) is None]
    # As if all it has lay refined in the workshop.
    having = replace(player, workshop=tuple(map(refined, _open_cards(player))))
    reach = [
        Reach(
            card,
            _reached(cards, player, cards.guild[card], unseen, drawn, still_wanted),
            missing(cards, having, cards.guild[card]),
        )
        for card in held
    ]
    return Draws(
        count,
        kinds,
        classes,
        tuple(_types(view, cards, seat, min(count, len(view.guild)))),
        tuple(sorted(reach, key=lambda one: -one.chance)),
    )


def at_least_one(total: int, good: int, drawn: int) -> float:
    """How likely one of `good` cards is among so many drawn of `total`."""
    if not total or not drawn:
        return 0.0
    return 1 - comb(total - good, drawn) / comb(total, drawn)


def chance_of(view: State, cards: CardSet, seat: Seat, card: Name, count: int) -> float:
    """How likely the guild card has all its resources after so many draws of the mine, as `Reach` tells it."""
    drawn = min(count, len(view.mine))
    return _reached(cards, view.players[seat], cards.guild[card], _unseen(view, cards, seat), drawn, always)


def _unseen(view: State, cards: CardSet, seat: Seat) -> Counter[Kind]:
    return Counter(kind for card in _unseen_resources(view, cards, seat) if (kind := kind_of(card)) is not None)


def _types(view: State, cards: CardSet, seat: Seat, drawn: int) -> Iterator[tuple[CardType, float]]:
    """Face-down King's Items of others are as many of the unseen ones, whichever: averaged over how many are left."""
    seen = Counter(_seen_guild(view, seat))
    unseen = [card for card in cards.in_mode(view.mode) if not seen[card]]
    by_type = Counter(cards.guild[card].type for card in unseen)
    covered = sum(stack.card == UNSEEN for player in view.players for stack in (*player.stacks, *player.kings))
    by_type[CardType.KINGS_ITEM] -= covered
    total = len(unseen) - covered
    for type_ in CardType:
        yield type_, at_least_one(total, by_type[type_], drawn)


def _seen_guild(view: State, seat: Seat) -> Iterator[Name]:
    yield from view.guild_discard
    for number, player in enumerate(view.players):
        yield from (*player.market, *player.workshop, *player.apprentices, *player.tools)
        yield from (stack.card for stack in (*player.stacks, *player.kings))
        if number == seat:
            yield from player.hand


def _unseen_resources(view: State, cards: CardSet, seat: Seat) -> list[Name]:
    """All but those that lie open, in the row, in the discard, in the own hand and under own cards and open stacks."""
    seen = Counter[Kind](kind for card in (*view.row, *view.mine_discard) if (kind := kind_of(card)) is not None)
    for number, player in enumerate(view.players):
        lying = (*player.market, *player.workshop, *(player.hand if number == seat else ()))
        seen.update(kind for card in lying if (kind := kind_of(card)) is not None)
        seen.update(kind for stack in (*player.stacks, *player.kings) for kind in stack.resources)
    left = Counter(kind for card in cards.mine() if (kind := kind_of(card)) is not None)
    left.subtract(seen)
    return [Name(kind.value) for kind, count in left.items() for _ in range(count)]


def _open_cards(player: Player) -> Iterable[Name]:
    return *player.workshop, *player.market, *player.hand


def _reached(
    cards: CardSet, player: Player, card: GuildCard, unseen: Counter[Kind], drawn: int, still_wanted: StillWanted
) -> float:
    """The share of all hands of so many cards with which the seat has what the card costs, wherever it lies."""
    saved, standing = savings(cards, player, card), stand_ins(cards, player, card)
    own = [kind for one in _open_cards(player) if (kind := kind_of(one)) is not None]
    own = [kind for kind in own if _is_of_use(kind, card, standing)]
    if _is_paid(card.cost, in_order(own), saved, standing):
        return 1.0
    useful = [kind for kind in Kind if unseen[kind] and _is_of_use(kind, card, standing)]
    rest = sum(unseen.values()) - sum(unseen[kind] for kind in useful)
    hands, fitting = comb(sum(unseen.values()), drawn), 0
    for taken in _hands(useful, unseen, drawn):
        go_on(still_wanted)
        ways = comb(rest, drawn - len(taken))
        if not ways or not _is_paid(card.cost, in_order((*own, *taken)), saved, standing):
            continue
        for kind in set(taken):
            ways *= comb(unseen[kind], taken.count(kind))
        fitting += ways
    return fitting / hands if hands else 0.0


def _is_of_use(kind: Kind, card: GuildCard, standing: tuple[Class, ...]) -> bool:
    return any(meets(kind, icon) or _stands_in(kind, icon, standing) for icon in card.cost)


def _stands_in(kind: Kind, icon: Icon, standing: tuple[Class, ...]) -> bool:
    """Rule 5.11."""
    return CLASS_OF[kind] in standing and class_of(icon) is CLASS_OF[kind]


@lru_cache(maxsize=1 << 12)
def _is_paid(
    cost: tuple[Icon, ...], have: tuple[Kind, ...], saved: tuple[Icon, ...], standing: tuple[Class, ...]
) -> bool:
    """Whether these pay it, with more left over or not (5.8 to 5.11)."""
    if not cost:
        return True
    if len(have) + len(saved) < len(cost):
        return False
    icon, rest = cost[0], cost[1:]
    for kind in dict.fromkeys(have):
        at = have.index(kind)
        left = have[:at] + have[at + 1 :]
        if meets(kind, icon):
            if _is_paid(rest, left, saved, standing):
                return True
        elif _stands_in(kind, icon, standing):
            used = standing.index(CLASS_OF[kind])
            if _is_paid(rest, left, saved, standing[:used] + standing[used + 1 :]):
                return True
    return any(
        _is_paid(rest, have, saved[:place] + saved[place + 1 :], standing)
        for place, one in enumerate(saved)
        if takes_off(one, icon)
    )


def _hands(useful: Sequence[Kind], unseen: Counter[Kind], most: int) -> Iterator[tuple[Kind, ...]]:
    """Every choice of at most so many cards of the useful kinds."""
    if not useful:
        yield ()
        return
    kind, *others = useful
    for count in range(min(most, unseen[kind]) + 1):
        for taken in _hands(others, unseen, most - count):
            yield (kind,) * count + taken
