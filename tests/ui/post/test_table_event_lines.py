"""What a board tells beside the game."""

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.screens.screens import SCREENS
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.table_events import Undone
from kingsforge_bot.service.turn.effective_entries import with_undone
from kingsforge_bot.service.types import Cause, LogEntry
from kingsforge_bot.ui.post.table_event_lines import board_lines
from tests.ui.looks import NAMES


def story(after: int) -> list[LogEntry]:
    """An undo, and so many actions on it."""
    undone = LogEntry(4, Seat(0), "", (), (), 4, fact=Undone(1))
    return [undone, *(LogEntry(5 + number, Seat(0), "pass", (), (), 5) for number in range(after))]


def test_an_undo_is_told_while_it_is_news(l10n: Localizer) -> None:
    """Alone with bots one board goes on through a whole game (docs/adr/0070): at its end nothing was taken back."""
    assert board_lines(l10n, SCREENS, story(5), NAMES) == ["**Ana** takes back what they did last."]
    assert board_lines(l10n, SCREENS, story(6), NAMES) == []


def test_an_undo_names_what_it_took_back_as_the_buttons_did(l10n: Localizer) -> None:
    """Where that is known; what the table did by itself goes without saying, and who did something after it."""
    claimed = LogEntry(2, Seat(0), "gather west-forest.top paying MM", (), (), 2)
    forced = LogEntry(3, Seat(0), "end", (), (), 2, Cause.FORCED)
    after = LogEntry(4, Seat(1), "pass taking token", (), (), 2)
    undone = LogEntry(5, Seat(0), "", (), (), 4, fact=Undone(1))
    [*_, known] = with_undone([claimed, forced, after, undone])
    assert [one.seq for one in known.back] == [2, 3, 4]
    others = "What others did after it is taken back, too."
    told = f"**Ana** takes back: West Forest (top) for 2×M. {others}"
    assert board_lines(l10n, SCREENS, [known], NAMES) == [told]
    agreed = replace(known, fact=Undone(1, agreed=True))
    assert board_lines(l10n, SCREENS, [agreed], NAMES) == [f"All agree. {told}"]
    alone = replace(known, back=known.back[:2])
    assert board_lines(l10n, SCREENS, [alone], NAMES) == [told.removesuffix(f" {others}")]
    earlier = replace(known, back=(replace(claimed, action="gather of an earlier version"),))
    assert board_lines(l10n, SCREENS, [earlier], NAMES) == ["**Ana** takes back what they did last."]


def test_what_an_undo_took_back_is_known_where_all_of_it_is() -> None:
    first, second = (LogEntry(seq, Seat(0), "pass", (), (), 2) for seq in (2, 4))
    undone = [LogEntry(seq, Seat(0), "", (), (), 4, fact=Undone(1)) for seq in (3, 5)]
    entries = with_undone([first, undone[0], second, undone[1]])
    assert [[one.seq for one in entry.back] for entry in entries] == [[], [2], [], [4]], "what was gone goes no more"
    assert with_undone([second, undone[1]])[-1].back == ()
