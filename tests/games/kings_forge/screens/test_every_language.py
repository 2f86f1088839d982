"""Every screen in every language: within Discord's limits, and without a word that the language did not give."""

import math
from collections.abc import Callable, Iterator

import discord
import msgspec
import pytest

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens.asking import autocomplete
from kingsforge_bot.games.kings_forge.screens.board import board_message
from kingsforge_bot.games.kings_forge.screens.outcome import happened
from kingsforge_bot.games.kings_forge.screens.screens import SCREENS
from kingsforge_bot.games.kings_forge.screens.status import status
from kingsforge_bot.games.kings_forge.screens.turn_screen import now
from kingsforge_bot.games.kings_forge.words.text_board import alt_text
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.service.errors import AmbiguousTable, LobbyReason, LobbyRefused, NoTable, NotSeated, Stale
from kingsforge_bot.service.post.notices import StillPlaying
from kingsforge_bot.service.post.outbox_worker import Hindrance
from kingsforge_bot.service.post.post_records import PostKind
from kingsforge_bot.service.post.publisher import BoardPost, LinePost, NoticePost
from kingsforge_bot.service.table_events import Undone
from kingsforge_bot.service.types import ChannelId, TableStatus, TableView, UserId
from kingsforge_bot.ui.admin.doctor import examination
from kingsforge_bot.ui.admin.findings import Findings, Late
from kingsforge_bot.ui.audit.logs import log_message
from kingsforge_bot.ui.errors import NoChoiceLeft, NotAServer, UnknownPress, UnknownValue
from kingsforge_bot.ui.interaction.answering import explain
from kingsforge_bot.ui.message import Menu, Message
from kingsforge_bot.ui.post.notices import notice_message
from kingsforge_bot.ui.post.table_event_lines import table_event_line
from kingsforge_bot.ui.table.tables import list_message, lobby_card, table_line
from kingsforge_bot.ui.table.which import which_table
from kingsforge_bot.ui.wording.times import since
from tests.games.kings_forge.screens.every_screen import EXTREMES, long_turn, loud, screens, told
from tests.ui.counter import WELL
from tests.ui.limits import check
from tests.ui.looks import NAMES, crowded, lobby_of, look_at, sampled, seen_by, user_of
from tests.ui.pseudo import hard_coded, pseudo_voice

OTHERS = [language for language in Localizers().languages if language != "en"]
OWN = (*NAMES, "Oak", "Bot 1", "Bot 2", "people wrote this", "xx")
"""What people called themselves and their table, and what stands in for a report."""


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Localizer:
    return pseudo_voice(tmp_path_factory.mktemp("locale"))


@pytest.fixture(scope="module", params=OTHERS)
def spoken(request: pytest.FixtureRequest) -> Localizer:
    return Localizers(strict=True).for_locale(request.param).of("kings_forge")


def around(l10n: Localizer) -> Iterator[Message]:
    """What is said beside a running game."""
    look = look_at(crowded())
    for table in (lobby_of("Ana"), lobby_of("Ana", "Ben", capacity=2), lobby_of("Ana", bots=2)):
        yield lobby_card(l10n, table)
    for state in (TableStatus.RUNNING, TableStatus.CLOSED):
        yield lobby_card(l10n, lobby_of("Ana", "Ben", status=state))
    yield examination(l10n, "<#1>", discord.Permissions.none(), WELL)
    late = tuple([Late(look.table, ChannelId(1), 0, hindrance) for hindrance in Hindrance] * 4)
    for unwell in (Findings(9.0, synced=False, late=late), Findings(math.nan, synced=None, late=late[:9])):
        yield examination(l10n, "<#1>", discord.Permissions.all(), unwell)
    yield list_message(l10n, [(seen_by(look, user_of(0)), l10n("game-progress", round=2))] * 40, {})
    yield list_message(l10n, [], {})
    yield log_message(SCREENS, l10n, look.table, ())
    for kind in (PostKind.THREAD, PostKind.CLOSED):
        bound = msgspec.structs.replace(lobby_of("Ana"), thread=ChannelId(2))
        yield table_line(l10n, LinePost(bound, kind, ChannelId(1), "n"))
    for ender in (None, user_of(0), UserId(900)):
        gone = msgspec.structs.replace(look.table, status=TableStatus.CLOSED, closed_by=ender)
        yield table_line(l10n, LinePost(gone, PostKind.CLOSED, ChannelId(1), "n"))
        yield Message(status(l10n, TableView(gone, look.view, frozenset())))
        yield list_message(l10n, [(TableView(gone, look.view, frozenset(), Seat(0)), "")], {})
        yield Message(explain(l10n, NoTable(over=gone)))
        yield Message(explain(l10n, LobbyRefused(LobbyReason.CLOSED, gone)))
        yield which_table(l10n, AmbiguousTable((gone,)))
    yield notice_message(l10n, SCREENS, NoticePost(look, StillPlaying(14, 1_700_000_000), 1, "n"))
    for to in (3, 5):
        yield Message(table_event_line(l10n, Undone(to), 7, Seat(0), NAMES))
    yield which_table(l10n, AmbiguousTable((look_at(crowded(), number=13).table, lobby_of("Ana"))))
    for error in errors(look):
        yield Message(explain(l10n, error, look, SCREENS))


def errors(look: TableView) -> Iterator[Exception]:
    """All that players can bring about, and what they cannot."""
    yield from (
        NoTable(),
        NoTable(over=look.table),
        NoTable("people wrote this"),
        NotSeated(look.table),
        Stale(look.table, 1),
    )
    for reason in LobbyReason:
        yield LobbyRefused(reason, look.table, most=8)
    yield from (UnknownValue("", "people wrote this"), UnknownPress(), NotAServer())
    yield from (NoChoiceLeft(), AmbiguousTable((look.table,)))
    yield from (NotationError("", ""), NotationError("people wrote this", "people wrote this"), ValueError())


def stories(l10n: Localizer, look_of: Callable[[State], TableView]) -> Iterator[Message]:
    """What was done, to oneself and in public, with and without a picture."""
    state, events = long_turn(crowded(), 1)
    look = look_of(state)
    look = seen_by(look, user_of(0))
    yield now(l10n, look, happened(l10n, look, events, told(look, events)))
    yield log_message(SCREENS, l10n, look.table, told(look, events, 20))
    for after in (*EXTREMES.values(), *sampled()[::17]):
        yield board_message(l10n, BoardPost(look_of(after), told(look_of(after), events), "n"), None)


def texts(message: Message) -> Iterator[str]:
    """Everything in it that is read."""
    yield message.text
    for row in message.rows:
        if isinstance(row, Menu):
            yield row.placeholder
            yield from (text for option in row.options for text in (option.label, option.description))
        else:
            yield from (button.label for button in row)


def suggestions(l10n: Localizer, look: TableView) -> Iterator[str]:
    for source in (
        autocomplete.sides,
        autocomplete.copied_sides,
        autocomplete.spaces,
        autocomplete.discards,
        autocomplete.items,
    ):
        for seat in range(len(look.view.players)):
            yield from (one.label for one in source(l10n, seen_by(look, user_of(seat))))


def test_every_screen_fits_in_every_language(spoken: Localizer) -> None:
    for state in (*EXTREMES.values(), *sampled()[::5]):
        for message in screens(spoken, loud(state)):
            check(message)
    for message in (*around(spoken), *stories(spoken, loud)):
        check(message)


def test_nobody_reads_their_own_name_as_the_one_who_is_to_play(spoken: Localizer) -> None:
    for state in sampled()[::7]:
        look = look_at(state)
        for user in map(user_of, range(len(state.players))):
            yours, others = spoken("panel-title", table="#12 Oak", round=state.round), status(spoken, look)
            listed = list_message(spoken, [(seen_by(look, user), "2")], {}).text
            if seen_by(look, user).is_awaited:
                told = now(spoken, seen_by(look, user)).text
                assert others.splitlines()[0] not in told
                # While a die waits the headline has the table and the time.
                timed = spoken("headline-yours", table="#12 Oak", since=since(look.table))
                begins = told.removeprefix("-# ").startswith((yours.rstrip("）"), timed))
                assert begins or state.phase is Phase.CRAFT
                assert NAMES[state.turn] not in listed
            elif state.phase is not Phase.OVER:
                assert now(spoken, seen_by(look, user)).text == others
                assert NAMES[state.turn] in listed


def test_the_lines_of_one_menu_begin_alike(spoken: Localizer) -> None:
    for state in (crowded(), *sampled()[::5]):
        for message in screens(spoken, look_at(state)):
            for row in message.rows:
                said = [one.label for one in (row.options if isinstance(row, Menu) else row)]
                assert [label for label in said if label[0] != label[0].upper()] == []


def test_no_screen_has_hard_coded_text(pseudo: Localizer) -> None:
    for state in (*EXTREMES.values(), *sampled()[::3]):
        look = look_at(state)
        for message in screens(pseudo, look):
            for text in texts(message):
                assert not hard_coded(text, (*OWN, pseudo("list-or"))), text
        for text in (alt_text(pseudo, state, NAMES, "#12 Oak"), *suggestions(pseudo, look)):
            assert not hard_coded(text, OWN), text
    for message in (*around(pseudo), *stories(pseudo, look_at)):
        for text in texts(message):
            assert not hard_coded(text, OWN), text
