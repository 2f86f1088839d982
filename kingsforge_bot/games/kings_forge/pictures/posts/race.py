"""Where the race of a posted board lies: who every player is, and how far, side by side; at the end the podium."""

from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.layout import Column, Inset, Leaf, Over, Part, Row, Space, middle
from kingsforge_bot.games.kings_forge.advice.thieves import at_stake
from kingsforge_bot.games.kings_forge.pictures.art import SMALL, TINY
from kingsforge_bot.games.kings_forge.pictures.contents import Head, Nameplate, Panel
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import row_width
from kingsforge_bot.games.kings_forge.pictures.glyphs.signs import in_hand
from kingsforge_bot.games.kings_forge.pictures.news import News
from kingsforge_bot.games.kings_forge.pictures.places import HEAD, INNER, POST_GAP, Parts, Thing, place, side_by_side
from kingsforge_bot.games.kings_forge.pictures.post_contents import Gained, InHand, Plate, Purse, Slots
from kingsforge_bot.games.kings_forge.pictures.posts.celebrated import leaders
from kingsforge_bot.games.kings_forge.pictures.posts.pools import gained_shown
from kingsforge_bot.games.kings_forge.pictures.scene_contents import Medal, Prize
from kingsforge_bot.games.kings_forge.pictures.table.panel_layout import acts, too_late
from kingsforge_bot.games.kings_forge.rules.cleanup import places
from kingsforge_bot.games.kings_forge.rules.meta import target
from kingsforge_bot.games.kings_forge.rules.state import Player, State

LEAST_HIGH: Final = 144
_PAD: Final = 9
_GAINED: Final = 40
_PLATE: Final = 50
_LINE: Final = 48
_HEAD_SIDE: Final = _PLATE + 4 + _LINE
_WIDE: Final = 700
_ROOMY: Final = 460
_FIRST_HIGH: Final = 268
_PRIZES: Final = 6
_PRIZE_HIGH: Final = 236


def race(view: State, news: News, high: int, slot: int) -> Row[Thing]:
    """A place per player, side by side: who, dice, what is in hand where there is room, items won in slots so high."""
    return Row(tuple(_place(view, news, Seat(seat), high, slot) for seat in range(len(view.players))), POST_GAP, high)


def _place(view: State, news: News, seat: Seat, high: int, slot: int) -> Over[Thing]:
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


class _Own(msgspec.Struct, frozen=True):
    """What lies in a player's place, wherever it lies there."""

    head: Thing
    plate: Thing
    usable: Thing
    later: Thing
    hand: tuple[Leaf[Thing], ...]
    slots: Thing
    gained: Gained


def _seat(view: State, news: News, seat: Seat, high: int, slot: int) -> Part[Thing]:
    """What lies in a player's place, by how large that is."""
    own, wide, low = _own(view, news, seat), _wide(view), high - 2 * _PAD - SMALL - 4
    if high >= full_height(view, slot):
        return _beside(own, wide) if wide >= _WIDE else _below_each_other(own, wide, slot)
    if low >= _HEAD_SIDE:
        pools = Row((Leaf(own.usable), Leaf(own.later)), 8, _LINE)
        return Column((_above(own, pools, 10), Leaf(own.slots)), 4)
    came = _came(f"player.{seat}.gained", own.gained, wide * 2 // 5)
    return Column((Row((Leaf(own.head, low), Leaf(own.plate), *came), 8, low), Leaf(own.slots, SMALL)), 4)


def _own(view: State, news: News, seat: Seat) -> _Own:
    player, name, roomy = view.players[seat], f"player.{seat}", _wide(view) >= _ROOMY
    anvil, awaited = roomy and view.anvil == seat, roomy and view.turn == seat
    gained = Gained(news.to_supply(seat) & player.supply, news.to_smithy(seat) & player.smithy)
    return _Own(
        head=(f"{name}.head", Head(seat, seat in leaders(view))),
        plate=(f"{name}.plate", Plate(seat, anvil, not acts(view, seat), seat in news.passed, awaited)),
        usable=(f"{name}.usable", Purse(player.supply, gained.supply)),
        later=(f"{name}.later", Purse(player.smithy, gained.smithy, smithy=True)),
        hand=_hand(name, player, too_late(view, seat)),
        slots=(f"{name}.slots", slots_of(view, seat)),
        gained=gained,
    )


def _beside(own: _Own, wide: int) -> Part[Thing]:
    """The dice of the next round beside the slots."""
    pools = Row((Leaf(own.usable), *_hands(own, wide)), 8, _LINE)
    later: Part[Thing] = Column((Space(), Leaf(own.later, _LINE), Space()))
    return Column((_above(own, pools, 14), Row((later, Leaf(own.slots, 5 * (SMALL + 6))), 12)), 5)


def _below_each_other(own: _Own, wide: int, slot: int) -> Part[Thing]:
    """All dice above the slots, in two lines."""
    # What is paid with needs the most room.
    rest = Row((Leaf(own.later), *_hands(own, wide)), 8, _LINE)
    lines: Parts = (Leaf(own.usable, _LINE), rest) if wide >= _ROOMY else (rest, Leaf(own.usable, _LINE))
    return Column((_above(own, lines[0], 12), lines[1], Leaf(own.slots, slot)), 5)


def _above(own: _Own, below_name: Part[Thing], gap: int) -> Row[Thing]:
    """Who it is, and dice below the name."""
    named = Column((Leaf(own.plate, _PLATE), below_name), 4)
    return Row((Leaf(own.head, _HEAD_SIDE), named), gap, _HEAD_SIDE)


def _hands(own: _Own, wide: int) -> tuple[Leaf[Thing], ...]:
    return tuple([Leaf(one.holds, _hand_wide(one, wide)) for one in own.hand])


def _hand(name: str, player: Player, late: bool) -> tuple[Leaf[Thing], ...]:
    """What the player holds, if anything, unless it is too late for it."""
    held = () if late else player.held
    return (Leaf((f"{name}.hand", InHand(held, player.library))),) if held or player.library else ()


def _hand_wide(hand: Leaf[Thing], wide: int) -> int:
    """How much of a place it takes beside the dice of the next round."""
    content = hand.holds[1]
    assert isinstance(content, InHand)
    return min(row_width(in_hand(content.held, content.library), _LINE), wide * 2 // 5)


def slot_of(view: State) -> int:
    """How high the slots are: lower while nobody has an item."""
    return SMALL if any(player.items or player.made for player in view.players) else TINY


def _came(name: str, gained: Gained, most: int) -> tuple[Leaf[Thing], ...]:
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


def _ranked(view: State, rank: int, seat: Seat, high: int) -> Part[Thing]:
    name, items = f"player.{seat}", view.players[seat].items
    if high >= _PRIZE_HIGH + 2 * _PAD and len(items) <= _PRIZES:
        won: Part[Thing] = middle(side_by_side(f"{name}.won", map(Prize, items), 8, _PRIZE_HIGH))
    else:
        won = Inset(place(f"{name}.slots", slots_of(view, seat)), 0, _PAD)
    medal = middle(place(f"{name}.medal", Medal(rank), HEAD), HEAD)
    head = middle(place(f"{name}.head", Head(seat), HEAD), HEAD)
    row = Row((medal, head, middle(place(f"{name}.name", Nameplate(seat), 56), 300), won), 16)
    panel = place(name, Panel(seat, awaited=False, best=rank == 1))
    return Over((panel, Row((Space(20), row, Space(16)))), high)
