"""What the places of a posted board hold besides those that it shares with the full one."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.pictures.contents import Content
from kingsforge_bot.games.kings_forge.rules.benefits import Held
from kingsforge_bot.games.kings_forge.rules.cards import Card
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.dice import Die, Pool
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.state import Made


class Pick(Content, frozen=True):
    """A gather card to choose from: its look, its name, and what both halves cost and do."""

    card: Card
    fresh: bool = False


class Docks(Content, frozen=True):
    """All docks as one board: who has used which space this round."""

    used: tuple[tuple[Space, Seat], ...]
    fresh: frozenset[Space] = frozenset()


class Aim(Content, frozen=True):
    """An item to aim at, in little room; `covered` per box as on the display."""

    card: CraftCard
    covered: tuple[bool, ...]
    fresh: bool = False


class Focus(Content, frozen=True):
    """An item to make now, large; `ready`: the dice as rolled cover all its boxes."""

    card: CraftCard
    covered: tuple[bool, ...]
    ready: bool
    fresh: bool = False


class Stake(Content, frozen=True):
    """An item made this round: whose, with which dice, and who may still steal it."""

    seat: Seat
    made: Made
    thieves: tuple[Seat, ...]
    fresh: bool = False


class Forged(Content, frozen=True):
    """An item just made or stolen: by whom, with which dice, from whom, and how many items of how many that makes."""

    seat: Seat
    card: CraftCard
    dice: tuple[Die, ...]
    victim: Seat | None
    items: int
    target: int


class Missed(Content, frozen=True):
    """A craft turn of which nothing came: whose, and what was rolled."""

    seat: Seat
    dice: tuple[Die, ...]


class Hero(Content, frozen=True):
    """An item to aim at as a tall card; `covered` per box as on the display."""

    card: CraftCard
    covered: tuple[bool, ...]
    fresh: bool = False


class Plate(Content, frozen=True):
    """A player's name in the seat's colour, and what is to be known at a glance.

    First player, done with this phase (just now: `fresh`), awaited.
    """

    seat: Seat
    anvil: bool
    done: bool
    fresh: bool
    awaited: bool


class Slots(Content, frozen=True):
    """A player's progress: a slot for each item that ends the game, filled with those won.

    What was made this round lies in them too; True where somebody may still steal it: a hand reaches for it.
    """

    won: tuple[CraftCard, ...]
    made: tuple[tuple[CraftCard, bool], ...]
    target: int

    @property
    def count(self) -> int:
        return max(self.target, len(self.won) + len(self.made))


class Purse(Content, frozen=True):
    """A player's dice in a line: those of the supply, or of the smithy; what of them has just come."""

    dice: Pool
    fresh: Pool
    smithy: bool = False


class InHand(Content, frozen=True):
    """Tokens, benefits and Library dice that a player holds, in a line."""

    held: tuple[Held, ...]
    library: int


class Gained(Content, frozen=True):
    """Dice that have just come, where there is no room for all that a player has."""

    supply: Pool
    smithy: Pool
