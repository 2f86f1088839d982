"""Own craft cards: the box has four blank ones (section 8), and a server makes its own.

A table that plays with them has them written out in an option, so that its log alone tells them for ever. A card's name
and drawing stand in its word of the notation, so that whatever names the card knows them.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final

import msgspec

from kingsforge_bot.core.errors import Expected, Fact
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, read_die

OPTION: Final = "own_cards"
"""The option of a table in which they are written; a table without them has no such option."""
MOST_CARDS: Final = 12
MOST_BOXES: Final = 6
HIGHEST_VALUE: Final = 6
MOST_OF: Final = {Kind.METAL: 6, Kind.WOOD: 5, Kind.GEM: 3, Kind.MAGIC: 3}
"""Boxes of a kind: an item that nobody can make might keep the game from its end."""
HIGHEST_RANK: Final = 999
LONGEST_NAME: Final = 24
_LONGEST_WORD: Final = 28
"""Characters of a name in the notation: what is pressed has to fit into the id of a button."""
_FORM: Final = re.compile(r"own-([1-9][0-9]{0,2})-([A-Za-z0-9._-]{1,28})", re.ASCII)
_SPACE, _APOSTROPHE = "_", "."


class Fault(StrEnum):
    """Why a card is not kept; facts named in each comment are what the refusal carries."""

    NAME = "own-card-name"  # most: characters
    NAME_TAKEN = "own-card-name-taken"
    BOXES = "own-card-boxes"  # most
    KIND = "own-card-kind"  # kind, most
    RANK = "own-card-rank"  # most
    RANK_TAKEN = "own-card-rank-taken"  # rank
    TOO_MANY = "own-card-too-many"  # most


class OwnCardRefused(Expected):
    """Such a card is not kept: nothing has changed."""

    def __init__(self, reason: Fault, **facts: Fact) -> None:
        super().__init__(reason, **facts)


class OwnCard(msgspec.Struct, frozen=True):
    """A card as it was made: its name, the rank of the printed card whose drawing it has, its own rank, its boxes."""

    name: str
    drawn: int
    rank: int
    boxes: tuple[Die, ...]

    @property
    def card(self) -> CraftCard:
        """As the rules have it."""
        return CraftCard(own_item(self.name, self.drawn), self.rank, self.boxes)


def own_item(name: str, drawn: int) -> Item:
    """The word of such a card: letters beyond ASCII in Punycode (RFC 3492). Raises OwnCardRefused."""
    word = name.replace(" ", _SPACE).replace("'", _APOSTROPHE).encode("punycode").decode("ascii")
    item = f"own-{drawn}-{word}"
    if len(word) > _LONGEST_WORD or _FORM.fullmatch(item) is None:
        raise OwnCardRefused(Fault.NAME, most=LONGEST_NAME)
    return Item(item)


def read_item(item: str) -> tuple[str, int] | None:
    """The inverse: name and drawing; None for any other word."""
    match = _FORM.fullmatch(item)
    if match is None:
        return None
    try:
        name = match[2].encode("ascii").decode("punycode").replace(_SPACE, " ").replace(_APOSTROPHE, "'")
        return (name, int(match[1])) if clean_name(name) == name and own_item(name, int(match[1])) == item else None
    except (UnicodeError, OwnCardRefused, OverflowError):
        return None


def clean_name(name: str) -> str:
    """The name as it is kept: letters and digits of any script, spaces, hyphens, apostrophes. Raises OwnCardRefused."""
    found = " ".join(unicodedata.normalize("NFC", name).replace("’", "'").split())
    if not 1 <= len(found) <= LONGEST_NAME or not any(one.isalpha() for one in found):
        raise OwnCardRefused(Fault.NAME, most=LONGEST_NAME)
    if any(not (one.isalnum() or one in " '-") for one in found):
        raise OwnCardRefused(Fault.NAME, most=LONGEST_NAME)
    return found


def check_boxes(boxes: Sequence[Die]) -> None:
    """Raises OwnCardRefused for boxes that no own card has."""
    if not 1 <= len(boxes) <= MOST_BOXES:
        raise OwnCardRefused(Fault.BOXES, most=MOST_BOXES)
    for kind, most in MOST_OF.items():
        if sum(box.kind is kind for box in boxes) > most:
            raise OwnCardRefused(Fault.KIND, kind=kind.value, most=most)
    if any(box.kind not in MOST_OF or not 1 <= box.value <= HIGHEST_VALUE for box in boxes):
        raise OwnCardRefused(Fault.BOXES, most=MOST_BOXES)


def check_beside(own: OwnCard, others: Iterable[OwnCard], printed: Iterable[CraftCard]) -> None:
    """Raises OwnCardRefused where another card has that rank or name."""
    printed, others = tuple(printed), tuple(others)
    if not 1 <= own.rank <= HIGHEST_RANK:
        raise OwnCardRefused(Fault.RANK, most=HIGHEST_RANK)
    if own.rank in {*(one.rank for one in printed), *(one.rank for one in others)}:
        raise OwnCardRefused(Fault.RANK_TAKEN, rank=own.rank)
    taken = {one.name.casefold() for one in others} | {one.item.replace("-", " ") for one in printed}
    if own.name.casefold().replace("'", "").replace("-", " ") in taken or own.name.casefold() in taken:
        raise OwnCardRefused(Fault.NAME_TAKEN)


def read_boxes(text: str) -> tuple[Die, ...]:
    """`M3 W2 W2`, with or without spaces and commas. Raises OwnCardRefused."""
    words = re.findall(r"[^\W\d_]\s*\d+|\S", text.replace(",", " "))
    try:
        found = tuple(read_die("".join(word.split()).upper()) for word in words)
    except ValueError:
        raise OwnCardRefused(Fault.BOXES, most=MOST_BOXES) from None
    check_boxes(found)
    return tuple(sorted(found, key=lambda box: (tuple(MOST_OF).index(box.kind), box.value)))


def write(cards: Iterable[OwnCard]) -> str:
    """The option of a table with these cards, in the order of their ranks."""
    rows = sorted(cards, key=lambda one: one.rank)
    return " ".join(f"{one.card.item}:{one.rank}:{''.join(box.text for box in one.boxes)}" for one in rows)


def parse(text: str) -> tuple[OwnCard, ...]:
    """The inverse, as far as a card can be judged alone. Raises ValueError for what `write` would not have written."""
    found: list[OwnCard] = []
    for row in text.split(" ") if text else ():
        item, rank, boxes = row.split(":")
        named = read_item(item)
        if named is None or not (rank.isascii() and rank.isdecimal() and len(rank) <= len(str(HIGHEST_RANK))):
            raise ValueError(row[:60])
        try:
            found.append(OwnCard(*named, int(rank), read_boxes(boxes)))
        except OwnCardRefused as error:
            raise ValueError(row[:60]) from error
    if len(found) > MOST_CARDS or write(found) != text:
        raise ValueError(text[:60])
    return tuple(found)


def read(text: str, printed: Sequence[CraftCard]) -> tuple[OwnCard, ...]:
    """The same for a table: each is judged beside the others and those printed cards. Raises ValueError."""
    found = parse(text)
    for place, one in enumerate(found):
        try:
            check_beside(one, found[:place], printed)
        except OwnCardRefused as error:
            raise ValueError(one.card.item) from error
    if not found or any(one.drawn not in {card.rank for card in printed} for one in found):
        raise ValueError(text[:60])
    return found
