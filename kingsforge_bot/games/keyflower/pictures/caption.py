"""What people, the table and seasons are called on a picture; tiles by their English names, in every language."""

from typing import Final, TypeAlias

import msgspec

from kingsforge_bot.drawing.caption import Caption
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.rules.tiles import Side, TileFacts, TileKind

_SEASONS: Final = tuple(Season)


class KeyWords(msgspec.Struct, frozen=True):
    """The few words that stand on pictures, in the table's language."""

    seasons: tuple[str, ...] = ("",) * len(_SEASONS)
    total: str = ""
    won: str = ""
    """At the end, who won by how much."""

    def of(self, season: Season) -> str:
        """What the season is called."""
        return self.seasons[_SEASONS.index(season)]


BoardCaption: TypeAlias = Caption[KeyWords]


def season_of(caption: BoardCaption, season: Season) -> str:
    """The season's name, if the caption has it."""
    return (caption.words or KeyWords()).of(season)


def tile_name(facts: TileFacts, side: Side) -> str:
    """`Keystone Quarry`, `Boat 1b`: a summer boat with its face."""
    if facts.is_summer_boat:
        return f"{facts.name.removeprefix('Summer ')}{side}"
    return f"{facts.number}" if facts.kind is TileKind.ORDER else facts.name
