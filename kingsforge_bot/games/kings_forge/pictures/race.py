"""Where the race of a posted board lies: who every player is, and how far, side by side; at the end the podium."""

from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.layout import Column, Inset, Leaf, Over, Part, Row, Space, middle
from kingsforge_bot.games.kings_forge.advice.thieves import at_stake
from kingsforge_bot.games.kings_forge.pictures.art import SMALL, TINY
from kingsforge_bot.games.kings_forge.pictures.boxes import HEAD, INNER, POST_GAP, Parts, Placed, place, side_by_side
from kingsforge_bot.games.kings_forge.pictures.contents import Head, Nameplate, Panel
from kingsforge_bot.games.kings_forge.pictures.deeds import leaders
from kingsforge_bot.games.kings_forge.pictures.news import News
from kingsforge_bot.games.kings_forge.pictures.panel_layout import acts, too_late
from kingsforge_bot.games.kings_forge.pictures.pools import gained_shown
from kingsforge_bot.games.kings_forge.pictures.post_contents import Gained, InHand, Plate, Purse, Slots
from kingsforge_bot.games.kings_forge.pictures.scene_contents import Medal, Prize
from kingsforge_bot.games.kings_forge.pictures.sign_row import row_width
from kingsforge_bot.games.kings_forge.pictures.signs import in_hand
from kingsforge_bot.games.kings_forge.rules.cleanup import places
from kingsforge_bot.games.kings_forge.rules.meta import target
from kingsforge_bot.games.kings_forge.rules.state import Player, State

LEAST_HIGH: Final = 144
_PAD: Final = 9
_GAINED: Final = 40
_PLATE: Final = 50
_LINE: Final = 48
_WIDE: Final = 700
_ROOMY: Final = 460
_FIRST_HIGH: Final = 268
_PRIZES: Final = 6
_PRIZE_HIGH: Final = 236


def race(view: State, news: News, high: int, slot: int) -> Row[Placed]:
    """A place per player, side by side: who, dice, what is in hand where there is room, items won in slots so high."""
    return Row(tuple(_place(view, news, Seat(seat), high, slot) for seat in range(len(view.players))), POST_GAP, high)


def _place(view: State, news: News, seat: Seat, high: int, slot: int) -> Over[Placed]:
    panel = place(f"player.{seat}", Panel(seat, view.turn == seat))
    return Over((panel, Inset(_seat(view, news, seat, high, slot), _PAD, _PAD)))


def _wide(view: State) -> int:
    """How wide a place is."""
    count = len(view.players)
    return (INNER - POST_GAP * (count - 1)) // count


def full_height(view: State, slot: int) -> int:
    """How high the places are in which everything has room."""
    lines = 0 if _wide(view) >= _WIDE else _LINE + 5
    return 2 * _PAD + _PLATE + 4 + _LINE + 5 + lines + (slot if lines else SMALL)


def _seat(view: State, news: News, seat: Seat, high: int, slot: int) -> Part[Placed]:
    """What lies in a player's place, by how large that is."""
    player, acting, name = view.players[seat], acts(view, seat), f"player.{seat}"
    wide = _wide(view)
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
        lines: Parts = (Leaf(usable, _LINE), rest) if roomy else (rest, Leaf(usable, _LINE))
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


def podium(view: State, room: int) -> Parts:
    """The winners with their items to be looked at, the others smaller below, each so high."""
    ranking = [(rank, seat) for rank, seats in enumerate(places(view), 1) for seat in seats]
    others = sum(rank > 1 for rank, _ in ranking)
    first = min(_FIRST_HIGH, (room - others * (LEAST_HIGH + POST_GAP)) // (len(ranking) - others) - POST_GAP)
    return tuple(_ranked(view, rank, seat, first if rank == 1 else LEAST_HIGH) for rank, seat in ranking)


def _ranked(view: State, rank: int, seat: Seat, high: int) -> Part[Placed]:
    name, items = f"player.{seat}", view.players[seat].items
    if high >= _PRIZE_HIGH + 2 * _PAD and len(items) <= _PRIZES:
        won: Part[Placed] = middle(side_by_side(f"{name}.won", map(Prize, items), 8, _PRIZE_HIGH))
    else:
        won = Inset(place(f"{name}.slots", slots_of(view, seat)), 0, _PAD)
    medal = middle(place(f"{name}.medal", Medal(rank), HEAD), HEAD)
    head = middle(place(f"{name}.head", Head(seat), HEAD), HEAD)
    row = Row((medal, head, middle(place(f"{name}.name", Nameplate(seat), 56), 300), won), 16)
    panel = place(name, Panel(seat, awaited=False, best=rank == 1))
    return Over((panel, Row((Space(20), row, Space(16)))), high)
