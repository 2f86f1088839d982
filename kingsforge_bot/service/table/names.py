"""Names of tables and of bot players: proper names, the same in every language."""

import unicodedata
from collections.abc import Collection
from itertools import filterfalse
from typing import Final

MOST_LETTERS: Final = 32

TABLES: Final = (
    "Oak", "Ember", "Ash", "Birch", "Cedar", "Flint", "Raven", "Otter", "Heron", "Badger", "Falcon", "Fox",
    "Willow", "Hazel", "Rowan", "Maple", "Elder", "Alder", "Linden", "Juniper", "Clover", "Thistle", "Heather",
    "Fern", "Moss", "Copper", "Silver", "Cobalt", "Amber", "Garnet", "Opal", "Jasper", "Onyx", "Quartz", "Slate",
    "Granite", "Marble", "Anvil", "Bellows", "Hammer", "Tongs", "Rivet", "Lantern", "Kettle", "Barrel", "Harbor",
    "Meadow", "River", "Canyon", "Summit", "Glacier", "Comet", "Aurora", "Zephyr", "Monsoon", "Tundra", "Lynx",
    "Bison", "Magpie", "Sparrow", "Beetle", "Salmon", "Pepper", "Saffron",
)  # fmt: skip

AI_PLAYERS: Final = ("Brok", "Ilmar", "Wayland", "Sindri", "Telchin", "Govan")

DELETED: Final = "Deleted player"
"""Of whom nothing is known any more; two at one table are numbered."""

_BLANK: Final = frozenset("\t\r\n\u115f\u1160\u2800\u3164\uffa0")
"""Seen as spaces, also those that Unicode calls letters and signs."""


def clean(text: str) -> str:
    """Without control, format and unassigned characters, on one line, cut to 32 characters; may be empty."""
    spaced = "".join(" " if unicodedata.category(one)[0] == "Z" or one in _BLANK else one for one in text[:1000])
    kept = "".join(one for one in spaced if unicodedata.category(one)[0] != "C")
    return " ".join(kept.split())[:MOST_LETTERS].rstrip()


def shown(name: str, number: int) -> str:
    """A person's name at a table; one that consists of nothing visible gives way to their number as a user."""
    return clean(name) or str(number)


def folded(text: str) -> str:
    """Without case, accents and full-width forms: a phone's keyboard leaves them out."""
    split = unicodedata.normalize("NFKD", text.casefold())
    return "".join(filterfalse(unicodedata.combining, split))


def table_name(wanted: str | None, number: int, taken: Collection[str]) -> str:
    """The wanted name, else one of ours beginning at `number`; with a number behind it while it is taken."""
    used = {name.casefold() for name in taken}
    chosen = clean(wanted or "")
    if not chosen:
        ours = [TABLES[(number + step) % len(TABLES)] for step in range(len(TABLES))]
        chosen = next((name for name in ours if name.casefold() not in used), ours[0])
    name, again = chosen, 1
    while name.casefold() in used:
        again += 1
        tail = f" {again}"
        name = chosen[: MOST_LETTERS - len(tail)] + tail
    return name


def bot_name(taken: Collection[str]) -> str:
    """The first of our smiths who does not sit there yet."""
    return next((name for name in AI_PLAYERS if name not in taken), AI_PLAYERS[0])


def vacant_name(seat: int) -> str:
    """What stands where a name would, on a seat that nobody holds: the seat's number."""
    return f"({seat + 1})"


def deleted_name(taken: Collection[str]) -> str:
    """What a seat is called whose player had what is known of them deleted."""
    name, again = DELETED, 1
    while name in taken:
        again += 1
        name = f"{DELETED} {again}"
    return name
