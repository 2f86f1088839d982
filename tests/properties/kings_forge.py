"""King's Forge as the subject of properties: what is conserved, what means the same, starts near the edges."""

from collections.abc import Hashable
from random import Random
from typing import Any

import msgspec

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.bots import RANDOM_SMITH
from kingsforge_bot.games.kings_forge.card_data import kings_forge
from kingsforge_bot.games.kings_forge.rules.actions import (
    Action,
    Craft,
    Dock,
    End,
    Gather,
    Keep,
    Pass,
    PassBenefit,
    Roll,
    Steal,
    TakeWood,
    Use,
)
from kingsforge_bot.games.kings_forge.rules.benefits import SOURCE_OF, Source
from kingsforge_bot.games.kings_forge.rules.boxes import check_boxes
from kingsforge_bot.games.kings_forge.rules.cards import ALWAYS_IN_PLAY, HALVES, SIDES_OF, Card, Side
from kingsforge_bot.games.kings_forge.rules.cleanup import gather_cards
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.dice import RESOURCES, Die, Kind, Pool, sort_dice
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS, Space
from kingsforge_bot.games.kings_forge.rules.effects import Copy, Pour, Trade, Wild
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.gathering import sides_to_copy
from kingsforge_bot.games.kings_forge.rules.meta import (
    ALL_DICE,
    CRAFT_CARDS_BY_SEATS,
    DRAWN_GATHER_CARDS,
    LIBRARY_DICE,
    target,
)
from kingsforge_bot.games.kings_forge.rules.payments import payments
from kingsforge_bot.games.kings_forge.rules.position_checks import dice_out
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from tests.properties.play import Play, Subject

GAME = kings_forge()


def counted(state: State) -> Hashable:
    """All 91 dice and all cards, wherever they lie."""
    common, white = dice_out(state)
    purple = 1  # One die by the rules' own construction: it lies on a card, in a turn's decision or in the stock.
    craft = [*state.display, *state.queue]
    for player in state.players:
        craft += [*player.items, *(made.card for made in player.made)]
    dice = (common + state.stock).counts
    assert sum(dice) + white + state.library + purple == ALL_DICE.size + LIBRARY_DICE + 1 == 91
    return dice, white + state.library, gather_cards(state), tuple(sorted(card.item for card in craft))


def meant(state: State, action: Action) -> Hashable:
    """Dice may be named in another order, where boxes or squares are alike, and Caravan's may be named or not."""
    match action:
        case Use(source=source, on=on):
            return Use, source, sort_dice(on)
        case Craft(item=item, dice=dice):
            card = next((one for one in state.display if one.item == item), None)
            return action if card is None or not _fits(card, dice) else (Craft, item, _by_colour(card, dice))
        case Steal(item=item, seat=seat, dice=dice):
            theirs = state.players[seat].made if seat < len(state.players) else ()
            card = next((made.card for made in theirs if made.card.item == item), None)
            return (
                action if card is None or not _fits_colours(card, dice) else (Steal, seat, item, _by_colour(card, dice))
            )
        case Gather():
            return _meant_claim(state, action)
        case _:
            return action


def _meant_claim(state: State, action: Gather) -> Hashable:
    acting = action.copying or action.side
    cost = HALVES[action.side].cost + (HALVES[acting].cost if action.copying else ())
    paid = action.paying
    if isinstance(HALVES[acting].effect, Pour) and len(paid) > len(cost):
        own, supply = paid[: len(cost)], state.players[state.turn].supply
        if Kind.LIBRARY not in paid and Kind.CEMETERY not in paid and Pool.kinds(paid) is supply:
            paid = own
    if len(paid) != len(cost) or any(kind not in square.takes for square, kind in zip(cost, paid, strict=True)):
        return action
    lost = sorted(kind for square, kind in zip(cost, paid, strict=True) if square.lost)
    rest = (action.giving, action.to, action.taking)
    return Gather, action.side, action.copying, tuple(lost), tuple(sorted(paid)), rest


def _fits(card: CraftCard, dice: tuple[Die, ...]) -> bool:
    try:
        check_boxes(card, dice)
    except Refused:
        return False
    return True


def _fits_colours(card: CraftCard, dice: tuple[Die, ...]) -> bool:
    return len(dice) == len(card.boxes) and all(
        one.kind in (box.kind, Kind.LIBRARY) for box, one in zip(card.boxes, dice, strict=True)
    )


def _by_colour(card: CraftCard, dice: tuple[Die, ...]) -> Hashable:
    return tuple(sorted((box.kind, one.order) for box, one in zip(card.boxes, dice, strict=True)))


def guess(state: State, source: Random) -> Action:
    """What somebody might try who knows the words and sees the dice, but not the rules."""
    player = state.players[state.turn]
    supply, hand = list(player.supply), list(player.hand or ())
    source.shuffle(supply)
    source.shuffle(hand)
    side = source.choice([side for card in state.face_up if card for side in SIDES_OF[card]] or list(Side))
    copying = source.choice(sides_to_copy(state) or (None,)) if side is Side.WORKSHOP_TOP else None
    acting = copying or side
    squares = len(HALVES[side].cost) + (len(HALVES[acting].cost) if copying else 0)
    match source.randrange(6):
        case 0:
            return _guess_dock(state, supply, source)
        case 1 | 2 if isinstance(HALVES[acting].effect, Trade):
            given = Pool.kinds(supply[squares : squares + 4])
            to, kind = Seat(source.randrange(len(state.players))), source.choice(RESOURCES)
            return Gather(side, copying, tuple(supply[:squares]), given, to, kind)
        case 1 | 2:
            return Gather(side, copying, tuple(supply[:squares]))
        case 3:
            return Use(source.choice(list(Source)), tuple(hand[: source.randint(1, 3)]))
        case 4:
            thefts = [(made, seat) for seat, other in enumerate(state.players) for made in other.made]
            if thefts:
                made, seat = source.choice(thefts)
                return Steal(made.card.item, Seat(seat), _guess_dice(made.card, hand))
            return source.choice((Pass(), Pass(PassBenefit.METAL), Pass(PassBenefit.TOKEN), Keep(), End(), Roll()))
        case _:
            if state.display:
                card = source.choice(state.display)
                return Craft(card.item, _guess_dice(card, hand))
            return TakeWood(source.choice((Source.GARDEN_BOTTOM, Source.WORKSHOP_TOP)))


def _guess_dock(state: State, supply: list[Kind], source: Random) -> Dock:
    space = source.choice(list(Space))
    card = source.choice([card for card in state.face_up if card] or list(Card))
    return Dock(space, card, Pool.kinds(supply[: OFFERS[space].cost]))


def _guess_dice(card: CraftCard, hand: list[Die]) -> tuple[Die, ...]:
    """Any dice of the right colours, for as many boxes as there are such dice."""
    left, dice = list(hand), []
    for box in card.boxes:
        fitting = [one for one in left if one.kind in (box.kind, Kind.LIBRARY)]
        if fitting:
            dice.append(fitting[0])
            left.remove(fitting[0])
    return tuple(dice)


def rightly_over(state: State) -> bool:
    """Rule 5.3: with the clean-up of a round in which somebody has items enough."""
    enough = target(len(state.players))
    return state.phase is Phase.OVER and any(len(player.items) >= enough for player in state.players)


SUBJECT: Subject[State, Action, Event] = Subject(
    GAME, RANDOM_SMITH, counted, meant, guess, rightly_over, lambda state: len(state.players)
)
"""Played by random smiths."""


def near_the_edges(seats: int, edition: str, source: Random) -> Play[State, Action, Event]:
    """A position few games come to: a stock of next to nothing, dice by the dozen, items one short of the end."""
    dice = list(str(ALL_DICE))
    source.shuffle(dice)
    stock = source.choice((0, 1, 3, 88 - 3 * seats))
    places: list[list[str]] = [[] for _ in range(2 * seats)]
    for letter in dice[stock:]:
        source.choice(places).append(letter)
    craft = source.sample(GAME.craft_cards, CRAFT_CARDS_BY_SEATS[seats])
    players: list[dict[str, Any]] = []
    for seat in range(seats):
        won = target(seats) - 1 - source.randrange(3)
        items, craft = craft[:won], craft[won:]
        supply, smithy = ("".join(place) for place in places[2 * seat : 2 * seat + 2])
        players.append({"supply": supply, "smithy": smithy, "items": [card.item for card in items]})
    gather = _claim_some(players, source)
    row = [card.item for card in sorted(craft, key=lambda card: card.rank)]
    position = {
        "players": players,
        "phase": source.choice(("gather", "craft")),
        "anvil": source.randrange(seats),
        "edition": edition,
        "stock": "".join(dice[:stock]),
        "face_up": gather[:4],
        "deck": gather[4:],
        "display": row[:3],
        "queue": row[3:],
        "cemetery": None if Card.CEMETERY in gather else source.choice((None, 1, 6, 7)),
    }
    return Play(SUBJECT, GAME.load(msgspec.json.encode(position)), source)


def _claim_some(players: list[dict[str, Any]], source: Random) -> list[Card]:
    """Up to 7 claims by whoever can pay them, their benefits held, their gains left out; the cards still there."""
    drawn = source.sample([card for card in Card if card not in ALWAYS_IN_PLAY], DRAWN_GATHER_CARDS)
    cards = source.sample([*ALWAYS_IN_PLAY, *drawn], 11)
    for card in cards[: source.randrange(8)] if source.randrange(4) else []:
        player, side = source.choice(players), source.choice(SIDES_OF[card])
        half, supply = HALVES[side], Pool.of(player["supply"])
        paid = next(payments(half.cost, supply), None)
        if paid is None or isinstance(half.effect, Copy | Pour | Trade):
            continue
        cards.remove(card)
        player["supply"] = str(supply - Pool.kinds(paid))
        player.setdefault("claims", []).append({"side": side, "paid": paid})
        if side in SOURCE_OF:
            player.setdefault("held", []).append({"source": side})
        if isinstance(half.effect, Wild):
            player["library"] = 1
    return cards
