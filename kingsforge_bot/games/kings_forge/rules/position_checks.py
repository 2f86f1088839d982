"""What must be true of any position, so that the rules never meet one they cannot go on from."""

from collections.abc import Iterator

from msgspec.structs import replace

from kingsforge_bot.core.errors import PositionError
from kingsforge_bot.core.positions import fail_unless
from kingsforge_bot.games.kings_forge.rules.benefits import CHANGES, Source
from kingsforge_bot.games.kings_forge.rules.boxes import check_boxes
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, HALVES, Card, Side, cost_of
from kingsforge_bot.games.kings_forge.rules.cleanup import gather_cards
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item, fault_of
from kingsforge_bot.games.kings_forge.rules.dice import HIGHEST, NO_DICE, Kind, Pool
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS
from kingsforge_bot.games.kings_forge.rules.effects import Ban, BoostOrDie, Gamble, Pour
from kingsforge_bot.games.kings_forge.rules.meta import ALL_DICE, DISPLAY_SIZE, FACE_UP, LIBRARY_DICE, SEATS
from kingsforge_bot.games.kings_forge.rules.own_cards import read_item
from kingsforge_bot.games.kings_forge.rules.state import Claim, Phase, Player, State, Undecided, WoodNow

_LAST_ROUND = 1_000_000
"""Far beyond any game, and small enough for JSON."""


def dice_out(state: State) -> tuple[Pool, int]:
    """Common dice and Library dice that lie anywhere but in the stock."""
    common, white = NO_DICE, 0
    for player in state.players:
        common += player.supply + player.smithy
        white += player.library
        for claim in player.claims:
            common += Pool.kinds(claim.paid)
        for visit in player.visits:
            common += visit.paid
        rolled = [*(player.hand or ()), *(one for made in player.made for one in made.dice)]
        common += Pool.kinds(one.kind for one in rolled if one.kind is not Kind.LIBRARY)
        white += sum(one.kind is Kind.LIBRARY for one in rolled)
    if isinstance(state.owed, Undecided) and state.owed.die.kind is not Kind.CEMETERY:
        common += Pool.kinds((state.owed.die.kind,))
    return common, white


def missing_stock(state: State) -> Pool:
    """The stock of a position that does not name it. Raises PositionError when more dice lie out than exist."""
    common = _counted(state)[0]
    fail_unless(ALL_DICE.covers(common), "players", "more dice than the box holds")
    return ALL_DICE - common


def missing_library(state: State) -> int:
    """The Library dice left in the stock of a position that does not say so."""
    white = _counted(state)[1]
    fail_unless(white <= LIBRARY_DICE, "players", "more Library dice than the box holds")
    return LIBRARY_DICE - white


def check(state: State) -> None:
    """Raises PositionError naming the fault, or Refused for dice that cannot lie on their card."""
    fail_unless(len(state.players) in SEATS, "players", "2 to 4 players")
    seats = range(len(state.players))
    fail_unless(state.anvil in seats, "anvil", "no such seat")
    fail_unless(state.turn in seats, "turn", "no such seat")
    fail_unless(1 <= state.round <= _LAST_ROUND, "round", f"rounds count from 1 to {_LAST_ROUND}")
    fail_unless(state.library >= 0, "library", "a negative number of dice")
    common, white = _counted(state)
    fail_unless(ALL_DICE.covers(common), "players", "more dice than the box holds")
    fail_unless((ALL_DICE - common).covers(state.stock), "stock", "more dice than the box holds")
    fail_unless(white + state.library <= LIBRARY_DICE, "library", "more Library dice than the box holds")
    fail_unless(state.cemetery is None or 1 <= state.cemetery <= HIGHEST, "cemetery", "not the value of a die")
    gather = gather_cards(state)
    fail_unless(len(set(gather)) == len(gather), "face_up", "a gather card stands twice")
    fail_unless(len(state.face_up) <= FACE_UP, "face_up", "more than four cards")
    craft = list(_craft_cards(state))
    for card in craft:
        # The word of an own card is checked by reading it.
        fault = fault_of(card if read_item(card.item) is None else replace(card, item=Item("own")))
        fail_unless(fault is None, "craft card", fault or "")
    fail_unless(len(state.display) <= DISPLAY_SIZE, "display", "more than three cards")
    fail_unless(len({card.item for card in craft}) == len(craft), "display", "a craft card stands twice")
    fail_unless(len({card.rank for card in craft}) == len(craft), "display", "a rank stands twice")
    ranks = [card.rank for card in state.queue]
    fail_unless(ranks == sorted(ranks), "queue", "not in the order of rank")
    spaces = [visit.space for player in state.players for visit in player.visits]
    fail_unless(len(set(spaces)) == len(spaces), "players.visits", "a dock space is used twice")
    for seat, player in enumerate(state.players):
        _check_player(state, seat, player)
    _check_owed(state)
    turn = state.players[state.turn]
    fail_unless(state.phase is not Phase.GATHER or not turn.passed, "turn", "this seat has passed")


def _counted(state: State) -> tuple[Pool, int]:
    try:
        return dice_out(state)
    except ValueError as error:
        raise PositionError("players", str(error)) from error


def _craft_cards(state: State) -> Iterator[CraftCard]:
    yield from state.display
    yield from state.queue
    for player in state.players:
        yield from player.items
        yield from (made.card for made in player.made)


def _check_player(state: State, seat: int, player: Player) -> None:
    where = f"players[{seat}]"
    fail_unless(player.library >= 0, where, "a negative number of Library dice")
    turn_to_craft = state.phase is Phase.CRAFT and seat == state.turn
    fail_unless(player.hand is None or turn_to_craft, f"{where}.hand", "not this seat's craft turn")
    for claim in player.claims:
        _check_claim(where, claim)
    for visit in player.visits:
        fail_unless(visit.paid.size == OFFERS[visit.space].cost, where, f"{visit.space} costs other dice")
    for held in player.held:
        copied = held.like in CHANGES and held.like not in (Source.TOKEN_PLUS, Source.TOKEN_SIX)
        fits = copied if held.source is Source.WORKSHOP_TOP else held.like is None
        fail_unless(fits, f"{where}.held", "`like` belongs to Workshop's copy of a card, and only there")
    for made in player.made:
        check_boxes(made.card, made.dice)


def _check_claim(where: str, claim: Claim) -> None:
    copies = claim.copying is not None
    fail_unless(copies == (claim.side is Side.WORKSHOP_TOP), f"{where}.claims", "only Workshop's top copies")
    fail_unless(not copies or CARD_OF[claim.acting] is not Card.WORKSHOP, f"{where}.claims", "copies itself")
    cost = cost_of(claim.side, claim.copying)
    size, poured = len(claim.paid), isinstance(HALVES[claim.acting].effect, Pour)
    fail_unless(size > len(cost) if poured else size == len(cost), f"{where}.claims", "one die on each square")
    for square, kind in zip(cost, claim.paid, strict=False):
        fail_unless(kind in square.takes, f"{where}.claims", f"{kind} does not fit its square")


def _check_owed(state: State) -> None:
    match state.owed:
        case Undecided(side=side, die=die):
            effect = HALVES[side].effect
            kind = effect.kind if isinstance(effect, Gamble) else Kind.CEMETERY
            fail_unless(isinstance(effect, Gamble | Ban) and die.kind is kind, "owed", "not a die this side rolls")
        case WoodNow(source=source):
            held = [one.like or one.source for one in state.players[state.turn].held if one.source is source]
            fits = any(isinstance(CHANGES[one], BoostOrDie) for one in held)
            fail_unless(fits, "owed", "no Garden bottom is held")
        case None:
            return
    fail_unless(state.phase is Phase.GATHER, "owed", "only in the gather phase")
    fail_unless(None in state.face_up, "owed", "the claimed card's slot is still full")
