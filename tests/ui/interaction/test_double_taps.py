"""A second tap on the same button of one's own message: what the first one said stays."""

import asyncio

import pytest
from msgspec.structs import replace

from kingsforge_bot.service.types import TableId, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.interaction.second_taps import SecondTaps
from tests.ui.counter import Counter
from tests.ui.looks import position
from tests.ui.positions import ANA, BEN, GATHER

MESSAGE = 77
BEFORE_ROLL = position("WWM", "M", phase="craft", display=["table", "axe", "crown"])


async def test_the_answer_of_the_first_tap_stays(counter: Counter) -> None:
    look = await counter.place(GATHER)
    press = ComponentId(look.table.id, look.table.seq, "pass taking metal")
    first = await counter.tap(ANA, press, own=True, message=MESSAGE)
    assert "You passed first: you take 1 metal, usable now." in first.answered().text
    second = await counter.tap(ANA, press, own=True, message=MESSAGE)
    assert second.deferred == [{}]
    assert second.shown == []


async def test_dice_just_rolled_stay_in_sight(counter: Counter) -> None:
    look = await counter.place(BEFORE_ROLL)
    press = ComponentId(look.table.id, look.table.seq, "roll")
    taps = [counter.tap(ANA, press, own=True, message=MESSAGE) for _ in range(3)]
    shown = [what for tap in await asyncio.gather(*taps) for what in tap.shown]
    (only,) = shown
    assert "You rolled" in only["content"]


async def test_another_button_or_message_is_answered(counter: Counter) -> None:
    look = await counter.place(GATHER)
    press = ComponentId(look.table.id, look.table.seq, "pass taking metal")
    await counter.tap(ANA, press, own=True, message=MESSAGE)
    token = ComponentId(look.table.id, look.table.seq, "pass taking token")
    for other, message in ((token, MESSAGE), (press, MESSAGE + 1)):
        assert "not your turn" in (await counter.tap(ANA, other, own=True, message=message)).answered().text


async def test_on_the_board_every_tap_is_answered(counter: Counter) -> None:
    """There the answer is a message of its own."""
    look = await counter.place(GATHER)
    press = ComponentId(look.table.id, look.table.seq, "pass taking metal")
    for user in (ANA, ANA, BEN):
        assert (await counter.tap(user, press, own=False, message=MESSAGE)).answered().text


async def test_what_only_shows_is_shown_again(counter: Counter) -> None:
    look = await counter.place(GATHER)
    press = ComponentId(look.table.id, look.table.seq, "ask gather")
    first = await counter.tap(ANA, press, own=True, message=MESSAGE)
    again = await counter.tap(ANA, press, own=True, message=MESSAGE)
    assert again.answered().ids == first.answered().ids


async def test_a_refusal_is_said_again(counter: Counter) -> None:
    look = await counter.place(GATHER)
    press = ComponentId(look.table.id, look.table.seq, "gather mill.bottom paying MMWG")
    for _ in range(2):
        assert "rule 2.2" in (await counter.tap(ANA, press, own=True, message=MESSAGE)).answered().text


async def test_what_only_showed_something_is_answered_once_it_is_old(counter: Counter) -> None:
    """Nothing was carried out by it, so that there is no answer to leave in sight."""
    look = await counter.place(GATHER)
    press = ComponentId(look.table.id, look.table.seq, "ask gather")
    await counter.tap(ANA, press, own=True, message=MESSAGE)
    await counter.tap(
        ANA, ComponentId(look.table.id, look.table.seq, "pass taking metal"), own=True, message=MESSAGE + 1
    )
    late = await counter.tap(ANA, press, own=True, message=MESSAGE)
    assert "not your turn" in late.answered().text


async def test_a_refused_tap_is_answered_once_it_is_old(counter: Counter) -> None:
    look = await counter.place(GATHER)
    press = ComponentId(look.table.id, look.table.seq, "gather mill.bottom paying MMWG")
    await counter.tap(ANA, press, own=True, message=MESSAGE)
    await counter.tap(
        ANA, ComponentId(look.table.id, look.table.seq, "pass taking metal"), own=True, message=MESSAGE + 1
    )
    late = await counter.tap(ANA, press, own=True, message=MESSAGE)
    assert "not your turn" in late.answered().text


class Watch:
    """A clock that stands until it is turned."""

    def __init__(self) -> None:
        self.seconds = 500.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def watch() -> Watch:
    return Watch()


async def moved(counter: Counter, watch: Watch) -> TableView:
    """Ana has just rolled by her own message, and her turn goes on; what she sees is of now."""
    look = await counter.place(BEFORE_ROLL)
    counter.app = replace(counter.app, second_taps=SecondTaps(clock=watch))
    await counter.tap(ANA, ComponentId(look.table.id, look.table.seq, "roll"), own=True, message=MESSAGE)
    return await counter.service.play.view(look.table, ANA)


async def seq(counter: Counter, look: TableView) -> int:
    return (await counter.service.play.look(look.table.id)).table.seq


async def test_a_tap_that_falls_on_the_next_move_changes_nothing(counter: Counter, watch: Watch) -> None:
    """The finger was on its way to the last move's button: the next one's came to the same place under it."""
    look = await moved(counter, watch)
    press = ComponentId(look.table.id, await seq(counter, look), "end")
    watch.seconds += 0.7
    second = await counter.tap(ANA, press, own=True, message=MESSAGE)
    assert (second.deferred, second.shown) == ([{}], [])
    assert await seq(counter, look) == press.seq


async def test_a_decision_made_after_reading_counts(counter: Counter, watch: Watch) -> None:
    """Also of the button that a tap fell on before."""
    look = await moved(counter, watch)
    press = ComponentId(look.table.id, await seq(counter, look), "end")
    await counter.tap(ANA, press, own=True, message=MESSAGE)
    assert await seq(counter, look) == press.seq
    watch.seconds += 1
    assert (await counter.tap(ANA, press, own=True, message=MESSAGE)).shown
    assert await seq(counter, look) > press.seq


async def test_on_the_board_the_second_tap_is_told_so(counter: Counter, watch: Watch) -> None:
    """What "thinking" stands for has to be answered; and what can be done now is below it."""
    look = await moved(counter, watch)
    press = ComponentId(look.table.id, await seq(counter, look), "end")
    told = (await counter.tap(ANA, press, own=False, message=MESSAGE + 1)).answered()
    assert "Only your first tap counted" in told.text
    assert told.ids
    assert await seq(counter, look) == press.seq


async def test_what_only_opens_is_answered_at_once(counter: Counter, watch: Watch) -> None:
    look = await moved(counter, watch)
    press = ComponentId(look.table.id, await seq(counter, look), "ask craft")
    assert (await counter.tap(ANA, press, own=True, message=MESSAGE)).shown


async def test_another_player_is_not_kept_waiting(watch: Watch) -> None:
    taps = SecondTaps(clock=watch)
    taps.decided(ANA, TableId(1))
    assert taps.is_one(ANA, TableId(1), watch())
    assert not taps.is_one(BEN, TableId(1), watch())
    assert not taps.is_one(ANA, TableId(2), watch())
