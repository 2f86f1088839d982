"""What happened in fewer lines than one for each event: a season's end in four, however many bid."""

from collections.abc import Iterable, Iterator

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules import events as ev
from kingsforge_bot.games.keyflower.words.events import event_line
from kingsforge_bot.games.keyflower.words.names import Telling

_NOT_TOLD = ev.GroupsReturned | ev.WorkersTaken | ev.GameEnded
"""Workers come home after each season, which the log and one's own screen say; the end is the headline's to say."""


def brief(say: Telling, events: Iterable[ev.Event]) -> Iterator[str]:
    """A line each; the tiles that were won, and those that nobody wanted, in one line each (9.1 to 9.3)."""
    settled = list[ev.TileWon | ev.TileLeft]()
    for event in events:
        if isinstance(event, ev.TileWon | ev.TileLeft):
            settled.append(event)
        elif not isinstance(event, _NOT_TOLD):
            yield from _settled(say, settled)
            settled = []
            yield event_line(say, event)
    yield from _settled(say, settled)


def _settled(say: Telling, events: list[ev.TileWon | ev.TileLeft]) -> Iterator[str]:
    won: dict[Seat, list[str]] = {}
    left = list[str]()
    for event in events:
        match event:
            case ev.TileWon(seat=seat, tile=tile, paid=paid):
                said = say.l10n("moment-won", tile=say.tile(tile), workers=say.workers(paid))
                won.setdefault(seat, []).append(said)
            case ev.TileLeft(tile=tile):
                left.append(say.tile(tile))
    if won:
        seats = [say.l10n("won-by", who=say.who(seat), tiles=say.listed(tiles)) for seat, tiles in sorted(won.items())]
        yield say.l10n("event-tiles-won", seats=say.l10n.steps(seats))
    if left:
        yield say.l10n("event-tiles-left", tiles=say.listed(left))
