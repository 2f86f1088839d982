"""Closed routes of roads and lines of water (12.7)."""

from collections.abc import Iterable, Mapping

from kingsforge_bot.games.keyflower.rules.hexes import DIRECTIONS, OPPOSITE, Laid
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.tiles import Edge

_Link = tuple[int, int]


def road_loop(roads: Mapping[Name, Iterable[Name]]) -> tuple[Name, ...]:
    """The tiles of the closed route with most different tiles that uses no connection twice; none: empty.

    Such routes are the connected subgraphs of even degrees: sums of cycles, one for each link beyond a spanning tree.
    """
    names = [*roads]
    index = {name: number for number, name in enumerate(names)}
    links = {(min(a, b), max(a, b)) for name in names for a, b in [(index[name], index[x]) for x in roads[name]]}
    best: tuple[int, ...] = ()
    for part in _parts(_without_bridges(links)):
        if len({end for link in part for end in link}) > len(best):
            best = max(best, _largest(part), key=len)
    return tuple([names[number] for number in sorted(best)])


def water_line(village: Laid, home: tuple[int, int] = (0, 0)) -> tuple[Name, ...]:
    """The boats in an unbroken straight line of water from the home's water edge."""
    _, edges = village[home]
    if Edge.WATER not in edges:
        return ()
    edge = edges.index(Edge.WATER)
    (dq, dr), (q, r) = DIRECTIONS[edge], home
    found: list[Name] = []
    while True:
        q, r = q + dq, r + dr
        tile = village.get((q, r))
        if tile is None or tile[1][OPPOSITE[edge]] is not Edge.WATER:
            return tuple(found)
        found.append(tile[0])
        if tile[1][edge] is not Edge.WATER:
            return tuple(found)


def _without_bridges(links: set[_Link]) -> set[_Link]:
    """Only links of some cycle: dead ends and bridges are no part of a closed route."""
    left = set(links)
    for link in links:
        if not _connected(left - {link}, *link):
            left.discard(link)
    return left


def _connected(links: Iterable[_Link], one: int, other: int) -> bool:
    beside = _beside(links)
    seen, border = {one}, [one]
    while border:
        for there in beside.get(border.pop(), ()):
            if there == other:
                return True
            if there not in seen:
                seen.add(there)
                border.append(there)
    return False


def _beside(links: Iterable[_Link]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for a, b in links:
        found.setdefault(a, []).append(b)
        found.setdefault(b, []).append(a)
    return found


def _parts(links: set[_Link]) -> list[list[_Link]]:
    """Links that hang together."""
    left, parts = set(links), list[list[_Link]]()
    while left:
        start = min(left)
        beside = _beside(left)
        seen, border = {start[0]}, [start[0]]
        while border:
            for there in beside[border.pop()]:
                if there not in seen:
                    seen.add(there)
                    border.append(there)
        part = sorted([link for link in left if link[0] in seen])
        parts.append(part)
        left.difference_update(part)
    return parts


def _largest(links: list[_Link]) -> tuple[int, ...]:
    """Of one part: the sum of cycles that hangs together and has most tiles."""
    number = {link: 1 << place for place, link in enumerate(links)}
    cycles = _cycles(links, number)
    ends = {1 << place: link for place, link in enumerate(links)}
    everything = len({end for link in links for end in link})
    best: frozenset[int] = frozenset()
    chosen = 0
    for step in range(1, 1 << len(cycles)):
        # From one sum to the next one cycle comes or goes.
        chosen ^= cycles[(step & -step).bit_length() - 1]
        there = [link for bit, link in ends.items() if chosen & bit]
        tiles = frozenset([end for link in there for end in link])
        if len(tiles) > len(best) and len(_parts(set(there))) == 1:
            best = tiles
            if len(best) == everything:
                break
    return tuple(best)


def _cycles(links: list[_Link], number: Mapping[_Link, int]) -> list[int]:
    """One cycle for each link outside a spanning tree, as sums of the links' bits."""
    paths: dict[int, int] = {links[0][0]: 0}
    tree: set[_Link] = set()
    grown = True
    while grown:
        grown = False
        for link in links:
            a, b = link
            if (a in paths) is not (b in paths):
                there, new = (a, b) if a in paths else (b, a)
                paths[new] = paths[there] | number[link]
                tree.add(link)
                grown = True
    return [paths[a] ^ paths[b] ^ number[a, b] for a, b in links if (a, b) not in tree]
