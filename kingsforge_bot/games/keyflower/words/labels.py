"""What can be done, as lines of menus and labels of buttons."""

from typing import assert_never

from kingsforge_bot.games.keyflower.rules import actions as a
from kingsforge_bot.games.keyflower.rules.kinds import NO_WORKERS, Workers, goods_of, workers_of
from kingsforge_bot.games.keyflower.words.names import Telling


def label(say: Telling, action: a.Action) -> str:
    """The action in a few words."""
    match action:
        case a.Bid() | a.Use() | a.Pass():
            return _turn(say, action)
        case a.Move() | a.Upgrade() | a.End():
            return _work(say, action)
        case a.Give(tiles=tiles):
            return say.l10n("do-give", tiles=say.all(tiles))
        case a.Take(boat=boat):
            return say.l10n("do-take", boat=say.tile(boat))
        case a.Place() | a.PlaceAside() | a.Lift() | a.Done():
            return _building(say, action)
        case _:
            assert_never(action)


def placed(action: a.Bid | a.Use) -> Workers:
    """The workers of a bid or a use, those of moved groups with them (16.3)."""
    return workers_of(action.colour, action.number) if isinstance(action, a.Bid) else action.workers


def short_label(say: Telling, action: a.Bid | a.Use) -> str:
    """Without the tile, which stands above."""
    l10n, workers = say.l10n, say.workers(placed(action))
    if isinstance(action, a.Bid):
        return _with(say, l10n("do-bid-short", workers=workers), action.moving)
    said = _choices(say, l10n("do-use-short", workers=workers), action)
    return _with(say, said, action.moving)


def _choices(say: Telling, said: str, action: a.Use) -> str:
    """With what is paid and taken by choice (16.4)."""
    if action.paying is not None:
        said = say.l10n("do-paying", what=said, kind=say.kind(action.paying.value))
    if action.taking is not None:
        said = say.l10n("do-taking", what=said, kind=say.kind(action.taking.value))
    return said


def _turn(say: Telling, action: a.Bid | a.Use | a.Pass) -> str:
    l10n = say.l10n
    match action:
        case a.Bid(tile=tile, colour=colour, number=number, moving=moving):
            said = l10n("do-bid", tile=say.tile(tile), workers=say.workers(workers_of(colour, number)))
            return _with(say, said, moving)
        case a.Use(tile=tile, workers=workers, moving=moving):
            said = l10n("do-use", tile=say.tile(tile), workers=say.workers(workers))
            return _with(say, _choices(say, said, action), moving)
        case a.Pass():
            return l10n("do-pass")
        case _:
            assert_never(action)


def _with(say: Telling, said: str, moving: tuple[a.Where, ...]) -> str:
    return say.l10n("do-moving", what=said, places=say.l10n.listing(moving)) if moving else said


def _work(say: Telling, action: a.Move | a.Upgrade | a.End) -> str:
    l10n = say.l10n
    match action:
        case a.Move(resource=resource, origin=origin, to=to, number=number):
            goods = say.goods(goods_of(resource, number))
            return l10n("do-move", goods=goods, origin=say.tile(origin), to=say.tile(to))
        case a.Upgrade(tile=tile, paying=None):
            return l10n("do-upgrade", tile=say.tile(tile))
        case a.Upgrade(tile=tile, paying=paying):
            assert paying is not None
            paid = say.things(paying.goods, paying.skills, NO_WORKERS)
            return l10n("do-paying", what=l10n("do-upgrade", tile=say.tile(tile)), kind=paid)
        case a.End():
            return l10n("do-end")
        case _:
            assert_never(action)


def _building(say: Telling, action: a.Place | a.PlaceAside | a.Lift | a.Done) -> str:
    l10n = say.l10n
    match action:
        case a.Place(tile=tile, q=q, r=r, turned=turned):
            return l10n("do-place", tile=say.tile(tile), q=str(q), r=str(r), turned=turned)
        case a.PlaceAside(tile=tile):
            return l10n("do-place-aside", tile=say.tile(tile))
        case a.Lift():
            return l10n("do-lift")
        case a.Done():
            return l10n("do-done")
        case _:
            assert_never(action)
