"""What a query says: its words, with what each may have meant and how much it says."""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kingsforge_bot.rulebook.building import weight_of
from kingsforge_bot.rulebook.entry import Asking
from kingsforge_bot.rulebook.lexicon import Lexicon, Meant
from kingsforge_bot.rulebook.postings import Words
from kingsforge_bot.rulebook.synonyms import Synonyms
from kingsforge_bot.rulebook.thresholds import (
    AFTER_CLITIC,
    MOST_WORDS,
    PART,
    SHORT,
    SURELY,
    SURELY_BEGUN,
    SURELY_SHORT,
    UNKNOWN,
)
from kingsforge_bot.rulebook.words import finder, fold


class Word(NamedTuple):
    """A word of a query, what it may mean of the rulebook's, and how much it says; one that `asks` names nothing."""

    typed: str
    meant: Meant
    worth: float
    asks: bool

    @property
    def is_sure(self) -> bool:
        """Whether it is one of those, inflected or mistyped perhaps, and does not merely look like one."""
        return any(_is_sure(self.typed, token, likely) for token, likely in self.meant)


class Query(NamedTuple):
    """What a query says. `kind` is of the entries that are asked for by what they do, if any are."""

    kind: str | None
    words: tuple[str, ...]


class Reader:
    """A reader of queries in all languages at once; `rare` are the words of so `many` entries."""

    def __init__(self, ways: Sequence[Asking], synonyms: Synonyms, rare: Words, many: int) -> None:
        self._synonyms, self._rare = synonyms, rare
        self._unknown = math.log(1 + many / UNKNOWN)
        self._lexicon = Lexicon(rare.numbers, synonyms.same)
        kinds = dict.fromkeys(kind for way in ways for kind in way.sought)
        self._sought = {kind: finder(word for way in ways for word in way.sought.get(kind, ())) for kind in kinds}

    def query(self, asked: str) -> Query:
        """Its words, without those that ask for a thing by what it does."""
        kind, rest = self._described(asked)
        return Query(kind, self._joined(self._synonyms.asked(rest, self._rare)[:MOST_WORDS]))

    def words(self, query: Query, *, finished: bool = False) -> Iterable[Word]:
        """Its words with what they mean; the last may go on, unless the query is `finished`."""
        for place, word in enumerate(query.words):
            asks = word in self._synonyms.fillers
            meant = self._meant(word, asks, last=place == len(query.words) - 1 and not finished)
            yield Word(word, meant, self._worth(word, meant), asks)

    def naming(self, asked: str) -> tuple[str, ...]:
        """The words of a query, but for those that only ask."""
        return tuple(word for word in self.query(asked).words if word not in self._synonyms.fillers)

    def has(self, word: str) -> bool:
        """Whether it is a word of the rulebook, or means the same as one."""
        return word in self._rare or any(other in self._rare for other in self._synonyms.same.get(word, ()))

    def says(self, text: str) -> bool:
        """Whether the word, or each pair of its signs, is one of ours or only asks."""
        return all(self._says(token) or token in self._synonyms.same for token in self._synonyms.tokens(text))

    def in_kana(self, query: str) -> str:
        """The query with what is Japanese in Latin letters in its own."""
        return self._synonyms.in_kana(query, self._rare)

    def _described(self, asked: str) -> tuple[str | None, str]:
        """What kind of thing is asked for by what it does, if one is, and what it does."""
        plain = fold(asked)
        for kind, words in self._sought.items():
            rest = words.sub(" ", plain)
            if rest != plain and rest.strip():
                return kind, rest
        return None, asked

    def _joined(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """The words, with `horse shoes` as the one word we know, and `westforest` as two."""
        joined: list[str] = []
        for word in (part for typed in words for part in self._parts(typed)):
            if any(word in self._synonyms.same.get(other, ()) for other in joined):
                # `red rose` says once what it says.
                continue
            if joined and joined[-1] + word in self._rare and not (joined[-1] in self._rare and word in self._rare):
                joined[-1] += word
            else:
                joined.append(word)
        return tuple(joined)

    def _parts(self, word: str) -> tuple[str, ...]:
        """The two words that were typed as one, if it is not one itself; of `lorbe` the one that says something."""
        if not self._says(word) and word.isalpha():
            for clitic in self._synonyms.clitics:
                rest = word.removeprefix(clitic)
                begins = len(rest) >= AFTER_CLITIC and self._says(rest)
                if rest != word and begins and not self._lexicon.begins(word):
                    return (rest,)
            for cut in range(PART, len(word) - PART + 1):
                if word[:cut] in self._rare and word[cut:] in self._rare:
                    return word[:cut], word[cut:]
        return (word,)

    def _says(self, word: str) -> bool:
        return word in self._rare or word in self._synonyms.fillers

    def _meant(self, word: str, asks: bool, *, last: bool) -> Meant:
        """A word that asks is not taken for one that names."""
        if asks:
            return ((word, 1.0),) if word in self._rare else ()
        return self._lexicon.meant(word, last)

    def _worth(self, word: str, meant: Meant) -> float:
        unknown = self._unknown * weight_of(word, self._synonyms)
        return self._rare.get(word) or max((self._rare[token] for token, _ in meant), default=unknown)


def _is_sure(word: str, token: str, likely: float) -> bool:
    if word.startswith(token) and len(token) < SURELY_BEGUN * len(word):
        return False
    return likely >= (SURELY_SHORT if len(word) <= SHORT else SURELY)
