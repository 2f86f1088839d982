"""Following a table: the button for those who look on, and what they read by direct message."""

import pytest

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.post_records import Posted
from kingsforge_bot.service.post.publisher import NewsPost
from kingsforge_bot.service.types import ChannelId, MessageId, TableId
from kingsforge_bot.ui.table.following import news_message
from tests.spoken import LANGUAGES
from tests.ui.counter import LOCALIZERS, TITLES, Answered, Counter
from tests.ui.limits import check
from tests.ui.looks import STRANGER
from tests.ui.positions import ANA, GATHER

ONE = TableId(1)


def follows(answered: Answered) -> list[str]:
    return [one for one in answered.ids if one.split("|")[-1] in ("follow", "unfollow")]


async def test_who_looks_on_follows_and_unfollows_by_the_button_under_the_board(counter: Counter) -> None:
    look = await counter.place(GATHER)
    name = f"#1 {look.table.name}"
    [follow] = follows(await counter.command(STRANGER, "table show"))
    begun = await counter.press(STRANGER, follow, own=True)
    assert begun.text == (f"You follow {name}: what happens there comes by direct message, at most once an hour.")
    assert begun.deferred.get("ephemeral") is True, "the board stays"
    [unfollow] = follows(await counter.command(STRANGER, "table show"))
    assert unfollow.endswith("unfollow")
    ended = await counter.press(STRANGER, unfollow, guild=None, channel=555)
    assert ended.text == f"You follow {name} no more."
    again = await counter.press(STRANGER, unfollow, guild=None, channel=555)
    assert again.text == "You do not follow that table."


async def test_who_sits_there_has_no_such_button_and_is_refused(counter: Counter) -> None:
    look = await counter.place(GATHER)
    assert follows(await counter.command(ANA, "table show")) == []
    refused = await counter.command(ANA, "table seat", do="follow")
    assert refused.text.startswith(f"You sit at #1 {look.table.name} already.")


async def test_the_command_does_the_same(counter: Counter) -> None:
    await counter.place(GATHER)
    begun = await counter.command(STRANGER, "table seat", do="follow")
    assert begun.text.startswith("You follow #1")
    ended = await counter.command(STRANGER, "table seat", do="unfollow")
    assert ended.text.endswith("no more.")


async def test_a_stranger_who_asks_for_the_seats_can_follow(counter: Counter) -> None:
    look = await counter.place(GATHER)
    shown = await counter.command(STRANGER, "table seat")
    [follow] = [one for one in shown.ids if one.split("|")[-1] == "follow"]
    await counter.press(STRANGER, follow, own=True)
    assert await counter.service.following.follows(look.table.id, STRANGER)
    again = await counter.command(STRANGER, "table seat")
    assert [one.split("|")[-1] for one in again.ids] == ["unfollow"]
    assert not [one for one in (await counter.command(ANA, "table seat")).ids if "follow" in one]


async def test_nobody_follows_from_where_the_table_is_not(counter: Counter) -> None:
    await counter.place(GATHER)
    [follow] = follows(await counter.command(STRANGER, "table show"))
    await counter.press(STRANGER, follow, guild=None, channel=555)
    assert await counter.store.followers.at(ONE) == ()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_news_name_the_table_whose_turn_it_is_and_lead_to_the_board(counter: Counter, language: str) -> None:
    look = await counter.place(GATHER)
    everybodys = await counter.look(ONE)
    l10n: Localizer = LOCALIZERS.for_locale(language).of("kings_forge")
    board = Posted(1, MessageId(77), ChannelId(20))
    entries = await counter.log(ONE)
    post = NewsPost(STRANGER, 5, everybodys, entries, 0, board, "n")
    message = news_message(l10n, TITLES.screens(look.table), post, "d5")
    check(message)
    assert message.text.startswith(f"**#1 {look.table.name}** · ")
    awaited = look.table.sitters[min(everybodys.awaited)].name
    assert awaited in message.text.splitlines()[0]
    [row] = message.rows
    assert isinstance(row, tuple)
    [button] = row
    assert str(button.custom_id).endswith("|unfollow d5")
    assert [link.url for link in message.links] == [f"https://discord.com/channels/{look.table.guild}/20/77"]
