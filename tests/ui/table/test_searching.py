"""/table find and who looks for players in /table list: what is read, and what a stranger can do with the buttons."""

from typing import Any

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.notices import Gathered
from kingsforge_bot.service.post.publisher import NoticePost
from kingsforge_bot.ui.post.notices import notice_message
from tests.ui.counter import TITLES, Answered, Counter
from tests.ui.limits import check
from tests.ui.looks import STRANGER
from tests.ui.positions import ANA, BEN


def labels(answered: Answered) -> dict[str, str]:
    return {part["label"]: str(part["custom_id"]) for row in answered.rows for part in row["components"]}


async def test_somebody_is_listed_with_what_they_look_for_and_leaves_by_one_press(counter: Counter) -> None:
    answered = await counter.command(ANA, "table find", seats=3, pace="24h+4h", language="fr")
    assert "King's Forge for 3" in answered.text
    assert "français" in answered.text
    assert not answered.public
    shown = await counter.command(BEN, "table list")
    assert "user 101" in shown.text or f"user {ANA}" in shown.text
    assert "King's Forge for 3" in shown.text
    own = labels(await counter.command(ANA, "table list"))
    assert "Stop looking" in own
    left = await counter.press(ANA, own["Stop looking"], own=True)
    assert "no longer" in left.text
    assert "Looking for players" not in (await counter.command(BEN, "table list")).text


async def test_join_in_opens_the_table_once_enough_fit(counter: Counter) -> None:
    await counter.command(ANA, "table find")
    [join] = [press for label, press in labels(await counter.command(BEN, "table list")).items() if "Join in" in label]
    counter.restart()
    answered = await counter.press(BEN, join, own=True)
    assert "is open in" in answered.text
    assert not answered.mentions
    again = await counter.press(STRANGER, join, own=True)
    assert "no longer" in again.text


@pytest.mark.parametrize("words", ["find", "find join", "find join x", "find join 0", "find stop now", "find join 1 2"])
async def test_made_up_presses_change_nothing(counter: Counter, words: str) -> None:
    await counter.command(ANA, "table find")
    await counter.press(BEN, f"kf1|0|0|{words}", own=True)
    assert "Looking for players" in (await counter.command(BEN, "table list")).text


async def test_nobody_can_take_another_off_the_list(counter: Counter) -> None:
    await counter.command(ANA, "table find")
    stop = labels(await counter.command(ANA, "table list"))["Stop looking"]
    assert "not looking" in (await counter.press(BEN, stop, own=True)).text
    assert "Looking for players" in (await counter.command(BEN, "table list")).text


@pytest.mark.parametrize("wrong", [{"seats": 7}, {"seats": 1}, {"game": "chess"}, {"pace": "x"}, {"language": "xx"}])
async def test_what_is_not_offered_is_named(counter: Counter, wrong: dict[str, Any]) -> None:
    await counter.command(ANA, "table find", **wrong)
    assert "Looking for players" not in (await counter.command(ANA, "table list")).text


async def test_many_who_look_fit_a_message(counter: Counter) -> None:
    """A flood: each person counts once, and what does not fit is counted."""
    for number in range(30):
        await counter.command(type(ANA)(900 + number), "table find", seats=2 + number % 3, language="ja")
    shown = await counter.command(BEN, "table list")
    assert len(shown.text) <= 2000
    assert len([label for label in labels(shown) if "Join in" in label]) <= 5
    # The last of them leaves by one press, too.
    assert "Stop looking" in labels(await counter.command(type(ANA)(929), "table list"))


async def test_who_is_called_is_named_with_the_game_and_who_starts(counter: Counter, l10n: Localizer) -> None:
    lobby = await counter.lobby(3)
    look = await counter.look(lobby.id)
    message = notice_message(l10n, TITLES.screens(look.table), NoticePost(look, Gathered((Seat(2),)), 1, "n"))
    check(message)
    assert message.alerts == (look.table.sitters[1].user,)
    assert f"<@{look.table.sitters[1].user}>" in message.text
    assert f"<@{look.table.sitters[2].user}>" not in message.text
