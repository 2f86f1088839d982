"""A player between two others: it does what the strong one does, but where its attention strays."""

from collections.abc import Sequence
from typing import ClassVar

import pytest

from kingsforge_bot.core.asking import Decision
from kingsforge_bot.core.chance import Chance, Replayed
from kingsforge_bot.players.straying import StrayingPlayer


class Walk(Decision, frozen=True):
    verb: ClassVar[str] = "walk"
    to: int


class Takes:
    """What stands at that place of what it is shown."""

    def __init__(self, place: int) -> None:
        self._place = place

    def choose(self, view: object, actions: Sequence[Walk], chance: Chance) -> Walk:
        return actions[self._place]


ALL = tuple(Walk(to) for to in range(4))


def short(view: object, actions: Sequence[Walk]) -> Sequence[Walk]:
    return [one for one in actions if one.to < 3]


def nothing(view: object, actions: Sequence[Walk]) -> Sequence[Walk]:
    return ()


@pytest.mark.parametrize(("rolled", "chosen"), [(1, 2), (2, 0), (6, 0)])
def test_every_sixth_time_another_decides_among_what_tempts(rolled: int, chosen: int) -> None:
    player = StrayingPlayer[object, Walk](Takes(0), Takes(-1), short)
    assert player.choose(None, ALL, Replayed((rolled,))) == Walk(chosen)


@pytest.mark.parametrize("actions", [ALL, ALL[:1]], ids=["where nothing tempts", "where there is no choice"])
def test_else_no_luck_decides(actions: tuple[Walk, ...]) -> None:
    player = StrayingPlayer[object, Walk](Takes(0), Takes(-1), nothing if len(actions) > 1 else short)
    assert player.choose(None, actions, Replayed(())) == Walk(0)
