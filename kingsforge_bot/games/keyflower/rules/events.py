"""What then happened: facts in order, from which the log, the board's headline and the tests speak.

What not all may know stands in fields that `event_view` covers: workers and skill tiles as `unseen`, tiles as `UNSEEN`.
"""

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import Where
from kingsforge_bot.games.keyflower.rules.kinds import Colour, Goods, Name, Resource, Skills, Workers
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.state import Boat, Built, Score, Won


class _Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Base of all events; the class name is the tag in JSON."""


class HomesDealt(_Event, frozen=True):
    """By seat; the lowest number starts (1.4)."""

    homes: tuple[Name, ...]
    start: Seat


class WinterDealt(_Event, frozen=True):
    """A seat's winter hand, for its eyes alone (1.3)."""

    seat: Seat
    hand: tuple[Name, ...]


class WorkersDrawn(_Event, frozen=True):
    """From the bag behind a screen, seen by its owner alone: at the start, by a use, by a summer boat (11.2)."""

    seat: Seat
    workers: Workers
    wanted: int
    """More than were drawn where the bag was short (7.7)."""


class SkillsDrawn(_Event, frozen=True):
    """From the pile behind a screen, seen by its owner alone."""

    seat: Seat
    skills: Skills
    wanted: int


class SeasonBegan(_Event, frozen=True):
    """The offer by place (3.3), and who starts."""

    season: Season
    offer: tuple[Won, ...]
    start: Seat


class BoatsLoaded(_Event, frozen=True):
    """The boats with their loads (3.2)."""

    boats: tuple[Boat, ...]


class WinterChoiceBegan(_Event, frozen=True):
    """All give winter tiles now (3.5)."""


class WinterGiven(_Event, frozen=True):
    """A seat has chosen; what, it alone knows. Of another choice later nobody else hears (3.5)."""

    seat: Seat
    tiles: tuple[Name, ...]
    instead: bool


class WinterRevealed(_Event, frozen=True):
    """How many tiles each seat gave (3.4); `SeasonBegan` has the offer."""

    numbers: tuple[int, ...]


class BidMade(_Event, frozen=True):
    """Workers beside a tile (6)."""

    seat: Seat
    tile: Name
    colour: Colour
    number: int
    """As the action has it: those of moved groups too."""
    total: int
    """The seat's group there now."""
    moved: tuple[Where, ...]
    locked: bool
    """Whether this gave the tile its colour (5.1)."""
    outbid: Seat | None
    """Who led there before."""


class LockChanged(_Event, frozen=True):
    """The colour of the only group left is the tile's now (11.6)."""

    tile: Name
    colour: Colour


class TileUsed(_Event, frozen=True):
    """Workers on a tile (7)."""

    seat: Seat
    tile: Name
    owner: Seat | None
    """Whose village it stands in; None for one of the offer."""
    workers: Workers
    moved: tuple[Where, ...]
    use: int
    """Which use of the season it is: 1, 2 or 3."""
    locked: bool


class WorkerPaid(_Event, frozen=True):
    """From behind the screen, shown (2.4)."""

    seat: Seat
    colour: Colour


class SkillPaid(_Event, frozen=True):
    """From behind the screen; one of free choice is not shown (2.4)."""

    seat: Seat
    skills: Skills
    chosen: bool


class GoodsGained(_Event, frozen=True):
    """From the stock onto a tile of the seat's village (7.5); nothing where the stock was short (7.7)."""

    seat: Seat
    goods: Goods
    tile: Name


class GreensGained(_Event, frozen=True):
    """From the green supply behind the screen."""

    seat: Seat
    number: int


class WorkBegan(_Event, frozen=True):
    """Steps and upgrades of a transport use (8.1)."""

    seat: Seat
    tile: Name
    steps: int
    upgrades: int


class GoodsMoved(_Event, frozen=True):
    """Resources along roads (8.2)."""

    seat: Seat
    number: int
    resource: Resource
    origin: Name
    to: Name
    steps: int


class Upgraded(_Event, frozen=True):
    """A tile shows its side b (8.5). Skill tiles of free choice are not shown (2.4)."""

    seat: Seat
    tile: Name
    goods: Goods
    skills: Skills
    chosen: bool
    """Whether the skill tiles were of free choice."""


class WorkEnded(_Event, frozen=True):
    """With what was left of it (8.4)."""

    seat: Seat
    steps: int
    upgrades: int


class Passed(_Event, frozen=True):
    """Rule 4.2; `automatic` where the seat had no worker to place (4.3)."""

    seat: Seat
    automatic: bool


class TurnsEnded(_Event, frozen=True):
    """All have passed one after the other (4.2)."""

    season: Season


class GroupsReturned(_Event, frozen=True):
    """Losing groups went back behind the screen (9.1)."""

    seat: Seat
    workers: Workers


class TileLeft(_Event, frozen=True):
    """Nobody bid for it (9.2)."""

    tile: Name
    workers: Workers
    """On it, to the bag."""


class TileWon(_Event, frozen=True):
    """The workers on it go behind the screen of who won it (9.3)."""

    seat: Seat
    tile: Name
    paid: Workers
    """The winning bid, to the bag."""
    workers: Workers


class WorkersTaken(_Event, frozen=True):
    """All workers on a village's tiles, to its owner (9.4)."""

    seat: Seat
    workers: Workers


class BoatsCalled(_Event, frozen=True):
    """In which order boats are chosen, and who is start player now (9.5)."""

    choosers: tuple[Seat, ...]
    start: Seat


class BoatTaken(_Event, frozen=True):
    """Its load goes behind the screen; in winter the tile is to be built (9.6)."""

    seat: Seat
    boat: Name
    workers: Workers
    skills: Skills
    automatic: bool


class TilePlaced(_Event, frozen=True):
    """A draft that only the seat itself hears of (10.6)."""

    seat: Seat
    tile: Built


class TileLifted(_Event, frozen=True):
    """As above."""

    seat: Seat
    tile: Name


class VillageBuilt(_Event, frozen=True):
    """The new tiles as they lie for good (10.6)."""

    seat: Seat
    tiles: tuple[Built, ...]


class ScreensOpened(_Event, frozen=True):
    """At the end, by seat: workers, skill tiles, winter hand and what of it was given; and what was not dealt (2.4)."""

    workers: tuple[Workers, ...]
    skills: tuple[Skills, ...]
    hands: tuple[tuple[Name, ...], ...]
    given: tuple[tuple[Name, ...], ...]
    undealt: tuple[Name, ...]
    """The bot reads it nowhere: with it whoever has the log can tell that every tile was dealt or left."""


class GameEnded(_Event, frozen=True):
    """The scores by seat, and the places, best first; equal points share one (12.9)."""

    scores: tuple[Score, ...]
    places: tuple[tuple[Seat, ...], ...]


Public = (
    HomesDealt
    | SeasonBegan
    | BoatsLoaded
    | WinterChoiceBegan
    | WinterRevealed
    | BidMade
    | LockChanged
    | TileUsed
    | WorkerPaid
    | GoodsGained
    | GreensGained
    | WorkBegan
    | GoodsMoved
    | WorkEnded
    | Passed
    | TurnsEnded
    | GroupsReturned
    | TileLeft
    | TileWon
    | WorkersTaken
    | BoatsCalled
    | BoatTaken
    | VillageBuilt
    | ScreensOpened
    | GameEnded
)
"""Everybody hears them as they are."""
Secret = WinterDealt | WorkersDrawn | SkillsDrawn | WinterGiven | SkillPaid | Upgraded | TilePlaced | TileLifted
"""Others hear less of them, or nothing: `rules/secrets.py` says what of each."""
Event = Public | Secret
