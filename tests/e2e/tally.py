"""Who won, counted by rule 5.4 from what was said in public, without the bot's own reckoning."""

import re
from collections.abc import Sequence

from tests.e2e.reading import RANKED, Board

WON = re.compile(r"\*\*(.+?)\*\*: ((?:won [^;\n]+(?:; |$))+)", re.MULTILINE)
PLACES = re.compile(r"^The game is over after round \d+\. (.+)\.$", re.MULTILINE)
PLACE = re.compile(r"(\d)\. (.+)")

SHOWN = re.compile(r"^(.+?)(?:, first player)?\nItems \d+: (.+)$", re.MULTILINE)
"""A player and their items, as the text of the picture has them."""


def won_in_public(boards: Sequence[Board]) -> dict[str, set[str]]:
    """Items by player, from the lines `Ann: won Crown; won Axe (stolen from Ben)` of all boards."""
    items: dict[str, set[str]] = {}
    for board in boards:
        for name, won in WON.findall(board.message.content):
            parts = (part.removeprefix("won ").partition(" (")[0].strip("*") for part in won.split("; ") if part)
            items.setdefault(name, set()).update(parts)
    return items


def ranks(boards: Sequence[Board]) -> dict[str, int]:
    """The rank of every craft card that was ever shown."""
    return {name.strip(): int(rank) for board in boards for name, rank in RANKED.findall(board.words)}


def winner(items: dict[str, set[str]], rank: dict[str, int]) -> str:
    """Most items; of those tied the owner of the highest rank (5.4)."""
    return max(items, key=lambda name: (len(items[name]), max(rank[item] for item in items[name])))


def said_places(board: Board) -> list[tuple[int, str, set[str]]]:
    """The places and the items as the picture of the last board shows them."""
    shown = {name: {one.rpartition(" #")[0] for one in items.split(", ")} for name, items in SHOWN.findall(board.words)}
    (places,) = PLACES.findall(board.words)
    found = [PLACE.fullmatch(one) for one in places.split(", ")]
    return [(int(one[1]), one[2], shown.get(one[2], set())) for one in found if one is not None]
