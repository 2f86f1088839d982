"""A board without queue, docks and claims, for replays: a line for each player."""

from collections.abc import Sequence
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.layout import Column, Inset, Over, Part, Row, Space, middle, paint
from kingsforge_bot.games.kings_forge.pictures.art import SMALL
from kingsforge_bot.games.kings_forge.pictures.contents import Header, Panel, RolledDie, TableName, Tokens
from kingsforge_bot.games.kings_forge.pictures.glyphs.parts import draw_card_ground, look, text
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import row_width
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import counts
from kingsforge_bot.games.kings_forge.pictures.names import card_name
from kingsforge_bot.games.kings_forge.pictures.news import NO_NEWS, News
from kingsforge_bot.games.kings_forge.pictures.places import (
    DISPLAY_HIGH,
    GAP,
    HEADER,
    INNER,
    PAD,
    PLATE_HIGH,
    Layout,
    Thing,
    page,
    place,
)
from kingsforge_bot.games.kings_forge.pictures.posts.shapes import slots_of
from kingsforge_bot.games.kings_forge.pictures.scene_contents import Headline, Offered
from kingsforge_bot.games.kings_forge.pictures.table.layout import band, display, facts, header
from kingsforge_bot.games.kings_forge.pictures.table.panel_layout import (
    PLATE_WIDE,
    hand_of,
    hand_width,
    nameplate,
    place_of,
    pools,
    to_roll,
    too_late,
    with_medal,
)
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.render.canvas import Canvas
from kingsforge_bot.render.frame import Frame

_ROW_HIGH: Final = 166
_HEADLINE_HIGH: Final = 110
_POOLS_WIDE: Final = 620
_HAND_WIDE: Final = 250
_OFFERED_HIGH: Final = 104


def compact(view: State, news: News = NO_NEWS, headline: Headline | None = None) -> Layout:
    """A board without queue, docks and claims: one line per player, of the claims only the benefits.

    As high for every state of a game.

    With a headline, as in a replay, it says what was done instead of who is awaited.
    """
    seats, over = range(len(view.players)), view.phase is Phase.OVER
    lines = tuple(_line(view, news, Seat(seat)) for seat in seats)
    shown = display(view, news) or (Space(DISPLAY_HIGH),)
    above = () if over else (*shown, _in_the_middle(view, news))
    # Where nothing is left to do or to claim, the players have the room.
    high = len(seats) * (_ROW_HIGH + GAP) - GAP + (DISPLAY_HIGH + GAP + _OFFERED_HIGH + GAP if over else 0)
    return page(header(view) if headline is None else _band(view, headline), (*above, Column(lines, GAP, high)))


def _in_the_middle(view: State, news: News) -> Part[Thing]:
    """What the awaited player has to do with: the cards to claim, in the craft phase the dice."""
    if view.phase is not Phase.CRAFT:
        cards = (
            Space() if card is None else place(f"gather.{slot}", Offered(card, card in news.dealt))
            for slot, card in enumerate(view.face_up)
        )
        return Row(tuple(cards), GAP, _OFFERED_HIGH)
    player = view.players[view.turn]
    hand = hand_of(player, news)
    lying = _rolled(hand) if hand else to_roll(player, GAP)
    return Over((place("hand", Panel(view.turn, awaited=True)), Inset(lying, PAD, PAD)), _OFFERED_HIGH)


def _rolled(hand: Sequence[RolledDie]) -> Part[Thing]:
    """Dice in a row, smaller where there are many."""
    step = min(_OFFERED_HIGH - 2 * PAD + 8, (INNER - 2 * PAD) // len(hand))
    gap = max(1, step // 10)
    side = max(1, step - gap)
    dice = tuple(place(f"hand.{index}", rolled, side) for index, rolled in enumerate(hand))
    return middle(Row(dice, gap, side))


def _band(view: State, headline: Headline) -> Part[Thing]:
    """The band of a replay: what was done, below it round, phase, anvil and table."""
    above = place("header.headline", headline, PLATE_HIGH)
    below = Row((*facts(view), place("header.table", TableName())), size=PLATE_HIGH)
    plates = Column((above, below), _HEADLINE_HIGH - PLATE_HIGH, PLATE_HIGH + _HEADLINE_HIGH)
    return band(Header(view.phase), plates, HEADER + _HEADLINE_HIGH)


def _line(view: State, news: News, seat: Seat) -> Part[Thing]:
    """One player: who, how far, dice, items; at the end the place instead of the dice."""
    name, rank = f"player.{seat}", place_of(view, seat)
    won = place(f"{name}.won", slots_of(view, seat))
    if view.phase is Phase.OVER:
        panel, row = Panel(seat, awaited=False, best=rank == 1), Row((with_medal(view, news, seat, rank), won), PAD)
    else:
        who = middle(nameplate(view, news, seat), PLATE_WIDE)
        panel, row = Panel(seat, view.turn == seat), Row((who, _dice(view, news, seat), won), PAD)
    return Over((place(name, panel), Inset(row, PAD, PAD)))


def _dice(view: State, news: News, seat: Seat) -> Part[Thing]:
    """What a player holds beside the supply, below both the smithy."""
    player, high = view.players[seat], (_ROW_HIGH - 2 * PAD - 6) // 2
    supply, smithy = pools(view, news, seat)
    if player.held or player.library:
        # The dice leave what they do not need, and give up some of what they do.
        left_over = _POOLS_WIDE - high - 54 - row_width(counts(player.supply, news.to_supply(seat)), high)
        wide = min(max(_HAND_WIDE, left_over), hand_width(player.held, player.library, high))
        held = Tokens(player.held, player.library, too_late(view, seat))
        supply = Row((supply, place(f"player.{seat}.hand", held, wide)), 6)
    return Column((supply, smithy), 6, _POOLS_WIDE)


def draw_offered(canvas: Canvas, frame: Frame, offered: Offered) -> None:
    """A card to claim: how it looks and what it is called."""
    draw_card_ground(canvas, frame, fresh=offered.fresh)
    named = text(card_name(offered.card), 38, 24)
    paint(canvas, Row((Space(10), look("gather", offered.card.value, SMALL), Space(10), named, Space(12))), frame)
