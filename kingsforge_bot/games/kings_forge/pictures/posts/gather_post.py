"""Where everything of a board lies that is posted while cards are gathered: the items to win are its heroes.

Beside them the cards that bring dice for them, below the docks, then a place per player with all they hold.
"""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from kingsforge_bot.drawing.layout import Column, Part, Row, Space
from kingsforge_bot.games.kings_forge.pictures.glyphs.legend import LETTERS, Beside, Legend, Mark, Named, beside
from kingsforge_bot.games.kings_forge.pictures.news import News
from kingsforge_bot.games.kings_forge.pictures.places import (
    INNER,
    PLATE_HIGH,
    POST_GAP,
    Layout,
    Parts,
    Thing,
    contents,
    left_below,
    place,
    posted,
)
from kingsforge_bot.games.kings_forge.pictures.post_contents import Forged, Hero, InHand, Pick
from kingsforge_bot.games.kings_forge.pictures.posts.explaining import rare
from kingsforge_bot.games.kings_forge.pictures.posts.forged import BANNER, RIBBON, Came, forged
from kingsforge_bot.games.kings_forge.pictures.posts.picks import half_lines, half_room
from kingsforge_bot.games.kings_forge.pictures.posts.race import shaped
from kingsforge_bot.games.kings_forge.pictures.posts.shapes import Shape, shapes
from kingsforge_bot.games.kings_forge.pictures.table.covering import covered
from kingsforge_bot.games.kings_forge.pictures.table.layout import docks, header, table_room
from kingsforge_bot.games.kings_forge.rules.cards import SIDES_OF, Card
from kingsforge_bot.games.kings_forge.rules.state import State

_CLOSE: Final = 4
"""Between the cards to choose from."""
_DOCKS_HIGH: Final = 68
_WORDS: Final = 48
_HEROES_WIDE: Final = 808
_MOST_PICK: Final = 220
_EDGES: Final = 12
"""Of a card, above, below and between its halves."""
_GOOD_LINE: Final = 66
"""Of a line of signs and the space around it: read on a phone without effort."""
_TOLD_LINE: Final = 60
"""As high where it is told with which dice something was made."""
_LEAST_LINE: Final = 52
"""Even a question mark beside a bin can be read there."""
_TABLE_WIDE: Final = 240
"""What the table's name takes of the band at least."""


class _Way(msgspec.Struct, frozen=True):
    """What lies above the items, and how the race below them is shaped."""

    made: tuple[Came, ...]
    high: int
    """Of a place that tells of one."""
    words: Beside | None
    shape: Shape

    @property
    def above(self) -> Parts:
        """What came of craft turns in a line, words, if any, in another."""
        lines: Parts = (forged(self.made, self.high),) if self.made else ()
        if self.words is not None:
            lines += (place("words", Legend(self.words.lines, self.words.line), _WORDS),)
        return lines

    def parts(self, view: State, news: News) -> Parts:
        """All below the band."""
        below = _below(view, news, self.shape)
        return *self.above, _middle(view, news, left_below((*self.above, *below))), *below


_NEW: Final = 2
"""Rounds in which signs are new to somebody."""


def gather_post(view: State, news: News, made: tuple[Came, ...], words: Sequence[Named]) -> Layout:
    """The places of the picture. In the first rounds the letters of the dice are told, later what is seldom seen."""
    line: tuple[Beside, int] | None = None
    word: Parts = ()
    seldom = rare([*contents(header(view)), *_shown(view)], words)
    if view.round <= _NEW:
        letters, dice = ([one for one in words if one.mark in marks] for marks in (LETTERS, (Mark.SUPPLY, Mark.SMITHY)))
        line = beside(letters, [*seldom, *dice], INNER, _WORDS)
    elif seldom:
        found = beside(seldom, (), table_room(view) - _TABLE_WIDE, PLATE_HIGH)
        if found is None:
            line = beside((), seldom, INNER, _WORDS)
        else:
            word = (place("header.words", *found), Space(POST_GAP))
    way = _roomiest(view, news, made, line and line[0])
    return posted(header(view, word), way.parts(view, news))


def _shown(view: State) -> Iterator[Pick | InHand]:
    """Where signs lie that are seldom seen."""
    yield from (Pick(card) for card in view.face_up if card is not None)
    yield from (InHand(player.held, player.library) for player in view.players)


def _roomiest(view: State, news: News, made: tuple[Came, ...], words: Beside | None) -> _Way:
    """As much as leaves the cards lines that are read well, else well enough.

    One after the other the race gets lower, less is told of what was made, the words go, in the end all above.
    """
    # What was rolled in vain has room in a line.
    told = (BANNER, RIBBON) if any(isinstance(one, Forged) for one in made) else (RIBBON,)
    found = shapes(view, news)
    ways = [_Way(made, high, words, shape) for high in told for shape in found]
    lines = sum(_lines([card for card in view.face_up if card is not None], INNER - _HEROES_WIDE - POST_GAP))
    if not lines:
        return ways[0]
    high = [_line(view, way, lines) for way in ways]
    for way, line in zip(ways, high, strict=True):
        if line >= (_TOLD_LINE if way.high == BANNER else _GOOD_LINE):
            return way
    if max(high) >= _LEAST_LINE:
        return ways[high.index(max(high))]
    wordless = _Way(made, RIBBON, None, found[-1])
    return wordless if _line(view, wordless, lines) >= _LEAST_LINE else _Way((), RIBBON, None, found[-1])


def _line(view: State, way: _Way, lines: int) -> int:
    """How high a line of the cards is."""
    cards = sum(card is not None for card in view.face_up)
    others: Parts = (*way.above, Space(_DOCKS_HIGH), Space(way.shape.high))
    return (left_below(others) - cards * (_EDGES + _CLOSE)) // lines


def _below(view: State, news: News, shape: Shape) -> Parts:
    offered = (docks(view, news, _DOCKS_HIGH),) if any(view.face_up) else ()
    return (*offered, shaped(view, news, shape))


def _middle(view: State, news: News, high: int) -> Row[Thing]:
    """The items, and the cards to choose from below each other."""
    player = view.players[view.turn]
    heroes = [
        place(f"display.{index}", Hero(card, covered(card, player), card.item in news.displayed))
        for index, card in enumerate(view.display)
    ]
    cards = [(slot, card) for slot, card in enumerate(view.face_up) if card is not None]
    wide = _HEROES_WIDE if cards and heroes else 0
    parts: list[Part[Thing]] = [Row(tuple(heroes), POST_GAP, wide)] if heroes else []
    if cards:
        sizes = _heights([card for _, card in cards], INNER - wide - POST_GAP, high)
        picks = [
            place(f"gather.{slot}", Pick(card, card in news.dealt), size)
            for (slot, card), size in zip(cards, sizes, strict=True)
        ]
        parts.append(Column((*picks, Space()), _CLOSE))
    return Row(tuple(parts), POST_GAP, high)


def _heights(cards: Sequence[Card], wide: int, high: int) -> list[int]:
    """How high each card is: a half that needs two lines has room for them."""
    lines = _lines(cards, wide)
    each = (high - len(cards) * (_EDGES + _CLOSE)) // sum(lines)
    return [min(_MOST_PICK, count * each + _EDGES) for count in lines]


def _lines(cards: Sequence[Card], wide: int) -> list[int]:
    """How many lines of signs each card has."""
    return [sum(len(half_lines(side, half_room(wide))) for side in SIDES_OF[card]) for card in cards]
