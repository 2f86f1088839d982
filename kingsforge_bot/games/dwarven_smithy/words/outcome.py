"""What a choice costs or brings to whoever is on turn, as a sentence that names its card."""

from kingsforge_bot.games.dwarven_smithy.advice.lacking import wanting
from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.acting import warehouse_price
from kingsforge_bot.games.dwarven_smithy.rules.areas import sale_bonus, texts
from kingsforge_bot.games.dwarven_smithy.rules.effects import NoTilt
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, entering, is_raw, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, State
from kingsforge_bot.games.dwarven_smithy.rules.turns import is_last_turn
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.names import capitalised


def outcome(say: Telling, action: a.Action, state: State, *, closed: bool = False) -> str:
    """What comes of it; empty where there is nothing to add.

    A line that ends in a card's value has no full stop; with `closed` it has, for other sentences stand beside it.
    """
    l10n, cards = say.l10n, say.cards
    match action:
        case a.BuyWarehouse() | a.Buy():
            price = price_said(say, action, state, closed=closed)
            return l10n.sentences(filter(None, [wanted(say, action, state), price]))
        case a.Play(card=card, to=to):
            return _laid(say, entering(card), to, state, closed=closed)
        case a.Move(card=card, to=to):
            return _laid(say, card, to, state, closed=closed)
        case a.Discard(card=card):
            return l10n("hint-discarded", card=_name(say, card))
        case a.Craft(card=card):
            return _crafted(say, card, state, closed=closed)
        case a.Sell(card=card):
            return _sold(say, card, state)
        case a.Auction(card=card):
            return l10n("costs-least", coins=cards.buy_value(card))
        case _:
            return ""


def _laid(say: Telling, name: Name, to: Area, state: State, *, closed: bool) -> str:
    """Where it lies on the table: what it can do from there on, and in a last turn what it counts (7.4)."""
    l10n, last = say.l10n, is_last_turn(state)
    if to is Area.WORKSHOP:
        if last:
            return l10n("is-lost", card=say.card(name))
        if kind_of(name) is None:
            return use(say, name, closed=closed)
        return l10n("hint-laid", card=_name(say, name), raw="yes" if is_raw(name) else "no")
    price = say.cards.buy_value(name)
    if kind_of(name) is None:
        return l10n("is-offered", card=say.card(name), coins=price, last="yes" if last else "no")
    player = state.players[state.turn]
    straight = next(texts(say.cards, player, NoTilt), None) is not None
    when = "end" if last else "now" if straight else "raw" if is_raw(name) else "later"
    return l10n("is-for-sale", card=_name(say, name), sell=sale(say, name, state), buy=price, when=when)


def _crafted(say: Telling, name: Name, state: State, *, closed: bool) -> str:
    """When it is completed (4.3), which after a last turn is never (7.4); a King's Item stays in the market (3.5)."""
    if is_last_turn(state):
        return say.l10n("is-crafted", then="never", worth=worth_said(say, name))
    then = "kings" if say.cards.is_kings_item(name) else "next"
    told = say.l10n("is-crafted", then=then, worth=worth_said(say, name))
    return with_full_stop(say, name, told) if closed else told


def _sold(say: Telling, name: Name, state: State) -> str:
    """In a last turn beside what it brings at the end, where it lies (7.4)."""
    coins, price = sale(say, name, state), say.cards.buy_value(name)
    if is_last_turn(state):
        return say.l10n("brings-now-or-end", card=_name(say, name), coins=coins, price=price)
    return say.l10n("hint-sold", card=_name(say, name), coins=coins)


def _name(say: Telling, name: Name) -> str:
    """As a sentence begins."""
    return capitalised(say.card(name))


def sale(say: Telling, name: Name, state: State) -> int:
    """What selling it brings (5.5)."""
    return say.cards.values(name).sell + sale_bonus(say.cards, state.players[state.turn])


def wanted(say: Telling, action: a.BuyWarehouse | a.Buy, state: State) -> str:
    """Own cards that lack the resource; empty where none does, and in a last turn, when nothing is completed."""
    # From the warehouse it goes to the hand, and from there raw to the table (2.4).
    name = entering(state.row[action.place - 1]) if isinstance(action, a.BuyWarehouse) else action.card
    kind = kind_of(name)
    if kind is None or is_last_turn(state):
        return ""
    found = wanting(say.cards, state.players[state.turn], kind)
    raw = "yes" if is_raw(name) else "no"
    return say.l10n("is-wanted", cards=say.l10n.listing(map(say.card, found)), raw=raw) if found else ""


def price_said(say: Telling, action: a.BuyWarehouse | a.Buy, state: State, *, closed: bool = False) -> str:
    """What it costs, and of a guild card what it is for; `closed` as in `outcome`."""
    if isinstance(action, a.BuyWarehouse):
        return _from_row(say, action.place, state)
    return _bought(say, action, state, closed=closed)


def _from_row(say: Telling, place: int, state: State) -> str:
    """The price, and what it is made of (5.6)."""
    name = state.row[place - 1]
    price = warehouse_price(say.cards, state.players[state.turn], name, place)
    own, above = say.cards.values(name).buy, place - 1
    less = own + above - price
    made = "both" if above and less else "above" if above else "less" if less else "plain"
    return say.l10n("costs-row", coins=price, own=own, above=above, less=less, made=made)


def _bought(say: Telling, action: a.Buy, state: State, *, closed: bool) -> str:
    """The price; of a guild card what it is for, as its buyer may never have held it; in a last turn what it counts."""
    l10n, name = say.l10n, action.card
    price, is_resource = say.cards.buy_value(name), kind_of(name) is not None
    if is_last_turn(state):
        return l10n("costs-last", coins=price, ends=price if is_resource and action.to is Area.MARKET else 0)
    if is_resource:
        return l10n("costs", coins=price, seller=say.who(action.seat))
    return l10n("costs-guild", coins=price, use=use(say, name, closed=closed))


def use(say: Telling, name: Name, *, closed: bool = False) -> str:
    """What it takes, what it brings; of a tool or King's Item what it does besides."""
    card = say.cards.guild[name]
    takes = say.l10n("takes", cost=say.icons(card.cost), worth=worth_said(say, name))
    if card.value is None or not card.effects:
        return with_full_stop(say, name, takes) if closed else takes
    return say.l10n.sentences([say.l10n("hint-line", action=takes), say.texts(card)])


def with_full_stop(say: Telling, name: Name, told: str) -> str:
    """What ends in what that card is worth, as a sentence; of an apprentice, whose texts are sentences, it is one."""
    return told if say.cards.guild[name].value is None else say.l10n("hint-brings", what=told)


def worth_said(say: Telling, name: Name) -> str:
    """What a guild card brings when it is completed: its value; of an apprentice, which has none, its texts."""
    card = say.cards.guild[name]
    if card.value is None:
        return say.texts(card)
    late = say.cards.is_kings_item(name)
    return say.l10n("worth-end", coins=card.value) if late else say.l10n("worth", coins=card.value)


def with_worth(say: Telling, name: Name) -> str:
    """A card, a guild card with its value behind it; an apprentice has none."""
    value = None if kind_of(name) is not None else say.cards.guild[name].value
    return say.card(name) if value is None else say.l10n("hint-card-worth", card=say.card(name), coins=value)
