"""The end in words: what each seat's points are made of (12.2)."""

from collections.abc import Iterator

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.state import Line, State
from kingsforge_bot.games.keyflower.words.names import Telling


def result(say: Telling, state: State, seat: Seat) -> str:
    """The seat's points: printed, scored by tiles, gold."""
    score = state.scores[seat]
    printed = sum(line.printed for line in score.lines)
    scored = sum(line.scored for line in score.lines)
    return say.l10n("result", total=score.total, printed=printed, scored=scored, gold=score.gold)


def reckoning(say: Telling, state: State, seat: Seat) -> Iterator[str]:
    """The seat's points tile by tile, with what was allocated there (12.8)."""
    score = state.scores[seat]
    for line in score.lines:
        yield _line(say, line)
    if score.gold:
        yield say.l10n("reckoning-gold", count=score.gold)
    if score.upgraded is not None:
        yield say.l10n("reckoning-upgraded", tile=say.tile(score.upgraded))


def _line(say: Telling, line: Line) -> str:
    l10n, things = say.l10n, say.things(line.goods, line.skills, line.workers)
    used = line.goods.total + line.skills.total + line.workers.total
    said = [things] if used else []
    if line.start:
        said.append(l10n("start-worker"))
    if line.tiles:
        said.append(say.all(line.tiles))
    points = line.printed + line.scored
    if not said:
        return l10n("reckoning-tile", tile=say.tile(line.tile), count=points)
    return l10n("reckoning-tile-of", tile=say.tile(line.tile), count=points, of=l10n.listing(said))
