"""The board in words: what lies open on the table (10.1)."""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.advice.lying_open import covered, lying_open
from kingsforge_bot.games.dwarven_smithy.rules.acting import warehouse_price
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited, Subtype
from kingsforge_bot.games.dwarven_smithy.rules.meta import ENOUGH_KINGS
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN, Name
from kingsforge_bot.games.dwarven_smithy.rules.scoring import best_of, kings_items
from kingsforge_bot.games.dwarven_smithy.rules.state import Deck, Phase, Player, Stack, State
from kingsforge_bot.games.dwarven_smithy.rules.turns import are_last_turns, plays_again
from kingsforge_bot.games.dwarven_smithy.words.markets import market, own_market, room
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.outcome import with_worth
from kingsforge_bot.i18n.fitting import Part, fitted

LONGEST: Final = 1600
_ROW: Final = 8
"""Cards of the warehouse that are named, from the top."""
_TOP: Final = 3
"""The same where room is short: those that cost least above their own price."""
_LOW: Final = 16
"""Cards of a deck from which on its end is near: about two rounds of draws."""
_LAST_CARDS: Final = 6
"""Cards of a deck that this turn and the next one may take: four each at most (6.2), seldom so many of one deck."""


def board(say: Telling, state: State) -> str:
    """All that is public; of secrets the number of cards."""
    return fitted(say.l10n, [*parts(say, state)], LONGEST)


def parts(say: Telling, state: State) -> Iterator[Part]:
    """The board in lines.

    Where room is short, discards, what lies deep in the warehouse, helpers, what cards are worth, prices, workshops and
    all of the warehouse give way, in this order.
    """
    yield Part(_decks(say, state))
    yield row_part(say, state)
    tops = [pile[0] for pile in (state.guild_discard, state.mine_discard) if pile]
    if tops:
        yield Part(say.l10n("board-discards", cards=say.all(tops)), "part-discards", ((5, ""),))
    if state.lot is not None:
        yield Part(lot(say, state))
    for number, player in enumerate(state.players):
        yield seat_line(say, state, Seat(number))
        yield from _table(say, player, market(say, player), worth=True)
    if any(player.tilted for player in state.players):
        yield Part(say.l10n("board-tilted"), "part-tilted", ((1, ""),))


def seat_line(say: Telling, state: State, seat: Seat) -> Part:
    """Who it is, with how many coins, cards and completed King's Items."""
    player = state.players[seat]
    facts = {"coins": player.coins, "hand": len(player.hand), "kings": len(player.kings), "enough": ENOUGH_KINGS}
    return Part(say.l10n("board-seat", who=say.who(seat), **facts))


def progress(say: Telling, state: State) -> str:
    """Where the play stands: what the decks hold, whether the last turns are played."""
    last = "no" if state.ended_by is None or state.phase is Phase.OVER else "yes"
    return say.l10n("game-progress", guild=len(state.guild), mine=len(state.mine), last=last)


def race(say: Telling, state: State) -> str:
    """What everybody has by what lies open, who has most first; once somebody has King's Items, of what that is."""
    found = lying_open(state, say.cards)
    order = sorted(range(len(found)), key=lambda seat: (-found[seat], seat))
    return say.l10n.steps(
        say.l10n(
            "standing-seat" if place else "standing-first",
            who=say.who(seat),
            coins=state.players[seat].coins,
            kings=len(state.players[seat].kings),
            enough=ENOUGH_KINGS,
            total=lies_open(say, state, seat),
        )
        for place, seat in enumerate(order)
    )


def lies_open(say: Telling, state: State, seat: int) -> str:
    """What a seat has by what lies open; `~` where something of it lies face down."""
    total = f"{lying_open(state, say.cards)[seat]}"
    return f"~{total}" if covered(state.players[seat], say.cards) else total


def standing(say: Telling, state: State, seats: str = "") -> str:
    """The race, or `seats` where that says it, and what is left of the decks once one of them runs low, or how near the
    end is.
    """
    guild, mine = len(state.guild), len(state.mine)
    last = ending(say, state)
    low = not last and min(guild, mine) <= _LOW
    told = say.l10n("standing", seats=seats or race(say, state), guild=guild, mine=mine, near="low" if low else "no")
    return say.l10n("standing-ending", standing=told, ending=last) if last else told


def ending(say: Telling, state: State) -> str:
    """That the last turns are played, or what is about to bring them: a King's Item or a deck (7.1); else empty."""
    if state.phase is Phase.OVER:
        return ""
    if are_last_turns(state):
        left = [state.turn, *(one for one in _onward(state) if plays_again(state, one))]
        return say.l10n("standing-last", count=len(left), who=say.l10n.listing(map(say.who, left)))
    kings = [_kings(say, player) for player in state.players]

    def near(message: str, enough: int) -> str:
        seats = [say.who(Seat(seat)) for seat, count in enumerate(kings) if count >= enough]
        return say.l10n(message, who=say.l10n.listing(seats)) if seats else ""

    return near("standing-ends", ENOUGH_KINGS) or _last_cards(say, state) or near("standing-close", ENOUGH_KINGS - 1)


def _onward(state: State) -> Iterator[Seat]:
    """The other seats, in the order of play."""
    count = len(state.players)
    yield from (Seat((state.turn + more) % count) for more in range(1, count))


def _last_cards(say: Telling, state: State) -> str:
    """The deck that may be drawn out in this turn or the next one (7.1 a, b; 8.7); else empty."""
    left = {Deck.GUILD: len(state.guild)} | ({} if state.endless else {Deck.MINE: len(state.mine)})
    deck = min(left, key=left.__getitem__)
    return say.l10n("standing-deck", deck=deck.value, count=left[deck]) if 0 < left[deck] <= _LAST_CARDS else ""


def _kings(say: Telling, player: Player) -> int:
    """King's Items completed and crafted: the latter are completed as the next turn begins (4.9)."""
    return len(kings_items(say.cards, player))


def prizes(say: Telling, state: State) -> str:
    """Who would have each prize, of what the reader sees of completed King's Items (7.5); nothing before the first."""
    if state.phase is Phase.OVER or not any(player.kings for player in state.players):
        return ""
    hidden = any(stack.card == UNSEEN for player in state.players for stack in player.kings)
    best = say.l10n.listing(_prize(say, state, one) for one in Subtype)
    return say.l10n("standing-prizes", best=best, hidden="yes" if hidden else "no")


def _prize(say: Telling, state: State, subtype: Subtype) -> str:
    seen = [replace(player, kings=_seen(say, player)) for player in state.players]
    led = best_of(say.cards, seen, subtype)
    if not led:
        return say.l10n("standing-prize-open", subtype=subtype.value)
    coins = say.cards.guild[next(iter(led.values()))].full_value
    return say.l10n("standing-prize-led", subtype=subtype.value, who=say.l10n.listing(map(say.who, led)), coins=coins)


def _seen(say: Telling, player: Player) -> tuple[Stack, ...]:
    """Completed King's Items that lie open to the reader (3.8)."""
    return tuple(stack for stack in player.kings if stack.card in say.cards.guild)


def goal(say: Telling, state: State) -> str:
    """What everybody plays for (7.6), what ends the game (7.1, 8.7), and what "raw" means (4.2)."""
    return "\n".join([say.l10n("board-goal", endless="yes" if state.endless else "no"), say.l10n("board-raw")])


def table_parts(say: Telling, state: State, seat: Seat) -> Iterator[Part]:
    """One's own workshop, market, apprentices and tools; what is empty is left out."""
    player = state.players[seat]
    for part in _table(say, player, own_market(say, state, player)):
        # One's own workshop is told in any case, one's own market at least by names.
        yield Part(part.text) if part.name == "part-workshops" else part
    if player.tilted:
        yield Part(say.l10n("board-tilted"), "part-tilted", ((1, ""),))


def helper_parts(say: Telling, players: Iterable[Player]) -> Iterator[Part]:
    """What apprentices and tools do, each once."""
    for name in dict.fromkeys(card for one in players for card in (*one.apprentices, *one.tools)):
        facts = say.texts(say.cards.guild[name])
        yield Part(say.l10n("hand-beside", card=say.card(name), facts=facts), "part-helpers", ((3, ""),))


def _table(say: Telling, player: Player, sold: Iterable[Part], *, worth: bool = False) -> Iterator[Part]:
    """`sold`: the market; `worth`: of guild cards of the workshop, which their owner reads elsewhere."""
    yield from _workshop(say, player, worth=worth)
    yield from sold
    if player.apprentices:
        yield Part(say.l10n("board-apprentices", cards=say.all(player.apprentices)), "part-helpers", ((11, ""),))
    if player.tools:
        yield Part(say.l10n("board-tools", cards=say.all(player.tools)), "part-helpers", ((11, ""),))


def market_lines(say: Telling, state: State, seat: Seat, reader: Seat) -> Iterator[Part]:
    """Whose it is, and what lies in it."""
    player = state.players[seat]
    yield seat_line(say, state, seat)
    yield from own_market(say, state, player) if seat == reader else market(say, player)


def workshop_lines(say: Telling, state: State, seat: Seat) -> Iterator[Part]:
    """The same of a workshop."""
    yield seat_line(say, state, seat)
    yield from _workshop(say, state.players[seat], worth=True)


def _workshop(say: Telling, player: Player, *, worth: bool) -> Iterator[Part]:
    l10n = say.l10n
    if player.workshop or player.stacks:
        cards = (with_worth(say, one) if worth else say.card(one) for one in player.workshop)
        things = [*cards, *(stack(say, one, worth=worth) for one in player.stacks)]
        places = room(say, player, Limited.WORKSHOP)
        full = l10n("board-workshop", cards=l10n.listing(things), **places)
        yield Part(full, "part-workshops", ((40, l10n("board-workshop-full", **places)),))


def for_sale_lines(say: Telling, state: State, seat: Seat) -> Iterator[Part]:
    """The warehouse, and the markets of the others: what the seat can buy."""
    yield row_part(say, state)
    for number, player in enumerate(state.players):
        if number != seat and player.market:
            yield seat_line(say, state, Seat(number))
            yield from market(say, player)


def row_part(say: Telling, state: State) -> Part:
    """The warehouse. What lies deep is dear: it gives way before the top does."""
    count = say.l10n("board-row-count", count=len(state.row))
    return Part(_row(say, state, _ROW), "part-row", ((10, _row(say, state, _TOP)), (45, count)))


def stack(say: Telling, one: Stack, *, worth: bool = False) -> str:
    """A crafted card on its resources (5.8)."""
    card = (
        say.l10n("unseen-kings-item")
        if one.card == UNSEEN
        else (with_worth(say, one.card) if worth else say.card(one.card))
    )
    return say.l10n("board-stack", card=card, cards=say.all(Name(kind.value) for kind in one.resources))


def _decks(say: Telling, state: State) -> str:
    phase = "over" if state.phase is Phase.OVER else state.phase.value
    return say.l10n("board-decks", who=say.who(state.turn), phase=phase, progress=progress(say, state))


def _row(say: Telling, state: State, most: int) -> str:
    """At most so many cards from the top, with what the seat on turn pays (5.6)."""
    if not state.row:
        return say.l10n("board-row-empty")
    player = state.players[state.turn]
    cards = [
        say.l10n("board-in-row", card=say.card(name), coins=warehouse_price(say.cards, player, name, place))
        for place, name in enumerate(state.row[:most], 1)
    ]
    rest = len(state.row) - len(cards)
    if rest:
        cards.append(say.l10n("board-row-more", count=rest))
    return say.l10n("board-row", cards=say.l10n.listing(cards))


def lot(say: Telling, state: State) -> str:
    """The card that is up for auction, and who has bid most."""
    one = state.lot
    assert one is not None
    card, seller = say.card(one.card), say.who(one.seller)
    if one.best is None:
        return say.l10n("board-lot", card=card, seller=seller, coins=say.cards.buy_value(one.card))
    return say.l10n("board-lot-bid", card=card, seller=seller, who=say.who(one.best.seat), coins=one.best.coins)
