"""Any league, told again by a reckoning that shares no line with it, and by a bot that dies before every draw."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings

from kingsforge_bot.league import cheapest
from kingsforge_bot.league.events import dump_league_event, load_league_event
from kingsforge_bot.league.folding import after
from kingsforge_bot.league.league import Form, League
from kingsforge_bot.league.round import Table
from kingsforge_bot.league.standings import standings
from kingsforge_bot.service.league.league_luck import luck_after
from kingsforge_bot.service.turn.luck import SECOND_SCHEME, Seal, Secret
from tests.league.any_league import Plan, odd, plans, played
from tests.league.told import Told
from tests.seasons import replaying

SEAL = Seal(1, SECOND_SCHEME, Secret(bytes(range(32))), "card 5")


@pytest.fixture(scope="module", autouse=True)
def short_search() -> Iterator[None]:
    """How near the draws of many people come to the best is asked elsewhere; by hand all ways of eight are tried."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cheapest, "LOOKS", 300)
        patch.setattr(replaying, "MOST_TRIED", replaying.PROMISED)
        yield


class Killed(Told):
    """Nothing is known before a draw but the events as they were written, and the seal."""

    def start(self) -> League:
        self.chance = self._after_a_restart()
        return super().start()

    def draw(self, group: int = 0) -> tuple[Table, ...]:
        self.chance = self._after_a_restart()
        return super().draw(group)

    def _after_a_restart(self) -> Any:
        return luck_after([SEAL], [load_league_event(dump_league_event(one)) for one in self.events])


def reckoned(plan: Plan) -> replaying.Season:
    """The league at every moment as it was told and as it is folded of what was written; then by hand."""
    told, resumed, seen = None, League(plan.options), 0
    shown = list[list[list[tuple[str, str]]]]()
    for told in played(plan, Killed):
        for event in told.events[seen:]:
            resumed = after(resumed, load_league_event(dump_league_event(event)))
            shown.append(_standings(resumed))
        seen = len(told.events)
        assert resumed == told.league, "a restart loses nothing"
    assert told is not None
    people = {str(person): str(person) for entry in told.league.entries for person in entry.people}
    file = {
        "options": json.loads(msgspec.json.encode(plan.options)),
        "people": people,
        "events": [json.loads(dump_league_event(one)) for one in told.events],
        "seals": [{"since": 1, "commitment": SEAL.commitment, "mix": SEAL.mix, "secret": SEAL.secret.opened}],
    }
    season = None
    for (season, _), here in zip(replaying.replayed(file), shown, strict=True):
        assert season.standings() == here, "9.1: standings follow from results and lots alone"
    assert season is not None
    return season


def _standings(league: League) -> list[list[tuple[str, str]]]:
    return [
        [(str(league.entries[one.entrant].person), replaying.written(one.points)) for one in standings(group)]
        for group in league.groups
    ]


@settings(max_examples=12, deadline=None)
@example(plan=odd(3))
@example(plan=odd(5))
@example(plan=odd(7))
@given(plan=plans(Form.SWISS, long=50))
def test_swiss_by_hand(plan: Plan) -> None:
    """1.3, 2.1, 5.2 to 5.5 up to eight people, 6, 9.4"""
    season = reckoned(plan)
    assert season.differences == []
    assert season.shuffles == season.draws + 1


@settings(max_examples=12, deadline=None)
@given(plan=plans(Form.EVERYBODY, most=40, long=50))
def test_everybody_meets_everybody_by_hand(plan: Plan) -> None:
    """1.3, 4, 6, 9.4"""
    season = reckoned(plan)
    replaying.everybody_met(season)
    assert season.differences == []
    assert all(one.over for group in season.groups for one in group.rounds), "every round ends"
