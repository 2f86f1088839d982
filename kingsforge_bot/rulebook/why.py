"""Why the rules say no, taken apart: what lacks, who has it, by how much it was missed, what would have to change."""

from typing import assert_never

import msgspec

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.benefits import Source, change_of
from kingsforge_bot.games.kings_forge.cards import CARD_OF, HALVES, Card, Side
from kingsforge_bot.games.kings_forge.craft_cards import Item
from kingsforge_bot.games.kings_forge.dice import RESOURCES, Die, Kind, Pool, die
from kingsforge_bot.games.kings_forge.docks import OFFERS, Space
from kingsforge_bot.games.kings_forge.effects import (
    TURNED_TO,
    Boost,
    BoostOrDie,
    Change,
    Flip,
    Reroll,
    TurnToSix,
    may_change,
)
from kingsforge_bot.games.kings_forge.gathering import sides_to_copy, used_spaces
from kingsforge_bot.games.kings_forge.reasons import Reason
from kingsforge_bot.games.kings_forge.state import Phase, Player, State
from kingsforge_bot.rulebook.entry import rule_id
from kingsforge_bot.rulebook.fitting import Missed, fill_boxes, fill_squares
from kingsforge_bot.rulebook.parts import (
    Awaited,
    BoxMissed,
    CanCopy,
    CanPay,
    ClaimedBy,
    DiceShort,
    Holds,
    MustExceed,
    NotInPlay,
    Part,
    Passed,
    Queued,
    Rolled,
    Sells,
    SquareLacks,
    StillInDeck,
    Supply,
    UsedBy,
    WonBy,
)

Parts = tuple[Part, ...]


class Why(msgspec.Struct, frozen=True):
    """A refusal taken apart. `entries` are the ids of what to read, the rule itself first."""

    reason: Reason
    entries: tuple[str, ...]
    parts: tuple[Part, ...]


def explain(state: State, seat: Seat, refused: Refused) -> Why:
    """Why that was refused to that seat, as the table stands now. Facts that name nothing leave parts out."""
    things = _things(refused)
    entries = [rule_id(refused.rule), *(entry for what in things for entry in entries_about(what))]
    parts = _parts(state, seat, refused, things[0] if things else None)
    return Why(Reason(refused.reason), tuple(dict.fromkeys(entries)), parts)


def _parts(state: State, seat: Seat, refused: Refused, about: Side | Space | Source | Card | Item | None) -> Parts:
    kind = refused.facts.get("kind")
    match refused.reason, about:
        case ((Reason.SQUARES | Reason.SQUARE_KIND | Reason.SQUARE_LACKS), Side()):
            return squares(state, seat, about)
        case ((Reason.DICE_SHORT | Reason.NO_SUPPLY_TO_POUR), Side()):
            return squares(state, seat, about)
        case Reason.NOT_IN_SUPPLY, _ if kind in tuple(Kind):
            return (Supply(state.players[seat].supply), *sellers(state, Kind(str(kind))))
        case Reason.NOT_IN_SUPPLY, _:
            return (Supply(state.players[seat].supply),)
        case Reason.NO_FACE_UP_CARD, _ if any(state.face_up):
            return (Supply(state.players[seat].supply), *cheapest_space(state))
        case Reason.NOT_FACE_UP, Card():
            return where_is(state, about)
        case ((Reason.SPACE_USED | Reason.SPACE_COST), Space()):
            return dock(state, seat, about)
        case ((Reason.COPY_NEEDED | Reason.NOTHING_TO_COPY | Reason.NOT_CLAIMED_YET), _):
            return (CanCopy(sides_to_copy(state)),)
        case ((Reason.BOXES | Reason.BOX_COLOUR | Reason.BOX_TOO_LOW), str()):
            return boxes(state, seat, Item(str(about)))
        case ((Reason.STEAL_TOO_LOW | Reason.STEAL_NOT_HIGHER), str()):
            return steal(state, seat, Item(str(about)))
        case ((Reason.NOT_ON_DISPLAY | Reason.NOT_THERE_TO_STEAL), str()):
            return whereabouts(state, Item(str(about)))
        case ((Reason.NOT_HELD | Reason.GIVES_NO_WOOD), _):
            return (Holds(state.players[seat].held),)
        case ((Reason.DIE_NOT_IN_HAND | Reason.CANNOT_FLIP | Reason.NOT_A_ONE), _):
            return (Rolled(state.players[seat].hand or ()),)
        case Reason.LATER_PASS_TAKES_NOTHING, _:
            return passed(state)
        case Reason.WRONG_PHASE, _ if state.phase is Phase.GATHER:
            # It ends when all have passed (2.7, 2.8).
            return (*passed(state), Awaited(state.turn))
        case Reason.NOT_YOUR_TURN, _ if state.phase is not Phase.OVER:
            return (Awaited(state.turn),)
        case _:
            return ()


def passed(state: State) -> Parts:
    """Who has left the gather phase already."""
    return tuple(Passed(Seat(number)) for number, one in enumerate(state.players) if one.passed)


def squares(state: State, seat: Seat, side: Side) -> Parts:
    """What the supply is, and a payment for the side or the squares for which no die is left."""
    supply = state.players[seat].supply
    paid, lacking = fill_squares(HALVES[side].cost, supply)
    choosy = [(number, takes) for number, takes in lacking if takes != RESOURCES]
    parts: list[Part] = [Supply(supply), *(SquareLacks(side, number, takes) for number, takes in choosy)]
    if len(lacking) > len(choosy):
        # Shrine has seven squares for any die: a line for each would say nothing more.
        parts.append(DiceShort(side, len(lacking) - len(choosy)))
    wanted = dict.fromkeys(kind for _, takes in choosy for kind in takes)
    parts += [seller for kind in wanted for seller in sellers(state, kind)]
    if side is Side.WORKSHOP_TOP:
        # What it costs depends on the side it copies (7.2).
        parts.append(CanCopy(sides_to_copy(state)))
    elif paid and not lacking:
        parts.append(CanPay(side, paid))
    return tuple(parts)


def sellers(state: State, kind: Kind) -> Parts:
    """The cheapest free dock space that sells that kind, if one is left."""
    used = used_spaces(state)
    free = (
        Sells(space, offer.cost)
        for space, offer in OFFERS.items()
        if space not in used and isinstance(offer.gives, Pool) and offer.gives.count(kind)
    )
    return tuple(sorted(free, key=lambda one: one.cost)[:1])


def cheapest_space(state: State) -> Parts:
    """The free dock space that costs least, if one is left."""
    used = used_spaces(state)
    free = (Sells(space, offer.cost) for space, offer in OFFERS.items() if space not in used)
    return tuple(sorted(free, key=lambda one: one.cost)[:1])


def dock(state: State, seat: Seat, space: Space) -> Parts:
    """Who stands on the space, the dock's other one if it is free, and the supply."""
    used = {visit.space: Seat(number) for number, player in enumerate(state.players) for visit in player.visits}
    same = [other for other in Space if other.value.partition(".")[0] == space.value.partition(".")[0]]
    taken = [UsedBy(other, used[other]) for other in same if other in used]
    free = [Sells(other, OFFERS[other].cost) for other in same if other not in used]
    return (*taken, *free, Supply(state.players[seat].supply))


def where_is(state: State, card: Card) -> Parts:
    """Who has the gather card, or whether it can still come."""
    for number, player in enumerate(state.players):
        if any(CARD_OF[claim.side] is card for claim in player.claims):
            return (ClaimedBy(card, Seat(number), turned_down=False),)
        if any(visit.discarded is card for visit in player.visits):
            return (ClaimedBy(card, Seat(number), turned_down=True),)
    if card in state.deck:
        return (StillInDeck(card),)
    return () if card in state.face_up else (NotInPlay(card),)


def boxes(state: State, seat: Seat, item: Item) -> Parts:
    """The boxes of a displayed item that the rolled dice miss; of one to steal, its dice."""
    card = next((card for card in state.display if card.item == item), None)
    if card is None:
        return steal(state, seat, item)
    return _missed(state, seat, item, card.boxes)


def steal(state: State, seat: Seat, item: Item) -> Parts:
    """The dice of the other's item that the rolled dice do not match, or that nothing exceeds."""
    others = (player for number, player in enumerate(state.players) if number != seat)
    made = next((made for player in others for made in player.made if made.card.item == item), None)
    if made is None:
        return whereabouts(state, item)
    # A Library die on the item counts in the colour of its box (3.3).
    wanted = tuple(die(box.kind, theirs.value) for box, theirs in zip(made.card.boxes, made.dice, strict=True))
    return _missed(state, seat, item, wanted) or (MustExceed(item, made.dice),)


def whereabouts(state: State, item: Item) -> Parts:
    """Where the item is, if it cannot be crafted or stolen."""
    for place, card in enumerate(state.queue):
        if card.item == item:
            return (Queued(item, place),)
    for number, player in enumerate(state.players):
        if any(card.item == item for card in player.items):
            return (WonBy(item, Seat(number)),)
    there = {card.item for card in state.display} | {one.card.item for player in state.players for one in player.made}
    return () if item in there else (NotInPlay(item),)


def _missed(state: State, seat: Seat, item: Item, wanted: tuple[Die, ...]) -> Parts:
    player = state.players[seat]
    return tuple(
        BoxMissed(item, one.box, one.wanted, one.best, one.short, _helps(player, one))
        for one in fill_boxes(wanted, player.hand or ())
    )


def _helps(player: Player, missed: Missed) -> tuple[Source, ...]:
    """Benefits in hand that could lift the die to what the box wants (4.2); a re-roll may, which is enough to say."""
    best = missed.best
    if best is None:
        return ()
    able = [held.source for held in player.held if _lifts(change_of(held), best, missed.wanted.value)]
    return tuple(dict.fromkeys(able))


def _lifts(change: Change, die: Die, wanted: int) -> bool:
    if not may_change(change, die):
        return False
    match change:
        case Boost(by=by) | BoostOrDie(boost=Boost(by=by)):
            return die.value + by >= wanted
        case Flip():
            return TURNED_TO + 1 - die.value >= wanted
        case TurnToSix() | Reroll():
            return wanted <= TURNED_TO
        case _:
            assert_never(change)


def _things(refused: Refused) -> list[Side | Space | Source | Card | Item]:
    """What of the game the refusal speaks of; words that name nothing are left out."""
    found: list[Side | Space | Source | Card | Item] = []
    for name, word in refused.facts.items():
        match name, word:
            case "side", str() if word in tuple(Side):
                found.append(Side(word))
            case "space", str() if word in tuple(Space):
                found.append(Space(word))
            case "source", str() if word in tuple(Source):
                found.append(Source(word))
            case "card", str() if word in tuple(Card):
                found.append(Card(word))
            case "item", str():
                found.append(Item(word))
            case _:
                pass
    return found


def entries_about(what: Side | Space | Source | Card | Item) -> tuple[str, ...]:
    """The entries of a thing of the game: both sides of a card, a dock for its spaces."""
    match what:
        case Side():
            return (f"card-{what.value.replace('.', '-')}",)
        case Space():
            return (f"dock-{what.value.partition('.')[0]}",)
        case Source():
            tokens = (Source.TOKEN_PLUS, Source.TOKEN_SIX)
            return (what.value,) if what in tokens else entries_about(Side(what.value))
        case Card():
            return (f"card-{what}-top", f"card-{what}-bottom")
        case _:
            return (f"item-{what}",)
