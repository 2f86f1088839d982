"""What a board tells beside the game."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.table_events import Undone
from kingsforge_bot.service.types import LogEntry
from kingsforge_bot.ui.post.table_event_lines import board_lines
from tests.ui.looks import NAMES


def story(after: int) -> list[LogEntry]:
    """An undo, and so many actions on it."""
    undone = LogEntry(4, Seat(0), "", (), (), 4, fact=Undone(1))
    return [undone, *(LogEntry(5 + number, Seat(0), "pass", (), (), 5) for number in range(after))]


def test_an_undo_is_told_while_it_is_news(l10n: Localizer) -> None:
    """Alone with bots one board goes on through a whole game (docs/adr/0070): at its end nothing was taken back."""
    assert board_lines(l10n, story(5), NAMES) == ["**Ana** takes back the last 2 steps (entries 2 to 3)."]
    assert board_lines(l10n, story(6), NAMES) == []
