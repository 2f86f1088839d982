"""A part of a picture: the boxes of some names, moved together as if nothing else had ever lain between them."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.games.kings_forge.pictures.boxes import GAP, MARGIN, Box, Layout
from kingsforge_bot.render.frame import Frame

_NARROWEST: Final = 760
"""Pixels; a narrower picture would be shown larger than it is drawn."""


def cropped(plan: Layout, names: Sequence[str]) -> Layout:
    """The boxes with one of these names or inside one, row by row; the whole where there is none of them.

    A name counts for what lies in it: `player.0` for `player.0.claim.1`.
    """
    chosen = [box for box in plan.boxes if any(_lies_in(box.name, name) for name in names)]
    if not chosen:
        return plan
    left = min(box.frame.x for box in chosen)
    wide = max(max(box.frame.right for box in chosen) - left + 2 * MARGIN, _NARROWEST)
    boxes, bottom = list[Box](), MARGIN - GAP
    for row in _rows(chosen):
        top = min(box.frame.y for box in row)
        down = bottom + GAP - top
        boxes += [_moved(box, MARGIN - left, down) for box in row]
        bottom = max(box.frame.bottom for box in row) + down
    return Layout(wide, bottom + MARGIN, tuple(boxes))


def _lies_in(name: str, of: str) -> bool:
    return name == of or name.startswith(f"{of}.")


def _rows(boxes: Sequence[Box]) -> list[list[Box]]:
    """Boxes that overlap in height, from the top down; those of a row in the order in which they are drawn."""
    rows: list[list[Box]] = []
    bottom = 0
    order = {box.name: number for number, box in enumerate(boxes)}
    for box in sorted(boxes, key=lambda one: (one.frame.y, order[one.name])):
        if not rows or box.frame.y >= bottom:
            rows.append([])
            bottom = box.frame.bottom
        rows[-1].append(box)
        bottom = max(bottom, box.frame.bottom)
    return [sorted(row, key=lambda one: order[one.name]) for row in rows]


def _moved(box: Box, right: int, down: int) -> Box:
    x, y, wide, high = box.frame
    return Box(box.name, Frame(x + right, y + down, wide, high), box.holds)
