"""What is in the box: reads the data file that people edit and hands its cards to the rules.

The set that lies there is a stand-in of this project's own; its header says what is sourced.
"""

from functools import cache, partial
from pathlib import Path

from kingsforge_bot.core.errors import PositionError
from kingsforge_bot.data_files import read_toml
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet, read_cards
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy

DATA = Path(__file__).resolve().parents[3] / "data"
CARDS = DATA / "dwarven_smithy" / "cards.toml"


def cards(file: Path = CARDS) -> CardSet:
    """All cards of the file. Raises PositionError naming the faulty one."""
    return read_cards(read_toml(file, partial(PositionError, file.name)))


@cache
def dwarven_smithy() -> DwarvenSmithy:
    """Dwarven Smithy with the cards of the data file, which is read once."""
    return DwarvenSmithy(cards())
