"""Why the rules say no, in sentences, and the button under a refusal that asks for them."""

from typing import Final

import msgspec

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.games.kings_forge.rulebook.why import Why, explain
from kingsforge_bot.games.kings_forge.rules.reasons import Reason, refuse
from kingsforge_bot.games.kings_forge.screens.explained import onlooker_lines, part_lines
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import FRAME, LONGEST, Press
from kingsforge_bot.ui.errors import NoChoiceLeft, UnknownPress
from kingsforge_bot.ui.message import ROWS, TEXT, Button, Message, cut
from kingsforge_bot.ui.rules import WHY, entry_text, related_buttons
from kingsforge_bot.ui.wording import bold_title

_THINGS: Final = ("side", "space", "item", "card", "source", "kind")
"""Facts that say what the refusal is about; numbers are counted again from the table."""


def with_why(l10n: Localizer, message: Message, error: Exception, look: TableView | None) -> Message:
    """The message with a Why button, if it says that the rules refuse something at a running table."""
    refused = _refusal(error)
    if refused is None or look is None or look.view is None or len(message.rows) >= ROWS:
        return message
    button = Button(l10n("rules-button-why"), why_press(look, refused))
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


def why_press(look: TableView, refused: Refused) -> Press:
    """`why square-kind side=mill.bottom`; what does not fit or was made up by somebody is left out."""
    reason = f"{WHY} {refused.reason.value}"
    thing = next((f"{name}={refused.facts[name]}" for name in _THINGS if name in refused.facts), "")
    press = Press(look.table.id, look.table.seq, f"{reason} {thing}".strip())
    plain = thing.isascii() and thing.isprintable() and " " not in thing
    if not plain or len(f"{look.table.id}{look.table.seq}{press.payload}") > LONGEST - FRAME:
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


def why_message(l10n: Localizer, book: Rulebook, look: TableView, refused: Refused) -> Message:
    """What stands behind a refusal, as the table is now, and the rule in its own words."""
    if look.view is None:
        raise UnknownPress
    why = explain_to(look, refused)
    rule = book.entries[why.entries[0]]
    lines = [l10n("rules-why-title", table=bold_title(look.table))]
    lines += [*onlooker_lines(l10n, look), *part_lines(l10n, look, why.parts), ""]
    text = cut("\n".join([*lines, entry_text(l10n, rule)]), TEXT)
    buttons = related_buttons(l10n, book, (*why.entries, *rule.see))
    return Message(text, (buttons,))


def explain_to(look: TableView, refused: Refused) -> Why:
    """The refusal taken apart for the seat whose view it is; for somebody without a seat, for the one on turn."""
    return explain(look.view, look.seat if look.seat is not None else look.view.turn, refused)
