"""A league recomputed: its draws from what sealed them, its standings from results and lots alone."""

from collections.abc import Sequence

import msgspec

from kingsforge_bot.league.draws import next_round, start
from kingsforge_bot.league.events import RoundDrawn, Started
from kingsforge_bot.league.folding import after
from kingsforge_bot.league.league import League, Stage
from kingsforge_bot.league.recomputing import OtherDraw, recompute
from kingsforge_bot.league.standings import standings
from kingsforge_bot.service.league.current import Current
from kingsforge_bot.service.league.league_luck import luck_after
from kingsforge_bot.service.turn.luck import Seal


class Verified(msgspec.Struct, frozen=True):
    """What came of it. `draws`: rounds that were drawn anew from their lots and the results before, all the same.

    `lots` were drawn anew from the secret, once it may be known; `differs` is the first round that differs, from 1 on.
    """

    draws: int
    lots: int
    differs: int | None = None
    standings_differ: bool = False
    commitments: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()
    """Hexadecimal, once it is over."""
    mixes: tuple[str, ...] = ()

    @property
    def holds(self) -> bool:
        """Whether all came out the same."""
        return self.differs is None and not self.standings_differ


def verified(current: Current, seals: Sequence[Seal]) -> Verified:
    """Heavy work for many people and rounds: each is drawn once more."""
    league, over = current.league, current.kept.stage is Stage.ENDED
    sealed = Verified(
        sum(len(group.rounds) for group in league.groups),
        0,
        commitments=tuple(seal.commitment for seal in seals),
        secrets=tuple(seal.secret.opened for seal in seals) if over else (),
        mixes=tuple(seal.mix for seal in seals),
    )
    for group in league.groups:
        played = [one for one in group.rounds if one.is_over]
        try:
            found = recompute(
                league.options, [one.tables for one in played], [group.start, *(one.lot for one in played)]
            )
        except OtherDraw as error:
            return msgspec.structs.replace(sealed, differs=error.number)
        if len(played) == len(group.rounds) and found != standings(group):
            return msgspec.structs.replace(sealed, standings_differ=True)
    return _lots(current, seals, sealed) if over else sealed


def _lots(current: Current, seals: Sequence[Seal], sealed: Verified) -> Verified:
    league = League(current.kept.options)
    for seen, event in enumerate(current.events):
        match event:
            case Started():
                same = start(league, luck_after(seals, current.events[:seen])) == event
            case RoundDrawn(group=group):
                same = next_round(league, group, luck_after(seals, current.events[:seen])) == event
            case _:
                league = after(league, event)
                continue
        if not same:
            number = 0 if isinstance(event, Started) else 1 + len(league.groups[event.group].rounds)
            return msgspec.structs.replace(sealed, differs=number)
        league, sealed = after(league, event), msgspec.structs.replace(sealed, lots=sealed.lots + 1)
    return sealed
