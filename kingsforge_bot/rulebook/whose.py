"""Names of people in a question, taken out before it is read: they may be any words at all, also ours."""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from kingsforge_bot.rulebook.entry import Asking
from kingsforge_bot.rulebook.thresholds import MOST_PEOPLE, NAME_PART
from kingsforge_bot.rulebook.words import fold, unspaced

_WORD: Final = re.compile(r"[^\W_]+")
_SHORT: Final = re.compile(r"[\u3041-\u3096]{1,2}")
"""Kana that may be a part of any word."""
_PLACE: Final = "#"


class Whose:
    """How somebody is named, in all languages at once."""

    def __init__(self, ways: Iterable[Asking], says: Callable[[str], bool]) -> None:
        """`says`: whether a word also means something else than a person."""
        self._forms = [tuple(fold(form).split(_PLACE)) for way in ways for form in way.whose]
        self._says = says

    def apart(self, query: str, names: Iterable[str]) -> tuple[str, frozenset[str]]:
        """The query, folded, without the people of those names, and which of them it spoke of.

        A name, or a part of one, that means something else too is a person's only where the form leaves no doubt:
        `from may`. Whose name is another's, too, is not told from the other, but is taken out all the same.
        """
        asked = fold(query)
        said = sorted(_said_in(asked, names), key=lambda one: -sum(map(len, one[0])))
        found: dict[tuple[str, ...], set[str]] = {}
        for words, name in said:
            if words in found or len(found) < MOST_PEOPLE:
                found.setdefault(words, set()).add(name)
        spoken: set[frozenset[str]] = set()
        for words, whom in found.items():
            left = self._pattern(words).sub(" ", asked)
            if left != asked:
                spoken.add(frozenset(whom))
                asked = left
        sure = {one for whom in spoken for one in whom if len(whom) == 1}
        return (asked if spoken else query), frozenset(sure)

    def _pattern(self, words: tuple[str, ...]) -> re.Pattern[str]:
        """The name in each form, the longest first; by itself where it means nothing else."""
        name = r"[\W_]*".join(map(re.escape, words))
        forms = sorted(self._forms, key=lambda form: -sum(map(len, form)))
        every = [re.escape(before) + name + re.escape(after) for before, after in forms]
        alone = [] if all(self._says(word) or _SHORT.fullmatch(word) for word in words) else [name]
        return re.compile("|".join(_whole(form, words) for form in [*every, *alone]) or r"(?!)")


def _said_in(asked: str, names: Iterable[str]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Names of which the question has all words, and parts of names, with whose they are."""
    for name in names:
        words = tuple(_WORD.findall(fold(name)))
        parts = [words, *((word,) for word in words if len(word) >= NAME_PART)]
        yield from ((part, name) for part in dict.fromkeys(parts) if part and all(word in asked for word in part))


def _whole(form: str, words: tuple[str, ...]) -> str:
    """Between words of languages with spaces; a name in signs stands anywhere."""
    before = "" if unspaced(words[0]) else r"(?<![a-z0-9])"
    after = "" if unspaced(words[-1]) else r"(?![a-z0-9])"
    return f"{before}(?:{form}){after}"
