"""What a game shows: the platform asks for it, and does not know which game answers."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.publisher import BoardPost
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.message import Message, Picture


class Screens(Protocol):
    """Values in, messages out: nothing here waits, reads the store or knows Discord.

    Views and events are the game's own; `names` are those of the players by seat, as Discord gives them.
    """

    def prepare(self, look: TableView) -> Callable[[StillWanted], None] | None:
        """What takes long before something can be shown to the one who is awaited there; it runs off the event loop."""

    def status(self, l10n: Localizer, look: TableView, *, mention: bool = False, yours: bool = False) -> str:
        """The headline: table, who is to play since when, where the game stands; after the end the places."""

    def now(self, l10n: Localizer, look: TableView, before: str = "") -> Message:
        """`before`, then who is awaited, and the buttons of what the seat whose view it is can do."""

    def board(self, l10n: Localizer, post: BoardPost, picture: Picture | None, lacking: str = "failed") -> Message:
        """The public board after a turn; without a picture in words, and `lacking` says why there is none."""

    def line(self, l10n: Localizer, event: Any, names: Sequence[str], *, forced: bool = False) -> str:
        """An event as a sentence of the log; `forced`: the table did it by itself."""

    def words(self, l10n: Localizer, view: Any, names: Sequence[str]) -> str:
        """The board in words, at most 1,900 characters."""
