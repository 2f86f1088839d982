"""Where everything of a craft workbench lies: no larger than a posted board, for it is shown in the same box."""

from collections.abc import Iterator, Sequence
from typing import Final

from kingsforge_bot.games.kings_forge.advice.offers import Offer, Proposal
from kingsforge_bot.games.kings_forge.pictures.boxes import HEADER, INNER, MARGIN, WIDE, Box, Layout, grid
from kingsforge_bot.games.kings_forge.pictures.covering import covered
from kingsforge_bot.games.kings_forge.pictures.explaining import rare_in
from kingsforge_bot.games.kings_forge.pictures.layout import header
from kingsforge_bot.games.kings_forge.pictures.legend import Named
from kingsforge_bot.games.kings_forge.pictures.news import NO_NEWS
from kingsforge_bot.games.kings_forge.pictures.post import AIM_HIGH, BOTTOM, GAP, HIGH, STAKE_HIGH, hand, stakes_of
from kingsforge_bot.games.kings_forge.pictures.post_contents import Aim, OnPost, Stake
from kingsforge_bot.games.kings_forge.pictures.scene_contents import Change, Within
from kingsforge_bot.games.kings_forge.rules.actions import Use
from kingsforge_bot.games.kings_forge.rules.benefits import Held, change_of
from kingsforge_bot.games.kings_forge.rules.boxes import arranged
from kingsforge_bot.games.kings_forge.rules.effects import Reroll, after
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.render.canvas import Frame

_WITHIN_HIGH: Final = 242
_CHANGES_HIGH: Final = 64
_NARROW_HIGH: Final = 258
_IN_PAIRS: Final = (1, 2, 4)
"""So many items are shown two in a row; of others three are, narrower."""


def workbench(view: State, offers: Sequence[Offer] = (), words: Sequence[Named] = ()) -> Layout:
    """The craft turn of the player on turn: dice and benefits, every item within reach, filled; then the rest.

    What has been made this round lies there too, with who may still steal it.
    """
    boxes = [*header(view), *hand(view, NO_NEWS, HEADER + GAP)]
    y = _below(boxes)
    within = [_within(view, offer.cheapest) for offer in offers]
    # As many as leave room for the others as they are.
    below = (_within_reach(view, within, count, y) for count in range(len(within), -1, -1))
    boxes += next((found for found in below if found is not None), [])
    y = _below(boxes)
    last = boxes[-1].frame
    beside = Frame(last.right + GAP, last.y, MARGIN + INNER - last.right - GAP, last.h)
    boxes += rare_in(boxes, words, beside, Frame(MARGIN, y, INNER, HIGH - BOTTOM - y))
    return Layout(WIDE, _below(boxes) - GAP + BOTTOM, tuple(boxes))


def _within_reach(view: State, within: Sequence[Within], filled: int, y: int) -> list[Box] | None:
    """So many of the items within reach filled, then the rest; None where not all within reach fit."""
    boxes: list[Box] = []
    columns, plain = (2, _WITHIN_HIGH) if filled in _IN_PAIRS else (3, _NARROW_HIGH)
    for first in range(0, filled, columns):
        row = within[first : min(first + columns, filled)]
        high = plain + (_CHANGES_HIGH if any(item.changes for item in row) else 0)
        frames = grid(MARGIN, y, INNER, columns, len(row), high, gap=GAP)
        boxes += [Box(f"within.{first + n}", frame, row[n]) for n, frame in enumerate(frames)]
        y += high + GAP
    if y - GAP > HIGH - BOTTOM:
        return None
    boxes += _rest(view, {item.card.item for item in within[:filled]}, {item.card.item for item in within}, y)
    shown = [box.holds for box in boxes]
    items = {one.made.card.item for one in shown if isinstance(one, Stake)}
    items |= {one.card.item for one in shown if isinstance(one, Aim | Within)}
    return boxes if filled == 0 or {item.card.item for item in within} <= items else None


def _below(boxes: Sequence[Box]) -> int:
    return max(box.frame.bottom for box in boxes) + GAP


def _rest(view: State, filled: set[str], within: set[str], y: int) -> Iterator[Box]:
    """What was made, two in a row, then what is on display, three in a row: what is within reach first."""
    player = view.players[view.turn]
    made = [stake for stake in stakes_of(view, NO_NEWS) if stake.made.card.item not in filled]
    made.sort(key=lambda stake: stake.made.card.item not in within)
    aims = [Aim(card, covered(card, player)) for card in view.display if card.item not in filled]
    aims.sort(key=lambda aim: aim.card.item not in within)
    kinds: tuple[tuple[str, Sequence[OnPost], int, int], ...] = (
        ("stake", made, 2, STAKE_HIGH),
        ("display", aims, 3, AIM_HIGH),
    )
    for name, places, columns, high in kinds:
        for index, (place, frame) in enumerate(
            zip(places, grid(MARGIN, y, INNER, columns, len(places), high, gap=GAP), strict=True)
        ):
            if frame.bottom > HIGH - BOTTOM:
                return
            yield Box(f"{name}.{index}", frame, place)
        y += -(-len(places) // columns) * (high + GAP)


def _within(view: State, way: Proposal) -> Within:
    made = () if way.seat is None else view.players[way.seat].made
    standing = next((one for one in made if one.card.item == way.item), None)
    card = standing.card if standing else next(card for card in view.display if card.item == way.item)
    changes = tuple(_change(use, held) for use, held in zip(way.uses, way.spent, strict=True))
    # As in a steal they are compared: colour by colour, the low die on the low box (3.4).
    beaten = arranged(card, standing.dice) if standing else ()
    return Within(card, arranged(card, way.dice) if standing else way.dice, changes, way.seat, beaten)


def _change(use: Use, held: Held) -> Change:
    change = change_of(held)
    assert not isinstance(change, Reroll), "no proposal counts on luck"
    return Change(held, use.on, tuple(after(change, one) for one in use.on))
