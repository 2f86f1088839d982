"""Seasons from sign-up to podium through deaths of the bot, each reckoned anew from what stood in public.

Their figures: `pytest --full --log-level INFO --log-cli-level INFO tests/e2e/test_seasons.py`.
"""

import logging

import pytest

from tests.e2e.house import House
from tests.e2e.season import HOUR, Figures, Plan, Season

_log = logging.getLogger(__name__)
SIX = ("Ann", "Sid", "Cat", "Dan", "Eve", "Zoe")
TWELVE = ("Ann", "Sid", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Zoe")


async def season_of(house: House, plan: Plan) -> Figures:
    house.luck = ""
    await house.start()
    figures = await Season(house, plan).play()
    _log.info("%s: %s", plan.name, figures)
    return figures


async def test_a_short_season_of_six(empty_house: House) -> None:
    plan = Plan(
        "swiss", 2, SIX, rounds=2, gone=1, days=1, step=25 * HOUR, given_up=True, killed_every=5, played_every=99
    )
    figures = await season_of(empty_house, plan)
    assert figures.verdict.differences == []
    assert (figures.verdict.draws, figures.verdict.shuffles) == (2, 3)


@pytest.mark.full
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("form", ["everybody", "swiss"])
async def test_a_season_of_twelve(empty_house: House, form: str, seats: int) -> None:
    """Two drop out, one comes late, one never moves."""
    clock = (form == "swiss") == (seats == 2)
    plan = Plan(form, seats, TWELVE, pace="24h+4h" if clock else "none", days=7 if clock else 2, given_up=clock)
    figures = await season_of(empty_house, plan)
    assert figures.verdict.differences == []


@pytest.mark.full
@pytest.mark.parametrize("pace", ["none", "24h+4h"])
async def test_a_ladder_of_twelve(empty_house: House, pace: str) -> None:
    """The same people, at tables of two, as a ladder has no others."""
    plan = Plan("ladder", 2, TWELVE, pace=pace, days=2, step=6 * HOUR, given_up=pace != "none", played_every=5)
    figures = await season_of(empty_house, plan)
    assert figures.verdict.differences == []
