"""The gather phase, rules section 2: claim, dock, pass, and when the phase ends."""

from typing import assert_never

from msgspec.structs import replace

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.actions import Dock, Gather, Pass, PassBenefit
from kingsforge_bot.games.kings_forge.benefits import SOURCE_OF, Held, Source
from kingsforge_bot.games.kings_forge.cards import ANY, CARD_OF, HALVES, Card, Side, Square
from kingsforge_bot.games.kings_forge.crafting import begin_craft_phase
from kingsforge_bot.games.kings_forge.dice import NO_DICE, Kind, Pool
from kingsforge_bot.games.kings_forge.docks import OFFERS, Space
from kingsforge_bot.games.kings_forge.effects import (
    Ban,
    Boost,
    BoostOrDie,
    Copy,
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
from kingsforge_bot.games.kings_forge.events import Claimed, Docked, Event, Passed, Refilled, Traded
from kingsforge_bot.games.kings_forge.gaining import gain, gain_library_die, hold
from kingsforge_bot.games.kings_forge.gambling import offer_wood, roll_gamble, roll_purple
from kingsforge_bot.games.kings_forge.payments import Payment, check_payment, check_supply
from kingsforge_bot.games.kings_forge.reasons import Reason, refuse
from kingsforge_bot.games.kings_forge.state import Claim, State, Visit, replace_player

_ONE_METAL = Pool.of("M")


def claim(state: State, action: Gather, chance: Chance, events: list[Event]) -> State:
    """Rule 2.2: take a face-up card for one of its sides, pay its squares, do what it says."""
    seat, side = state.turn, action.side
    if CARD_OF[side] not in state.face_up:
        raise refuse(Reason.NOT_FACE_UP, card=CARD_OF[side].value)
    acting = _acting_side(state, action)
    cost, effect = HALVES[side].cost, HALVES[acting].effect
    if acting is not side:
        cost += HALVES[acting].cost
    player = state.players[seat]
    if isinstance(effect, Pour):
        paid, rest = _poured(action, cost, player.supply), NO_DICE
    else:
        paid, rest = action.paying, player.supply - check_payment(side, cost, action.paying, player.supply)
    if isinstance(effect, Trade):
        _check_trade(state, action, effect, rest)
    elif action.giving is not None or action.to is not None or action.taking is not None:
        raise refuse(Reason.NO_TRADE, side=acting.value)

    events.append(Claimed(seat, side, action.copying, paid))
    player = replace(player, supply=rest, claims=(*player.claims, Claim(side, paid, action.copying)))
    state = replace_player(state, seat, player, face_up=_emptied(state.face_up, CARD_OF[side]))
    match effect:
        case Gain(dice=dice, usable=usable):
            state = gain(state, seat, dice, usable, events)
        case Pour(rewards=rewards):
            reward = rewards[min(len(paid) - len(cost), len(rewards) - 1)]
            state = gain(state, seat, reward, False, events)
        case Boost() | Flip() | Reroll() | TurnToSix():
            state = hold(state, seat, _held(side, acting), events)
        case BoostOrDie():
            state = offer_wood(hold(state, seat, _held(side, acting), events), _held(side, acting))
        case Wild():
            state = gain_library_die(state, seat, events)
        case SmithyToo():
            pass  # 3.1: the claim itself is looked at when the craft roll is made
        case Trade():
            state = _trade(state, action, events)
        case Gamble():
            state = roll_gamble(state, acting, chance, events)
        case Ban():
            state = roll_purple(state, acting, chance, events)
        case Copy():
            raise AssertionError("a copied side is never Workshop's own")
        case _:
            assert_never(effect)
    return state if state.owed is not None else settle(state, chance, events)


def dock(state: State, action: Dock, chance: Chance, events: list[Event]) -> State:
    """Rule 2.4: turn a face-up card down, pay a free space with any dice."""
    seat, space = state.turn, action.space
    if not any(state.face_up):
        raise refuse(Reason.NO_FACE_UP_CARD)
    if action.discarding not in state.face_up:
        raise refuse(Reason.NOT_FACE_UP, card=action.discarding.value)
    if space in used_spaces(state):
        raise refuse(Reason.SPACE_USED, space=space.value)
    offer, player = OFFERS[space], state.players[seat]
    if action.paying.size != offer.cost:
        raise refuse(Reason.SPACE_COST, space=space.value, wanted=offer.cost, given=action.paying.size)
    rest = player.supply - check_supply(action.paying, player.supply)

    events.append(Docked(seat, space, action.discarding, action.paying))
    visit = Visit(space, action.discarding, action.paying)
    player = replace(player, supply=rest, visits=(*player.visits, visit))
    state = replace_player(state, seat, player, face_up=_emptied(state.face_up, action.discarding))
    if isinstance(offer.gives, Source):
        state = hold(state, seat, Held(offer.gives), events)
    else:
        state = gain(state, seat, offer.gives, False, events)
    return settle(state, chance, events)


def pass_turn(state: State, action: Pass, chance: Chance, events: list[Event]) -> State:
    """Rule 2.6: no further action this phase; the first to pass takes a metal or a +1/+1 token."""
    seat, first = state.turn, not any(player.passed for player in state.players)
    if first and action.taking is None:
        raise refuse(Reason.FIRST_PASS_TAKES)
    if not first and action.taking is not None:
        raise refuse(Reason.LATER_PASS_TAKES_NOTHING)
    if action.taking is PassBenefit.METAL and not state.stock.count(Kind.METAL):
        raise refuse(Reason.NO_METAL_LEFT)
    events.append(Passed(seat, action.taking))
    state = replace_player(state, seat, replace(state.players[seat], passed=True))
    match action.taking:
        case PassBenefit.METAL:
            state = gain(state, seat, _ONE_METAL, True, events)
        case PassBenefit.TOKEN:
            state = hold(state, seat, Held(Source.TOKEN_PLUS), events)
        case None:
            pass
        case _:
            assert_never(action.taking)
    return _next_turn(state, chance, events)


def settle(state: State, chance: Chance, events: list[Event]) -> State:
    """Rule 2.5: the claim or dock is done, so the empty slot is refilled; then the next seat, or the phase ends."""
    if not state.deck:
        # 2.8: with 2 players the phase ends as soon as a slot can't be refilled.
        if len(state.players) == 2:
            return begin_craft_phase(state, chance, events)
        return _next_turn(state, chance, events)
    card = state.deck[0]
    slots = list(state.face_up)
    slots[slots.index(None)] = card
    events.append(Refilled(card))
    state = replace(state, face_up=tuple(slots), deck=state.deck[1:])
    return _next_turn(state, chance, events)


def used_spaces(state: State) -> set[Space]:
    """Dock spaces used this round, by anyone."""
    return {visit.space for player in state.players for visit in player.visits}


def sides_to_copy(state: State) -> tuple[Side, ...]:
    """Rule 7.2: the halves used by any claim of this round, in seat order."""
    return tuple(
        dict.fromkeys(
            made.side for player in state.players for made in player.claims if CARD_OF[made.side] is not Card.WORKSHOP
        )
    )


def _next_turn(state: State, chance: Chance, events: list[Event]) -> State:
    players = state.players
    passed = len([True for player in players if player.passed])
    # 2.7: all have passed, or no card is face up and somebody has.
    if passed and (passed == len(players) or not any(state.face_up)):
        return begin_craft_phase(state, chance, events)
    seat = (state.turn + 1) % len(players)
    while players[seat].passed:
        seat = (seat + 1) % len(players)
    return replace(state, turn=Seat(seat))


def _acting_side(state: State, action: Gather) -> Side:
    if action.side is not Side.WORKSHOP_TOP:
        if action.copying is not None:
            raise refuse(Reason.COPIES_NOTHING, side=action.side.value)
        return action.side
    if action.copying is None:
        raise refuse(Reason.COPY_NEEDED)
    if action.copying not in sides_to_copy(state):
        raise refuse(Reason.NOT_CLAIMED_YET, side=action.copying.value)
    return action.copying


def _held(side: Side, acting: Side) -> Held:
    # 7.2: a copied benefit belongs to Workshop.
    return Held(SOURCE_OF[side]) if acting is side else Held(Source.WORKSHOP_TOP, SOURCE_OF[acting])


def _emptied(face_up: tuple[Card | None, ...], card: Card) -> tuple[Card | None, ...]:
    return tuple([None if other is card else other for other in face_up])


def _poured(action: Gather, cost: tuple[Square, ...], supply: Pool) -> Payment:
    """Rule 7.3: the squares first, then all dice left are the cost. Naming those too is allowed, not needed."""
    on_squares = action.paying[: len(cost)]
    left = supply - check_payment(action.side, cost, on_squares, supply)
    if not left:
        raise refuse(Reason.NO_SUPPLY_TO_POUR, side=(action.copying or action.side).value)
    if len(action.paying) > len(cost):
        check_payment(action.side, cost + (ANY,) * left.size, action.paying, supply)
    return (*on_squares, *left)


def _check_trade(state: State, action: Gather, trade: Trade, supply: Pool) -> None:
    giving, to, taking = action.giving, action.to, action.taking
    if giving is None or to is None or taking is None:
        raise refuse(Reason.TRADE_NEEDED, side=(action.copying or action.side).value)
    if giving.size != trade.give:
        raise refuse(Reason.TRADE_SIZE, wanted=trade.give, given=giving.size)
    if to == state.turn or not 0 <= to < len(state.players):
        raise refuse(Reason.TRADE_PARTNER, seat=to)
    check_supply(giving, supply)
    # 7.5: a die just given may be taken back, so an empty supply is no obstacle.
    if taking not in state.players[to].supply + giving:
        raise refuse(Reason.TRADE_TAKES, kind=taking.value, seat=to)


def _trade(state: State, action: Gather, events: list[Event]) -> State:
    assert action.giving is not None
    assert action.to is not None
    assert action.taking is not None
    seat, taken = state.turn, Pool.kinds((action.taking,))
    events.append(Traded(seat, action.to, action.giving, action.taking))
    player, partner = state.players[seat], state.players[action.to]
    partner = replace(partner, supply=partner.supply + action.giving - taken)
    player = replace(player, supply=player.supply - action.giving, smithy=player.smithy + taken)
    return replace_player(replace_player(state, seat, player), action.to, partner)
