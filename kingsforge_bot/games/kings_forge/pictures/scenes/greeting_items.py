"""What the greeting shows, known before it is drawn."""

from pathlib import Path
from typing import Final

from kingsforge_bot.games.kings_forge.card_data import craft_card_entries
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.meta import DISPLAY_SIZE

READY: Final = Path(__file__).resolve().parents[5] / "assets" / "kings_forge" / "ready"
"""Where it lies drawn already."""
_SHOWN: Final = tuple(map(Item, ("swift-sword", "crown", "wizards-goblet")))


def greeting_items() -> tuple[CraftCard, ...]:
    """The items to be seen there."""
    known = {entry.card.item: entry.card for entry in craft_card_entries()}
    wanted = [known[item] for item in _SHOWN if item in known]
    # The data file may hold other cards.
    return tuple([*wanted, *(card for card in known.values() if card not in wanted)][:DISPLAY_SIZE])
