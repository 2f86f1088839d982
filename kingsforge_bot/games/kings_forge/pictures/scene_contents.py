"""What the places of pictures besides the board hold: workbench, lobby, single card, compact board, ranking."""

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.pictures.contents import Content
from kingsforge_bot.games.kings_forge.pictures.glyphs.icons import Icon
from kingsforge_bot.games.kings_forge.rules.benefits import Held
from kingsforge_bot.games.kings_forge.rules.cards import Card
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.dice import Die


class Offered(Content, frozen=True):
    """A face-up gather card by its name and look alone."""

    card: Card
    fresh: bool = False


class Change(msgspec.Struct, frozen=True):
    """A benefit, and dice before and after it."""

    held: Held
    before: tuple[Die, ...]
    after: tuple[Die, ...]


class Headline(Content, frozen=True):
    """What a picture of a replay tells: who did what, in names, numbers and an icon; nobody at the beginning."""

    seat: Seat | None
    text: str = ""
    dice: tuple[Die, ...] = ()
    change: Change | None = None
    icon: Icon | None = None
    robbed: Seat | None = None
    """From whom the item was taken."""


class Medal(Content, frozen=True):
    """A place at the end, 1 first."""

    place: int


class Prize(Content, frozen=True):
    """An item won, to be looked at."""

    card: CraftCard


class Within(Content, frozen=True):
    """An item within reach: a die on each box, the benefits used for it, who has it now (None: it is on display)."""

    card: CraftCard
    dice: tuple[Die, ...]
    changes: tuple[Change, ...]
    victim: Seat | None
    beaten: tuple[Die, ...] = ()
    """The victim's dice, in the order of the boxes."""


class Signboard(Content, frozen=True):
    """What is played at this table: the game's name among what one may forge there."""


class Chairs(Content, frozen=True):
    """How many seats of a lobby are taken."""

    taken: int
    capacity: int


class Chair(Content, frozen=True):
    """A seat of a lobby."""

    seat: Seat
    taken: bool


class CardFace(Content, frozen=True):
    """A gather card as large as can be."""

    card: Card


class CraftFace(Content, frozen=True):
    """A craft card as large as can be."""

    card: CraftCard
