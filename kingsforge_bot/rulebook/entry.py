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
    """One thing to look up: `rule-2-4`, `card-mill-bottom`, `dock-gem`, `die-library`, `term-supply`, `item-crown`.

    `number` is the rule it tells or belongs to, `see` are the ids of related entries, the nearest first. `ruling`
    marks what this project had to decide, because the printed rules leave it open.
    """

    id: str
    number: str
    see: tuple[str, ...]
    enforced: Enforced
    ruling: bool
    wordings: Mapping[str, Wording]

    def said(self, language: str) -> Wording:
        """Its words in that language; English where we do not speak it."""
        return self.wordings.get(language) or self.wordings[ENGLISH]


class Doing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Verbs for what can be done, by what it is done with: what the ids of those entries begin with."""

    card: tuple[str, ...]
    dock: tuple[str, ...]
    item: tuple[str, ...]


class Sought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How who can only describe a thing asks for it, by what it is: what the ids of those entries begin with."""

    card: tuple[str, ...]
    item: tuple[str, ...]


class Asking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How questions sound in one language.

    `fillers` are words that ask rather than name. Of `same` each is a group of words that mean the same here, set apart
    by spaces; where a language has no spaces, the first is what the others are read as. `clitics` are what may be
    typed as one with the word after it. `players` is how their number is said, with # for it; ^ and $ stand for the
    question's ends. `rule` stands before a rule's number.

    `why` begins a question to the referee, or ends it where the verb comes last: `why_last`, with `particles`, single
    signs that may stand before it. `can` asks, anywhere in a question, whether something can be done now, `doing` says
    what, `passing` is what who wants to pass says, and `moment` may stand beside. `general` are words of who asks for
    the rules, whatever is possible now. `sought` is how a card or an item is asked for by what it does or takes.
    `tutorial` are words for the tutorial.
    """

    fillers: str
    same: tuple[str, ...]
    players: tuple[str, ...]
    rule: tuple[str, ...]
    why: tuple[str, ...]
    can: tuple[str, ...]
    doing: Doing
    general: tuple[str, ...]
    moment: tuple[str, ...]
    passing: tuple[str, ...]
    sought: Sought
    tutorial: tuple[str, ...]
    clitics: str = ""
    why_last: tuple[str, ...] = ()
    particles: str = ""


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
