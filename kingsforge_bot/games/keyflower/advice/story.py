"""A game that is over, told in short: prices, fights, visits, upgrades, the best tile, the turning point.

Of what everybody may know: bids and uses lie open, scores are told to all.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules import events as ev
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.state import Line, Score
from kingsforge_bot.games.keyflower.rules.tiles import Side, TileSet

_OFTEN: Final = 2
"""How often a thing has to happen to be worth a line."""


class Price(msgspec.Struct, frozen=True):
    """The highest price of a tile (9.3); of equal ones the first."""

    season: Season
    won: ev.TileWon


class Fight(msgspec.Struct, frozen=True):
    """The tile on which a leader was outbid most often (6.2), and in the end by whom it was won."""

    tile: Name
    outbid: int
    winner: Seat


class Visits(msgspec.Struct, frozen=True):
    """The village that others used most (7)."""

    seat: Seat
    uses: int


class Builder(msgspec.Struct, frozen=True):
    """Who upgraded most (8.5)."""

    seat: Seat
    upgrades: int


class Best(msgspec.Struct, frozen=True):
    """The tile that brought most at the end (12.8)."""

    seat: Seat
    tile: Name
    points: int


class Ahead(msgspec.Struct, frozen=True):
    """From the end of which season on the winner had most points lying open; None: not before the last reckoning."""

    seat: Seat
    since: Season | None


class Story(msgspec.Struct, frozen=True):
    """What is worth telling; None where there was nothing of the kind."""

    price: Price | None
    fight: Fight | None
    visits: Visits | None
    builder: Builder | None
    best: Best | None
    ahead: Ahead | None


Course = tuple[tuple[int, ...], ...]
"""By seat the points that lay open at the end of each season, winter's with all that was reckoned."""


def course_of(tiles: TileSet, seats: int, events: Iterable[ev.Event]) -> Course:
    """For each seat from nothing on: printed points of its village, at the end its score (12.2)."""
    points, found = [0] * seats, [[0] for _ in range(seats)]
    begun = False
    for event in events:
        match event:
            case ev.SeasonBegan():
                if begun:
                    _note(found, points)
                begun = True
            case ev.VillageBuilt(seat=seat, tiles=built):
                points[seat] += sum(tiles.face(one.name, one.side).vp for one in built)
            case ev.Upgraded(seat=seat, tile=tile):
                points[seat] += tiles.face(tile, Side.B).vp - tiles.face(tile, Side.A).vp
            case ev.GameEnded(scores=scores):
                _note(found, [score.total for score in sorted(scores, key=lambda one: one.seat)])
            case _:
                pass
    return tuple(map(tuple, found))


def _note(found: list[list[int]], points: Sequence[int]) -> None:
    for line, count in zip(found, points, strict=True):
        line.append(count)


def story(tiles: TileSet, scores: Sequence[Score], events: Sequence[ev.Event]) -> Story:
    """Of a game that ended with these scores, from all that happened in it."""
    season, prices = Season.SPRING, list[Price]()
    outbid, visits, upgrades = Counter[Name](), Counter[Seat](), Counter[Seat]()
    winners: dict[Name, Seat] = {}
    for event in events:
        match event:
            case ev.SeasonBegan(season=season):
                pass
            case ev.TileWon(seat=seat, tile=tile):
                winners[tile] = seat
                prices.append(Price(season, event))
            case ev.BidMade(seat=seat, tile=tile, outbid=other) if other not in (None, seat):
                outbid[tile] += 1
            case ev.TileUsed(seat=seat, owner=owner) if owner is not None and owner != seat:
                visits[owner] += 1
            case ev.Upgraded(seat=seat):
                upgrades[seat] += 1
            case _:
                pass
    fought = max((tile for tile in outbid if tile in winners), key=outbid.__getitem__, default=None)
    visited, builder = _most(visits), _most(upgrades)
    return Story(
        max(prices, key=lambda one: one.won.paid.total, default=None),
        Fight(fought, outbid[fought], winners[fought]) if fought and outbid[fought] >= _OFTEN else None,
        Visits(visited, visits[visited]) if visited is not None else None,
        Builder(builder, upgrades[builder]) if builder is not None else None,
        _best(scores),
        _ahead(scores, course_of(tiles, len(scores), events)),
    )


def _most(counted: Counter[Seat]) -> Seat | None:
    """Who has more of it than anybody else, and often."""
    ranked = counted.most_common(2)
    if not ranked or ranked[0][1] < _OFTEN or (len(ranked) > 1 and ranked[0][1] == ranked[1][1]):
        return None
    return ranked[0][0]


def _best(scores: Sequence[Score]) -> Best | None:
    lines: list[tuple[Seat, Line]] = [(score.seat, line) for score in scores for line in score.lines]
    found = [Best(seat, line.tile, line.printed + line.scored) for seat, line in lines]
    return max(found, key=lambda one: one.points, default=None)


def _ahead(scores: Sequence[Score], course: Course) -> Ahead | None:
    """The last stretch in which the one winner had more than all others, season by season; None for several winners."""
    most = max(score.total for score in scores)
    winners = [score.seat for score in scores if score.total == most]
    if len(winners) > 1:
        return None
    seat, since = winners[0], None
    for number, season in enumerate(Season, 1):
        if number >= len(course[seat]) - 1:
            break
        others = max(line[number] for other, line in enumerate(course) if other != seat)
        if course[seat][number] <= others:
            since = None
        elif since is None:
            since = season
    return Ahead(seat, since)
