"""Why the rules say no: the rule to read, the tile it is about, and what the table has to do with it."""

from typing import Final

import msgspec

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rulebook.parts import Awaited, Parts, Screen
from kingsforge_bot.games.keyflower.rulebook.tiles import tile_id
from kingsforge_bot.games.keyflower.rulebook.whereabouts import lies
from kingsforge_bot.games.keyflower.rules.awaiting import awaited
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.reasons import Reason
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.games.keyflower.rules.tiles import TileSet
from kingsforge_bot.rulebook.entry import rule_id

THINGS: Final = ("tile", "boat", "to")
"""Facts that say which tile a refusal is about."""
_WHOLE: Final = ("14", "16")
"""Sections that one entry tells."""
_BEHIND: Final = (
    Reason.NOT_BEHIND_SCREEN,
    Reason.BID_TOO_LOW,
    Reason.TOO_FEW,
    Reason.CANNOT_PAY_WORKER,
    Reason.CANNOT_PAY_SKILL,
    Reason.SKILL_MISSING,
)
"""What has to do with what the asker holds."""
_AT_THE_TABLE: Final = (Reason.NOT_AWAITED, Reason.NOT_NOW, Reason.BOAT_FIRST)


class Why(msgspec.Struct, frozen=True):
    """A refusal taken apart. `entries` are the ids of what to read, the rule itself first."""

    entries: tuple[str, ...]
    parts: Parts = ()


def explain(view: State, tiles: TileSet, seat: Seat, refused: Refused) -> Why:
    """Why that was refused to the seat whose view it is, as the table stands now."""
    tile = tile_of(tiles, refused)
    entries = (entry_of(refused.rule), *(() if tile is None else (tile_id(tile),)))
    return Why(entries, _parts(view, seat, refused, tile))


def entry_of(rule: str) -> str:
    """The id of the entry about a rule: of some sections there is one for all."""
    section = rule.partition(".")[0]
    return rule_id(section if section in _WHOLE else rule)


def tile_of(tiles: TileSet, refused: Refused) -> Name | None:
    """What the refusal speaks of first; words that name nothing are left out."""
    names = (Name(str(refused.facts.get(fact, ""))) for fact in THINGS)
    return next((name for name in names if name in tiles), None)


def _parts(view: State, seat: Seat, refused: Refused, tile: Name | None) -> Parts:
    found: Parts = ()
    if refused.reason in _AT_THE_TABLE and view.phase is not Phase.OVER:
        found = (Awaited(tuple(sorted(awaited(view)))),)
    elif tile is not None:
        found = (lies(view, seat, tile),)
    screen = view.phase is not Phase.OVER and refused.reason in _BEHIND
    return (*found, Screen()) if screen else found
