"""Where everything of a craft workbench lies: no larger than a posted board, for it is shown in the same box."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Final, TypeAlias

from kingsforge_bot.drawing.layout import Column, Grid, placed
from kingsforge_bot.games.kings_forge.advice.making.offers import Offer, Proposal
from kingsforge_bot.games.kings_forge.pictures.boxes import BOTTOM, HEADER, HIGH, INNER, MARGIN, WIDE, Box, Layout
from kingsforge_bot.games.kings_forge.pictures.covering import covered
from kingsforge_bot.games.kings_forge.pictures.explaining import rare_in
from kingsforge_bot.games.kings_forge.pictures.layout import header
from kingsforge_bot.games.kings_forge.pictures.legend import Named
from kingsforge_bot.games.kings_forge.pictures.news import NO_NEWS
from kingsforge_bot.games.kings_forge.pictures.post import AIM_HIGH, GAP, STAKE_HIGH, hand, stakes_of
from kingsforge_bot.games.kings_forge.pictures.post_contents import Aim, Stake
from kingsforge_bot.games.kings_forge.pictures.scene_contents import Change, Within
from kingsforge_bot.games.kings_forge.rules.actions import Use
from kingsforge_bot.games.kings_forge.rules.benefits import Held, change_of
from kingsforge_bot.games.kings_forge.rules.boxes import arranged
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.effects import Reroll, after
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.render.canvas import Frame

_WITHIN_HIGH: Final = 242
_CHANGES_HIGH: Final = 64
_NARROW_HIGH: Final = 258
_IN_PAIRS: Final = (1, 2, 4)
"""So many items are shown two in a row; of others three are, narrower."""
_Item: TypeAlias = Within | Stake | Aim


def turn_panel(view: State, offers: Sequence[Offer] = (), words: Sequence[Named] = ()) -> Layout:
    """The craft turn of the player on turn: dice and benefits, every item within reach, filled; then the rest.

    What has been made this round lies there too, with who may still steal it.
    """
    boxes = [*header(view), *hand(view, NO_NEWS, HEADER + GAP)]
    y = _below(boxes)
    room = Frame(MARGIN, y, INNER, HIGH - BOTTOM - y)
    within = [_within(view, offer.cheapest) for offer in offers]
    # As many as leave room for the others as they are.
    for filled in range(len(within), -1, -1):
        lying = placed(_items(view, within, filled), room)
        shown = [*takewhile(lambda one: one[0].bottom <= room.bottom, lying)]
        if not filled or {one.card for one in within} <= {_card(item) for _, (_, item) in shown}:
            boxes += [Box(name, frame, item) for frame, (name, item) in shown]
            break
    y, last = _below(boxes), boxes[-1].frame
    beside = Frame(last.right + GAP, last.y, MARGIN + INNER - last.right - GAP, last.h)
    boxes += rare_in(boxes, words, beside, Frame(MARGIN, y, INNER, HIGH - BOTTOM - y))
    return Layout(WIDE, _below(boxes) - GAP + BOTTOM, tuple(boxes))


def _items(view: State, within: Sequence[Within], filled: int) -> Column[tuple[str, _Item]]:
    """So many of the items within reach filled, two or three in a row; then what else was made, and is on display."""
    columns, plain = (2, _WITHIN_HIGH) if filled in _IN_PAIRS else (3, _NARROW_HIGH)
    items = [(f"within.{index}", one) for index, one in enumerate(within[:filled])]
    rows = [tuple(items[first : first + columns]) for first in range(0, filled, columns)]
    made = stakes_of(view, NO_NEWS)
    aims = [Aim(card, covered(card, view.players[view.turn])) for card in view.display]
    return Column(
        (
            *(Grid(row, columns, plain + _CHANGES_HIGH * any(one.changes for _, one in row), GAP) for row in rows),
            Grid(_rest("stake", made, within, filled), 2, STAKE_HIGH, GAP),
            Grid(_rest("display", aims, within, filled), 3, AIM_HIGH, GAP),
        ),
        GAP,
    )


def _rest(name: str, places: Iterable[_Item], within: Sequence[Within], filled: int) -> tuple[tuple[str, _Item], ...]:
    """Those that are not filled; what is within reach first."""
    cards = [one.card for one in within]
    rest = sorted((one for one in places if _card(one) not in cards[:filled]), key=lambda one: _card(one) not in cards)
    return tuple((f"{name}.{index}", one) for index, one in enumerate(rest))


def _card(item: _Item) -> CraftCard:
    return item.made.card if isinstance(item, Stake) else item.card


def _below(boxes: Sequence[Box]) -> int:
    return max(box.frame.bottom for box in boxes) + GAP


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
