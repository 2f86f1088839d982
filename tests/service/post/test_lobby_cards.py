"""The card of a lobby: posted once, changed in its place, found again after a kill."""

from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.publisher import (
    Heard,
    LinePost,
    LobbyPost,
    NotYet,
    TryLater,
)
from kingsforge_bot.service.types import ChannelId, MessageId, TableStatus
from tests.service.listening import THREAD, posting, said, until
from tests.service.room import ADA, BEN, CHANNEL, FakePublisher, Room


async def test_the_lobby_card_is_posted_once_and_then_edited(room: Room) -> None:
    publisher = FakePublisher()
    table = await room.lobby()
    await said(room, publisher)
    await room.service.lobbies.join(table.id, BEN, "Ben")
    await said(room, publisher)
    first, second = publisher.cards
    assert (first.message, len(first.table.sitters)) == (None, 1)
    assert (second.message, len(second.table.sitters)) == (900 + table.id, 2)
    assert len(first.nonce) <= 25


async def test_a_card_that_changes_while_it_is_said_is_said_again(room: Room) -> None:
    table = await room.lobby()

    class Slow(FakePublisher):
        async def lobby(self, post: LobbyPost) -> MessageId:
            if not self.cards:
                await room.service.lobbies.join(table.id, BEN, "Ben")
            return await super().lobby(post)

    publisher = Slow()
    await said(room, publisher)
    assert [(card.message, len(card.table.sitters)) for card in publisher.cards] == [(None, 1), (901, 2)]


async def test_a_card_that_stands_is_not_repeated_after_a_kill(room: Room) -> None:
    publisher = FakePublisher(after=[TryLater(1)])
    await room.lobby()
    await said(room, publisher)
    assert [card.message for card in publisher.cards] == [None, MessageId(901)]
    assert publisher.asked == [CHANNEL]


async def test_a_card_of_which_discord_takes_no_change_goes_last_and_nothing_waits_for_it(room: Room) -> None:
    publisher = FakePublisher()
    old = await room.lobby()
    await said(room, publisher)
    publisher.before = [NotYet()]
    await room.service.lobbies.join(old.id, BEN, "Ben")
    new = await room.lobby()
    await said(room, publisher)
    assert [card.table.id for card in publisher.cards] == [old.id, new.id, old.id]
    assert len(publisher.cards[-1].table.sitters) == 2


async def test_a_lobby_nobody_saw_is_not_announced_once_it_is_closed(room: Room) -> None:
    publisher = FakePublisher()
    table = await room.lobby()
    await room.service.lobbies.leave(table.id, ADA)
    await said(room, publisher)
    assert publisher.cards == []


async def test_a_lobby_that_expired_says_so_on_its_card(room: Room) -> None:
    publisher = FakePublisher()
    table = await room.lobby()
    await said(room, publisher)
    await room.at(table.opened + 10**7)
    await said(room, publisher)
    assert [card.table.status for card in publisher.cards] == [TableStatus.LOBBY, TableStatus.CLOSED]


async def test_a_line_that_fails_does_not_keep_the_card_waiting(room: Room) -> None:
    class Clumsy(FakePublisher):
        async def line(self, post: LinePost) -> MessageId:
            raise ZeroDivisionError

    publisher = Clumsy()
    await room.lobby(thread=THREAD)
    async with posting(room, publisher):
        await until(lambda: len(publisher.waits) >= 8 and bool(publisher.cards))
    assert [card.table.place for card in publisher.cards] == [THREAD]


async def test_a_card_posted_anew_whose_answer_was_lost_is_the_card_from_then_on(room: Room) -> None:
    """Somebody deleted the first one."""

    class Again(FakePublisher):
        async def lobby(self, post: LobbyPost) -> MessageId:
            self.cards.append(post)
            if len(self.cards) == 2:
                raise TryLater(1)
            return post.message or MessageId(901)

        async def heard_in(self, place: ChannelId, since: int) -> tuple[Heard, ...]:
            return (Heard(MessageId(950), "", table.id),)

    table = await room.lobby()
    publisher = Again()
    await said(room, publisher)
    await room.service.lobbies.join(table.id, BEN, "Ben")
    await said(room, publisher)
    assert [card.message for card in publisher.cards] == [None, 901, 950]
    posted = await room.store.posted(table.id, PostKind.LOBBY)
    assert posted is not None
    assert posted.message == 950
