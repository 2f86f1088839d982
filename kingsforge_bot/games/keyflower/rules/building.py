"""Building the village (10)."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import Done, Lift, Place, PlaceAside
from kingsforge_bot.games.keyflower.rules.draft import Draft, PlayerDraft, Table
from kingsforge_bot.games.keyflower.rules.effects import Power
from kingsforge_bot.games.keyflower.rules.events import TileLifted, TilePlaced, VillageBuilt
from kingsforge_bot.games.keyflower.rules.hexes import (
    OPPOSITE,
    Hex,
    Laid,
    fits_somewhere,
    laid,
    neighbours,
)
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.reasons import Reason, refuse
from kingsforge_bot.games.keyflower.rules.seasons import go_on
from kingsforge_bot.games.keyflower.rules.state import Built, Phase, Player, Spot, Won
from kingsforge_bot.games.keyflower.rules.tiles import Edges, TileSet
from kingsforge_bot.games.keyflower.rules.whereabouts import find, powers


def unplaced(player: Player | PlayerDraft) -> tuple[Won, ...]:
    """What is still to be placed."""
    placed = {tile.name for tile in player.draft}
    return tuple([tile for tile in player.won if tile.name not in placed])


def standing(table: Table, tiles: TileSet, seat: Seat) -> dict[Hex, tuple[Name, Edges]]:
    """The village with what is placed so far, by hexes."""
    player = table.players[seat]
    return laid((*player.village, *player.draft), tiles)


def builds_freely(table: Table, tiles: TileSet, seat: Seat) -> bool:
    """Whether edges need not match (11.3)."""
    return Power.CROSS_COUNTRY in powers(table, tiles, seat)


def may_build(table: Table, seat: Seat) -> bool:
    """Whether the seat has something to build now: in winter after its boat (10.1)."""
    if table.phase is Phase.BOATS and table.season is Season.WINTER and seat in table.choosers:
        return False
    return table.phase in (Phase.BOATS, Phase.BUILDING) and bool(table.players[seat].won)


def place(draft: Draft, seat: Seat, action: Place) -> None:
    """Rules 10.1 to 10.5."""
    new, there = _to_place(draft, seat, action.tile), (action.q, action.r)
    village = standing(draft, draft.tiles, seat)
    if there in village:
        raise refuse(Reason.HEX_TAKEN, q=action.q, r=action.r, tile=village[there][0])
    if not any(beside in village for beside in neighbours(there)):
        raise refuse(Reason.NOT_TOUCHING, q=action.q, r=action.r)
    turned = action.turned % len(draft.tiles[action.tile].turns)
    if not builds_freely(draft, draft.tiles, seat):
        _check_edges(village, there, action.tile, draft.tiles.edges(action.tile, turned))
    _put_down(draft, seat, Built(new.name, Spot(action.q, action.r, turned), new.side))


def place_aside(draft: Draft, seat: Seat, action: PlaceAside) -> None:
    """Rule 10.5: only where nothing that is left fits anywhere."""
    new = _to_place(draft, seat, action.tile)
    names = [tile.name for tile in unplaced(draft.players[seat])]
    village, freely = standing(draft, draft.tiles, seat), builds_freely(draft, draft.tiles, seat)
    if fits_somewhere(village, draft.tiles, names, freely=freely):
        raise refuse(Reason.STILL_FITS, tile=action.tile)
    _put_down(draft, seat, Built(new.name, None, new.side))


def lift(draft: Draft, seat: Seat, action: Lift) -> None:
    """Rule 10.6: the last one first."""
    player = draft.players[seat]
    if not player.draft:
        raise refuse(Reason.NOTHING_TO_LIFT)
    *rest, last = player.draft
    player.draft, draft.unheard = tuple(rest), True
    draft.events.append(TileLifted(seat, last.name))


def done(draft: Draft, seat: Seat, action: Done) -> None:
    """Rule 10.6: from now on everybody sees it."""
    player = draft.players[seat]
    left = unplaced(player)
    if left:
        raise refuse(Reason.NOT_ALL_PLACED, tile=left[0].name)
    draft.events.append(VillageBuilt(seat, player.draft))
    player.village += player.draft
    player.won, player.draft = (), ()
    season_over_if_built(draft)


def season_over_if_built(draft: Draft) -> None:
    """Rule 9.9."""
    if not draft.choosers and not any(player.won for player in draft.players):
        go_on(draft)


def _to_place(draft: Draft, seat: Seat, name: Name) -> Won:
    for tile in unplaced(draft.players[seat]):
        if tile.name == name:
            return tile
    if not any(tile.name == name for player in draft.players for tile in player.won):
        find(draft, name)
    raise refuse(Reason.NOT_TO_BUILD, tile=name)


def _check_edges(village: Laid, there: Hex, name: Name, edges: Edges) -> None:
    for edge, beside in enumerate(neighbours(there)):
        tile = village.get(beside)
        if tile is not None and tile[1][OPPOSITE[edge]] is not edges[edge]:
            raise refuse(Reason.EDGES_DIFFER, tile=name, other=tile[0])


def _put_down(draft: Draft, seat: Seat, tile: Built) -> None:
    player = draft.players[seat]
    player.draft, draft.unheard = (*player.draft, tile), True
    draft.events.append(TilePlaced(seat, tile))
