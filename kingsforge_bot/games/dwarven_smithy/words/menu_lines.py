"""What stands below a line of a menu: what the line costs or brings, without the card that it names.

No two lines of one card say the same, nor do those of one card and of all that are equal to it.
"""

from collections.abc import Sequence
from typing import Final, assert_never

from kingsforge_bot.games.dwarven_smithy.advice.lacking import wanting
from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.acting import OTHER, warehouse_price
from kingsforge_bot.games.dwarven_smithy.rules.areas import completion_bonus, loose_in, texts
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType, NoTilt
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, entering, is_raw, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck, State
from kingsforge_bot.games.dwarven_smithy.rules.turns import is_last_turn
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.outcome import outcome, sale, use, wanted, worth_said
from kingsforge_bot.i18n.names import capitalised
from kingsforge_bot.i18n.widths import ELLIPSIS

ROOM: Final = 100
"""Characters that Discord takes for such a text."""


def menu_line(say: Telling, action: a.Action, state: State, count: int = 1) -> str:
    """What comes of it, of so many equal cards together; empty where there is nothing to add."""
    return _fitting(_told(say, action, state, count))


def laid_out_line(say: Telling, before: Sequence[a.Play | a.Move], craft: a.Craft, state: State) -> str:
    """Of a craft for which cards are laid out first: where these come from, and what it brings."""
    hand = any(isinstance(one, a.Play) for one in before)
    market = any(isinstance(one, a.Move) for one in before)
    where = "both" if hand and market else "hand" if hand else "market"
    return _fitting(_from(say, where, _crafted(say, craft.card, state)))


def _from(say: Telling, where: str, told: str) -> str:
    """Behind where the card comes from: of equal cards that lie in two places it tells which is meant."""
    return say.l10n.sentences([say.l10n("line-from", where=where), told])


def _opposite(state: State, to: Area) -> Sequence[Name]:
    """What could be moved there."""
    return loose_in(state.players[state.turn], OTHER[to])


def _fitting(text: str) -> str:
    """The text, or as many of its sentences as there is room for; of a first one too long its beginning."""
    if len(text) <= ROOM:
        return text
    begun = text[: ROOM - 1]
    whole = max(begun.rfind(". ") + 1, begun.rfind("。") + 1)
    if whole:
        return begun[:whole]
    word = begun.rfind(" ")
    return (begun[:word] if word > ROOM // 2 else begun).rstrip(" ,;:(\u00a0") + ELLIPSIS


def _told(say: Telling, action: a.Action, state: State, count: int) -> str:
    match action:
        case a.Play(card=card, to=to):
            told = _laid(say, entering(card), to, state, count)
            return _from(say, "hand", told) if entering(card) in _opposite(state, to) else told
        case a.Move(card=card, swapped=swapped) if swapped is not None:
            return _swapped(say, card, swapped, state)
        case a.Move(card=card, to=to):
            told = _laid(say, card, to, state, count)
            where = "market" if to is Area.WORKSHOP else "workshop"
            return _from(say, where, told) if card in map(entering, state.players[state.turn].hand) else told
        case a.Discard():
            return say.l10n("line-discarded")
        case a.Sell(card=card):
            return _sold(say, card, state, count)
        case a.Craft(card=card) if not is_last_turn(state):
            return _crafted(say, card, state)
        case a.BuyWarehouse():
            return _from_row(say, action, state)
        case a.Buy() if not is_last_turn(state):
            return _bought(say, action, state)
        case a.Draw(deck=deck):
            # The others of the deck stand below it.
            return say.l10n("line-drawn", deck="guild" if deck is Deck.GUILD else "mine") if count == 1 else ""
        case _:
            return outcome(say, action, state)


def _laid(say: Telling, name: Name, to: Area, state: State, count: int) -> str:
    """Where it lies on the table: what it can do from there on, and in a last turn what it counts (7.4)."""
    l10n, last, is_resource = say.l10n, is_last_turn(state), kind_of(name) is not None
    if to is Area.WORKSHOP:
        if last:
            return l10n("line-lost", count=count)
        return l10n("line-laid", raw="yes" if is_raw(name) else "no", count=count) if is_resource else _use(say, name)
    price = say.cards.buy_value(name)
    if not is_resource:
        return l10n("line-offered", coins=price, last="yes" if last else "no")
    straight = next(texts(say.cards, state.players[state.turn], NoTilt), None) is not None
    when = "now" if straight else "raw" if is_raw(name) else "later"
    if last:
        return l10n("line-at-the-end", count=count, coins=count * price)
    return l10n(f"line-sells-{when}", count=count, sell=count * sale(say, name, state), buy=price)


def _use(say: Telling, name: Name, room: int = ROOM) -> str:
    """What it takes and brings; of what it does besides, as much as there is room for, in whole sentences."""
    l10n, card = say.l10n, say.cards.guild[name]
    cost = say.icons(card.cost)
    takes = (
        l10n("line-takes", cost=cost) if card.value is None else l10n("takes", cost=cost, worth=worth_said(say, name))
    )
    if not card.effects:
        return takes
    whole = use(say, name) if card.value is not None else l10n.sentences([takes, say.texts(card)])
    # Of a tool that it may be kept says nothing without what it does then.
    return takes if card.type is CardType.TOOL and len(whole) > room else whole


def _crafted(say: Telling, name: Name, state: State) -> str:
    """What it brings once it is completed, and when that is (4.3)."""
    card = say.cards.guild[name]
    match card.type:
        case CardType.APPRENTICE:
            return say.l10n("line-apprentice", texts=say.texts(card))
        case CardType.TOOL:
            told = say.l10n("line-crafted-tool", coins=card.full_value, texts=say.texts(card))
            return told if len(told) <= ROOM else say.l10n("line-crafted", coins=card.full_value)
        case CardType.KINGS_ITEM:
            return say.l10n("line-crafted-king", coins=card.full_value)
        case CardType.ITEM:
            bonus = completion_bonus(say.cards, state.players[state.turn], name)
            return say.l10n("line-crafted", coins=card.full_value + bonus)
        case _:
            assert_never(card.type)


def _from_row(say: Telling, action: a.BuyWarehouse, state: State) -> str:
    """The price, what it is made of (5.6), and what the card is for."""
    name, above = state.row[action.place - 1], action.place - 1
    coins = warehouse_price(say.cards, state.players[state.turn], name, action.place)
    own = say.cards.values(name).buy
    less = own + above - coins
    made = "both" if above and less else "above" if above else "less" if less else "plain"
    price = say.l10n("line-row", coins=coins, own=own, above=above, less=less, made=made)
    for told in (wanted(say, action, state), _wanted_by_how_many(say, name, state)):
        whole = say.l10n.sentences(filter(None, [price, told]))
        if len(whole) <= ROOM:
            return whole
    return price


def _wanted_by_how_many(say: Telling, name: Name, state: State) -> str:
    """How many own cards lack the resource, where their names have no room."""
    kind = kind_of(name)
    found = () if kind is None else wanting(say.cards, state.players[state.turn], kind)
    raw = "yes" if is_raw(entering(name)) else "no"
    return say.l10n("line-wanted", count=len(found), raw=raw)


def _swapped(say: Telling, name: Name, other: Name, state: State) -> str:
    """What both can do from there on: the lines of one card differ in the other."""
    is_resource = kind_of(name) is not None
    if is_last_turn(state):
        then = "last"
    elif kind_of(other) is None:
        then = "guild"
    else:
        then = "raw" if is_raw(other) else "ready"
    counts = then != "last" or is_resource
    coins = say.cards.buy_value(name) if counts else 0
    return say.l10n("line-swapped", card=capitalised(say.card(name)), other=say.card(other), coins=coins, then=then)


def _sold(say: Telling, name: Name, state: State, count: int) -> str:
    """In a last turn beside what it brings at the end, where it lies (7.4)."""
    coins = count * sale(say, name, state)
    if is_last_turn(state):
        return say.l10n("line-sold-last", count=count, coins=coins, price=count * say.cards.buy_value(name))
    return say.l10n("line-sold", count=count, coins=coins)


def _bought(say: Telling, action: a.Buy, state: State) -> str:
    """The price; in the workshop what it is for, in the market what it may bring."""
    l10n, name = say.l10n, action.card
    costs = l10n("line-costs", coins=say.cards.buy_value(name))
    if action.to is Area.WORKSHOP and kind_of(name) is None:
        return l10n.sentences([costs, _use(say, name, ROOM - len(costs) - 1)])
    laid = _laid(say, name, action.to, state, 1)
    return l10n.sentences([costs, (wanted(say, action, state) if action.to is Area.WORKSHOP else "") or laid])
