"""Where everything of a posted board lies: what the next decision needs, as wide and high as Discord shows it large.

Discord's desktop client shrinks a picture into 550 by 350, so its letters are three times as large as they shall be
read. The full board, as tall as it needs to be, is `layout`.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.layout import grid, placed
from kingsforge_bot.games.kings_forge.advice.thieves import at_stake
from kingsforge_bot.games.kings_forge.pictures.art import SMALL
from kingsforge_bot.games.kings_forge.pictures.boxes import (
    BOTTOM,
    HEAD,
    HEADER,
    HIGH,
    INNER,
    MARGIN,
    WIDE,
    Box,
    Layout,
)
from kingsforge_bot.games.kings_forge.pictures.contents import Head, Panel, Smithy, Supply, Tokens
from kingsforge_bot.games.kings_forge.pictures.covering import covered
from kingsforge_bot.games.kings_forge.pictures.explaining import rare_in
from kingsforge_bot.games.kings_forge.pictures.forged import HIGH as MOMENT_HIGH
from kingsforge_bot.games.kings_forge.pictures.forged import forged
from kingsforge_bot.games.kings_forge.pictures.gather_post import gather_post
from kingsforge_bot.games.kings_forge.pictures.layout import header
from kingsforge_bot.games.kings_forge.pictures.legend import Named
from kingsforge_bot.games.kings_forge.pictures.news import NO_NEWS, News
from kingsforge_bot.games.kings_forge.pictures.panel_layout import hand_of, hand_width
from kingsforge_bot.games.kings_forge.pictures.post_contents import Course, Focus, Forged, Stake
from kingsforge_bot.games.kings_forge.pictures.race import LEAST_HIGH, full_height, podium, race
from kingsforge_bot.games.kings_forge.rules.crafting import rolls_smithy_too
from kingsforge_bot.games.kings_forge.rules.meta import DISPLAY_SIZE, target
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.render.canvas import Frame

GAP: Final = 8
_POOL_HIGH: Final = 76
AIM_HIGH: Final = 102
_FOCUS_HIGH: Final = 286
_HAND_HIGH: Final = 122
_MOST_DIE: Final = 96
_DIE_IN_ROWS: Final = 80
_LEAST_DIE: Final = 60
"""What is written on it is 9 px high in Discord's box; with a number of two figures it takes more."""
_LEAST_OF_TWO: Final = 80
STAKE_HIGH: Final = 118
_WIDE_STAKES: Final = 4
_MOST_STAKES: Final = 6
_RANKED_HIGH: Final = 108
_COURSE_HIGH: Final = 250
_MOST_COURSE: Final = 380


def post(view: State, news: News = NO_NEWS, made: tuple[Forged, ...] = (), words: Sequence[Named] = ()) -> Layout:
    """The boxes of a posted board: in each phase what is decided next comes first, and the race last.

    What was just `made` or stolen comes before all: large while others may still steal it, in a line once a new round
    asks what to gather.
    """
    if view.phase is Phase.GATHER:
        return gather_post(view, news, made, words)
    boxes = [*header(view)]
    y = HEADER + GAP
    if view.phase is Phase.OVER:
        return _closed([*boxes, *podium(view, y, HIGH - BOTTOM)])
    if made:
        boxes += forged(made, y, MOMENT_HIGH)
        y = boxes[-1].frame.bottom + GAP
    for section in (_focus, hand) if made else (_focus, hand, _stakes):
        part = list(section(view, news, y))
        end = max((box.frame.bottom for box in part), default=0) + GAP
        if part and (not made or end + LEAST_HIGH <= HIGH - BOTTOM):
            boxes += part
            y = end
    below = rare_in(boxes, words, Frame(MARGIN, y, INNER, HIGH - BOTTOM - y - LEAST_HIGH - GAP))
    y = max((box.frame.bottom + GAP for box in below), default=y)
    high = max(LEAST_HIGH, min(full_height(view, SMALL), HIGH - BOTTOM - y))
    racing = placed(race(view, news, high, SMALL), Frame(MARGIN, y, INNER, high))
    return _closed([*boxes, *below, *(Box(name, frame, holds) for frame, (name, holds) in racing)])


def end_post(view: State, course: tuple[tuple[int, ...], ...]) -> Layout:
    """The last board of a play: who came where with which items, and below that the race, round by round."""
    boxes = [*header(view), *podium(view, HEADER + GAP, HIGH - BOTTOM - _COURSE_HIGH - GAP, _RANKED_HIGH)]
    y = max(box.frame.bottom for box in boxes) + GAP
    race_run = Course(course, target(len(view.players)))
    high = min(_MOST_COURSE, HIGH - BOTTOM - y)
    return _closed([*boxes, Box("course", Frame(MARGIN, y, INNER, high), race_run)])


def _closed(boxes: list[Box]) -> Layout:
    return Layout(WIDE, max(box.frame.bottom for box in boxes) + BOTTOM, tuple(boxes))


def _focus(view: State, news: News, y: int) -> Iterator[Box]:
    """What can be made now."""
    player = view.players[view.turn]
    columns = max(1, min(DISPLAY_SIZE, len(view.display)))
    frames = grid(MARGIN, y, INNER, columns, len(view.display), _FOCUS_HIGH, gap=GAP)
    for index, (card, frame) in enumerate(zip(view.display, frames, strict=True)):
        boxes = covered(card, player)
        ready = player.hand is not None and all(boxes)
        yield Box(f"display.{index}", frame, Focus(card, boxes, ready, card.item in news.displayed))


def hand(view: State, news: News, y: int) -> Iterator[Box]:
    """The awaited player's dice, rolled or to be rolled, and the benefits in hand."""
    seat, player = view.turn, view.players[view.turn]
    dice = hand_of(player, news)
    x, right = MARGIN + 3 * GAP + HEAD, MARGIN + INNER - 2 * GAP
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
    middle = y + (high - HEAD) // 2
    yield Box("hand.head", Frame(MARGIN + 2 * GAP, middle, HEAD, HEAD), Head(seat))
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


def _stakes(view: State, news: News, y: int) -> Iterator[Box]:
    """The same as places; where they are very many, those that can still be taken first."""
    made = sorted(stakes_of(view, news), key=lambda stake: not stake.thieves)[:_MOST_STAKES]
    rows = -(-len(made) // 2)
    fitting = y + rows * (STAKE_HIGH + GAP) + LEAST_HIGH + BOTTOM <= HIGH
    columns = min(len(made), 2) if fitting and len(made) <= _WIDE_STAKES else 3
    frames = grid(MARGIN, y, INNER, max(1, columns), len(made), STAKE_HIGH, gap=GAP)
    for index, (stake, frame) in enumerate(zip(made, frames, strict=True)):
        yield Box(f"stake.{index}", frame, stake)
