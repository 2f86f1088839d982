"""Craft cards as entries: made from the numbers of the data file, with where those come from said plainly."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import msgspec

from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCardEntry
from kingsforge_bot.games.kings_forge.rules.dice import Die
from kingsforge_bot.rulebook.entry import Enforced, Entry, Wording

_STATUS: Final = {
    "sourced": "sourced",
    "sourced (one source)": "one-source",
    "sourced, doubtful (one source; easy for its rank)": "doubtful",
    "dice sourced, rank reconstructed": "rank",
    "colours sourced, minimums and rank reconstructed within the bounds of the rulebook example": "colours",
    "reconstructed": "reconstructed",
}
"""The sentence for each status that a row of ours has."""
_OTHER: Final = "other"
"""For whatever else a group writes that corrects a row by its own copy."""
_FACT: Final = "sourced"


class CraftWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One language: `text` with {rank}, {boxes}, {status}; a sentence per status; names by the word of the notation.

    `dice` is how players say what a card takes, with {count} and {colour}; colours by the letter of the notation.
    """

    text: str
    dice: str
    colours: Mapping[str, str]
    status: Mapping[str, str]
    names: Mapping[str, str]


def craft_entries(cards: Iterable[CraftCardEntry], words: Mapping[str, CraftWords]) -> Iterator[Entry]:
    """One entry per craft card, by rank. A card without a name in a language is called as printed."""
    for card in sorted(cards, key=lambda one: one.card.rank):
        wordings = {language: _wording(card, said) for language, said in words.items()}
        doubtful = card.status != _FACT
        yield Entry(
            f"item-{card.card.item}",
            "8",
            ("rule-8", "rule-3-3", "term-box"),
            Enforced.FULLY,
            doubtful,
            wordings,
            printed=True,
            what="term-craft-card",
        )


def _wording(card: CraftCardEntry, said: CraftWords) -> Wording:
    boxes = " ".join(box.text for box in card.card.boxes)
    status = said.status[_STATUS.get(card.status, _OTHER)].format(status=card.status)
    title = said.names.get(card.card.item, card.name)
    text = said.text.format(rank=card.card.rank, boxes=boxes, status=status)
    names = (card.name,) if title != card.name else ()
    return Wording(title, text, (*names, *_dice(card.card.boxes, said)))


def _dice(boxes: Iterable[Die], said: CraftWords) -> tuple[str, str]:
    """What the card takes as somebody says it who has forgotten its name: `1 metal 1 gem`, `1 metal 2 1 gem 6`."""
    values: defaultdict[str, list[int]] = defaultdict(list)
    for box in boxes:
        values[box.kind.value].append(box.value)
    counts = {kind: said.dice.format(count=len(least), colour=said.colours[kind]) for kind, least in values.items()}
    both = (f"{counts[kind]} {' '.join(str(one) for one in sorted(set(values[kind])))}" for kind in values)
    return " ".join(counts.values()), " ".join(both)
