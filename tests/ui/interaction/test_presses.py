"""Every press is answered: stale, made up, of strangers, against the rules."""

from typing import Any

import pytest

from kingsforge_bot.games.kings_forge.pictures import board as painter
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.service.types import TableId
from kingsforge_bot.ui.custom_id import ComponentId
from tests.ui.counter import ELSEWHERE, Counter
from tests.ui.looks import CHANNEL, GUILD, STRANGER
from tests.ui.positions import ANA, BEN, CRAFT, GATHER, LONG, unchanged


async def test_a_stale_button_says_what_is_current(counter: Counter) -> None:
    look = await counter.place(GATHER)
    for what in ("pass taking metal", "ask gather", "bench", "end"):
        answered = await counter.press(ANA, ComponentId(look.table.id, look.table.seq - 1, what))
        text = await unchanged(counter, look, answered)
        assert "the table has moved on. Nothing was changed." in text
        assert "Your turn, round" in text
        assert "Ana to play" not in text
        assert f"kf1|{look.table.id}|{look.table.seq}|ask gather" in answered.ids


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "x",
        LONG,
        "kf0|1|1|roll",
        "kf1|1|{seq}|hello",
        "kf1|1|{seq}|gather",
        "kf1|1|{seq}|gather nowhere.top",
        "kf1|1|{seq}|ask",
        "kf1|1|{seq}|ask fly",
        "kf1|1|{seq}|ask gather 9999",
        "kf1|1|{seq}|ask gather 0 0 0 0 0 0 0 0 0 0 0 0",
        "kf1|1|{seq}|use",
        "kf1|1|{seq}|offer",
        "kf1|1|{seq}|own",
        "kf1|1|{seq}|on token-six",
        "kf1|1|{seq}|with table",
        "kf1|1|{seq}|which",
        "kf1|1|{seq}|log",
        "kf1|1|{seq}|log to",
        "kf1|1|{seq}|log to 0",
        "kf1|1|{seq}|log to -1",
        "kf1|1|{seq}|log from 999999999",
        "kf1|1|{seq}|log from 1 2",
        "kf1|1|{seq}|log at 1",
        "kf1|1|{seq}| ",
    ],
)
async def test_made_up_presses_are_answered(counter: Counter, custom_id: str) -> None:
    for state in (GATHER, CRAFT):
        look = await counter.place(state)
        number = custom_id.replace("|1|{seq}", f"|{look.table.id}|{look.table.seq}")
        for values in ((), ("",), ("99c",), ("\u00b2c",), ("d nothing",), ("M9:0",), ("more:9",), (LONG,)):
            for own in (False, True):
                answered = await counter.press(ANA, number, *values, own=own)
                text = await unchanged(counter, look, answered)
                assert "fault" not in text, text


async def test_a_made_up_button_of_a_table_there_is_is_not_known(counter: Counter) -> None:
    look = await counter.place(GATHER)
    answered = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "blah"))
    assert (await unchanged(counter, look, answered)) == "This button is not known. Nothing was changed."


async def test_a_workbench_keeps_its_picture_under_a_refusal(counter: Counter) -> None:
    look = await counter.place(CRAFT)
    answered = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "craft table with W3 W3"), own=True)
    assert "(rule 3.3)" in await unchanged(counter, look, answered)
    assert answered.attachments == 1


async def test_a_press_of_a_table_that_never_was(counter: Counter) -> None:
    answered = await counter.press(ANA, ComponentId(TableId(77), 1, "roll"))
    assert answered.text == 'There is no table "77" in this channel.'


@pytest.mark.parametrize(
    ("state", "what", "sentence"),
    [
        (GATHER, "gather mill.top paying WW", "(rule 2.2)"),
        (GATHER, "roll", "You roll in the craft phase; this is the gather phase (rule 1.6)."),
        (GATHER, "keep", "No rolled die waits to be kept (rule 4.4)."),
        (GATHER, "use token-six on M1", "You do not hold"),
        (CRAFT, "roll", "You have rolled already (rule 3.1)."),
        (CRAFT, "craft table with W3 W4", "among your rolled dice (rule 3.3)."),
        (CRAFT, "craft table with W3 W3", "Box 2 of Table needs W4; W3 is 1 too low (rule 3.3)."),
        (CRAFT, "craft table with W3", "Table takes 2 dice, not 1 (rule 3.3)."),
        (CRAFT, "craft table with W3 M2", "Box 2 of Table takes wood (W), not metal (M) (rule 3.3)."),
        (CRAFT, "craft iron-golem with W3 W3", "is not on display (rule 3.3)."),
        (CRAFT, "steal shield with W3 W3 from 1", "Box 1 of Shield takes metal (M), not wood (W) (rule 3.3)."),
        (CRAFT, "steal shield with W3 W3 from 0", "is your own item (rule 3.4)."),
        (CRAFT, "steal table with W3 W3 from 1", "does not have Table from this round"),
        (CRAFT, "steal table with W3 W3 from 9", "does not have Table from this round"),
        (CRAFT, "use token-six on W3", "You do not hold automatic-6 token (rule 4.4)."),
        (CRAFT, "use south-mine.bottom on W3", "W3 does not show 1 (rule 7)."),
        (CRAFT, "use south-mine.bottom taking wood", "gives no wood (rule 4.7)."),
        (CRAFT, "use south-mine.bottom on B6", "among your rolled dice"),
    ],
)
async def test_actions_by_a_made_up_button_meet_the_rules(
    counter: Counter, state: State, what: str, sentence: str
) -> None:
    look = await counter.place(state)
    answered = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, what))
    text = await unchanged(counter, look, answered)
    assert sentence in text, text
    assert "(rule " in text, text


@pytest.mark.parametrize(
    "what", ["pass taking metal", "ask gather", "gather mill.top paying MM", "bench", "use", "end"]
)
async def test_presses_of_others_and_of_strangers_are_answered(counter: Counter, what: str) -> None:
    look = await counter.place(GATHER)
    press = ComponentId(look.table.id, look.table.seq, what)
    assert "It is not your turn" in await unchanged(counter, look, await counter.press(BEN, press))
    assert "You have no seat" in await unchanged(counter, look, await counter.press(STRANGER, press))
    menu = await counter.press(BEN, press, own=True)
    assert menu.text.count("to play") == 1, "whose turn it is stands in the refusal"


async def test_a_press_is_carried_out_once(counter: Counter) -> None:
    look = await counter.place(GATHER)
    press = ComponentId(look.table.id, look.table.seq, "pass taking metal")
    await counter.press(ANA, press)
    after = await counter.look(look.table.id)
    assert after.table.seq > look.table.seq
    answered = await counter.press(ANA, press)
    assert await counter.look(look.table.id) == after
    assert "It is not your turn" in answered.text or "moved on" in answered.text


async def test_the_table_chosen_from_a_menu_is_shown_as_it_was_asked_for(counter: Counter) -> None:
    first, second = await counter.place(GATHER), await counter.place(CRAFT)
    for name, begins, attachments in (
        ("table show", f"**#{second.table.id} ", 1),
        ("table log", f"**#{second.table.id} {second.table.name}: log, ", 1),
        ("table replay", f"**#{second.table.id} ", 1),
        ("table verify", f"#{second.table.id} {second.table.name}: the dice can be checked when", 0),
        ("gather", f"You have no seat at #{second.table.id} ", 0),
    ):
        asked = await counter.command(STRANGER, name)
        (menu,) = asked.ids
        answered = await counter.press(STRANGER, menu, str(second.table.id), own=True)
        assert answered.text.startswith(begins)
        assert answered.attachments == attachments
    assert await counter.look(first.table.id) == first


async def test_the_table_chosen_from_a_menu_is_as_large_as_it_was_asked_for(
    counter: Counter, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, second = await counter.place(GATHER), await counter.place(CRAFT)
    drawn: list[str] = []
    for kind in ("board", "post"):
        draw = getattr(painter, f"draw_{kind}")

        def noted(*facts: Any, kind: str = kind, draw: Any = draw) -> bytes:
            drawn.append(kind)
            picture: bytes = draw(*facts)
            return picture

        monkeypatch.setattr(painter, f"draw_{kind}", noted)
    for options in ({}, {"size": "full"}, {"size": "compact"}):
        asked = await counter.command(STRANGER, "table show", **options)
        await counter.press(STRANGER, asked.ids[0], str(second.table.id), own=True)
    assert drawn == ["board", "board", "post"]


async def test_a_table_of_elsewhere_can_be_chosen_by_those_who_sit_there_alone(counter: Counter) -> None:
    look = await counter.place(GATHER)
    guild, channel = ELSEWHERE
    hidden = await counter.lobby(2, guild=guild, channel=channel)
    for what in ("which", "which show", "which log", "which replay"):
        answered = await counter.press(STRANGER, ComponentId(look.table.id, 0, what), str(hidden.id), own=True)
        assert "There is no table" in answered.text
    theirs = await counter.press(ANA, ComponentId(look.table.id, 0, "which"), str(hidden.id), own=True)
    assert hidden.name in theirs.text
    made_up = await counter.press(ANA, ComponentId(look.table.id, 0, "which hello"), str(look.table.id), own=True)
    assert "This button is not known." in made_up.text


async def test_a_made_up_id_of_a_hidden_channel_reads_no_board_and_joins_no_lobby(counter: Counter) -> None:
    look, lobby = await counter.place(GATHER), await counter.lobby(2, players=3)
    nothing = 'There is no table "{}" in this channel.'
    for guild, channel in ((GUILD, ELSEWHERE[1]), (None, ELSEWHERE[1]), (ELSEWHERE[0], CHANNEL)):
        for what in ("text", "log", "log to 1", "ask gather", "why not-your-turn", "close"):
            press = ComponentId(look.table.id, look.table.seq, what)
            answered = await counter.press(STRANGER, press, guild=guild, channel=channel)
            assert (await unchanged(counter, look, answered)) == nothing.format(look.table.id)
        for what in ("which", "which show", "which join"):
            answered = await counter.press(
                STRANGER, ComponentId(TableId(9), 0, what), "1", guild=guild, channel=channel
            )
            assert answered.text == nothing.format(1)
        answered = await counter.press(STRANGER, ComponentId(lobby.id, 0, "join"), guild=guild, channel=channel)
        assert answered.text == nothing.format(lobby.id)
    assert (await counter.look(lobby.id)).table == lobby


async def test_that_a_hidden_table_cannot_be_read_is_not_told(counter: Counter) -> None:
    look = await counter.place(GATHER)
    await counter.spoil(look.table)
    answered = await counter.press(STRANGER, ComponentId(look.table.id, 1, "text"), channel=ELSEWHERE[1])
    assert answered.text == 'There is no table "1" in this channel.'


async def test_who_sits_at_a_table_presses_its_buttons_in_a_direct_message_too(counter: Counter) -> None:
    look = await counter.place(GATHER)
    button = ComponentId(look.table.id, look.table.seq, "pass taking metal")
    answered = await counter.press(ANA, button, guild=None, channel=ELSEWHERE[1])
    assert "You pass first" in answered.text or "passed first" in answered.text, answered.text
    assert (await counter.look(look.table.id)).table.seq == look.table.seq + 1


async def test_in_the_thread_of_a_table_everybody_presses(counter: Counter) -> None:
    look = await counter.place(GATHER, thread=ELSEWHERE[1])
    for channel in (CHANNEL, ELSEWHERE[1]):
        answered = await counter.press(STRANGER, ComponentId(look.table.id, look.table.seq, "text"), channel=channel)
        assert "Supply" in await unchanged(counter, look, answered)
