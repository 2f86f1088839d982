"""What must be true of any position, so that the rules never meet one they cannot go on from."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from kingsforge_bot.core.positions import fail_unless
from kingsforge_bot.games.dwarven_smithy.rules.areas import LIMIT_OF, has_room, limit, lying_in
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.completing import choices, next_stack
from kingsforge_bot.games.dwarven_smithy.rules.discards import as_cards
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType, Limited
from kingsforge_bot.games.dwarven_smithy.rules.meta import APPRENTICES, DRAWS, SEATS, STANDSTILL
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, is_raw, kind_of, refined
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, Player, Stack, State
from kingsforge_bot.games.dwarven_smithy.rules.trading import by_auction, can_bid, counter_clockwise

_MOST_COINS: Final = 99_999
"""Far beyond any game, and small enough for the notation."""


def all_cards(state: State) -> Iterator[Name]:
    """Every card of the table, without its state."""
    for pile in (state.guild, state.mine, state.row, state.guild_discard, state.mine_discard):
        yield from pile
    for player in state.players:
        yield from map(refined, (*player.hand, *player.market, *player.workshop))
        yield from (*player.apprentices, *player.tools)
        for stack in (*player.stacks, *player.kings):
            yield stack.card
            yield from as_cards(stack.resources)


def check(state: State, cards: CardSet) -> None:
    """Raises PositionError naming the fault."""
    fail_unless(len(state.players) in SEATS, "players", "2 to 4 players")
    seats = range(len(state.players))
    fail_unless(state.first in seats, "first", "no such seat")
    fail_unless(state.turn in seats, "turn", "no such seat")
    fail_unless(state.ended_by is None or state.ended_by in seats, "ended_by", "no such seat")
    fail_unless(state.turns >= 0, "turns", "not below 0")
    _check_piles(state, cards)
    for number, player in enumerate(state.players):
        _check_player(state, cards, f"players[{number}]", player)
    _check_box(state, cards)
    if state.phase is Phase.OVER:
        _check_over(state)
        return
    fail_unless(not state.scores, "scores", "the game is not over")
    _check_phase(state, cards)
    _check_auction(state, cards)


def _check_piles(state: State, cards: CardSet) -> None:
    for name in ("guild", "guild_discard"):
        _check_known(name, getattr(state, name), cards, guild=True)
    for name in ("mine", "row", "mine_discard"):
        _check_known(name, getattr(state, name), cards, guild=False)


def _check_box(state: State, cards: CardSet) -> None:
    """Each card of the box in one place, as 1.2 says."""
    box, there = Counter((*cards.in_mode(state.mode), *cards.mine())), Counter(all_cards(state))
    for card in sorted(box.keys() | there.keys()):
        fail_unless(there[card] <= box[card], "cards", f"{card!r} lies there more often than the box has it")
        fail_unless(there[card] >= box[card], "cards", f"{card!r} is missing")


def _check_known(where: str, found: Iterable[Name], cards: CardSet, *, guild: bool | None) -> None:
    """Bare words of cards; only guild cards, only resources, or with None both."""
    for card in found:
        known = card in cards.guild if kind_of(card) is None else not is_raw(card)
        fits = guild is None or guild is (kind_of(card) is None)
        fail_unless(known and fits, where, f"no card for this place: {card[:60]!r}")


def _check_player(state: State, cards: CardSet, where: str, player: Player) -> None:
    fail_unless(0 <= player.coins <= _MOST_COINS, f"{where}.coins", f"coins go from 0 to {_MOST_COINS}")
    fail_unless(0 <= player.idle <= STANDSTILL, f"{where}.idle", f"counts from 0 to {STANDSTILL}")
    _check_known(f"{where}.hand", player.hand, cards, guild=None)
    for name, laid in (("market", player.market), ("workshop", player.workshop)):
        _check_known(f"{where}.{name}", map(refined, laid), cards, guild=None)
    fail_unless(Counter(player.tilted) <= Counter(player.market), f"{where}.tilted", "does not lie in the market")
    _check_types(cards, f"{where}.apprentices", player.apprentices, CardType.APPRENTICE)
    _check_types(cards, f"{where}.tools", player.tools, CardType.TOOL)
    _check_types(cards, f"{where}.kings", (stack.card for stack in player.kings), CardType.KINGS_ITEM)
    fail_unless(len(player.apprentices) <= APPRENTICES, f"{where}.apprentices", "too many")
    for stack in (*player.stacks, *player.kings):
        _check_stack(cards, where, stack)
    if state.phase is Phase.OVER:
        return
    for area in Limited:
        only_kings = area is Limited.MARKET and not player.market
        within = lying_in(player, area) <= limit(cards, player, area)
        fail_unless(within or only_kings, f"{where}.{area}", f"at most {limit(cards, player, area)} cards")


def _check_types(cards: CardSet, where: str, found: Iterable[Name], type_: CardType) -> None:
    for card in found:
        known = card in cards.guild and cards.guild[card].type is type_
        fail_unless(known, where, f"no card for this place: {card[:60]!r}")


def _check_stack(cards: CardSet, where: str, stack: Stack) -> None:
    """What was saved or substituted is not known any more; more than the cost it cannot be."""
    _check_known(f"{where}.stacks", (stack.card,), cards, guild=True)
    most = len(cards.guild[stack.card].cost)
    fail_unless(len(stack.resources) <= most, f"{where}.stacks", f"{stack.card} is made of {most} resources at most")


def _check_over(state: State) -> None:
    scored = [score.seat for score in state.scores]
    fail_unless(scored == list(range(len(state.players))), "scores", "one for each seat")
    fail_unless(state.lot is None, "lot", "the game is over")


def _check_phase(state: State, cards: CardSet) -> None:
    player = state.players[state.turn]
    drawing = state.phase is Phase.DRAW
    fail_unless(0 <= state.drawn <= DRAWS and (state.drawn > 0) is drawing, "drawn", "does not fit the phase")
    fail_unless(state.ended_by != state.turn or drawing, "ended_by", "this seat's last turn is over")
    for number, one in enumerate(state.players):
        active = number == state.turn and state.phase is not Phase.COMPLETE
        fail_unless(active or not one.tilted, f"players[{number}].tilted", "not this seat's turn")
    stack = next_stack(cards, player) if state.phase is Phase.COMPLETE else None
    waits = stack is not None and bool(choices(cards, player, stack))
    fail_unless(waits is (state.phase is Phase.COMPLETE), "phase", "nothing is left to choose")


def _check_auction(state: State, cards: CardSet) -> None:
    for named in state.named:
        fail_unless(named.seller in range(len(state.players)), "named", "no such seat")
    lot = state.lot
    if lot is None:
        return
    fail_unless(by_auction(state) and state.phase is Phase.ACT, "lot", "no auction can be open")
    seats = range(len(state.players))
    fail_unless({lot.seller, lot.asked} <= set(seats) and lot.seller != state.turn, "lot", "no such seat")
    fail_unless(lot.card in state.players[lot.seller].market, "lot.card", "does not lie there")
    fail_unless(can_bid(state, cards, lot, lot.asked), "lot.asked", "this seat cannot bid")
    best = lot.best
    if best is not None:
        fail_unless(best.seat in seats and best.seat not in (lot.seller, lot.asked), "lot.best", "no such seat")
        bidder = state.players[best.seat]
        fail_unless(0 <= best.coins <= bidder.coins, "lot.best", "more than the seat's coins")
        fail_unless(has_room(cards, bidder, LIMIT_OF[best.to]), "lot.best", "no room there")
        fail_unless(best.coins >= cards.buy_value(lot.card), "lot.best", "less than the buy value")
    # Without a bid it ends with one of whoever named the card (8.4), who must not have answered yet.
    left = (lot.asked, *counter_clockwise(lot, len(state.players)))
    bids = state.turn in left and can_bid(state, cards, lot, state.turn)
    fail_unless(best is not None or bids, "lot", "nobody has to bid")
