"""The private messages of a table: one to play in, one to read, while Discord lets them be changed."""

from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from kingsforge_bot.service.types import TableId
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.interaction.reply import Reply
from kingsforge_bot.ui.message import Button, Message
from kingsforge_bot.ui.turn.own_menus import OwnMenus, can_decide
from tests.ui.looks import user_of

ONE, TWO = TableId(1), TableId(2)


def saying(*payloads: str, table: TableId = ONE) -> Message:
    return Message("text", (tuple(Button("x", ComponentId(table, 3, payload)) for payload in payloads),))


MENU, TEXT = saying("ask gather", "text"), saying("text", "log")


IDS = count(1)


class Answer:
    """One private answer in Discord, asked for in the order in which they are made."""

    def __init__(self, number: int, *, dismissed: bool = False) -> None:
        self.id = next(IDS)
        self.number = number
        self.removed = 0
        self._dismissed = dismissed
        self.reply = Reply(self, "")  # type: ignore[arg-type]

    async def edit_original_response(self, **_: Any) -> Any:
        return SimpleNamespace(id=self.number)

    async def delete_original_response(self) -> None:
        if self._dismissed:
            raise ConnectionError
        self.removed += 1

    async def shows(self, menus: OwnMenus, message: Message, at: int, *, user: int = 0, table: TableId = ONE) -> None:
        await self.reply.show(message)
        await menus.replaced_by(user_of(user), table, self.reply, message, at)

    async def reads(self, menus: OwnMenus, at: int, *, user: int = 0, table: TableId = ONE) -> None:
        """It shows what is only read."""
        await self.reply.show(TEXT)
        await menus.read_anew(user_of(user), table, self.reply, at)


@pytest.mark.parametrize(("later", "removed"), [(0, 1), (14 * 60, 1), (15 * 60, 0), (86400, 0)])
async def test_a_new_menu_replaces_the_one_before_while_that_can_be_changed(later: int, removed: int) -> None:
    menus, first, second = OwnMenus(), Answer(1), Answer(2)
    await first.shows(menus, MENU, 1000)
    await second.shows(menus, MENU, 1000 + later)
    assert (first.removed, second.removed) == (removed, 0)


async def test_an_old_one_that_is_pressed_is_the_current_one_again() -> None:
    menus, first, second, press = OwnMenus(), Answer(1), Answer(2), Answer(1)
    await first.shows(menus, MENU, 0)
    await second.shows(menus, MENU, 3600)
    await press.shows(menus, MENU, 3700)
    assert (first.removed, second.removed, press.removed) == (0, 1, 0)
    third = Answer(3)
    await third.shows(menus, MENU, 3800)
    assert press.removed == 1


@pytest.mark.parametrize(("late", "removed"), [(MENU, 1), (TEXT, 0)])
async def test_an_answer_that_comes_late_leaves_what_was_asked_for_after_it(late: Message, removed: int) -> None:
    """As one that waited for its board, while its reader pressed Pass on that board."""
    menus, first, second, third = OwnMenus(), Answer(1), Answer(2), Answer(3)
    await second.shows(menus, MENU, 0)
    await first.shows(menus, late, 0)
    assert (first.removed, second.removed) == (removed, 0)
    await third.shows(menus, MENU, 1)
    assert second.removed == 1


async def test_a_change_of_the_same_message_removes_nothing() -> None:
    menus, first, press = OwnMenus(), Answer(1), Answer(1)
    await first.shows(menus, MENU, 0)
    await press.shows(menus, MENU, 1)
    assert (first.removed, press.removed) == (0, 0)


async def test_people_and_tables_do_not_meet() -> None:
    menus, answers = OwnMenus(), [Answer(number) for number in range(1, 4)]
    for answer, user, table in zip(answers, (0, 1, 0), (ONE, ONE, TWO), strict=True):
        await answer.shows(menus, MENU, 0, user=user, table=table)
    assert [answer.removed for answer in answers] == [0, 0, 0]


async def test_what_is_only_read_stays() -> None:
    """An answer of the turn before: what happened, and who is awaited."""
    menus, first, second = OwnMenus(), Answer(1), Answer(2)
    await first.shows(menus, TEXT, 0)
    await second.shows(menus, MENU, 1)
    assert first.removed == 0
    third = Answer(3)
    await third.shows(menus, TEXT, 2)  # the turn was done elsewhere
    assert second.removed == 1


async def test_one_that_was_dismissed_hinders_nobody() -> None:
    menus, first, second, third = OwnMenus(), Answer(1, dismissed=True), Answer(2), Answer(3)
    await first.shows(menus, MENU, 0)
    await second.shows(menus, MENU, 1)
    await third.shows(menus, MENU, 2)
    assert second.removed == 1


async def test_what_is_read_replaces_what_was_read_before_and_not_the_menu_in_which_one_plays() -> None:
    """Odds, then a hint, then a rule: more than one would push what is played in off a phone's screen."""
    menus, menu, odds, hint, rule = OwnMenus(), Answer(1), Answer(2), Answer(3), Answer(4)
    await menu.shows(menus, MENU, 0)
    for answer in (odds, hint, rule):
        await answer.reads(menus, 1)
    assert [one.removed for one in (menu, odds, hint, rule)] == [0, 1, 1, 0]


async def test_what_is_read_of_another_table_or_by_somebody_else_stays() -> None:
    menus, first, elsewhere, other = OwnMenus(), Answer(1), Answer(2), Answer(3)
    await first.reads(menus, 1)
    await elsewhere.reads(menus, 1, table=TWO)
    await other.reads(menus, 1, user=1)
    assert [one.removed for one in (first, elsewhere, other)] == [0, 0, 0]


async def test_what_is_read_can_be_taken_away_for_as_long_again_once_it_was_pressed() -> None:
    menus, first, page, second = OwnMenus(), Answer(1), Answer(1), Answer(2)
    await first.reads(menus, 1000)
    await page.reply.show(TEXT)
    menus.renewed(page.reply, 1000 + 10 * 60)
    await second.reads(menus, 1000 + 20 * 60)
    assert (first.removed, page.removed) == (0, 1)
    stranger = Answer(3)
    await stranger.reply.show(TEXT)
    menus.renewed(stranger.reply, 1000 + 20 * 60)
    await Answer(4).reads(menus, 1000 + 21 * 60)
    assert (second.removed, stranger.removed) == (1, 0)


async def test_a_hint_that_was_done_is_the_menu_by_then() -> None:
    """**Do this** changes the hint into the turn's panel: the next hint leaves that."""
    menus, menu, hint, again = OwnMenus(), Answer(1), Answer(2), Answer(3)
    await menu.shows(menus, MENU, 0)
    await hint.reads(menus, 1)
    await hint.shows(menus, MENU, 2)
    await again.reads(menus, 3)
    assert [one.removed for one in (menu, hint, again)] == [1, 0, 0]


async def test_what_was_read_goes_once_its_reader_decided_something_there() -> None:
    """It shows a position that is over; what is read of another table stays, and the message that tells of it."""
    menus, board, elsewhere, done = OwnMenus(), Answer(1), Answer(2), Answer(3)
    await board.reads(menus, 1)
    await elsewhere.reads(menus, 1, table=TWO)
    await done.shows(menus, MENU, 2)
    await menus.outdated(user_of(1), ONE, done.reply)
    assert [one.removed for one in (board, elsewhere, done)] == [0, 0, 0], "somebody else's decision"
    await menus.outdated(user_of(0), ONE, done.reply)
    assert [one.removed for one in (board, elsewhere, done)] == [1, 0, 0]
    await menus.outdated(user_of(0), ONE, done.reply)
    assert board.removed == 1, "once"


def test_what_leads_to_a_decision() -> None:
    assert can_decide(MENU, ONE)
    assert can_decide(saying("playing"), ONE)
    assert can_decide(saying("do"), ONE)
    assert not can_decide(MENU, TWO)
    for payload in ("text", "hand", "why not-your-turn", "log 3", "join", "which gather", "vote yes 3"):
        assert not can_decide(saying(payload), ONE), payload
    assert not can_decide(Message("text"), ONE)


async def test_what_can_be_changed_no_more_is_not_kept_in_memory() -> None:
    menus = OwnMenus()
    for number in range(50):
        await Answer(number).shows(menus, MENU, 1000, user=number)
    assert len(menus._standing) == 50
    await Answer(50).shows(menus, MENU, 1000 + 15 * 60, user=50)
    assert len(menus._standing) == 1
