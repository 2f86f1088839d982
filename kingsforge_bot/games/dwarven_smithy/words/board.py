"""The board in words: what lies open on the table (10.1)."""

from collections.abc import Iterator
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.acting import warehouse_price
from kingsforge_bot.games.dwarven_smithy.rules.areas import limit, lying_in, untilted
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN, Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, Player, Stack, State
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.names import cut

LONGEST: Final = 1900
_ROW: Final = 8
"""Cards of the warehouse that are named, from the top."""


def board(say: Telling, state: State) -> str:
    """All that is public; of secrets the number of cards."""
    l10n = say.l10n
    lines = [_decks(say, state), _row(say, state)]
    if state.lot is not None:
        lines.append(_lot(say, state))
    for number, player in enumerate(state.players):
        lines.append(l10n("board-seat", who=say.who(number), coins=player.coins, hand=len(player.hand)))
        lines += table(say, state, Seat(number))
    return cut("\n".join(lines), LONGEST)


def progress(say: Telling, state: State) -> str:
    """Where the play stands: what the decks still hold, and whose last turn is to come."""
    return say.l10n(
        "game-progress", guild=len(state.guild), mine=len(state.mine), last="no" if state.ended_by is None else "yes"
    )


def table(say: Telling, state: State, seat: Seat) -> Iterator[str]:
    """A seat's workshop, market, apprentices and tools, line by line; what is empty is left out."""
    l10n, player = say.l10n, state.players[seat]
    if player.workshop or player.stacks:
        things = [*map(say.card, player.workshop), *(stack(say, one) for one in player.stacks)]
        yield l10n("board-workshop", cards=l10n.listing(things), **_room(say, player, Limited.WORKSHOP))
    if player.market or player.kings:
        cards = [for_sale(say, player, name) for name in dict.fromkeys(player.market)]
        cards += [_king(say, one) for one in player.kings]
        yield l10n("board-market", cards=l10n.listing(cards), **_room(say, player, Limited.MARKET))
    if player.apprentices:
        yield l10n("board-apprentices", cards=say.all(player.apprentices))
    if player.tools:
        yield l10n("board-tools", cards=say.all(player.tools))


def for_sale(say: Telling, player: Player, name: Name) -> str:
    """A card of a market with its price (5.7), and whether it is tilted (3.6)."""
    count = player.market.count(name)
    card = say.card(name) if count == 1 else say.l10n("cards-several", card=say.card(name), count=count)
    tilted = "no" if untilted(player, name) else "yes"
    return say.l10n("board-for-sale", card=card, coins=say.cards.buy_value(name), tilted=tilted)


def stack(say: Telling, one: Stack) -> str:
    """A crafted card on its resources (5.8)."""
    card = say.l10n("unseen-kings-item") if one.card == UNSEEN else say.card(one.card)
    return say.l10n("board-stack", card=card, cards=say.all(Name(kind.value) for kind in one.resources))


def _king(say: Telling, one: Stack) -> str:
    return say.l10n("unseen-kings-item") if one.card == UNSEEN else say.l10n("board-king", card=say.card(one.card))


def _room(say: Telling, player: Player, area: Limited) -> dict[str, int]:
    return {"used": lying_in(player, area), "limit": limit(say.cards, player, area)}


def _decks(say: Telling, state: State) -> str:
    phase = "over" if state.phase is Phase.OVER else state.phase.value
    return say.l10n("board-decks", who=say.who(state.turn), phase=phase, progress=progress(say, state))


def _row(say: Telling, state: State) -> str:
    """From the top, with what the seat on turn pays (5.6)."""
    if not state.row:
        return say.l10n("board-row-empty")
    player = state.players[state.turn]
    cards = [
        say.l10n("board-in-row", card=say.card(name), coins=warehouse_price(say.cards, player, name, place))
        for place, name in enumerate(state.row[:_ROW], 1)
    ]
    rest = len(state.row) - len(cards)
    if rest:
        cards.append(say.l10n("list-more", count=rest))
    return say.l10n("board-row", cards=say.l10n.listing(cards))


def _lot(say: Telling, state: State) -> str:
    lot = state.lot
    assert lot is not None
    card, seller = say.card(lot.card), say.who(lot.seller)
    if lot.best is None:
        return say.l10n("board-lot", card=card, seller=seller, coins=say.cards.buy_value(lot.card))
    return say.l10n("board-lot-bid", card=card, seller=seller, who=say.who(lot.best.seat), coins=lot.best.coins)
