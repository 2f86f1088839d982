"""Messages as they stand in Fluent files; each is read once somebody hears it, which of most nobody does.

To read four languages takes as long as all the rest of a start, and what was read takes more memory than the files. So
a file is cut into its messages, and those of a plain form are kept as they are written. What says the same whatever the
facts, as all texts of commands do, is told without Fluent, which is loaded once there is more to say.
"""

import re
from collections import ChainMap
from collections.abc import Iterator, Mapping
from threading import Lock
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_NAME: Final = r"[a-zA-Z][\w-]*"
_TEXT: Final = rf"(?:[^{{}}\n]++|\{{ *(?:[$-]?{_NAME}|\"[^\"\\{{}}\n]*\") *\}})+"
"""On one line, with variables, other messages and signs in it; each stretch of letters is never cut, which would take
long. Nothing but single letters is repeated possessively: Python 3.11.2, which Debian 12 has, then matches what it
should not.
"""
_LINES: Final = rf"(?:{_TEXT})?(?:\n(?: +(?![ .\[*}}]){_TEXT})?)*"
_KEY: Final = rf"\[(?:{_NAME}|\d+)\](?! *\n)"
_VALUE: Final = rf"{_KEY}{_TEXT}\n *"
_CHOICE: Final = rf"\{{ *\${_NAME} *->\n *(?:{_VALUE})*\*{_VALUE}(?:{_VALUE})*\}}"
_CASE: Final = rf"{_KEY}(?:{_TEXT})?(?:{_CHOICE}(?:{_TEXT})?)*\n *"
_CHOICES: Final = rf"\{{ *\${_NAME} *->\n *(?:{_CASE})*\*{_CASE}(?:{_CASE})*\}}"
_CHOSEN: Final = rf"(?:\n +(?![ .\[*}}]))?(?:{_TEXT})?(?:{_CHOICES}(?:{_TEXT})?)+\n*"
_PLAIN: Final = re.compile(rf"(-?{_NAME}) *= *(?:{_CHOSEN}|{_LINES})", re.ASCII)
"""What Fluent surely reads without fault. It reads more, which is then read at once."""
_CALLED: Final = re.compile(rf"\{{ *({_NAME}) *\}}", re.ASCII)
_WORDS: Final = re.compile(rf"{_NAME} *= *(?! )((?:[^{{}}\n]|{_CALLED.pattern})+?)[ \n]*", re.ASCII)
"""What says the same whatever the facts, if the messages that stand in it do."""
_DEEPEST: Final = 3
"""Messages within messages; of more Fluent tells whether they end."""
_REMARK: Final = re.compile(r"#{1,3}(?: .*)?\n*")
_BEGINNING: Final = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
_SPOKEN: Final = frozenset(
    {"locale_id", "plural_form", "ordinal_form", "number_symbols", "default_numbering_system", "numbering_systems"}
    | {"decimal_formats", "percent_formats", "currency_formats"}
)
_UNSPOKEN: Final = ("likely_subtags", "territory_languages", "territory_currencies")
_NAMED: Final = re.compile(rf"-?{_NAME}", re.ASCII)


class UnreadableError(ValueError):
    """A text is not Fluent; `junk` is where that shows."""

    def __init__(self, junk: str) -> None:
        super().__init__(junk)
        self.junk = junk


def messages_of(text: str) -> Iterator[tuple[str, str]]:
    """The messages of a file by their names, as they are written, and its terms (`-name`). Raises UnreadableError."""
    beginning, *parts = _BEGINNING.split(text)
    if beginning.strip(" \n"):
        return _read(text)
    found: list[tuple[str, str]] = []
    for part in parts:
        plain = _PLAIN.fullmatch(part)
        if plain is not None and part.partition("=")[2].strip():
            found.append((plain[1], part))
        elif not _REMARK.fullmatch(part):
            try:
                found += _read(part)
            except UnreadableError:
                # Cut where no message begins, perhaps: the whole file tells.
                return _read(text)
    return iter(found)


def _read(text: str) -> Iterator[tuple[str, str]]:
    from fluent.syntax import FluentParser, ast

    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise UnreadableError(entry.content or "")
        if isinstance(entry, ast.Message | ast.Term):
            assert entry.span is not None
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            yield name, text[entry.span.start : entry.span.end]


class Messages:
    """The messages of one language, from several files; of a name that stands in several the first one counts."""

    def __init__(self, language: str, *written: dict[str, str]) -> None:
        self._language = language
        self._written = ChainMap(*written)
        self._read = set[str]()
        self._said: dict[str, str | None] = {}
        """Those that were asked for: what they say whatever the facts, if they do."""
        self._reading = Lock()
        self._bundle: FluentBundle | None = None

    def __contains__(self, name: str) -> bool:
        return name in self._written

    def formatted(self, name: str, variables: Mapping[str, str | int]) -> tuple[str | None, list[Exception]]:
        """The message's text, with what was amiss; None if it has attributes only. Raises KeyError."""
        if (words := self._words(name)) is not None:
            return words, []
        bundle = self.prepare()
        if name not in self._read:
            with self._reading:
                self._read_into(bundle, {name})
        pattern = bundle.get_message(name).value
        if pattern is None:
            return None, []
        text, errors = bundle.format_pattern(pattern, dict(variables))
        return str(text), errors

    def _words(self, name: str, deep: int = 0) -> str | None:
        """What the message says whatever the facts, if it does."""
        if name not in self._said:
            self._said[name] = self._read_words(name, deep)
        return self._said[name]

    def _read_words(self, name: str, deep: int) -> str | None:
        words = _WORDS.fullmatch(self._written.get(name, ""))
        if words is None or deep > _DEEPEST:
            return None
        called = {one: self._words(one, deep + 1) for one in _CALLED.findall(words[1])}
        if None in called.values():
            return None
        return _CALLED.sub(lambda one: called[one[1]] or "", words[1])

    def prepare(self) -> "FluentBundle":
        """Load what is known of the language's numbers and plurals, once: tens of ms."""
        with self._reading:
            if self._bundle is None:
                self._bundle = _bundle(self._language)
            return self._bundle

    def _read_into(self, bundle: "FluentBundle", names: set[str]) -> None:
        """With all that they name in turn."""
        from fluent.syntax import FluentParser

        found = set[str]()
        while names:
            found |= names
            texts = [self._written[name] for name in names]
            bundle.add_resource(FluentParser().parse("\n".join(texts)))
            names = {name for text in texts for name in _NAMED.findall(text) if name in self._written} - found
        self._read |= found


def _bundle(language: str) -> "FluentBundle":
    """What says the numbers and plurals of a language: all else that Babel knows of it, 1 to 5 MiB, is not kept."""
    from babel import localedata
    from babel.core import get_global
    from fluent.runtime import FluentBundle

    made = FluentBundle([language], use_isolating=False)
    for known in map(localedata.load, filter(localedata.exists, ("root", language))):
        for what in known.keys() - _SPOKEN:
            del known[what]
    for name in _UNSPOKEN:
        if isinstance(all_of_it := get_global(name), dict):
            all_of_it.clear()
    return made
