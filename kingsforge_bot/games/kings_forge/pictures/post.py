"""Where everything of a posted board lies: what the next decision needs, as wide and high as Discord shows it large.

Discord's desktop client shrinks a picture into 550 by 350, so its letters are three times as large as they shall be
read. The full board, as tall as it needs to be, is `layout`.
"""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.layout import grid
from kingsforge_bot.games.kings_forge.advice.thieves import at_stake
from kingsforge_bot.games.kings_forge.pictures.boxes import (
    EMBLEM_SIDE,
    HEADER,
    INNER,
    MARGIN,
    WIDE,
    Box,
    Layout,
)
from kingsforge_bot.games.kings_forge.pictures.contents import Deciding, Emblem, Panel, Smithy, Supply, Tokens
from kingsforge_bot.games.kings_forge.pictures.covering import covered
from kingsforge_bot.games.kings_forge.pictures.explaining import rare, rare_in
from kingsforge_bot.games.kings_forge.pictures.forged import HIGH as MOMENT_HIGH
from kingsforge_bot.games.kings_forge.pictures.forged import RIBBON, forged
from kingsforge_bot.games.kings_forge.pictures.layout import docks, header
from kingsforge_bot.games.kings_forge.pictures.legend import LETTERS, Named, beside
from kingsforge_bot.games.kings_forge.pictures.news import NO_NEWS, News
from kingsforge_bot.games.kings_forge.pictures.panel_layout import hand_of, hand_width
from kingsforge_bot.games.kings_forge.pictures.post_contents import Aim, Badge, Focus, Forged, Pick, Stake
from kingsforge_bot.games.kings_forge.pictures.race import LEAST_HIGH, MOST_HIGH, podium, race
from kingsforge_bot.games.kings_forge.pictures.row import row_width
from kingsforge_bot.games.kings_forge.pictures.signs import counts
from kingsforge_bot.games.kings_forge.rules.crafting import rolls_smithy_too
from kingsforge_bot.games.kings_forge.rules.meta import DISPLAY_SIZE
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.render.canvas import Frame

HIGH: Final = 1018
"""The height at which a picture 1600 wide fills Discord's box of 550 by 350."""
GAP: Final = 8
BOTTOM: Final = 16
_POOL_HIGH: Final = 76
_PIER_HIGH: Final = 72
AIM_HIGH: Final = 102
_FOCUS_HIGH: Final = 286
_HAND_HIGH: Final = 122
_MOST_DIE: Final = 96
_DIE_IN_ROWS: Final = 80
_FRAMED: Final = 10
"""Of a panel above and below the dice in it."""
_LEAST_DIE: Final = 60
"""What is written on it is 9 px high in Discord's box; with a number of two figures it takes more."""
_LEAST_OF_TWO: Final = 80
STAKE_HIGH: Final = 118
_WIDE_STAKES: Final = 4
_MOST_STAKES: Final = 6
_DECIDING_WIDE: Final = 560
_NO_DICE_WIDE: Final = 160


class _Sizes(msgspec.Struct, frozen=True):
    """How high the parts of the gather phase are, and how far apart."""

    pick: int
    pool: int
    aim: int
    gap: int


_EASY: Final = _Sizes(216, _POOL_HIGH, AIM_HIGH, GAP)
_CLOSE: Final = _Sizes(200, 64, 96, 6)
"""Where a ribbon lies above them: no sign is too small for a phone, and the docks stay."""


def post(view: State, news: News = NO_NEWS, made: tuple[Forged, ...] = (), words: Sequence[Named] = ()) -> Layout:
    """The boxes of a posted board: in each phase what is decided next comes first, and the race last.

    What was just `made` or stolen comes before all: large while others may still steal it, in a line once a new round
    asks what to gather. Beside the dice one has the letters of all are explained, where there is room, and what is
    seldom seen.
    """
    boxes = [*header(view)]
    gathers = view.phase is Phase.GATHER
    # A die about which somebody decides has a letter and a number: lower, it could not be read.
    sizes = _CLOSE if made and gathers and view.owed is None else _EASY
    y = HEADER + sizes.gap
    if view.phase is Phase.OVER:
        boxes += podium(view, y, HIGH - BOTTOM)
        return _closed(boxes)
    if made:
        boxes += forged(made, y, RIBBON if gathers else MOMENT_HIGH)
        y = boxes[-1].frame.bottom + sizes.gap
    letters = [one for one in words if one.mark in LETTERS]
    for section in _SECTIONS[view.phase, bool(made)]:
        part = list(section(view, news, y, sizes))
        seldom = rare((*boxes, *part), words)
        # Who sees dice for the first time needs their letters most; later what was never explained before.
        needed, more = (letters, seldom) if view.round == 1 else ([*letters, *seldom], [])
        part = _with_words(part, needed, more, seldom)
        end = max((box.frame.bottom for box in part), default=0) + sizes.gap
        if part and (not made or end + LEAST_HIGH <= HIGH - BOTTOM):
            boxes += part
            y = end
    below: tuple[Box, ...] = ()
    if view.phase is Phase.CRAFT:
        below = rare_in(boxes, words, Frame(MARGIN, y, INNER, HIGH - BOTTOM - y - LEAST_HIGH - GAP))
        y = max((box.frame.bottom + GAP for box in below), default=y)
    boxes += [*below, *race(view, news, y, max(LEAST_HIGH, min(MOST_HIGH, HIGH - BOTTOM - y)))]
    return _closed(boxes)


def _closed(boxes: list[Box]) -> Layout:
    return Layout(WIDE, max(box.frame.bottom for box in boxes) + BOTTOM, tuple(boxes))


def _picks(view: State, news: News, y: int, sizes: _Sizes) -> Iterator[Box]:
    """The cards to choose from, two in a row; one that is alone in its row has the whole width."""
    cards = [(slot, card) for slot, card in enumerate(view.face_up) if card is not None]
    frames = [*grid(MARGIN, y, INNER, 2, len(cards), sizes.pick, gap=sizes.gap)]
    if len(cards) % 2:
        frames[-1] = Frame(MARGIN, frames[-1].y, INNER, sizes.pick)
    for (slot, card), frame in zip(cards, frames, strict=True):
        yield Box(f"gather.{slot}", frame, Pick(card, card in news.dealt))


def _mine(view: State, news: News, y: int, sizes: _Sizes) -> Iterator[Box]:
    """What the awaited player pays with."""
    seat, player = view.turn, view.players[view.turn]
    high = sizes.pool
    whole = Frame(MARGIN, y, INNER, high + 2 * _FRAMED)
    yield Box("mine", whole, Panel(seat, awaited=True))
    x, right, top = whole.x + 2 * GAP, whole.right - 2 * GAP, y + _FRAMED
    yield Box("mine.badge", Frame(x, top, high, high), Badge(seat))
    x += high + GAP
    if view.owed is not None:
        yield Box("mine.owed", Frame(right - _DECIDING_WIDE, top, _DECIDING_WIDE, high), Deciding(view.owed))
        right -= _DECIDING_WIDE + GAP
    if player.held or player.library:
        wide = min(hand_width(player.held, player.library, high), (right - x) // 3)
        yield Box("mine.hand", Frame(right - wide, top, wide, high), Tokens(player.held, player.library))
        right -= wide + GAP
    smithy_wide = (right - x - GAP) * 2 // 5 if player.smithy else _NO_DICE_WIDE
    supply = Frame(x, top, right - x - GAP - smithy_wide, high)
    yield Box("mine.supply", supply, Supply(player.supply, news.to_supply(seat) & player.supply))
    smithy = Frame(supply.right + GAP, top, smithy_wide, high)
    yield Box("mine.smithy", smithy, Smithy(player.smithy, news.to_smithy(seat) & player.smithy))


def _with_words(
    boxes: list[Box], needed: Sequence[Named], more: Sequence[Named], otherwise: Sequence[Named]
) -> list[Box]:
    """What the awaited player pays with, and beside it what signs mean: all that is needed, otherwise what fits."""
    held = {box.name: box for box in boxes}
    if "mine.supply" not in held:
        return boxes
    supply, smithy = held["mine.supply"], held["mine.smithy"]
    least = [_least_wide(supply), _least_wide(smithy)]
    room = smithy.frame.right - supply.frame.x - 2 * GAP - sum(least)
    found = beside(needed, more, room, supply.frame.h) or beside((), otherwise, room, supply.frame.h)
    if found is None:
        return boxes
    told, wide = found
    spare = (room - wide) // 2
    x, y, _, high = supply.frame
    places = [Frame(x, y, least[0] + spare, high)]
    places.append(Frame(places[0].right + GAP, y, least[1] + spare, high))
    places.append(Frame(places[1].right + GAP, y, smithy.frame.right - places[1].right - GAP, high))
    three = [("mine.supply", supply.holds), ("mine.smithy", smithy.holds), ("mine.words", told)]
    moved = [Box(name, frame, holds) for (name, holds), frame in zip(three, places, strict=True)]
    return [box for box in boxes if box not in (supply, smithy)] + moved


def _least_wide(pool: Box) -> int:
    """How wide a supply or smithy has to be for its dice to be as large as can be."""
    held = pool.holds
    assert isinstance(held, Supply | Smithy)
    high = pool.frame.h
    return 40 + high + row_width(counts(held.dice, held.gained), high - 18)


def _pier(view: State, news: News, y: int, sizes: _Sizes) -> Iterator[Box]:
    """The docks, while a card is left to turn down for one (2.5)."""
    if any(view.face_up):
        yield from docks(view, news, y, _PIER_HIGH)


def _aims(view: State, news: News, y: int, sizes: _Sizes) -> Iterator[Box]:
    """What the dice are gathered for."""
    player = view.players[view.turn]
    frames = grid(MARGIN, y, INNER, max(1, len(view.display)), len(view.display), sizes.aim, gap=GAP)
    for index, (card, frame) in enumerate(zip(view.display, frames, strict=True)):
        yield Box(f"display.{index}", frame, Aim(card, covered(card, player), card.item in news.displayed))


def _focus(view: State, news: News, y: int, sizes: _Sizes = _EASY) -> Iterator[Box]:
    """What can be made now."""
    player = view.players[view.turn]
    columns = max(1, min(DISPLAY_SIZE, len(view.display)))
    frames = grid(MARGIN, y, INNER, columns, len(view.display), _FOCUS_HIGH, gap=GAP)
    for index, (card, frame) in enumerate(zip(view.display, frames, strict=True)):
        boxes = covered(card, player)
        ready = player.hand is not None and all(boxes)
        yield Box(f"display.{index}", frame, Focus(card, boxes, ready, card.item in news.displayed))


def hand(view: State, news: News, y: int, sizes: _Sizes = _EASY) -> Iterator[Box]:
    """The awaited player's dice, rolled or to be rolled, and the benefits in hand."""
    seat, player = view.turn, view.players[view.turn]
    dice = hand_of(player, news)
    x, right = MARGIN + 3 * GAP + EMBLEM_SIDE, MARGIN + INNER - 2 * GAP
    hands_wide = 0
    rolled = player.hand is not None
    held_library = 0 if rolled else player.library
    if player.held:
        hands_wide = min(hand_width(player.held, 0, _POOL_HIGH), (right - x) // 3)
    room = right - x - (hands_wide + GAP if hands_wide else 0)
    least = _LEAST_OF_TWO if any(one.die.value > 9 for one in dice) else _LEAST_DIE
    side, rows = _dice_fitting(len(dice), room, least)
    high = max(_HAND_HIGH, rows * (side + 8) + 20)
    yield Box("hand", Frame(MARGIN, y, INNER, high), Panel(seat, awaited=True))
    middle = y + (high - EMBLEM_SIDE) // 2
    yield Box("hand.emblem", Frame(MARGIN + 2 * GAP, middle, EMBLEM_SIDE, EMBLEM_SIDE), Emblem(seat, lit=True))
    if hands_wide:
        spot = Frame(right - hands_wide, y + (high - _POOL_HIGH) // 2, hands_wide, _POOL_HIGH)
        yield Box("hand.held", spot, Tokens(player.held, 0))
    if not rolled:
        taken: list[tuple[str, Supply | Smithy | Tokens]] = [("supply", Supply(player.supply))]
        taken += [("smithy", Smithy(player.smithy))] if rolls_smithy_too(player) else []
        taken += [("library", Tokens((), held_library))] if held_library else []
        frames = grid(x, y + (high - _POOL_HIGH) // 2, room, len(taken), len(taken), _POOL_HIGH, gap=GAP)
        for (name, content), frame in zip(taken, frames, strict=True):
            yield Box(f"hand.{name}", frame, content)
        return
    columns = max(1, -(-len(dice) // rows))
    top = y + (high - rows * (side + 8) + 8) // 2
    for index, one in enumerate(dice):
        row, column = divmod(index, columns)
        yield Box(f"hand.{index}", Frame(x + column * (side + 8), top + row * (side + 8), side, side), one)


def _dice_fitting(count: int, room: int, least: int) -> tuple[int, int]:
    """The side at which so many dice are largest, and in how many rows."""
    for rows, most in ((1, _MOST_DIE), (2, _DIE_IN_ROWS)):
        side = min(most, (room + 8) // max(1, -(-count // rows)) - 8)
        if side >= least:
            return side, rows
    return max(1, min(_DIE_IN_ROWS, (room + 8) // -(-count // 3) - 8)), 3


def stakes_of(view: State, news: News) -> tuple[Stake, ...]:
    """What was made this round, by whom, and who may still take it."""
    return tuple(
        Stake(Seat(seat), one, at_stake(view, Seat(seat), one), one.card.item in news.made)
        for seat, player in enumerate(view.players)
        for one in player.made
    )


def _stakes(view: State, news: News, y: int, sizes: _Sizes = _EASY) -> Iterator[Box]:
    """The same as places; where they are very many, those that can still be taken first."""
    made = sorted(stakes_of(view, news), key=lambda stake: not stake.thieves)[:_MOST_STAKES]
    rows = -(-len(made) // 2)
    fitting = y + rows * (STAKE_HIGH + GAP) + LEAST_HIGH + BOTTOM <= HIGH
    columns = min(len(made), 2) if fitting and len(made) <= _WIDE_STAKES else 3
    frames = grid(MARGIN, y, INNER, max(1, columns), len(made), STAKE_HIGH, gap=GAP)
    for index, (stake, frame) in enumerate(zip(made, frames, strict=True)):
        yield Box(f"stake.{index}", frame, stake)


_SECTIONS: Final = {
    (Phase.GATHER, False): (_picks, _mine, _pier, _aims),
    (Phase.GATHER, True): (_picks, _mine, _pier, _aims),
    (Phase.CRAFT, False): (_focus, hand, _stakes),
    (Phase.CRAFT, True): (_focus, hand),
}
