"""Whom all that was posted alerts, in the words in which it is posted."""

from collections import Counter

from msgspec.structs import replace

from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.service.types import TableStatus, UserId
from kingsforge_bot.ui.post.notices import notice_message
from kingsforge_bot.ui.table.tables import table_line
from kingsforge_bot.ui.wording.people import awaited_users, everybody
from tests.games.toy.title import title
from tests.service.listening import said
from tests.service.room import FakePublisher, Room

WORDS = Localizers().english
SCREENS = title().screens


def alerted(publisher: FakePublisher) -> Counter[int]:
    """How often each person is alerted; a board that changes alerts nobody."""
    found = Counter[int]()
    for board in publisher.boards:
        over = board.look.table.status is TableStatus.OVER
        if board.message is None:
            found.update(everybody(board.look) if over else awaited_users(board.look))
    for card in publisher.cards:
        found.update(card.called)
    for line in publisher.lines:
        found.update(table_line(WORDS.of(line.table.game), line).alerts)
    for notice in publisher.notices:
        # What happened meanwhile is told by the screens of the game, and alerts nobody.
        found.update(notice_message(WORDS.of(notice.look.table.game), SCREENS, replace(notice, entries=())).alerts)
    return found


async def pings(room: Room, user: UserId) -> int:
    """How often the person is alerted by all that is owed by now."""
    publisher = FakePublisher()
    await said(room, publisher)
    return alerted(publisher)[user]
