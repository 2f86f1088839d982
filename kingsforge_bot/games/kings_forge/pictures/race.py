"""Where the race of a posted board lies: who every player is, and how far, side by side; at the end the podium."""

from collections.abc import Iterator
from typing import Final, TypeAlias

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.layout import Column, Inset, Leaf, Over, Part, Row, Space
from kingsforge_bot.games.kings_forge.advice.thieves import at_stake
from kingsforge_bot.games.kings_forge.pictures.art import SMALL, TINY
from kingsforge_bot.games.kings_forge.pictures.boxes import HEAD, INNER, MARGIN, Box
from kingsforge_bot.games.kings_forge.pictures.contents import Content, Head, Nameplate, Panel
from kingsforge_bot.games.kings_forge.pictures.deeds import leaders
from kingsforge_bot.games.kings_forge.pictures.news import News
from kingsforge_bot.games.kings_forge.pictures.panel_layout import acts, too_late
from kingsforge_bot.games.kings_forge.pictures.pools import gained_shown
from kingsforge_bot.games.kings_forge.pictures.post_contents import Gained, InHand, OnPost, Plate, Purse, Slots
from kingsforge_bot.games.kings_forge.pictures.row import row_width
from kingsforge_bot.games.kings_forge.pictures.scene_contents import Medal, Prize
from kingsforge_bot.games.kings_forge.pictures.signs import in_hand
from kingsforge_bot.games.kings_forge.rules.cleanup import places
from kingsforge_bot.games.kings_forge.rules.meta import target
from kingsforge_bot.games.kings_forge.rules.state import Player, State
from kingsforge_bot.render.canvas import Frame

LEAST_HIGH: Final = 144
_GAP: Final = 8
_PAD: Final = 9
_GAINED: Final = 40
_PLATE: Final = 50
_LINE: Final = 48
_WIDE: Final = 700
_ROOMY: Final = 460
_FIRST_HIGH: Final = 268
_PRIZES: Final = 6
_PRIZE_HIGH: Final = 236
Placed: TypeAlias = tuple[str, Content | OnPost]


def race(view: State, news: News, high: int, slot: int) -> Row[Placed]:
    """A place per player, side by side: who, dice, what is in hand where there is room, items won in slots so high."""
    count = len(view.players)
    wide = (INNER - _GAP * (count - 1)) // count
    return Row(
        tuple(_place(view, news, Seat(seat), Frame(0, 0, wide, high), slot) for seat in range(count)), _GAP, high
    )


def _place(view: State, news: News, seat: Seat, whole: Frame, slot: int) -> Over[Placed]:
    panel = Leaf((f"player.{seat}", Panel(seat, view.turn == seat)))
    return Over((panel, Inset(_seat(view, news, seat, whole, slot), _PAD, _PAD)))


def full_height(view: State, slot: int) -> int:
    """How high the places are in which everything has room."""
    count = len(view.players)
    lines = 0 if (INNER - _GAP * (count - 1)) // count >= _WIDE else _LINE + 5
    return 2 * _PAD + _PLATE + 4 + _LINE + 5 + lines + (slot if lines else SMALL)


def _seat(view: State, news: News, seat: Seat, whole: Frame, slot: int) -> Part[Placed]:
    """What lies in a player's place, by how large that is."""
    player, acting, name = view.players[seat], acts(view, seat), f"player.{seat}"
    wide, high = whole.w, whole.h
    roomy = wide >= _ROOMY
    anvil, awaited = roomy and view.anvil == seat, roomy and view.turn == seat
    plate: Placed = f"{name}.plate", Plate(seat, anvil, not acting, seat in news.passed, awaited)
    gained = Gained(news.to_supply(seat) & player.supply, news.to_smithy(seat) & player.smithy)
    usable: Placed = f"{name}.usable", Purse(player.supply, gained.supply)
    later: Placed = f"{name}.later", Purse(player.smithy, gained.smithy, smithy=True)
    hand = _hand(name, player, too_late(view, seat))
    slots: Placed = f"{name}.slots", slots_of(view, seat)
    head: Placed = f"{name}.head", Head(seat, seat in leaders(view))
    side = _PLATE + _LINE + 4
    inner = high - 2 * _PAD
    if wide >= _WIDE and high >= full_height(view, slot):
        pools = Row((Leaf(usable), *(Leaf(one.holds, _hand_wide(one, wide)) for one in hand)), 8, _LINE)
        above = Row((Leaf(head, side), Column((Leaf(plate, _PLATE), pools), 4)), 14, side)
        middle: Part[Placed] = Column((Space(), Leaf(later, _LINE), Space()))
        return Column((above, Row((middle, Leaf(slots, 5 * (SMALL + 6))), 12)), 5)
    if high >= full_height(view, slot):
        # What is paid with needs the most room.
        rest = Row((Leaf(later), *(Leaf(one.holds, _hand_wide(one, wide)) for one in hand)), 8, _LINE)
        lines: tuple[Part[Placed], ...] = (Leaf(usable, _LINE), rest) if roomy else (rest, Leaf(usable, _LINE))
        above = Row((Leaf(head, side), Column((Leaf(plate, _PLATE), lines[0]), 4)), 12, side)
        return Column((above, lines[1], Leaf(slots, slot)), 5)
    if inner - SMALL - 4 >= side:
        pools = Row((Leaf(usable), Leaf(later)), 8, _LINE)
        above = Row((Leaf(head, side), Column((Leaf(plate, _PLATE), pools), 4)), 10, side)
        return Column((above, Leaf(slots)), 4)
    side = inner - SMALL - 4
    came = _came(f"{name}.gained", gained, wide * 2 // 5)
    return Column((Row((Leaf(head, side), Leaf(plate), *came), 8, side), Leaf(slots, SMALL)), 4)


def _hand(name: str, player: Player, late: bool) -> tuple[Leaf[Placed], ...]:
    """What the player holds, if anything, unless it is too late for it."""
    held = () if late else player.held
    return (Leaf((f"{name}.hand", InHand(held, player.library))),) if held or player.library else ()


def _hand_wide(hand: Leaf[Placed], wide: int) -> int:
    """How much of a place it takes beside the dice of the next round."""
    content = hand.holds[1]
    assert isinstance(content, InHand)
    return min(row_width(in_hand(content.held, content.library), _LINE), wide * 2 // 5)


def slot_of(view: State) -> int:
    """How high the slots are: lower while nobody has an item."""
    return SMALL if any(player.items or player.made for player in view.players) else TINY


def _came(name: str, gained: Gained, most: int) -> tuple[Leaf[Placed], ...]:
    """Dice that have come, where there is no room for all that a player has."""
    if not gained.supply and not gained.smithy:
        return ()
    return (Leaf((name, gained), row_width(gained_shown(gained, most, _GAINED), _GAINED)),)


def slots_of(view: State, seat: Seat) -> Slots:
    """How far a player is."""
    player = view.players[seat]
    made = tuple((made.card, bool(at_stake(view, seat, made))) for made in player.made)
    return Slots(player.items, made, target(len(view.players)))


def podium(view: State, y: int, bottom: int, low: int = LEAST_HIGH) -> Iterator[Box]:
    """The winners with their items to be looked at, the others smaller below, each so high."""
    ranking = [(place, seat) for place, seats in enumerate(places(view), 1) for seat in seats]
    others = sum(place > 1 for place, _ in ranking)
    rest = low + _GAP
    first = min(_FIRST_HIGH, (bottom - y - others * rest) // (len(ranking) - others) - _GAP)
    for place, seat in ranking:
        high = first if place == 1 else low
        yield from _ranked(view, place, seat, Frame(MARGIN, y, INNER, high))
        y += high + _GAP


def _ranked(view: State, place: int, seat: Seat, whole: Frame) -> Iterator[Box]:
    name, items = f"player.{seat}", view.players[seat].items
    yield Box(name, whole, Panel(seat, awaited=False, best=place == 1))
    middle, left = whole.y + (whole.h - HEAD) // 2, whole.x + 20
    yield Box(f"{name}.medal", Frame(left, middle, HEAD, HEAD), Medal(place))
    left += HEAD + 16
    yield Box(f"{name}.head", Frame(left, middle, HEAD, HEAD), Head(seat))
    left += HEAD + 16
    yield Box(f"{name}.name", Frame(left, middle + (HEAD - 56) // 2, 300, 56), Nameplate(seat))
    left += 316
    room = Frame(left, whole.y + _PAD, whole.right - 16 - left, whole.h - 2 * _PAD)
    if whole.h >= _PRIZE_HIGH + 2 * _PAD and len(items) <= _PRIZES:
        wide = (room.w - 8 * (len(items) - 1)) // max(1, len(items))
        for index, card in enumerate(items):
            spot = Frame(room.x + index * (wide + 8), whole.y + (whole.h - _PRIZE_HIGH) // 2, wide, _PRIZE_HIGH)
            yield Box(f"{name}.won.{index}", spot, Prize(card))
    else:
        yield Box(f"{name}.slots", room, slots_of(view, seat))
