"""Reads a game's rulebook from its folder: the structure once, the words by language."""

from collections.abc import Collection, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from kingsforge_bot.data_files import read_toml
from kingsforge_bot.rulebook.entry import ENGLISH, LANGUAGES, Asking, Enforced, Entry, PageWords, RulebookError, Wording

STRUCTURE: Final = "entries.toml"
ASKING: Final = "asking.toml"
PAGE: Final = "page.toml"
TYPED: Final = "typed.toml"
COMMON: Final = Path(__file__).resolve().parents[2] / "data" / "rulebook"
"""How anybody asks, whatever the game: a file per language, to which each game's `asking.toml` adds."""
T = TypeVar("T")


class _Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: str
    see: tuple[str, ...]
    enforced: Enforced = Enforced.FULLY
    ruling: bool = False
    deed: bool = False
    befalls: bool = False


class Made(msgspec.Struct, frozen=True):
    """Entries of one kind that a game makes of its other data; what `file` of each language says of them is its own.

    Players' words may stand for one that is not made: a card that a group took out of the data is no fault.
    """

    kind: str
    file: str
    entries: tuple[Entry, ...]


def load_entries(folder: Path, made: Made | None = None) -> tuple[Entry, ...]:
    """All entries, in the order of the structure file, then those that are made.

    Raises RulebookError naming file and entry: one that is missing in a language, stands twice, has an example in some
    languages only, or sees one that does not exist.
    """
    rows = {name: _convert(STRUCTURE, name, row, _Row) for name, row in _table(folder / STRUCTURE).items()}
    own = (ASKING, PAGE, TYPED) if made is None else (ASKING, PAGE, TYPED, made.file)
    said = {language: _wordings(folder / language, own) for language in LANGUAGES}
    entries = [_entry(name, row, said) for name, row in rows.items()]
    for language, wordings in said.items():
        for name in wordings:
            if name not in rows:
                raise RulebookError(language, name, f"does not stand in {STRUCTURE}")
    entries += () if made is None else made.entries
    known = {entry.id for entry in entries}
    typed = {language: _typed(folder, language, known, made) for language in LANGUAGES}
    entries = [_with_words(entry, typed) for entry in entries]
    for entry in entries:
        for other in entry.see:
            if other not in known or other == entry.id:
                raise RulebookError(STRUCTURE, entry.id, f"sees {other}")
    return tuple(entries)


def load_asking(folder: Path) -> dict[str, Asking]:
    """How questions sound, by language: lists of a game go on where those of all games end.

    Raises RulebookError, also where a language speaks of others than English.
    """
    ways = {language: _asking(folder, language) for language in LANGUAGES}
    for language, way in ways.items():
        for name in ("doing", "alone", "verbs", "sought", "comparing", "concepts", "measures"):
            if getattr(way, name).keys() != getattr(ways[ENGLISH], name).keys():
                raise RulebookError(f"{language}/{ASKING}", name, "speaks of others than in English")
    return ways


def load_page_words(folder: Path) -> dict[str, PageWords]:
    """What stands around the entries on their page, by language. Raises RulebookError."""
    return load_words(folder, PAGE, PageWords)


def load_words(folder: Path, file: str, kind: type[T]) -> dict[str, T]:
    """What that file says as a whole, by language. Raises RulebookError."""
    return {
        language: _convert(f"{language}/{file}", "", _table(folder / language / file), kind) for language in LANGUAGES
    }


def _asking(folder: Path, language: str) -> Asking:
    own, common = _table(folder / language / ASKING), _table(COMMON / f"{language}.toml")
    where = f"{language}/{ASKING}"
    for name in own.keys() & common.keys():
        if not isinstance(own[name], list) or not isinstance(common[name], list):
            raise RulebookError(where, name, "is said for all games")
        own[name] = [*common[name], *own[name]]
    return _convert(where, "", common | own, Asking)


def _entry(name: str, row: _Row, said: Mapping[str, Mapping[str, Wording]]) -> Entry:
    for language in LANGUAGES:
        if name not in said[language]:
            raise RulebookError(language, name, "is missing")
        if bool(said[language][name].example) != bool(said[ENGLISH][name].example):
            raise RulebookError(language, name, "has an example in some languages only")
        left = said[language][name].open
        if bool(left) != bool(said[ENGLISH][name].open) or (left and not row.ruling):
            raise RulebookError(language, name, "says what is open in some languages only, or of no ruling")
    wordings = {language: said[language][name] for language in LANGUAGES}
    return Entry(name, row.number, row.see, row.enforced, row.ruling, wordings, deed=row.deed, befalls=row.befalls)


def _wordings(folder: Path, others: Collection[str]) -> dict[str, Wording]:
    found: dict[str, Wording] = {}
    for file in sorted(folder.glob("*.toml")):
        if file.name in others:
            continue
        for name, row in _table(file).items():
            where = f"{folder.name}/{file.name}"
            if name in found:
                raise RulebookError(where, name, "stands twice")
            found[name] = _convert(where, name, row, Wording)
            if not found[name].title.strip() or not found[name].text.strip():
                raise RulebookError(where, name, "has no title or no text")
    return found


def _typed(folder: Path, language: str, known: Collection[str], made: Made | None) -> dict[str, tuple[str, ...]]:
    """What else players type for an entry."""
    where, file = f"{language}/{TYPED}", folder / language / TYPED
    found = {name: _convert(where, name, row, tuple[str, ...]) for name, row in _table(file).items()}
    for name in found:
        if name not in known and (made is None or not name.startswith(f"{made.kind}-")):
            raise RulebookError(where, name, "is no entry")
    return found


def _with_words(entry: Entry, typed: Mapping[str, Mapping[str, tuple[str, ...]]]) -> Entry:
    wordings = {
        language: msgspec.structs.replace(said, words=(*said.words, *typed[language].get(entry.id, ())))
        for language, said in entry.wordings.items()
    }
    return msgspec.structs.replace(entry, wordings=wordings)


def _table(file: Path) -> dict[str, Any]:
    return read_toml(file, partial(RulebookError, f"{file.parent.name}/{file.name}", ""))


def _convert(where: str, name: str, row: object, kind: type[T]) -> T:
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        raise RulebookError(where, name, str(error)) from error
