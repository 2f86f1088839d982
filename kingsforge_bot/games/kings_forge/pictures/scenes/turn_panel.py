"""Where everything of a craft workbench lies: no larger than a posted board, for Discord shows it as large."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Final, TypeAlias

from kingsforge_bot.drawing.layout import Column, Grid
from kingsforge_bot.drawing.measures import HIGHEST, WIDE
from kingsforge_bot.games.kings_forge.advice.making.offers import Offer, Proposal
from kingsforge_bot.games.kings_forge.pictures.contents import Content
from kingsforge_bot.games.kings_forge.pictures.glyphs.legend import Named
from kingsforge_bot.games.kings_forge.pictures.news import NO_NEWS
from kingsforge_bot.games.kings_forge.pictures.places import (
    BOTTOM,
    INNER,
    MARGIN,
    POST_GAP,
    Layout,
    Place,
    Thing,
    numbered,
    places_in,
    posted,
)
from kingsforge_bot.games.kings_forge.pictures.post_contents import Aim, Stake
from kingsforge_bot.games.kings_forge.pictures.posts.explaining import rare_in
from kingsforge_bot.games.kings_forge.pictures.posts.post import AIM_HIGH, STAKE_HIGH, hand, stakes_of
from kingsforge_bot.games.kings_forge.pictures.scene_contents import Change, Within
from kingsforge_bot.games.kings_forge.pictures.scenes.within_reach import CHANGES
from kingsforge_bot.games.kings_forge.pictures.table.covering import covered
from kingsforge_bot.games.kings_forge.pictures.table.layout import header
from kingsforge_bot.games.kings_forge.rules.actions import Use
from kingsforge_bot.games.kings_forge.rules.benefits import Held, change_of
from kingsforge_bot.games.kings_forge.rules.boxes import arranged
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.effects import Reroll, after
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.render.frame import Frame

_WITHIN_HIGH: Final = 246
_CHANGES_HIGH: Final = CHANGES + 6
_NARROW_HIGH: Final = 254
_IN_PAIRS: Final = (1, 2, 4)
"""So many items are shown two in a row; of others three are, narrower."""
_Item: TypeAlias = Within | Stake | Aim


def turn_panel(view: State, offers: Sequence[Offer] = (), words: Sequence[Named] = ()) -> Layout:
    """The craft turn of the player on turn: dice and benefits, every item within reach, filled; then the rest.

    What has been made this round lies there too, with who may still steal it.
    """
    own = posted(header(view), [hand(view, NO_NEWS)])
    lying, room = [*own.places], _below(own.places)
    within = [_within(view, offer.cheapest) for offer in offers]
    # As many as leave room for the others as they are.
    for filled in range(len(within), -1, -1):
        shown = [*takewhile(lambda one: one.frame.bottom <= room.bottom, places_in(_items(view, within, filled), room))]
        if not filled or {one.card for one in within} <= {_card(one.holds) for one in shown}:
            lying += shown
            break
    last = lying[-1].frame
    beside = Frame(last.right + POST_GAP, last.y, MARGIN + INNER - last.right - POST_GAP, last.h)
    for free in (beside, _below(lying)):
        if legend := rare_in([one.holds for one in lying], words, free.w, free.h):
            lying.append(Place("legend", free._replace(h=legend.high), legend))
            break
    return Layout(WIDE, max(one.frame.bottom for one in lying) + BOTTOM, tuple(lying))


def _below(lying: Sequence[Place]) -> Frame:
    """What is left of the picture."""
    y = max(one.frame.bottom for one in lying) + POST_GAP
    return Frame(MARGIN, y, INNER, HIGHEST - BOTTOM - y)


def _items(view: State, within: Sequence[Within], filled: int) -> Column[Thing]:
    """So many of the items within reach filled, two or three in a row; then what else was made, and is on display."""
    columns, plain = (2, _WITHIN_HIGH) if filled in _IN_PAIRS else (3, _NARROW_HIGH)
    items = [(f"within.{index}", one) for index, one in enumerate(within[:filled])]
    rows = [tuple(items[first : first + columns]) for first in range(0, filled, columns)]
    made = stakes_of(view, NO_NEWS)
    aims = [Aim(card, covered(card, view.players[view.turn])) for card in view.display]
    return Column(
        (
            *(Grid(row, columns, plain + _CHANGES_HIGH * any(one.changes for _, one in row), POST_GAP) for row in rows),
            Grid(_rest("stake", made, within, filled), 2, STAKE_HIGH, POST_GAP),
            Grid(_rest("display", aims, within, filled), 3, AIM_HIGH, POST_GAP),
        ),
        POST_GAP,
    )


def _rest(name: str, items: Iterable[_Item], within: Sequence[Within], filled: int) -> tuple[Thing, ...]:
    """Those that are not filled; what is within reach first."""
    cards = [one.card for one in within]
    rest = sorted((one for one in items if _card(one) not in cards[:filled]), key=lambda one: _card(one) not in cards)
    return numbered(name, rest)


def _card(item: Content) -> CraftCard:
    assert isinstance(item, Within | Stake | Aim)
    return item.made.card if isinstance(item, Stake) else item.card


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
