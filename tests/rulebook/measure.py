"""`python -m tests.rulebook.measure [GAME] FILE...`: how many questions the search answers, and which it misses.

`python -m tests.rulebook.measure --both FILE...` asks the books of both games side by side, as players do, at a table
of the game after which the file begins to be called and without a table: how many are answered first or by the text
shown beside the first, how many among three, and how many answers show two texts.

A file is TOML, `[[question]]` for each: `query`, `lang`, and `wanted`, ids of entries of which each answers. One with a
`form` (`can` or `why`) is a question about the table's position: `action` is the verb, `wanted` what should be judged
there. A question about the rules that is taken for one about the position is missed, whatever would be found; but one
whose form is `either` is answered by the wanted entry in both ways.
"""

import sys
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.games.dwarven_smithy.rulebook.loading import load_rulebook as dwarven_smithy
from kingsforge_bot.games.keyflower.rulebook.loading import load_rulebook as keyflower
from kingsforge_bot.games.kings_forge.rulebook.loading import load_rulebook as kings_forge
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.entry import LANGUAGES
from kingsforge_bot.ui.game.rulebooks import Rulebooks

FIRST, THREE, JUDGED = "first", "first three", "judged from the position"
BOOKS: Final = {"kings_forge": kings_forge, "dwarven_smithy": dwarven_smithy, "keyflower": keyflower}
_ONE: Final = {"term-pass": "rule-2-6"}
"""An id for another that is judged alike."""


class Question(msgspec.Struct, frozen=True):
    """What somebody typed, and the entries of which each answers; `judged` are those for the position."""

    query: str
    lang: str
    wanted: tuple[str, ...]
    judged: bool
    either: bool = False


class Asked(msgspec.Struct, frozen=True):
    """What the books of both games make of a question: the ids that are found, and how many of them are texts."""

    question: Question
    found: tuple[str, ...]
    texts: int
    first: bool
    three: bool


class Answered(msgspec.Struct, frozen=True):
    """A question with the ids that were found, and by which measures (FIRST, THREE, JUDGED) that is right or wrong."""

    question: Question
    found: tuple[str, ...]
    right: dict[str, bool]


def read(file: Path) -> list[Question]:
    """The questions of a file, in its order."""
    said = tomllib.loads(file.read_text("utf-8"))
    return [_question(table) for tables in said.values() for table in tables]


def answered(book: Rulebook, question: Question) -> Answered:
    """What the rulebook makes of it."""
    wanted, judged = set(question.wanted), book.at_the_table(question.query)
    if question.judged:
        ids = tuple(_ONE.get(entry.id, entry.id) for entry in judged or ())
        return Answered(question, ids, {JUDGED: bool(wanted & set(ids))})
    if judged is not None and question.either:
        ids = tuple(entry.id for entry in judged)
        return Answered(question, ids, {FIRST: bool(wanted & set(ids[:1])), THREE: bool(wanted & set(ids))})
    if judged is not None:
        return Answered(question, tuple(f"({entry.id})" for entry in judged), {FIRST: False, THREE: False})
    ids = tuple(hit.entry.id for hit in book.find(question.query)[:3])
    return Answered(question, ids, {FIRST: bool(wanted & set(ids[:1])), THREE: bool(wanted & set(ids))})


def asked(books: Rulebooks, game: str, question: Question) -> Asked:
    """What is answered, by the same steps as the command; what is not of the game counts as wrong."""
    answer = books.answer(question.query)
    found = [one.entry.id if one.rules.game == game else f"({one.value})" for one in answer.found]
    wanted, shown = set(question.wanted), answer.first
    first, three = bool(wanted & set(found[:shown])), bool(wanted & set(found[: max(3, shown)]))
    return Asked(question, tuple(found[:3]), answer.texts, first, three)


def share(answers: Iterable[Answered], measure: str) -> float:
    """Of those with that measure how many are right, 0 to 1."""
    right = [one.right[measure] for one in answers if measure in one.right]
    return sum(right) / len(right)


def missed(answers: Iterable[Answered], measure: str) -> list[str]:
    """A line for each that is wrong."""
    return [
        f"[{one.question.lang}] {one.question.query}: {' | '.join(one.question.wanted)}, not {' '.join(one.found)}"
        for one in answers
        if not one.right.get(measure, True)
    ]


def _question(table: dict[str, str | list[str]]) -> Question:
    wanted = table["wanted"]
    ids = (wanted,) if isinstance(wanted, str) else tuple(wanted)
    form = table.get("form", "")
    return Question(
        str(table["query"]), str(table["lang"]), ids, judged=form in ("can", "why"), either=form == "either"
    )


def main(words: Sequence[str]) -> None:
    """Prints shares by language and overall, then the misses. Without a game King's Forge is meant."""
    if words[0] == "--both":
        both([Path(file) for file in words[1:]])
        return
    game, *files = words if words[0] in BOOKS else ("kings_forge", *words)
    book = BOOKS[game]()
    answers = [answered(book, question) for file in files for question in read(Path(file))]
    for measure in (FIRST, THREE, JUDGED):
        measured = [one for one in answers if measure in one.right]
        if measured:
            for language in LANGUAGES:
                of_it = [one for one in measured if one.question.lang == language]
                if of_it:
                    print(f"{measure}, {language}: {share(of_it, measure):.1%} of {len(of_it)}")
            print(f"{measure}, all: {share(measured, measure):.1%} of {len(measured)}")
            print(*(f"  {line}" for line in missed(measured, measure)), sep="\n")


def both(files: Iterable[Path]) -> None:
    """Prints for each file what is answered with both games' books, at a table of its game and without one."""
    every = titles().rulebooks
    for file in files:
        game = next(one for one in BOOKS if one in file.stem)
        for place, books in (("at a table", every.meaning(game)), ("without one", every)):
            answers = [asked(books, game, question) for question in read(file)]
            print(f"{file.stem}, {place}: {told(answers)}")
            for language in LANGUAGES:
                print(f"  {language}: {told([one for one in answers if one.question.lang == language])}")
            for one in answers:
                if not one.first:
                    wanted = " | ".join(one.question.wanted)
                    missing = "" if one.three else ", nor among three"
                    print(f"  [{one.question.lang}] {one.question.query}: {wanted}, not {' '.join(one.found)}{missing}")


def told(answers: Sequence[Asked]) -> str:
    """The figures of some answers."""
    first, three = sum(one.first for one in answers), sum(one.three for one in answers)
    two = sum(one.texts > 1 for one in answers)
    return f"first or shown beside {first}, among three {three}, two texts {two}, of {len(answers)}"


if __name__ == "__main__":
    main(sys.argv[1:])
