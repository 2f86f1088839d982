"""The messages of a language as they are written: ids, variables, and the pieces of text."""

from functools import lru_cache

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kingsforge_bot.i18n.localizer import LOCALES, Localizers

__all__ = ["LANGUAGES", "LOCALES", "OTHERS", "Written", "english", "messages", "variables"]

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


@lru_cache
def messages(language: str) -> dict[str, Written]:
    """All messages of a language by their ids."""
    found: dict[str, Written] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                read = _Read()
                read.visit(entry)
                found[entry.id.name] = Written(file.name, read.variables, read.messages, read.texts, read.choices)
    return found


def english() -> dict[str, Written]:
    """The language that all others follow."""
    return messages("en")


def variables(message_id: str, language: str = "en") -> set[str]:
    """The variables of a message, those of the messages in it included."""
    written = messages(language)[message_id]
    return written.variables.union(*(variables(other, language) for other in written.messages))
