"""What a game tells of its rules and how it teaches them: asked for as screens are, with the game's localizer."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import msgspec

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.service.types import TableView
from kingsforge_bot.tutorial.lesson import Script


class Verdict(msgspec.Struct, frozen=True):
    """An answer in lines, and the ids of the entries to read."""

    possible: bool
    lines: tuple[str, ...]
    entries: tuple[str, ...]


class Book(Protocol):
    """A game's rules to look up, and what they say about a table. Values in, values out."""

    @property
    def is_read(self) -> bool:
        """Whether `rulebook` answers without delay."""

    @property
    def rulebook(self) -> Rulebook:
        """Its entries and their search, read when they are first asked for. Raises RulebookError."""

    def keep(self, file: Path) -> None:
        """Have a file in which what its search counts is kept; a while, off the event loop. Raises RulebookError."""

    def note(self, l10n: Localizer) -> str:
        """What is to be known of all its entries, in a sentence below lists of them; empty where nothing is."""

    def matters(self, look: TableView) -> Sequence[str]:
        """Ids of the entries that matter at the table now to whoever looks, the most pressing first, at least one."""

    def verdict(self, l10n: Localizer, look: TableView, entry: Entry, name: str, deeds: Sequence[str] = ()) -> Verdict:
        """Whether who looks can do what the entry, called `name`, is about; for an onlooker, whether others can.

        `deeds`: ids of the entries of what is meant to be done with it, where the question says so, and `seat-1` for
        whose it is.
        """


class Lesson(Protocol):
    """A game's tutorial: what happens in it, and how that is said.

    Its words stand in the game's own: `tutorial-label` for menus, and for each step and answer of the script
    `tutorial-<step>`, `tutorial-task-<step>`, `tutorial-<step>-<answer>` and, where one is no action,
    `tutorial-say-<step>-<answer>`. `names` are those of the players by seat.
    """

    @property
    def script(self) -> Script:
        """The position it begins with, and its steps."""

    def label(self, l10n: Localizer, action: Any, names: Sequence[str]) -> str:
        """An action on its button, at most 80 characters."""

    def told(self, l10n: Localizer, events: Sequence[Any], names: Sequence[str]) -> str:
        """What an answer led to, in short."""

    def refusal(self, l10n: Localizer, refused: Refused, names: Sequence[str]) -> str:
        """Why the rules say no, with the number of the rule."""
