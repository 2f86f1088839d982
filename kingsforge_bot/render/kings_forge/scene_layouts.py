"""Where everything lies on the pictures besides the board: pure functions from views to named boxes."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.actions import Use
from kingsforge_bot.games.kings_forge.benefits import Held, change_of
from kingsforge_bot.games.kings_forge.boxes import arranged
from kingsforge_bot.games.kings_forge.cards import Card
from kingsforge_bot.games.kings_forge.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.dice import Die, die
from kingsforge_bot.games.kings_forge.effects import TURNED_TO, Boost, BoostOrDie, Flip
from kingsforge_bot.games.kings_forge.meta import FACE_UP
from kingsforge_bot.games.kings_forge.proposals.offers import Offer, Proposal
from kingsforge_bot.games.kings_forge.state import Phase, State
from kingsforge_bot.render.canvas import Frame
from kingsforge_bot.render.kings_forge.boxes import (
    DISPLAY_HIGH,
    GAP,
    HEADER,
    INNER,
    MARGIN,
    PAD,
    WIDE,
    Box,
    Layout,
    grid,
)
from kingsforge_bot.render.kings_forge.contents import Header, OnDisplay, Panel, RolledDie, Smithy, Supply, TableName
from kingsforge_bot.render.kings_forge.layout import display, header
from kingsforge_bot.render.kings_forge.news import NO_NEWS, News
from kingsforge_bot.render.kings_forge.panel_layout import hand_of, nameplate
from kingsforge_bot.render.kings_forge.scene_contents import (
    CardFace,
    Chair,
    Chairs,
    Change,
    CraftFace,
    Deed,
    Offered,
    Tool,
    Trophies,
    Within,
)

_ROW_HIGH = 128
_OFFERED_HIGH = 104
_BENCH_DIE = 92
_WITHIN_HIGH = 306
_TOOL_HIGH = 100
_CHAIR_HIGH = 260
_FACE_HIGH = 528


def compact(view: State, news: News = NO_NEWS, deed: Deed | None = None) -> Layout:
    """A board without queue, docks and claims: one line per player. As high for every state of a game.

    With a deed it is a picture of a replay, and says what was done instead of who is awaited.
    """
    boxes = [*_told(view, deed)]
    y = HEADER + GAP
    boxes += display(view, news, y)
    y += DISPLAY_HIGH + GAP
    boxes += _in_the_middle(view, news, y)
    y += _OFFERED_HIGH + GAP
    for index in range(len(view.players)):
        boxes += _line(view, news, Seat(index), y)
        y += _ROW_HIGH + GAP
    return Layout(WIDE, y - GAP + MARGIN, tuple(boxes))


def _in_the_middle(view: State, news: News, y: int) -> Iterator[Box]:
    """What the awaited player has to do with: the cards to claim, after the craft roll the dice."""
    hand = hand_of(view.players[view.turn], news)
    if not hand or view.phase is not Phase.CRAFT:
        cards: list[Card | None] = [*view.face_up, *[None] * FACE_UP]
        for index, frame in enumerate(grid(MARGIN, y, INNER, FACE_UP, FACE_UP, _OFFERED_HIGH)):
            yield Box(f"gather.{index}", frame, Offered(cards[index], cards[index] in news.dealt))
        return
    yield Box("hand", Frame(MARGIN, y, INNER, _OFFERED_HIGH), Panel(view.turn, awaited=True))
    step = min(_OFFERED_HIGH - 2 * PAD + 8, (INNER - 2 * PAD) // len(hand))
    side = max(1, step - max(1, step // 10))
    for index, rolled in enumerate(hand):
        spot = Frame(MARGIN + PAD + index * step, y + (_OFFERED_HIGH - side) // 2, side, side)
        yield Box(f"hand.{index}", spot, rolled)


def _told(view: State, deed: Deed | None) -> Iterator[Box]:
    for box in header(view):
        is_told = deed is not None and box.name == "header.awaited"
        yield Box(box.name, box.frame, deed) if is_told and deed is not None else box


def _line(view: State, news: News, seat: Seat, y: int) -> Iterator[Box]:
    """One player: who, how far, dice, items."""
    name, player = f"player.{seat}", view.players[seat]
    awaited = view.turn == seat and view.phase is not Phase.OVER
    yield Box(name, Frame(MARGIN, y, INNER, _ROW_HIGH), Panel(seat, awaited))
    yield from nameplate(view, news, seat, MARGIN + PAD, y + PAD)
    x, high = MARGIN + PAD + 356, _ROW_HIGH - 2 * PAD
    supply = Supply(player.supply, news.to_supply(seat) & player.supply)
    smithy = Smithy(player.smithy, news.to_smithy(seat) & player.smithy)
    yield Box(f"{name}.supply", Frame(x, y + PAD + 10, 396, high - 20), supply)
    yield Box(f"{name}.smithy", Frame(x + 406, y + PAD + 10, 340, high - 20), smithy)
    trophies = Trophies(player.items, tuple(made.card for made in player.made))
    yield Box(f"{name}.won", Frame(x + 760, y + PAD, WIDE - MARGIN - PAD - x - 760, high), trophies)


def workbench(view: State, offers: Sequence[Offer] = ()) -> Layout:
    """The craft turn of the player on turn: dice as rolled, benefits in hand, and every item within reach, filled."""
    player = view.players[view.turn]
    boxes = [*header(view)]
    y = HEADER + GAP
    hand = hand_of(player, NO_NEWS)
    columns = (INNER - 2 * PAD) // (_BENCH_DIE + 12)
    rows = max(1, -(-len(hand) // columns))
    whole = Frame(MARGIN, y, INNER, 2 * PAD + rows * (_BENCH_DIE + 12) - 12)
    boxes.append(Box("hand", whole, Panel(view.turn, awaited=True)))
    for index, rolled in enumerate(hand):
        row, column = divmod(index, columns)
        step = _BENCH_DIE + 12
        spot = Frame(MARGIN + PAD + column * step, y + PAD + row * step, _BENCH_DIE, _BENCH_DIE)
        boxes.append(Box(f"hand.{index}", spot, RolledDie(rolled.die)))
    if not hand:
        spot = Frame(MARGIN + PAD, y + PAD, INNER - 2 * PAD, _BENCH_DIE)
        boxes.append(Box("hand.supply", spot, Supply(player.supply)))
    y = whole.bottom + GAP
    tools = [Tool(held) for held in player.held]
    for index, (tool, frame) in enumerate(zip(tools, grid(MARGIN, y, INNER, 4, len(tools), _TOOL_HIGH), strict=True)):
        boxes.append(Box(f"tool.{index}", frame, tool))
    if tools:
        y = boxes[-1].frame.bottom + GAP
    within = [_within(view, offer.cheapest) for offer in offers]
    high = _WITHIN_HIGH if any(item.changes for item in within) else _WITHIN_HIGH - 64
    for index, (item, frame) in enumerate(zip(within, grid(MARGIN, y, INNER, 2, len(within), high), strict=True)):
        boxes.append(Box(f"within.{index}", frame, item))
    if within:
        y = boxes[-1].frame.bottom + GAP
    reached = {offer.item for offer in offers if offer.seat is None}
    rest = tuple(card for card in view.display if card.item not in reached)
    shown = display(replace(view, display=rest), NO_NEWS, y)
    boxes += [box for box in shown if not (isinstance(box.holds, OnDisplay) and box.holds.card is None)]
    return Layout(WIDE, max(box.frame.bottom for box in boxes) + MARGIN, tuple(boxes))


def _within(view: State, way: Proposal) -> Within:
    made = () if way.seat is None else view.players[way.seat].made
    standing = next((one for one in made if one.card.item == way.item), None)
    card = standing.card if standing else next(card for card in view.display if card.item == way.item)
    changes = tuple(_change(use, held) for use, held in zip(way.uses, way.spent, strict=True))
    # As in a steal they are compared: colour by colour, the low die on the low box (3.4).
    beaten = arranged(card, standing.dice) if standing else ()
    return Within(card, arranged(card, way.dice) if standing else way.dice, changes, way.seat, beaten)


def _change(use: Use, held: Held) -> Change:
    return Change(held, use.on, tuple(after(held, one) for one in use.on))


def after(held: Held, one: Die) -> Die:
    """What a die shows once the benefit was used on it; a re-roll is not foreseen."""
    match change_of(held):
        case Boost(by=by) | BoostOrDie(boost=Boost(by=by)):
            return die(one.kind, one.value + by)
        case Flip():
            return die(one.kind, TURNED_TO + 1 - one.value)
        case _:
            return die(one.kind, TURNED_TO)


def lobby(capacity: int, taken: Sequence[Seat]) -> Layout:
    """The seats of a table that has not begun."""
    boxes = [Box("header", Frame(0, 0, WIDE, HEADER), Header())]
    boxes.append(Box("header.chairs", Frame(MARGIN, 14, 400, HEADER - 28), Chairs(len(taken), capacity)))
    boxes.append(Box("header.table", Frame(1170, 14, WIDE - MARGIN - 1170, HEADER - 28), TableName()))
    for index, frame in enumerate(grid(MARGIN, HEADER + GAP, INNER, 4, capacity, _CHAIR_HIGH)):
        boxes.append(Box(f"chair.{index}", frame, Chair(Seat(index), Seat(index) in taken)))
    return Layout(WIDE, HEADER + GAP + _CHAIR_HIGH + MARGIN, tuple(boxes))


def face(card: Card | CraftCard) -> Layout:
    """A single card."""
    content = CraftFace(card) if isinstance(card, CraftCard) else CardFace(card)
    return Layout(WIDE, _FACE_HIGH + 2 * MARGIN, (Box("card", Frame(MARGIN, MARGIN, INNER, _FACE_HIGH), content),))
