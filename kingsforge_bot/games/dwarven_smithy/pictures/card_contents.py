"""A card as a value: its drawing, and what is read beside it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from kingsforge_bot.games.dwarven_smithy.advice.lacking import missing
from kingsforge_bot.games.dwarven_smithy.pictures.art import drawing_of
from kingsforge_bot.games.dwarven_smithy.pictures.caption import card_name
from kingsforge_bot.games.dwarven_smithy.pictures.icons import OF_SUBTYPE, OF_TYPE, Icon
from kingsforge_bot.games.dwarven_smithy.pictures.signs import (
    Coins,
    Price,
    Sign,
    Signs,
    Tile,
    of_cost,
    of_effects,
)
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.resources import CLASS_OF, UNSEEN, Class, Name, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Player

_READ: Final = 8
"""Cards that can be read side by side; more of those of the table are seen there alone."""


class Cost(NamedTuple):
    """An icon of a cost; `covered`: the workshop has now what meets it."""

    icon: str
    covered: bool = False


class Cell(msgspec.Struct, frozen=True):
    """One card: its drawing, its name, what it costs whoever buys it, what it brings its owner, marks on it."""

    drawing: tuple[str, str]
    name: str = ""
    price: int | None = None
    gain: int | None = None
    """What its owner gets for selling it now; has a plus."""
    value: int | None = None
    """What it is worth: a guild card to whoever makes it, what lies in a market at the end."""
    mark: Icon | None = None
    under: tuple[str, ...] = ()
    """Resources of a stack."""
    signs: tuple[Signs, ...] = ()
    """Rows that say more, where there is room."""
    cost: tuple[Cost, ...] = ()
    """What crafting it wants, an icon each."""
    short: tuple[Signs, Signs] = ((), ())
    """The first of it in two lines, for where there is none."""
    brief: tuple[Signs, ...] = ()
    """The same in one line, the fullest first."""
    fresh: bool = False
    """It came since the picture before."""

    @property
    def rows(self) -> tuple[Signs, ...]:
        """What it is, what it costs and what it does, below each other."""
        return (*self.signs[:1], *of_cost([one.icon for one in self.cost]), *self.signs[1:])


def face(card: Name, cards: CardSet) -> Cell:
    """A card to be read: what it is, what it costs, what it does, what it brings."""
    kind = kind_of(card)
    if kind is None:
        return _guild_face(card, cards)
    printed = cards.resources[kind]
    states = [(kind.value, printed.refined)]
    if printed.raw is not None:
        states.insert(0, (f"raw-{kind}", printed.raw))
    rows = [(Tile(name), Price(f"{one.buy}"), Coins(f"+{one.sell}")) for name, one in states]
    return Cell(drawing_of(card, cards), card_name(card, cards), signs=tuple(rows))


def _guild_face(card: Name, cards: CardSet) -> Cell:
    printed = cards.guild[card]
    sort: list[Sign] = [OF_TYPE[printed.type]]
    if printed.subtype is not None:
        sort.append(OF_SUBTYPE[printed.subtype])
    value: tuple[Sign, ...] = () if printed.value is None else (Coins(f"{printed.value}"),)
    rows = ((*sort, *value), *of_effects(printed.effects))
    cost = tuple(map(Cost, printed.cost))
    return Cell(drawing_of(card, cards), card_name(card, cards), price=printed.buy, signs=rows, cost=cost)


def in_hand(player: Player, cards: CardSet) -> tuple[Cell, ...]:
    """A player's hand: guild cards first, with what of their cost the workshop covers (10.2), then resources."""
    return tuple(_ticked(cell, card, player, cards) for card, cell in _faces(player.hand, cards))


def to_read(player: Player, cards: CardSet) -> tuple[Cell, ...]:
    """What the player could craft of what lies on the table, by where it lies, then the hand, equal resources in one.

    Where there is no room for all that lies on the table, what can be crafted stays.
    """
    hand = _gathered(in_hand(player, cards))
    lying = [(card, Icon.WORKSHOP) for card in player.workshop] + [(card, Icon.MARKET) for card in player.market]
    guild = [
        replace(_ticked(face(card, cards), card, player, cards), mark=mark)
        for card, mark in lying
        if kind_of(card) is None
    ]
    ready_first = sorted(guild, key=lambda cell: not all(one.covered for one in cell.cost))
    kept = ready_first[: max(0, _READ - len(hand))]
    return (*(cell for cell in guild if cell in kept), *hand)


def _gathered(hand: Iterable[Cell]) -> tuple[Cell, ...]:
    """Equal resources once, with how many there are."""
    counted = Counter(hand)
    return tuple(
        cell if count == 1 or cell.cost else replace(cell, name=f"{count} × {cell.name}")
        for cell, count in counted.items()
        for _ in range(count if cell.cost else 1)
    )


def _ticked(cell: Cell, card: Name, player: Player, cards: CardSet) -> Cell:
    if not cell.cost:
        return cell
    wanted, cost = Counter(missing(cards, player, cards.guild[card])), list[Cost]()
    for one in cell.cost:
        cost.append(Cost(one.icon, covered=not wanted[one.icon]))
        wanted[one.icon] = max(0, wanted[one.icon] - 1)
    return replace(cell, cost=tuple(cost))


def _faces(hand: Iterable[Name], cards: CardSet) -> Iterator[tuple[Name, Cell]]:
    """Guild cards first, then metals, gems and runes, each in the order in which they came."""
    order = {None: 0, Class.METAL: 1, Class.GEM: 2, Class.RUNE: 3}

    def rank(card: Name) -> int:
        kind = kind_of(card)
        return order[None if kind is None else CLASS_OF[kind]]

    yield from ((card, face(card, cards)) for card in sorted(hand, key=rank) if card != UNSEEN)
