"""Tiles as entries: made from the data file that people edit, with how well each is known said plainly."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from kingsforge_bot.games.keyflower.rulebook.ready import Ready, stamp
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.tiles import Edge, TileFacts, TileKind, TileSet
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.rulebook.entry import Enforced, Entry, Wording

TILE: Final = "tile"
TILES: Final = "rule-14"
"""The entry that tells what tiles are."""
_KNOWN: Final = "two sources"
_SUMMER_BOAT: Final = "summer-boat"
_SEE: Final[Mapping[str, tuple[str, ...]]] = {
    TileKind.WINTER: ("term-winter-tile", "rule-12-4", "rule-12-5"),
    TileKind.HOME: ("term-home", "rule-8-1", "rule-8-5"),
    TileKind.ORDER: ("term-turn-order-tile", "rule-9-5", "rule-12-2"),
    TileKind.BOAT: ("term-boat", "rule-12-7", "rule-9-6"),
    _SUMMER_BOAT: ("term-summer-boat", "rule-11-1", "rule-3-3"),
}
_OTHERS: Final = (TILES, "rule-7-5", "rule-8-6")
_TRANSPORT: Final = (TILES, "rule-8-1", "rule-8-6")
_SCORING: Final = (TILES, "rule-12-3", "rule-8-6")


class TileWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one language tells tiles: sentences with places in braces.

    `kinds` are of what sort a tile is, `edges` what lies along how many of them. `side_a` and `side_b` tell what a side
    does, `only` the same of the one side of a tile; `known` is said of those `parts` that rest on one source alone.
    """

    kinds: Mapping[str, str]
    parts: Mapping[str, str]
    edges: Mapping[str, str]
    side_a: str
    side_b: str
    only: str
    cost: str
    load: str
    edged: str
    known: str
    gap: str


def tile_id(tile: Name) -> str:
    """The id of the entry about a tile."""
    return f"{TILE}-{tile}"


def kind_of(tile: TileFacts) -> str:
    """Of what sort it is: a summer boat is one of its own."""
    return _SUMMER_BOAT if tile.is_summer_boat else tile.kind.value


def tile_entries(
    tiles: TileSet,
    words: Mapping[str, TileWords],
    says: Mapping[str, Telling],
    ready: Mapping[str, Mapping[str, Ready]],
) -> Iterator[Entry]:
    """One entry per tile, in the order of the data file; all by language, and what lies `ready` of it by tile."""
    for tile in tiles.facts.values():
        made = stamp(tile)
        wordings: dict[str, Wording] = {}
        for language, said in words.items():
            kept = ready[language].get(tile.id)
            text = kept.text if kept is not None and kept.of == made else told(tile, said, says[language])
            wordings[language] = Wording(tile.name, text)
        see = _see(tile)
        yield Entry(tile_id(tile.id), "14", see, Enforced.FULLY, False, wordings, what=see[0])


def _see(tile: TileFacts) -> tuple[str, ...]:
    if (kind := kind_of(tile)) in _SEE:
        return _SEE[kind]
    if tile.a.transport is not None:
        return _TRANSPORT
    return _OTHERS if tile.a.use else _SCORING


def told(tile: TileFacts, said: TileWords, say: Telling) -> str:
    """What is told of a tile."""
    sides = [said.only.format(does=say.face(tile.a))]
    if tile.b is not None:
        sides = [said.side_a.format(does=say.face(tile.a)), said.side_b.format(does=say.face(tile.b))]
    cost = "" if tile.cost is None else said.cost.format(cost=say.cost(tile.cost))
    loads = {season.value: f"{load.workers} + {load.skills}" for season, load in tile.load.items()}
    load = said.load.format_map(loads) if loads else ""
    counts = Counter(tile.edges)
    edges = say.listed(said.edges[edge.name.lower()].format(count=counts[edge]) for edge in Edge if counts[edge])
    parts = [said.kinds[kind_of(tile)], *sides, cost, load, said.edged.format(edges=edges), _known(tile, said, say)]
    return said.gap.join(filter(None, parts))


def _known(tile: TileFacts, said: TileWords, say: Telling) -> str:
    """What of it rests on one source alone (14.5)."""
    parts = [word for part, word in said.parts.items() if tile.status.get(part, _KNOWN) != _KNOWN]
    return said.known.format(what=say.listed(parts)) if parts else ""
