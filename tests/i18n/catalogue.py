"""The messages of a language as they are written, by rooms: the platform's, and with them those of each game."""

from functools import lru_cache
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kingsforge_bot.i18n.localizer import LOCALES, Localizers, games_beside

__all__ = ["LANGUAGES", "OTHERS", "PLATFORM", "ROOMS", "Written", "english", "files", "messages", "own", "variables"]

PLATFORM = ""
ROOMS = {PLATFORM: LOCALES, **games_beside()}
"""The folders of words by the keys of the games."""
LANGUAGES = Localizers().languages
OTHERS = tuple(language for language in LANGUAGES if language != "en")


class Written(msgspec.Struct):
    """A message: its file, what it refers to, its pieces of text, and the keys of its choices by variable."""

    file: str
    variables: set[str]
    messages: set[str]
    texts: list[str]
    choices: dict[str, set[str]]


class _Read(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own names
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        keys = self.choices.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            keys.add(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)
        self.generic_visit(node)


def files(language: str, room: str) -> list[Path]:
    """The room's own."""
    return sorted((ROOMS[room] / language).glob("*.ftl"))


@lru_cache
def own(language: str, room: str) -> dict[str, Written]:
    """The messages of a language that stand in the room itself, by their ids."""
    found: dict[str, Written] = {}
    for file in files(language, room):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                read = _Read()
                read.visit(entry)
                found[entry.id.name] = Written(file.name, read.variables, read.messages, read.texts, read.choices)
    return found


def messages(language: str, room: str = PLATFORM) -> dict[str, Written]:
    """All messages that can be said there: in a game's room its own, and of everybody's those it does not replace."""
    return own(language, PLATFORM) | own(language, room)


def english(room: str = PLATFORM) -> dict[str, Written]:
    """The language that all others follow."""
    return messages("en", room)


def variables(message_id: str, language: str = "en", room: str = PLATFORM) -> set[str]:
    """The variables of a message, those of the messages in it included."""
    written = messages(language, room)[message_id]
    return written.variables.union(*(variables(other, language, room) for other in written.messages))
