"""Whoever tells a ladder again from its file notices a challenge that should not have been made."""

from typing import Any

import pytest

from tests.seasons.replaying import replayed

DAY = 86_400
NOON = 1_700_000_000


def file(people: int, *events: dict[str, Any]) -> dict[str, Any]:
    """A ladder of three days for a challenge, of so many people in the order of their coming."""
    signed = [{"type": "signed-up", "person": number + 1} for number in range(people)]
    started = {"type": "started", "lots": [list(range(people))], "at": NOON, "rests": 3}
    return {
        "options": {"form": "ladder", "seats": 2, "days": 3},
        "people": {str(number + 1): f"Ann {number}" for number in range(people)},
        "seals": [{"since": 1, "secret": None, "commitment": "", "mix": ""}],
        "events": [*signed, started, *events],
    }


def fought(at: int) -> list[dict[str, Any]]:
    """The second challenges the first, and loses a day later."""
    return [
        {"type": "challenged", "challenger": 1, "challenged": 0, "at": at},
        {"type": "taken-up", "challenger": 1},
        {"type": "challenge-ended", "challenger": 1, "places": [2, 1], "at": at + DAY},
    ]


@pytest.mark.parametrize(("people", "days", "noticed"), [(3, 3, True), (3, 4, False), (2, 1, False)])
def test_who_should_rest_and_challenges_is_noticed(people: int, days: int, noticed: bool) -> None:
    """8.7: decided a day after it was made, so from the fourth day on they may meet again."""
    *_, (season, _) = replayed(file(people, *fought(NOON), *fought(NOON + days * DAY)))
    assert [one.startswith("8.7, event") for one in season.differences] == [True] * noticed
