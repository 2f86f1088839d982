"""A second tap on the same button of one's own message: what the first one said stays."""

import asyncio

from kingsforge_bot.ui.custom_id import ComponentId
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
