"""What answers a button: each handler is registered under the first word of its ids, where it is written."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Generic, TypeVar

import msgspec

from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import NO_TABLE, PLATFORM_WORDS, ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.message import Form, Message


class Pressed(msgspec.Struct, frozen=True):
    """A button that was pressed, or a menu with the `values` that were chosen."""

    press: ComponentId
    values: tuple[str, ...] = ()

    @property
    def word(self) -> str:
        """The first of its id."""
        return self.press.payload.partition(" ")[0]

    @property
    def words(self) -> list[str]:
        """What its id says behind the first word."""
        return self.press.payload.split()[1:]


OfPerson = Callable[[Context, Pressed], Awaitable[Message]]
AtTable = Callable[[Context, TableView, Pressed], Awaitable[Message]]
H = TypeVar("H", OfPerson, AtTable)
F = TypeVar("F")


Submitted = Callable[[Context, Pressed, Mapping[str, str]], Awaitable[Message]]
"""Answers a form with what was written, by the names of its fields."""


class Entry(msgspec.Struct, Generic[H], frozen=True):
    """What answers the buttons of one word."""

    handler: H
    words: str
    beside: bool
    """In a message of its own, so that the one that was pressed stays."""
    read: bool
    """It is asked for again and again: a second answer replaces the first."""
    alone: bool
    """Nothing stands behind its words."""

    def checked(self, button: Pressed) -> H:
        """The handler. Raises UnknownPress."""
        if self.alone and " ".join([button.word, *button.words]) != self.words:
            raise UnknownPress
        return self.handler


Asks = Callable[[Context, Pressed], Form]
Shows = Callable[[Context, Pressed], Awaitable[Message] | None]
"""What everybody is shown at a press; None where there is no such thing, which the presser alone is told."""
_shown: dict[str, Shows] = {}
_forms: dict[str, Asks] = {}
_submitted: dict[str, "Submitted"] = {}
_personal: dict[str, Entry[OfPerson]] = {}
_unseen: dict[str, Entry[OfPerson]] = {}
_at_table: dict[str, Entry[AtTable]] = {}


def personal(word: str, *, beside: bool = False) -> Callable[[OfPerson], OfPerson]:
    """Registers what answers the buttons of one person, whose ids name no table.

    Two words stand before one of them: `greet beside` is another entry than `greet`.
    """
    return _registering(_personal, word, beside=beside)


def unseen(word: str, *, beside: bool = False, alone: bool = False) -> Callable[[OfPerson], OfPerson]:
    """The same for ids that name a table which the presser need not see any more, or which nobody can read."""
    return _registering(_unseen, _reserved(word), beside=beside, alone=alone)


def at_table(
    word: str, *, beside: bool = False, read: bool = False, alone: bool = False
) -> Callable[[AtTable], AtTable]:
    """The same for those of a table, which is handed over as the presser sees it. Two words stand before one too."""
    return _registering(_at_table, _reserved(word), beside=beside, read=read, alone=alone)


def for_everybody(word: str) -> Callable[[Shows], Shows]:
    """Registers what a button of no table shows to everybody."""
    return partial(_named, _shown, word)


def form(words: str) -> Callable[[Asks], Asks]:
    """Registers what asks for something to be written: it looks at nothing that takes long. Two words name it."""
    return partial(_named, _forms, words)


def submitted(words: str) -> Callable[[Submitted], Submitted]:
    """Registers what answers that form."""
    return partial(_named, _submitted, words)


def shown_to_everybody(ctx: Context, button: Pressed) -> Awaitable[Message] | None:
    """What a button shows to everybody; None for any other button."""
    shows = _shown.get(button.word) if button.press.table == NO_TABLE else None
    return None if shows is None else shows(ctx, button)


def asks_of(button: Pressed) -> Asks | None:
    """What a button asks to be written; None for any other button."""
    return _forms.get(_two_words(button)) if button.press.table == NO_TABLE else None


def answers_of(button: Pressed) -> Submitted | None:
    """What answers a form with that id."""
    return _submitted.get(_two_words(button)) if button.press.table == NO_TABLE else None


def of_person(button: Pressed) -> Entry[OfPerson] | None:
    """What answers a button of no table."""
    if button.press.table != NO_TABLE:
        return None
    return _of_words(_personal, button)


def of_unseen(button: Pressed) -> Entry[OfPerson] | None:
    """What answers a button without that its table is looked at."""
    return None if button.press.table == NO_TABLE else _unseen.get(button.word)


def of_table(button: Pressed) -> Entry[AtTable] | None:
    """What answers a button of a table, unless its game does."""
    return None if button.press.table == NO_TABLE else _of_words(_at_table, button)


def found(button: Pressed) -> Entry[OfPerson] | Entry[AtTable] | None:
    """The entry of that button, of whichever kind."""
    return of_person(button) or of_unseen(button) or of_table(button)


def _of_words(entries: Mapping[str, Entry[H]], button: Pressed) -> Entry[H] | None:
    return entries.get(_two_words(button)) or entries.get(button.word)


def _two_words(button: Pressed) -> str:
    return " ".join([button.word, *button.words[:1]])


def _named(handlers: dict[str, F], words: str, handler: F) -> F:
    if words in handlers:
        raise ValueError(words)
    handlers[words] = handler
    return handler


def _reserved(word: str) -> str:
    """What games may begin nothing with. Raises ValueError for another word."""
    if not PLATFORM_WORDS.issuperset(word.split()):
        raise ValueError(word)
    return word


def _registering(
    entries: dict[str, Entry[H]], word: str, *, beside: bool, read: bool = False, alone: bool = False
) -> Callable[[H], H]:
    def register(handler: H) -> H:
        if word in entries:
            raise ValueError(word)
        entries[word] = Entry(handler, word, beside, read, alone)
        return handler

    return register
