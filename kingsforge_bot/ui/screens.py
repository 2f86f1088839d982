"""What a game shows: the platform asks for it, and does not know which game answers."""

from collections.abc import Sequence
from typing import Any, Protocol

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.service.publisher import BoardPost
from kingsforge_bot.service.types import Table, TableView
from kingsforge_bot.ui.drawing import Drawing, Moments, Size
from kingsforge_bot.ui.message import Message, Picture


class Screens(Protocol):
    """Values in, messages out: nothing here waits, reads the store or knows Discord.

    Views and events are the game's own; `names` are those of the players by seat, as Discord gives them. A game needs
    no pictures of its own: where there is no drawing of a board it is shown in words (`words`).
    """

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

    def picture(
        self, l10n: Localizer, look: TableView, events: Sequence[Any] = (), size: Size = Size.FULL
    ) -> Drawing | None:
        """The board of a running or ended table; what the events changed is marked."""

    def lobby(self, l10n: Localizer, table: Table) -> Drawing | None:
        """Who sits at a table that has not begun."""

    def picked(self, led: Sequence[Sequence[Any]]) -> Sequence[int]:
        """Which moments of a game its replay shows, each given by the events that led to it; in order."""

    def replay(self, l10n: Localizer, look: TableView, moments: Moments) -> Drawing | None:
        """The game so far as one animated picture of the moments that were picked."""

    def card(self, entry: Entry) -> Drawing | None:
        """The card that an entry of the rulebook is about."""

    def position(
        self, l10n: Localizer, view: Any, heading: str, names: Sequence[str], events: Sequence[Any] = ()
    ) -> Drawing | None:
        """The board of a position that belongs to no table, below that heading."""
