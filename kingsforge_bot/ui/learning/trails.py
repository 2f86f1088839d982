"""The way back among pages of the rulebook: those that a private message has shown, one after the other."""

from typing import Final

from cachetools import LRUCache

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.ui.custom_id import NO_TABLE, ComponentId
from kingsforge_bot.ui.message import Button, Message

BACK: Final = "rule-back"
_MESSAGES: Final = 200
"""Messages whose pages are remembered; of others, and after a restart, there is no way back but to all rules."""
_PAGES: Final = 6
"""Pages of one message that are remembered."""

Pages = tuple[Message, ...]
"""The last one is the one that stands there."""


class Trails:
    """Pages by the id of the message that shows the last of them."""

    def __init__(self) -> None:
        self._pages: LRUCache[int, Pages] = LRUCache(_MESSAGES)

    def of(self, message: int | None) -> Pages:
        """What that message has shown; nothing where that is not known."""
        found: Pages = self._pages.get(message, ()) if message is not None else ()
        return found

    def shown(self, message: int | None, pages: Pages) -> None:
        """From now on the message shows the last of these, if there are any."""
        if message is not None and pages:
            self._pages[message] = pages[-_PAGES:]


def page_of_trail(l10n: Localizer, pages: Pages) -> Message:
    """The last page, with a button that leads to the one before, if there is one."""
    *before, last = pages
    return last.with_button(Button(l10n("button-back"), ComponentId(NO_TABLE, 0, BACK))) if before else last
