"""Bids and uses that a seat may make: of each tile and colour the least numbers first, then all others."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice, product

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import Bid, Use
from kingsforge_bot.games.keyflower.rules.bidding import bid_colours, least_bid
from kingsforge_bot.games.keyflower.rules.draft import Table
from kingsforge_bot.games.keyflower.rules.effects import PaySkill, PayWorker, Power
from kingsforge_bot.games.keyflower.rules.kinds import (
    COLOURS,
    NO_WORKERS,
    SKILLS,
    Colour,
    Name,
    Resource,
    Skill,
    Workers,
    workers_of,
)
from kingsforge_bot.games.keyflower.rules.state import Group, State
from kingsforge_bot.games.keyflower.rules.tiles import TileSet
from kingsforge_bot.games.keyflower.rules.using import choice_of_goods, least_use, payment, room_for
from kingsforge_bot.games.keyflower.rules.whereabouts import powers


class _Moving(msgspec.Struct, frozen=True, gc=False):
    """Losing groups that move together, of one colour, or of any for 11.7."""

    places: tuple[str, ...]
    workers: Workers


class _Biddable(msgspec.Struct, frozen=True, gc=False):
    """A tile that is bid for: with which colours, from how many workers on."""

    name: Name
    place: str
    colours: tuple[Colour, ...]
    least: int


class _Usable(msgspec.Struct, frozen=True, gc=False):
    """A tile that can be used: from how many workers on, how many at most."""

    name: Name
    lock: Colour | None
    least: int
    most: int
    paid: PayWorker | PaySkill | None
    taken: tuple[Resource | None, ...]
    """What is chosen of it; None alone where nothing is."""


_STAY = _Moving((), NO_WORKERS)


class Placing:
    """What one seat may place now."""

    def __init__(self, state: State, tiles: TileSet, seat: Seat) -> None:
        self._player = state.players[seat]
        self._behind = {colour: self._player.workers.of(colour) for colour in COLOURS}
        self._losing = state.losing(seat)
        self._moves = {colour: (_STAY, *_joined(self._losing, colour)) for colour in COLOURS}
        self._mixes = Power.MIXED_USE in powers(state, tiles, seat)
        self._biddable = tuple(_biddable(state, tiles, seat))
        self._usable = tuple(_usable(state, tiles))
        self._firsts: dict[tuple[Name, Colour], list[Use]] = {}

    def least_bids(self) -> Iterator[Bid]:
        """For each tile and colour the smallest number, from behind the screen where that does."""
        for tile in self._biddable:
            for colour in tile.colours:
                first = next(self._bids(tile, colour), None)
                if first is not None:
                    yield first

    def more_bids(self) -> Iterator[Bid]:
        """All others."""
        for tile in self._biddable:
            for colour in tile.colours:
                bids = self._bids(tile, colour)
                next(bids, None)
                yield from bids

    def least_uses(self) -> Iterator[Use]:
        """For each tile and colour the smallest number, in every way to pay and to take."""
        for tile in self._usable:
            for colour in self._colours(tile):
                yield from self._first(tile, colour)

    def more_uses(self) -> Iterator[Use]:
        """All others; mixed ones last (11.7)."""
        for tile in self._usable:
            for colour in self._colours(tile):
                # Those of the fewest come first here, too.
                yield from islice(self._uses(tile, colour), len(self._first(tile, colour)), None)
        if self._mixes:
            for tile in self._usable:
                if tile.lock is not None:
                    yield from self._mixed(tile)

    def _colours(self, tile: _Usable) -> tuple[Colour, ...]:
        return COLOURS if tile.lock is None or self._mixes else (tile.lock,)

    def _bids(self, tile: _Biddable, colour: Colour) -> Iterator[Bid]:
        for number, moving in self._numbers(colour, tile.least, 0, without=tile.place):
            yield Bid(tile.name, colour, number, moving.places)

    def _first(self, tile: _Usable, colour: Colour) -> Sequence[Use]:
        """The ways with the fewest workers and the fewest groups."""
        if (tile.name, colour) not in self._firsts:
            numbers = self._numbers(colour, tile.least, tile.most)
            ways = ([*self._ways(tile, workers_of(colour, number), moving)] for number, moving in numbers)
            self._firsts[tile.name, colour] = next(filter(None, ways), [])
        return self._firsts[tile.name, colour]

    def _uses(self, tile: _Usable, colour: Colour) -> Iterator[Use]:
        for number, moving in self._numbers(colour, tile.least, tile.most):
            yield from self._ways(tile, workers_of(colour, number), moving)

    def _numbers(self, colour: Colour, least: int, most: int, without: str = "") -> Iterator[tuple[int, _Moving]]:
        """Numbers of workers with the groups that move: by number, then by how many groups. 0: no upper limit."""
        behind, moves = self._behind[colour], self._moves[colour]
        top = moves[-1].workers.total + behind
        for number in range(least, (min(top, most) if most else top) + 1):
            for moving in moves:
                moved = moving.workers.total
                if moved <= number <= moved + behind and without not in moving.places:
                    yield number, moving

    def _mixed(self, tile: _Usable) -> Iterator[Use]:
        """Workers of several colours, from screen and losing groups (11.7)."""
        moves = [_STAY, *_joined(self._losing, None)]
        for total in range(max(2, tile.least), tile.most + 1):
            for workers in _mixtures(total):
                for moving in moves:
                    rest = workers - moving.workers
                    if moving.workers <= workers and all(rest.of(one) <= self._behind[one] for one in COLOURS):
                        yield from self._ways(tile, workers, moving)

    def _ways(self, tile: _Usable, workers: Workers, moving: _Moving) -> Iterator[Use]:
        """With all that can be paid and taken (7.4, 16.4)."""
        if tile.paid is None:
            for taking in tile.taken:
                yield Use(tile.name, workers, moving.places, None, taking)
            return
        for paying in self._paid(tile.paid, workers - moving.workers):
            for taking in tile.taken:
                yield Use(tile.name, workers, moving.places, paying, taking)

    def _paid(self, paid: PayWorker | PaySkill, placed: Workers) -> Iterator[Colour | Skill | None]:
        player = self._player
        match paid:
            case PayWorker(colour=None):
                yield from (colour for colour in COLOURS if self._behind[colour] > placed.of(colour))
            case PayWorker(colour=colour):
                if colour is not None and self._behind[colour] > placed.of(colour):
                    yield None
            case PaySkill(kind=None):
                yield from (skill for skill in SKILLS if player.skills.of(skill))
            case PaySkill(kind=kind):
                if kind is not None and player.skills.of(kind):
                    yield None


def _biddable(state: Table, tiles: TileSet, seat: Seat) -> Iterator[_Biddable]:
    for prefix, offer in (("", state.offer), ("o", state.orders)):
        for index, tile in enumerate(offer, 1):
            colours = bid_colours(state, tiles, seat, tile, is_order=bool(prefix))
            yield _Biddable(tile.name, f"{prefix}{index}", colours, least_bid(tile, seat))


def _usable(state: Table, tiles: TileSet) -> Iterator[_Usable]:
    """Those of the offer, then of the villages by seat (7.1, 7.2)."""
    lying = [(tile.name, tile.side, tile.lock, tile.uses) for tile in state.offer]
    lying += [(tile.name, tile.side, tile.lock, tile.uses) for one in state.players for tile in one.village]
    for name, side, lock, uses in lying:
        face = tiles.face(name, side)
        if face.use:
            least, most = least_use(uses), room_for(uses)
            if least <= most:
                yield _Usable(name, lock, least, most, payment(face), choice_of_goods(face) or (None,))


def _joined(losing: Mapping[str, Group], colour: Colour | None) -> Iterator[_Moving]:
    """One group, then several together; of that colour, or of whichever."""
    groups = [(place, group) for place, group in losing.items() if colour in (None, group.colour)]
    for number in range(1, len(groups) + 1):
        for some in combinations(groups, number):
            workers = sum([workers_of(group.colour, group.number) for _, group in some], NO_WORKERS)
            yield _Moving(tuple([place for place, _ in some]), workers)


def _mixtures(total: int) -> Iterator[Workers]:
    """All ways in which so many workers have more than one colour."""
    for blue, red, yellow in product(range(total + 1), repeat=3):
        green = total - blue - red - yellow
        if green >= 0 and max(blue, red, yellow, green) < total:
            yield Workers(blue, red, yellow, green)
