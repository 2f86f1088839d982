"""Why the rules say no, in sentences, and the button under a refusal that asks for them."""

from typing import Final, assert_never

import msgspec

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.cards import Card
from kingsforge_bot.games.kings_forge.reasons import Reason, refuse
from kingsforge_bot.i18n.kings_forge.labels import held_label
from kingsforge_bot.i18n.kings_forge.words import (
    People,
    card_name,
    craft_card_name,
    dice_text,
    kind_name,
    paid_text,
    pool_text,
    side_name,
    source_name,
    space_name,
)
from kingsforge_bot.i18n.speech import Voice
from kingsforge_bot.rulebook import parts
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.why import Why, explain
from kingsforge_bot.service.types import Look, UserId
from kingsforge_bot.ui.custom_id import FRAME, LONGEST, Press
from kingsforge_bot.ui.errors import NoChoiceLeft, UnknownPress
from kingsforge_bot.ui.message import ROWS, TEXT, Button, Message, cut
from kingsforge_bot.ui.rules import WHY, entry_text, related_buttons
from kingsforge_bot.ui.wording import bold_title, names_of

_THINGS: Final = ("side", "space", "item", "card", "source", "kind")
"""Facts that say what the refusal is about; numbers are counted again from the table."""


def with_why(voice: Voice, message: Message, error: Exception, look: Look | None) -> Message:
    """The message with a Why button, if it says that the rules refuse something at a running table."""
    refused = _refusal(error)
    if refused is None or look is None or look.view is None or len(message.rows) >= ROWS:
        return message
    button = Button(voice("rules-button-why"), why_press(look, refused))
    return msgspec.structs.replace(message, rows=(*message.rows, (button,)))


def _refusal(error: Exception) -> Refused | None:
    """What the rules refuse with it; that nothing can be claimed or docked counts as such."""
    match error:
        case Refused():
            return error
        case NoChoiceLeft(verb="gather"):
            return refuse(Reason.NOT_IN_SUPPLY)
        case NoChoiceLeft(verb="dock"):
            return refuse(Reason.NO_FACE_UP_CARD)
        case _:
            return None


def why_press(look: Look, refused: Refused) -> Press:
    """`why square-kind side=mill.bottom`; what does not fit or was made up by somebody is left out."""
    reason = f"{WHY} {refused.reason.value}"
    thing = next((f"{name}={refused.facts[name]}" for name in _THINGS if name in refused.facts), "")
    press = Press(look.table.id, look.table.seq, f"{reason} {thing}".strip())
    plain = thing.isascii() and thing.isprintable() and " " not in thing
    if not plain or len(f"{look.table.id}{look.table.seq}{press.what}") > LONGEST - FRAME:
        return Press(look.table.id, look.table.seq, reason)
    return press


def read_why(words: list[str]) -> Refused:
    """The refusal of a Why button, as far as its id tells. Raises UnknownPress."""
    match words:
        case [_, reason, *things] if reason in tuple(Reason) and len(things) <= 1:
            name, _, word = things[0].partition("=") if things else ("", "", "")
            return refuse(Reason(reason), **({name: word} if name in _THINGS else {}))
        case _:
            raise UnknownPress


def why_message(voice: Voice, book: Rulebook, look: Look, user: UserId, refused: Refused) -> Message:
    """What stands behind a refusal, as the table is now, and the rule in its own words."""
    if look.view is None:
        raise UnknownPress
    why = explain_to(look, user, refused)
    rule = book.entries[why.entries[0]]
    lines = [voice("rules-why-title", table=bold_title(look.table)), *part_lines(voice, look, why, user), ""]
    text = cut("\n".join([*lines, entry_text(voice, rule)]), TEXT)
    buttons = related_buttons(voice, book, (*why.entries, *rule.see))
    return Message(text, (buttons,))


def explain_to(look: Look, user: UserId, refused: Refused) -> Why:
    """The refusal taken apart for that user; for somebody without a seat, for the one on turn."""
    sitter = look.table.sitter(user)
    return explain(look.view, sitter.seat if sitter is not None else look.view.turn, refused)


def part_lines(voice: Voice, look: Look, why: Why, user: UserId) -> list[str]:
    """A line per part, as a list in markdown, for that user to read."""
    people = People(voice, names_of(look.table))
    sitter = look.table.sitter(user)
    own = sitter.seat if sitter is not None else None
    return [f"- {_said(voice, people, part, own)}" for part in why.parts]


def _said(voice: Voice, people: People, part: parts.Part, own: Seat | None) -> str:
    match part:
        case parts.Supply(dice=dice):
            return voice("why-supply", dice=pool_text(voice, dice))
        case parts.SquareLacks() | parts.DiceShort():
            return _square(voice, part)
        case parts.CanPay(side=side, dice=paid):
            return voice("why-can-pay", side=side_name(voice, side), dice=paid_text(voice, paid))
        case parts.Sells(space=space, cost=cost):
            return voice("why-sells", space=space_name(voice, space), cost=cost)
        case parts.UsedBy(space=space, seat=seat):
            return voice("why-used-by", space=space_name(voice, space), who=people.named(seat))
        case parts.ClaimedBy(card=card, seat=seat, turned_down=turned_down):
            message = "why-turned-down-by" if turned_down else "why-claimed-by"
            return voice(message, card=card_name(voice, card), who=people.named(seat))
        case parts.NotInPlay(card=card):
            name = card_name(voice, card) if isinstance(card, Card) else craft_card_name(voice, card)
            return voice("why-not-in-play", card=name)
        case parts.StillInDeck(card=card):
            return voice("why-still-in-deck", card=card_name(voice, card))
        case parts.BoxMissed():
            return _box(voice, part)
        case parts.MustExceed(item=item, dice=dice):
            return voice("why-must-exceed", item=craft_card_name(voice, item), dice=dice_text(voice, dice))
        case parts.Queued(item=item, before=before):
            return voice("why-queued", item=craft_card_name(voice, item), before=before)
        case parts.WonBy(item=item, seat=seat):
            return voice("why-won-by", item=craft_card_name(voice, item), who=people.named(seat))
        case parts.CanCopy(sides=sides):
            named = voice.listing(side_name(voice, side) for side in sides)
            return voice("why-can-copy", sides=named) if sides else voice("why-can-copy-nothing")
        case parts.Holds(held=held):
            benefits = voice.steps(held_label(voice, one) for one in held)
            return voice("why-holds", benefits=benefits) if held else voice("why-holds-nothing")
        case parts.Rolled(dice=dice):
            return voice("why-rolled", dice=dice_text(voice, dice))
        case parts.Passed(seat=seat):
            return voice("why-passed", who=people.named(seat))
        case parts.Awaited(seat=seat):
            return voice("why-yours") if seat == own else voice("why-awaited", who=people.named(seat))
        case _:
            assert_never(part)


def _square(voice: Voice, part: parts.SquareLacks | parts.DiceShort) -> str:
    side = side_name(voice, part.side)
    match part:
        case parts.SquareLacks(square=square, takes=takes):
            kinds = voice.either(kind_name(voice, kind) for kind in takes)
            return voice("why-square-lacks", side=side, square=square, takes=kinds)
        case parts.DiceShort(count=count):
            return voice("why-dice-short", side=side, count=count)
        case _:
            assert_never(part)


def _box(voice: Voice, part: parts.BoxMissed) -> str:
    item = craft_card_name(voice, part.item)
    if part.best is None:
        return voice("why-box-without-die", item=item, box=part.box, wanted=part.wanted.text)
    missed = voice(
        "why-box-missed", item=item, box=part.box, wanted=part.wanted.text, best=part.best.text, short=part.short
    )
    if not part.helps:
        return missed
    helps = voice("why-helps", benefits=voice.listing(source_name(voice, one) for one in part.helps))
    return voice.sentences([missed, helps])
