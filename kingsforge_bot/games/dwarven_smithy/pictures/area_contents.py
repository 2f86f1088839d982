"""What lies in market, workshop and helpers' areas, as values."""

from collections.abc import Iterable, Iterator

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.pictures.art import drawing_of
from kingsforge_bot.games.dwarven_smithy.pictures.caption import card_name
from kingsforge_bot.games.dwarven_smithy.pictures.card_contents import Cell
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon
from kingsforge_bot.games.dwarven_smithy.pictures.news import Gone
from kingsforge_bot.games.dwarven_smithy.pictures.signs import (
    Signs,
    in_brief,
    in_short,
    of_effects,
)
from kingsforge_bot.games.dwarven_smithy.rules.areas import limit, lying_in, sale_bonus
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.meta import APPRENTICES
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN, Name, is_raw, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Player, Stack


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


def market(player: Player, cards: CardSet, *, own: bool, counted: bool = False, last: bool = False) -> Shelf:
    """Its loose cards and, face down, the completed King's Items; to its owner it shows what a sale brings, in the
    `last` turn what a resource brings that is left there (7.4); of all else prices, and what a guild card is worth.

    Once all is counted the purse holds already what King's Items bring (7.4).
    """
    left, bonus = list(player.tilted), sale_bonus(cards, player)

    def in_market(card: Name) -> Cell:
        cell = _in_market(card, left, cards)
        if not own or kind_of(card) is None:
            return cell
        if last:
            return msgspec.structs.replace(cell, price=None, value=cards.buy_value(card))
        return msgspec.structs.replace(cell, price=None, gain=cards.values(card).sell + bonus)

    cells = [in_market(card) for card in player.market]
    cells += _kings(player, cards, counted)
    return Shelf(Icon.MARKET, tuple(cells), lying_in(player, Limited.MARKET), limit(cards, player, Limited.MARKET))


def _in_market(card: Name, tilted: list[Name], cards: CardSet) -> Cell:
    """As others see it."""
    mark = None
    if card in tilted:
        tilted.remove(card)
        mark = Icon.TILT
    price, value = cards.buy_value(card), _value(card, cards)
    return Cell(drawing_of(card, cards), card_name(card, cards), price=price, value=value, mark=mark)


def _value(card: Name, cards: CardSet) -> int | None:
    """What a guild card brings once it is made (4.7, 4.8, 7.4); None of a resource, an apprentice, and face down."""
    return cards.guild[card].value if card in cards.guild else None


def _kings(player: Player, cards: CardSet, counted: bool) -> Iterator[Cell]:
    """Face down where nobody may know them."""
    for card in (stack.card for stack in player.kings):
        if card == UNSEEN:
            yield Cell(drawing_of(UNSEEN, cards))
        else:
            value = None if counted else cards.guild[card].value
            yield Cell(drawing_of(card, cards), card_name(card, cards), value=value, mark=Icon.CROWN)


def workshop(player: Player, cards: CardSet, *, own: bool) -> Shelf:
    """What lies loose, then the stacks; raw cards that will be refined carry a sign of it for their owner, who reads in
    the hand what guild cards are worth.
    """
    cells = [_loose(card, cards, own) for card in player.workshop]
    cells += [_stack(stack, cards, own) for stack in player.stacks]
    room = limit(cards, player, Limited.WORKSHOP)
    return Shelf(Icon.WORKSHOP, tuple(cells), lying_in(player, Limited.WORKSHOP), room)


def _loose(card: Name, cards: CardSet, own: bool) -> Cell:
    mark = Icon.REFINE if own and is_raw(card) else None
    value = None if own else _value(card, cards)
    return Cell(drawing_of(card, cards), card_name(card, cards), value=value, mark=mark)


def _stack(stack: Stack, cards: CardSet, own: bool) -> Cell:
    card, under = stack.card, tuple(kind.value for kind in stack.resources)
    value = None if own else _value(card, cards)
    return Cell(drawing_of(card, cards), card_name(card, cards), value=value, mark=Icon.HAMMER, under=under)


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


def left_cards(gone: Iterable[Gone], cards: CardSet) -> tuple[Left, ...]:
    """Cards that left, of what the news tell."""
    return tuple(Left(drawing_of(one.card, cards), one.coins, one.to) for one in gone)
