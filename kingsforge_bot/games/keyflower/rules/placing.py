"""Workers that are placed together: where they come from, and what they leave behind (4.4, 4.5, 5.1)."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.behind_screens import lose_workers
from kingsforge_bot.games.keyflower.rules.draft import Draft, Table
from kingsforge_bot.games.keyflower.rules.events import LockChanged
from kingsforge_bot.games.keyflower.rules.kinds import COLOURS, NO_WORKERS, Colour, Name, Workers, workers_of
from kingsforge_bot.games.keyflower.rules.reasons import Reason, refuse
from kingsforge_bot.games.keyflower.rules.state import Group
from kingsforge_bot.games.keyflower.rules.whereabouts import offered, put_back


class Gathered(msgspec.Struct, frozen=True, gc=False):
    """The workers of one placement by where they come from."""

    screen: Workers
    groups: tuple[tuple[str, Group], ...]
    """Those that move, by place."""


def check_places(table: Table, moving: Sequence[str]) -> None:
    """Rule 16.2."""
    for place in moving:
        if offered(table, place) is None or moving.count(place) > 1:
            raise refuse(Reason.NO_SUCH_PLACE, place=place)


def gather(table: Table, seat: Seat, tile: Name, workers: Workers, moving: Sequence[str], *, mixed: bool) -> Gathered:
    """Rules 4.4 and 4.5, and of 5.1 that all are of one colour unless they may be `mixed`; the places exist."""
    groups: list[tuple[str, Group]] = []
    for place in moving:
        there = offered(table, place)
        group = None if there is None else there.of(seat)
        if group is None:
            raise refuse(Reason.NO_GROUP_THERE, place=place)
        groups.append((place, group))
    moved = NO_WORKERS
    for _, group in groups:
        moved += workers_of(group.colour, group.number)
    colours = [colour for colour, _ in workers.each()]
    if moved.total > workers.total or (mixed and not moved <= workers):
        raise refuse(Reason.MOVES_WHOLE, moved=moved.total, number=workers.total)
    _check_behind_screen(table, seat, workers, moved)
    for place, group in groups:
        there = offered(table, place)
        if there is not None and group is there.leader:
            raise refuse(Reason.GROUP_WINS, place=place)
    if not mixed and (len(colours) > 1 or any(group.colour != colours[0] for _, group in groups)):
        raise refuse(Reason.ONE_COLOUR, tile=tile)
    return Gathered(workers - moved, tuple(groups))


def _check_behind_screen(table: Table, seat: Seat, workers: Workers, moved: Workers) -> None:
    """Rule 4.4: what does not move comes from behind the screen."""
    behind = table.players[seat].workers
    for colour in COLOURS:
        wanted = workers.of(colour) - moved.of(colour)
        if wanted > 0 and wanted > behind.of(colour):
            raise refuse(Reason.NOT_BEHIND_SCREEN, colour=colour, wanted=wanted, have=behind.of(colour))


def leave(draft: Draft, seat: Seat, gathered: Gathered) -> None:
    """The workers are on their way: taken from the screen and from their bids."""
    lose_workers(draft, seat, gathered.screen)
    for place, group in gathered.groups:
        there = offered(draft, place)
        assert there is not None
        bids = tuple([one for one in there.bids if one is not group])
        put_back(draft, place, replace(there, bids=bids))
        _relock(draft, place)


def _relock(draft: Draft, place: str) -> None:
    """Rule 11.6: the colour of the only group left becomes the lock where no worker lies on the tile."""
    there = offered(draft, place)
    if there is None or len(there.bids) != 1 or there.uses:
        return
    (group,) = there.bids
    if group.colour != there.lock:
        put_back(draft, place, replace(there, lock=group.colour))
        draft.events.append(LockChanged(there.name, group.colour))


def locked_in(lock: Colour | None, colour: Colour) -> Colour:
    """The tile's colour once workers of that one lie beside it or on it (5.1)."""
    return lock or colour
