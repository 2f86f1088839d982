"""How strong those are who want to be rated: reckoned anew in the transaction that ends a play of theirs."""

from collections.abc import Sequence

import msgspec

from kingsforge_bot.service.ports import Writing
from kingsforge_bot.service.records import Rating, Standing
from kingsforge_bot.service.types import Table, UserId


class Estimate(msgspec.Struct, frozen=True):
    """How strong somebody is, as a bell curve: its middle, and how wide it still is."""

    mu: float
    sigma: float


async def rate(writing: Writing, table: Table, standings: Sequence[Standing]) -> None:
    """Reckon with how a play ended, in the caller's transaction; only if it is one that counts.

    It counts where every seat was held by one person from the start to the end, and all of them want to be rated.
    """
    place = {one.seat: one.place for one in standings}
    seated = [(sitter.user, place.get(sitter.seat)) for sitter in table.sitters]
    people = [(user, at) for user, at in seated if user is not None and at is not None]
    if len(people) < len(seated) or not all(is_rated(writing, user) for user, _ in people):
        return
    if not await writing.unchanged(table.id):
        return
    before = [await writing.rating(table.guild, table.game, user) for user, _ in people]
    known = [None if one is None else Estimate(one.mu, one.sigma) for one in before]
    after = reckoned(known, [at for _, at in people])
    for (user, _), old, new in zip(people, before, after, strict=True):
        plays = 1 + (old.plays if old is not None else 0)
        await writing.keep_rating(table.guild, Rating(table.game, user, new.mu, new.sigma, plays))


def is_rated(writing: Writing, user: UserId) -> bool:
    """Whether the user takes part in ratings."""
    return writing.user_settings(user).rated


def reckoned(before: Sequence[Estimate | None], places: Sequence[int]) -> tuple[Estimate, ...]:
    """By the places of a play, those of equal place tied; None is somebody of whom nothing is known yet."""
    # Seldom needed, and not before the end of a play: 2 MB and 20 ms that the start is spared.
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.rating() if one is None else model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    return tuple(
        Estimate(player.mu, player.sigma) for [player] in model.rate(teams, ranks=[float(at) for at in places])
    )
