"""What can be done, as lines of menus; what comes of it is said by outcome.py."""

from collections.abc import Sequence
from typing import assert_never

from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Deck, State
from kingsforge_bot.games.dwarven_smithy.words.names import Telling

Market = a.Buy | a.Auction | a.BuyWarehouse
Table = a.Play | a.Move | a.Discard | a.Sell | a.Craft
Completion = a.CompleteTool | a.CompleteApprentice | a.CompleteKingsItem
Answer = a.MakeBid | a.Pass | a.Draw | a.End


def label(say: Telling, action: a.Action, state: State | None = None) -> str:
    """The action in a few words; where the state is known, of the warehouse the card too, of a deck its last card."""
    match action:
        case a.CompleteTool() | a.CompleteApprentice() | a.CompleteKingsItem():
            return _completion(say, action)
        case a.Play() | a.Move() | a.Discard() | a.Sell() | a.Craft():
            return _table(say, action)
        case a.Buy() | a.Auction() | a.BuyWarehouse():
            return _market(say, action, state)
        case a.MakeBid() | a.Pass() | a.Draw() | a.End():
            return _answer(say, action, state)
        case _:
            assert_never(action)


def draws_label(say: Telling, draws: Sequence[a.Draw], state: State | None = None) -> str:
    """Several cards drawn by one press, of one deck or of both; where the state is known, that one is a deck's last."""
    guild = sum(one.deck is Deck.GUILD for one in draws)
    last = "yes" if state is not None and _brings_the_end(state, draws) else "no"
    if 0 < guild < len(draws):
        return say.l10n("do-draw-both", mine=len(draws) - guild, guild=guild, last=last)
    return say.l10n("do-draw-several", deck=draws[0].deck.value, count=len(draws), last=last)


def _brings_the_end(state: State, draws: Sequence[a.Draw]) -> bool:
    """Whether a deck is empty after these draws (7.1), which brings the last turns; an endless mine does not (8.7)."""
    guild = sum(one.deck is Deck.GUILD for one in draws)
    if state.ended_by is not None:
        return False
    return 0 < len(state.guild) <= guild or (not state.endless and 0 < len(state.mine) <= len(draws) - guild)


def copies_label(say: Telling, action: a.Action, state: State, count: int) -> str:
    """The same with so many equal cards."""
    if count == 1 or not isinstance(action, Table):
        return label(say, action, state)
    return _table(say, action, say.l10n("cards-several", card=say.card(action.card), count=count))


def several_label(say: Telling, actions: Sequence[a.Action], state: State | None = None) -> str:
    """What one press does: a craft with what is laid out for it, or cards that all go the same way."""
    last = actions[-1]
    if len(actions) == 1 or not isinstance(last, a.Play | a.Move | a.Discard | a.Sell):
        return label(say, last, state)
    return _table(say, last, say.all(one.card for one in actions if isinstance(one, Table)))


def brief_label(say: Telling, actions: Sequence[a.Action], state: State) -> str:
    """The same in fewer words, not of whom something is bought; what a craft takes is read before it is pressed."""
    l10n, last = say.l10n, actions[-1]
    match last:
        case a.Play(to=to) | a.Move(to=to, swapped=None):
            cards = say.all(one.card for one in actions if isinstance(one, Table))
            return l10n(f"do-{last.verb}-short", card=cards, to=to.value)
        case a.Buy(card=card, to=to):
            return l10n("do-buy-short", card=say.card(card), to=to.value)
        case a.BuyWarehouse(place=place):
            return l10n("do-buy-row-short", card=say.card(state.row[place - 1]), place=place)
        case _:
            return several_label(say, actions, state)


def _completion(say: Telling, action: Completion) -> str:
    l10n = say.l10n
    match action:
        case a.CompleteTool(card=card, fate=fate):
            return l10n("do-tool", card=say.card(card), fate=fate.value)
        case a.CompleteApprentice(card=card, dismissing=other):
            return l10n("do-apprentice", card=say.card(card), other=say.card(other))
        case a.CompleteKingsItem(moving=other):
            return l10n("do-kings-item", other=say.card(other))


def _table(say: Telling, action: Table, cards: str = "") -> str:
    """`cards`: where several go the same way."""
    l10n, card = say.l10n, cards or say.card(action.card)
    match action:
        case a.Play(to=to):
            return l10n("do-play", card=card, to=to.value)
        case a.Move(to=to, swapped=None):
            return l10n("do-move", card=card, to=to.value)
        case a.Move(swapped=swapped):
            return l10n("do-swap", card=card, other=say.card(swapped or action.card))
        case a.Discard():
            return l10n("do-discard", card=card)
        case a.Sell():
            return l10n("do-sell", card=card)
        case a.Craft(resources=resources):
            return l10n("do-craft", card=card, cards=say.all(Name(one.value) for one in resources))


def _market(say: Telling, action: Market, state: State | None) -> str:
    l10n = say.l10n
    match action:
        case a.BuyWarehouse(place=place):
            if state is None or not 0 < place <= len(state.row):
                return l10n("do-buy-place", place=place)
            return l10n("do-buy-row", card=say.card(state.row[place - 1]), place=place)
        case a.Buy(card=card, seat=seat, to=to):
            return l10n("do-buy", card=say.card(card), seller=say.who(seat), to=to.value)
        case a.Auction(card=card, seat=seat):
            return l10n("do-auction", card=say.card(card), seller=say.who(seat))


def _answer(say: Telling, action: Answer, state: State | None) -> str:
    l10n = say.l10n
    match action:
        case a.MakeBid(coins=coins, to=to):
            return l10n("do-bid", coins=coins, to=to.value)
        case a.Pass():
            return l10n("do-pass")
        case a.Draw(deck=deck):
            last = "yes" if state is not None and _brings_the_end(state, (action,)) else "no"
            return l10n("do-draw", deck=deck.value, last=last)
        case a.End():
            return l10n("do-end")
