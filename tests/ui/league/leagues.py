"""Leagues as they stand, to be shown."""

from msgspec.structs import replace

from kingsforge_bot.league.events import (
    Challenged,
    ChallengeEnded,
    LeagueEvent,
    Person,
    RoundDrawn,
    SignedUp,
    Started,
    TableEnded,
    TakenUp,
)
from kingsforge_bot.league.folding import folded
from kingsforge_bot.league.league import Form, Options, Stage
from kingsforge_bot.league.round import Entrant
from kingsforge_bot.service.league.current import Current, LeagueView, Sealed
from kingsforge_bot.service.league.records import HeldTable, KeptLeague, Member
from kingsforge_bot.service.types import GuildId, LeagueId, TableId, UserId
from tests.ui.looks import CHANNEL, GUILD
from tests.ui.positions import ANA


def nobody_chose(_: UserId) -> None:
    """No head."""


def ladder_look(people: int, stage: Stage = Stage.RUNNING, name: str = "Ann") -> LeagueView:
    """The second beat the first, and others challenge each other."""
    lot = tuple(Entrant(number) for number in range(people))
    first = (Challenged(lot[1], lot[0], 0), TakenUp(lot[1]), ChallengeEnded(lot[1], (1, 2)))
    pairs = tuple(Challenged(lot[at + 1], lot[at], 0) for at in range(2, people - 1, 2))
    before = look(people, Form.LADDER, stage, name).current
    events = (*before.events[:people], Started((lot,)), *first, *pairs)
    league = folded(before.kept.options, events)
    held = tuple(HeldTable(0, 1 + number, 0, TableId(90 + number)) for number in range(len(pairs)))
    return LeagueView(replace(before, events=events, league=league), held, (Sealed(1, "ab" * 32, "card 5", "cd" * 32),))


def look(people: int, form: Form = Form.SWISS, stage: Stage = Stage.RUNNING, name: str = "Ann") -> LeagueView:
    """A league in which one round is played and the next one runs."""
    options = Options(form, seats=2, rounds=2 if form is Form.SWISS else None)
    lot = tuple(Entrant(number) for number in range(people))
    tables = tuple(zip(lot[::2], lot[1::2], strict=False))
    events: list[LeagueEvent] = [
        *(SignedUp(Person(number + 1)) for number in range(people)),
        Started((lot,)),
        RoundDrawn(0, lot, tables),
    ]
    events += [TableEnded(0, table, (1, 2)) for table in range(len(tables))]
    events += [RoundDrawn(0, lot, tables)]
    members = tuple(Member(number + 1, f"{name} {number}"[:32], UserId(100 + number)) for number in range(people))
    kept = KeptLeague(
        guild=GuildId(GUILD), channel=CHANNEL, name=name, opener=ANA, game="kings_forge", game_options={},
        options=options, pace="none", language=None, round_days=7, opened=1_700_000_000, id=LeagueId(7), stage=stage,
        seq=len(events),
    )  # fmt: skip
    if form is Form.LADDER:
        events = [*events[:people], Started((lot,))]
    league = folded(options, events)
    held = tuple(HeldTable(0, 1, place, TableId(90 + place), 9) for place in range(len(tables)))
    return LeagueView(Current(kept, tuple(events), league, members), held, (Sealed(1, "ab" * 32, "card 5", "cd" * 32),))
