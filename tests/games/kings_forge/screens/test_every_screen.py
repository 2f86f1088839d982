"""Every message fits Discord, wherever a game may lead and whatever people call themselves."""

import asyncio

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.board import board_message
from kingsforge_bot.games.kings_forge.screens.outcome import happened
from kingsforge_bot.games.kings_forge.screens.screens import SCREENS
from kingsforge_bot.games.kings_forge.screens.turn_screen import now
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.ui.audit.logs import log_message
from kingsforge_bot.ui.message import Menu
from kingsforge_bot.ui.workers.picture_renderer import PictureRenderer
from tests.games.kings_forge.screens.every_screen import EXTREMES, long_turn, loud, screens, told
from tests.ui.limits import check
from tests.ui.looks import (
    GAME,
    STRANGER,
    crowded,
    held,
    position,
    sampled,
    seen_by,
    user_of,
)


@pytest.mark.parametrize("state", EXTREMES.values(), ids=EXTREMES)
def test_every_screen_fits_where_a_table_is_fullest(l10n: Localizer, state: State) -> None:
    for message in screens(l10n, loud(state)):
        check(message)


def test_every_screen_fits_in_random_games(l10n: Localizer) -> None:
    for state in sampled():
        for message in screens(l10n, loud(state)):
            check(message)


def test_what_was_done_and_what_is_next_fit_together(l10n: Localizer) -> None:
    state, events = long_turn(crowded(), 1)
    assert len(events) > 20
    for after in (state, crowded()):
        for user in (user_of(0), user_of(1), STRANGER):
            look = seen_by(loud(after), user)
            check(now(l10n, look, happened(l10n, look, [*events, *events], told(look, events))))


def test_boards_fit_with_a_long_story_and_without_a_picture(l10n: Localizer) -> None:
    _, events = long_turn(crowded(), 1)
    for state in (*EXTREMES.values(), *sampled()[::7]):
        look = loud(state)
        for entries in ((), told(look, events, 30)):
            message = board_message(l10n, BoardPost(look, entries, "n"), None)
            check(message)
            called = look.awaited or range(len(state.players))  # the end calls everybody once
            assert set(message.alerts) == {user_of(Seat(seat)) for seat in called}
            assert all(f"<@{user}>" in message.text for user in message.alerts)


async def test_alt_text_fits_with_the_picture(l10n: Localizer) -> None:
    look = loud(crowded())
    async with asyncio.timeout(30):
        picture = await PictureRenderer(patience=30).drawn(SCREENS.pictures.table(l10n, look))
    assert picture is not None
    check(board_message(l10n, BoardPost(look, (), "n"), picture))


def test_a_log_fits_and_keeps_its_end(l10n: Localizer) -> None:
    look = loud(crowded())
    _, events = long_turn(crowded(), 1)
    message = log_message(SCREENS, l10n, look.table, told(look, events, 20))
    check(message)
    assert f"{look.table.seq}` " in message.text
    assert f"of {look.table.seq}**" in message.text
    onward = log_message(SCREENS, l10n, look.table, told(look, events, 20), onward=True)
    check(onward)
    assert f"`{look.table.seq - 19}" in onward.text


def test_a_die_that_waits_is_decided_by_buttons(l10n: Localizer) -> None:
    """All benefits held while a rolled die waits: one button each, and keep."""
    state = position(
        {"held": held(*(one["source"] for one in ALL if one["source"] != "workshop.top"))},
        "MMM",
        owed={"type": "die", "side": "tavern.top", "die": "G1"},
        face_up=["mill", "shrine", "library"],
        deck=["garden"],
    )
    message = now(l10n, seen_by(loud(state), user_of(0)))
    check(message)
    labels = [button.label for row in message.rows if not isinstance(row, Menu) for button in row]
    assert labels.pop() == "Hint"
    assert len(labels) == len(list(GAME.legal_actions(state, state.turn)))
    assert len(set(labels)) == len(labels)


ALL = held("north-mine.bottom", "tavern.bottom", "token-plus", "token-six", "west-forest.bottom", "garden.bottom")
