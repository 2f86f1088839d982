"""What the table did by itself, since nothing else could be done, is told as such."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.events import Passed
from kingsforge_bot.games.kings_forge.screens.board import board_message
from kingsforge_bot.games.kings_forge.screens.outcome import happened
from kingsforge_bot.games.kings_forge.screens.screens import SCREENS
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.types import Cause, LogEntry
from kingsforge_bot.ui.audit.logs import log_message
from tests.ui.looks import look_at, seen_by, user_of
from tests.ui.positions import GATHER

CHOSEN = LogEntry(6, Seat(0), "pass taking token", (), (Passed(Seat(0), None),), 0)
FORCED = LogEntry(7, Seat(1), "pass", (), (Passed(Seat(1), None),), 0, cause=Cause.FORCED)


def test_in_the_log(l10n: Localizer) -> None:
    text = log_message(SCREENS, l10n, look_at(GATHER).table, (CHOSEN, FORCED)).text
    assert "**🔥 Ana**: passed\n" in text
    assert "**💧 Ben**: passed (nothing else was possible)" in text


def test_on_the_board(l10n: Localizer) -> None:
    text = board_message(l10n, BoardPost(look_at(GATHER), (CHOSEN, FORCED), "n"), None).text
    assert "**🔥 Ana**: passed\n" in text
    assert "**💧 Ben**: passed (nothing else was possible)" in text


def test_to_the_one_to_whom_it_happened(l10n: Localizer) -> None:
    text = happened(l10n, seen_by(look_at(GATHER), user_of(1)), CHOSEN.events, (FORCED,))
    assert text == "You passed: nothing else was possible."


def test_what_others_did_after_ones_own_action_follows_it(l10n: Localizer) -> None:
    text = happened(l10n, seen_by(look_at(GATHER), user_of(0)), CHOSEN.events, (FORCED,))
    assert text == "You passed.\n-# **💧 Ben**: passed (nothing else was possible)"


def test_to_the_one_who_did_nothing_since(l10n: Localizer) -> None:
    text = happened(l10n, seen_by(look_at(GATHER), user_of(0)), (), (FORCED,))
    assert text == "**💧 Ben**: passed (nothing else was possible)"
