"""A league as a file: all that is needed to draw it anew and to reckon its standings without us."""

from collections.abc import Mapping

import msgspec

from kingsforge_bot.league.events import LeagueEvent
from kingsforge_bot.league.league import Options
from kingsforge_bot.service.league.current import LeagueView, Sealed


class PlayedAt(msgspec.Struct, frozen=True):
    """Which table of the server was that of a round: of a group, its round and place there, counted from 0 each."""

    group: int
    round: int
    place: int
    table: int


class LeagueFile(msgspec.Struct, frozen=True):
    """What was chosen, who they are by their numbers in the events, what happened, and the seals of its draws."""

    league: str
    game: str
    options: Options
    people: Mapping[int, str]
    events: tuple[LeagueEvent, ...]
    tables: tuple[PlayedAt, ...]
    seals: tuple[Sealed, ...]


def league_file(look: LeagueView) -> bytes:
    """JSON, with nothing in it that is not said in public; docs/rules/leagues.md says how to read it."""
    now = look.current
    written = LeagueFile(
        now.kept.name,
        now.kept.game,
        now.kept.options,
        {one.number: one.name for one in now.members},
        now.events,
        tuple(PlayedAt(one.group, one.round, one.place, one.table) for one in look.tables),
        look.seals,
    )
    return msgspec.json.format(msgspec.json.encode(written), indent=1)
