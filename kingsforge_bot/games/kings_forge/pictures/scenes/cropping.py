"""A part of a picture: the places of some names, moved together as if nothing else had ever lain between them."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.games.kings_forge.pictures.places import GAP, MARGIN, Layout, Place
from kingsforge_bot.render.frame import Frame

_NARROWEST: Final = 760
"""Pixels; a narrower picture would be shown larger than it is drawn."""


def cropped(plan: Layout, names: Sequence[str]) -> Layout:
    """The places with one of these names or inside one, row by row; the whole where there is none of them.

    A name counts for what lies in it: `player.0` for `player.0.claim.1`.
    """
    chosen = [place for place in plan.places if any(_lies_in(place.name, name) for name in names)]
    if not chosen:
        return plan
    left = min(place.frame.x for place in chosen)
    wide = max(max(place.frame.right for place in chosen) - left + 2 * MARGIN, _NARROWEST)
    places, bottom = list[Place](), MARGIN - GAP
    for row in _rows(chosen):
        top = min(place.frame.y for place in row)
        down = bottom + GAP - top
        places += [_moved(place, MARGIN - left, down) for place in row]
        bottom = max(place.frame.bottom for place in row) + down
    return Layout(wide, bottom + MARGIN, tuple(places))


def _lies_in(name: str, of: str) -> bool:
    return name == of or name.startswith(f"{of}.")


def _rows(places: Sequence[Place]) -> list[list[Place]]:
    """Boxes that overlap in height, from the top down; those of a row in the order in which they are drawn."""
    rows: list[list[Place]] = []
    bottom = 0
    order = {place.name: number for number, place in enumerate(places)}
    for place in sorted(places, key=lambda one: (one.frame.y, order[one.name])):
        if not rows or place.frame.y >= bottom:
            rows.append([])
            bottom = place.frame.bottom
        rows[-1].append(place)
        bottom = max(bottom, place.frame.bottom)
    return [sorted(row, key=lambda one: order[one.name]) for row in rows]


def _moved(place: Place, right: int, down: int) -> Place:
    x, y, wide, high = place.frame
    return Place(place.name, Frame(x + right, y + down, wide, high), place.holds)
