"""How long pictures take against the same pictures with nothing kept, and how many bytes they have."""

import random
import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial
from io import BytesIO
from typing import NamedTuple, TypeVar

from PIL import Image

from kingsforge_bot.drawing.strip_renderer import StripRenderer
from kingsforge_bot.render.canvas import TILES

S = TypeVar("S")

WANTED_ACTION = 18
"""How many times quicker than with nothing kept it should be after one action."""


class Kind(NamedTuple):
    """A kind of picture: what it is called, the renderer that packs it, the most KiB it may have.

    `wanted`: how many times quicker than with nothing kept it should be where no strip was packed.
    """

    name: str
    renderer: StripRenderer
    most: int
    wanted: int


def seconds(work: Callable[[], object]) -> float:
    """How long it takes."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def _as_usual(kind: Kind, draw: Callable[[S], bytes], state: S) -> float:
    """Seconds to draw every text and slab afresh and to write it as RGB; sprites are kept."""
    kind.renderer.forget()
    TILES.clear()
    pictures: list[bytes] = []
    drawing = seconds(lambda: pictures.append(draw(state)))
    image = Image.open(BytesIO(pictures[0])).convert("RGB")
    return drawing + seconds(lambda: image.save(BytesIO(), "PNG"))


def measure(kind: Kind, draw: Callable[[S], bytes], games: Sequence[Sequence[S]], rounds: int) -> None:
    """Prints the ratios of the times, turn by turn in one run so that a busy machine is busy for all, and the bytes."""
    rng = random.Random(1)
    usual, full, after = list[float](), list[float](), list[float]()
    sizes = [len(draw(state)) for states in games for state in states[:: max(1, len(states) // 40)]]
    for number in range(rounds):
        states = games[number % len(games)]
        at = rng.randrange(1, len(states))
        usual.append(_as_usual(kind, draw, states[at]))
        for state in states[:: max(1, len(states) // 20)]:
            draw(state)
        kind.renderer.forget()
        full.append(seconds(partial(draw, states[at])))
        kind.renderer.forget()
        draw(states[at - 1])
        after.append(seconds(partial(draw, states[at])))
    bare = statistics.median(usual)
    print(f"{kind.name}, with nothing kept, as RGB by Pillow: {bare * 1000:.0f} ms")
    for said, times, wanted in (("no strip packed", full, kind.wanted), ("after one action", after, WANTED_ACTION)):
        median = statistics.median(times)
        print(f"{kind.name}, {said}: {median * 1000:.2f} ms, 1/{bare / median:.0f} (wanted: at most 1/{wanted})")
    middle, largest = statistics.median(sizes) / 1024, max(sizes) / 1024
    print(f"{kind.name}: median {middle:.0f} KiB, most {largest:.0f} KiB (wanted: at most {kind.most})")
