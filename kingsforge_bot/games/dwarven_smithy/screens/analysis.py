"""The analysis of a game that is over: the decisions that cost most, to who played it one's own; the best craft, luck,
what the coins came from.
"""

from collections.abc import Callable, Iterator
from typing import Final, assert_never

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.dwarven_smithy.advice.account import Account, accounts, average
from kingsforge_bot.games.dwarven_smithy.advice.bargains import EACH, PART
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.strategy.analysis import (
    Analysis,
    BoughtBack,
    Craft,
    Decision,
    ForLittle,
    Left,
    LetGo,
    Tool,
    TooLate,
    Undrawn,
    looked_into,
)
from kingsforge_bot.games.dwarven_smithy.strategy.ended import Ended, Moment
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.names import capitalised
from kingsforge_bot.i18n.percents import percent
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.drawing import Moments
from kingsforge_bot.ui.message import TEXT, Message, cut
from kingsforge_bot.ui.phone import SMALL
from kingsforge_bot.ui.wording.titles import bold_title

_BY_RESOURCES: Final = (LetGo, Left, TooLate, ForLittle, Undrawn, Craft)
"""Decisions of which the coins are reckoned with what resources are worth."""


def analysis(say: Telling, look: TableView, moments: Moments) -> Callable[[StillWanted], Message]:
    """The answer, to be worked out; of moments of which only entries that count are left."""

    def work(still_wanted: StillWanted) -> Message:
        l10n, cards, seats = say.l10n, say.cards, len(look.view.players)
        events = [event for _, led in moments for entry in led for event in entry.events]
        judged = looked_into(cards, seats, list(_moments(moments)), still_wanted, reader=look.seat)
        found, mean = accounts(cards, seats, events), average(cards)
        lines = [
            l10n("analysis-title", table=bold_title(look.table)),
            *_decisions(say, judged, own=look.seat is not None),
            *([_end(say, judged.end)] if judged.end is not None else []),
            l10n("analysis-luck", seats=l10n.listing(_luck(say, one, mean) for one in found)),
            l10n("analysis-coins"),
            *(f"{SMALL}{_coins(say, one)}" for one in found),
        ]
        return Message(cut("\n".join(lines), TEXT))

    return work


def _moments(moments: Moments) -> Iterator[Moment]:
    """Each with the table that the one before it left; of the first, whose turn counts too, with its own."""
    before = None
    for then, led in moments:
        lay = then.view if before is None else before
        yield Moment(lay, tuple([event for entry in led for event in entry.events]))
        before = then.view


def _decisions(say: Telling, judged: Analysis, *, own: bool) -> Iterator[str]:
    """What cost most and what would have been better, what earned most, and how resources were counted for that; `own`:
    all of them are the reader's.
    """
    l10n, whose = say.l10n, "own" if own else "all"
    yield l10n("analysis-decisions" if judged.costliest else "analysis-no-decisions", whose=whose)
    for one in judged.costliest:
        yield _said(say, "analysis-cost", one, own=own)
    if judged.best is not None:
        yield _said(say, "analysis-best", judged.best, own=own)
    if any(isinstance(one, _BY_RESOURCES) for one in (*judged.costliest, judged.best)):
        yield SMALL + l10n("analysis-counted", percent=percent(PART), more=l10n.decimal(EACH))


def _said(say: Telling, message: str, one: Decision, *, own: bool) -> str:
    """A decision behind whose turn it was."""
    told = _told(say, one)
    if own:
        return say.l10n(f"{message}-own", turn=one.turn, coins=one.coins, told=told)
    return say.l10n(message, who=say.who(one.seat), turn=one.turn, coins=one.coins, told=told)


def _end(say: Telling, one: Ended) -> str:
    """The King's Item that ended the game, or would have: how its maker stood then, and at the end."""
    text = "analysis-end" if one.crafted else "analysis-end-missed"
    card, who = say.card(one.card), say.who(one.seat)
    return say.l10n(text, who=who, turn=one.turn, card=card, lead=_signed(one.lead), final=_signed(one.final))


def _told(say: Telling, one: Decision) -> str:
    l10n = say.l10n
    match one:
        case LetGo(bargain=gone):
            told = {"card": say.card(gone.bought.card), "buyer": say.who(gone.bought.seat)}
            price = gone.bought.coins
            # What is not lost of its worth: the numbers that are read add up.
            cost = gone.worth - price - one.coins
            return l10n("analysis-let-go", **told, price=price, worth=gone.worth, cost=cost)
        case Left(card=card):
            return l10n("analysis-left", card=say.card(card))
        case TooLate(card=card):
            return l10n("analysis-late", card=say.card(card))
        case ForLittle(card=card, worth=worth):
            return l10n("analysis-little", card=say.card(card), worth=worth)
        case BoughtBack(kind=kind, sold=sold, paid=paid):
            return l10n("analysis-back", card=capitalised(say.card(Name(kind.value))), sold=sold, paid=paid)
        case Tool(card=card, fate=fate):
            return l10n("analysis-tool", card=say.card(card), fate=fate.value)
        case Undrawn(count=count):
            return l10n("analysis-undrawn", count=count)
        case Craft(card=card, worth=worth, cost=cost, seller=None):
            return l10n("analysis-craft", card=say.card(card), worth=worth, cost=cost)
        case Craft(card=card, worth=worth, seller=seller, price=price):
            who = "" if seller is None else say.who(seller)
            return l10n("analysis-craft-bought", card=say.card(card), worth=worth, seller=who, price=price)
        case _:
            assert_never(one)


def _luck(say: Telling, one: Account, mean: float) -> str:
    more = round(one.worth - mean * one.drawn)
    return say.l10n("analysis-luck-seat", who=say.who(one.seat), more=_signed(more))


def _signed(coins: int) -> str:
    return f"{coins:+}".replace("-", "−") if coins else "0"


def _coins(say: Telling, one: Account) -> str:
    return say.l10n(
        "analysis-coins-line",
        who=say.who(one.seat),
        crafted=one.crafted,
        sales=one.sales,
        others=one.bought_from,
        income=one.income,
        spent=one.warehouse + one.players,
    )
