"""A second game, with hands and choices made at once, at the same counter as King's Forge."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge import title as kings_forge
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import LogEntry, TableId, TableStatus, TableView, UserId
from kingsforge_bot.ui.audit.logs import log_command
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.game.drawing import Moments
from kingsforge_bot.ui.game.plain_boards import DO
from kingsforge_bot.ui.game.screens import Pictures
from kingsforge_bot.ui.game.title import Title, Titles
from kingsforge_bot.ui.message import TEXT
from tests.games.toy import title as toy
from tests.games.toy.rules import Toy
from tests.games.toy.state import BEADS, Drew
from tests.service.listening import said
from tests.service.room import FakePublisher, open_room
from tests.ui.counter import LOCALIZERS, Answered, Counter, asker, open_counter
from tests.ui.looks import user_of

ONE = TableId(1)
ANA, BEN, CLEO = (user_of(seat) for seat in range(3))


@pytest.fixture
async def counter(tmp_path: Path) -> AsyncIterator[Counter]:
    """Ana, Ben and Cleo have begun a game of beads."""
    games = Titles((kings_forge.title(), toy.title()))
    async with open_counter(tmp_path / "kingsforge.sqlite3", games) as one:
        lobby = await one.lobby(3, game="toy")
        assert lobby.id == ONE
        await one.service.lobbies.start(ONE, ANA)
        yield one


async def hand(counter: Counter, user: UserId, seq: int = 1) -> Answered:
    """What the button of the board answers, as it was posted after that entry."""
    return await counter.press(user, ComponentId(ONE, seq, DO))


def beads_in(text: str) -> set[str]:
    return {bead for bead in BEADS if bead in text}


def choices(answered: Answered) -> list[str]:
    return [one for one in answered.ids if "|choose " in one]


async def test_each_reads_the_own_hand_under_the_same_button(counter: Counter) -> None:
    hands = [beads_in((await hand(counter, user)).text) for user in (ANA, BEN, CLEO)]
    assert [len(beads) for beads in hands] == [3, 3, 3]
    assert len(set.union(*hands)) == 9
    assert not beads_in((await hand(counter, UserId(999))).text)


async def test_all_choose_on_the_board_they_were_shown(counter: Counter) -> None:
    shown = [await hand(counter, user) for user in (ANA, BEN, CLEO)]
    for user, answered in zip((CLEO, ANA, BEN), (shown[2], shown[0], shown[1]), strict=True):
        assert "chooses" in (await counter.press(user, choices(answered)[0], own=True)).text
    look = await counter.look(ONE)
    assert (look.table.seq, len(look.awaited), len(look.view.gone)) == (4, 1, 3)


async def test_whoever_has_chosen_opens_the_hand_again_and_chooses_otherwise(counter: Counter) -> None:
    first, *_ = choices(await hand(counter, ANA))
    await counter.press(ANA, first, own=True)
    await counter.press(BEN, choices(await hand(counter, BEN))[0], own=True)
    # The board still stands as it was posted: others' unseen choices change nothing about it.
    again = await hand(counter, ANA)
    assert first.rpartition(" ")[2] in again.text
    assert "moved on" not in again.text
    other = choices(again)[-1]
    assert other.split("|")[2] == "3"
    assert "instead" in (await counter.press(ANA, other, own=True)).text
    stale = await counter.press(ANA, choices(again)[0], own=True)
    assert "that button is from before your last move" in stale.text
    assert (await counter.look(ONE)).table.seq == 4


async def test_after_the_reveal_old_choices_are_stale(counter: Counter) -> None:
    old = {user: choices(await hand(counter, user)) for user in (ANA, BEN, CLEO)}
    for user, ids in old.items():
        await counter.press(user, ids[0], own=True)
    for user, ids in old.items():
        answered = await counter.press(user, ids[1])
        assert "moved on" in answered.text or "not-your-turn" in answered.text
    (winner,) = (await counter.look(ONE)).awaited
    assert "moved on" in (await hand(counter, user_of(winner))).text
    assert "moved on" not in (await hand(counter, user_of(winner), 4)).text
    assert (await counter.look(ONE)).table.seq == 4


async def test_the_log_is_each_ones_own(counter: Counter) -> None:
    await counter.press(ANA, choices(await hand(counter, ANA))[0], own=True)
    await counter.press(ANA, choices(await hand(counter, ANA))[0], own=True)
    table = (await counter.look(ONE)).table
    own = beads_in((await hand(counter, ANA)).text)
    pages = {user: await log_command(asker(counter.app, user, LOCALIZERS.english), table) for user in (ANA, BEN)}
    assert beads_in(pages[ANA].text) == own
    assert beads_in(pages[BEN].text) == beads_in((await hand(counter, BEN)).text)
    assert "…" in pages[BEN].text.splitlines()[3]
    for page in pages.values():
        assert page.attached is not None
        assert not beads_in(page.attached.content.decode())
        assert [entry["seq"] for entry in json.loads(page.attached.content)["entries"]] == [1, 2, 3]
    turned = await counter.press(BEN, ComponentId(ONE, 0, "log to 3"))
    assert beads_in(turned.text) == beads_in(pages[BEN].text)


async def test_everybody_reads_the_board_in_words(counter: Counter) -> None:
    await counter.press(ANA, choices(await hand(counter, ANA))[0], own=True)
    for user in (ANA, BEN, UserId(999)):
        shown = await counter.press(user, ComponentId(ONE, 1, "text"))
        if user is not ANA:
            assert not beads_in(shown.text)


async def known(counter: Counter, user: UserId) -> set[str]:
    """The beads that user may hear of."""
    look = await counter.service.play.look(ONE, user)
    own = look.view.players[look.seat].hand if look.seat is not None else ()
    return set(BEADS) if look.view.over else {*look.view.gone, *own}


async def shown_to(counter: Counter, user: UserId) -> AsyncIterator[Answered]:
    """What everybody may ask at any time, with buttons of old boards and new ones."""
    seq = (await counter.look(ONE)).table.seq
    for payload in ("text", DO, "log to 1", f"log to {seq}", "choose onyx-9", "draw for 2", "end", "no-such-word"):
        for decided_on in {0, max(0, seq - 2), seq}:
            yield await counter.press(user, ComponentId(ONE, decided_on, payload))
    for name in ("table show", "table log", "table replay", "turn", "table list"):
        yield await counter.command(user, name)
    yield await counter.command(user, "turn", do="choose onyx-9")


async def test_a_whole_game_by_presses_shows_nobody_what_is_not_theirs(counter: Counter) -> None:
    while (look := await counter.look(ONE)).table.status is TableStatus.RUNNING:
        seat = min(look.awaited)
        answered = await hand(counter, user_of(seat), look.table.seq)
        ways = [one for one in answered.ids if not one.endswith(("|hand", "|text"))]
        done = await counter.press(user_of(seat), ways[-1], own=True)
        assert beads_in(done.text) <= await known(counter, user_of(seat))
        for user in (ANA, BEN, CLEO, UserId(999)):
            async for shown in shown_to(counter, user):
                # What was guessed is no news.
                said = beads_in(shown.text + " ".join(shown.ids)) - {"onyx-9"}
                assert said <= await known(counter, user), shown.text
            listed = {one.value for one in await counter.completes(user, "turn", "do")}
            assert beads_in(" ".join(listed)) <= await known(counter, user)
    assert look.table.seq < 60
    assert "over" in (await counter.command(BEN, "table show", table="1")).text


async def test_the_boards_in_the_channel_tell_what_everybody_knows(tmp_path: Path) -> None:
    screens, publisher = toy.title().screens, FakePublisher()
    async with open_room(tmp_path / "kingsforge.sqlite3", game=Toy()) as room:
        done = await room.started(*(UserId(102 + seat) for seat in range(5)), players=6)
        while done.look.awaited:
            done = await room.act(done.look.table.id)
            await said(room, publisher)
        for post in publisher.boards:
            message = screens.boards.board(LOCALIZERS.english, post, None)
            assert len(message.text) <= TEXT
            over = post.look.table.status is TableStatus.OVER
            assert beads_in(message.text) <= set(BEADS if over else post.look.view.gone)
            assert len(message.alerts) == (6 if over else len(post.look.awaited))
    assert [post.look.view.over for post in publisher.boards][-2:] == [False, True]


async def test_a_board_tells_the_latest_five_lines_and_that_there_are_others(tmp_path: Path) -> None:
    """More of them push what can be pressed off a phone's screen."""
    screens, publisher = toy.title().screens, FakePublisher()
    async with open_room(tmp_path / "kingsforge.sqlite3", game=Toy()) as room:
        await room.started(UserId(102))
        await said(room, publisher)
    post = publisher.boards[-1]
    for count, first in ((5, "Round 1 of 2."), (7, "Earlier: see the log.")):
        drawn = [LogEntry(left, Seat(0), "draw", (), (Drew(Seat(0), (f"bead {left}",)),), 0) for left in range(count)]
        text = screens.boards.board(LOCALIZERS.english, replace(post, entries=tuple(drawn)), None).text
        above, *told = text.partition(" draws bead ")[0].splitlines()[-2:], *text.split(" draws bead ")[1:]
        assert above[0] == first
        assert [line.partition(".")[0] for line in told] == [str(left) for left in range(count)][-5:]


async def test_a_replay_is_everybodys(counter: Counter) -> None:
    """It is drawn once for all who ask."""
    shown: list[Seat | None] = []

    def replay(l10n: Localizer, look: TableView, moments: Moments) -> None:
        shown.extend([look.seat, *(moment.seat for moment, _ in moments)])

    pictures = Pictures(picked=lambda led: range(len(led)), replay=replay)
    screens = replace(toy.title().screens, pictures=pictures)
    counter.app = replace(counter.app, titles=Titles((Title(Toy(), screens, {}),)))
    await counter.press(ANA, choices(await hand(counter, ANA))[0], own=True)
    replayed = await counter.command(ANA, "table replay", table="1")
    assert len(shown) > 2
    assert set(shown) == {None}
    assert beads_in(replayed.text) <= beads_in((await hand(counter, ANA)).text)


async def test_kings_forge_is_played_at_the_next_table(counter: Counter) -> None:
    forge = await counter.lobby(2)
    started = await counter.service.lobbies.start(forge.id, ANA)
    assert started.look.table.game == "kings_forge"
    (seat,) = started.look.awaited
    answered = await counter.press(user_of(seat), ComponentId(forge.id, 1, "pass taking metal"), own=True)
    assert answered.text
    assert (await counter.look(forge.id)).table.seq == 2
    assert (await counter.look(ONE)).table.seq == 1
