"""The parts of an explanation as sentences, to a player and to somebody who only looks on."""

from collections.abc import Sequence
from typing import assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rulebook import parts
from kingsforge_bot.games.kings_forge.rules.actions import TakeWood
from kingsforge_bot.games.kings_forge.rules.cards import Card
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.words.labels import action_label, held_label, uses_text
from kingsforge_bot.games.kings_forge.words.words import (
    People,
    card_name,
    craft_card_name,
    dice_text,
    heading,
    held_name,
    kind_name,
    paid_text,
    pool_text,
    pool_words,
    side_name,
    space_name,
)
from kingsforge_bot.i18n.speech import Voice
from kingsforge_bot.service.types import Look, UserId
from kingsforge_bot.ui.wording import names_of


def part_lines(voice: Voice, look: Look, told: Sequence[parts.Part], user: UserId) -> list[str]:
    """A line per part, as a list in markdown; "you" is said to that user of their own seat alone."""
    people = People(voice, names_of(look.table))
    sitter = look.table.sitter(user)
    if sitter is None:
        # Whom the table waits for was said above.
        told = [part for part in told if not isinstance(part, parts.Awaited)]
    own = sitter.seat if sitter is not None else None
    return [f"- {_said(voice, people, part, own, look.view.turn)}" for part in told]


def onlooker_lines(voice: Voice, look: Look, user: UserId) -> list[str]:
    """For somebody without a seat a line that says so, and whose turn all that follows is about."""
    if look.table.sitter(user) is not None or look.view.phase is Phase.OVER:
        return []
    return [voice("why-onlooker", who=People(voice, names_of(look.table)).named(look.view.turn))]


def _said(voice: Voice, people: People, part: parts.Part, own: Seat | None, turn: Seat) -> str:
    match part:
        case parts.Supply() | parts.Holds() | parts.Rolled():
            return _had(voice, part) if own is not None else _had_by(voice, part, people.named(turn))
        case parts.Passed(seat=seat):
            return voice("why-passed", who=people.named(seat))
        case parts.HadTurns(done=done):
            return voice("why-had-turns", done=done.value)
        case parts.Awaited(seat=seat):
            return voice("why-yours") if seat == own else voice("why-awaited", who=people.named(seat))
        case parts.BoxMissed():
            return _box(voice, part, own)
        case parts.Enough() | parts.MayHelp():
            return _remedy(voice, part)
        case parts.StockLacks(dice=dice):
            return voice("why-stock-lacks", dice=pool_words(voice, dice))
        case parts.NothingToRoll(kind=kind):
            return voice("why-nothing-to-roll", kind=kind_name(voice, kind))
        case parts.NoLibraryLeft():
            return voice("why-no-library-left")
        case (
            parts.SquareLacks() | parts.DiceShort() | parts.CanPay() | parts.Sells() | parts.UsedBy() | parts.CanCopy()
        ):
            return _payment(voice, people, part)
        case _:
            return _place(voice, people, part)


def _payment(
    voice: Voice,
    people: People,
    part: parts.SquareLacks | parts.DiceShort | parts.CanPay | parts.Sells | parts.UsedBy | parts.CanCopy,
) -> str:
    match part:
        case parts.SquareLacks(side=side, square=square, takes=takes, copying=copying):
            kinds = voice.either(kind_name(voice, kind) for kind in takes)
            return voice("why-square-lacks", side=side_name(voice, side, copying), square=square, takes=kinds)
        case parts.DiceShort(side=side, count=count, copying=copying):
            return voice("why-dice-short", side=side_name(voice, side, copying), count=count)
        case parts.CanPay(side=side, dice=paid):
            return voice("why-can-pay", side=side_name(voice, side), dice=paid_text(voice, paid))
        case parts.Sells(space=space, cost=cost):
            return voice("why-sells", space=space_name(voice, space), cost=cost)
        case parts.UsedBy(space=space, seat=seat):
            return voice("why-used-by", space=space_name(voice, space), who=people.named(seat))
        case parts.CanCopy(sides=sides):
            named = voice.listing(side_name(voice, side) for side in sides)
            return voice("why-can-copy", sides=named) if sides else voice("why-can-copy-nothing")
        case _:
            assert_never(part)


def _place(
    voice: Voice,
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
            return voice(message, card=card_name(voice, card), who=people.named(seat))
        case parts.NotInPlay(card=card):
            name = card_name(voice, card) if isinstance(card, Card) else craft_card_name(voice, card)
            return voice("why-not-in-play", card=name)
        case parts.StillInDeck(card=card):
            return voice("why-still-in-deck", card=card_name(voice, card))
        case parts.MustExceed(item=item, dice=dice):
            return voice("why-must-exceed", item=craft_card_name(voice, item), dice=dice_text(voice, dice))
        case parts.Queued(item=item, before=before):
            return voice("why-queued", item=craft_card_name(voice, item), before=before)
        case parts.WonBy(item=item, seat=seat):
            return voice("why-won-by", item=craft_card_name(voice, item), who=people.named(seat))
        case parts.LiesBefore(item=item, seat=seat):
            return voice("why-lies-before", item=craft_card_name(voice, item), who=people.named(seat))
        case _:
            assert_never(part)


def _had(voice: Voice, part: parts.Supply | parts.Holds | parts.Rolled) -> str:
    match part:
        case parts.Supply(dice=dice):
            return voice("why-supply", dice=pool_text(voice, dice))
        case parts.Holds(held=()):
            return voice("why-holds-nothing")
        case parts.Holds(held=held):
            return voice("why-holds", benefits=voice.steps(held_label(voice, one) for one in held))
        case parts.Rolled(dice=dice):
            return voice("why-rolled", dice=dice_text(voice, dice))
        case _:
            assert_never(part)


def _had_by(voice: Voice, part: parts.Supply | parts.Holds | parts.Rolled, who: str) -> str:
    match part:
        case parts.Supply(dice=dice):
            return voice("why-supply-of", who=who, dice=pool_text(voice, dice))
        case parts.Holds(held=()):
            return voice("why-holds-nothing-of", who=who)
        case parts.Holds(held=held):
            return voice("why-holds-of", who=who, benefits=voice.steps(held_label(voice, one) for one in held))
        case parts.Rolled(dice=dice):
            return voice("why-rolled-of", who=who, dice=dice_text(voice, dice))
        case _:
            assert_never(part)


def _box(voice: Voice, part: parts.BoxMissed, own: Seat | None) -> str:
    item, wanted = craft_card_name(voice, part.item), part.wanted.text
    if part.best is None:
        return voice("why-box-without-die", item=item, box=part.box, wanted=wanted)
    message = "why-box-missed" if own is not None else "why-box-missed-of"
    return voice(message, item=item, box=part.box, wanted=wanted, best=part.best.text, short=part.short)


def _remedy(voice: Voice, part: parts.Enough | parts.MayHelp) -> str:
    match part:
        case parts.Enough(uses=(), dice=dice):
            return voice("why-enough-dice", dice=dice_text(voice, dice))
        case parts.Enough(uses=uses):
            return voice("why-enough", uses=uses_text(voice, uses))
        case parts.MayHelp(held=held, wood=wood):
            named = [heading(held_name(voice, one)) for one in held]
            named += [action_label(voice, TakeWood(source), ()) for source in wood]
            return voice("why-may-help", benefits=voice.steps(named))
        case _:
            assert_never(part)
