"""What is on the market as values: what a place, a boat, a seat's strip show, of what everybody may know."""

from collections.abc import Sequence
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import faced, name_of
from kingsforge_bot.drawing.portraits import Faced
from kingsforge_bot.games.keyflower.advice.leading import leaders
from kingsforge_bot.games.keyflower.pictures.caption import BoardCaption, tile_name
from kingsforge_bot.games.keyflower.pictures.ground import GROUND_OF, Ground
from kingsforge_bot.games.keyflower.pictures.meaning import Signs, letter_of, of_face
from kingsforge_bot.games.keyflower.pictures.news import News
from kingsforge_bot.games.keyflower.pictures.palette import Tone
from kingsforge_bot.games.keyflower.pictures.signs import TONE_OF
from kingsforge_bot.games.keyflower.rules.kinds import RESOURCES, Colour, Goods, Name, Workers
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.state import Boat, Offered, Phase, Player, State
from kingsforge_bot.games.keyflower.rules.tiles import Side, TileKind, TileSet
from kingsforge_bot.games.keyflower.rules.using import least_use, room_for

_SCARCE: Final = 6
"""Fewer of a resource than this are shown."""


class Chip(msgspec.Struct, frozen=True):
    """A bid: who, how many, in which colour; a letter of its own where that is not the tile's lock (11.6)."""

    seat: Seat
    number: int
    tone: Tone
    letter: str = ""
    fresh: bool = False


class Men(msgspec.Struct, frozen=True):
    """The workers of one use; without a colour where they are of several (11.7)."""

    number: int
    colour: Colour | None
    fresh: bool = False


class Place(msgspec.Struct, frozen=True):
    """A tile that is bid for: where in the offer, what it does, who is on it and beside it."""

    place: str
    name: str
    scene: Name
    ground: Ground
    effect: Signs
    points: int
    """Printed on its other side; 0 where it has none or they are none."""
    lock: Colour | None
    uses: tuple[Men, ...]
    least: int | None
    """The fewest workers of the next use; 0: closed; None: no use at all."""
    chips: tuple[Chip, ...]
    """The leader first, then the others from high to low."""
    meadow: Tone = Tone.SPRING
    """What it lies on."""
    start: bool = False


class Ship(msgspec.Struct, frozen=True):
    """A boat at the quay."""

    scene: Name
    name: str
    load: tuple[int, int] | None
    """Workers and skill tiles, while boats are loaded."""
    scoring: Signs
    taken: Seat | None


class SeatStrip(msgspec.Struct, frozen=True):
    """What is public of a seat beside its village."""

    who: Faced
    name: str
    workers: int
    skills: int
    losing: int
    """Workers that are free to move."""
    tiles: int
    start: bool
    awaited: bool
    leads: bool
    done: str
    """The sign of having passed, or of having done what all do at once; empty else."""


def places(view: State, tiles: TileSet, news: News) -> tuple[Place, ...]:
    """The season's offer."""
    return tuple(_place(f"{index}", one, tiles, news, view.season) for index, one in enumerate(view.offer, 1))


def orders(view: State, tiles: TileSet, news: News) -> tuple[Place, ...]:
    """The turn-order tiles; the last in use is the start tile (1.5)."""
    last = max((tiles[one.name].number for one in view.orders), default=0)
    found = (_place(f"{tiles[one.name].number}", one, tiles, news, view.season) for one in view.orders)
    return tuple(msgspec.structs.replace(one, start=one.place == f"{last}") for one in found)


def _place(where: str, one: Offered, tiles: TileSet, news: News, season: Season) -> Place:
    facts = tiles[one.name]
    face, other = facts.face(one.side), facts.b
    upgraded = other.vp if other is not None and not facts.is_summer_boat else 0
    ground = Ground(facts.edges, GROUND_OF[facts.kind], rim_of(one.lock))
    return Place(
        place=where,
        name=tile_name(facts, one.side),
        scene=one.name,
        ground=ground,
        effect=of_face(face),
        points=upgraded,
        lock=one.lock,
        uses=men(one.uses, fresh=one.name in news.used),
        least=least_of(one.uses) if face.use else None,
        chips=_chips(one, news),
        meadow=GROUND_OF[TileKind(season)],
    )


def rim_of(lock: Colour | None) -> Tone:
    """A locked tile's rim is of the colour."""
    return Tone.RIM if lock is None else TONE_OF[lock]


def men(uses: Sequence[Workers], *, fresh: bool) -> tuple[Men, ...]:
    """The workers of each use, the last one new if so."""
    found = []
    for index, workers in enumerate(uses, 1):
        colours = [colour for colour, _ in workers.each()]
        found.append(Men(workers.total, colours[0] if len(colours) == 1 else None, fresh and index == len(uses)))
    return tuple(found)


def least_of(uses: tuple[Workers, ...]) -> int:
    """The fewest workers of the next use, 0 where there is none (7.2)."""
    least = least_use(uses)
    return least if least <= room_for(uses) else 0


def _chips(one: Offered, news: News) -> tuple[Chip, ...]:
    return tuple(
        Chip(
            group.seat,
            group.number,
            TONE_OF[group.colour],
            "" if group.colour is one.lock else letter_of(group.colour),
            (group.seat, one.name) in news.bids,
        )
        for group in sorted(one.bids, key=lambda group: -group.number)
    )


def ships(view: State, tiles: TileSet) -> tuple[Ship, ...]:
    """The boats in their order; what they score is shown from autumn on."""
    late, loaded = view.season in (Season.AUTUMN, Season.WINTER), view.season is not Season.WINTER
    return tuple(_ship(one, tiles, late=late, loaded=loaded) for one in view.boats)


def _ship(boat: Boat, tiles: TileSet, *, late: bool, loaded: bool) -> Ship:
    facts = tiles[boat.name]
    scoring = of_face(facts.face(Side.A)) if late else ()
    load = (boat.workers.total, boat.skills.total) if loaded else None
    return Ship(boat.name, facts.name, load, scoring, boat.taken)


def strips(view: State, tiles: TileSet, caption: BoardCaption, awaited: frozenset[Seat]) -> tuple[SeatStrip, ...]:
    """A strip for each seat."""
    ahead = leaders(view, tiles)
    return tuple(
        _strip(view, Seat(seat), player, caption, Seat(seat) in awaited, leads=Seat(seat) in ahead)
        for seat, player in enumerate(view.players)
    )


def _strip(view: State, seat: Seat, player: Player, caption: BoardCaption, awaited: bool, *, leads: bool) -> SeatStrip:
    losing = sum(group.number for group in view.losing(seat).values())
    if view.phase in (Phase.TURNS, Phase.WORK):
        done = "passed" if view.has_passed(seat) else ""
    else:
        done = "" if awaited or view.phase is Phase.OVER else "tick"
    return SeatStrip(
        faced(caption, seat),
        name_of(caption, seat),
        player.workers.total,
        player.skills.total,
        losing,
        len(player.village),
        seat == view.start,
        awaited,
        leads,
        done,
    )


def scarce(stock: Goods) -> tuple[tuple[str, int], ...]:
    """Resources of which few are left (15.2)."""
    return tuple((kind.value, stock.of(kind)) for kind in RESOURCES if stock.of(kind) < _SCARCE)
