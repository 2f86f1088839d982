"""Transport and upgrades (8), and what summer boats change about them (11.3 to 11.5)."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import End, Move, Upgrade
from kingsforge_bot.games.keyflower.rules.behind_screens import lose_skills
from kingsforge_bot.games.keyflower.rules.draft import Draft, Table
from kingsforge_bot.games.keyflower.rules.effects import Power
from kingsforge_bot.games.keyflower.rules.events import GoodsMoved, Upgraded, WorkEnded
from kingsforge_bot.games.keyflower.rules.hexes import connections, distances, laid
from kingsforge_bot.games.keyflower.rules.kinds import Name, goods_of
from kingsforge_bot.games.keyflower.rules.reasons import Reason, refuse
from kingsforge_bot.games.keyflower.rules.state import Built, Phase, Work
from kingsforge_bot.games.keyflower.rules.tiles import Side, TileSet
from kingsforge_bot.games.keyflower.rules.turns import placed
from kingsforge_bot.games.keyflower.rules.upgrade_costs import check_cost, price_of
from kingsforge_bot.games.keyflower.rules.whereabouts import find, powers


def roads_of(table: Table, tiles: TileSet, seat: Seat) -> Mapping[Name, tuple[Name, ...]]:
    """Where resources of that seat may go in one step (8.2, 11.3)."""
    across = Power.CROSS_COUNTRY in powers(table, tiles, seat)
    return connections(laid(table.players[seat].village, tiles), across=across)


def move(draft: Draft, seat: Seat, action: Move) -> None:
    """Rules 8.1 to 8.3."""
    work, village = draft.work, draft.players[seat].village
    assert work is not None
    origin, to = _own(draft, seat, action.origin), _own(draft, seat, action.to)
    away = distances(roads_of(draft, draft.tiles, seat), action.origin).get(action.to)
    if away is not None and action.number * away > work.steps:
        raise refuse(Reason.TOO_FAR, wanted=action.number * away, left=work.steps)
    have = village[origin].goods.of(action.resource)
    if action.number > have:
        raise refuse(
            Reason.NOT_LYING_THERE,
            tile=action.origin,
            resource=action.resource,
            wanted=action.number,
            have=have,
        )
    if origin == to:
        raise refuse(Reason.SAME_TILE, tile=action.to)
    if away is None:
        raise refuse(Reason.NO_ROAD, origin=action.origin, to=action.to)
    goods, steps = goods_of(action.resource, action.number), action.number * away
    village[origin] = replace(village[origin], goods=village[origin].goods - goods)
    village[to] = replace(village[to], goods=village[to].goods + goods)
    draft.events.append(GoodsMoved(seat, action.number, action.resource, action.origin, action.to, steps))
    _go_on(draft, replace(work, steps=work.steps - steps))


def upgrade(draft: Draft, seat: Seat, action: Upgrade) -> None:
    """Rules 8.5 to 8.8."""
    work, player = draft.work, draft.players[seat]
    assert work is not None
    find(draft, action.tile)
    cost = draft.tiles[action.tile].cost
    payment = None if cost is None else price_of(action.tile, cost, action.paying)
    index = _own(draft, seat, action.tile)
    if not work.upgrades:
        raise refuse(Reason.NO_UPGRADE_LEFT, tile=action.tile)
    if cost is None or payment is None:
        raise refuse(Reason.NO_SIDE_B, tile=action.tile)
    if player.village[index].side is Side.B:
        raise refuse(Reason.UPGRADED_BEFORE, tile=action.tile)
    wild = Power.WILD_UPGRADE in powers(draft, draft.tiles, seat)
    check_cost(player.village[index], player.skills, cost, payment, wild=wild)
    chosen = cost.any_skills > 0
    lose_skills(draft, seat, payment.skills, shown=not chosen)
    draft.pile += payment.skills
    draft.stock += payment.goods
    tile = player.village[index]
    player.village[index] = replace(tile, side=Side.B, goods=tile.goods - payment.goods)
    draft.events.append(Upgraded(seat, action.tile, payment.goods, payment.skills, chosen))
    _go_on(draft, replace(work, upgrades=work.upgrades - 1))


def end(draft: Draft, seat: Seat, action: End) -> None:
    """Rule 8.4."""
    work = draft.work
    assert work is not None
    _end(draft, work)


def can_be_upgraded(tiles: TileSet, tile: Built) -> bool:
    """Rule 8.5, whatever it costs."""
    return tile.side is Side.A and tiles[tile.name].cost is not None


def moves(table: Table, tiles: TileSet, seat: Seat, work: Work) -> Iterator[Move]:
    """What can be moved where with the steps that are left, the nearest tiles first."""
    if not work.steps:
        return
    roads = roads_of(table, tiles, seat)
    for tile in table.players[seat].village:
        if not tile.goods.total:
            continue
        away = distances(roads, tile.name)
        for resource, have in tile.goods.each():
            for to, steps in away.items():
                if steps:
                    for number in range(1, min(have, work.steps // steps) + 1):
                        yield Move(resource, tile.name, to, number)


def _own(draft: Draft, seat: Seat, name: Name) -> int:
    """The tile's index in the seat's village. Raises Refused for any other (8.1)."""
    for index, tile in enumerate(draft.players[seat].village):
        if tile.name == name:
            return index
    find(draft, name)
    raise refuse(Reason.NOT_IN_VILLAGE, tile=name)


def _go_on(draft: Draft, work: Work) -> None:
    draft.work = work
    if not work.steps and not work.upgrades:
        _end(draft, work)


def _end(draft: Draft, work: Work) -> None:
    draft.events.append(WorkEnded(draft.turn, work.steps, work.upgrades))
    draft.work, draft.phase = None, Phase.TURNS
    placed(draft)
