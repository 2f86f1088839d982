"""What the places of a picture hold, told from a view and the cards: all that is seen there, and nothing else."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.caption import faced, name_of
from kingsforge_bot.drawing.portraits import Faced
from kingsforge_bot.games.dwarven_smithy.advice.lacking import missing
from kingsforge_bot.games.dwarven_smithy.pictures.art import drawing_of
from kingsforge_bot.games.dwarven_smithy.pictures.caption import BoardCaption, card_name
from kingsforge_bot.games.dwarven_smithy.pictures.icons import OF_PHASE, OF_SUBTYPE, OF_TYPE, Icon
from kingsforge_bot.games.dwarven_smithy.pictures.news import NO_NEWS, Gone, News, Place
from kingsforge_bot.games.dwarven_smithy.pictures.signs import (
    Coins,
    Price,
    Sign,
    Signs,
    Tile,
    in_brief,
    in_short,
    of_cost,
    of_effects,
)
from kingsforge_bot.games.dwarven_smithy.rules.areas import limit, lying_in
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType, Limited
from kingsforge_bot.games.dwarven_smithy.rules.meta import APPRENTICES, ENOUGH_KINGS
from kingsforge_bot.games.dwarven_smithy.rules.resources import CLASS_OF, UNSEEN, Class, Name, is_raw, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.scoring import places
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, Player, Stack, State


class Cost(NamedTuple):
    """An icon of a cost; `covered`: the workshop has now what meets it."""

    icon: str
    covered: bool = False


class Cell(msgspec.Struct, frozen=True):
    """One card: its drawing, its name, what it costs whoever buys it, what it brings its owner, marks on it."""

    drawing: tuple[str, str]
    name: str = ""
    price: int | None = None
    worth: int | None = None
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


class Left(msgspec.Struct, frozen=True):
    """A card that left since then: what it brought, or who has it now."""

    drawing: tuple[str, str]
    coins: int
    to: Seat | None


class Shelf(msgspec.Struct, frozen=True):
    """An area with its cards; `room` is its limit."""

    icon: Icon
    cells: tuple[Cell, ...]
    used: int
    room: int
    left: tuple[Left, ...] = ()


class Side(msgspec.Struct, frozen=True):
    """One seat's side of the table, as everybody sees it."""

    who: Faced
    name: str
    awaited: bool
    coins: int
    hand: int
    kings: int
    market: Shelf
    workshop: Shelf
    helpers: tuple[Cell, ...]
    last: bool = False
    """Its last turn is over."""
    leads: bool = False
    """It is the richest by what lies open."""

    @property
    def seat(self) -> Seat:
        return self.who.seat


class Awaited(msgspec.Struct, frozen=True):
    """The plate at the top: who, and for what; when the game is over who has won."""

    seats: tuple[Faced, ...]
    names: tuple[str, ...]
    signs: Signs
    over: bool
    table: str
    ended_by: Seat | None = None
    """Who brought about the end."""


class Wares(msgspec.Struct, frozen=True):
    """Both decks and the warehouse, the top first."""

    guild: int
    mine: int
    row: tuple[Cell, ...]
    left: tuple[Left, ...] = ()


def awaited(view: State, caption: BoardCaption, table: str) -> Awaited:
    """Who must act."""
    if view.phase is Phase.OVER:
        best = places(view.scores)
        seats = best[0] if best else ()
    else:
        seats = (view.turn if view.lot is None else view.lot.asked,)
    icon = Icon.BID if view.lot is not None else OF_PHASE[view.phase]
    names = tuple(name_of(caption, seat) for seat in seats)
    return Awaited(
        tuple(faced(caption, seat) for seat in seats), names, (icon,), view.phase is Phase.OVER, table, view.ended_by
    )


def wares(view: State, cards: CardSet, news: News = NO_NEWS) -> Wares:
    """Prices as rule 5.6 has them for whoever has no text about them."""
    row = tuple(
        Cell(
            drawing_of(card, cards),
            card_name(card, cards),
            price=cards.buy_value(card) + place,
            fresh=place < news.row,
        )
        for place, card in enumerate(view.row)
    )
    return Wares(len(view.guild), len(view.mine), row, _left(news.left(None), cards))


def side(view: State, cards: CardSet, seat: Seat, caption: BoardCaption, news: News = NO_NEWS) -> Side:
    """What lies before a seat; of its hand only how many cards."""
    player = view.players[seat]
    sold = market(player, cards, own=False)
    made = workshop(player, cards, own=False)
    kept, loose = len(player.market), len(player.workshop)
    lying = _marked(sold.cells[:kept], player.market, news.at(seat, Place.MARKET))
    crowned = _marked(sold.cells[kept:], [one.card for one in player.kings], news.at(seat, Place.KINGS))
    on_bench = _marked(made.cells[:loose], player.workshop, news.at(seat, Place.WORKSHOP))
    stacked = _marked(made.cells[loose:], [one.card for one in player.stacks], news.at(seat, Place.STACKS))
    asked = view.turn if view.lot is None else view.lot.asked
    return Side(
        who=faced(caption, seat),
        name=name_of(caption, seat),
        awaited=view.phase is not Phase.OVER and seat == asked,
        coins=player.coins,
        hand=len(player.hand),
        kings=len(player.kings),
        market=replace(sold, cells=lying + crowned, left=_left(news.left(seat), cards)),
        workshop=replace(made, cells=on_bench + stacked),
        helpers=_marked(helpers(player, cards), player.apprentices + player.tools, news.at(seat, Place.HELPERS)),
        last=_is_done(view, seat),
        leads=seat == leader(view, cards),
    )


def leader(view: State, cards: CardSet) -> Seat | None:
    """Who is richest by what lies open: coins, and for each completed King's Item what one brings on average.

    None where several are.
    """
    values = [card.full_value for card in cards.guild.values() if card.type is CardType.KINGS_ITEM]
    each = sum(values) // max(1, len(values))
    worth = [one.coins + each * len(one.kings) for one in view.players]
    best = max(worth)
    return Seat(worth.index(best)) if worth.count(best) == 1 else None


def _marked(cells: tuple[Cell, ...], names: Sequence[Name], came: Counter[Name]) -> tuple[Cell, ...]:
    """The cells of those cards, those that came as fresh: of equal ones the last."""
    found = [*cells]
    for index in reversed(range(len(cells))):
        if came[names[index]]:
            came[names[index]] -= 1
            found[index] = replace(cells[index], fresh=True)
    return tuple(found)


def _left(gone: Iterable[Gone], cards: CardSet) -> tuple[Left, ...]:
    return tuple(Left(drawing_of(one.card, cards), one.coins, one.to) for one in gone)


def _is_done(view: State, seat: Seat) -> bool:
    """Whether its last turn is over (7.2)."""
    if view.ended_by is None or view.phase is Phase.OVER:
        return False
    seats = len(view.players)
    return (seat - view.ended_by) % seats < (view.turn - view.ended_by) % seats


def market(player: Player, cards: CardSet, *, own: bool) -> Shelf:
    """Its loose cards and, face down, the completed King's Items; to its owner it shows what a sale brings."""
    left = list(player.tilted)
    cells = [_in_market(card, left, cards, own) for card in player.market]
    cells += _kings(player, cards)
    return Shelf(Icon.MARKET, tuple(cells), lying_in(player, Limited.MARKET), limit(cards, player, Limited.MARKET))


def _in_market(card: Name, tilted: list[Name], cards: CardSet, own: bool) -> Cell:
    mark = None
    if card in tilted:
        tilted.remove(card)
        mark = Icon.TILT
    worth = cards.values(card).sell if own and kind_of(card) is not None else None
    price = None if own and worth is not None else cards.buy_value(card)
    return Cell(drawing_of(card, cards), card_name(card, cards), price=price, worth=worth, mark=mark)


def _kings(player: Player, cards: CardSet) -> Iterator[Cell]:
    """Face down where nobody may know them."""
    for card in (stack.card for stack in player.kings):
        if card == UNSEEN:
            yield Cell(drawing_of(UNSEEN, cards))
        else:
            yield Cell(drawing_of(card, cards), card_name(card, cards), worth=cards.guild[card].value, mark=Icon.CROWN)


def workshop(player: Player, cards: CardSet, *, own: bool) -> Shelf:
    """What lies loose, then the stacks; raw cards that will be refined carry a sign of it for their owner."""
    cells = [_loose(card, cards, own) for card in player.workshop]
    cells += [_stack(stack, cards) for stack in player.stacks]
    room = limit(cards, player, Limited.WORKSHOP)
    return Shelf(Icon.WORKSHOP, tuple(cells), lying_in(player, Limited.WORKSHOP), room)


def _loose(card: Name, cards: CardSet, own: bool) -> Cell:
    mark = Icon.REFINE if own and is_raw(card) else None
    return Cell(drawing_of(card, cards), card_name(card, cards), mark=mark)


def _stack(stack: Stack, cards: CardSet) -> Cell:
    under = tuple(kind.value for kind in stack.resources)
    return Cell(drawing_of(stack.card, cards), card_name(stack.card, cards), mark=Icon.HAMMER, under=under)


def helpers(player: Player, cards: CardSet) -> tuple[Cell, ...]:
    """Apprentices, then kept tools, and what they do."""
    marks = [(card, Icon.PERSON) for card in player.apprentices] + [(card, Icon.TOOL) for card in player.tools]
    return tuple(
        Cell(
            drawing_of(card, cards),
            card_name(card, cards),
            mark=mark,
            signs=tuple(of_effects(cards.guild[card].effects)),
            short=in_short(cards.guild[card].effects),
            brief=tuple(in_brief(cards.guild[card].effects)),
        )
        for card, mark in marks
    )


def limits(player: Player, cards: CardSet) -> Signs:
    """How full apprentice and tool areas are."""
    room = limit(cards, player, Limited.TOOLS)
    return Icon.PERSON, f"{len(player.apprentices)}/{APPRENTICES}", Icon.TOOL, f"{len(player.tools)}/{room}"


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
    return Cell(drawing_of(card, cards), printed.name, price=printed.buy, signs=rows, cost=cost)


def in_hand(player: Player, cards: CardSet) -> tuple[Cell, ...]:
    """A player's hand: guild cards first, with what of their cost the workshop covers (10.2), then resources."""
    return tuple(_ticked(cell, card, player, cards) for card, cell in _faces(player.hand, cards))


def _ticked(cell: Cell, card: Name, player: Player, cards: CardSet) -> Cell:
    if not cell.cost:
        return cell
    wanted, cost = Counter(missing(cards, player, cards.guild[card])), list[Cost]()
    for one in cell.cost:
        cost.append(Cost(one.icon, covered=not wanted[one.icon]))
        wanted[one.icon] = max(0, wanted[one.icon] - 1)
    return replace(cell, cost=tuple(cost))


def race(kings: int) -> str:
    """Completed King's Items of those that end the game."""
    return f"{kings}/{ENOUGH_KINGS}"


def _faces(hand: Iterable[Name], cards: CardSet) -> Iterator[tuple[Name, Cell]]:
    """Guild cards first, then metals, gems and runes, each in the order in which they came."""
    order = {None: 0, Class.METAL: 1, Class.GEM: 2, Class.RUNE: 3}

    def rank(card: Name) -> int:
        kind = kind_of(card)
        return order[None if kind is None else CLASS_OF[kind]]

    yield from ((card, face(card, cards)) for card in sorted(hand, key=rank) if card != UNSEEN)
