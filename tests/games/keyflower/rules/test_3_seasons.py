"""Rules 3.1 to 3.6: how a season begins, and the winter choice."""

from typing import Any

import pytest

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import Give
from kingsforge_bot.games.keyflower.rules.events import SeasonBegan, WinterGiven, WinterRevealed
from kingsforge_bot.games.keyflower.rules.seasons import shared
from tests.games.keyflower.rules.table import Table, game, seat, table


def at_the_end_of(season: str, **more: Any) -> Table:
    """Seat 0 has one tile to build before the next season."""
    won = {"spring": "keywood", "summer": "mason", "autumn": "sawmill"}[season]
    boats = [{"name": "keyflower", "taken": 0}, {"name": "sea-bastion", "taken": 1}]
    one = seat("1 red", won=won, hand="windmill scribes watermill")
    other = seat("1 blue", hand="jeweller keythedral scholar")
    return table(one, other, season=season, phase="building", boats=boats, **more)


def done(t: Table, **more: str) -> Table:
    t.play(f"0 {t.legal(0, 'place')[0]}")
    return t.play("0 done", **more)


def test_seasons_follow_each_other() -> None:
    """Rules 3.1, 9.9: spring, summer, autumn, winter."""
    for season, following in (("spring", "summer"), ("summer", "autumn"), ("autumn", "winter")):
        assert done(at_the_end_of(season)).state.season == following


@pytest.mark.parametrize(
    ("season", "loads"),
    [("spring", [(7, 1), (6, 2)]), ("summer", [(3, 2), (6, 2)])],
)
def test_boats_are_loaded_anew(season: str, loads: list[tuple[int, int]]) -> None:
    """Rules 3.2, 14.4: by the row of the season that begins."""
    t = done(at_the_end_of(season))
    assert [(boat.workers.total, boat.skills.total) for boat in t.state.boats] == loads
    assert [boat.taken for boat in t.state.boats] == [None, None]


def test_no_load_in_winter() -> None:
    """Rule 3.2."""
    t = done(at_the_end_of("autumn"))
    assert all(boat.workers.total == boat.skills.total == 0 for boat in t.state.boats)


@pytest.mark.parametrize(
    ("there", "given"),
    [(14, [7, 6]), (13, [7, 6]), (12, [6, 6]), (3, [2, 1]), (0, [0, 0])],
)
def test_a_load_when_the_bag_is_short(there: int, given: list[int]) -> None:
    """Rule 3.2: round the boats one each, never above a boat's number, until it is empty."""
    assert shared([7, 6], there) == given


def test_a_short_bag_is_emptied() -> None:
    """Rule 3.2: workers and skill tiles alike."""
    rich = seat("40 red 40 blue 37 yellow", skills="16 saw 16 pickaxe 15 anvil", won="keywood")
    boats = [{"name": "keyflower", "taken": 0}, {"name": "sea-bastion", "taken": 1}]
    t = done(table(rich, seat(), phase="building", boats=boats))
    assert [(boat.workers.total, boat.skills.total) for boat in t.state.boats] == [(2, 1), (1, 0)]
    assert (t.state.bag.total, t.state.pile.total) == (0, 0)


def test_the_offer_in_the_order_drawn() -> None:
    """Rule 3.3: side a up, summer boats with the face that the lot says."""
    t = done(at_the_end_of("spring"), draws="summer-boat-2 store summer-boat-4 b")
    names = [tile.name for tile in t.state.offer]
    assert names[:3] == ["summer-boat-2", "store", "summer-boat-4"]
    assert len(names) == 6
    assert [tile.side for tile in t.state.offer[:3]] == ["b", "a", "a"]
    (event,) = [event for event in t.events if isinstance(event, SeasonBegan)]
    assert [tile.name for tile in event.offer] == names


def test_the_start_player_has_the_first_turn() -> None:
    """Rule 3.6."""
    t = done(at_the_end_of("spring", start=1))
    t.awaits(1)


def test_the_winter_choice() -> None:
    """Rules 3.4, 3.5: at least one of the own hand, up to all; awaited is who has not chosen."""
    t = done(at_the_end_of("autumn"))
    t.awaits(0, 1)
    assert len(t.legal(0)) == 7
    t.refuses("0 give jeweller", "not-in-hand", "3.5", tile="jeweller")
    t.play("0 give windmill+scribes+watermill")
    t.awaits(1)


def test_a_winter_choice_may_be_changed() -> None:
    """Rules 3.5, 13.1: until the last one has chosen; others hear of the first choice alone."""
    t = done(at_the_end_of("autumn"))
    t.play("0 give windmill")
    assert [type(event) for event in t.told(1)] == [WinterGiven]
    t.refuses("0 give windmill", "same-choice", "3.5")
    t.play("0 give scribes+watermill")
    assert t.told(1) == []
    assert t[0].given == "scribes watermill"
    t.play("1 give jeweller")
    t.refuses("0 give windmill", "not-now", "13.1")


def test_the_winter_reveal() -> None:
    """Rule 3.4: the numbers given are public, all given tiles are shuffled, the others leave unseen."""
    t = done(at_the_end_of("autumn"))
    t.play("0 give windmill+scribes").play("1 give jeweller", draws="jeweller")
    assert [tile.name for tile in t.state.offer] == ["jeweller", "windmill", "scribes"]
    (event,) = [event for event in t.events if isinstance(event, WinterRevealed)]
    assert event.numbers == (2, 1)
    assert t.phase == "turns"


def test_nobody_sees_a_winter_choice() -> None:
    """Rules 2.1, 3.5: not what, and not how many."""
    t = done(at_the_end_of("autumn"))
    t.play("0 give windmill+scribes")
    assert t.seen(1).players[0].given == ("?",)
    t.play("1 give jeweller")
    assert t.seen(1).players[0].given == ()
    assert t.seen(1).players[0].hand == ("?", "?", "?")


def test_giving_nothing() -> None:
    """Rule 3.4: at least one; the notation cannot even say none."""
    t = done(at_the_end_of("autumn"))
    with pytest.raises(Refused, match=r"3\.4") as refused:
        game().apply(t.state, Seat(0), Give(()), Replayed())
    assert refused.value.reason == "give-one"
