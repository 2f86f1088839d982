"""Events as lines of the log, of each event what its reader may know."""

from collections.abc import Iterator
from typing import assert_never

from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.actions import Fate
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN, Name, refined
from kingsforge_bot.games.dwarven_smithy.words.names import Telling


def event_line(say: Telling, event: ev.Event) -> str:
    """An event as sentences in markdown."""
    return say.l10n.sentences(_sentences(say, event))


def _sentences(say: Telling, event: ev.Event) -> Iterator[str]:
    match event:
        case ev.TurnBegan():
            yield from _began(say, event)
        case ev.ApprenticeCompleted() | ev.ToolCompleted() | ev.ItemCompleted() | ev.KingsItemCompleted():
            yield from _completed(say, event)
            if event.bonus:
                yield say.l10n("event-bonus", coins=event.bonus)
        case ev.AuctionOpened() | ev.BidMade() | ev.BidPassed():
            yield _bidding(say, event)
        case ev.EndTriggered() | ev.TurnEnded() | ev.Revealed() | ev.GameEnded():
            yield from _ended(say, event)
        case ev.Dealt() | ev.ApprenticeReturned() | ev.Drew() | ev.MineRenewed():
            yield _dealt(say, event)
        case _:
            yield _acted(say, event)


def _began(say: Telling, event: ev.TurnBegan) -> Iterator[str]:
    l10n, who = say.l10n, say.who(event.seat)
    yield l10n("event-last-turn", who=who) if event.last else l10n("event-turn", who=who)
    if event.refined:
        yield l10n("event-refined", cards=say.all(map(refined, event.refined)))
    if event.income:
        yield l10n("event-income", coins=event.income)


def _completed(
    say: Telling, event: ev.ApprenticeCompleted | ev.ToolCompleted | ev.ItemCompleted | ev.KingsItemCompleted
) -> Iterator[str]:
    l10n, who, card = say.l10n, say.who(event.seat), say.card(event.stack.card)
    match event:
        case ev.ApprenticeCompleted(dismissed=dismissed):
            yield l10n("event-apprentice", who=who, card=card)
            if dismissed is not None:
                yield l10n("event-dismissed", card=say.card(dismissed))
        case ev.ToolCompleted(fate=Fate.KEEP):
            yield l10n("event-kept", who=who, card=card)
        case ev.ToolCompleted(coins=coins) | ev.ItemCompleted(coins=coins):
            yield l10n("event-completed", who=who, card=card, coins=coins)
        case ev.KingsItemCompleted(moved=moved):
            unseen = event.stack.card == UNSEEN
            yield l10n("event-kings-item-unseen", who=who) if unseen else l10n("event-kings-item", who=who, card=card)
            if moved is not None:
                yield l10n("event-made-room", card=say.card(moved))


def _dealt(say: Telling, event: ev.Dealt | ev.ApprenticeReturned | ev.Drew | ev.MineRenewed) -> str:
    l10n = say.l10n
    match event:
        case ev.Dealt(seat=seat, coins=coins, workshop=workshop):
            return l10n("event-dealt", who=say.who(seat), coins=coins, cards=say.all(workshop))
        case ev.ApprenticeReturned(seat=seat, stack=stack):
            return l10n("event-returned", who=say.who(seat), card=say.card(stack.card))
        case ev.Drew(seat=seat, deck=deck, card=card) if card == UNSEEN:
            return l10n("event-drew-unseen", who=say.who(seat), deck=deck.value)
        case ev.Drew(seat=seat, deck=deck, card=card):
            return l10n("event-drew", who=say.who(seat), deck=deck.value, card=say.card(card))
        case ev.MineRenewed(cards=cards):
            return l10n("event-mine-renewed", cards=cards)


def _acted(
    say: Telling,
    event: ev.Played | ev.Moved | ev.Discarded | ev.Sold | ev.BoughtFromRow | ev.Bought | ev.Crafted,
) -> str:
    l10n, who = say.l10n, say.who(event.seat)
    match event:
        case ev.Played(card=card, to=to):
            return l10n("event-played", who=who, card=say.card(card), to=to.value)
        case ev.Moved(card=card, to=to, swapped=None):
            return l10n("event-moved", who=who, card=say.card(card), to=to.value)
        case ev.Moved(card=card, swapped=swapped):
            return l10n("event-swapped", who=who, card=say.card(card), other=say.card(swapped or card))
        case ev.Discarded(card=card):
            return l10n("event-discarded", who=who, card=say.card(card))
        case ev.Sold(card=card, coins=coins):
            return l10n("event-sold", who=who, card=say.card(card), coins=coins)
        case ev.BoughtFromRow(card=card, coins=coins):
            return l10n("event-bought-row", who=who, card=say.card(card), coins=coins)
        case ev.Bought(seller=seller, card=card, coins=coins):
            return l10n("event-bought", who=who, card=say.card(card), coins=coins, seller=say.who(seller))
        case ev.Crafted(stack=stack):
            made, cards = covered(say, stack.card), say.all(Name(kind.value) for kind in stack.resources)
            if not stack.resources:
                return l10n("event-crafted-free", who=who, card=made)
            return l10n("event-crafted", who=who, card=made, cards=cards)
        case _:
            assert_never(event)


def _bidding(say: Telling, event: ev.AuctionOpened | ev.BidMade | ev.BidPassed) -> str:
    l10n, who = say.l10n, say.who(event.seat)
    match event:
        case ev.AuctionOpened(seller=seller, card=card):
            return l10n("event-auction", who=who, card=say.card(card), seller=say.who(seller))
        case ev.BidMade(coins=coins):
            return l10n("event-bid", who=who, coins=coins)
        case ev.BidPassed():
            return l10n("event-passed", who=who)


def _ended(say: Telling, event: ev.EndTriggered | ev.TurnEnded | ev.Revealed | ev.GameEnded) -> Iterator[str]:
    l10n = say.l10n
    match event:
        case ev.EndTriggered(seat=seat, deck=deck):
            yield l10n("event-end-triggered", who=say.who(seat), by="kings" if deck is None else deck.value)
        case ev.TurnEnded(seat=seat):
            yield l10n("event-turn-ended", who=say.who(seat))
        case ev.Revealed(seat=seat, hand=hand, lost=lost, kings=kings):
            yield l10n("event-revealed", who=say.who(seat), cards=say.all(one.card for one in kings))
            gone = (*hand, *(one.card for one in lost))
            if gone:
                yield l10n("event-lost", cards=say.all(gone))
        case ev.GameEnded(standstill=standstill):
            yield l10n("event-standstill") if standstill else l10n("event-game-ended")


def covered(say: Telling, card: Name) -> str:
    """A King's Item: its name for whoever may know it (3.8)."""
    return say.card(card) if card in say.cards.guild else say.l10n("unseen-kings-item")
