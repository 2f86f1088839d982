"""So often and no more often."""

from kingsforge_bot.ui.interaction.cooldown import Cooldown


def test_so_often_within_a_time_and_then_not_until_it_has_passed() -> None:
    rate = Cooldown(3, 60)
    allowed = [rate.allows("ann", now) for now in (0, 1, 2, 3, 59, 60, 60.5, 61, 200)]
    assert allowed == [True, True, True, False, False, True, False, True, True]


def test_everybody_is_counted_alone() -> None:
    rate = Cooldown(1, 60)
    assert [rate.allows(one, 0) for one in ("ann", "ben", "ann", "ben")] == [True, True, False, False]


def test_many_people_take_no_more_room() -> None:
    rate = Cooldown(1, 60)
    for number in range(5000):
        assert rate.allows(number, 0)
    assert len(rate._times) == 2000
    assert not rate.allows(4999, 0)
