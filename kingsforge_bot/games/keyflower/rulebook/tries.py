"""What somebody would try who asks whether it is possible: the actions nearest to what was meant."""

from collections.abc import Iterable, Iterator
from typing import Final, assert_never

from msgspec.structs import replace

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rulebook.whereabouts import free_hexes, own_tile
from kingsforge_bot.games.keyflower.rules import actions as a
from kingsforge_bot.games.keyflower.rules.bidding import least_bid
from kingsforge_bot.games.keyflower.rules.effects import PaySkill, PayWorker, Power
from kingsforge_bot.games.keyflower.rules.kinds import (
    COLOURS,
    MATERIALS,
    SKILLS,
    Colour,
    Name,
    Skill,
    Workers,
    goods_of,
    skills_of,
    workers_of,
)
from kingsforge_bot.games.keyflower.rules.meta import MOST_ON_TILE
from kingsforge_bot.games.keyflower.rules.state import Group, Phase, State, Work
from kingsforge_bot.games.keyflower.rules.tiles import Face, TileSet
from kingsforge_bot.games.keyflower.rules.upgrade_costs import payments
from kingsforge_bot.games.keyflower.rules.using import choice_of_goods, least_use, payment, room_for
from kingsforge_bot.games.keyflower.rules.whereabouts import face_at, find, lock_and_uses, powers

Kinds = tuple[type[a.Action], ...]
USUAL: Final[dict[Phase, Kinds]] = {
    Phase.WINTER_CHOICE: (a.Give,),
    Phase.TURNS: (a.Bid, a.Use),
    Phase.WORK: (a.Move, a.Upgrade),
    Phase.BOATS: (a.Take, a.Place),
    Phase.BUILDING: (a.Place,),
    Phase.OVER: (a.Use,),
}
"""What somebody means who names a tile and no deed."""
_PLENTY: Final = Workers(MOST_ON_TILE * 4, MOST_ON_TILE * 4, MOST_ON_TILE * 4, MOST_ON_TILE * 4)
_WORK: Final = 60
"""Steps and upgrades, so that none is the last."""


def concerns(action: a.Action, tile: Name) -> bool:
    """Whether that is done with the tile."""
    match action:
        case a.Move(origin=origin, to=to):
            return tile in (origin, to)
        case a.Give(tiles=tiles):
            return tile in tiles
        case a.Take(boat=boat):
            return boat == tile
        case a.Pass() | a.End() | a.Lift() | a.Done():
            return False
        case a.Bid() | a.Use() | a.Upgrade() | a.Place() | a.PlaceAside():
            return action.tile == tile
        case _:
            assert_never(action)


def with_plenty(view: State, seat: Seat) -> State:
    """The view as if the seat had workers enough: what bars it then is not that they lack."""
    player = replace(view.players[seat], workers=_PLENTY)
    return replace(view, players=(*view.players[:seat], player, *view.players[seat + 1 :]))


def at_work(view: State, seat: Seat, tile: Name) -> State:
    """The view as if the seat had just used a transport tile: what bars an upgrade then is the upgrade itself."""
    return replace(view, phase=Phase.WORK, turn=seat, work=Work(tile, _WORK, _WORK))


def of_kind(view: State, tiles: TileSet, seat: Seat, kind: type[a.Action]) -> Iterator[a.Action]:
    """Of that kind, with whatever there is to do it with; none where there is nothing."""
    simple: dict[type[a.Action], a.Action] = {one.__class__: one for one in (a.Pass(), a.End(), a.Lift(), a.Done())}
    if kind in simple:
        yield simple[kind]
        return
    for tile in dict.fromkeys(_about(view, seat, kind)):
        yield from deed(view, tiles, seat, tile, kind)


def deed(view: State, tiles: TileSet, seat: Seat, tile: Name, kind: type[a.Action]) -> Iterator[a.Action]:
    """That, done with that tile, wherever it lies."""
    if kind is a.Bid:
        yield from _bids(view, seat, tile)
    elif kind is a.Use:
        yield from _uses(view, tiles, seat, tile)
    elif kind is a.Upgrade:
        yield a.Upgrade(tile, _price(view, tiles, seat, tile))
    elif kind is a.Move:
        yield from _moves(view, seat, tile)
    elif kind is a.Give:
        yield a.Give((tile,))
    elif kind is a.Take:
        yield a.Take(tile)
    elif kind is a.Place:
        hexes = list(free_hexes(view, seat))
        yield from (a.Place(tile, q, r, 0) for q, r in hexes[:1])
    else:
        yield from of_kind(view, tiles, seat, kind)


def _about(view: State, seat: Seat, kind: type[a.Action]) -> Iterator[Name]:
    """The tiles with which somebody would try it."""
    player = view.players[seat]
    if kind in (a.Bid, a.Use):
        yield from (one.name for one in view.offer)
    if kind is a.Bid:
        yield from (one.name for one in view.orders)
    if kind in (a.Use, a.Upgrade):
        yield from (one.name for one in player.village)
    if kind is a.Use:
        yield from (one.name for other in view.players for one in other.village)
    if kind is a.Move:
        yield from (one.name for one in player.village if one.goods.total)
    if kind is a.Give:
        yield from player.hand
    if kind is a.Take:
        yield from (boat.name for boat in view.boats if boat.taken is None)
    if kind is a.Place:
        yield from (one.name for one in player.unplaced)


def _bids(view: State, seat: Seat, tile: Name) -> Iterator[a.Bid]:
    """In the colour that comes nearest, the least that would do, with all losing groups that are needed."""
    offered = next((one for one in view.tiles_on_table() if one.name == tile), None)
    mine = None if offered is None else offered.of(seat)
    lock = mine.colour if mine is not None else _lock(view, tile)
    least = 1 if offered is None else least_bid(offered, seat)
    colour = _colour(view, seat, lock)
    number, moving = _gathered(view, seat, colour, least, without=tile)
    yield a.Bid(tile, colour, number, moving)


def _lock(view: State, tile: Name) -> Colour | None:
    """The colour of the tile wherever it lies (5.2)."""
    try:
        return lock_and_uses(view, find(view, tile))[0]
    except Refused:
        return None


def _uses(view: State, tiles: TileSet, seat: Seat, tile: Name) -> Iterator[a.Use]:
    """The least that would do, paying and taking whatever is chosen there."""
    try:
        where = find(view, tile)
    except Refused:
        yield a.Use(tile, workers_of(Colour.BLUE, 1))
        return
    lock, uses = lock_and_uses(view, where)
    face = face_at(view, tiles, where, tile)
    least, most = least_use(uses), room_for(uses)
    colour = _colour(view, seat, lock)
    number, moving = _gathered(view, seat, colour, min(least, max(most, 1)))
    taking = next(iter(choice_of_goods(face)), None)
    yield a.Use(tile, workers_of(colour, number), moving, _paid(view, seat, face, colour, number), taking)


def _paid(view: State, seat: Seat, face: Face, colour: Colour, number: int) -> Colour | Skill | None:
    """What is paid by choice: of what there is, else the first of its kind."""
    player = view.players[seat]
    match payment(face):
        case PayWorker(colour=None):
            left = [one for one in COLOURS if player.workers.of(one) > (number if one is colour else 0)]
            return next(iter(left), colour)
        case PaySkill(kind=None):
            return next((one for one in SKILLS if player.skills.of(one)), SKILLS[0])
        case _:
            return None


def _price(view: State, tiles: TileSet, seat: Seat, tile: Name) -> a.Payment | None:
    """A payment that does; else the printed one, and what is chosen of it from what there is (8.6, 8.7)."""
    cost, own, skills = (
        tiles[tile].cost if tile in tiles else None,
        own_tile(view, seat, tile),
        view.players[seat].skills,
    )
    if cost is None or own is None:
        return a.Payment(goods_of(MATERIALS[0], 1)) if cost is not None and cost.chosen else None
    wild = Power.WILD_UPGRADE in powers(view, tiles, seat)
    for found in payments(own, skills, cost, wild=wild):
        return found
    if not cost.chosen:
        return None
    kind = next((one for one in SKILLS if skills.of(one)), SKILLS[0])
    goods = goods_of(max(MATERIALS, key=own.goods.of), cost.any_goods)
    return a.Payment(cost.goods + goods, cost.skills + skills_of(kind, cost.any_skills))


def _moves(view: State, seat: Seat, tile: Name) -> Iterator[a.Move]:
    """Something that lies there to another tile; where nothing does, something from elsewhere to it."""
    others = [one for one in view.players[seat].village if one.name != tile]
    here = own_tile(view, seat, tile)
    away = others[0].name if others else tile
    if here is not None:
        yield from (a.Move(kind, tile, away, 1) for kind, _ in here.goods.each())
        if not here.goods.total:
            found = [a.Move(kind, one.name, tile, 1) for one in others for kind, _ in one.goods.each()]
            yield from found or [a.Move(MATERIALS[0], tile, away, 1)]
    else:
        yield a.Move(MATERIALS[0], tile, away, 1)


def _colour(view: State, seat: Seat, lock: Colour | None) -> Colour:
    """The lock's; of a tile without one that of which the seat has most."""
    if lock is not None:
        return lock
    behind, groups = view.players[seat].workers, view.losing(seat).values()
    own = {one: behind.of(one) + sum([group.number for group in groups if group.colour is one]) for one in COLOURS}
    return max(COLOURS, key=own.__getitem__)


def _gathered(
    view: State, seat: Seat, colour: Colour, least: int, without: Name | None = None
) -> tuple[int, tuple[str, ...]]:
    """At least so many of that colour, from behind the screen and, as far as that does not do, losing groups."""
    moving, moved = list[str](), 0
    behind = view.players[seat].workers.of(colour)
    for place, group in _losing(view, seat, colour, without):
        if behind + moved >= least:
            break
        moving.append(place)
        moved += group.number
    return max(least, moved), tuple(moving)


def _losing(view: State, seat: Seat, colour: Colour, without: Name | None) -> Iterable[tuple[str, Group]]:
    own = {one.name: one.of(seat) for one in view.tiles_on_table() if one.name == without}
    return [
        (place, group)
        for place, group in view.losing(seat).items()
        if group.colour is colour and group is not (None if without is None else own.get(without))
    ]
