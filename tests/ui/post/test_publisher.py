"""The publisher before a Discord on loopback: what its answers mean, and what is found of what was said."""

import discord
import msgspec
import pytest

from kingsforge_bot.sandbox import Permission
from kingsforge_bot.service.person.settings import ServerSettings
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.publisher import (
    BoardPost,
    CannotSpeak,
    LinePost,
    LobbyPost,
    NotYet,
    PlayEnd,
    TokenRefused,
    TryLater,
    Unpostable,
)
from kingsforge_bot.service.types import GuildId, TableStatus
from kingsforge_bot.ui.post import sending
from tests.ui.looks import lobby_of, look_at, position
from tests.ui.post.conftest import Stage

POSTS = "POST /channels/*/messages"
HISTORY = "GET /channels/*/messages"


async def test_public_is_what_a_table_chose_else_what_its_server_set_else_what_discord_tells(stage: Stage) -> None:
    guild = GuildId(stage.place.guild.id)
    await stage.card()
    stage.set_for[guild] = ServerSettings(language="ja")
    await stage.card()
    french = msgspec.structs.replace(stage.here(lobby_of("Ana")), language="fr")
    await stage.publisher.lobby(LobbyPost(french, None, "fr"))
    said = [message.content for message in stage.messages()]
    assert [word in text for word, text in zip(("Seats: ", "席", "Places"), said, strict=True)] == [True] * 3


@pytest.mark.parametrize(
    ("status", "code"),
    [(403, 50001), (403, 50013), (404, 10003), (400, 50083), (403, 160005), (400, 160005)],
)
async def test_only_discords_own_words_silence_a_place(stage: Stage, status: int, code: int) -> None:
    for say in (stage.line, stage.card, stage.board):
        stage.fault.clear()
        stage.fault.server_error(POSTS, times=2, status=status, code=code)
        with pytest.raises(CannotSpeak):
            await say()
    assert stage.messages() == []


@pytest.mark.parametrize("status", [400, 401, 403, 404, 429, 503])
async def test_the_page_of_a_proxy_silences_nothing(stage: Stage, status: int) -> None:
    for say in (stage.line, stage.card, stage.board):
        stage.fault.page(POSTS, status)
        with pytest.raises(TryLater):
            await say()
    assert stage.messages() == []
    assert stage.requests("POST /channels/") == 3


@pytest.mark.parametrize(("status", "code"), [(403, 0), (404, 0), (403, 20009), (404, 10008), (409, 0)])
async def test_other_refusals_may_pass(stage: Stage, status: int, code: int) -> None:
    stage.fault.server_error(POSTS, status=status, code=code)
    with pytest.raises(TryLater):
        await stage.board()


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (413, 40005), (400, 0)])
async def test_what_discord_does_not_take_is_said_once_more_in_words(stage: Stage, status: int, code: int) -> None:
    for say in (stage.board, stage.card):
        stage.fault.server_error(POSTS, status=status, code=code)
        await say()
    board, card = stage.messages()
    assert (board.attachments, card.attachments) == ((), ())
    assert "On display" in board.content
    stage.fault.server_error(POSTS, times=2, status=status, code=code)
    with pytest.raises(Unpostable, match=str(code)):
        await stage.board()
    stage.fault.server_error(POSTS, status=status, code=code)
    with pytest.raises(Unpostable):
        await stage.line()


async def test_a_token_that_discord_refuses_is_told_apart(stage: Stage) -> None:
    stage.fault.server_error(POSTS, status=401)
    with pytest.raises(TokenRefused):
        await stage.line()


async def test_where_nothing_may_be_seen_one_request_is_refused(stage: Stage) -> None:
    stage.server.deny(stage.channel, Permission.VIEW_CHANNEL)
    with pytest.raises(CannotSpeak):
        await stage.board()
    with pytest.raises(CannotSpeak):
        await stage.publisher.heard_in(stage.channel, 0)
    assert stage.invalid_requests.total == 2
    assert stage.requests("POST /channels/") == 1


async def test_every_refused_request_is_counted(stage: Stage) -> None:
    stage.fault.server_error(POSTS, status=401)
    stage.fault.server_error(POSTS, status=403, code=50001)
    stage.fault.rate_limit(POSTS, retry_after=0.01)
    stage.fault.server_error(POSTS, status=404, code=10003)
    stage.fault.server_error(POSTS, status=503)
    for error in (TokenRefused, CannotSpeak, CannotSpeak, TryLater):
        with pytest.raises(error):
            await stage.line()
    await stage.line()
    assert stage.invalid_requests.total == 3
    assert [stage.statuses[status] for status in (401, 403, 404, 429)] == [1] * 4


async def test_a_board_is_found_behind_hundreds_of_messages(stage: Stage) -> None:
    since = int(discord.utils.utcnow().timestamp())
    board, card, line = await stage.board(7), await stage.card(), await stage.line()
    for number in range(420):
        stage.place.ann.say(stage.channel, str(number))
    heard = await stage.publisher.heard_in(stage.channel, since)
    assert [one.message for one in heard] == [board, card, line]
    assert [(one.table, one.seq) for one in heard] == [(12, 7), (12, 0), (None, 0)]
    assert stage.requests("GET /channels/") == 5


async def test_the_search_ends(stage: Stage) -> None:
    for number in range(1300):
        stage.place.ann.say(stage.channel, str(number))
    await stage.line()
    assert await stage.publisher.heard_in(stage.channel, 0) == ()
    assert stage.requests("GET /channels/") == 10


async def test_nothing_from_long_before_the_attempt_is_read(stage: Stage) -> None:
    await stage.line()
    now = int(discord.utils.utcnow().timestamp())
    assert await stage.publisher.heard_in(stage.channel, now + 3600) == ()
    assert len(await stage.publisher.heard_in(stage.channel, now + 60)) == 1


async def test_a_line_that_was_heard_is_not_said_again(stage: Stage) -> None:
    line = await stage.line()
    heard = await stage.publisher.heard_in(stage.channel, 0)
    table = stage.here(lobby_of("Ana", status=TableStatus.CLOSED))
    again = LinePost(table, PostKind.CLOSED, stage.channel, "another", heard)
    assert await stage.publisher.line(again) == line
    assert len(stage.messages()) == 1


async def test_the_line_that_a_game_was_ended_is_not_heard_as_its_board(stage: Stage) -> None:
    """Though it has a button of the table below it."""
    table = msgspec.structs.replace(stage.here(lobby_of("Ana", status=TableStatus.CLOSED)), seq=7)
    await stage.publisher.line(LinePost(table, PostKind.CLOSED, stage.channel, "n"))
    (message,) = stage.messages()
    assert len(message.components) == 1
    (heard,) = await stage.publisher.heard_in(stage.channel, 0)
    assert heard.table is None


async def test_where_messages_may_not_be_read_nothing_is_found(stage: Stage) -> None:
    await stage.line()
    for status, code in ((403, 50013), (400, 50035)):
        stage.fault.server_error(HISTORY, status=status, code=code)
        assert await stage.publisher.heard_in(stage.channel, 0) == ()
    stage.fault.page(HISTORY, 403)
    with pytest.raises(TryLater):
        await stage.publisher.heard_in(stage.channel, 0)


async def test_below_the_last_board_the_other_game_is_one_press_away(stage: Stage) -> None:
    """Where the server may mean it: one that plays a single game is offered no other."""
    look = look_at(position({"items": ["axe"]}, {}, phase="over"))
    look = msgspec.structs.replace(look, table=stage.here(look.table))
    for nonce, game in (("one", None), ("two", "kings_forge")):
        stage.set_for[look.table.guild] = ServerSettings(game=game)
        await stage.publisher.board(BoardPost(look, (), nonce, PlayEnd((), ())))
    free, single = [str(message.components) for message in stage.messages()]
    assert "Another game" in free
    assert "Rematch" in single
    assert "greet other" not in single


async def test_a_quiet_board_changes_and_alerts_nobody(stage: Stage) -> None:
    first = await stage.board(3)
    assert await stage.board(4, message=first) == first
    (board,) = stage.messages()
    assert "|4|" in str(board.components)
    assert len(board.attachments) == 1
    assert board.edited_at is not None


async def test_posted_anew_without_calling_it_alerts_nobody_again(stage: Stage) -> None:
    await stage.board(3)
    await stage.board(4, called=frozenset())
    first, second = stage.messages()
    assert first.mentions == ()  # those of the position are no members here
    assert second.alerted == ()


@pytest.mark.parametrize("code", [10008, 30046, 50083])
async def test_a_board_that_takes_no_change_is_posted_anew(stage: Stage, code: int) -> None:
    first = await stage.board(3)
    stage.fault.server_error("PATCH /channels/*/messages/*", status=400, code=code)
    second = await stage.board(4, message=first)
    assert [one.id for one in stage.messages()] == [first, second]


async def test_where_discord_lets_a_change_wait_for_long_the_board_is_posted_anew_and_a_card_later(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its library would wait by itself, and every post of the channel with it."""
    monkeypatch.setattr(sending, "_CHANGING", 0.05)
    table = stage.here(lobby_of("Ana"))
    card = await stage.publisher.lobby(LobbyPost(table, None, "card"))
    first = await stage.board(3)
    stage.fault.rate_limit("PATCH /channels/*/messages/*", 60.0, times=9)
    second = await stage.board(4, message=first)
    with pytest.raises(NotYet):
        await stage.publisher.lobby(LobbyPost(table, card, "card again"))
    assert [one.id for one in stage.messages()] == [card, first, second]


async def test_a_living_board_changes_only_while_nothing_stands_below_it(stage: Stage) -> None:
    first = await stage.board(3)
    assert await stage.board(4, message=first, newest=True) == first
    talk = await stage.line()
    below = await stage.board(5, message=first, newest=True)
    assert [one.id for one in stage.messages()] == [first, talk, below]
    assert stage.messages()[-1].alerted == ()
    # Talk in between costs what a change costs: one look, one post.
    assert (stage.requests("GET /channels/"), stage.requests("PATCH /channels/")) == (2, 1)


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (413, 40005), (403, 50013)])
async def test_a_change_whose_picture_is_not_taken_leaves_the_old_board_and_posts(
    stage: Stage, status: int, code: int
) -> None:
    first = await stage.board(3)
    stage.fault.server_error("PATCH /channels/*/messages/*", status=status, code=code)
    second = await stage.board(4, message=first, newest=True)
    old, new = stage.messages()
    assert ([old.id, new.id], old.edited_at, len(new.attachments)) == ([first, second], None, 1)


async def test_a_thread_that_is_gone_is_told_apart(stage: Stage) -> None:
    for code, gone in ((10003, True), (50001, False), (50013, False)):
        stage.fault.clear()
        stage.fault.server_error(POSTS, times=2, status=403, code=code)
        with pytest.raises(CannotSpeak) as silence:
            await stage.line()
        assert silence.value.gone is gone


async def test_a_card_of_which_discord_takes_no_change_stays_and_is_owed(stage: Stage) -> None:
    table = stage.here(lobby_of("Ana"))
    card = await stage.publisher.lobby(LobbyPost(table, None, "card"))
    stage.fault.server_error("PATCH /channels/*/messages/*", status=400, code=30046)
    with pytest.raises(NotYet):
        await stage.publisher.lobby(LobbyPost(table, card, "card again"))
    assert await stage.publisher.lobby(LobbyPost(table, card, "card again")) == card
    assert [one.id for one in stage.messages()] == [card]


async def test_another_thread_is_made_once(stage: Stage) -> None:
    table = stage.here(lobby_of("Ana"))
    made = await stage.publisher.thread(table)
    assert made is not None
    assert await stage.publisher.thread(table) == made
    state = stage.server.world.channels[made].thread
    assert state is not None
    assert state.auto_archive == 10080
    stage.server.delete_channel(made)
    assert await stage.publisher.thread(table) not in (None, made)


async def test_where_no_thread_may_be_made_there_is_none_and_a_failure_passes(stage: Stage) -> None:
    table = stage.here(lobby_of("Ana"))
    stage.server.deny(stage.channel, Permission.CREATE_PUBLIC_THREADS)
    assert await stage.publisher.thread(table) is None
    stage.server.allow(stage.channel, Permission.CREATE_PUBLIC_THREADS)
    stage.fault.server_error("POST /channels/*/threads", times=9, status=503)
    with pytest.raises(TryLater):
        await stage.publisher.thread(table)
