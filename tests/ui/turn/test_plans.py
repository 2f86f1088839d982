"""/table plan: what one wants done beforehand, seen by oneself alone."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge import title as kings_forge
from kingsforge_bot.service.post.notices import PlansDropped
from kingsforge_bot.service.post.publisher import NoticePost
from kingsforge_bot.service.types import TableId, TableView
from kingsforge_bot.ui.audit.logs import log_page
from kingsforge_bot.ui.game.title import Titles
from kingsforge_bot.ui.post.notices import notice_message
from kingsforge_bot.ui.post.table_event_lines import table_event_lines
from kingsforge_bot.ui.turn.plan_words import by_plan_lines
from tests.games.toy import title as toy
from tests.spoken import LANGUAGES
from tests.ui.counter import LOCALIZERS, TITLES, Answered, Counter, asker, open_counter
from tests.ui.looks import STRANGER, position, user_of
from tests.ui.positions import GATHER, LONG, unchanged

ONE = TableId(1)
ANA, BEN, CLEO = (user_of(seat) for seat in range(3))
THREE = position(
    {"supply": "MMW"},
    "MMMM",
    "MMM",
    face_up=["north-mine", "mill", "library", "shrine"],
    deck=["garden"],
    display=["table", "axe", "crown"],
)


def menu(answered: Answered, what: str) -> tuple[str, list[dict[str, Any]]]:
    """The id and the lines of the menu that says this."""
    parts = [part for row in answered.rows for part in row["components"] if part["type"] == 3]
    found = next(part for part in parts if f"|plan {what}" in part["custom_id"])
    return found["custom_id"], found["options"]


def button(answered: Answered, what: str) -> str:
    return next(one for one in answered.ids if one.endswith(f"|plan {what}"))


async def test_a_plan_is_chosen_from_menus_and_shown_in_words(counter: Counter) -> None:
    look = await counter.place(THREE)
    shown = await counter.command(BEN, "table plan")
    assert "Only you see them" in await unchanged(counter, look, shown)
    custom_id, lines = menu(shown, "add")
    labels = [line["label"] for line in lines]
    assert labels[:4] == [
        "Pass, with 1 metal if you are first",
        "Pass, with a +1/+1 token if you are first",
        "Pass once everybody else has",
        "Claim North Mine (top)",
    ]
    assert lines[3]["description"].startswith("North Mine (top): ")
    values = [lines[labels.index(one)]["value"] for one in ("Claim Mill (top)", "Claim North Mine (top)", labels[0])]
    planned = await counter.press(BEN, custom_id, *values, own=True)
    line = "1. Claim Mill (top); else Claim North Mine (top); else Pass, with 1 metal if you are first"
    assert line in await unchanged(counter, look, planned)
    stop_id, stops = menu(planned, "stop 1")
    assert stops[0]["label"] == "somebody else has passed"
    stopped = await counter.press(BEN, stop_id, "passed", "taken shrine", own=True)
    end = " – not if somebody else has passed or somebody else has taken Shrine"
    assert line + end in await unchanged(counter, look, stopped)
    done = await counter.command(ANA, "gather", card="north-mine.bottom", paying="MM")
    assert "By plan: 💧 Ben." in done.text
    assert "🦋 Cleo to play" in done.text
    _, board = await log_of(counter)
    assert "(by plan)" in board
    after = await counter.command(BEN, "table plan")
    assert "Carried out (log entry 4): Claim Mill (top)" in after.text


async def log_of(counter: Counter) -> tuple[TableView, str]:
    look = await counter.look(ONE)
    page = await log_page(asker(counter.app, ANA, LOCALIZERS.english.of(look.table.game)), look.table)
    return look, page.text


async def test_plans_are_put_in_order_and_removed(counter: Counter) -> None:
    look = await counter.place(THREE)
    await counter.command(BEN, "table plan", do="pass last")
    shown = await counter.command(BEN, "table plan", do="Claim Mill (top)")
    assert "1. Pass once everybody else has\n2. Claim Mill (top)" in shown.text
    shown = await counter.press(BEN, button(shown, "first 2"), own=True)
    assert "1. Claim Mill (top)\n2. Pass once everybody else has" in await unchanged(counter, look, shown)
    shown = await counter.press(BEN, button(shown, "remove 2"), own=True)
    assert "1. Pass once everybody else has" in shown.text
    again = await counter.press(BEN, f"kf1|1|{look.table.seq}|plan remove 2", own=True)
    assert "does not wait any more" in again.text
    shown = await counter.press(BEN, button(shown, "remove 1"), own=True)
    assert "You have no plan here" in shown.text


async def test_the_list_of_what_can_be_planned(counter: Counter) -> None:
    await counter.place(THREE)
    names = [choice.name for choice in await counter.completes(BEN, "table plan", "do", "mill")]
    assert names == ["Claim Mill (top)", "Claim Mill (bottom)"]
    [choice] = await counter.completes(BEN, "table plan", "do", "everybody", table="1")
    assert choice.value == "round 1: pass last"
    assert await counter.completes(STRANGER, "table plan", "do") == []
    assert await counter.completes(BEN, "table plan", "do", LONG) == []


async def test_who_is_awaited_reads_that_plans_come_later(counter: Counter) -> None:
    look = await counter.place(THREE)
    shown = await counter.command(ANA, "table plan", do="pass")
    assert "It is your turn: decide first." in await unchanged(counter, look, shown)


@pytest.mark.parametrize(
    ("do", "said"),
    [
        ("round 2: pass", "a round that is over"),
        ("gather workshop.top", "needs your own decision"),
        (("pass, pass last, gather mill.top, gather mill.bottom, gather shrine.top, gather shrine.bottom, "
         "gather north-mine.top"), "At most 5 plans wait"),
        ("jump", "jump"),
        ("pass unless bored", "bored"),
        (LONG, ""),
    ],
)  # fmt: skip
async def test_a_plan_that_is_none_is_refused(counter: Counter, do: str, said: str) -> None:
    look = await counter.place(THREE)
    refused = await counter.command(BEN, "table plan", do=do)
    assert said in await unchanged(counter, look, refused)
    assert (await counter.service.planning.own(ONE, BEN)).armed == ()


@pytest.mark.parametrize(
    ("payload", "values"),
    [
        ("plan add", ()),
        ("plan add", ("round 1: pass", "round 2: pass")),
        ("plan add", ("jump",)),
        ("plan stop 1", ("bored",)),
        ("plan stop x", ("passed",)),
        ("plan stop 9", ("passed",)),
        ("plan remove", ()),
        ("plan remove 999999999999999999999", ()),
        ("plan first 7", ()),
        ("plan fly", ()),
    ],
)
async def test_made_up_presses_change_nothing(counter: Counter, payload: str, values: tuple[str, ...]) -> None:
    look = await counter.place(THREE)
    await counter.command(BEN, "table plan", do="pass")
    before = await counter.service.planning.own(ONE, BEN)
    for user in (BEN, STRANGER):
        await unchanged(counter, look, await counter.press(user, f"kf1|1|{look.table.seq}|{payload}", *values))
    after = await counter.service.planning.own(ONE, BEN)
    assert [one.kept.text for one in after.armed] == [one.kept.text for one in before.armed]


async def test_a_stranger_has_no_plans(counter: Counter) -> None:
    look = await counter.place(THREE)
    for answered in (
        await counter.command(STRANGER, "table plan"),
        await counter.command(STRANGER, "table plan", do="pass"),
        await counter.press(STRANGER, f"kf1|1|{look.table.seq}|plan"),
    ):
        assert "You have no seat at #1" in await unchanged(counter, look, answered)


async def test_at_two_tables_the_plan_is_carried_on_to_the_one_that_is_chosen(counter: Counter) -> None:
    await counter.place(GATHER)
    await counter.place(GATHER)
    asked = await counter.command(BEN, "table plan", do="pass unless passed")
    custom_id = asked.rows[0]["components"][0]["custom_id"]
    chosen = await counter.press(BEN, custom_id, "2", own=True)
    assert "1. Pass – not if somebody else has passed" in chosen.text
    assert "#2" in chosen.text
    asked = await counter.command(BEN, "table plan")
    chosen = await counter.press(BEN, asked.rows[0]["components"][0]["custom_id"], "1", own=True)
    assert "#1" in chosen.text


async def test_where_nothing_can_be_planned_no_menu_is_shown(counter: Counter) -> None:
    craft = position({"hand": ["W3"]}, "M", phase="craft", display=["table", "axe", "crown"])
    await counter.place(craft)
    shown = await counter.command(BEN, "table plan")
    assert (shown.ids, "Nothing can be planned now" in shown.text) == ([], True)
    assert "plan" not in " ".join((await counter.command(BEN, "turn")).ids)


async def test_after_ones_own_move_one_can_plan_the_next(counter: Counter) -> None:
    await counter.place(THREE)
    done = await counter.command(ANA, "gather", card="mill.top", paying="MM")
    shown = await counter.press(ANA, next(one for one in done.ids if one.endswith("|plan")))
    assert "Choose below what to do when it is your turn" in shown.text


async def test_who_is_told_that_a_plan_was_dropped(counter: Counter) -> None:
    look = await counter.place(THREE)
    for language in LANGUAGES:
        l10n = LOCALIZERS.for_locale(language).of("kings_forge")
        post = NoticePost(look, PlansDropped((Seat(1), Seat(2))), 1, "nonce", ())
        message = notice_message(l10n, TITLES.screens(look.table), post)
        assert message.alerts == (BEN, CLEO)
        assert f"<@{BEN}>" in message.text
        assert "mill" not in message.text.lower()
        quiet = notice_message(l10n, TITLES.screens(look.table), replace(post, called=frozenset({Seat(2)})))
        assert quiet.alerts == (CLEO,)
        assert f"<@{BEN}>" not in quiet.text
        [row] = message.rows
        assert isinstance(row, tuple)
        assert [str(one.custom_id) for one in row] == [f"kf1|1|{look.table.seq}|plan"]


async def test_a_dropped_plan_tells_its_owner_why(counter: Counter) -> None:
    await counter.place(THREE)
    await counter.command(BEN, "table plan", do="pass unless taken mill")
    await counter.command(ANA, "gather", card="mill.top", paying="MM")
    shown = await counter.command(BEN, "table plan")
    assert "Dropped, because somebody else has taken Mill: Pass" in shown.text
    assert "It is your turn" in shown.text


async def test_another_game_says_its_own_plans(tmp_path: Path) -> None:
    games = Titles((kings_forge.title(), toy.title()))
    async with open_counter(tmp_path / "kingsforge.sqlite3", games) as counter:
        await counter.lobby(3, game="toy")
        await counter.service.lobbies.start(ONE, ANA)
        shown = await counter.command(BEN, "table plan", do="best after 0 unless shown onyx")
        assert "1. Choose my best once 🔥 Ana has – not if a bead is shown onyx" in shown.text
        look = await counter.service.play.look(ONE, ANA)
        action = next(iter(counter.service.play.game("toy").legal_actions(look.view, Seat(0))))
        done = await counter.command(ANA, "turn", do=str(action))
        assert "By plan: 💧 Ben." in done.text
        assert "🦋 Cleo to play" in done.text


def test_nothing_is_said_of_entries_without_plans() -> None:
    l10n = LOCALIZERS.english
    assert by_plan_lines(l10n, (), ()) == table_event_lines(l10n, TITLES.of("kings_forge").screens, (), ()) == []
