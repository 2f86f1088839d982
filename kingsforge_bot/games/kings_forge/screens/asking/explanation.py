"""The parts of an explanation as sentences, to a player and to somebody who only looks on."""

from collections.abc import Sequence
from typing import assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rulebook import parts
from kingsforge_bot.games.kings_forge.rules.actions import TakeWood
from kingsforge_bot.games.kings_forge.rules.cards import Card
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.words.labels import action_label, held_label, uses_text
from kingsforge_bot.games.kings_forge.words.names import (
    People,
    card_name,
    claim_paid_text,
    craft_card_name,
    dice_text,
    held_name,
    kind_name,
    pool_text,
    pool_words,
    side_name,
    space_name,
)
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import capitalised
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.wording.names import names_of


def part_lines(l10n: Localizer, look: TableView, told: Sequence[parts.Part]) -> list[str]:
    """A line per part, as a list in markdown; "you" is said of the seat whose view it is alone."""
    people = People(l10n, names_of(l10n, look.table))
    if look.seat is None:
        # Whom the table waits for was said above.
        told = [part for part in told if not isinstance(part, parts.Awaited)]
    # Who is to play knows it: the question was about something else.
    told = [part for part in told if not (isinstance(part, parts.Awaited) and part.seat == look.seat)]
    return [f"- {_said(l10n, people, part, look.seat, look.view.turn)}" for part in told]


def onlooker_lines(l10n: Localizer, look: TableView) -> list[str]:
    """For somebody without a seat a line that says so, and whose turn all that follows is about."""
    if look.seat is not None or look.view.phase is Phase.OVER:
        return []
    return [l10n("why-onlooker", who=People(l10n, names_of(l10n, look.table)).named(look.view.turn))]


def _said(l10n: Localizer, people: People, part: parts.Part, own: Seat | None, turn: Seat) -> str:
    match part:
        case parts.Supply() | parts.Holds() | parts.Rolled():
            return _had(l10n, part) if own is not None else _had_by(l10n, part, people.named(turn))
        case parts.Passed(seat=seat):
            return l10n("why-passed", who=people.named(seat))
        case parts.HadTurns(done=done):
            return l10n("why-had-turns", done=done.value)
        case parts.Awaited(seat=seat):
            return l10n("why-awaited", who=people.named(seat))
        case parts.BoxMissed():
            return _box(l10n, part, own)
        case parts.Enough() | parts.MayHelp():
            return _remedy(l10n, part)
        case parts.StockLacks(dice=dice):
            return l10n("why-stock-lacks", dice=pool_words(l10n, dice))
        case parts.NothingToRoll(kind=kind):
            return l10n("why-nothing-to-roll", kind=kind_name(l10n, kind))
        case parts.NoLibraryLeft():
            return l10n("why-no-library-left")
        case (
            parts.SquareLacks() | parts.DiceShort() | parts.CanPay() | parts.Sells() | parts.UsedBy() | parts.CanCopy()
        ):
            return _payment(l10n, people, part)
        case _:
            return _place(l10n, people, part)


def _payment(
    l10n: Localizer,
    people: People,
    part: parts.SquareLacks | parts.DiceShort | parts.CanPay | parts.Sells | parts.UsedBy | parts.CanCopy,
) -> str:
    match part:
        case parts.SquareLacks(side=side, square=square, takes=takes, copying=copying):
            kinds = l10n.either(kind_name(l10n, kind) for kind in takes)
            return l10n("why-square-lacks", side=side_name(l10n, side, copying), square=square, takes=kinds)
        case parts.DiceShort(side=side, count=count, copying=copying):
            return l10n("why-dice-short", side=side_name(l10n, side, copying), count=count)
        case parts.CanPay(side=side, dice=paid):
            return l10n("why-can-pay", side=side_name(l10n, side), dice=claim_paid_text(l10n, side, None, paid))
        case parts.Sells(space=space, cost=cost):
            return l10n("why-sells", space=space_name(l10n, space), cost=cost)
        case parts.UsedBy(space=space, seat=seat):
            return l10n("why-used-by", space=space_name(l10n, space), who=people.named(seat))
        case parts.CanCopy(sides=sides):
            named = l10n.listing(side_name(l10n, side) for side in sides)
            return l10n("why-can-copy", sides=named) if sides else l10n("why-can-copy-nothing")
        case _:
            assert_never(part)


def _place(
    l10n: Localizer,
    people: People,
    part: parts.ClaimedBy
    | parts.NotInPlay
    | parts.StillInDeck
    | parts.MustExceed
    | parts.Queued
    | parts.WonBy
    | parts.LiesBefore,
) -> str:
    match part:
        case parts.ClaimedBy(card=card, seat=seat, turned_down=turned_down):
            message = "why-turned-down-by" if turned_down else "why-claimed-by"
            return l10n(message, card=card_name(l10n, card), who=people.named(seat))
        case parts.NotInPlay(card=card):
            name = card_name(l10n, card) if isinstance(card, Card) else craft_card_name(l10n, card)
            return l10n("why-not-in-play", card=name)
        case parts.StillInDeck(card=card):
            return l10n("why-still-in-deck", card=card_name(l10n, card))
        case parts.MustExceed(item=item, dice=dice):
            return l10n("why-must-exceed", item=craft_card_name(l10n, item), dice=dice_text(l10n, dice))
        case parts.Queued(item=item, before=before):
            return l10n("why-queued", item=craft_card_name(l10n, item), before=before)
        case parts.WonBy(item=item, seat=seat):
            return l10n("why-won-by", item=craft_card_name(l10n, item), who=people.named(seat))
        case parts.LiesBefore(item=item, seat=seat):
            return l10n("why-lies-before", item=craft_card_name(l10n, item), who=people.named(seat))
        case _:
            assert_never(part)


def _had(l10n: Localizer, part: parts.Supply | parts.Holds | parts.Rolled) -> str:
    match part:
        case parts.Supply(dice=dice):
            return l10n("why-supply", dice=pool_text(l10n, dice))
        case parts.Holds(held=()):
            return l10n("why-holds-nothing")
        case parts.Holds(held=held):
            return l10n("why-holds", benefits=l10n.steps(held_label(l10n, one) for one in held))
        case parts.Rolled(dice=dice):
            return l10n("why-rolled", dice=dice_text(l10n, dice))
        case _:
            assert_never(part)


def _had_by(l10n: Localizer, part: parts.Supply | parts.Holds | parts.Rolled, who: str) -> str:
    match part:
        case parts.Supply(dice=dice):
            return l10n("why-supply-of", who=who, dice=pool_text(l10n, dice))
        case parts.Holds(held=()):
            return l10n("why-holds-nothing-of", who=who)
        case parts.Holds(held=held):
            return l10n("why-holds-of", who=who, benefits=l10n.steps(held_label(l10n, one) for one in held))
        case parts.Rolled(dice=dice):
            return l10n("why-rolled-of", who=who, dice=dice_text(l10n, dice))
        case _:
            assert_never(part)


def _box(l10n: Localizer, part: parts.BoxMissed, own: Seat | None) -> str:
    item, wanted = craft_card_name(l10n, part.item), part.wanted.text
    if part.best is None:
        return l10n("why-box-without-die", item=item, box=part.box, wanted=wanted)
    message = "why-box-missed" if own is not None else "why-box-missed-of"
    return l10n(message, item=item, box=part.box, wanted=wanted, best=part.best.text, short=part.short)


def _remedy(l10n: Localizer, part: parts.Enough | parts.MayHelp) -> str:
    match part:
        case parts.Enough(uses=(), dice=dice):
            return l10n("why-enough-dice", dice=dice_text(l10n, dice))
        case parts.Enough(uses=uses):
            return l10n("why-enough", uses=uses_text(l10n, uses))
        case parts.MayHelp(held=held, wood=wood):
            named = [capitalised(held_name(l10n, one)) for one in held]
            named += [action_label(l10n, TakeWood(source), ()) for source in wood]
            return l10n("why-may-help", benefits=l10n.steps(named))
        case _:
            assert_never(part)
