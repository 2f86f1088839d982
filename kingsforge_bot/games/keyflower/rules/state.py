"""Everything true at a table of Keyflower. Immutable; tiles in JSON are words of the notation."""

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.kinds import (
    NO_GOODS,
    NO_SKILLS,
    NO_WORKERS,
    Colour,
    Goods,
    Name,
    Skills,
    Workers,
)
from kingsforge_bot.games.keyflower.rules.meta import Screens, Season
from kingsforge_bot.games.keyflower.rules.tiles import Side


class Phase(StrEnum):
    """Rule 13.1."""

    WINTER_CHOICE = "winter-choice"
    """All give winter tiles, at once (3.5)."""
    TURNS = "turns"
    WORK = "work"
    """The seat in turn moves and upgrades (8)."""
    BOATS = "boats"
    """One seat after the other takes a boat, beside them all build (9.5, 10.1)."""
    BUILDING = "building"
    """All boats are taken, some still build."""
    OVER = "over"


class Group(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """All workers of one seat in one bid (4.4)."""

    seat: Seat
    colour: Colour
    number: int


class Offered(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A tile that is bid for: of the offer, or a turn-order tile. Its place is its index (see `place_of`)."""

    name: Name
    side: Side = Side.A
    """B for the other face of a summer boat (3.3)."""
    lock: Colour | None = None
    """The tile's colour for the season (5.1)."""
    bids: tuple[Group, ...] = ()
    """In the order of their first workers."""
    uses: tuple[Workers, ...] = ()
    """The workers on it, by use (7.2)."""

    @property
    def leader(self) -> Group | None:
        """The winning bid; there are no ties (6.2)."""
        return max(self.bids, key=lambda group: group.number, default=None)

    def of(self, seat: Seat) -> Group | None:
        """That seat's group."""
        return next((group for group in self.bids if group.seat == seat), None)


class Spot(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """Where a tile lies in its village, and how many times 60 degrees it is turned clockwise (10.2, 10.3)."""

    q: int = 0
    r: int = 0
    turned: int = 0

    @property
    def hex(self) -> tuple[int, int]:
        return self.q, self.r


class Built(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A tile of a village."""

    name: Name
    at: Spot | None
    """None for one that was laid aside (10.5)."""
    side: Side = Side.A
    goods: Goods = NO_GOODS
    lock: Colour | None = None
    uses: tuple[Workers, ...] = ()


class Won(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A tile that is to be built this season (10.1)."""

    name: Name
    side: Side = Side.A


class Boat(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A boat at the quay with its load (3.2); in winter it is taken itself (9.6)."""

    name: Name
    workers: Workers = NO_WORKERS
    skills: Skills = NO_SKILLS
    taken: Seat | None = None
    """Who took it this season."""


class Work(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What is left of a transport use (8.4)."""

    tile: Name
    steps: int
    upgrades: int


class Player(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """One seat: its screen, its winter hand, its village."""

    village: tuple[Built, ...]
    """What is fixed; the home first."""
    workers: Workers = NO_WORKERS
    """Behind the screen."""
    skills: Skills = NO_SKILLS
    known_workers: Workers = NO_WORKERS
    """What the screen must hold at least, by public events (2.3); for others only where `screens` is `known`."""
    known_skills: Skills = NO_SKILLS
    hand: tuple[Name, ...] = ()
    """Winter tiles as they were dealt (1.3); they stay noted here for their owner, and for all at the end."""
    given: tuple[Name, ...] = ()
    """Of those, the ones that were given (3.4); for others `UNSEEN` once, as long as all choose."""
    won: tuple[Won, ...] = ()
    """To be built this season, all of them until the seat is done (10.6)."""
    draft: tuple[Built, ...] = ()
    """Those already placed, in their order; nobody else sees them (10.6)."""

    @property
    def home(self) -> Built:
        return self.village[0]

    @property
    def standing(self) -> tuple[Built, ...]:
        """The village with what is placed so far."""
        return self.village + self.draft

    @property
    def unplaced(self) -> tuple[Won, ...]:
        """What is still to be placed."""
        placed = {tile.name for tile in self.draft}
        return tuple([tile for tile in self.won if tile.name not in placed])


class Line(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """What one tile brings at the end, and of what (12.8)."""

    tile: Name
    printed: int = 0
    scored: int = 0
    """Besides printed points."""
    goods: Goods = NO_GOODS
    skills: Skills = NO_SKILLS
    workers: Workers = NO_WORKERS
    start: bool = False
    """Whether the start worker counts there as one more (12.6)."""
    tiles: tuple[Name, ...] = ()
    """Of a route, a line of boats, neighbours, or transport tiles."""


class Score(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A seat's points (12.2)."""

    seat: Seat
    lines: tuple[Line, ...]
    """By tile, those that bring nothing left out."""
    gold: int = 0
    """For gold that is used nowhere else."""
    start: bool = False
    """Whether the start worker is one of those (12.6)."""
    upgraded: Name | None = None
    """What was turned free of charge (12.1)."""

    @property
    def total(self) -> int:
        return self.gold + sum([line.printed + line.scored for line in self.lines])


class State(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A table at rest: somebody is awaited, or the game is over."""

    season: Season
    phase: Phase
    start: Seat
    """Who holds the start worker."""
    turn: Seat
    """Whose turn it is, or was last."""
    players: tuple[Player, ...]
    offer: tuple[Offered, ...]
    """The season's tiles by place."""
    orders: tuple[Offered, ...]
    """Turn-order tiles; the last one in use carries the start worker (1.5). In winter those won are gone."""
    boats: tuple[Boat, ...]
    bag: Workers
    """Contents are secret but for their number, as those of the pile (2.1)."""
    pile: Skills
    greens: int
    """The open supply."""
    stock: Goods
    passes: int = 0
    """In a row; of the seats before the one in turn (4.2)."""
    work: Work | None = None
    choosers: tuple[Seat, ...] = ()
    """Who still takes a boat, in their order (9.5)."""
    unheard: bool = False
    """Whether what was done last is nobody else's to know: a winter choice, a draft of a village."""
    scores: tuple[Score, ...] = ()
    """By seat, when the game is over."""
    screens: Screens = Screens.COUNTED

    def tiles_on_table(self) -> Iterator[Offered]:
        """What can be bid for (6.1)."""
        yield from self.offer
        yield from self.orders

    def losing(self, seat: Seat) -> dict[str, Group]:
        """The seat's groups that are free to move, by place (4.5)."""
        found: dict[str, Group] = {}
        for prefix, tiles in (("", self.offer), ("o", self.orders)):
            for index, tile in enumerate(tiles, 1):
                group = tile.of(seat)
                if group is not None and group is not tile.leader:
                    found[f"{prefix}{index}"] = group
        return found

    def has_passed(self, seat: Seat) -> bool:
        """Whether the seat is among those who passed one after the other (4.2)."""
        return 0 < (self.turn - seat) % len(self.players) <= self.passes
