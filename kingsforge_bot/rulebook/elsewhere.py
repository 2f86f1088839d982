"""Whether what is asked is not of this game at all, but of another: the table's game has no word for it."""

from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.thresholds import KNOWN, LACKING, OUTDONE, OUTDONE_BY_A_WORD


def lacks(own: Rulebook, query: str, other: Rulebook) -> bool:
    """Whether that other rulebook has what the query speaks of, and the own one has not."""
    if query in own.entries:
        return False
    ours, theirs = own.index, other.index
    lacking = ours.known(query, theirs.reader.has) < LACKING and theirs.known(query, ours.reader.has) >= KNOWN
    return lacking or _is_outdone(own, query, other)


def _is_outdone(own: Rulebook, query: str, other: Rulebook) -> bool:
    """Whether what that other rulebook finds fits far better, or better by a word that the own one has not."""
    theirs, ours = other.find(query, 1), own.find(query, 1)
    ahead = (theirs[0].score if theirs else 0.0) - (ours[0].score if ours else 0.0)
    if ahead < OUTDONE_BY_A_WORD or not theirs:
        return False
    words = (word for word in other.index.reader.naming(query) if not own.index.reader.has(word))
    return ahead >= OUTDONE or any(other.index.is_titled(theirs[0].entry, word) for word in words)


def lacks_deed(own: Rulebook, query: str, other: Rulebook) -> bool:
    """Whether it asks to do with something what is done in that other game alone."""
    if not own.position.named(query) or own.at_the_table(query):
        return False
    deeds = other.position.deed_words(query)
    return bool(deeds) and not any(own.index.reader.has(word) for deed in deeds for word in deed.split())
