"""The end in words: what each seat's points are made of (12.2)."""

from collections.abc import Iterator
from typing import assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.advice.deeds import Deed, Harvest
from kingsforge_bot.games.keyflower.advice.story import Course
from kingsforge_bot.games.keyflower.rules.events import BoatTaken
from kingsforge_bot.games.keyflower.rules.scoring import places
from kingsforge_bot.games.keyflower.rules.state import Line, State
from kingsforge_bot.games.keyflower.words.events import event_line
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
    if score.start:
        yield say.l10n("reckoning-gold-of", count=score.gold, of=say.l10n("start-worker"))
    elif score.gold:
        yield say.l10n("reckoning-gold", count=score.gold)
    if score.upgraded is not None:
        yield say.l10n("reckoning-upgraded", tile=say.tile(score.upgraded))


def place_lines(say: Telling, state: State) -> Iterator[str]:
    """The places, best first."""
    place = 1
    for tied in places(state.scores):
        for seat in tied:
            yield say.l10n("over-result", place=place, who=say.who(seat), result=result(say, state, seat))
        place += len(tied)


def course_lines(say: Telling, course: Course) -> Iterator[str]:
    """The race: each seat's points at the end of each season."""
    for seat, points in enumerate(course):
        yield say.l10n("race-line", who=say.who(seat), points=say.l10n.listing(map(str, points[1:])))


def moment_line(say: Telling, state: State, deed: Deed) -> str:
    """What a picture of a moment shows."""
    l10n = say.l10n
    match deed:
        case Harvest(season=season):
            seats = (Seat(seat) for seat in range(len(state.players)))
            lines = [l10n("moment-season", season=season.value)]
            for seat in seats:
                won = [
                    l10n("moment-won", tile=say.tile(one.tile), workers=say.workers(one.paid)) for one in deed.of(seat)
                ]
                lines.append(l10n("moment-seat", who=say.who(seat), tiles=say.listed(won)))
            return "\n".join(lines)
        case BoatTaken():
            return event_line(say, deed)
        case _:
            assert_never(deed)


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
