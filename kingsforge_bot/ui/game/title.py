"""A game as the platform offers it."""

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.person.settings import ServerSettings
from kingsforge_bot.service.turn.auto_play import AnyBot, Bots
from kingsforge_bot.service.turn.table_states import AnyGame
from kingsforge_bot.service.types import Table
from kingsforge_bot.ui.custom_id import PLATFORM_WORDS
from kingsforge_bot.ui.game.book import Book, Lesson
from kingsforge_bot.ui.game.drawing import Drawing
from kingsforge_bot.ui.game.own_cards import OwnCards
from kingsforge_bot.ui.game.rulebooks import GameRules, Rulebooks
from kingsforge_bot.ui.game.screens import Screens


class Title(msgspec.Struct, frozen=True):
    """One game: its rules, its screens, bot players by the key under which a seat is kept, a rulebook and a tutorial.

    Bot players come from the easiest to the strongest; the one in the middle plays where nobody chose. What a level is
    called stands in the game's words as `bot-level-<key>`, if it has several.

    A tutorial reads from the rulebook, and a game may have none of both. Its words stand in `data/<key>/locale`.
    """

    game: AnyGame
    screens: Screens
    bots: Mapping[str, AnyBot]
    book: Book | None = None
    lesson: Lesson | None = None
    asked: frozenset[str] = frozenset()
    """Of the game's options those that have one of their own in /table new; the others are said as a variant."""

    own_cards: OwnCards | None = None
    """What managers of a server may make for it."""

    def greeting(self, l10n: Localizer) -> Drawing | None:
        """What the game looks like, in its words; None where nothing is drawn."""
        return self.screens.pictures.greeting(l10n.of(self.game.key))

    @property
    def asked_options(self) -> Mapping[str, tuple[str, ...]]:
        """Their values, the usual one first."""
        return {option: values for option, values in self.game.options.items() if option in self.asked}

    @property
    def variants(self) -> Mapping[str, tuple[str, ...]]:
        """The values of all others."""
        return {option: values for option, values in self.game.options.items() if option not in self.asked}


class Titles:
    """The games there are, by their keys."""

    def __init__(self, titles: Iterable[Title]) -> None:
        """Raises ValueError for a game with a command that the platform has already."""
        self._titles = {title.game.key: title for title in titles}
        for key, title in self._titles.items():
            if taken := title.screens.commands.words & PLATFORM_WORDS:
                raise ValueError(f"{key}: {sorted(taken)}")
        self.rulebooks: Final = Rulebooks(
            GameRules(key, title.book, title.screens.pictures.card, title.lesson, first=number == 0)
            for number, (key, title) in enumerate(self._titles.items())
            if title.book is not None
        )

    @property
    def games(self) -> Mapping[str, AnyGame]:
        """Their rules."""
        return {key: title.game for key, title in self._titles.items()}

    @property
    def bots(self) -> Bots:
        """Their bot players."""
        return {key: title.bots for key, title in self._titles.items()}

    @property
    def asked(self) -> Mapping[str, tuple[str, ...]]:
        """The options of any of them that have one of their own in /table new, with all their values."""
        found: dict[str, tuple[str, ...]] = {}
        for title in self._titles.values():
            for option, values in title.asked_options.items():
                found[option] = tuple(dict.fromkeys((*found.get(option, ()), *values)))
        return found

    @property
    def queries(self) -> frozenset[str]:
        """What the screens of any of them answer beside the message that was pressed."""
        return frozenset().union(*[title.screens.commands.queries for title in self._titles.values()])

    def of(self, game: str) -> Title:
        """The game with that key. Raises KeyError."""
        return self._titles[game]

    @property
    def makeable(self) -> Title | None:
        """The game for which a server can make cards; None where there is none."""
        return next((one for one in self._titles.values() if one.own_cards is not None), None)

    def usual(self, settings: ServerSettings) -> Title:
        """What is played where nothing is said: what the server set, as long as there is that game; else the first."""
        first = next(iter(self._titles.values()))
        return first if settings.game is None else self._titles.get(settings.game, first)

    def beside(self, settings: ServerSettings) -> tuple[str, ...]:
        """The other games, which a server that set none may mean as well."""
        return () if settings.game in self._titles else tuple(self._titles)[1:]

    def screens(self, table: Table) -> Screens:
        """Those of the game that is played at the table. Raises KeyError for a game there is not."""
        return self.of(table.game).screens
