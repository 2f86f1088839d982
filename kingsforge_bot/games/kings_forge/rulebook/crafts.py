"""Craft cards as entries: made from the numbers of the data file, with where those come from said plainly."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import msgspec

from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCardEntry
from kingsforge_bot.rulebook.entry import Enforced, Entry, Wording

_STATUS: Final = {
    "sourced": "sourced",
    "sourced (one source)": "one-source",
    "sourced, doubtful (one source; easy for its rank)": "doubtful",
    "dice sourced, rank reconstructed": "rank",
    "colours sourced, minimums and rank reconstructed within the bounds of the rulebook example": "colours",
    "reconstructed": "reconstructed",
}
_OTHER: Final = "other"
_FACT: Final = "sourced"


class CraftWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One language: `text` with {rank}, {boxes}, {status}; a sentence per status; names by the word of the notation."""

    text: str
    status: Mapping[str, str]
    names: Mapping[str, str]


def craft_entries(cards: Iterable[CraftCardEntry], words: Mapping[str, CraftWords]) -> Iterator[Entry]:
    """One entry per craft card, by rank. A card without a name in a language is called as printed."""
    for card in sorted(cards, key=lambda one: one.card.rank):
        wordings = {language: _wording(card, said) for language, said in words.items()}
        doubtful = card.status != _FACT
        yield Entry(
            f"item-{card.card.item}", "8", ("rule-8", "rule-3-3", "term-box"), Enforced.FULLY, doubtful, wordings
        )


def _wording(card: CraftCardEntry, said: CraftWords) -> Wording:
    boxes = " ".join(box.text for box in card.card.boxes)
    status = said.status[_STATUS.get(card.status, _OTHER)].format(status=card.status)
    title = said.names.get(card.card.item, card.name)
    text = said.text.format(rank=card.card.rank, boxes=boxes, status=status)
    return Wording(title, text, (card.name,) if title != card.name else ())
