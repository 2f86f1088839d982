"""What each seat would have if the game were reckoned now (7.4), as one seat sees the table.

Which King's Items lie face down before others is not known (3.8): each counts as any that the seat cannot see.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet, GuildCard
from kingsforge_bot.games.dwarven_smithy.rules.effects import Bonus, CardType, Per, Subtype
from kingsforge_bot.games.dwarven_smithy.rules.meta import ENOUGH_KINGS, PRIZE
from kingsforge_bot.games.dwarven_smithy.rules.resources import CLASS_OF, Class, Name, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.scoring import kings_items
from kingsforge_bot.games.dwarven_smithy.rules.state import Player, State

_NO_MORE: Final = ()
_TURNS_LEFT: Final = 21
"""Coins that another seat gains on the one that ends the game by a King's Item, in the two turns that are left to it:
the mean of 219 games of two strong players, with a standard deviation of 41."""


class _Kings(msgspec.Struct, frozen=True):
    """Of a seat, completed or also on the bench: those whose name the asking seat knows, and how many others."""

    known: tuple[GuildCard, ...]
    covered: int
    runes: int

    @property
    def count(self) -> int:
        return len(self.known) + self.covered


def ends_game(cards: CardSet, state: State, seat: Seat, name: Name) -> bool:
    """Whether the card, once crafted, brings about the end (7.1 c)."""
    if not cards.is_kings_item(name) or state.ended_by is not None:
        return False
    return len(kings_items(cards, state.players[seat])) == ENOUGH_KINGS - 1


class Ending(NamedTuple):
    """How the game may end if a seat ends it by a King's Item."""

    coins: int
    """What the seat may have."""
    other: Seat
    """The best other one."""
    others: int
    """What that may have, with two turns more."""

    @property
    def lead(self) -> int:
        """Coins by which the seat may end ahead; below 0 it is behind."""
        return self.coins - self.others


def ending_with(cards: CardSet, view: State, seat: Seat, names: Sequence[Name]) -> Ending:
    """If the seat crafts these King's Items, of which the last ends the game."""
    found = expected(cards, view, seat, names)
    other = max((number for number in range(len(found)) if number != seat), key=found.__getitem__)
    return Ending(round(found[seat]), Seat(other), round(found[other] + _TURNS_LEFT))


def face_down(cards: CardSet, view: State, seat: Seat, *, bench: bool = True) -> int:
    """King's Items of others whose name the seat does not know, with or without those on the `bench`."""
    others = (one for number, one in enumerate(view.players) if number != seat)
    return sum(_kings(cards, one, (), bench=bench).covered for one in others)


def expected(
    cards: CardSet, view: State, seat: Seat, more: Sequence[Name] = _NO_MORE, *, bench: bool = True
) -> tuple[float, ...]:
    """Coins by seat; the seat has crafted `more` King's Items besides.

    `bench`: whether those on it count, as when they are still to be completed; at the end they are lost (7.4).
    """
    hidden = _unseen(cards, view, seat)
    kings = [_kings(cards, one, more if number == seat else (), bench=bench) for number, one in enumerate(view.players)]
    prizes = _prizes(kings, hidden)
    return tuple(
        player.coins
        + sum(cards.values(card).buy for card in player.market if kind_of(card) is not None)
        + _brought(own, player, hidden)
        + prize
        for player, own, prize in zip(view.players, kings, prizes, strict=True)
    )


def _unseen(cards: CardSet, view: State, seat: Seat) -> list[GuildCard]:
    """King's Items of which the seat does not see where they are."""
    seen = {*view.guild_discard, *view.players[seat].hand}
    for player in view.players:
        seen |= {*player.market, *player.workshop, *(stack.card for stack in (*player.stacks, *player.kings))}
    others = (cards.guild[name] for name in cards.in_mode(view.mode) if name not in seen)
    return [card for card in others if card.type is CardType.KINGS_ITEM]


def _kings(cards: CardSet, player: Player, more: Sequence[Name], *, bench: bool) -> _Kings:
    stacks = kings_items(cards, player) if bench else player.kings
    names = [stack.card for stack in stacks if stack.card in cards.guild]
    runes = sum(CLASS_OF[kind] is Class.RUNE for stack in stacks for kind in stack.resources)
    return _Kings(tuple(cards.guild[name] for name in (*names, *more)), len(stacks) - len(names), runes)


def _brought(own: _Kings, player: Player, hidden: Sequence[GuildCard]) -> float:
    """Full values and end texts; of what lies face down the average."""
    kinds = {card.subtype for card in own.known}
    found = {
        Per.TOOL: len(player.tools),
        Per.APPRENTICE: len(player.apprentices),
        Per.OTHER_KINGS_ITEM: own.count - 1,
        Per.SUBTYPE: min(len(kinds) + own.covered, len(Subtype)),
        Per.RUNE_UNDER: own.runes,
    }

    def brings(card: GuildCard) -> int:
        return card.full_value + sum(one.coins * found[one.per] for one in card.effects if isinstance(one, Bonus))

    average = sum(map(brings, hidden)) / len(hidden) if hidden else 0.0
    return sum(map(brings, own.known)) + own.covered * average


def _prizes(kings: Sequence[_Kings], hidden: Sequence[GuildCard]) -> list[float]:
    """Rule 7.5: each prize goes to the best that is seen, but for the chance that one lies face down that is better."""
    found = [0.0] * len(kings)
    covered = sum(own.covered for own in kings)
    for subtype in Subtype:
        shown = [_best(own.known, subtype) for own in kings]
        best = max(shown)
        better = sum(card.subtype is subtype and card.full_value > best for card in hidden)
        nobody = (1 - better / len(hidden)) ** covered if hidden else 1.0
        winners = [seat for seat, value in enumerate(shown) if value == best > 0]
        for seat, own in enumerate(kings):
            found[seat] += PRIZE * (1 - nobody) * own.covered / covered if covered else 0.0
            found[seat] += PRIZE * nobody / len(winners) if seat in winners else 0.0
    return found


def _best(known: Iterable[GuildCard], subtype: Subtype) -> int:
    return max((card.full_value for card in known if card.subtype is subtype), default=0)
