"""The one form of a button's id: version, table, sequence number, what it does. It outlives restarts.

A restore begins a timeline in which numbers of tables and entries come again: from then on ids name it, and ids of
other timelines are stale (docs/adr/0040).
"""

import re
from typing import Final

import msgspec
from msgspec.structs import replace

from kingsforge_bot.service.types import TableId

FIRST: Final = "kf1"
LATER: Final = "kf2"
LONGEST: Final = 100
"""Characters Discord allows."""
FRAME: Final = len(f"{LATER}|ABCDE|||")
"""Characters of the longest form beside table, sequence number and what it does."""
NO_TABLE: Final = TableId(0)
"""In the ids of buttons that belong to no table, but to the rulebook, the tutorial or one person; the entry is 0."""
PLATFORM_WORDS: Final = frozenset(
    {
        *("bot", "close", "compact", "data", "decline", "do", "end", "export", "hand", "join", "leave", "log", "me"),
        *("clock", "mute", "pause", "plan", "playing", "rematch", "replay", "resume", "rule", "rules", "setup", "show"),
        *("snooze", "start", "stats", "summary", "text", "turn", "turns", "tutorial", "undo", "verify", "vote"),
        *("settings", "which", "why"),
        *("analysis", "follow", "greet", "past", "resign", "seat", "unfollow"),
    }
)
"""What the platform says by the first word of an id, or of what a table is asked for: no game has a command so called.

In ids a game's notation begins with none of them either, but for `end`, which is only said of a table from a menu.
"""
PLAYING: Final = "playing"
"""The presser's turn at a table, in a message of its own."""
TEXT_BOARD: Final = "text"
"""The board in words, for whoever presses."""
PAST: Final = "past"
"""Begins what a press says that looks back: `past 45`; `first`, `back`, `on`, `newest` before it tell ways apart."""
NOTICE_WORDS: Final = frozenset({"log", "mute", "plan", "playing", "seat", "snooze", "turns", "vote"})
"""The first words of what may stand under lines and notices, which are no boards: by these buttons none is known."""
_FORM: Final = re.compile(
    rf"(?:{FIRST}|{LATER}\|([A-Z2-7]{{5}}))\|([1-9][0-9]{{0,8}})\|(0|[1-9][0-9]{{0,8}})\|([!-~ ]{{1,90}})", re.ASCII
)
_NO_TABLE_FORM: Final = re.compile(r"kf1\|0\|0\|([a-z][!-~\x20]{0,89})", re.ASCII)


class ComponentId(msgspec.Struct, frozen=True):
    """The custom id of a button or menu: `payload` is an action's notation, or a word of the ui with its details."""

    table: TableId
    seq: int
    payload: str
    timeline: str = ""
    """As ids name it (`Timeline.in_ids`). A message gets it when it is sent."""

    def within(self, timeline: str) -> "ComponentId":
        """The same in that timeline. What belongs to no table is of all of them."""
        return self if self.table == NO_TABLE else replace(self, timeline=timeline)

    @property
    def where(self) -> str:
        """The place for the log, without what was decided, which may be a secret."""
        return f"table {self.table}, entry {self.seq}, {self.payload.partition(' ')[0]}"

    def __str__(self) -> str:
        text = f"{_version(self.timeline)}|{self.table}|{self.seq}|{self.payload}"
        if len(text) > LONGEST:
            raise ValueError(text)
        return text


def read_press(custom_id: str) -> ComponentId | None:
    """The inverse of `str(press)`; None for anything else, made up or of another version."""
    match = _FORM.fullmatch(custom_id)
    if match is None or len(custom_id) > LONGEST:
        of_none = _NO_TABLE_FORM.fullmatch(custom_id)
        return None if of_none is None else ComponentId(NO_TABLE, 0, of_none[1])
    return ComponentId(TableId(int(match[2])), int(match[3]), match[4], match[1] or "")


def _version(timeline: str) -> str:
    return f"{LATER}|{timeline}" if timeline else FIRST
