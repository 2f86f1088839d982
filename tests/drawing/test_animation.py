"""An animated picture shows each frame as long as it is worth, and writes of it only what changed."""

from collections.abc import Iterable
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

from kingsforge_bot.core.game import Step
from kingsforge_bot.core.wanted import NotWanted, always
from kingsforge_bot.drawing.animation import SHRUNK, animation, frame_cache, frame_of, replay
from kingsforge_bot.drawing.strip_renderer import LEFT, Strip
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.palette import Palette

WIDE, HIGH = 40, 16
PALETTE = Palette({0: (255, 255, 255), 1: (0, 0, 0), 2: (200, 30, 30)}, (), Path("none"))
EACH, GREAT, LAST = 1500, 2500, 15_000


def plain(*spots: tuple[int, int]) -> Image.Image:
    """White but for some black pixels."""
    image = PALETTE.image((WIDE, HIGH))
    for spot in spots:
        image.putpixel(spot, 1)
    return image


def shown(gif: bytes) -> list[tuple[bytes, int]]:
    """What is seen, and for how long."""
    with Image.open(BytesIO(gif)) as image:
        return [(frame.convert("RGB").tobytes(), frame.info["duration"]) for frame in ImageSequence.Iterator(image)]


def test_all_frames_are_seen_as_they_were_drawn_again_and_again() -> None:
    frames = [plain(), plain((3, 4)), plain((3, 4), (30, 9)), plain((30, 9))]
    gif = animation(iter(frames), [False] * 4)
    assert [pixels for pixels, _ in shown(gif)] == [frame.convert("RGB").tobytes() for frame in frames]
    with Image.open(BytesIO(gif)) as image:
        assert image.info["loop"] == 0


def test_great_moments_stand_longer_and_the_last_longest() -> None:
    frames = (plain((at, 0)) for at in range(4))
    assert [time for _, time in shown(animation(frames, [False, True, False, True]))] == [EACH, GREAT, EACH, LAST]


def test_where_nothing_changes_what_is_seen_stands_on() -> None:
    frames = [plain(), plain(), plain((1, 1))]
    assert [time for _, time in shown(animation(iter(frames), [False, True, False]))] == [EACH + GREAT, LAST]


def test_a_small_change_takes_few_bytes() -> None:
    def noisy(spot: int) -> Image.Image:
        image = PALETTE.image((200, 200))
        image.putdata([(x * x * 7 + x // 3) % 3 for x in range(200 * 200)])
        image.putpixel((spot, 5), (image.tobytes()[5 * 200 + spot] + 1) % 3)
        return image

    sizes = [len(animation((noisy(at) for at in range(count)), [False] * count)) for count in (1, 2, 3)]
    assert all(after - before < 100 for before, after in pairwise(sizes))
    assert sizes[0] > 1000


def strip(key: str, tone: int, painted: list[str], high: int = 8) -> Strip:
    def paint(canvas: Canvas) -> None:
        painted.append(key)
        canvas.indices.paste(tone, (LEFT, 0, LEFT + WIDE, high))

    return Strip(high, key, paint)


def test_a_frame_has_its_strips_below_each_other_each_painted_once() -> None:
    kept, painted = frame_cache(1 << 16), list[str]()
    strips = [strip("above", 1, painted), strip("below", 2, painted)]
    frame, again = (frame_of(strips, WIDE, HIGH, PALETTE, kept) for _ in range(2))
    assert again.tobytes() == frame.tobytes()
    assert frame.size == (WIDE // SHRUNK, HIGH // SHRUNK)
    half = WIDE // SHRUNK * HIGH // SHRUNK // 2
    assert frame.tobytes() == bytes([1]) * half + bytes([2]) * half
    assert painted == ["above", "below"]


STEPS = [Step(at, (f"event {at}",)) for at in range(3)]


def pictured(step: Step[int, str]) -> Image.Image:
    return plain((step.state, 0))


def is_great(events: Iterable[str]) -> bool:
    return "event 1" in events


def test_a_game_is_replayed_step_by_step() -> None:
    gif = replay(STEPS, pictured, is_great, frame_cache(1 << 16), always)
    assert [time for _, time in shown(gif)] == [EACH, GREAT, LAST]


def test_one_that_nobody_waits_for_stops_and_keeps_nothing() -> None:
    kept, answers = frame_cache(1 << 16), iter((True, False))
    drawn, painted = list[int](), list[str]()

    def frame(step: Step[int, str]) -> Image.Image:
        drawn.append(step.state)
        return frame_of([strip("all", 1, painted, HIGH)], WIDE, HIGH, PALETTE, kept)

    with pytest.raises(NotWanted):
        replay(STEPS, frame, is_great, kept, lambda: next(answers))
    assert drawn == [0]
    frame(STEPS[0])
    assert painted == ["all", "all"]
