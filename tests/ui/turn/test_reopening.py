"""Back to one's own turn from the board, which is posted once a turn and not once an action."""

from kingsforge_bot.ui.custom_id import ComponentId
from tests.ui.counter import Counter
from tests.ui.looks import held, position
from tests.ui.positions import ANA, BEN, GATHER

MOVED_ON = "the table has moved on. Nothing was changed."
BEFORE_ROLL = position("WWM", "M", phase="craft", display=["table", "axe", "crown"])
GAMBLING = position(
    {"supply": "MM", "held": held("north-mine.bottom")}, "MM", face_up=["cemetery", "mill"], deck=["shrine"]
)


async def test_the_board_opens_the_workbench_in_the_middle_of_the_turn(counter: Counter) -> None:
    look = await counter.place(BEFORE_ROLL)
    await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "roll"))
    again = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "bench"))
    assert MOVED_ON not in again.text
    assert "Your dice: " in again.text


async def test_the_board_leads_back_to_the_die_that_waits(counter: Counter) -> None:
    """Rules 4.4, 7.4"""
    look = await counter.place(GAMBLING)
    rolled = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "gather cemetery.bottom"))
    for verb in ("gather", "dock", "pass"):
        again = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, f"ask {verb}"))
        assert MOVED_ON not in again.text
        assert again.ids == rolled.ids


async def test_a_choice_made_on_what_was_seen_is_stale(counter: Counter) -> None:
    look = await counter.place(BEFORE_ROLL)
    await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "roll"))
    for what in ("roll", "end", "offer", "ask gather 0"):
        answered = await counter.press(
            ANA, ComponentId(look.table.id, look.table.seq, what), *(["0c"] if what == "offer" else [])
        )
        assert "that button is from before your last move. Nothing was changed." in answered.text


async def test_what_others_did_since_is_news(counter: Counter) -> None:
    look = await counter.place(GATHER)
    await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "pass taking metal"))
    await counter.press(BEN, ComponentId(look.table.id, look.table.seq + 1, "pass"))
    answered = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "bench"))
    assert MOVED_ON in answered.text


async def test_the_board_in_words_names_its_table(counter: Counter) -> None:
    look = await counter.place(GATHER)
    answered = await counter.press(BEN, ComponentId(look.table.id, look.table.seq, "text"))
    assert answered.text.startswith(f"**#{look.table.id} ")
