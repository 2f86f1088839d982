"""Board pictures against the same scenes drawn as bots usually do, turn by turn in one run.

Usually: an RGB image, sprites kept as RGBA and pasted through their alpha, every text drawn afresh, Pillow's default
PNG. Prints the ratios of the times (wanted: a board at most 1/10, a board after one action at most 1/18), the bytes,
the memory after 1,000 boards of 50 tables against that of the idle bot (wanted: at most 1.5), and for how long drawing
in a thread keeps the event loop waiting (wanted: at most 5 ms).
Usage: python benchmarks/pictures.py [ROUNDS] [BOARDS] [ACTIONS OF A GAME], run from the project's folder.
"""

import asyncio
import gc
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from io import BytesIO
from itertools import islice
from pathlib import Path

# Run as a file, Python looks for packages beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PIL import Image

from benchmarks import dwarven_smithy_pictures, keyflower_pictures
from benchmarks._usual import usual
from kingsforge_bot.core.game import Step
from kingsforge_bot.devtools.luck import ThrownOneByOne
from kingsforge_bot.games.kings_forge.card_data import kings_forge
from kingsforge_bot.games.kings_forge.gallery.games import replayed
from kingsforge_bot.games.kings_forge.pictures import board
from kingsforge_bot.games.kings_forge.pictures.board import draw_board
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption, PictureWords
from kingsforge_bot.games.kings_forge.pictures.news import News
from kingsforge_bot.games.kings_forge.pictures.places import Layout
from kingsforge_bot.games.kings_forge.pictures.posts.post import post
from kingsforge_bot.games.kings_forge.pictures.scenes.animated import draw_replay
from kingsforge_bot.games.kings_forge.pictures.table.layout import layout
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.meta import KEY
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.captions import legend, task_words
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.players.random_player import RandomPlayer
from kingsforge_bot.render.canvas import TILES
from kingsforge_bot.render.event_loop import let_others_in

WANTED_FULL, WANTED_ACTION = 1 / 10, 1 / 18
WANTED_MEMORY, WANTED_PAUSE = 1.5, 0.005
MOST_FULL, MOST_POSTED = 225, 150
"""KiB."""
TABLES = 50
BOARDS = 1000
PLIES = 400
_EACH = 3
NAMES = ("Ana", "Ben", "Кузнец", "山田太郎")


def game(seats: int, seed: int, plies: int) -> Iterator[Step[State, Event]]:
    """A game between random players, at most so long."""
    rules, luck = kings_forge(), ThrownOneByOne(seed)
    player = RandomPlayer(eager=("craft", "steal", "roll"), weights={"gather": 8, "dock": 2})
    began = rules.setup(seats, {}, luck)
    state: State = began.state
    yield Step(state, tuple(began.events))
    for _ in range(plies):
        actions = tuple(islice(rules.legal_actions(state, state.turn), 200))
        if not actions:
            return
        done = rules.apply(state, state.turn, player.choose(state, actions, luck), luck)
        state = done.state
        yield Step(state, tuple(done.events))


def seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


class Way:
    """The full board or the posted one: how it is drawn here, how bots usually draw it, and what was measured."""

    def __init__(
        self,
        name: str,
        draw: Callable[[State, BoardCaption, Iterable[Event]], bytes],
        laid: Callable[[State, News], Layout],
    ) -> None:
        self.name, self.draw, self.laid = name, draw, laid
        self.full: list[float] = []
        self.after: list[float] = []
        self.bare: list[float] = []
        self.sizes: list[int] = []

    def drawn(self, step: Step[State, Event], caption: BoardCaption) -> float:
        return seconds(lambda: self.sizes.append(len(self.draw(step.state, caption, step.events))))

    def turn(self, steps: list[Step[State, Event]], caption: BoardCaption, rng: random.Random) -> None:
        """A few of each, for a bot draws boards only."""
        at = rng.randrange(1, len(steps))
        self.bare += [seconds(lambda: usual(steps[at], caption, self.laid))] * _EACH
        for _ in range(_EACH):
            board.RENDERER.forget()
            self.full.append(self.drawn(steps[rng.randrange(1, len(steps))], caption))
        for _ in range(_EACH):
            at = rng.randrange(1, len(steps))
            self.drawn(steps[at - 1], caption)
            self.after.append(self.drawn(steps[at], caption))

    def report(self, most: int) -> None:
        print(f"{self.name}, as bots usually draw it: {statistics.median(self.bare) * 1000:.0f} ms")
        for name, times, wanted in (
            ("no strip packed", self.full, WANTED_FULL),
            ("after one action", self.after, WANTED_ACTION),
        ):
            ratio = statistics.median(a / b for a, b in zip(times, self.bare, strict=True))
            median = statistics.median(times) * 1000
            print(f"{self.name}, {name}: {median:.2f} ms, 1/{1 / ratio:.0f} (wanted: at most 1/{1 / wanted:.0f})")
        middle, largest = statistics.median(self.sizes) / 1024, max(self.sizes) / 1024
        print(f"{self.name}: median {middle:.0f} KiB, most {largest:.0f} KiB (wanted: at most {most})")


def speed(games: list[list[Step[State, Event]]], rounds: int) -> None:
    """Steps picked at random, one after the other, in a bot that has run for a while."""
    english = Localizers().english.of(KEY)
    words = legend(english)
    caption = BoardCaption("#12 Oak", NAMES, words=PictureWords(words, task_words(english)))
    rng = random.Random(1)
    whole = Way("a full board", draw_board, partial(layout, words=words))
    posted = Way("a posted board", board.draw_post, partial(post, words=words))
    # Posted boards first, full ones later: few ask for these. Turn by turn, so that a machine that is busy in between
    # is so for all.
    for way in (posted, whole):
        for steps in games:
            for step in steps[:: max(1, len(steps) // 20)]:
                way.draw(step.state, caption, step.events)
                usual(step, caption, way.laid)
        for number in range(rounds):
            way.turn(games[number % len(games)], caption, rng)
    whole.report(MOST_FULL)
    posted.report(MOST_POSTED)
    fresh: list[float] = []
    for number in range(rounds * _EACH):
        steps = games[number % len(games)]
        board.RENDERER.forget()
        TILES.clear()
        fresh.append(whole.drawn(steps[rng.randrange(1, len(steps))], caption))
    print(f"for comparison, a full board with no label or sign kept: {statistics.median(fresh) * 1000:.2f} ms")


def replays(games: list[list[Step[State, Event]]]) -> None:
    for steps in games[:3]:
        took = time.perf_counter()
        picture = draw_replay(replayed(steps), BoardCaption("#12 Oak", NAMES))
        took = time.perf_counter() - took
        frames = getattr(Image.open(BytesIO(picture)), "n_frames", 1)
        said = f"replay of {len(steps)} actions: {len(picture) / 1024:.0f} KiB, {frames} frames"
        print(f"{said}, {took:.1f} s (wanted: at most 4,096 KiB, 60 frames)")


def resident() -> float:
    """MiB of this process in memory; 0 where the system does not say."""
    status = Path("/proc/self/status")
    lines = status.read_text("ascii").splitlines() if status.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0)


def memory(games: list[list[Step[State, Event]]], boards: int) -> None:
    """After the modules of the whole bot are there and each kind of thing has been drawn: idle."""
    import bot  # noqa: F401

    draw_board(games[0][0].state, BoardCaption("#1 Ash", NAMES))
    gc.collect()
    idle = resident()
    for number in range(boards):
        table = number % TABLES
        steps = games[table % len(games)]
        step = steps[(number // TABLES * 7 + table) % len(steps)]
        names = tuple(f"{name} {table}" for name in NAMES)
        draw_board(step.state, BoardCaption(f"#{table} Oak", names), step.events)
    gc.collect()
    now = resident()
    print(f"memory: {idle:.0f} MiB idle, {now:.0f} MiB after {boards} boards of {TABLES} tables, x{now / idle:.2f}")
    print(f"(wanted: at most x{WANTED_MEMORY})")


async def pauses(games: list[list[Step[State, Event]]]) -> None:
    """How late the event loop is while a thread draws, and while it only sleeps: what the machine itself does."""
    # The games played for measuring are not the bot's: looking through them for garbage takes 100 ms.
    gc.collect()
    gc.freeze()
    caption = BoardCaption("#9 Elm", NAMES)
    steps = [step for steps in games for step in steps[:: max(1, len(steps) // 20)]]

    def sleeping(_: Step[State, Event]) -> None:
        time.sleep(0.004)

    def drawing(step: Step[State, Event]) -> None:
        draw_board(step.state, caption, step.events)

    def drawing_afresh(step: Step[State, Event]) -> None:
        board.RENDERER.forget()
        TILES.clear()
        drawing(step)

    def replaying(step: Step[State, Event]) -> None:
        if step is steps[0]:
            draw_replay(replayed(games[0]), caption)

    works = {"boards": drawing, "boards, nothing kept": drawing_afresh, "a replay": replaying, "nothing": sleeping}
    for name, work in works.items():
        # Once beforehand: to forget all that the work before kept takes 5 ms at a stroke, which no bot ever does.
        work(steps[0])
        late = sorted(await _lateness(work, steps))
        at = [late[min(len(late) - 1, int(len(late) * share))] * 1000 for share in (0.5, 0.99, 0.999)]
        shown = "median {:.1f}, 99%: {:.1f}, 99.9%: {:.1f}".format(*at)
        print(f"event loop late while a thread draws {name}, ms: {shown}, most {late[-1] * 1000:.1f}, n={len(late)}")


def waited_for_a_core() -> float:
    """Seconds for which threads of this process could have run but other processes had the cores; 0 if unknown.

    What a busy machine does to everybody is no fault of a picture.
    """
    found = 0.0
    for task in Path("/proc/self/task").glob("*/schedstat"):
        try:
            found += int(task.read_text("ascii").split()[1]) / 1e9
        except (OSError, IndexError):  # the thread has just ended, or the system does not count
            continue
    return found


async def _lateness(work: Callable[[Step[State, Event]], None], steps: list[Step[State, Event]]) -> list[float]:
    late: list[float] = []
    done = asyncio.Event()

    async def watch() -> None:
        while not done.is_set():
            began, queued = time.perf_counter(), waited_for_a_core()
            await asyncio.sleep(0.001)
            taken = time.perf_counter() - began - 0.001
            late.append(max(0.0, taken - (waited_for_a_core() - queued)))

    watching = asyncio.create_task(watch())
    for step in steps:
        await asyncio.to_thread(work, step)
    done.set()
    await watching
    return late


def main(rounds: int, boards: int, plies: int) -> None:
    let_others_in()
    games = [list(game(seats, seed, plies)) for seats in (2, 3, 4) for seed in (1, 2)]
    memory(games, boards)
    speed(games, rounds)
    replays(games)
    asyncio.run(pauses(games))
    dwarven_smithy_pictures.main(rounds)
    keyflower_pictures.main(rounds)


if __name__ == "__main__":
    said = [int(word) for word in sys.argv[1:]]
    main(*(said + [60, BOARDS, PLIES][len(said) :]))
