"""Rules of leagues, 9.1: whoever has the results and the lots comes to the same draws and the same standings."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.league.league import Form, Options
from kingsforge_bot.league.recomputing import OtherDraw, recompute
from kingsforge_bot.league.round import Entrant, Group, Table
from kingsforge_bot.league.standings import standings
from tests.league.told import begun


def played(form: Form, people: int = 6, seats: int = 2) -> tuple[Options, Group]:
    """Three rounds, or as many as there are."""
    told = begun(form, people, seats)
    for _ in range(3):
        if told.league.to_draw:
            told.draw()
            told.finish()
    return told.league.options, told.league.groups[0]


def results(group: Group) -> list[tuple[Table, ...]]:
    return [one.tables for one in group.rounds]


def lots(group: Group) -> list[tuple[Entrant, ...]]:
    return [group.start, *(one.lot for one in group.rounds)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("form", [Form.SWISS, Form.EVERYBODY])
def test_results_and_lots_make_the_standings(form: Form, seats: int) -> None:
    options, group = played(form, seats=seats)
    assert recompute(options, results(group), lots(group)) == standings(group)


def test_another_result_makes_other_standings() -> None:
    options, group = played(Form.SWISS)
    found = results(group)
    found[-1] = (replace(found[-1][0], places=(2, 1)), *found[-1][1:])
    assert recompute(options, found, lots(group)) != standings(group)


@pytest.mark.parametrize("form", [Form.SWISS, Form.EVERYBODY])
def test_a_round_that_does_not_follow_from_its_lot_is_named(form: Form) -> None:
    """Somebody changed who met whom in the second round."""
    options, group = played(form)
    found = results(group)
    (first, second), *_ = (table.seats for table in found[1])
    (third, fourth) = found[1][1].seats
    found[1] = (replace(found[1][0], seats=(first, third)), replace(found[1][1], seats=(second, fourth)), *found[1][2:])
    with pytest.raises(OtherDraw) as caught:
        recompute(options, found, lots(group))
    assert caught.value.number == 2


def test_a_round_drawn_by_another_lot_is_named() -> None:
    options, group = played(Form.SWISS)
    first, second, *others = lots(group)
    with pytest.raises(OtherDraw) as caught:
        recompute(options, results(group), [first, second[::-1], *others])
    assert caught.value.number == 1


@pytest.mark.parametrize("many", [1, 5])
def test_there_is_a_lot_for_each_round(many: int) -> None:
    options, group = played(Form.SWISS)
    found = (lots(group) * 2)[:many]
    with pytest.raises(ValueError, match="zip"):
        recompute(options, results(group), found)


def test_before_the_first_round_the_lot_of_the_start_is_all() -> None:
    options, group = played(Form.SWISS)
    assert [each.entrant for each in recompute(options, (), [group.start])] == list(group.start)
