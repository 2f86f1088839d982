"""Large files go a few at a time; what is small never waits for them."""

import asyncio

from kingsforge_bot.ui.message import Attachment, Message, Picture
from kingsforge_bot.ui.post.uploads import AT_ONCE, HEAVY, Uploads

REPLAY = Message("a game", picture=Picture(bytes(HEAVY), "a game", "replay.gif"))
LOG = Message("a log", attached=Attachment("log.json", bytes(HEAVY)))
BOARD = Message("a board", picture=Picture(bytes(HEAVY - 1), "a board", "board.png"))


class Sending:
    """Sends messages that arrive once they may."""

    def __init__(self) -> None:
        self.uploads = Uploads()
        self.underway: list[str] = []
        self.arrive = asyncio.Event()

    async def send(self, message: Message) -> None:
        async with self.uploads.room(message):
            self.underway.append(message.text)
            await self.arrive.wait()


async def test_of_large_files_few_are_underway() -> None:
    sending = Sending()
    sent = [asyncio.create_task(sending.send(one)) for one in [REPLAY, LOG] * AT_ONCE]
    await asyncio.sleep(0)
    assert sending.underway == ["a game", "a log", "a game"][:AT_ONCE]
    board = asyncio.create_task(sending.send(BOARD))
    await asyncio.sleep(0)
    assert sending.underway[AT_ONCE:] == ["a board"]
    sending.arrive.set()
    await asyncio.gather(board, *sent)
    assert len(sending.underway) == 2 * AT_ONCE + 1
