"""Much asked at once: replays and hard odds hold up neither each other nor anybody's board, and never pile up."""

import asyncio
import threading
from collections import Counter as Counts
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.wanted import NotWanted, StillWanted, go_on
from kingsforge_bot.drawing.replay_frames import MOST_FRAMES
from kingsforge_bot.games.kings_forge.advice import odds
from kingsforge_bot.games.kings_forge.advice.making import offers
from kingsforge_bot.games.kings_forge.advice.making.offers import Offer
from kingsforge_bot.games.kings_forge.advice.odds import Odds
from kingsforge_bot.games.kings_forge.bots import RANDOM_SMITH
from kingsforge_bot.games.kings_forge.pictures.scenes import animated
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.known import craftable
from kingsforge_bot.games.kings_forge.screens.turn_panel import chances
from kingsforge_bot.games.kings_forge.screens.turn_panel.panel import turn_panel
from kingsforge_bot.players.self_play import choice
from kingsforge_bot.service.records import Snapshot
from kingsforge_bot.service.types import TableId, TableStatus, TableView
from kingsforge_bot.ui.errors import TooBusy
from kingsforge_bot.ui.interaction.deferred_footers import DeferredFooters
from kingsforge_bot.ui.interaction.queues import MOST
from kingsforge_bot.ui.message import Picture
from kingsforge_bot.ui.workers import picture_renderer
from kingsforge_bot.ui.workers.picture_renderer import PictureRenderer
from tests.properties.play import Thrown
from tests.ui.counter import Answered, Counter, open_counter
from tests.ui.looks import GAME, STRANGER, held, position, user_of
from tests.ui.positions import GATHER

LONG_GAME = 150
"""Entries; far more states than a replay shows."""
HARD = [
    position({"supply": "MMMMWWWGGB", "held": held("token-six")}, "M", phase="craft", display=["table"], round=number)
    for number in range(1, 4)
]


async def long_game(counter: Counter) -> TableView:
    """A game that has gone on for a while, or to its end."""
    table = await counter.lobby(2)
    play, luck = counter.service.play, Thrown(Random(5))
    look = (await counter.service.lobbies.start(table.id, user_of(0))).look
    while look.table.status is TableStatus.RUNNING and look.table.seq < LONG_GAME:
        (seat,) = look.awaited
        action = choice(GAME, RANDOM_SMITH, look.view, seat, luck)
        look = (await play.act(table.id, user_of(seat), action, decided_on=look.table.seq)).look
    return look


class Gate:
    """Holds work up in its thread until it is opened or the work is not wanted any more."""

    def __init__(self) -> None:
        self.begun, self.open = threading.Semaphore(0), threading.Event()
        self.stopped = threading.Semaphore(0)

    def wait(self, still_wanted: StillWanted) -> None:
        self.begun.release()
        try:
            while not self.open.wait(0.001):
                go_on(still_wanted)
        except NotWanted:
            self.stopped.release()
            raise


async def passed(gate: threading.Semaphore) -> bool:
    return await asyncio.to_thread(gate.acquire, timeout=60)


class WatchedPictures(PictureRenderer):
    """Tells who asked for a replay: from then on they wait for it, or are refused."""

    def __init__(self, patience: float) -> None:
        super().__init__(patience)
        self.asked = asyncio.Semaphore(0)

    async def replay(self, *asked: Any) -> Picture | None:
        self.asked.release()
        return await super().replay(*asked)


def patient(counter: Counter) -> WatchedPictures:
    """Nobody gives up, however busy the machine that runs the tests is."""
    pictures = WatchedPictures(patience=60)
    counter.app = replace(counter.app, pictures=pictures, deferred_footers=DeferredFooters(patience=60))
    return pictures


@pytest.fixture
def slow_replays(monkeypatch: pytest.MonkeyPatch) -> Gate:
    """Replays that are drawn once the gate is open."""
    gate, draw = Gate(), animated.draw_replay

    def held_up(steps: Any, caption: Any, still_wanted: StillWanted) -> bytes:
        gate.wait(still_wanted)
        return draw(steps, caption, still_wanted)

    monkeypatch.setattr(animated, "draw_replay", held_up)
    monkeypatch.setattr(picture_renderer, "_REPLAY_PATIENCE", 60)
    return gate


@pytest.fixture
def slow_odds(monkeypatch: pytest.MonkeyPatch) -> Gate:
    """Odds that are counted once the gate is open."""
    gate, count = Gate(), odds.odds

    def held_up(state: State, still_wanted: StillWanted) -> tuple[Odds, ...]:
        gate.wait(still_wanted)
        return count(state, still_wanted)

    monkeypatch.setattr(chances, "odds", held_up)
    return gate


def asking(counter: Counter, user: int, look: TableView) -> "asyncio.Task[Answered]":
    return asyncio.create_task(counter.command(user_of(user), "table replay", table=str(look.table.id)))


async def test_sixty_replays_of_a_long_game_are_one_job(
    tmp_path: Path, slow_replays: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stranger's board is drawn while they wait; sixty states are read, whoever asks; two threads draw."""
    async with open_counter(tmp_path / "kingsforge.sqlite3") as counter:
        game, other = await long_game(counter), await counter.place(GATHER)
        await counter.look(game.table.id)
        patient(counter)
        threads = threading.active_count()
        read, states = counter.store.snapshot, list[int]()

        async def noted(table: TableId, seq: int) -> Snapshot | None:
            states.append(seq)
            return await read(table, seq)

        monkeypatch.setattr(counter.store, "snapshot", noted)
        replays = [asking(counter, number, game) for number in range(60)]
        assert await passed(slow_replays.begun)
        shown = await counter.command(STRANGER, "table show", table=str(other.table.id))
        assert shown.attachments == 1
        assert not any(one.done() for one in replays)
        # The replays' thread, the boards', and the one in which this test waits.
        assert threading.active_count() <= threads + 3
        slow_replays.open.set()
        assert [one.attachments for one in await asyncio.gather(*replays)] == [1] * 60
        assert not slow_replays.begun.acquire(blocking=False), "drawn more than once"
        assert len(states) <= MOST_FRAMES + 2, "those that are drawn, and the newest of either table"
        await counter.command(STRANGER, "table replay", table=str(game.table.id))
        assert not slow_replays.begun.acquire(blocking=False), "drawn again"


async def test_sixty_replays_of_one_member_are_one_and_the_rest_is_told_so(
    counter: Counter, slow_replays: Gate
) -> None:
    """Of their other requests a few wait with them, and none holds a state or a picture."""
    look = await counter.place(GATHER)
    patient(counter)
    replays = [asking(counter, 0, look) for _ in range(60)]
    assert await passed(slow_replays.begun)
    answers = asyncio.as_completed(replays)
    told = Counts([(await next(answers)).text.splitlines()[0] for _ in replays[1:]])
    assert told == {
        "What you asked for before is still being made. Ask again once you have it.": MOST - 1,
        "Too much is being asked of the bot at once. Ask again in a minute.": 60 - MOST,
    }
    slow_replays.open.set()
    assert (await next(answers)).attachments == 1
    assert (await asking(counter, 0, look)).attachments == 1


async def test_different_replays_wait_their_turn_or_are_refused_at_once(
    counter: Counter, slow_replays: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingsforge_bot.service.table.limits.MOST_OF_ONE_OWNER", 8)
    games = [await counter.lobby(2) for _ in range(8)]
    looks = [(await counter.service.lobbies.start(table.id, user_of(0))).look for table in games]
    drawn = patient(counter)
    replays = [asking(counter, number, look) for number, look in enumerate(looks[:6])]
    assert await passed(slow_replays.begun)
    for _ in replays:
        await drawn.asked.acquire()
    refused = await asking(counter, 6, looks[6])
    assert refused.text == "Too much is being asked of the bot at once. Ask again in a minute."
    second = await asking(counter, 0, looks[1])
    assert second.text.startswith("What you asked for before is still being made. Ask again once you have it.")
    same = asking(counter, 7, looks[0])
    slow_replays.open.set()
    assert [one.attachments for one in await asyncio.gather(*replays, same)] == [1] * 7
    assert (await asking(counter, 6, looks[6])).attachments == 1


async def test_a_replay_that_takes_too_long_stops_and_the_board_is_said_in_words(
    counter: Counter, slow_replays: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = await counter.place(GATHER)
    monkeypatch.setattr(picture_renderer, "_REPLAY_PATIENCE", 0.05)
    answered = await asking(counter, 0, look)
    assert answered.attachments == 0
    assert "Stock:" in answered.text
    if slow_replays.begun.acquire(blocking=False):
        assert await passed(slow_replays.stopped)


async def test_hard_odds_are_counted_one_at_a_time_for_a_player(counter: Counter, slow_odds: Gate) -> None:
    looks = [await counter.place(state) for state in HARD]
    other = await counter.place(GATHER)
    patient(counter)

    def craft(look: TableView) -> "asyncio.Task[Answered]":
        return asyncio.create_task(counter.command(user_of(0), "craft", table=str(look.table.id)))

    first = craft(looks[0])
    assert await passed(slow_odds.begun)
    for look in looks[1:]:
        answered = await craft(look)
        assert answered.attachments == 1
        assert "still being counted" in answered.text.splitlines()[-1]
    shown = await counter.command(STRANGER, "table show", table=str(other.table.id))
    assert shown.attachments == 1
    assert not first.done()
    slow_odds.open.set()
    assert "Odds of this roll: Table" in (await first).text
    assert not slow_odds.begun.acquire(blocking=False), "counted for nobody"
    assert "Odds of this roll: Table" in (await craft(looks[1])).text


async def test_odds_that_nobody_waits_for_are_not_counted_to_the_end(counter: Counter, slow_odds: Gate) -> None:
    look = await counter.place(HARD[0])
    patient(counter)
    shown = turn_panel(counter.app.localizers.english.of("kings_forge"), look)
    task = asyncio.create_task(counter.app.deferred_footers.added(shown, user_of(0)))
    assert await passed(slow_odds.begun)
    task.cancel()
    assert await passed(slow_odds.stopped)


async def test_what_can_be_made_is_worked_out_off_the_event_loop(
    counter: Counter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once for each position: for the words, the picture and the press alike."""
    threads: list[str] = []
    find = offers.proposals

    def noted(state: State, *still_wanted: StillWanted) -> tuple[Offer, ...]:
        threads.append(threading.current_thread().name)
        return find(state, *still_wanted)

    monkeypatch.setattr(craftable, "proposals", noted)
    hand = {"hand": ["W3", "W4", "M5", "M5"], "held": held("token-six")}
    look = await counter.place(position(hand, "M", phase="craft", display=["table", "shield"], round=17))
    shown = await counter.command(user_of(0), "craft")
    assert any("Shield" in part.get("label", "") for row in shown.rows for part in row["components"])
    assert shown.attachments == 1
    made = await counter.press(user_of(0), f"kf1|{look.table.id}|{look.table.seq}|offer", "1c", own=True)
    assert "You crafted Shield" in made.text
    assert len(threads) == 2
    assert all(name.startswith("preparing") for name in threads)


async def test_a_hard_craft_turn_too_many_is_refused_at_once(counter: Counter, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was carried out before is told all the same, and no answer to it is a dead end."""
    mine = {"supply": "WWM", "held": held("north-mine.bottom")}
    look = await counter.place(position(mine, "M", phase="craft", display=["table"], round=8))

    async def busy(work: object) -> None:
        if work is not None:
            raise TooBusy

    monkeypatch.setattr(counter.app.preparing, "do", busy)
    rolled = await counter.press(user_of(0), f"kf1|{look.table.id}|{look.table.seq}|roll", own=True)
    assert rolled.text.startswith("You rolled")
    assert rolled.text.endswith("Too much is being asked of the bot at once. Ask again in a minute.")
    assert [part["label"] for row in rolled.rows for part in row["components"]] == ["My turn"]
    asked = await counter.command(user_of(0), "craft")
    assert asked.text == "Too much is being asked of the bot at once. Ask again in a minute."
    assert (await counter.look(look.table.id)).table.seq == look.table.seq + 1


async def test_a_file_is_fetched_only_once_there_is_room_for_it(counter: Counter) -> None:
    """Each may have megabytes: one of each member, and three of all."""
    fetched, all_are, go_on = list[str](), asyncio.Event(), asyncio.Event()

    def held(whose: str) -> Any:
        async def read() -> bytes:
            fetched.append(whose)
            if len(fetched) == 3:
                all_are.set()
            await go_on.wait()
            return b"{}"

        return SimpleNamespace(size=4 << 20, read=read)

    def sending(user: int, whose: str) -> "asyncio.Task[Answered]":
        return asyncio.create_task(counter.command(user_of(user), "table import", file=held(whose)))

    asked = [sending(user, whose) for user, whose in enumerate(("Ana's", "Ben's", "Cleo's"))]
    await all_are.wait()
    assert (await sending(0, "Ana's other")).text.startswith("What you asked for before is still being made.")
    assert (await sending(3, "Dan's")).text.startswith("Too much is being asked of the bot at once.")
    go_on.set()
    assert all("not the file of a game" in one.text for one in await asyncio.gather(*asked))
    assert fetched == ["Ana's", "Ben's", "Cleo's"]
