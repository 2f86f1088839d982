"""What the rulebook is made of: entries, the same in all languages but for their words."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

import msgspec

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "es", "fr", "ja")
"""Language tags; every entry stands in all of them."""


class Enforced(StrEnum):
    """Whether the bot sees to the rule itself."""

    FULLY = "fully"
    PARTLY = "partly"
    NO = "no"


class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry in one language. `words` is how players ask for it; `example` is empty or one line.

    `short` is its title where a button has no room for `title`; empty where that, or what stands before its first
    comma or colon, is short enough. `open` is what of a ruling the printed rules leave open, where that is said.
    """

    title: str
    text: str
    words: tuple[str, ...] = ()
    example: str = ""
    short: str = ""
    open: str = ""


class Entry(msgspec.Struct, frozen=True):
    """One thing to look up."""

    id: str
    """`rule-2-4`, `term-player`, `card-bridge-top`: its kind, then what it is."""
    number: str
    """Of the rule that it tells or belongs to."""
    see: tuple[str, ...]
    """Ids of related entries, the nearest first."""
    enforced: Enforced
    ruling: bool
    """Whether this project had to decide it, because the printed rules leave it open."""
    wordings: Mapping[str, Wording]
    """By language."""
    printed: bool = False
    """Called by its English title on boards and in menus in every language."""
    deed: bool = False
    """A word for something that players do: its rule says what one can do, and answers the word by itself."""
    befalls: bool = False
    """A word for what becomes of a thing at others' hands: beside the thing's name its rule is asked for."""
    what: str = ""
    """Of one of many alike, such as a card of a deck: the id of the entry that says what it is one of."""

    @property
    def kind(self) -> str:
        """`card` of `card-bridge-top`."""
        return self.id.partition("-")[0]

    def said(self, language: str) -> Wording:
        """Its words in that language; English where we do not speak it."""
        return self.wordings.get(language) or self.wordings[ENGLISH]


class Asking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How questions sound in one language: what is alike at every game, and what a game adds of its own."""

    fillers: str
    """Words that ask rather than name, set apart by spaces."""
    same: tuple[str, ...]
    """Groups of words that mean the same here; where a language has no spaces, all are read as the first."""
    players: tuple[str, ...]
    """How their number is said, with # for it; ^ and $ stand for the question's ends."""
    rule: tuple[str, ...]
    """What stands before a rule's number."""
    why: tuple[str, ...] = ()
    """Begins a question to the referee."""
    can: tuple[str, ...] = ()
    """Asks, anywhere in a question, whether something can be done now."""
    doing: Mapping[str, tuple[str, ...]] = {}
    """Verbs by the kinds of entries that can be done: what such a question asks about."""
    general: tuple[str, ...] = ()
    """Words of who asks for the rules, whatever is possible now."""
    moment: tuple[str, ...] = ()
    """Words that may stand beside one of `alone`: now, still."""
    alone: Mapping[str, tuple[str, ...]] = {}
    """What by itself says what is meant (to pass, to draw), by the ids of entries."""
    verbs: Mapping[str, tuple[str, ...]] = {}
    """What says beside a thing what is meant to be done with it, by the ids of entries."""
    sought: Mapping[str, tuple[str, ...]] = {}
    """How who can only describe a thing asks for it, by kinds; the first that fits counts."""
    comparing: Mapping[str, tuple[str, ...]] = {}
    """Words of who asks for the most or the least (`ranking.py`)."""
    concepts: Mapping[str, tuple[str, ...]] = {}
    """What a game's numbers are called by."""
    measures: Mapping[str, str] = {}
    """How an answer calls each of those numbers."""
    tutorial: tuple[str, ...] = ()
    """Words for the tutorial."""
    whose: tuple[str, ...] = ()
    """How a person is named without a doubt, with # for the name."""
    clitics: str = ""
    """What may be typed as one with the word after it."""
    why_last: tuple[str, ...] = ()
    """Ends a question to the referee where the verb comes last."""
    particles: str = ""
    """Single signs that may stand before `why_last`."""
    halves: Mapping[str, str] = {}
    """Which half of a card is meant, as titles write it in brackets."""


class PageWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands around the entries on a page of the documents; `head` has a place for `others`, the other pages.

    `stop` ends a title, `gap` stands between sentences.
    """

    head: str
    language: str
    partly: str
    no: str
    stop: str
    gap: str
    sections: Mapping[str, str]


class RulebookError(ValueError):
    """A file of the rulebook cannot be used: `file`, `entry` (empty for the whole file), and the fault."""

    def __init__(self, file: str, entry: str, fault: str) -> None:
        super().__init__(": ".join(part for part in (file, entry, fault) if part))
        self.file = file
        self.entry = entry
        self.fault = fault


def rule_id(number: str) -> str:
    """`2.4` as `rule-2-4`."""
    return f"rule-{number.replace('.', '-')}"
