"""Markets in words: as others see them, what each card costs and is worth; as their owner does, what it brings."""

from collections.abc import Iterator

from kingsforge_bot.games.dwarven_smithy.rules.areas import limit, lying_in, sale_bonus, untilted
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN, Name, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Player, Stack, State
from kingsforge_bot.games.dwarven_smithy.rules.turns import are_last_turns
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.fitting import Part


def market(say: Telling, player: Player) -> Iterator[Part]:
    """Prices, and what cards are worth; where room is short prices alone, then names."""
    if not (player.market or player.kings):
        return
    l10n, kings = say.l10n, [_king(say, one) for one in player.kings]

    def told(*, worth: bool) -> str:
        cards = [_for_sale(say, player, name, worth=worth) for name in dict.fromkeys(player.market)]
        return l10n("board-market", cards=l10n.listing([*cards, *kings]), **room(say, player, Limited.MARKET))

    shorter = ((15, told(worth=False)), (30, _named(say, player)))
    yield Part(told(worth=True), "part-prices", shorter)


def own_market(say: Telling, state: State, player: Player) -> Iterator[Part]:
    """What a sale brings (5.5), in the last turn what is counted for it (7.4)."""
    if player.market or player.kings:
        cards = [_brings(say, state, player, name) for name in dict.fromkeys(player.market)]
        cards += [_king(say, one) for one in player.kings]
        places = room(say, player, Limited.MARKET)
        full = say.l10n("board-market-names", cards=say.l10n.listing(cards), **places)
        yield Part(full, "part-prices", ((35, _named(say, player)),))


def room(say: Telling, player: Player, area: Limited) -> dict[str, int]:
    """How many places of an area are taken, and how many it has."""
    return {"used": lying_in(player, area), "limit": limit(say.cards, player, area)}


def _named(say: Telling, player: Player) -> str:
    """By the names of its cards."""
    names = [*map(say.card, player.market), *(_king(say, one, worth=False) for one in player.kings)]
    return say.l10n("board-market-names", cards=say.l10n.listing(names), **room(say, player, Limited.MARKET))


def _brings(say: Telling, state: State, player: Player, name: Name) -> str:
    card, price = _counted(say, player, name), say.cards.buy_value(name)
    if kind_of(name) is None:
        told = say.l10n("board-own-guild", card=card, coins=price, worth=_worth(say, name))
    else:
        sale, when = (
            say.cards.values(name).sell + sale_bonus(say.cards, player),
            "end" if are_last_turns(state) else "now",
        )
        told = say.l10n("board-own-sale", card=card, price=price, coins=sale, when=when)
    return _with_tilt(say, player, name, told)


def _for_sale(say: Telling, player: Player, name: Name, *, worth: bool) -> str:
    """With its price (5.7), and whether it is tilted (3.6)."""
    card, coins = _counted(say, player, name), say.cards.buy_value(name)
    told = say.l10n("board-for-sale", card=card, coins=coins, worth=_worth(say, name) if worth else 0)
    return _with_tilt(say, player, name, told)


def _counted(say: Telling, player: Player, name: Name) -> str:
    count = player.market.count(name)
    return say.card(name) if count == 1 else say.l10n("cards-several", card=say.card(name), count=count)


def _with_tilt(say: Telling, player: Player, name: Name, told: str) -> str:
    return told if untilted(player, name) else say.l10n("board-tilted-one", card=told)


def _worth(say: Telling, name: Name) -> int:
    """What a guild card brings whoever makes it; nothing of a resource and of an apprentice."""
    return 0 if kind_of(name) is not None else say.cards.guild[name].value or 0


def _king(say: Telling, one: Stack, *, worth: bool = True) -> str:
    """A completed King's Item, with what it is worth where the reader may know it (3.8)."""
    if one.card == UNSEEN:
        return say.l10n("unseen-kings-item")
    coins = say.cards.guild[one.card].full_value if worth else 0
    return say.l10n("board-king", card=say.card(one.card), worth=coins)
