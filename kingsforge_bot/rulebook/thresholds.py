"""All numbers by which a question is read and answered: what each decides, and which lists of questions set it.

The lists lie in `tests/rulebook`, where a README says which are there to tune by. `Set by: none` is a number chosen
before the first list was asked, which none gave reason to change; `left_out` is `tests/rulebook/left_out.py`.
"""

from typing import Final

import msgspec

# How a query is cut into words: words.py, synonyms.py, reading.py, whose.py.

LONGEST: Final = 100
"""Characters of a query that are read; Discord's own limit for an option that is completed. Set by: none."""
FOLDED: Final = 400
"""Characters of a text that are folded; a query that is no longer than LONGEST may grow by it. Set by: none."""
MOST_WORDS: Final = 24
"""Words of a query that are read. Set by: none."""
KANA_PAIR: Final = 0.12
"""How much two kana side by side can say. Set by: none."""
KANA: Final = 0.05
"""The same of kana of another number. Set by: none."""
KANJI: Final = 0.4
"""The same of one kanji. Set by: none."""
MIXED_PAIR: Final = 0.35
"""The same of a pair across two scripts, which mostly joins a word and its particle. Set by: none."""
UNKNOWN: Final = 3
"""A word that no entry has says as much as one of which this many have it. Set by: none."""
FILLER: Final = 0.32
"""How much a word can say that only asks. Set by: dwarven_smithy_tuned, left_out."""
PLAYERS_SAID: Final = 0.6
"""What a number of players says beside a name: `bridge with 3` is not about three of them.
Set by: kings_forge_tired_own_search."""
ROMAJI: Final = 4
"""Letters of a Japanese word in Latin letters before which an ending is forgiven.
Set by: kings_forge_tired_search, kings_forge_tired_can."""
ROMAJI_ENDING: Final = 6
"""Letters of that ending. Set by: kings_forge_tired_search, kings_forge_tired_can."""
AFTER_CLITIC: Final = 3
"""Letters of a word from which an article or pronoun was not set apart.
Set by: kings_forge_tired_search, kings_forge_tired_can."""
PART: Final = 4
"""Letters that each of two words typed as one must have. Set by: kings_forge_questions_phone*."""
NAME_PART: Final = 2
"""Letters of a part of a person's name that is taken for them. Set by: dwarven_smithy_at_tables."""
MOST_PEOPLE: Final = 8
"""Names that one question speaks of; there are fewer seats. Set by: dwarven_smithy_at_tables."""

# How likely each word of the rulebook was meant by what was typed: lexicon.py.

KATAKANA: Final = 0.9
"""Of a word typed in hiragana that stands in katakana. Set by: kings_forge_questions_??, kings_forge_questions_more."""
SYNONYM: Final = 0.95
"""Of a word that means the same. Set by: dwarven_smithy_tuned, left_out."""
BEGUN: Final = 0.7
"""Of a word that is begun, if hardly any of it is typed. Set by: kings_forge_tired_own_search."""
UNFINISHED: Final = 0.8
"""The same of the last word, while that is no word by itself. Set by: kings_forge_tired_own_search."""
BEGUN_IN_FULL: Final = 0.2
"""What is added to either for all of it. Set by: kings_forge_tired_own_search."""
BEGINNING: Final = 2
"""Letters that begin a word, of the last one. Set by: none."""
LONGER: Final = 40
"""Letters of a word that is begun at most. Set by: kings_forge_tired_search."""
CUT: Final = 3
"""Letters that may be left off the end, or typed too many there. Set by: none."""
WHOLE: Final = 4
"""Letters that must stand before those, and that begin a word which is not the last. Set by: none."""
CUT_OFF: Final = 0.85
"""Of a word with letters too many behind it. Set by: none."""
STEM: Final = 4
"""Letters that a word has at least before an ending of grammar. Set by: kings_forge_questions_phone."""
ENDING: Final = 3
"""Letters that grammar may change at its end. Set by: kings_forge_questions_phone."""
INFLECTED: Final = 0.75
"""Of a word with another such ending. Set by: kings_forge_questions_phone."""
MAY_BE_MISTYPED: Final = 4
"""Letters of a word that may be mistyped; a shorter one would soon mean another thing.
Set by: kings_forge_tired_search."""
MISTYPED_BY: Final = 2
"""Letters by which it may be shorter or longer than what was meant. Set by: none."""
MISTYPED: Final = 0.65
"""How alike it must be to what was meant. Set by: none."""
ANOTHER_INITIAL: Final = 0.08
"""What is taken off where the first letter is another one. Set by: none."""
MOST_MISTYPED: Final = 8
"""Words that a mistyped one may have meant. Set by: none."""
MOST_BEGUN: Final = 40
"""Words with one beginning that are looked at. Set by: none."""

# How well an entry fits: building.py, search.py.

TITLE: Final = 1.0
"""What a title is worth beside WORDS. Set by: kings_forge_questions_phone."""
WORDS: Final = 0.96
"""What a wording of players is worth. Set by: kings_forge_questions_phone."""
OFTEN_ENOUGH: Final = 3.0
"""In so many phrases an entry has a word that it is about, as if it stood in its title.
Set by: kings_forge_questions_phone."""
EARLY: Final = 1.2
"""How fast the first phrases count towards OFTEN_ENOUGH: the less, the faster. Set by: kings_forge_questions_phone."""
IN_TEXT: Final = 0.8
"""What a word in the text counts beside one in a phrase. Set by: kings_forge_questions_phone."""
PHRASE: Final = 0.5
"""Of the score: how well one phrase fits; the rest is how well the entry as a whole does.
Set by: kings_forge_questions_phone."""
ALL: Final = 0.999
"""Of a query or a phrase: what is all of it, as numbers are added up. Set by: none."""
EXACT: Final = 0.1
"""For a whole title or phrase, word for word, but for words that only ask. Set by: kings_forge_questions_phone."""
SAID_IN_FULL: Final = 0.9
"""Of a name's weight: what must be said of it. Set by: kings_forge_tired_own_search."""
NAMED: Final = 0.1
"""For a name that is said so. Set by: kings_forge_tired_search."""
SOUGHT: Final = 1.25
"""For what is asked for by what it does, `which card ...`, beside a rule about it.
Set by: kings_forge_tired_own_search."""
NUMBERED: Final = 2.0
"""The score of a rule that is asked for by its number: more than any words come to. Set by: none."""
CENTRAL: Final = 0.004
"""Per related entry: of two that fit alike the one that more hangs on. Set by: kings_forge_questions_phone."""
ONE_OF_MANY: Final = 0.01
"""Taken off one of many alike: a name that is also a word of the rules means the word.
Set by: kings_forge_tired_search."""

# What is found, and whether that leaves a doubt: book.py, the rulebooks side by side.

FOUND: Final = 0.22
"""The score of what is found; below it some letters are alike, and nothing more. Set by: kings_forge_questions_??."""
MOST_FOUND: Final = 25
"""Entries that are found at a time: lines of a menu. Set by: none."""
RELEVANT: Final = 0.4
"""Of the best score; what is below is left out of lists. Set by: kings_forge_questions_??."""
CLEAR: Final = 0.65
"""The score of an entry that is meant without a doubt.
Set by: kings_forge_questions_??, kings_forge_questions_phone*."""
AHEAD: Final = 0.15
"""How far it is ahead of the next. Set by: kings_forge_questions_??, kings_forge_questions_phone*."""
WORD_AMONG: Final = 6
"""Entries among which the rule of a deed must be, to answer the one word for it. Set by: none."""
ALIKE: Final = 0.08
"""How near two scores are of which either may be meant.
Set by: kings_forge_questions_??, kings_forge_questions_more."""
AS_WELL: Final = 0.0435
"""How near the next is that is shown in full too; of such one of five is what was asked for. Set by: *_plain."""
TUTORIAL_MISTYPED: Final = 87
"""Percent of the signs alike: `tutoral`, and not a word that merely rhymes. Set by: none."""

# Whether this rulebook speaks of what was asked: search.py for a word, book.py for a query, elsewhere.py beside others.

SURELY: Final = 0.75
"""How alike a word must be to one of the rulebook to be known. Set by: *_plain."""
SURELY_SHORT: Final = 0.66
"""The same of a short one, which has little to be alike in. Set by: *_plain."""
SHORT: Final = 4
"""Letters of a short one. Set by: *_plain."""
SURELY_BEGUN: Final = 0.65
"""How much of it must stand in the rulebook: `fromage` is not `from`. Set by: *_plain."""
KNOWN: Final = 0.5
"""Of a query: what must be known, if anything in it is meant. Set by: *_plain."""
HARDLY_KNOWN: Final = 0.25
"""The same where what was found has WELL_FOUND. Set by: *_plain."""
WELL_FOUND: Final = 0.4
"""The score that makes up for it. Set by: *_plain."""
LACKING: Final = 0.34
"""Of a query that another game knows: what this one knows less of lacks here. Set by: *_plain."""
OUTDONE: Final = 0.34
"""By how much another game's rules fit better to what is not of this game. Set by: *_plain."""
OUTDONE_BY_A_WORD: Final = 0.2
"""The same where their title has a word for it that this game has not. Set by: *_plain."""

# What is to be judged from a table's position: position.py, naming.py.


class Sure(msgspec.Struct, frozen=True):
    """How well a thing to do must fit: at least so, and so well beside what can only be read."""

    least: float
    of_best: float


VERB: Final = Sure(0.55, 0.5)
"""Where the verb says what kind is meant: taking a thing is not reading what its name says.
Set by: kings_forge_tired_can."""
COMMON_VERB: Final = Sure(0.6, 0.9)
"""Where that may be of a kind of which all rules speak. Set by: kings_forge_tired_can."""
NO_VERB: Final = Sure(0.84, 1.0)
"""Where no verb says it: questions about the rules begin alike. Set by: kings_forge_tired_can."""
MOST_JUDGED: Final = 2
"""Things that one question is judged of. Set by: dwarven_smithy_at_tables."""

# What is compared by numbers: ranking.py.

MOST_MEASURES: Final = 2
"""Measures by which one question is answered. Set by: none."""
COMPARED: Final = 2
"""Names that are compared at least. Set by: none."""
