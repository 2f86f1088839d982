"""/table seat, /table resign and their buttons: what is read before and after, and what a stranger is told."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.pictures import board as painter
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.i18n.names import bare, plain
from kingsforge_bot.service.errors import AmbiguousTable, SeatReason, SeatRefused
from kingsforge_bot.service.post.notices import RoundEnding, SeatCall, TableEventNotice
from kingsforge_bot.service.post.publisher import NoticePost
from kingsforge_bot.service.table_events import LeavingReason, SeatKept, SeatOpened, SeatTaken, TableEvent, Vacated
from kingsforge_bot.service.types import Sitter, TableId, TableStatus, TableView, Tenure
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.game.drawing import Size
from kingsforge_bot.ui.interaction.answering import explain
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.post.notices import notice_message
from kingsforge_bot.ui.post.table_event_lines import table_event_line
from kingsforge_bot.ui.table.tables import lobby_card
from kingsforge_bot.ui.table.which import which_table
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.people import to_play, who
from tests.spoken import LANGUAGES
from tests.ui.counter import LOCALIZERS, MEMBER, TITLES, Answered, Counter
from tests.ui.limits import check
from tests.ui.looks import STRANGER, user_of
from tests.ui.positions import ANA, BEN, GATHER, unchanged

CLEO = user_of(2)
MODERATOR = MEMBER | discord.Permissions(manage_messages=True)
ONE = TableId(1)


def member(user: int, name: str = "Dora", *, bot: bool = False) -> Any:
    """Somebody who is named in a command."""
    return SimpleNamespace(id=user, display_name=name, bot=bot)


def button(answered: Answered, payload: str) -> str:
    [found] = [one for one in answered.ids if one.split("|")[-1] == payload]
    return found


async def posted(counter: Counter, number: int, l10n: Localizer | None = None) -> Message:
    """The table's notice of that number as a message."""
    look = await counter.look(ONE)
    notice = await counter.store.notice(ONE, number)
    assert notice is not None
    words = (l10n or LOCALIZERS.english).of("kings_forge")
    message = notice_message(words, TITLES.screens(look.table), NoticePost(look, notice, number, "n"))
    check(message)
    return message


def presses(message: Message) -> list[str]:
    return [str(one.custom_id).split("|")[-1] for row in message.rows if isinstance(row, tuple) for one in row]


async def resigned(counter: Counter, then: str = "bot") -> TableView:
    """Ben has left Ana's table."""
    look = await counter.place(GATHER)
    asked = await counter.command(BEN, "table resign")
    assert "for good?" in await unchanged(counter, look, asked)
    done = await counter.press(BEN, button(asked, f"seat resign {then}"), own=True)
    assert done.text.startswith(f"You left #1 {look.table.name}. As long as nobody else has taken your seat")
    return await counter.look(ONE)


async def test_who_resigns_is_asked_once_and_the_channel_is_told(counter: Counter) -> None:
    look = await resigned(counter)
    line = await posted(counter, 1)
    bot = look.table.sitters[1].name
    assert line.text == (
        f"**#1 {look.table.name}** · **💧 Ben** leaves seat 2. The bot **💧 {bot}** plays on; "
        "a substitute may take the seat."
    )
    assert presses(line) == ["seat take 1", "seat back"]
    assert line.alerts == ()


async def test_leave_asks_the_same_at_a_game_that_runs(counter: Counter) -> None:
    look = await counter.place(GATHER)
    for asked in (
        await counter.command(BEN, "table leave"),
        await counter.press(BEN, ComponentId(ONE, 0, "leave")),
    ):
        assert "for good?" in await unchanged(counter, look, asked)
        assert button(asked, "seat resign open")


async def test_the_recap_comes_before_the_seat(counter: Counter) -> None:
    await resigned(counter, "open")
    look = await counter.look(ONE)
    recap = await counter.press(STRANGER, ComponentId(ONE, look.table.seq, "seat take 1"))
    text = await unchanged(counter, look, recap)
    assert text.startswith(f"**#1 {look.table.name}** · What happened last:")
    assert "**💧 Ben** leaves seat 2." in text
    # What must be read stands at the end, above the buttons, and all of it on the screen of a phone.
    status, decided = text.split("\n\n")[-1].split("\n", 1)[0], text.splitlines()[-1]
    assert "to play" in status
    assert decided == "Seat 2 (💧 Ben) is open. You have not sat down yet."
    assert len(text) < 800
    board = await counter.press(STRANGER, button(recap, "text"), own=True)
    assert "Supply" in board.text or "supply" in board.text, board.text
    taken = await counter.press(STRANGER, button(recap, "seat sit 1"), own=True)
    assert "You sit at #1" in taken.text
    after = await counter.look(ONE)
    assert after.table.holder(Seat(1)).user == STRANGER
    # A second tap, and a third person, change nothing.
    again = await counter.press(STRANGER, button(recap, "seat sit 1"), own=True)
    assert "You sit at" in await unchanged(counter, after, again)
    late = await counter.press(CLEO, button(recap, "seat sit 1"), own=True)
    assert "is not open: somebody holds it." in await unchanged(counter, after, late)
    assert presses(await posted(counter, 1)) == []


async def test_whoever_left_takes_the_seat_back_by_one_press(counter: Counter) -> None:
    before = await resigned(counter)
    stranger = await counter.press(STRANGER, ComponentId(ONE, before.table.seq, "seat back"))
    assert "yours to take back" in await unchanged(counter, before, stranger)
    back = await counter.press(BEN, ComponentId(ONE, 1, "seat back"))
    assert f"You are back at #1 {before.table.name}." in back.text
    assert (await counter.look(ONE)).table.holder(Seat(1)).user == BEN


async def test_a_seat_is_offered_and_kept(counter: Counter) -> None:
    await counter.place(GATHER)
    overview = await counter.command(BEN, "table seat")
    assert "Seat 2: 💧 Ben" in overview.text
    offered = await counter.press(BEN, button(overview, "seat release"), own=True)
    assert "is on offer. Play on until somebody takes it." in offered.text
    assert "Seat 2: 💧 Ben · open to a substitute" in (await counter.command(STRANGER, "table seat")).text
    assert "You keep your seat" in (await counter.command(BEN, "table seat", do="keep")).text


async def test_made_up_presses_change_nothing(counter: Counter) -> None:
    look = await counter.place(GATHER)
    for payload in ("seat x", "seat take 99", "seat take x", "seat sit", "seat sit 0", "seat sit 7", "seat resign no"):
        for user in (ANA, STRANGER):
            await unchanged(
                counter, look, await counter.press(user, ComponentId(ONE, look.table.seq, payload), own=True)
            )
    for payload in ("seat resign bot", "seat release", "seat keep", "seat yes", "seat no", "seat remove 1", "seat end"):
        pressed = await counter.press(STRANGER, ComponentId(ONE, look.table.seq, payload), own=True)
        await unchanged(counter, look, pressed)


async def test_somebody_is_invited_to_a_lobby_and_accepts_or_declines(counter: Counter) -> None:
    table = await counter.lobby(1, players=3)
    said = await counter.command(ANA, "table seat", do="invite", player=member(STRANGER))
    assert said.text == f"Dora is called once to #1 {table.name}."
    called = await posted(counter, 1)
    assert called.alerts == (STRANGER,)
    assert presses(called) == ["seat yes", "seat no"]
    other = await counter.press(BEN, ComponentId(ONE, 0, "seat no"))
    assert "No seat" in other.text or "kept" in other.text
    declined = await counter.press(STRANGER, ComponentId(ONE, 0, "seat no"))
    assert table.name in declined.text
    assert (await counter.look(ONE)).table.invited == ()
    await counter.command(ANA, "table seat", do="invite", player=member(STRANGER))
    accepted = await counter.press(STRANGER, ComponentId(ONE, 0, "seat yes"))
    assert "You joined" in accepted.text or "sit" in accepted.text
    assert (await counter.look(ONE)).table.sitter(STRANGER) is not None


async def test_who_may_not_invite_is_told_so(counter: Counter) -> None:
    await counter.lobby(2, players=3)
    look = await counter.look(ONE)
    for user in (BEN, STRANGER):
        said = await counter.command(user, "table seat", do="invite", player=member(CLEO))
        await unchanged(counter, look, said)
    bots = await counter.command(ANA, "table seat", do="invite", player=member(900, bot=True))
    assert "Bots are not invited" in await unchanged(counter, look, bots)
    assert "Name somebody" in await unchanged(counter, look, await counter.command(ANA, "table seat", do="invite"))


async def test_seats_of_a_running_game_are_freed_by_moderators_only(counter: Counter) -> None:
    look = await counter.place(GATHER)
    asked = await counter.command(ANA, "table seat", do="remove", player=member(BEN))
    assert "only members who manage messages or channels" in await unchanged(counter, look, asked)
    done = await counter.command(STRANGER, "table seat", do="remove", seat=2, at_permissions=MODERATOR)
    assert done.text == f"Seat 2 at #1 {look.table.name} is free."
    assert (await counter.log(ONE))[-1].fact is not None


async def test_the_list_shows_lobbies_first_with_their_buttons(counter: Counter) -> None:
    look = await counter.place(GATHER)
    lobby = await counter.lobby(1, players=3)
    listed = await counter.command(STRANGER, "table list")
    lines = listed.text.splitlines()
    assert lines[1].startswith(f"**#{lobby.id} {lobby.name}**")
    assert "No clock" in lines[1]
    assert lines[2].startswith(f"**#1 {look.table.name}**")
    assert listed.ids == [f"kf1|{lobby.id}|0|join"] or [one.split("|")[-1] for one in listed.ids] == ["join"]
    assert (await counter.command(ANA, "table list")).ids == []


async def test_who_plays_asks_the_table_to_end_it(counter: Counter) -> None:
    look = await counter.place(GATHER)
    asked = await counter.command(BEN, "table end")
    assert "if all who sit there agree" in await unchanged(counter, look, asked)
    assert "The table is asked." in (await counter.press(BEN, button(asked, "seat end"), own=True)).text
    agreed = await counter.press(ANA, ComponentId(ONE, look.table.seq, "vote yes 1"))
    assert "All agree." in agreed.text
    table = (await counter.look(ONE)).table
    assert table.status is TableStatus.CLOSED
    assert "all who sat there agreed" in (await counter.command(STRANGER, "table log", table="1")).text


async def test_a_seat_is_taken_back_from_a_direct_message_and_by_nobody_else(counter: Counter) -> None:
    look = await resigned(counter)
    press = ComponentId(ONE, look.table.seq, "seat back")
    assert "You are back" not in (await counter.press(STRANGER, press, guild=None, channel=555)).text
    assert "You are back" in (await counter.press(BEN, press, guild=None, channel=555)).text
    mine = await counter.press(BEN, "kf1|0|0|turns page 0 d7", guild=None, channel=555)
    assert "#1 " in mine.text


@pytest.mark.parametrize("language", Localizers().languages)
async def test_every_change_is_told_in_words_in_every_language(counter: Counter, language: str) -> None:
    l10n = LOCALIZERS.for_locale(language).of("kings_forge")
    look = await resigned(counter)
    told: list[TableEvent] = [SeatOpened(why) for why in (LeavingReason.OFFERED, LeavingReason.TIME)]
    told += [
        Vacated(Seat(1), bot, why)
        for bot in (True, False)
        for why in (LeavingReason.RESIGNED, LeavingReason.REMOVED, LeavingReason.DELETED)
    ]
    told += [
        Vacated(Seat(1), True, LeavingReason.TIME),
        SeatTaken(Seat(1)),
        SeatTaken(Seat(1), True),
        SeatKept(Seat(1)),
    ]
    told += [Vacated(Seat(1), True, why, league=True) for why in LeavingReason if why is not LeavingReason.OFFERED]
    lines = [table_event_line(l10n, fact, 7, Seat(1), ("Ana", "Ben")) for fact in told]
    assert len(set(lines)) == len(told)
    assert all("Ben" in line or "2" in line for line in lines)
    for fact in told:
        check(
            notice_message(
                l10n, TITLES.screens(look.table), NoticePost(look, TableEventNotice(3, fact, Seat(1)), 1, "n")
            )
        )
    check(notice_message(l10n, TITLES.screens(look.table), NoticePost(look, SeatCall(Seat(1)), 1, "n")))
    ending = notice_message(l10n, TITLES.screens(look.table), NoticePost(look, RoundEnding((Seat(0),), 9), 1, "n"))
    check(ending)
    assert "<t:9:R>" in ending.text
    refusals = [explain(l10n, SeatRefused(reason, look.table)) for reason in SeatReason]
    assert len(set(refusals)) == len(refusals)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "seat 2 (open)"),
        ("es", "asiento 2 (libre)"),
        ("fr", "place 2 (libre)"),
        ("ja", "席2（空席）"),
    ],
)
async def test_a_seat_that_nobody_holds_is_named_in_words(counter: Counter, language: str, words: str) -> None:
    await resigned(counter, "open")
    look = await counter.look(ONE)
    l10n = LOCALIZERS.for_locale(language)
    assert look.table.holder(Seat(1)).vacant
    assert names_of(l10n, look.table)[1] == f"💧 {words}"
    assert who(l10n, look.table, [Seat(1)], mention=True) == plain(f"💧 {words}")
    assert to_play(l10n, replace(look, awaited=frozenset({Seat(1)}))) == plain(f"💧 {words}")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_so_it_is_on_pictures_on_the_card_and_in_what_was_logged_meanwhile(
    counter: Counter, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await resigned(counter, "open")
    look = await counter.look(ONE)
    l10n = LOCALIZERS.for_locale(language).of("kings_forge")
    words = l10n("seat-vacant", seat="2")
    captions: list[BoardCaption] = []

    def draw(view: object, caption: BoardCaption, *_: object) -> bytes:
        captions.append(caption)
        return b""

    for name in ("draw_board", "draw_post"):
        monkeypatch.setattr(painter, name, draw)
    for size in Size:
        drawing = TITLES.screens(look.table).pictures.table(l10n, look, (), size)
        assert drawing is not None
        drawing.draw(lambda: True)
    assert [one.names[1] for one in captions] == [bare(words)] * 2
    assert plain(words) in lobby_card(l10n, look.table).text
    assert bare(words) in str(which_table(l10n, AmbiguousTable((look.table,))))

    # Somebody sat down later.
    former = (Tenure(Seat(1), "Ben", 3, BEN), Tenure(Seat(1), "(2)", 5))
    later = replace(look.table, former=former, sitters=(look.table.sitters[0], Sitter(Seat(1), "Cleo", CLEO)))
    names = names_of(l10n, later)
    assert [names.at(seq)[1] for seq in (3, 5, 6)] == ["💧 Ben", f"💧 {words}", "💧 Cleo"]


async def test_somebody_who_calls_themselves_like_a_number_keeps_that_name(counter: Counter, l10n: Localizer) -> None:
    table = (await counter.place(GATHER)).table
    table = replace(table, sitters=(replace(table.sitters[0], name="(1)"), *table.sitters[1:]))
    assert names_of(l10n, table)[0] == "🔥 (1)"
