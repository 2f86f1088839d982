"""A game as the platform offers it."""

from collections.abc import Iterable, Mapping

import msgspec

from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.service.auto_play import AnyAi, Bots
from kingsforge_bot.service.table_states import AnyGame
from kingsforge_bot.service.types import Table
from kingsforge_bot.ui.drawing import Drawing
from kingsforge_bot.ui.screens import Screens


class Title(msgspec.Struct, frozen=True):
    """Rules, screens and bot players of one game; `bots` by the key under which a seat is kept."""

    game: AnyGame
    screens: Screens
    bots: Mapping[str, AnyAi]


class Titles:
    """The games there are, by their keys."""

    def __init__(self, titles: Iterable[Title]) -> None:
        self._titles = {title.game.key: title for title in titles}

    @property
    def games(self) -> Mapping[str, AnyGame]:
        """Their rules."""
        return {key: title.game for key, title in self._titles.items()}

    @property
    def bots(self) -> Bots:
        """Their bot players."""
        return {key: title.bots for key, title in self._titles.items()}

    def of(self, game: str) -> Title:
        """The game with that key. Raises KeyError."""
        return self._titles[game]

    def screens(self, table: Table) -> Screens:
        """Those of the game that is played at the table. Raises KeyError for a game there is not."""
        return self.of(table.game).screens

    def card(self, entry: Entry) -> Drawing | None:
        """The card that an entry of the rulebook is about, if any game draws it."""
        drawings = (title.screens.card(entry) for title in self._titles.values())
        return next((one for one in drawings if one is not None), None)
