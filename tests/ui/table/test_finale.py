"""The end in Discord: the last post, a rematch by one press, numbers, five lines, the whole game as a file and back."""

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from kingsforge_bot.i18n.localizer import LOCALES, Localizers, games_beside
from kingsforge_bot.players.self_play import choice
from kingsforge_bot.service.turn.luck import SECRET_BYTES, Secret
from kingsforge_bot.service.types import GuildId, Table, TableId, TableStatus
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.game.title import Titles
from kingsforge_bot.ui.table.tables import lobby_card
from tests.games.toy import title as toy
from tests.ui.counter import Counter, open_counter
from tests.ui.limits import check
from tests.ui.looks import GUILD, NAMES, STRANGER, position, user_of

ANA, BEN, CLEO = (user_of(seat) for seat in range(3))
VOICES = Localizers(games={**games_beside(LOCALES), "toy": Path(toy.__file__).parent / "locale"}, strict=True)


@pytest.fixture
async def beads(tmp_path: Path) -> AsyncIterator[Counter]:
    """Where only beads are played: a game lasts a dozen actions."""
    async with open_counter(tmp_path / "beads.sqlite3", Titles([toy.title()])) as one:
        one.app = replace(one.app, localizers=VOICES)
        yield one


async def played(counter: Counter, people: int = 2, **more: Any) -> TableId:
    """Beads, to the end."""
    lobby = await counter.lobby(people, game="toy", **more)
    play = counter.service.play
    await counter.service.lobbies.start(lobby.id, ANA)
    look = await play.look(lobby.id)
    while look.table.status is TableStatus.RUNNING:
        seat = min(look.awaited)
        user = look.table.sitters[seat].user
        assert user is not None
        mine = await play.look(lobby.id, user)
        game = play.game("toy")
        luck = Secret(look.table.seq.to_bytes(SECRET_BYTES, "big")).luck(0)
        action = choice(game, toy.title().bots["random"], mine.view, seat, luck)
        await play.act(lobby.id, user, action, decided_on=look.table.seq)
        look = await play.look(lobby.id)
    return lobby.id


async def rematch_of(counter: Counter, table: TableId) -> Table:
    async with counter.store.writing() as writing:
        found = await writing.rematch(table)
    assert found is not None
    return found


async def test_while_the_only_game_here_runs_it_is_said_that_it_does(beads: Counter) -> None:
    lobby = await beads.lobby(2, game="toy")
    await beads.service.lobbies.start(lobby.id, user_of(0))
    assert "is still being played" in (await beads.command(user_of(0), "table rematch")).text


async def test_one_press_opens_the_rematch_and_the_next_ones_find_it(beads: Counter) -> None:
    table = await played(beads, 3)
    seq = (await beads.look(table)).table.seq
    first = await beads.press(BEN, ComponentId(table, seq, "rematch"))
    again = await rematch_of(beads, table)
    assert first.text.startswith(f"#{again.id} ")
    assert "Seats are kept for" in first.text
    assert first.mentions == []
    second = await beads.press(ANA, ComponentId(table, seq, "rematch"))
    assert "this is the rematch" in second.text
    assert str(ComponentId(again.id, 0, "join")) in second.ids
    assert (await beads.press(BEN, ComponentId(table, seq, "rematch"))).text.startswith(f"#{again.id} ")
    for user in (ANA, CLEO):
        assert "You sit at" in (await beads.press(user, ComponentId(again.id, 0, "join"))).text
    assert "begins" in (await beads.press(BEN, ComponentId(again.id, 0, "start"))).text
    assert "this is the rematch" in (await beads.press(CLEO, ComponentId(table, seq, "rematch"))).text


async def test_the_command_does_the_same(beads: Counter) -> None:
    table = await played(beads, 2)
    assert "the rematch is open" in (await beads.command(ANA, "table rematch")).text
    assert "this is the rematch" in (await beads.command(BEN, "table rematch", table=f"#{table}")).text


async def test_between_two_tables_that_have_ended_it_is_asked(beads: Counter) -> None:
    tables = {await played(beads, 2), await played(beads, 2)}
    answered = await beads.command(ANA, "table rematch")
    [menu] = [part for row in answered.rows for part in row["components"]]
    assert {int(option["value"]) for option in menu["options"]} == tables
    chosen = await beads.press(ANA, menu["custom_id"], str(max(tables)), own=True)
    assert "the rematch is open" in chosen.text
    completed = await beads.completes(ANA, "table rematch", "table", str(min(tables)))
    assert [int(one.value) for one in completed] == [min(tables)]


async def test_who_did_not_sit_there_opens_none(beads: Counter) -> None:
    table = await played(beads, 2)
    assert "no seat" in (await beads.press(STRANGER, ComponentId(table, 3, "rematch"))).text
    running = await beads.lobby(2, game="toy")
    assert "not started" in (await beads.press(ANA, ComponentId(running.id, 0, "rematch"))).text
    await beads.service.lobbies.start(running.id, ANA)
    assert "still being played" in (await beads.press(ANA, ComponentId(running.id, 1, "rematch"))).text


async def test_the_button_to_stronger_bots_opens_the_same_rematch(beads: Counter) -> None:
    table = await played(beads, 3)
    assert "the rematch is open" in (await beads.press(ANA, ComponentId(table, 9, "rematch bot"))).text
    assert "this is the rematch" in (await beads.press(BEN, ComponentId(table, 9, "rematch"))).text


async def test_a_replay_says_what_it_is_and_not_how_the_game_ended(counter: Counter) -> None:
    over = position({"items": ["axe"]}, {"items": ["table", "crown"]}, phase="over")
    look = await counter.place(over)
    shown = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "replay"))
    assert shown.attachments == 1
    assert shown.text.startswith(f"**#{look.table.id} {look.table.name}** · replay: ")
    assert "wins" not in shown.text


async def test_declining_gives_the_seat_back(beads: Counter) -> None:
    table = await played(beads, 3)
    await beads.press(ANA, ComponentId(table, 9, "rematch"))
    again = await rematch_of(beads, table)
    assert "are kept for" in (await beads.press(STRANGER, ComponentId(again.id, 0, "join"))).text
    assert "declined" in (await beads.press(CLEO, ComponentId(again.id, 0, "decline"))).text
    assert "No seat is kept for you" in (await beads.press(CLEO, ComponentId(again.id, 0, "decline"))).text
    assert "You sit at" in (await beads.press(STRANGER, ComponentId(again.id, 0, "join"))).text


async def test_the_card_of_a_rematch_calls_those_it_waits_for(beads: Counter) -> None:
    table = await played(beads, 3)
    await beads.press(ANA, ComponentId(table, 9, "rematch"))
    card = lobby_card(VOICES.english, await rematch_of(beads, table))
    check(card)
    assert set(card.alerts) == {BEN, CLEO}
    assert all(any(f"kept for {sign} <@{user}>" in card.text for sign in "🔥💧🦋") for user in (BEN, CLEO))
    row, _ = card.rows
    assert isinstance(row, tuple)
    assert [(one.label, one.disabled) for one in row] == [
        ("Join", False),
        ("Leave", False),
        ("Start", True),
        ("Add bot", True),
        ("Decline", False),
    ]


async def test_stats_tell_dice_waits_and_the_readers_own_record(beads: Counter) -> None:
    table = await played(beads, 2)
    answered = await beads.press(ANA, ComponentId(table, 9, "stats"))
    assert "From start to end" in answered.text
    assert "Your games here, against people" in answered.text
    assert "Beads: 1 played" in answered.text
    assert str(ComponentId(table, (await beads.look(table)).table.seq, "summary")) in answered.ids
    other = await beads.press(STRANGER, ComponentId(table, 9, "stats"))
    assert "Your games" not in other.text


@pytest.mark.parametrize("word", ["stats", "summary"])
async def test_while_it_is_played_nothing_is_told(beads: Counter, word: str) -> None:
    lobby = await beads.lobby(2, game="toy")
    assert "not known" in (await beads.press(ANA, ComponentId(lobby.id, 0, word))).text
    await beads.service.lobbies.start(lobby.id, ANA)
    assert "not known" in (await beads.press(ANA, ComponentId(lobby.id, 1, word))).text


async def test_whoever_asks_how_to_check_reads_the_secret_bytes_once_it_is_over(beads: Counter) -> None:
    """They are neither in the last post nor in the log, but in what both lead to, for a stranger too."""
    table = await played(beads, 2)
    (sealed,) = await beads.service.sealing.shown((await beads.look(table)).table)
    log = await beads.press(STRANGER, ComponentId(table, 9, "log"))
    assert log.text.splitlines()[-1] == "-# Were the dice fair? /table verify checks."
    answered = await beads.command(STRANGER, "table verify")
    for code in (f"-# Dice seal: ||`{sealed.commitment}`||", f"-# `{sealed.secret}` (secret bytes)"):
        assert code in answered.text.splitlines()


async def test_the_story_is_five_lines_to_copy_and_nothing_else(beads: Counter) -> None:
    """In no block of code, which a phone does not break; what would format is escaped."""
    table = await played(beads, 2, name="O`a`k")
    answered = await beads.press(ANA, ComponentId(table, 9, "summary"))
    assert len(answered.text.splitlines()) == 5
    assert answered.text.startswith(f"Beads, #{table} O'a'k\n")
    assert not set(answered.text) & set("*`\\")
    # Who reads it elsewhere did not win: it says the same to winner and stranger.
    assert (await beads.press(STRANGER, ComponentId(table, 9, "summary"))).text == answered.text
    assert "You win" not in answered.text
    other = await played(beads, 2, name="Oak*_* @everyone")
    answered = await beads.press(ANA, ComponentId(other, 9, "summary"))
    assert answered.text.splitlines()[0] == f"Beads, #{other} Oak\\*\\_\\* @\u200beveryone"


async def test_the_whole_game_is_exported_and_read_back(beads: Counter) -> None:
    table = await played(beads, 2)
    answered = await beads.press(STRANGER, ComponentId(table, 9, "export"))
    assert "the whole game as a file" in answered.text
    assert answered.attachments == 1
    text = (await beads.service.history.file(table)).to_json()
    told = await beads.command(BEN, "table import", file=sent(text))
    assert "log entries agree with the rules." in told.text
    assert "The game is over." in told.text
    assert told.mentions == []
    altered = text.replace(b'"seq":4,"seat":0', b'"seq":4,"seat":1').replace(b'"seq":4,"seat":1', b'"seq":4,"seat":9')
    refused = await beads.command(BEN, "table import", file=sent(altered))
    assert "**Entry 4 is the first that differs**" in refused.text
    assert "The game is over" not in refused.text


def sent(text: bytes, size: int | None = None) -> Any:
    """A file as Discord hands it in."""

    async def read() -> bytes:
        return text

    return SimpleNamespace(size=len(text) if size is None else size, read=read)


@pytest.mark.parametrize(
    ("file", "said"),
    [
        (sent(b"{}"), "not the file of a game"),
        (sent(b"", 9 << 20), "too large: at most 4 MB"),
        (sent(b" " * (5 << 20), 10), "too large"),
    ],
)
async def test_a_hostile_file_gets_an_answer(beads: Counter, file: Any, said: str) -> None:
    assert said in (await beads.command(ANA, "table import", file=file)).text


async def test_while_something_is_hidden_the_export_says_so(beads: Counter) -> None:
    lobby = await beads.lobby(2, game="toy")
    assert "nothing has happened yet" in (await beads.command(ANA, "table export")).text
    await beads.service.lobbies.start(lobby.id, ANA)
    assert "what everybody may know" in (await beads.command(ANA, "table export")).text


async def test_me_stats_of_oneself_the_server_and_the_ratings(beads: Counter) -> None:
    for of, said in (("me", "no game here yet"), ("server", "No game has ended"), ("ratings", "Nobody is rated")):
        assert said in (await beads.command(ANA, "me stats", of=of)).text
    for user in (ANA, BEN):
        await beads.service.preferences.change(user, rated=True)
    await played(beads, 2)
    mine = (await beads.command(ANA, "me stats")).text
    assert [said for said in ("Beads: 1 played", "Beads: rating") if said not in mine] == []
    server = (await beads.command(STRANGER, "me stats", of="server")).text
    assert "Fastest win: " in server
    assert "Most played: " in server
    ratings = (await beads.command(STRANGER, "me stats", of="ratings")).text
    assert ratings.splitlines()[0] == "**Beads**: ratings"
    assert {name for name in NAMES[:2] if name in ratings} == set(NAMES[:2])
    assert "not possible" in (await beads.command(ANA, "me stats", of="all")).text


async def test_in_direct_messages_me_stats_tells_of_all_servers_and_records_of_none(beads: Counter) -> None:
    async def directly(**said: str) -> str:
        return (await beads.command(ANA, "me stats", at_guild_id=None, at_channel_id=5, **said)).text

    assert "no game yet" in await directly()
    for guild in (GUILD, GuildId(11)):
        await played(beads, 2, guild=guild)
    assert "Beads: 1 played" in (await beads.command(ANA, "me stats")).text
    told = await directly()
    assert told.startswith("**Your games in all servers")
    assert "Beads: 2 played" in told
    for of in ("server", "ratings"):
        assert "server's channel only" in await directly(of=of)
    assert "not possible" in await directly(of="all")
