"""What is counted of all entries before the first is searched for: half a second's work."""

import math
from array import array
from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence

import msgspec

from kingsforge_bot.rulebook.entry import Entry
from kingsforge_bot.rulebook.postings import Phrases, Postings, Reals, Wholes, turned
from kingsforge_bot.rulebook.synonyms import PLAYERS, Synonyms
from kingsforge_bot.rulebook.thresholds import EARLY, FILLER, IN_TEXT, OFTEN_ENOUGH, PLAYERS_SAID, TITLE, WORDS
from kingsforge_bot.rulebook.words import tokens, weight

_Written = list[tuple[float, tuple[str, ...]]]
"""The phrases of an entry, word by word, with their worth."""


class Built(msgspec.Struct, frozen=True):
    """The numbers of an index; entries, phrases and words are told by theirs.

    `rarity` is how much each of the `words` says. `names` are phrases that name something to do: who says all of one
    means it, whatever else is said. `degrees` are how much an entry can be about a word, `abouts` which of them, where
    `in_entries` has the entry.
    """

    words: tuple[str, ...]
    rarity: Reals
    names: Wholes
    degrees: tuple[float, ...]
    phrases: Phrases
    in_phrases: Postings
    in_entries: Postings
    abouts: Postings


def build(entries: Sequence[Entry], synonyms: Synonyms, doable: Collection[str]) -> Built:
    """The index of these entries; those of the kinds that are `doable` are something to do."""
    written = [_phrases(entry, synonyms) for entry in entries]
    counted = [_counted(entry, phrases, synonyms) for entry, phrases in zip(entries, written, strict=True)]
    rare = _rarity(counted, synonyms)
    # Whole texts, of which none is asked for again.
    tokens.cache_clear()
    names, told = _told(entries, written, rare, doable)
    numbers = {word: number for number, word in enumerate(rare)}
    # How much an entry is about a word: a few values, told by their numbers.
    degree: dict[float, int] = {}
    of_phrases = [array("H", map(numbers.__getitem__, words)) for phrases in written for _, words in phrases]
    of_entries = [array("H", map(numbers.__getitem__, counts)) for counts in counted]
    abouts = [
        array("H", (degree.setdefault(_about(often), len(degree)) for often in counts.values())) for counts in counted
    ]
    return Built(
        tuple(rare),
        array("d", rare.values()),
        names,
        tuple(degree),
        told,
        turned(of_phrases, len(rare)),
        turned(of_entries, len(rare)),
        turned(of_entries, len(rare), abouts),
    )


def _told(
    entries: Sequence[Entry], written: Sequence[_Written], rare: Mapping[str, float], doable: Collection[str]
) -> tuple[Wholes, Phrases]:
    """The numbers of those phrases that are names, and all phrases."""
    both = zip(entries, written, strict=True)
    terms = {words for entry, phrases in both if entry.id.startswith("term-") for _, words in phrases}
    names, told = array("I"), Phrases()
    for number, phrases in enumerate(written):
        for worth, words in phrases:
            # Of one of many alike all it is called by; of the others the title, for their phrases say what they do.
            if words not in terms and entries[number].kind in doable and (entries[number].what or worth == TITLE):
                names.append(len(told))
            told.add(number, worth, sum(rare[token] for token in words))
    return names, told


def weight_of(token: str, synonyms: Synonyms) -> float:
    """How much a word can say in this rulebook, before it is known how many entries have it: 0 to 1."""
    if token in synonyms.fillers:
        return FILLER
    if token in PLAYERS:
        return PLAYERS_SAID
    return 1.0 if token in synonyms.heads else weight(token)


def _rarity(counted: Sequence[Mapping[str, float]], synonyms: Synonyms) -> dict[str, float]:
    """How much each word says: the fewer entries have it, or one that means the same, the more."""
    having: Counter[str] = Counter()
    for counts in counted:
        having.update({other for token in counts for other in synonyms.same.get(token, (token,))})
    return {token: weight_of(token, synonyms) * math.log(1 + len(counted) / many) for token, many in having.items()}


def _phrases(entry: Entry, synonyms: Synonyms) -> _Written:
    """Titles and players' words with their worth, every phrase once."""
    found: dict[tuple[str, ...], float] = {}
    for wording in entry.wordings.values():
        for text, worth in ((wording.title, TITLE), *((word, WORDS) for word in wording.words)):
            words = synonyms.tokens(text)
            if words:
                found[words] = max(worth, found.get(words, 0.0))
    return [(worth, words) for words, worth in found.items()]


def _counted(entry: Entry, phrases: _Written, synonyms: Synonyms) -> dict[str, float]:
    """How often the entry has each of its words: one of a title often enough, one of the text for less than once."""
    often: defaultdict[str, float] = defaultdict(float)
    for wording in entry.wordings.values():
        for token in synonyms.tokens(f"{wording.text} {wording.example}"):
            often[token] = IN_TEXT
    for worth, words in phrases:
        for token in words:
            often[token] += OFTEN_ENOUGH if worth == TITLE else 1.0
    return often


def _about(often: float) -> float:
    """How much an entry is about a word that it has so often: 0 to 1."""
    return min(1.0, often / (often + EARLY) * (OFTEN_ENOUGH + EARLY) / OFTEN_ENOUGH)
