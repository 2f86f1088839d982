"""How strong those are who want to be rated: reckoned anew in the transaction that ends a play of theirs."""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.person.result_records import Rating, Standing
from kingsforge_bot.service.person.settings import UserSettings
from kingsforge_bot.service.ports import Writing
from kingsforge_bot.service.records import Row
from kingsforge_bot.service.table_events import LeavingReason, SeatKept, SeatOpened, SeatTaken, Vacated
from kingsforge_bot.service.types import Table, UserId


class Settings(Protocol):
    """What people set, by now or as a transaction leaves it."""

    def user_settings(self, user: UserId) -> UserSettings: ...


class Estimate(msgspec.Struct, frozen=True):
    """How strong somebody is, as a bell curve: its middle, and how wide it still is."""

    mu: float
    sigma: float


async def begin(writing: Writing, table: Table) -> None:
    """The table begins: it is a rated game where persons alone sit there, and all of them take part by now."""
    if is_rated(table, willing(writing, table)):
        await writing.results.keep_rated(table.id)


async def rate(writing: Writing, table: Table, standings: Sequence[Standing] = ()) -> None:
    """Reckon with how a rated game ended, in the caller's transaction, once. No standings: it was ended before its end.

    Of those who began it the ones who hold their seats now are rated by their places; who left comes after all of them.
    Bots and substitutes are not rated, nor is whoever was removed. A game that was ended has no winner: it counts only
    where somebody left, by their own wish or so late that a bot plays on; who was only replaced is not rated then.
    """
    beginners = await writing.results.end_rated(table.id)
    if not beginners:
        return
    stayed, left = await _counted(writing, table, {seat: one.user for seat, one in beginners.items()}, bool(standings))
    if not stayed or len(stayed) + len(left) < 2 or not (standings or left):
        return
    place = {one.seat: one.place for one in standings}
    after_all = 1 + max(place.values(), default=0)
    counted = [(seat, one) for seat, one in beginners.items() if seat in stayed | left]
    rated = [(one, place.get(seat, 0) if seat in stayed else after_all) for seat, one in counted]
    known = [None if one.rating is None else Estimate(one.rating.mu, one.rating.sigma) for one, _ in rated]
    reckoned_anew = reckoned(known, [at for _, at in rated])
    await writing.results.keep_ratings(
        table.guild,
        [
            Rating(table.game, one.user, new.mu, new.sigma, 1 + (0 if one.rating is None else one.rating.plays))
            for (one, _), new in zip(rated, reckoned_anew, strict=True)
            if one.user is not None
        ],
    )


async def _counted(
    writing: Writing, table: Table, began: Mapping[Seat, UserId | None], played_to_its_end: bool
) -> tuple[set[Seat], set[Seat]]:
    """Of those who began the ones who hold their seats still, and the ones who left in a way that counts."""
    stayed = {seat for seat, user in began.items() if user is not None and table.holder(seat).user == user}
    changes = await writing.seats.changes(table.id) if len(stayed) < len(began) else ()
    gone = {seat: end_of(table, seat, user, changes) for seat, user in began.items() if seat not in stayed}
    without = {LeavingReason.REMOVED} if played_to_its_end else {LeavingReason.REMOVED, None}
    return stayed, {seat for seat, why in gone.items() if why not in without}


def end_of(table: Table, seat: Seat, user: UserId | None, changes: Sequence[Row]) -> LeavingReason | None:
    """Why somebody does not hold their seat any more; None: somebody else sat down there though they offered nothing.

    Of who was forgotten nothing else is known. `changes` are the table's entries about seats, in order.
    """
    # The entry by which a tenure ends is the first after it.
    ended = max([one.last + 1 for one in table.former if (one.seat, one.user) == (seat, user)], default=0)
    if user is None or not ended:
        return LeavingReason.DELETED
    offered = False
    for row in changes:
        match row.fact:
            case Vacated(seat=at, why=why) if at == seat and row.seq == ended:
                return why
            case SeatTaken(seat=at) if at == seat and row.seq == ended:
                return LeavingReason.OFFERED if offered else None
            case SeatOpened(why=why) if row.seat == seat:
                offered = offered or why is LeavingReason.OFFERED
            case Vacated(seat=at) | SeatTaken(seat=at) | SeatKept(seat=at) if at == seat:
                offered = False
            case _:
                pass
    return None


def willing(settings: Settings, table: Table) -> frozenset[Seat]:
    """The seats of those who take part in ratings by now."""
    people = [(one.seat, one.user) for one in table.sitters if one.user is not None]
    return frozenset(seat for seat, user in people if settings.user_settings(user).rated)


def is_rated(table: Table, willing: Collection[Seat]) -> bool:
    """Whether a game of those who sit there would be rated, when those seats take part."""
    return len(table.sitters) > 1 and all(one.seat in willing for one in table.sitters)


def reckoned(before: Sequence[Estimate | None], places: Sequence[int]) -> tuple[Estimate, ...]:
    """Estimates after a play, by its places, equal ones tied; None is somebody of whom nothing is known yet."""
    # Seldom needed, and not before the end of a play: 2 MB and 20 ms that the start is spared.
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.rating() if one is None else model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    return tuple(
        Estimate(player.mu, player.sigma) for [player] in model.rate(teams, ranks=[float(at) for at in places])
    )
