"""What matters at this moment at a table: the entries for its phase, and the cards that the asker has."""

from collections.abc import Iterator
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rulebook.why import entry_of
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.completing import next_stack
from kingsforge_bot.games.dwarven_smithy.rules.costs import payments
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN, Name, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, Player, State
from kingsforge_bot.games.dwarven_smithy.rules.turns import is_last_turn
from kingsforge_bot.rulebook.entry import rule_id

MOST: Final = 25
"""Lines of a menu."""
_COMPLETING: Final = {
    CardType.APPRENTICE: "4.5",
    CardType.TOOL: "4.7",
    CardType.ITEM: "4.8",
    CardType.KINGS_ITEM: "4.9",
}


def what_matters(view: State, cards: CardSet, seat: Seat | None) -> tuple[str, ...]:
    """Ids of at most 25 entries, the most pressing first; for somebody without a seat nothing of a hand."""
    return tuple(dict.fromkeys([*_numbers(view, cards), *_held(view, cards, seat)]))[:MOST]


def _numbers(view: State, cards: CardSet) -> Iterator[str]:
    yield from (rule_id(number) for number in _rules(view, cards))


def _rules(view: State, cards: CardSet) -> Iterator[str]:
    if view.lot is not None:
        yield from ("8.3", "8.4", "8.5")
    match view.phase:
        case Phase.COMPLETE:
            stack = next_stack(cards, view.players[view.turn])
            known = stack is not None and stack.card != UNSEEN
            yield _COMPLETING[cards.guild[stack.card].type] if stack is not None and known else "4.9"
            yield "4.3"
        case Phase.ACT:
            yield from ("5.1", "5.8", "3.6", "5.7", "5.5", "5.6", "3.1", "6.1")
        case Phase.DRAW:
            yield from ("6.1", "6.3", "3.1")
        case Phase.OVER:
            yield from ("7.4", "7.5", "7.6")
            return
    if view.ended_by is not None or is_last_turn(view):
        yield from ("7.2", "6.5", "7.4")
    yield from ("7.1", "11")


def _held(view: State, cards: CardSet, seat: Seat | None) -> Iterator[str]:
    """Guild cards of one's own, those that can be crafted first."""
    if seat is None or view.phase is Phase.OVER:
        return
    player = view.players[seat]
    own = [
        card for card in (*player.workshop, *player.market, *player.hand) if kind_of(card) is None and card != UNSEEN
    ]
    yield from map(entry_of, sorted(own, key=lambda card: not _is_ready(cards, player, card)))


def _is_ready(cards: CardSet, player: Player, card: Name) -> bool:
    return next(payments(cards, player, cards.guild[card]), None) is not None
