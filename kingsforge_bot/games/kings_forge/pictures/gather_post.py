"""Where everything of a board lies that is posted while cards are gathered: the items to win are its heroes.

Beside them the cards that bring dice for them, below the docks, then a place per player with all they hold.
"""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

import msgspec

from kingsforge_bot.drawing.layout import Column, Leaf, Part, Row, Space, placed
from kingsforge_bot.games.kings_forge.pictures.art import TINY
from kingsforge_bot.games.kings_forge.pictures.boxes import BOTTOM, HEADER, HIGH, INNER, MARGIN, WIDE, Box, Layout
from kingsforge_bot.games.kings_forge.pictures.contents import Content
from kingsforge_bot.games.kings_forge.pictures.covering import covered
from kingsforge_bot.games.kings_forge.pictures.explaining import rare
from kingsforge_bot.games.kings_forge.pictures.forged import RIBBON
from kingsforge_bot.games.kings_forge.pictures.layout import header
from kingsforge_bot.games.kings_forge.pictures.legend import LETTERS, Beside, Legend, Mark, Named, beside
from kingsforge_bot.games.kings_forge.pictures.news import News
from kingsforge_bot.games.kings_forge.pictures.picks import half_lines, half_room
from kingsforge_bot.games.kings_forge.pictures.post_contents import Forged, Hero, InHand, OnPost, Pick, Pier
from kingsforge_bot.games.kings_forge.pictures.race import full_height, race, slot_of
from kingsforge_bot.games.kings_forge.rules.cards import SIDES_OF, Card
from kingsforge_bot.games.kings_forge.rules.gathering import used_spaces
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.render.canvas import Frame

_GAP: Final = 8
_CLOSE: Final = 5
"""Between the cards to choose from."""
_PIER: Final = 72
_WORDS: Final = 52
_HEROES_WIDE: Final = 904
_MOST_PICK: Final = 270
_EDGES: Final = 14
"""Of a card, above, below and between its halves."""
_LEAST_LINE: Final = 48
"""Of a line of signs and the space around it: even a question mark beside a bin can be read there."""
_ROOM: Final = HIGH - BOTTOM - HEADER - _GAP
_TABLE_WIDE: Final = 240
"""What the table's name takes of the band at least."""
Placed: TypeAlias = tuple[str, Content | OnPost | Legend]


class _Way(msgspec.Struct, frozen=True):
    """What lies above the items, and how high the slots of the race below them are."""

    made: tuple[Forged, ...]
    words: Beside | None
    slot: int

    @property
    def above(self) -> tuple[Part[Placed], ...]:
        """What was just made in a line, words, if any, in another."""
        ribbon = tuple(Leaf((f"forged.{index}", one)) for index, one in enumerate(self.made))
        lines: tuple[Part[Placed], ...] = (Row(ribbon, _GAP, RIBBON),) if ribbon else ()
        if self.words is not None:
            lines += (Leaf(("words", Legend(self.words.lines, self.words.line)), _WORDS),)
        return lines


def gather_post(view: State, news: News, made: tuple[Forged, ...], words: Sequence[Named]) -> Layout:
    """The boxes of the picture. In the first round the letters of the dice are told, later what is seldom seen."""
    band, told = [*header(view)], None
    seldom = rare([*(box.holds for box in band), *_shown(view)], words)
    if view.round == 1:
        letters, dice = ([one for one in words if one.mark in marks] for marks in (LETTERS, (Mark.SUPPLY, Mark.SMITHY)))
        told = beside(letters, [*seldom, *dice], INNER, _WORDS)
    elif seldom:
        *others, table = band
        x, y, wide, high = table.frame
        found = beside(seldom, (), wide - _TABLE_WIDE, high)
        if found is None:
            told = beside((), seldom, INNER, _WORDS)
        else:
            word = Box("header.words", Frame(x, y, found[1], high), found[0])
            name = Frame(word.frame.right + _GAP, y, wide - found[1] - _GAP, high)
            band = [*others, word, Box(table.name, name, table.holds)]
    return Layout(WIDE, HIGH, (*band, *_boxes(view, news, _roomiest(view, news, made, told and told[0]))))


def _shown(view: State) -> Iterator[Pick | InHand]:
    """Where signs lie that are seldom seen."""
    yield from (Pick(card) for card in view.face_up if card is not None)
    yield from (InHand(player.held, player.library) for player in view.players)


def _roomiest(view: State, news: News, made: tuple[Forged, ...], words: Beside | None) -> _Way:
    """As much as leaves the cards lines that can be read: else lower slots, no words, in the end nothing above."""
    slots = (slot_of(view), TINY)
    ways = [_Way(shown, told, slot) for shown, told in ((made, words), (made, None), ((), None)) for slot in slots]
    lines = sum(_lines([card for card in view.face_up if card is not None], INNER - _HEROES_WIDE - _GAP))
    return next((way for way in ways if not lines or _line(view, news, way, lines) >= _LEAST_LINE), ways[-1])


def _line(view: State, news: News, way: _Way, lines: int) -> int:
    """How high a line of the cards is."""
    cards = sum(card is not None for card in view.face_up)
    return (_free(way.above, _below(view, news, way.slot)) - cards * (_EDGES + _CLOSE)) // lines


def _below(view: State, news: News, slot: int) -> tuple[Part[Placed], ...]:
    docks = Leaf(("docks", Pier(tuple(sorted(used_spaces(view).items())), news.docked)), _PIER)
    pier: tuple[Part[Placed], ...] = (docks,) if any(view.face_up) else ()
    return (*pier, race(view, news, full_height(view, slot), slot))


def _free(above: Sequence[Part[Placed]], below: Sequence[Part[Placed]]) -> int:
    return _ROOM - sum(part.size + _GAP for part in (*above, *below))


def _boxes(view: State, news: News, way: _Way) -> list[Box]:
    """All below the band."""
    above, below = way.above, _below(view, news, way.slot)
    whole = Column((*above, _middle(view, news, _free(above, below)), *below), _GAP)
    lying = placed(whole, Frame(MARGIN, HEADER + _GAP, INNER, _ROOM))
    return [Box(name, frame, holds) for frame, (name, holds) in lying]


def _middle(view: State, news: News, high: int) -> Row[Placed]:
    """The items, and the cards to choose from below each other."""
    player = view.players[view.turn]
    heroes = [
        Leaf((f"display.{index}", Hero(card, covered(card, player), card.item in news.displayed)))
        for index, card in enumerate(view.display)
    ]
    cards = [(slot, card) for slot, card in enumerate(view.face_up) if card is not None]
    wide = _HEROES_WIDE if cards and heroes else 0
    parts: list[Part[Placed]] = [Row(tuple(heroes), _GAP, wide)] if heroes else []
    if cards:
        sizes = _heights([card for _, card in cards], INNER - wide - _GAP, high)
        picks = [
            Leaf((f"gather.{slot}", Pick(card, card in news.dealt)), size)
            for (slot, card), size in zip(cards, sizes, strict=True)
        ]
        parts.append(Column((*picks, Space()), _CLOSE))
    return Row(tuple(parts), _GAP, high)


def _heights(cards: Sequence[Card], wide: int, high: int) -> list[int]:
    """How high each card is: a half that needs two lines has room for them."""
    lines = _lines(cards, wide)
    each = (high - len(cards) * (_EDGES + _CLOSE)) // sum(lines)
    return [min(_MOST_PICK, count * each + _EDGES) for count in lines]


def _lines(cards: Sequence[Card], wide: int) -> list[int]:
    """How many lines of signs each card has."""
    return [sum(len(half_lines(side, half_room(wide))) for side in SIDES_OF[card]) for card in cards]
