"""What else a word is called, and which words say nothing: in queries and in entries alike."""

import re
from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping
from itertools import chain
from typing import Final

from kingsforge_bot.rulebook.entry import Asking
from kingsforge_bot.rulebook.romaji import spelled, squeezed
from kingsforge_bot.rulebook.thresholds import ROMAJI, ROMAJI_ENDING
from kingsforge_bot.rulebook.words import fold, tokens, unspaced

_PLAYERS: Final = {
    "2": "twoplayers",
    "3": "threeplayers",
    "4": "fourplayers",
    "5": "fiveplayers",
    "6": "sixplayers",
}
"""A word more for a text that says so: `2p` and `a dos` have none in common."""
PLAYERS: Final = frozenset(_PLAYERS.values())
_LATIN: Final = re.compile(r"[a-z][a-z-]*")
_NAME: Final = re.compile(r"[\u30a1-\u30fa\u30fc]{2,}")
_UNSPACED: Final = re.compile(r"[\u3040-\u9fff]")
_SHORT: Final = re.compile(r"[\u3041-\u3096]{1,2}")
_ALONE: Final = r"(?<![\u3041-\u3096\u4e00-\u9fff])(?:{})(?=[^\u3041-\u3096]|[はがをのにでとも]|って|$)"
"""Two kana by themselves: `たて` is not the half of a verb."""


class Synonyms:
    """Words that mean the same, in languages with spaces; in those without, signs to be read as others."""

    def __init__(self, ways: Iterable[Asking], titles: Iterable[str] = ()) -> None:
        """`titles` are read for names in katakana, which are typed in Latin letters too, and for those with halves."""
        ways, titles = tuple(ways), tuple(titles)
        self.fillers: Final = frozenset(fold(filler) for way in ways for filler in way.fillers.split())
        self.clitics: Final = tuple(clitic for way in ways for clitic in way.clitics.split())
        self.same, self._read_as = _groups(ways)
        self.heads: Final = frozenset(self._read_as.values())
        """What signs are read as: words, even of one sign."""
        self._other = _any_of(self._read_as)
        chatter = [filler for filler in self.fillers if unspaced(filler[0])]
        self._chatter = _any_of(chatter)
        self._halves = {word: half for way in ways for word, half in way.halves.items()}
        self._halved = self._halved_names(titles)
        names = (name for title in titles for name in _NAME.findall(title))
        kana = {spelled(word): word for word in (*names, *_asking(ways), *chatter, *self._read_as)}
        self._kana: Final[Mapping[str, str]] = {latin: word for latin, word in kana.items() if latin}
        self._short = {latin: word for word in self._read_as if (latin := spelled(word)) and len(latin) < ROMAJI}
        patterns = [fold(pattern) for way in ways for pattern in way.players]
        called = {number: self.same.get(number, frozenset({number})) for number in _PLAYERS}
        self._players = [(called[number], _said_with(patterns, called[number]), _PLAYERS[number]) for number in called]

    def _halved_names(self, titles: Iterable[str]) -> re.Pattern[str] | None:
        """Finds a half behind the name of a card that has halves: there alone, for there are words like `below`."""
        side = re.compile(rf"(.+)\((?:{'|'.join(dict.fromkeys(self._halves.values())) or '(?!)'})\)")
        sided = {fold(name) for title in titles for name in side.findall(fold(title))}
        halved = "|".join(sorted(self._read_plainly(name) for name in sided))
        return re.compile(rf"({halved})(?:の|\s*no\b)?\s*({'|'.join(self._halves)})(?![a-z])") if halved else None

    def tokens(self, text: str) -> tuple[str, ...]:
        """The words of an entry."""
        return self._words(self._read(text))

    def _read(self, text: str) -> str:
        read = self._read_plainly(text)
        return read if self._halved is None else self._halved.sub(lambda found: found[1] + self._halves[found[2]], read)

    def _read_plainly(self, text: str) -> str:
        folded = fold(text)
        return self._other.sub(lambda found: self._read_as[found[0]], folded) if _UNSPACED.search(folded) else folded

    def _words(self, read: str) -> tuple[str, ...]:
        found = tokens(read)
        many = [word for names, said, word in self._players if not names.isdisjoint(found) and said.search(read)]
        return (*found, *many)

    def asked(self, query: str, known: Container[str]) -> tuple[str, ...]:
        """The words of a query, without what only makes a question of it where no spaces set that apart."""
        read = self._read(self.in_kana(query, known))
        return self._words(self._chatter.sub(" ", read)) or self._words(read)

    def in_kana(self, query: str, known: Container[str]) -> str:
        """The query, folded; words in Latin letters that are not `known` and are Japanese in its own."""
        folded = fold(query)
        read = _LATIN.sub(lambda found: self._in_kana(found[0], known), folded)
        # Beside Japanese a word of two or three letters is Japanese too.
        return read if read == folded else _LATIN.sub(lambda found: self._short.get(squeezed(found[0]), found[0]), read)

    def _in_kana(self, word: str, known: Container[str]) -> str:
        if word in known or word in self.same or word in self.fillers:
            return word
        latin = squeezed(word.replace("-", ""))
        for length in range(len(latin), max(ROMAJI, len(latin) - ROMAJI_ENDING) - 1, -1):
            if (kana := self._kana.get(latin[:length])) is not None:
                return kana
        return word


def _groups(ways: Iterable[Asking]) -> tuple[Mapping[str, frozenset[str]], Mapping[str, str]]:
    """Words with all that mean the same, and signs with those that they are read as."""
    same: defaultdict[str, set[str]] = defaultdict(set)
    read_as: dict[str, str] = {}
    for group in (fold(group).split() for way in ways for group in way.same):
        for word in group:
            if unspaced(word[-1]):
                read_as[word] = group[0]
            else:
                same[word].update(group)
    # Most words of a group have the same others: they are kept once.
    groups: dict[frozenset[str], frozenset[str]] = {}
    return {word: groups.setdefault(frozenset(group), frozenset(group)) for word, group in same.items()}, read_as


def _asking(ways: Iterable[Asking]) -> Iterator[str]:
    """What asks about a table's position."""
    for way in ways:
        yield from chain(way.can, way.why, way.why_last, way.moment, way.general, *way.alone.values())


def _any_of(words: Iterable[str]) -> re.Pattern[str]:
    """Finds each of the words, the longest first."""
    longest_first = sorted(words, key=lambda word: (-len(word), word))
    long = "|".join(re.escape(word) for word in longest_first if not _SHORT.fullmatch(word))
    short = "|".join(re.escape(word) for word in longest_first if _SHORT.fullmatch(word))
    return re.compile("|".join([long or "(?!)", _ALONE.format(short or "(?!)")]))


def _said_with(patterns: Iterable[str], called: Iterable[str]) -> re.Pattern[str]:
    """Finds that number of players, however it is `called`."""
    names = "|".join(sorted(called))
    return re.compile("|".join(_pattern(pattern, names) for pattern in patterns) or r"(?!)")


def _pattern(pattern: str, names: str) -> str:
    bare = re.escape(pattern.removeprefix("^").removesuffix("$")).replace(r"\#", f"(?:{names})")
    begin = r"^\W*" if pattern.startswith("^") else r"(?<![a-z0-9])"
    end = r"\W*$" if pattern.endswith("$") else "" if unspaced(pattern[-1]) else r"(?![a-z0-9])"
    return begin + bare + end
