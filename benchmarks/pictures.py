"""Board pictures against the same scenes drawn as bots usually do, turn by turn in one run.

Usually: an RGB image, sprites kept as RGBA and pasted through their alpha, every text drawn afresh, Pillow's default
PNG. Prints the ratios of the times (wanted: a board at most 1/10, a board after one action at most 1/30), the bytes,
the memory after 1,000 boards of 50 tables against that of the idle bot (wanted: at most 1.5), and for how long drawing
in a thread keeps the event loop waiting (wanted: at most 5 ms).
Usage: python benchmarks/pictures.py [ROUNDS], run from the project's folder.
"""

import asyncio
import gc
import random
import statistics
import sys
import time
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import lru_cache
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import TypeVar

# Run as a file, Python looks for packages beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PIL import Image, ImageDraw, ImageFont

from kingsforge_bot.games.kings_forge.box import kings_forge
from kingsforge_bot.games.kings_forge.pictures import board
from kingsforge_bot.games.kings_forge.pictures.board import BoardCaption, draw_board
from kingsforge_bot.games.kings_forge.pictures.layout import layout
from kingsforge_bot.games.kings_forge.pictures.materials import TABLE
from kingsforge_bot.games.kings_forge.pictures.news import news_of
from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE, RGB_OF, Tone
from kingsforge_bot.games.kings_forge.pictures.replay import Step, draw_replay
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.players.random_player import RandomPlayer
from kingsforge_bot.render.canvas import Canvas, Frame
from kingsforge_bot.render.event_loop import let_others_in
from kingsforge_bot.render.grain import Grain, plank
from kingsforge_bot.render.typeface import CAPITALS, FILE, width

X = TypeVar("X")
WANTED_FULL, WANTED_ACTION = 1 / 10, 1 / 30
WANTED_MEMORY, WANTED_PAUSE = 1.5, 0.005
MOST_BYTES, MOST_REPLAY = 200 << 10, 4 << 20
TABLES = 50
BOARDS = 1000
_EACH = 3
NAMES = ("Ana", "Ben", "Кузнец", "山田太郎")


class Dice:
    """Luck from a seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def roll(self, dice: int) -> tuple[int, ...]:
        return tuple(self._random.randint(1, 6) for _ in range(dice))

    def shuffle(self, items: Sequence[X]) -> tuple[X, ...]:
        return tuple(self._random.sample(items, len(items)))

    def draw(self, items: Sequence[X], count: int) -> tuple[X, ...]:
        return self.shuffle(items)[:count]


class UsualCanvas(Canvas):
    """The same strokes as bots usually make them."""

    def __init__(self, wide: int, high: int, ground: int) -> None:
        self.palette = PALETTE
        self.picture = Image.new("RGB", (wide, high), PALETTE.tones[ground])
        self._brush = ImageDraw.Draw(self.picture)

    def planks(self, grain: Grain, left: int = 0, first: int = 0) -> None:
        for top, bottom, tone in plank(grain, self.picture.height):
            self._brush.rectangle((left, top, self.picture.width, bottom - 1), PALETTE.tones[tone])

    def shadow(self, frame: Frame, grain: Grain, radius: int) -> None:
        sprite = _shadow(frame.w + 10, frame.h + 10, radius)
        self.picture.paste(sprite, (frame.x + 10, frame.y + 10), sprite)

    def slab(self, frame: Frame, fill: int, ground: int, radius: int, edge: tuple[int, int] | None = None) -> None:
        box = (frame.x, frame.y, frame.right - 1, frame.bottom - 1)
        thick, tone = edge if edge is not None else (0, fill)
        self._brush.rounded_rectangle(box, radius, PALETTE.tones[fill], PALETTE.tones[tone] if thick else None, thick)

    def stamp(
        self, coverage: Image.Image, x: int, y: int, ink: int, ground: int, over: bool = False, share: float = 1
    ) -> None:
        sprite = _sprite(_Known(coverage), ink, share)
        self.picture.paste(sprite, (x, y), sprite)

    def relief(self, shape: Image.Image, light: Image.Image, x: int, y: int, ramp: Sequence[int], ground: int) -> None:
        sprite = _relief(_Known(shape), _Known(light), tuple(ramp))
        self.picture.paste(sprite, (x, y), sprite)

    def engrave(self, text: str, x: int, y: int, size: int, ink: int, rim: tuple[int, int], ground: int) -> int:
        base = y + round(size * CAPITALS / 2)
        stroke, edge = rim[0], PALETTE.tones[rim[1]]
        self._brush.text((x, base), text, PALETTE.tones[ink], _font(size), "ls", stroke_width=stroke, stroke_fill=edge)
        return x + width(text, size)

    def put(self, image: Image.Image, x: int, y: int) -> None:
        sprite = _tile(_Known(image))
        self.picture.paste(sprite, (x, y), sprite)

    def cached_tile(self, key: Hashable, frame: Frame, ground: int, draw: Callable[[Canvas, Frame], None]) -> None:
        sprite = _sign(_Sign(key, frame.w, frame.h, ground, draw))
        self.picture.paste(sprite, (frame.x, frame.y), sprite)

    def cached_cutting(self, key: Hashable, frame: Frame, ground: int, draw: Callable[[Canvas, Frame], None]) -> None:
        self.cached_tile(key, frame, ground, draw)

    def write(self, text: str, x: int, y: int, size: int, ink: int, ground: int) -> int:
        base = y + round(size * CAPITALS / 2)
        self._brush.text((x, base), text, fill=PALETTE.tones[ink], font=_font(size), anchor="ls")
        return x + width(text, size)


class _Known:
    """An image as a key: the bot's own caches hand out the same one every time."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image

    def __hash__(self) -> int:
        return id(self.image)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Known) and self.image is other.image


@lru_cache(maxsize=4096)
def _sprite(coverage: _Known, ink: Tone, share: float) -> Image.Image:
    sprite = Image.new("RGBA", coverage.image.size, (*RGB_OF[ink], 0))
    sprite.putalpha(coverage.image.point([round(degree * share) for degree in range(256)]))
    return sprite


@lru_cache(maxsize=4096)
def _relief(shape: _Known, light: _Known, ramp: tuple[int, ...]) -> Image.Image:
    tones = [PALETTE.tones[ramp[round(level * (len(ramp) - 1) / 255)]] for level in range(256)]
    channels = [light.image.point([tone[channel] for tone in tones]) for channel in range(3)]
    return Image.merge("RGBA", (*channels, shape.image))


@lru_cache(maxsize=256)
def _shadow(wide: int, high: int, radius: int) -> Image.Image:
    sprite = Image.new("RGBA", (wide, high))
    ImageDraw.Draw(sprite).rounded_rectangle((0, 0, wide - 1, high - 1), radius, (0, 0, 0, 110))
    return sprite


class _Sign:
    """A die, an icon, a badge: drawn once, then a sprite."""

    def __init__(self, key: Hashable, wide: int, high: int, ground: int, draw: Callable[[Canvas, Frame], None]) -> None:
        self.key = (key, wide, high, ground)
        self.draw = draw

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Sign) and self.key == other.key


@lru_cache(maxsize=4096)
def _sign(sign: _Sign) -> Image.Image:
    _, wide, high, ground = sign.key
    canvas = UsualCanvas(wide, high, ground)
    sign.draw(canvas, Frame(0, 0, wide, high))
    return canvas.picture.convert("RGBA")


@lru_cache(maxsize=4096)
def _tile(indices: _Known) -> Image.Image:
    sprite = indices.image.copy()
    sprite.putpalette([channel for colour in PALETTE.colours for channel in colour])
    return sprite.convert("RGBA")


@lru_cache(maxsize=128)
def _font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(FILE), size)


def usual(step: Step, caption: BoardCaption) -> bytes:
    """The board of that step as bots usually draw it."""
    plan = layout(step.view, news_of(step.events))
    canvas = UsualCanvas(plan.wide, plan.high, Tone.TABLE)
    canvas.planks(TABLE, 0)
    for box in plan.boxes:
        if board.lies_on_table(box):
            canvas.shadow(box.frame, TABLE, 16)
        board.draw_content(canvas, box.frame, box.holds, caption)
    file = BytesIO()
    canvas.picture.save(file, "PNG")
    return file.getvalue()


def game(seats: int, seed: int, plies: int) -> Iterator[Step]:
    """A game between random players, at most so long."""
    rules, luck = kings_forge(), Dice(seed)
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


def _usual_seconds(step: Step, caption: BoardCaption) -> float:
    return seconds(lambda: usual(step, caption))


def seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def speed(games: list[list[Step]], rounds: int) -> None:
    """Steps picked at random, one after the other, in a bot that has run for a while."""
    caption = BoardCaption("#12 Oak", NAMES)
    rng = random.Random(1)
    full: list[float] = []
    fresh: list[float] = []
    after: list[float] = []
    bare: list[float] = []
    sizes: list[int] = []
    for steps in games:
        for step in steps[:: max(1, len(steps) // 20)]:
            draw_board(step.view, caption, step.events)
            usual(step, caption)

    def drawn(step: Step) -> float:
        return seconds(lambda: sizes.append(len(draw_board(step.view, caption, step.events))))

    # Turn by turn, so that a machine that is busy in between is so for all; a few of each, for a bot draws boards only.
    for number in range(rounds):
        steps = games[number % len(games)]
        at = rng.randrange(1, len(steps))
        bare += [_usual_seconds(steps[at], caption)] * _EACH
        for _ in range(_EACH):
            board.forget_bands()
            full.append(drawn(steps[rng.randrange(1, len(steps))]))
        for _ in range(_EACH):
            at = rng.randrange(1, len(steps))
            drawn(steps[at - 1])
            after.append(drawn(steps[at]))
    for number in range(rounds * _EACH):
        steps = games[number % len(games)]
        board.forget_bands()
        board.forget_tiles()
        fresh.append(drawn(steps[rng.randrange(1, len(steps))]))
    one = statistics.median(bare)
    print(f"as bots usually draw it: {one * 1000:.0f} ms")
    for name, times, wanted in (
        ("a board of which no strip was packed", full, WANTED_FULL),
        ("a board after one action", after, WANTED_ACTION),
    ):
        ratio = statistics.median(a / b for a, b in zip(times, bare, strict=True))
        median = statistics.median(times) * 1000
        print(f"{name}: {median:.2f} ms, 1/{1 / ratio:.0f} (wanted: at most 1/{1 / wanted:.0f})")
    print(f"for comparison, a board with no label or sign kept either: {statistics.median(fresh) * 1000:.2f} ms")
    print(f"bytes: median {statistics.median(sizes) / 1024:.0f} KiB, most {max(sizes) / 1024:.0f} KiB (wanted: 200)")


def replays(games: list[list[Step]]) -> None:
    for steps in games[:3]:
        took = time.perf_counter()
        picture = draw_replay(steps, BoardCaption("#12 Oak", NAMES))
        took = time.perf_counter() - took
        frames = getattr(Image.open(BytesIO(picture)), "n_frames", 1)
        said = f"replay of {len(steps)} actions: {len(picture) / 1024:.0f} KiB, {frames} frames"
        print(f"{said}, {took:.1f} s (wanted: at most 4,096 KiB, 60 frames)")


def resident() -> float:
    """MiB of this process in memory; 0 where the system does not say."""
    status = Path("/proc/self/status")
    lines = status.read_text("ascii").splitlines() if status.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0)


def memory(games: list[list[Step]]) -> None:
    """After the modules of the whole bot are there and each kind of thing has been drawn: idle."""
    import bot  # noqa: F401

    draw_board(games[0][0].view, BoardCaption("#1 Ash", NAMES))
    gc.collect()
    idle = resident()
    for number in range(BOARDS):
        table = number % TABLES
        steps = games[table % len(games)]
        step = steps[(number // TABLES * 7 + table) % len(steps)]
        names = tuple(f"{name} {table}" for name in NAMES)
        draw_board(step.view, BoardCaption(f"#{table} Oak", names), step.events)
    gc.collect()
    now = resident()
    print(f"memory: {idle:.0f} MiB idle, {now:.0f} MiB after {BOARDS} boards of {TABLES} tables, x{now / idle:.2f}")
    print(f"(wanted: at most x{WANTED_MEMORY})")


async def pauses(games: list[list[Step]]) -> None:
    """How late the event loop is while a thread draws, and while it only sleeps: what the machine itself does."""
    # The games played for measuring are not the bot's: looking through them for garbage takes 100 ms.
    gc.collect()
    gc.freeze()
    caption = BoardCaption("#9 Elm", NAMES)
    steps = [step for steps in games for step in steps[:: max(1, len(steps) // 20)]]

    def sleeping(_: Step) -> None:
        time.sleep(0.004)

    def drawing(step: Step) -> None:
        draw_board(step.view, caption, step.events)

    def drawing_afresh(step: Step) -> None:
        board.forget_bands()
        board.forget_tiles()
        drawing(step)

    def replaying(step: Step) -> None:
        if step is steps[0]:
            draw_replay(games[0], caption)

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


async def _lateness(work: Callable[[Step], None], steps: list[Step]) -> list[float]:
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


def main(rounds: int) -> None:
    let_others_in()
    games = [list(game(seats, seed, 400)) for seats in (2, 3, 4) for seed in (1, 2)]
    memory(games)
    speed(games, rounds)
    replays(games)
    asyncio.run(pauses(games))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
