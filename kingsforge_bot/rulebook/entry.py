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
    """An entry in one language. `words` is how players ask for it; `example` is empty or one line."""

    title: str
    text: str
    words: tuple[str, ...] = ()
    example: str = ""


class Entry(msgspec.Struct, frozen=True):
    """One thing to look up: `rule-2-4`, `term-player`, `card-bridge-top`: its kind, then what it is.

    What stands before the first hyphen is its kind. `number` is the rule it tells or belongs to, `see` are the ids of
    related entries, the nearest first. `ruling` marks what this project had to decide, because the printed rules leave
    it open. A `printed` one is called by its English title on boards and in menus in every language. `what` is the id
    of the entry that says what it is one of, for one of many alike, such as a card of a deck.
    """

    id: str
    number: str
    see: tuple[str, ...]
    enforced: Enforced
    ruling: bool
    wordings: Mapping[str, Wording]
    printed: bool = False
    what: str = ""

    @property
    def kind(self) -> str:
        """`card` of `card-bridge-top`."""
        return self.id.partition("-")[0]

    def said(self, language: str) -> Wording:
        """Its words in that language; English where we do not speak it."""
        return self.wordings.get(language) or self.wordings[ENGLISH]


class Asking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How questions sound in one language: what is alike at every game, and what a game adds of its own.

    `fillers` are words that ask rather than name. Of `same` each is a group of words that mean the same here, set apart
    by spaces; where a language has no spaces, the first is what the others are read as. `clitics` are what may be
    typed as one with the word after it. `players` is how their number is said, with # for it; ^ and $ stand for the
    question's ends. `rule` stands before a rule's number.

    `why` begins a question to the referee, or ends it where the verb comes last: `why_last`, with `particles`, single
    signs that may stand before it. `can` asks, anywhere in a question, whether something can be done now, `doing` says
    what: verbs by the kinds of entries that can be done. `alone` is what by itself says what is meant (to pass, to
    draw), by the ids of entries, and `moment` may stand beside. `verbs` say beside a thing what is meant to be done
    with it, by the ids of entries. `general` are words of who asks for the rules, whatever is possible now. `sought` is
    how who can only describe a thing asks for it, by kinds, the first that fits counts.
    `whose` is how a person is named without a doubt, with # for the name.
    `comparing` are words of who asks for the most or the least (`ranking.py`), `concepts` what a game's numbers are
    called by, and `measures` how an answer calls each of those numbers.
    `tutorial` are words for the tutorial. `halves` say which half of a card is meant, as titles write it in brackets.
    """

    fillers: str
    same: tuple[str, ...]
    players: tuple[str, ...]
    rule: tuple[str, ...]
    why: tuple[str, ...] = ()
    can: tuple[str, ...] = ()
    doing: Mapping[str, tuple[str, ...]] = {}
    general: tuple[str, ...] = ()
    moment: tuple[str, ...] = ()
    alone: Mapping[str, tuple[str, ...]] = {}
    verbs: Mapping[str, tuple[str, ...]] = {}
    sought: Mapping[str, tuple[str, ...]] = {}
    comparing: Mapping[str, tuple[str, ...]] = {}
    concepts: Mapping[str, tuple[str, ...]] = {}
    measures: Mapping[str, str] = {}
    tutorial: tuple[str, ...] = ()
    whose: tuple[str, ...] = ()
    clitics: str = ""
    why_last: tuple[str, ...] = ()
    particles: str = ""
    halves: Mapping[str, str] = {}


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
