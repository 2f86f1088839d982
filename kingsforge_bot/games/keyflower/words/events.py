"""Events as lines of the log, of each event what its reader may know."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from kingsforge_bot.games.keyflower.rules import events as ev
from kingsforge_bot.games.keyflower.rules.actions import Where
from kingsforge_bot.games.keyflower.rules.kinds import NO_GOODS, NO_WORKERS, UNSEEN, goods_of, workers_of
from kingsforge_bot.games.keyflower.rules.state import Boat, Built
from kingsforge_bot.games.keyflower.words.names import Telling

Began = (
    ev.HomesDealt
    | ev.WinterDealt
    | ev.SeasonBegan
    | ev.BoatsLoaded
    | ev.WinterChoiceBegan
    | ev.WinterGiven
    | ev.WinterRevealed
)
Brought = ev.WorkersDrawn | ev.SkillsDrawn | ev.WorkerPaid | ev.SkillPaid | ev.GoodsGained | ev.GreensGained
Worked = ev.WorkBegan | ev.GoodsMoved | ev.Upgraded | ev.WorkEnded
Closed = ev.TurnsEnded | ev.GroupsReturned | ev.TileLeft | ev.TileWon | ev.WorkersTaken | ev.BoatsCalled | ev.BoatTaken
Raised = ev.TilePlaced | ev.TileLifted | ev.VillageBuilt


def event_line(say: Telling, event: ev.Event) -> str:
    """An event as sentences."""
    return say.l10n.sentences(_sentences(say, event))


def _sentences(say: Telling, event: ev.Event) -> Iterator[str]:
    l10n = say.l10n
    match event:
        case ev.BidMade():
            yield from _bid(say, event)
        case ev.TileUsed():
            yield from _used(say, event)
        case ev.LockChanged(tile=tile, colour=colour):
            yield l10n("event-lock-changed", tile=say.tile(tile), colour=colour.value)
        case ev.Passed(seat=seat, automatic=automatic):
            yield l10n("event-passed", who=say.who(seat), automatic="yes" if automatic else "no")
        case ev.ScreensOpened():
            yield from _opened(say, event)
        case ev.GameEnded():
            yield l10n("event-game-ended")
        case (
            ev.HomesDealt()
            | ev.WinterDealt()
            | ev.SeasonBegan()
            | ev.BoatsLoaded()
            | ev.WinterChoiceBegan()
            | ev.WinterGiven()
            | ev.WinterRevealed()
        ):
            yield from _began(say, event)
        case (
            ev.WorkersDrawn()
            | ev.SkillsDrawn()
            | ev.WorkerPaid()
            | ev.SkillPaid()
            | ev.GoodsGained()
            | ev.GreensGained()
        ):
            yield from _brought(say, event)
        case ev.WorkBegan() | ev.GoodsMoved() | ev.Upgraded() | ev.WorkEnded():
            yield _worked(say, event)
        case ev.TilePlaced() | ev.TileLifted() | ev.VillageBuilt():
            yield _raised(say, event)
        case _:
            yield from _closed(say, event)


def _began(say: Telling, event: Began) -> Iterator[str]:
    l10n = say.l10n
    match event:
        case ev.HomesDealt(homes=homes, start=start):
            dealt = l10n.listing(
                l10n("event-home", who=say.who(seat), tile=say.tile(home)) for seat, home in enumerate(homes)
            )
            yield l10n("event-homes", homes=dealt, who=say.who(start))
        case ev.WinterDealt(seat=seat, hand=hand):
            yield l10n("event-winter-dealt", who=say.who(seat), tiles=say.all(hand))
        case ev.SeasonBegan(season=season, offer=offer, start=start):
            tiles = say.all(one.name for one in offer)
            yield l10n("event-season", season=season.value, tiles=tiles, who=say.who(start))
        case ev.BoatsLoaded(boats=boats):
            yield l10n("event-boats-loaded", boats=l10n.steps(load(say, boat) for boat in boats))
        case ev.WinterChoiceBegan():
            yield l10n("event-winter-choice")
        case ev.WinterGiven(seat=seat, tiles=tiles) if UNSEEN in tiles:
            yield l10n("event-winter-chosen", who=say.who(seat))
        case ev.WinterGiven(seat=seat, tiles=tiles):
            yield l10n("event-winter-given", who=say.who(seat), tiles=say.all(tiles))
        case ev.WinterRevealed(numbers=numbers):
            given = l10n.listing(
                l10n("event-winter-number", who=say.who(seat), count=number) for seat, number in enumerate(numbers)
            )
            yield l10n("event-winter-revealed", numbers=given)
        case _:
            assert_never(event)


def load(say: Telling, boat: Boat) -> str:
    """A boat with what it carries (3.2)."""
    return say.l10n("boat-load", boat=say.tile(boat.name), load=say.things(NO_GOODS, boat.skills, boat.workers))


def _bid(say: Telling, event: ev.BidMade) -> Iterator[str]:
    l10n, tile = say.l10n, say.tile(event.tile)
    workers = say.workers(workers_of(event.colour, event.number))
    yield l10n("event-bid", who=say.who(event.seat), workers=workers, tile=tile)
    if event.total != event.number:
        yield l10n("event-bid-total", count=event.total)
    yield from _moved(say, event.moved)
    if event.outbid is not None and event.outbid != event.seat:
        yield l10n("event-outbid", who=say.who(event.outbid))
    if event.locked:
        yield l10n("event-locked", tile=tile, colour=event.colour.value)


def _used(say: Telling, event: ev.TileUsed) -> Iterator[str]:
    l10n, who, tile = say.l10n, say.who(event.seat), say.tile(event.tile)
    workers = say.workers(event.workers)
    if event.owner is None:
        yield l10n("event-used-offer", who=who, tile=tile, workers=workers)
    elif event.owner == event.seat:
        yield l10n("event-used-own", who=who, tile=tile, workers=workers)
    else:
        yield l10n("event-used-other", who=who, tile=tile, workers=workers, owner=say.who(event.owner))
    yield from _moved(say, event.moved)


def _moved(say: Telling, places: tuple[Where, ...]) -> Iterator[str]:
    if places:
        yield say.l10n("event-moved-groups", count=len(places), places=say.l10n.listing(places))


def _brought(say: Telling, event: Brought) -> Iterator[str]:
    l10n, who = say.l10n, say.who(event.seat)
    match event:
        case ev.WorkersDrawn(workers=workers, wanted=wanted):
            yield l10n("event-drawn", who=who, things=say.workers(workers))
            if workers.total < wanted:
                yield l10n("event-bag-empty")
        case ev.SkillsDrawn(skills=skills, wanted=wanted):
            yield l10n("event-drawn", who=who, things=say.skills(skills))
            if skills.total < wanted:
                yield l10n("event-pile-empty")
        case ev.WorkerPaid(colour=colour):
            yield l10n("event-paid", who=who, things=say.workers(workers_of(colour, 1)))
        case ev.SkillPaid(skills=skills):
            yield l10n("event-paid", who=who, things=say.skills(skills))
        case ev.GoodsGained(goods=goods, tile=tile):
            yield l10n("event-goods", who=who, goods=say.goods(goods), tile=say.tile(tile))
        case ev.GreensGained(number=number):
            yield l10n("event-greens", who=who, count=number)
        case _:
            assert_never(event)


def _worked(say: Telling, event: Worked) -> str:
    l10n, who = say.l10n, say.who(event.seat)
    match event:
        case ev.WorkBegan(steps=steps, upgrades=upgrades):
            return l10n("event-work", steps=steps, upgrades=upgrades)
        case ev.GoodsMoved(number=number, resource=resource, origin=origin, to=to, steps=steps):
            goods = say.goods(goods_of(resource, number))
            return l10n(
                "event-goods-moved", who=who, goods=goods, origin=say.tile(origin), to=say.tile(to), steps=steps
            )
        case ev.Upgraded(tile=tile, goods=goods, skills=skills):
            return l10n("event-upgraded", who=who, tile=say.tile(tile), paid=say.things(goods, skills, NO_WORKERS))
        case ev.WorkEnded(steps=steps, upgrades=upgrades):
            return l10n("event-work-ended", who=who, left=steps + upgrades, steps=steps, upgrades=upgrades)
        case _:
            assert_never(event)


def _closed(say: Telling, event: Closed) -> Iterator[str]:
    l10n = say.l10n
    match event:
        case ev.TurnsEnded(season=season):
            yield l10n("event-turns-ended", season=season.value)
        case ev.GroupsReturned(seat=seat, workers=workers):
            yield l10n("event-groups-returned", who=say.who(seat), workers=say.workers(workers))
        case ev.TileLeft(tile=tile):
            yield l10n("event-tile-left", tile=say.tile(tile))
        case ev.TileWon(seat=seat, tile=tile, paid=paid, workers=workers):
            yield l10n("event-tile-won", who=say.who(seat), tile=say.tile(tile), paid=say.workers(paid))
            if workers.total:
                yield l10n("event-workers-on-it", who=say.who(seat), workers=say.workers(workers))
        case ev.WorkersTaken(seat=seat, workers=workers):
            yield l10n("event-workers-taken", who=say.who(seat), workers=say.workers(workers))
        case ev.BoatsCalled(choosers=choosers, start=start):
            yield l10n("event-boats-called", order=l10n.listing(map(say.who, choosers)), who=say.who(start))
        case ev.BoatTaken(seat=seat, boat=boat, workers=workers, skills=skills):
            got = workers.total + skills.total
            things = say.things(NO_GOODS, skills, workers)
            yield l10n("event-boat-taken", who=say.who(seat), boat=say.tile(boat), got=min(got, 1), things=things)
        case _:
            assert_never(event)


def _raised(say: Telling, event: Raised) -> str:
    l10n, who = say.l10n, say.who(event.seat)
    match event:
        case ev.TilePlaced(tile=built):
            return l10n("event-placed", who=who, tile=lying(say, built))
        case ev.TileLifted(tile=tile):
            return l10n("event-lifted", who=who, tile=say.tile(tile))
        case ev.VillageBuilt(tiles=tiles):
            return l10n("event-built", who=who, tiles=say.listed(lying(say, one) for one in tiles))
        case _:
            assert_never(event)


def lying(say: Telling, built: Built) -> str:
    """A tile, and that it lies aside where it does (10.5)."""
    if built.at is None:
        return say.l10n("tile-aside", tile=say.tile(built.name))
    return say.tile(built.name)


def _opened(say: Telling, event: ev.ScreensOpened) -> Iterator[str]:
    behind: Iterable[str] = (
        say.l10n("event-screen", who=say.who(seat), things=say.things(NO_GOODS, skills, workers))
        for seat, (workers, skills) in enumerate(zip(event.workers, event.skills, strict=True))
    )
    yield say.l10n("event-screens", screens=say.l10n.steps(behind))
    kept = [name for hand, given in zip(event.hands, event.given, strict=True) for name in hand if name not in given]
    if kept:
        yield say.l10n("event-kept-back", tiles=say.all(kept))
