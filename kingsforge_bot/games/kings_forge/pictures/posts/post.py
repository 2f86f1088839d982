"""Where everything of a posted board lies: what the next decision needs, as wide and high as Discord shows it large.

Discord's desktop client shrinks a picture into 550 by 350, so its letters are three times as large as they shall be
read. The full board, as tall as it needs to be, is `layout`.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.layout import Grid, Inset, Over, Part, Row, Space, middle, tall
from kingsforge_bot.games.kings_forge.advice.thieves import at_stake
from kingsforge_bot.games.kings_forge.pictures.contents import Head, Panel, RolledDie, Tokens
from kingsforge_bot.games.kings_forge.pictures.glyphs.legend import Named
from kingsforge_bot.games.kings_forge.pictures.news import NO_NEWS, News
from kingsforge_bot.games.kings_forge.pictures.places import (
    HEAD,
    INNER,
    POST_GAP,
    POST_ROOM,
    Layout,
    Parts,
    Thing,
    contents,
    left_below,
    numbered,
    place,
    posted,
    side_by_side,
)
from kingsforge_bot.games.kings_forge.pictures.post_contents import Focus, Forged, Missed, Stake
from kingsforge_bot.games.kings_forge.pictures.posts.celebrated import MOST
from kingsforge_bot.games.kings_forge.pictures.posts.explaining import rare_in
from kingsforge_bot.games.kings_forge.pictures.posts.forged import forged
from kingsforge_bot.games.kings_forge.pictures.posts.gather_post import gather_post
from kingsforge_bot.games.kings_forge.pictures.posts.race import LEAST_HIGH, podium, race
from kingsforge_bot.games.kings_forge.pictures.posts.shapes import usual
from kingsforge_bot.games.kings_forge.pictures.table.covering import covered
from kingsforge_bot.games.kings_forge.pictures.table.layout import header
from kingsforge_bot.games.kings_forge.pictures.table.panel_layout import hand_of, hand_width, to_roll
from kingsforge_bot.games.kings_forge.rules.state import Phase, State

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


def post(
    view: State,
    news: News = NO_NEWS,
    made: tuple[Forged, ...] = (),
    words: Sequence[Named] = (),
    missed: tuple[Missed, ...] = (),
) -> Layout:
    """The places of a posted board: in each phase what is decided next comes first, and the race last.

    What was just `made` or stolen comes before all: large while others may still steal it, in a line once a new round
    asks what to gather; there it is also told whose roll came to nothing.
    """
    if view.phase is Phase.GATHER:
        return gather_post(view, news, (*missed[: MOST - len(made)], *made), words)
    if view.phase is Phase.OVER:
        return posted(header(view), podium(view, POST_ROOM))
    parts: list[Part[Thing]] = [forged(made)] if made else []
    for part in (*_focus(view, news), hand(view, news)):
        if not made or left_below([*parts, part]) >= LEAST_HIGH:
            parts.append(part)
    if not made:
        parts.append(_stakes(view, news, left_below(parts) - LEAST_HIGH))
    shown = contents(Over((header(view), *parts)))
    if legend := rare_in(shown, words, INNER, left_below(parts) - LEAST_HIGH - POST_GAP):
        parts.append(place("legend", legend, legend.high))
    high = max(LEAST_HIGH, min(usual(view).high, left_below(parts)))
    return posted(header(view), (*parts, race(view, news, high)))


def _focus(view: State, news: News) -> Parts:
    """What can be made now, if anything."""
    player = view.players[view.turn]
    cards: list[Focus] = []
    for card in view.display:
        filled = covered(card, player)
        ready = player.hand is not None and all(filled)
        cards.append(Focus(card, filled, ready, card.item in news.displayed))
    return (side_by_side("display", cards, POST_GAP, _FOCUS_HIGH),) if cards else ()


def hand(view: State, news: News) -> Part[Thing]:
    """The awaited player's dice, rolled or to be rolled, and the benefits in hand."""
    player = view.players[view.turn]
    room = INNER - 4 * POST_GAP - HEAD - POST_GAP
    held: Parts = ()
    if player.held:
        wide = min(hand_width(player.held, 0, _POOL_HIGH), room // 3)
        held = (middle(place("hand.held", Tokens(player.held, 0), _POOL_HIGH), wide),)
        room -= wide + POST_GAP
    if player.hand is None:
        lies: Part[Thing] = Over((middle(to_roll(player, POST_GAP, _POOL_HIGH)),), _MOST_DIE)
    else:
        lies = _rolled(hand_of(player, news), room)
    panel, head = place("hand", Panel(view.turn, awaited=True)), place("hand.head", Head(view.turn), HEAD)
    row = Row((middle(head, HEAD), middle(lies), *held), POST_GAP)
    return Over((panel, Inset(row, 2 * POST_GAP, 0)), max(_HAND_HIGH, tall(lies) + 28))


def _rolled(dice: Sequence[RolledDie], room: int) -> Part[Thing]:
    """As large as there is room; none take as much of it as one."""
    if not dice:
        return Space(_MOST_DIE)
    side, rows = _dice_fitting(len(dice), room, _LEAST_OF_TWO if any(one.die.value > 9 for one in dice) else _LEAST_DIE)
    return Grid(numbered("hand", dice), max(1, -(-len(dice) // rows)), side, 8, wide=side)


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


def _stakes(view: State, news: News, room: int) -> Part[Thing]:
    """The same as places; where they are very many, those that can still be taken first."""
    made = sorted(stakes_of(view, news), key=lambda stake: not stake.thieves)[:_MOST_STAKES]
    pairs: Grid[Thing] = Grid(numbered("stake", made), max(1, min(len(made), 2)), STAKE_HIGH, POST_GAP)
    return pairs if len(made) <= _WIDE_STAKES and tall(pairs) + POST_GAP <= room else replace(pairs, columns=3)
