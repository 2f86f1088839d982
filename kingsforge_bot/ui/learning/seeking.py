"""What a query to the rulebook comes to before anybody knows a table."""

from typing import Final

import msgspec

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.rulebook.ranking import Ranked
from kingsforge_bot.rulebook.thresholds import CLEAR, NUMBERED
from kingsforge_bot.rulebook.words import as_typed, tokens
from kingsforge_bot.ui.game.rulebooks import Found, GameRules, Rulebooks
from kingsforge_bot.ui.learning.rules import SAID, TUTORIAL, meant, no_word, nothing_fits

_BESIDE_THE_BEST: Final = 3
"""Entries that a question may have meant: nearly always one of so many and the best one."""
_BEGINNING: Final = 4
"""Letters by which a word is known in an inflected one."""


class Sought(msgspec.Struct, frozen=True):
    """What a query comes to before anybody knows a table: the first of these that there is."""

    query: str
    """What is looked for, as it was typed."""
    front: str = ""
    """The game whose front page is wanted, by its key."""
    lessons: Rulebooks | None = None
    """Whose tutorials are wanted."""
    ranked: tuple[tuple[GameRules, Ranked], ...] = ()
    """Of which the most or the least is asked for."""
    judged: tuple[Found, ...] | None = None
    """What is to be judged from a position; empty where nothing was named."""
    entry: Found | None = None
    """The one that is clearly meant."""
    hits: tuple[Found, ...] = ()
    """What may be meant, best first."""
    others: tuple[Found, ...] = ()
    """Of those what an open question may mean beside the best one."""
    texts: tuple[Found, ...] = ()
    """Of those what answers it in full; none where nothing fits."""
    nothing: str = ""
    """Above the nearest, where nothing fits."""
    lacking: str = ""
    """That the game which is meant has no word for it, where another has."""
    unnamed: str = ""
    """That the entry has none of the words either: it comes nearest."""

    @property
    def game(self) -> str | None:
        """The key of the game that is asked about, where that is known."""
        best = self.entry or next(iter(self.texts), None)
        return self.front or (None if best is None else best.rules.game)


def seek(l10n: Localizer, books: Rulebooks, query: str) -> Sought:
    """Look it up, which takes some milliseconds of a processor: off the event loop."""
    query = meant(l10n, books, query)
    if (named := books.game_named(l10n, query)) is not None:
        return Sought(query, front=named.game)
    if (lessons := _lessons_asked_for(books, query)) is not None:
        return Sought(query, lessons=lessons)
    if ranked := books.ranked(query):
        return Sought(query, ranked=ranked)
    if (judged := books.at_the_table(query)) is not None:
        return Sought(query, judged=judged)
    # A reason for a rule, not for a refusal: the rule itself says most.
    typed, query = query, books.asked_why(query) or query
    hits = books.find(query)
    others = hits[1 : 1 + _BESIDE_THE_BEST] if books.is_open(query, hits) else ()
    texts, missing, entry = books.texts(query), books.missing(query), books.clear(query, hits)
    if not others and hits and hits[0].score < CLEAR:
        # A name or a word, and nothing is called nearly so.
        texts = ()
    said = as_typed(typed, query)
    by_words = books.read(query) is None and max((one.score for one in hits[:1]), default=0.0) < NUMBERED
    guessed = entry is not None and by_words and not _says(entry, query)
    nothing = "" if texts else nothing_fits(l10n, books, said)
    if entry is None and not others and len(texts) == 1 and by_words and not _says(texts[0], query):
        texts, nothing = (), l10n("rules-unnamed-near", query=plain(said, SAID))
    return Sought(
        said,
        entry=entry,
        hits=hits,
        others=others,
        texts=texts,
        nothing=nothing,
        lacking="" if missing is None else no_word(l10n, books, missing, said),
        unnamed=l10n("rules-unnamed", query=plain(said, SAID)) if guessed else "",
    )


def _says(found: Found, query: str) -> bool:
    """Whether a word of the query, or one that begins alike, stands in what the entry says in any language."""
    shown = {word for said in found.entry.wordings.values() for one in (said.title, said.text) for word in tokens(one)}
    beginnings = {word[:_BEGINNING] for word in shown}
    return any(word[:_BEGINNING] in beginnings for word in tokens(query))


def _lessons_asked_for(books: Rulebooks, query: str) -> Rulebooks | None:
    """Where one game's tutorial was chosen, the books with that game meant; None for any other query."""
    word, _, game = query.partition(" ")
    if word == TUTORIAL and books.of(game) is not None:
        return books.meaning(game)
    return books if books.asked_tutorial(query) and books.lessons() else None
