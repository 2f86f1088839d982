"""The gather phase, rules section 2: claim, dock, pass, and when the phase ends."""

from collections.abc import Sequence
from functools import lru_cache
from typing import assert_never

import msgspec

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.actions import Dock, Gather, Pass, PassBenefit
from kingsforge_bot.games.kings_forge.rules.benefits import SOURCE_OF, Held, Source
from kingsforge_bot.games.kings_forge.rules.cards import ANY, CARD_OF, HALVES, Card, Side, Square, cost_of
from kingsforge_bot.games.kings_forge.rules.crafting import begin_craft_phase
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Kind, Pool
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS, Space
from kingsforge_bot.games.kings_forge.rules.draft import Draft, PlayerDraft
from kingsforge_bot.games.kings_forge.rules.effects import (
    Ban,
    Boost,
    BoostOrDie,
    Copy,
    Effect,
    Flip,
    Gain,
    Gamble,
    Pour,
    Reroll,
    SmithyToo,
    Trade,
    TurnToSix,
    Wild,
)
from kingsforge_bot.games.kings_forge.rules.events import Claimed, Docked, Passed, Refilled, Traded
from kingsforge_bot.games.kings_forge.rules.gaining import gain, gain_library_die, hold
from kingsforge_bot.games.kings_forge.rules.gambling import offer_wood, roll_gamble, roll_purple
from kingsforge_bot.games.kings_forge.rules.meta import CLOCKWISE
from kingsforge_bot.games.kings_forge.rules.payments import check_payable, check_squares, pay
from kingsforge_bot.games.kings_forge.rules.reasons import Reason, refuse
from kingsforge_bot.games.kings_forge.rules.state import Claim, Phase, Player, State, Visit

_ONE_METAL = Pool.of("M")


class Terms(msgspec.Struct, frozen=True):
    """On what terms a side is claimed, whatever lies on the table: what acts, for which squares, with which dice."""

    claim: Claim
    acting: Side
    cost: tuple[Square, ...]
    effect: Effect
    dice: Pool
    pours: bool
    held: Held | None
    """The benefit it gives. One that Workshop copied belongs to Workshop (7.2)."""


@lru_cache(maxsize=1 << 12)
def terms_of(action: Gather) -> Terms:
    """Its terms, if each square takes its die (2.2) and a trade is named for nothing else. Raises Refused."""
    side, copying, paying = action.side, action.copying, action.paying
    acting = copying or side
    cost, effect = cost_of(side, copying), HALVES[acting].effect
    if isinstance(effect, Copy):
        raise refuse(Reason.COPY_NEEDED)
    held: Held | None = None
    if acting in SOURCE_OF:
        held = Held(SOURCE_OF[side]) if copying is None else Held(Source.WORKSHOP_TOP, SOURCE_OF[acting])
    names_trade = action.giving is not None or action.to is not None or action.taking is not None
    if names_trade and not isinstance(effect, Trade):
        raise refuse(Reason.NO_TRADE, side=acting.value)
    # 7.3: Caravan takes all dice beyond its squares. Naming them is allowed, not needed.
    pours = isinstance(effect, Pour)
    dice = check_squares(side, cost, paying[: len(cost)] if pours else paying)
    return Terms(Claim(side, paying, copying), acting, cost, effect, dice, pours, held)


def claim(draft: Draft, action: Gather) -> None:
    """Rule 2.2: take a face-up card for one of its sides, pay its squares, then do what it says: gains cannot pay."""
    seat, side, copying = draft.turn, action.side, action.copying
    player = draft.players[seat]
    _turn_down(draft, CARD_OF[side], "2.2")
    if copying is not None:
        _check_copy(draft, side, copying)
    elif side is Side.WORKSHOP_TOP and not sides_to_copy(draft):
        raise refuse(Reason.NOTHING_TO_COPY)
    if not action.paying and action.giving is None:
        _check_payable(side, copying, player.supply)
    terms = terms_of(action)
    taken = terms.claim
    left = pay(player.supply, terms.dice, "2.2")
    if terms.pours:
        taken, left = _poured(action, terms, player.supply, left), NO_DICE
    draft.events.append(Claimed(seat, side, copying, taken.paid))
    player.supply = left
    player.claims += (taken,)
    if terms.held is None:
        _act(draft, action, terms, taken)
    else:
        # 4.1: for later.
        hold(draft, seat, terms.held)
        if isinstance(terms.effect, BoostOrDie):
            offer_wood(draft)
    if draft.owed is None:
        settle(draft)


def _act(draft: Draft, action: Gather, terms: Terms, taken: Claim) -> None:
    """What a side does at once."""
    seat, effect = draft.turn, terms.effect
    match effect:
        case Gain(dice=dice, usable=usable):
            gain(draft, seat, dice, usable)
        case Gamble():
            roll_gamble(draft, terms.acting)
        case Ban():
            roll_purple(draft, terms.acting)
        case Trade():
            _trade(draft, action, effect)
        case SmithyToo():
            pass  # 3.1: the claim itself is looked at when the craft roll is made
        case Pour(rewards=rewards):
            poured = len(taken.paid) - len(terms.cost)
            gain(draft, seat, rewards[min(poured, len(rewards) - 1)], False)
        case Wild():
            gain_library_die(draft, seat)
        case Boost() | Flip() | Reroll() | TurnToSix() | BoostOrDie() | Copy():
            raise AssertionError("held, or Workshop's own")
        case _:
            assert_never(effect)


def dock(draft: Draft, action: Dock) -> None:
    """Rule 2.4: turn a face-up card down, pay a free space with any dice."""
    seat, space = draft.turn, action.space
    if not any(draft.face_up):
        raise refuse(Reason.NO_FACE_UP_CARD)
    _turn_down(draft, action.discarding, "2.4")
    if space in used_spaces(draft):
        raise refuse(Reason.SPACE_USED, space=space.value)
    offer, player = OFFERS[space], draft.players[seat]
    if action.paying.size != offer.cost:
        raise refuse(Reason.SPACE_COST, space=space.value, wanted=offer.cost, given=action.paying.size)
    left = pay(player.supply, action.paying, "2.4")

    draft.events.append(Docked(seat, space, action.discarding, action.paying))
    visit = Visit(space, action.discarding, action.paying)
    player.supply = left
    player.visits += (visit,)
    if isinstance(offer.gives, Source):
        hold(draft, seat, Held(offer.gives))
    else:
        gain(draft, seat, offer.gives, False)
    settle(draft)


def pass_turn(draft: Draft, action: Pass) -> None:
    """Rule 2.6: no further action this phase; the first to pass takes a metal or a +1/+1 token."""
    seat, taking, first = draft.turn, action.taking, not _anyone_passed(draft)
    if first and taking is None:
        raise refuse(Reason.FIRST_PASS_TAKES, metal=draft.stock.count(Kind.METAL))
    if not first and taking is not None:
        raise refuse(Reason.LATER_PASS_TAKES_NOTHING)
    draft.events.append(Passed(seat, taking))
    draft.players[seat].passed = True
    match taking:
        case None:
            pass
        case PassBenefit.METAL:
            if not draft.stock.count(Kind.METAL):
                raise refuse(Reason.NO_METAL_LEFT)
            gain(draft, seat, _ONE_METAL, True)
        case PassBenefit.TOKEN:
            hold(draft, seat, Held(Source.TOKEN_PLUS))
        case _:
            assert_never(taking)
    _next_turn(draft)


def settle(draft: Draft) -> None:
    """Rule 2.5: the claim or dock is done, so the empty slot is refilled; then the next seat, or the phase ends."""
    if draft.deck:
        card = draft.deck[0]
        draft.face_up[draft.face_up.index(None)] = card
        draft.deck = draft.deck[1:]
        draft.events.append(Refilled(card))
        _next_seat(draft)
    elif len(draft.players) == 2:
        # 2.8: with 2 players the phase ends as soon as a slot can't be refilled.
        begin_craft_phase(draft)
    else:
        _next_turn(draft)


def claims_left(state: State) -> int | None:
    """Rule 2.8: after how many claims and visits the phase ends by itself; None where only passes end it (2.7)."""
    if state.phase is not Phase.GATHER or len(state.players) != 2:
        return None
    return len(state.deck) + 1


def used_spaces(table: State | Draft) -> dict[Space, Seat]:
    """Dock spaces used this round, and who stands there."""
    players: Sequence[Player | PlayerDraft] = table.players
    return {visit.space: Seat(index) for index, player in enumerate(players) for visit in player.visits}


def sides_to_copy(table: State | Draft) -> tuple[Side, ...]:
    """Rule 7.2: the halves used by any claim of this round, in seat order."""
    return tuple(
        dict.fromkeys(
            one.side for player in table.players for one in player.claims if CARD_OF[one.side] is not Card.WORKSHOP
        )
    )


def _anyone_passed(draft: Draft) -> bool:
    return any(player.passed for player in draft.players)


def _next_turn(draft: Draft) -> None:
    # 2.7: the phase ends when no card is face up and somebody has passed.
    if any(draft.face_up) or not _anyone_passed(draft):
        _next_seat(draft)
    else:
        begin_craft_phase(draft)


def _next_seat(draft: Draft) -> None:
    players = draft.players
    for seat in CLOCKWISE[len(players)][draft.turn]:
        if not players[seat].passed:
            draft.turn = seat
            return
    # 2.7: or when all have passed.
    begin_craft_phase(draft)


def _turn_down(draft: Draft, card: Card, rule: str) -> None:
    """Take the card out of its slot, as that rule does. Raises Refused."""
    try:
        draft.face_up[draft.face_up.index(card)] = None
    except ValueError:
        raise Refused(Reason.NOT_FACE_UP, rule, card=card.value) from None


def _check_copy(draft: Draft, side: Side, copying: Side) -> None:
    if side is not Side.WORKSHOP_TOP:
        raise refuse(Reason.COPIES_NOTHING, side=side.value)
    if copying not in sides_to_copy(draft):
        raise refuse(Reason.NOT_CLAIMED_YET, side=copying.value)


def _check_payable(side: Side, copying: Side | None, supply: Pool) -> None:
    """Where no dice were named: what the supply lacks. Raises Refused; a supply that would do is refused elsewhere."""
    cost, effect = cost_of(side, copying), HALVES[copying or side].effect
    check_payable(side, cost, supply)
    if isinstance(effect, Trade) and supply.size < len(cost) + effect.give:
        wanted = len(cost) + effect.give
        raise Refused(Reason.DICE_SHORT, "7.5", side=side.value, wanted=wanted, have=supply.size)
    if isinstance(effect, Pour) and supply.size == len(cost):
        raise refuse(Reason.NO_SUPPLY_TO_POUR, side=(copying or side).value)


def _poured(action: Gather, terms: Terms, supply: Pool, left: Pool) -> Claim:
    """Rule 7.3: the squares first, then all dice left are the cost."""
    if not left:
        raise refuse(Reason.NO_SUPPLY_TO_POUR, side=terms.acting.value)
    squares = len(terms.cost)
    if len(action.paying) > squares:
        pay(supply, check_squares(action.side, terms.cost + (ANY,) * left.size, action.paying), "2.2")
    return Claim(action.side, (*action.paying[:squares], *left), action.copying)


def _trade(draft: Draft, action: Gather, trade: Trade) -> None:
    """Rule 7.5. A die just given may be taken back, so an empty supply is no obstacle."""
    seat, giving, to, taking = draft.turn, action.giving, action.to, action.taking
    if giving is None or to is None or taking is None:
        raise refuse(Reason.TRADE_NEEDED, side=(action.copying or action.side).value)
    if giving.size != trade.give:
        raise refuse(Reason.TRADE_SIZE, wanted=trade.give, given=giving.size)
    if to == seat or not 0 <= to < len(draft.players):
        raise refuse(Reason.TRADE_PARTNER, seat=to)
    player, partner = draft.players[seat], draft.players[to]
    left, there = pay(player.supply, giving, "7.5"), partner.supply + giving
    if taking not in there.present:
        raise refuse(Reason.TRADE_TAKES, kind=taking.value, seat=to)
    taken = Pool.kinds((taking,))
    draft.events.append(Traded(seat, to, giving, taking))
    partner.supply = there - taken
    player.supply = left
    player.smithy += taken
