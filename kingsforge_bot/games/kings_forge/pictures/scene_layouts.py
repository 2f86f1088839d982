"""Where everything lies on the pictures besides the board: pure functions from views to named boxes."""

from collections.abc import Iterator, Sequence

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.layout import grid
from kingsforge_bot.games.kings_forge.pictures.boxes import (
    DISPLAY_HIGH,
    GAP,
    HEAD,
    HEADER,
    INNER,
    MARGIN,
    PAD,
    PLATE_HIGH,
    WIDE,
    Box,
    Layout,
)
from kingsforge_bot.games.kings_forge.pictures.contents import (
    Content,
    Header,
    Panel,
    Smithy,
    Supply,
    TableName,
    Tokens,
)
from kingsforge_bot.games.kings_forge.pictures.layout import display, header
from kingsforge_bot.games.kings_forge.pictures.news import NO_NEWS, News
from kingsforge_bot.games.kings_forge.pictures.panel_layout import hand_of, hand_width, nameplate, place_of, too_late
from kingsforge_bot.games.kings_forge.pictures.race import slots_of
from kingsforge_bot.games.kings_forge.pictures.row import row_width
from kingsforge_bot.games.kings_forge.pictures.scene_contents import (
    CardFace,
    Chair,
    Chairs,
    CraftFace,
    Deed,
    Medal,
    Offered,
    Signboard,
)
from kingsforge_bot.games.kings_forge.pictures.signs import counts
from kingsforge_bot.games.kings_forge.rules.cards import Card
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.crafting import rolls_smithy_too
from kingsforge_bot.games.kings_forge.rules.meta import FACE_UP
from kingsforge_bot.games.kings_forge.rules.state import Phase, Player, State
from kingsforge_bot.render.canvas import Frame

_ROW_HIGH = 166
_TOLD_HIGH = 110
_POOLS_WIDE = 620
_HAND_WIDE = 250
_OFFERED_HIGH = 104
_CHAIR_HIGH = 260
_SIGNBOARD_HIGH = 292
_FACE_HIGH = 528


def compact(view: State, news: News = NO_NEWS, deed: Deed | None = None) -> Layout:
    """A board without queue, docks and claims: one line per player, of the claims only the benefits.

    As high for every state of a game.

    With a deed it is a picture of a replay, and says what was done instead of who is awaited.
    """
    boxes = [*(header(view) if deed is None else _told(view, deed))]
    y, count, high = boxes[0].frame.bottom + GAP, len(view.players), _ROW_HIGH
    above = DISPLAY_HIGH + GAP + _OFFERED_HIGH + GAP
    bottom = y + above + count * (high + GAP) - GAP + MARGIN
    if view.phase is Phase.OVER:
        # Nothing is left to do or to claim: the players have the room.
        high += above // count
    else:
        boxes += display(view, news, y)
        boxes += _in_the_middle(view, news, y + DISPLAY_HIGH + GAP)
        y += above
    for index in range(count):
        boxes += _line(view, news, Seat(index), Frame(MARGIN, y, INNER, high))
        y += high + GAP
    return Layout(WIDE, bottom, tuple(boxes))


def _in_the_middle(view: State, news: News, y: int) -> Iterator[Box]:
    """What the awaited player has to do with: the cards to claim, in the craft phase the dice."""
    if view.phase is not Phase.CRAFT:
        for index, (card, frame) in enumerate(
            zip(view.face_up, grid(MARGIN, y, INNER, FACE_UP, len(view.face_up), _OFFERED_HIGH, gap=GAP), strict=True)
        ):
            if card is not None:
                yield Box(f"gather.{index}", frame, Offered(card, card in news.dealt))
        return
    player = view.players[view.turn]
    yield Box("hand", Frame(MARGIN, y, INNER, _OFFERED_HIGH), Panel(view.turn, awaited=True))
    hand = hand_of(player, news)
    if not hand:
        yield from _to_roll(player, Frame(MARGIN, y, INNER, _OFFERED_HIGH).inset(PAD))
        return
    step = min(_OFFERED_HIGH - 2 * PAD + 8, (INNER - 2 * PAD) // len(hand))
    side = max(1, step - max(1, step // 10))
    for index, rolled in enumerate(hand):
        spot = Frame(MARGIN + PAD + index * step, y + (_OFFERED_HIGH - side) // 2, side, side)
        yield Box(f"hand.{index}", spot, rolled)


def _to_roll(player: Player, room: Frame) -> Iterator[Box]:
    """The dice that a craft roll takes (3.1)."""
    taken: list[tuple[str, Content]] = [("supply", Supply(player.supply))]
    if rolls_smithy_too(player):
        taken.append(("smithy", Smithy(player.smithy)))
    if player.library:
        taken.append(("library", Tokens((), player.library)))
    frames = grid(room.x, room.y, room.w, len(taken), len(taken), room.h, gap=GAP)
    for (name, content), frame in zip(taken, frames, strict=True):
        yield Box(f"hand.{name}", frame, content)


def _told(view: State, deed: Deed) -> Iterator[Box]:
    """The band of a replay: what was done, below it round, phase, anvil and table."""
    whole, awaited, *others = header(view)
    yield Box(whole.name, Frame(0, 0, WIDE, HEADER + _TOLD_HIGH), whole.holds)
    yield Box("header.deed", Frame(MARGIN, awaited.frame.y, INNER, awaited.frame.h), deed)
    for box in others:
        x, y, wide, high = box.frame
        left = 0 if box.frame.right == WIDE - MARGIN else others[0].frame.x - MARGIN
        yield Box(box.name, Frame(x - left, y + _TOLD_HIGH, wide, high), box.holds)


def _line(view: State, news: News, seat: Seat, whole: Frame) -> Iterator[Box]:
    """One player: who, how far, dice, items; at the end the place instead of the dice."""
    name, player = f"player.{seat}", view.players[seat]
    over = view.phase is Phase.OVER
    awaited = view.turn == seat and not over
    place = place_of(view, seat)
    yield Box(name, whole, Panel(seat, awaited, best=over and place == 1))
    middle = whole.y + (whole.h - HEAD) // 2
    left, inner = MARGIN + PAD, whole.inset(PAD)
    if over:
        yield Box(f"{name}.medal", Frame(left, middle, HEAD, HEAD), Medal(place))
        left += HEAD + GAP
    cached_tile = tuple(nameplate(view, news, seat, left, middle))
    yield from cached_tile
    x = cached_tile[-1].frame.right + PAD
    if not over:
        supply, smithy = grid(x, inner.y, _POOLS_WIDE, 1, 2, (inner.h - 6) // 2, gap=6)
        if player.held or player.library:
            # The dice leave what they do not need, and give up some of what they do.
            left_over = supply.w - supply.h - 54 - row_width(counts(player.supply, news.to_supply(seat)), supply.h)
            wide = min(max(_HAND_WIDE, left_over), hand_width(player.held, player.library, supply.h))
            spot = Frame(supply.right - wide, supply.y, wide, supply.h)
            yield Box(f"{name}.hand", spot, Tokens(player.held, player.library, too_late(view, seat)))
            supply = Frame(supply.x, supply.y, supply.w - wide - 6, supply.h)
        yield Box(f"{name}.supply", supply, Supply(player.supply, news.to_supply(seat) & player.supply))
        yield Box(f"{name}.smithy", smithy, Smithy(player.smithy, news.to_smithy(seat) & player.smithy))
        x += _POOLS_WIDE + PAD
    yield Box(f"{name}.won", Frame(x, inner.y, inner.right - x, inner.h), slots_of(view, seat))


def lobby(capacity: int, taken: Sequence[Seat]) -> Layout:
    """The seats of a table that has not begun."""
    boxes = [Box("header", Frame(0, 0, WIDE, HEADER), Header())]
    boxes.append(Box("header.chairs", Frame(MARGIN, 8, 400, PLATE_HIGH), Chairs(len(taken), capacity)))
    boxes.append(Box("header.table", Frame(1170, 8, WIDE - MARGIN - 1170, PLATE_HIGH), TableName()))
    y = HEADER + GAP
    boxes.append(Box("signboard", Frame(MARGIN, y, INNER, _SIGNBOARD_HIGH), Signboard()))
    y += _SIGNBOARD_HIGH + GAP
    for index, frame in enumerate(grid(MARGIN, y, INNER, capacity, capacity, _CHAIR_HIGH, gap=GAP)):
        boxes.append(Box(f"chair.{index}", frame, Chair(Seat(index), Seat(index) in taken)))
    return Layout(WIDE, y + _CHAIR_HIGH + MARGIN, tuple(boxes))


def face(card: Card | CraftCard) -> Layout:
    """A single card."""
    content = CraftFace(card) if isinstance(card, CraftCard) else CardFace(card)
    return Layout(WIDE, _FACE_HIGH + 2 * MARGIN, (Box("card", Frame(MARGIN, MARGIN, INNER, _FACE_HIGH), content),))
