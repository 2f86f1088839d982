"""What one player alone may see, behind a button that stands under the board for everybody."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.errors import NotSeated
from kingsforge_bot.service.types import TableStatus, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.game.screens import Screens
from kingsforge_bot.ui.message import Button, Message
from kingsforge_bot.ui.wording.titles import bold_title

HAND: Final = "hand"
"""What the button says. It shows what one has now, however old the board is."""
_IN_WORDS: Final = "words"
"""Follows it where the picture is to be told."""


def with_hand(l10n: Localizer, screens: Screens, look: TableView, message: Message) -> Message:
    """The message with the button, at a running table of a game in which players hide something from each other.

    None where a picture shows what one holds already.
    """
    shown = message.drawing is not None and message.drawing.instead is not None
    if screens.turn.hand is None or look.table.status is not TableStatus.RUNNING or shown:
        return message
    return message.with_button(Button(l10n("button-hand"), ComponentId(look.table.id, look.table.seq, HAND)))


def hand_shown(l10n: Localizer, screens: Screens, look: TableView, wanted: Sequence[str] = ()) -> Message:
    """What the one who pressed has; what a picture shows of it, in words behind a button.

    Raises NotSeated, UnknownPress.
    """
    if screens.turn.hand is None or look.view is None or [*wanted] not in ([], [_IN_WORDS]):
        raise UnknownPress
    if look.seat is None:
        raise NotSeated(look.table)
    message = screens.turn.hand(l10n, look) or Message(l10n("hand-empty", table=bold_title(look.table)))
    instead = None if message.drawing is None else message.drawing.instead
    if instead is None:
        return message
    if wanted:
        return replace(message, text=instead(), drawing=None)
    press = ComponentId(look.table.id, look.table.seq, f"{HAND} {_IN_WORDS}")
    return message.with_button(Button(l10n("button-hand-words"), press))
