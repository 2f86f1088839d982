"""What a table says beside its boards: read by people on a phone, and pressed by anybody."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.screens.status import status
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.notices import StillPlaying
from kingsforge_bot.service.post.publisher import BoardPost, NoticePost
from kingsforge_bot.service.table_events import Undone
from kingsforge_bot.service.types import LogEntry
from kingsforge_bot.ui.audit.logs import log_message
from kingsforge_bot.ui.custom_id import NOTICE_WORDS, PLAYING, ComponentId
from kingsforge_bot.ui.post.notices import notice_message
from kingsforge_bot.ui.post.table_event_lines import table_event_lines
from kingsforge_bot.ui.wording.names import names_of
from tests.ui.counter import TITLES, Counter
from tests.ui.looks import STRANGER, crowded, look_at
from tests.ui.positions import ANA, GATHER

SCREENS = TITLES.of("kings_forge").screens
TAKEN_BACK = LogEntry(9, Seat(1), "", (), (), 0, fact=Undone(6))


def test_a_table_at_which_nobody_plays_asks_those_awaited(l10n: Localizer) -> None:
    look = look_at(crowded())
    message = notice_message(l10n, SCREENS, NoticePost(look, StillPlaying(14, 1_700_000_000), 3, "n"))
    [seat] = look.awaited
    assert message.text.startswith(f"**#{look.table.id} {look.table.name}** · Nobody has played for 14 days. 🔥 <@")
    assert message.text.endswith("Without a move the table is closed on <t:1700000000:D>.")
    assert message.alerts == (look.table.sitters[seat].user,)


async def test_its_button_shows_what_can_be_done_and_a_stranger_who_is_awaited(counter: Counter) -> None:
    look = await counter.place(GATHER)
    press = ComponentId(look.table.id, 1, PLAYING)
    assert (await counter.press(ANA, press)).ids
    assert "Ana" in (await counter.press(STRANGER, press)).text


def test_by_the_buttons_of_a_notice_no_board_is_known() -> None:
    assert PLAYING in NOTICE_WORDS


def test_what_was_taken_back_stands_in_the_log_and_on_the_next_board(l10n: Localizer) -> None:
    look = look_at(crowded())
    line = f"**{names_of(l10n, look.table)[1]}** takes back what they did last."
    assert table_event_lines(l10n, SCREENS, [TAKEN_BACK], names_of(l10n, look.table)) == [line]
    assert line in log_message(SCREENS, l10n, look.table, [TAKEN_BACK]).text
    board = SCREENS.boards.board(l10n, BoardPost(look, (), "n"), None, beside=[line])
    assert board.text.splitlines().index(line) == len(status(l10n, look).splitlines())
