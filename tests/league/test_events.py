"""A league is kept as its events: what is read back is what was written, and folds to the same league."""

import typing

import msgspec
import pytest

from kingsforge_bot.league import events
from kingsforge_bot.league.events import (
    CameLate,
    Challenged,
    ChallengeEnded,
    ChallengesClosed,
    Consent,
    Dropped,
    Ended,
    Lapsed,
    LeagueEvent,
    Replaced,
    RoundDrawn,
    SignedUp,
    Started,
    SubstituteAgreed,
    SubstituteAsked,
    Substituted,
    TableEnded,
    TakenUp,
    dump_league_event,
    load_league_event,
)
from kingsforge_bot.league.folding import folded
from kingsforge_bot.league.league import Form, League, Options
from tests.league.told import begun, person
from tests.league.written import many, one

EACH: tuple[LeagueEvent, ...] = (
    SignedUp(person("a")),
    Started((many("ab"), many("cd"))),
    RoundDrawn(1, many("cd"), (many("dc"),)),
    TableEnded(1, 0, (1, 2)),
    Replaced(one("a")),
    Dropped(one("a")),
    CameLate(person("e")),
    Substituted(one("a"), person("f")),
    SubstituteAsked(one("a"), person("f")),
    SubstituteAgreed(one("a"), person("f"), Consent.OPENER),
    Challenged(one("b"), one("a"), 1_800_000_000),
    TakenUp(one("b")),
    Lapsed(one("b"), 1_800_000_000),
    ChallengeEnded(one("b"), (1, 2)),
    ChallengesClosed(),
    Ended(),
)


def test_here_is_one_of_each_kind() -> None:
    assert {type(event) for event in EACH} == set(typing.get_args(events.LeagueEvent))


@pytest.mark.parametrize("event", EACH, ids=lambda event: type(event).__name__)
def test_what_is_read_back_is_what_was_written(event: LeagueEvent) -> None:
    assert load_league_event(dump_league_event(event)) == event


def test_names_in_the_database_stay() -> None:
    assert [msgspec.json.decode(dump_league_event(event))["type"] for event in EACH] == [
        *("signed-up", "started", "round-drawn", "table-ended", "replaced", "dropped", "late", "substituted"),
        *("substitute-asked", "substitute-agreed"),
        *("challenged", "taken-up", "lapsed", "challenge-ended", "challenges-closed", "ended"),
    ]


@pytest.mark.parametrize("text", [b"", b"{}", b'{"type":"won"}', b'{"type":"dropped","entrant":"a"}'])
def test_what_is_no_event_is_said_to_be_none(text: bytes) -> None:
    with pytest.raises(ValueError, match=r"JSON|Invalid|Object|Expected|Input"):
        load_league_event(text)


@pytest.mark.parametrize("form", Form)
def test_a_league_is_what_its_events_make(form: Form) -> None:
    told = begun(form, people=5)
    if told.league.to_draw:
        told.draw()
        told.finish()
    told.tell(Dropped(one("a")), CameLate(person("a")))
    read = [load_league_event(dump_league_event(event)) for event in told.events]
    assert folded(told.league.options, read) == told.league
    assert msgspec.json.decode(msgspec.json.encode(told.league), type=League) == told.league


def test_options_are_read_back_too() -> None:
    options = Options(Form.SWISS, seats=4, rounds=5)
    assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"form":"ladder","seats":3}', type=Options)
