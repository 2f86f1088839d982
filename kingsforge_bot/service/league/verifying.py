"""A league recomputed: its draws from what sealed them, its results from what its tables ended with.

Standings follow from lots and results alone, so that where neither differs they do not, either.
"""

from collections.abc import Mapping, Sequence

import msgspec

from kingsforge_bot.league.draws import next_round, start
from kingsforge_bot.league.events import Challenged, ChallengeEnded, RoundDrawn, Started, TableEnded
from kingsforge_bot.league.folding import after
from kingsforge_bot.league.league import League, Stage
from kingsforge_bot.league.recomputing import OtherDraw, recompute, recompute_ladder
from kingsforge_bot.service.league.current import Current
from kingsforge_bot.service.league.league_luck import Where, luck_after, table_secret
from kingsforge_bot.service.turn.luck import Seal


class Verified(msgspec.Struct, frozen=True):
    """What came of it. `draws`: rounds that were drawn anew from their lots and the results before, all the same.

    `challenges` of a ladder were decided anew from what their tables ended with.
    `lots` were drawn anew from the secret, once it may be known; `differs` is the first round that differs, from 1 on.
    """

    draws: int
    lots: int
    differs: int | None = None
    standings_differ: bool = False
    sealed_late: int = 0
    """Tables whose luck does not follow from what was sealed at the beginning: chosen after the draw, it may be."""
    challenges: int = 0
    places: int = 0
    """Of the standings, reckoned anew."""
    commitments: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()
    """Hexadecimal, once it is over."""
    mixes: tuple[str, ...] = ()

    @property
    def holds(self) -> bool:
        """Whether all came out the same."""
        return self.differs is None and not self.standings_differ and not self.sealed_late


def verified(
    current: Current,
    seals: Sequence[Seal],
    results: Mapping[Where, tuple[int, ...]],
    sealed_by: Mapping[Where, str],
) -> Verified:
    """Heavy work for many people and rounds: each is drawn once more.

    `results` are the places by seat with which tables ended, `sealed_by` the commitments under which they were opened.
    """
    league, over = current.league, current.kept.stage is Stage.ENDED
    sealed = Verified(
        draws=sum(over or one.is_over for group in league.groups for one in group.rounds),
        lots=0,
        places=sum(len(group.lot) for group in league.groups) if league.ladder is None else len(league.ladder.order),
        commitments=tuple(seal.commitment for seal in seals),
        secrets=tuple(seal.secret.opened for seal in seals) if over else (),
        mixes=tuple(seal.mix for seal in seals),
    )
    if not _as_played(current, results):
        return msgspec.structs.replace(sealed, standings_differ=True)
    if league.ladder is not None:
        sealed = msgspec.structs.replace(sealed, challenges=league.ladder.made - len(league.ladder.open))
        if recompute_ladder(league.ladder.start, league.ladder.moves) != league.ladder.order:
            return msgspec.structs.replace(sealed, standings_differ=True)
    for group in league.groups:
        played = [one for one in group.rounds if one.is_over]
        try:
            recompute(league.options, [one.tables for one in played], [group.start, *(one.lot for one in played)])
        except OtherDraw as error:
            return msgspec.structs.replace(sealed, differs=error.number)
    if not over:
        return sealed
    # After a restored backup lobbies were sealed anew.
    if len(seals) == 1:
        late = [where for where, one in sealed_by.items() if table_secret(seals[0], where).commitment != one]
        sealed = msgspec.structs.replace(sealed, sealed_late=len(late))
    return _lots(current, seals, sealed)


def _as_played(current: Current, results: Mapping[Where, tuple[int, ...]]) -> bool:
    """Whether the record has the places with which the tables ended. One that was closed before has none."""
    rounds = dict[int, int]()
    challenges = list[Challenged]()
    for event in current.events:
        match event:
            case RoundDrawn(group=group):
                rounds[group] = rounds.get(group, -1) + 1
            case TableEnded(group=group, table=table, places=places):
                if results.get((group, rounds[group], table), places) != places:
                    return False
            case Challenged():
                challenges.append(event)
            case ChallengeEnded(challenger=challenger, places=places):
                number = max(at for at, one in enumerate(challenges) if one.challenger == challenger)
                if results.get((0, number, 0), places) != places:
                    return False
            case _:
                pass
    return True


def _lots(current: Current, seals: Sequence[Seal], sealed: Verified) -> Verified:
    """With every lot of its record drawn once more from the secret, up to the first that differs."""
    league = League(current.kept.options)
    for seen, event in enumerate(current.events):
        match event:
            case Started():
                same = start(league, luck_after(seals, current.events[:seen])).lots == event.lots
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
