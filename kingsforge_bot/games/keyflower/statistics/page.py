"""docs/statistics/keyflower.md."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from kingsforge_bot.devtools.many_games import write_page
from kingsforge_bot.devtools.shares import Share, between, percent, summed, wins_by_place
from kingsforge_bot.devtools.tables import head, row, turns
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.meta import SEATS, Season
from kingsforge_bot.games.keyflower.rules.tiles import TileKind, TileSet
from kingsforge_bot.games.keyflower.statistics.facts import Facts
from kingsforge_bot.games.keyflower.statistics.playing import GOLD, YARDS

PAGE: Final = "keyflower.md"
TURNS: Final = turns(SEATS)
KINDS: Final = ("home", "spring", "summer", "autumn", YARDS, "winter", "boat", "order", GOLD)

HEAD: Final = """# Statistics of Keyflower

What becomes of many games between bots of one kind. People play otherwise: the figures tell of the rules and the tiles
under steady play, not of anybody's chances on an evening. Intervals are of 95 %.

Made by `python -m kingsforge_bot.games.keyflower.statistics` (`play FILE`, then `page FILE ...`); a game's number
decides all its luck, so that the same command plays the same games.
"""


class Standing(msgspec.Struct, frozen=True):
    """How one tile fares."""

    name: Name
    offered: int
    won: Share
    """Of the games in which it was laid out."""
    bids: float
    """On it, each time it was laid out."""
    paid: float
    """Workers of the winning bid."""
    brought: float
    """Points at the end."""


def standings(games: Sequence[Facts], names: Sequence[Name]) -> list[Standing]:
    """Each of those tiles that was ever laid out, what brings most first."""
    offered = summed(dict.fromkeys(facts.offered, 1) for facts in games)
    won = summed(dict.fromkeys(facts.paid, 1) for facts in games)
    bids, paid = summed(facts.bids for facts in games), summed(facts.paid for facts in games)
    brought = summed(facts.brought for facts in games)
    found = [
        Standing(
            name,
            offered[name],
            Share(won[name], offered[name]),
            bids[name] / offered[name],
            paid[name] / max(1, won[name]),
            brought[name] / max(1, won[name]),
        )
        for name in names
        if offered[name]
    ]
    return sorted(found, key=lambda one: one.brought, reverse=True)


def write(docs: Path, games: Sequence[Facts], tiles: TileSet) -> None:
    """The page into that folder."""
    write_page(docs / PAGE, HEAD, games, lambda _, group: _of_player(group, tiles))


def _of_player(games: Sequence[Facts], tiles: TileSet) -> Iterator[str]:
    numbers = [facts.game for facts in games]
    yield f"Of the numbers {min(numbers)} to {max(numbers)}; 2 to 6 seats in turn.\n"
    tables = [(seats, [one for one in games if one.seats == seats]) for seats in sorted({one.seats for one in games})]
    yield "### Length\n"
    yield "Bids, uses and passes of one seat, by season; passes that come by themselves are not counted.\n"
    yield head("seats", "games", "actions", *Season, "points")
    for seats, some in tables:
        turns, count = summed(facts.turns for facts in some), len(some)
        cells = " | ".join([f"{turns[season] / count / seats:.1f}" for season in Season])
        points = sum([sum(one.totals) for one in some]) / count / seats
        yield f"| {seats} | {count:,} | {sum([one.actions for one in some]) / count:.0f} | {cells} | {points:.1f} |"
    yield "\n### Who begins\n"
    yield "Games won, from the first start player clockwise.\n"
    yield head("seats", "fair", *TURNS)
    for seats, some in tables:
        yield row((seats, percent(1 / seats), *map(between, wins_by_place(some))), 2 + len(TURNS))
    yield "\n### Where points come from\n"
    yield "Of one seat, by the kind of tile; yards are the tiles that count what lies on them.\n"
    yield head("seats", *KINDS)
    for seats, some in tables:
        points_ = summed(facts.points for facts in some)
        yield row((seats, *(f"{points_[kind] / len(some) / seats:.1f}" for kind in KINDS)))
    yield from _tiles(games, tiles)


def _tiles(games: Sequence[Facts], tiles: TileSet) -> Iterator[str]:
    yield "\n### Tiles\n"
    yield (
        "Won: times, of the games in which the tile was laid out. Bids: on it each time. Workers: of the winning bid."
        " Points: at the end, what others score because of it left out.\n"
    )
    for season in Season:
        found = standings(games, tiles.of(TileKind(season.value)))
        yield f"#### {season.value}\n\n{head('tile', 'won', 'bids', 'workers', 'points')}"
        for one in found:
            name = tiles[one.name].name
            yield f"| {name} | {between(one.won)} | {one.bids:.2f} | {one.paid:.2f} | {one.brought:.2f} |"
        yield ""
