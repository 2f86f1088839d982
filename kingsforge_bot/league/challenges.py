"""Challenges of a ladder: who may challenge whom, and how one is decided."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from kingsforge_bot.league.ladder import Came, Decided, How, Move, Went, ladder_order
from kingsforge_bot.league.refusals import LeagueRefused, Reason
from kingsforge_bot.league.round import Entrant

REACH: Final = 3
"""Places above one's own that can be challenged."""
LONE_PAIR: Final = 2
"""So few people have nobody else to challenge."""
DAY: Final = 86_400
"""Seconds."""


class Challenge(msgspec.Struct, frozen=True):
    """A challenge that has not been decided, `at`: when it was made, Unix seconds.

    `number`: how many were made before it. `taken_up`: its table has begun.
    """

    challenger: Entrant
    challenged: Entrant
    at: int
    number: int
    taken_up: bool = False


class Ladder(msgspec.Struct, frozen=True):
    """The lot of the start, all that has moved anybody since, and the challenges that are open.

    It began `since` then, Unix seconds. Once it is `closed` nobody challenges any more. Two whose challenge is decided
    rest from each other for `rests` days.
    """

    start: tuple[Entrant, ...]
    moves: tuple[Move, ...] = ()
    open: tuple[Challenge, ...] = ()
    since: int = 0
    closed: bool = False
    rests: int = 0

    @property
    def order(self) -> tuple[Entrant, ...]:
        """The highest first."""
        return ladder_order(self.start, self.moves)

    @property
    def made(self) -> int:
        """How many challenges there have been."""
        return len(self.open) + sum(isinstance(move, Decided) for move in self.moves)

    def challenge_of(self, entrant: Entrant) -> Challenge | None:
        """The open challenge in which the entrant is, on either side."""
        return next((one for one in self.open if entrant in (one.challenger, one.challenged)), None)


def resting_until(ladder: Ladder, one: Entrant, other: Entrant) -> int:
    """The Unix second until which the two rest from each other. Where only two take part nobody rests."""
    if len(ladder.order) <= LONE_PAIR:
        return 0
    decided = (move for move in reversed(ladder.moves) if isinstance(move, Decided))
    last = next((move for move in decided if {one, other} == {move.challenger, move.challenged}), None)
    return 0 if last is None else last.at + ladder.rests * DAY


def within_reach(ladder: Ladder, challenger: Entrant, at: int) -> Sequence[Entrant]:
    """Whom this entrant may challenge at that time, the highest first."""
    if ladder.closed or ladder.challenge_of(challenger) is not None:
        return ()
    return [
        one
        for one in _above(ladder, challenger)
        if ladder.challenge_of(one) is None and resting_until(ladder, challenger, one) <= at
    ]


def challenged(ladder: Ladder, challenger: Entrant, whom: Entrant, at: int) -> Ladder:
    """A challenge made. Raises LeagueRefused."""
    if ladder.closed:
        raise LeagueRefused(Reason.CHALLENGES_CLOSED)
    if any(ladder.challenge_of(one) is not None for one in (challenger, whom)):
        raise LeagueRefused(Reason.CHALLENGE_OPEN)
    if whom not in _above(ladder, challenger):
        raise LeagueRefused(Reason.OUT_OF_REACH, reach=REACH)
    if (until := resting_until(ladder, challenger, whom)) > at:
        raise LeagueRefused(Reason.RESTS, until=until)
    return replace(ladder, open=(*ladder.open, Challenge(challenger, whom, at, ladder.made)))


def taken_up(ladder: Ladder, challenger: Entrant) -> Ladder:
    """The ladder when a challenge's table has begun. Raises LeagueRefused."""
    found = made_by(ladder, challenger)
    return replace(ladder, open=(*_others(ladder, found), replace(found, taken_up=True)))


def lapsed(ladder: Ladder, challenger: Entrant, at: int, days: int) -> Ladder:
    """The days for a challenge are over, and it was not taken up. Raises LeagueRefused."""
    found = made_by(ladder, challenger)
    if found.taken_up or at < found.at + days * DAY:
        raise LeagueRefused(Reason.CHALLENGE_IN_TIME)
    return _decided(ladder, found, at, won=True, how=How.LAPSED)


def played(ladder: Ladder, challenger: Entrant, places: tuple[int, int], at: int) -> Ladder:
    """The ladder when its table has ended, with `places` of both; when level all stay. Raises LeagueRefused."""
    found = made_by(ladder, challenger)
    if not found.taken_up:
        raise LeagueRefused(Reason.CHALLENGE_NOT_TAKEN_UP)
    return _decided(ladder, found, at, won=places[0] < places[1], how=How.PLAYED)


def forfeited(ladder: Ladder, entrant: Entrant, at: int) -> Ladder:
    """Who is in an open challenge loses it, on whichever side."""
    found = ladder.challenge_of(entrant)
    if found is None:
        return ladder
    return _decided(ladder, found, at, won=entrant == found.challenged, how=How.FORFEIT)


def closed(ladder: Ladder) -> Ladder:
    """The ladder when its weeks are over: what is open is played to its end. Raises LeagueRefused."""
    if ladder.closed:
        raise LeagueRefused(Reason.CHALLENGES_CLOSED)
    return replace(ladder, closed=True)


def came(ladder: Ladder, entrant: Entrant) -> Ladder:
    """The ladder with somebody more, in the last place."""
    return replace(ladder, moves=(*ladder.moves, Came(entrant)))


def went(ladder: Ladder, entrant: Entrant, at: int) -> Ladder:
    """The ladder with somebody less, who loses what challenge they were in."""
    left = forfeited(ladder, entrant, at)
    return replace(left, moves=(*left.moves, Went(entrant)))


def made_by(ladder: Ladder, challenger: Entrant) -> Challenge:
    """The open challenge of that challenger. Raises LeagueRefused if there is none."""
    found = ladder.challenge_of(challenger)
    if found is None or found.challenger != challenger:
        raise LeagueRefused(Reason.NO_CHALLENGE)
    return found


def _above(ladder: Ladder, entrant: Entrant) -> Sequence[Entrant]:
    """The places above that can be challenged, whoever is busy there, the highest first."""
    order = ladder.order
    place = order.index(entrant) if entrant in order else 0
    return order[max(0, place - REACH) : place]


def _decided(ladder: Ladder, challenge: Challenge, at: int, *, won: bool, how: How) -> Ladder:
    move = Decided(challenge.challenger, challenge.challenged, won, how, at)
    return replace(ladder, moves=(*ladder.moves, move), open=_others(ladder, challenge))


def _others(ladder: Ladder, challenge: Challenge) -> tuple[Challenge, ...]:
    return tuple(one for one in ladder.open if one != challenge)
