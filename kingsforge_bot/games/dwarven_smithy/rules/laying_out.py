"""Crafts for which cards have to be laid into the workshop first: each of its steps is an action of its own (5.8)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from kingsforge_bot.games.dwarven_smithy.rules.actions import Craft, Move, Play
from kingsforge_bot.games.dwarven_smithy.rules.areas import limit, lying_in
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.costs import in_workshop, payments
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.resources import Kind, Name, entering, is_raw, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Phase, Player, State
from kingsforge_bot.games.dwarven_smithy.rules.turns import is_last_turn

_WAYS: Final = 4
"""Payments of one card that a menu has room for."""


class LaidOut(NamedTuple):
    """A craft, and what is laid into the workshop before it."""

    before: tuple[Play | Move, ...]
    craft: Craft

    @property
    def actions(self) -> tuple[Play | Move | Craft, ...]:
        """All of it, one after the other."""
        return (*self.before, self.craft)


def laid_out_crafts(state: State, cards: CardSet) -> Iterator[LaidOut]:
    """Those of each own guild card that can be crafted in this turn, though not as the cards lie now.

    Of each with different resources a few: first those for which the fewest cards have to be laid out, of these the
    cheapest. None in a last turn, in which it would be lost (7.4).
    """
    if state.phase is not Phase.ACT or state.lot is not None or is_last_turn(state):
        return
    player = state.players[state.turn]
    room = limit(cards, player, Limited.WORKSHOP) - lying_in(player, Limited.WORKSHOP)
    near = _near(player)
    laid = Player(
        workshop=(*player.workshop, *(one.card for one in near)), tools=player.tools, apprentices=player.apprentices
    )
    for card in dict.fromkeys((*player.workshop, *player.market, *player.hand)):
        if kind_of(card) is not None:
            continue
        lies = card in player.workshop or card in player.market
        places = room - (card not in player.workshop)
        if places < 0 or (lies and next(payments(cards, player, cards.guild[card]), None) is not None):
            continue
        ways = [(_missing(player, paid), paid) for paid in payments(cards, laid, cards.guild[card])]
        fitting = sorted(
            ((lacked, paid) for lacked, paid in ways if lacked.total() <= places),
            key=lambda way: (way[0].total(), in_all(cards, way[1])),
        )
        before = () if lies else (Play(card, Area.WORKSHOP),)
        for lacked, paid in fitting[:_WAYS]:
            yield LaidOut((*before, *_laying(near, lacked)), Craft(card, paid))


def in_all(cards: CardSet, paid: Iterable[Kind]) -> int:
    """What others would pay for these resources (5.7)."""
    return sum(cards.buy_value(Name(kind.value)) for kind in paid)


def _near(player: Player) -> tuple[Play | Move, ...]:
    """What brings a resource into the workshop with which one can craft at once; what makes room in the market first.

    A metal or gem of the hand comes raw (2.4).
    """
    moved = [Move(card, Area.WORKSHOP) for card in player.market if kind_of(card) is not None and not is_raw(card)]
    played = [Play(card, Area.WORKSHOP) for card in player.hand if kind_of(card) is not None]
    return (*moved, *(one for one in played if not is_raw(entering(one.card))))


def _missing(player: Player, paid: tuple[Kind, ...]) -> Counter[Kind]:
    """What of it does not lie refined in the workshop."""
    return Counter(paid) - Counter(in_workshop(player))


def _laying(near: tuple[Play | Move, ...], lacked: Counter[Kind]) -> Iterator[Play | Move]:
    left = Counter(lacked)
    for one in near:
        kind = kind_of(one.card)
        if kind is not None and left[kind] > 0:
            left[kind] -= 1
            yield one
