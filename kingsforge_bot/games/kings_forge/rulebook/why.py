"""Why the rules say no, taken apart: what lacks, who has it, by how much it was missed, what would have to change."""

from collections.abc import Mapping
from typing import Final

import msgspec

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.making.wants import wants_to_craft, wants_to_steal
from kingsforge_bot.games.kings_forge.rulebook.fitting import dice_to_match, fill_boxes
from kingsforge_bot.games.kings_forge.rulebook.parts import (
    Awaited,
    BoxMissed,
    CanCopy,
    ClaimedBy,
    DiceShort,
    HadTurns,
    Holds,
    LiesBefore,
    MustExceed,
    NotInPlay,
    Part,
    Parts,
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
from kingsforge_bot.games.kings_forge.rulebook.paying import cheapest_space, dock, squares
from kingsforge_bot.games.kings_forge.rulebook.remedies import remedies
from kingsforge_bot.games.kings_forge.rules.benefits import Source
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.dice import Die
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.gathering import sides_to_copy
from kingsforge_bot.games.kings_forge.rules.reasons import Reason
from kingsforge_bot.games.kings_forge.rules.state import Phase, Player, State, Undecided
from kingsforge_bot.games.kings_forge.rules.turns import Done, done_with
from kingsforge_bot.rulebook.entry import rule_id

_RULE_OF_DONE: Final = {Done.PASSED: "2.6", Done.CRAFTED: "3.1"}
_RESTATED: Final[Mapping[Reason, type[Part]]] = {
    Reason.SQUARE_LACKS: SquareLacks,
    Reason.DICE_SHORT: DiceShort,
    Reason.NOTHING_TO_COPY: CanCopy,
    Reason.SPACE_USED: UsedBy,
    Reason.SPACE_COST: Sells,
    Reason.BOXES: BoxMissed,
    Reason.BOX_COLOUR: BoxMissed,
    Reason.BOX_TOO_LOW: BoxMissed,
    Reason.STEAL_TOO_LOW: BoxMissed,
    Reason.STEAL_NOT_HIGHER: MustExceed,
    Reason.OWN_ITEM: LiesBefore,
}
"""Refusals of which such a part says all, and more."""


class Why(msgspec.Struct, frozen=True):
    """A refusal taken apart. `entries` are the ids of what to read, the rule itself first."""

    reason: Reason
    entries: tuple[str, ...]
    parts: tuple[Part, ...]

    @property
    def says_all(self) -> bool:
        """Whether the parts leave nothing to the refusal's own sentence but the number of its rule."""
        kind = _RESTATED.get(self.reason)
        return kind is not None and any(isinstance(part, kind) for part in self.parts)


def explain(state: State, seat: Seat, refused: Refused) -> Why:
    """Why that was refused to that seat, as the table stands now. Facts that name nothing leave parts out."""
    things = _things(refused)
    done = done_with(state, seat) if refused.reason is Reason.NOT_YOUR_TURN else None
    behind = [] if done is None else [rule_id(_RULE_OF_DONE[done])]
    entries = [rule_id(refused.rule), *behind, *(entry for what in things for entry in entries_about(what))]
    parts = _parts(state, seat, refused, things[0] if things else None)
    return Why(Reason(refused.reason), tuple(dict.fromkeys(entries)), parts)


def _parts(state: State, seat: Seat, refused: Refused, about: Side | Space | Source | Card | Item | None) -> Parts:
    """What there is to say about the thing that was refused, else about the asker and the table."""
    match refused.reason, about:
        case (
            (Reason.SQUARES | Reason.SQUARE_KIND | Reason.SQUARE_LACKS | Reason.DICE_SHORT | Reason.NO_SUPPLY_TO_POUR),
            Side(),
        ):
            return squares(state, seat, about)
        case Reason.NOT_FACE_UP, Card():
            return where_is(state, about)
        case ((Reason.SPACE_USED | Reason.SPACE_COST), Space()):
            return dock(state, seat, about)
        case ((Reason.BOXES | Reason.BOX_COLOUR | Reason.BOX_TOO_LOW), str()):
            return boxes(state, seat, Item(str(about)))
        case ((Reason.STEAL_TOO_LOW | Reason.STEAL_NOT_HIGHER), str()):
            return steal(state, seat, Item(str(about)))
        case ((Reason.NOT_ON_DISPLAY | Reason.NOT_THERE_TO_STEAL | Reason.OWN_ITEM), str()):
            return whereabouts(state, Item(str(about)))
        case _:
            return _of_table(state, seat, refused)


def _of_table(state: State, seat: Seat, refused: Refused) -> Parts:
    match refused.reason:
        case Reason.NOT_IN_SUPPLY:
            # A dock's die comes to the smithy (2.3): too late to pay with this round.
            return (Supply(state.players[seat].supply),)
        case Reason.NO_FACE_UP_CARD if any(state.face_up):
            return (Supply(state.players[seat].supply), *cheapest_space(state))
        case Reason.COPY_NEEDED | Reason.NOTHING_TO_COPY | Reason.NOT_CLAIMED_YET:
            return (CanCopy(sides_to_copy(state)),)
        case Reason.NOT_HELD | Reason.GIVES_NO_WOOD:
            return (Holds(state.players[seat].held),)
        case Reason.DIE_NOT_IN_HAND | Reason.CANNOT_FLIP | Reason.NOT_A_ONE:
            return (Rolled(_dice_to_change(state, seat)),)
        case Reason.LATER_PASS_TAKES_NOTHING:
            return passed(state)
        case Reason.WRONG_PHASE if state.phase is Phase.GATHER:
            # It ends when all have passed (2.7, 2.8).
            return (*passed(state), Awaited(state.turn))
        case Reason.NOT_YOUR_TURN:
            return turn(state, seat)
        case _:
            return ()


def passed(state: State) -> Parts:
    """Who has left the gather phase already."""
    return tuple(Passed(Seat(number)) for number, one in enumerate(state.players) if one.passed)


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
    """The boxes of a displayed item that the rolled dice miss, and what would do; of one to steal, its dice."""
    card = next((card for card in state.display if card.item == item), None)
    if card is None:
        return steal(state, seat, item)
    player = state.players[seat]
    if player.hand is None:
        return turn(state, seat)
    return (*_missed(player, card, card.boxes), *remedies(state, player, card, wants_to_craft(card)))


def steal(state: State, seat: Seat, item: Item) -> Parts:
    """The dice of the other's item that the rolled dice do not match, or that nothing exceeds; and what would do."""
    others = (player for number, player in enumerate(state.players) if number != seat)
    made = next((made for player in others for made in player.made if made.card.item == item), None)
    if made is None:
        return whereabouts(state, item)
    player = state.players[seat]
    if player.hand is None:
        return turn(state, seat)
    missed = _missed(player, made.card, dice_to_match(made)) or (MustExceed(item, made.dice),)
    return (*missed, *remedies(state, player, made.card, wants_to_steal(made)))


def turn(state: State, seat: Seat) -> Parts:
    """That the seat has no turn left in this phase, if so, and whom the table waits for."""
    done = done_with(state, seat)
    awaited = () if state.phase is Phase.OVER else (Awaited(state.turn),)
    return awaited if done is None else (HadTurns(done), *awaited)


def gone(state: State, item: Item) -> Parts:
    """That nobody can have the item whosever turn it is, where that is so: it is won for good, or not in this game."""
    return tuple(part for part in whereabouts(state, item) if isinstance(part, WonBy | NotInPlay))


def whereabouts(state: State, item: Item) -> Parts:
    """Where the item is, if it cannot be crafted or stolen."""
    for place, card in enumerate(state.queue):
        if card.item == item:
            return (Queued(item, place),)
    for number, player in enumerate(state.players):
        if any(card.item == item for card in player.items):
            return (WonBy(item, Seat(number)),)
        if any(made.card.item == item for made in player.made):
            return (LiesBefore(item, Seat(number)),)
    return () if any(card.item == item for card in state.display) else (NotInPlay(item),)


def _missed(player: Player, card: CraftCard, wanted: tuple[Die, ...]) -> Parts:
    missed = fill_boxes(wanted, player.hand or ())
    return tuple(BoxMissed(card.item, one.box, one.wanted, one.best, one.short) for one in missed)


def _dice_to_change(state: State, seat: Seat) -> tuple[Die, ...]:
    """Those a benefit could be used on: the die that waits (4.4), or the craft roll."""
    if isinstance(state.owed, Undecided) and seat == state.turn:
        return (state.owed.die,)
    return state.players[seat].hand or ()


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
