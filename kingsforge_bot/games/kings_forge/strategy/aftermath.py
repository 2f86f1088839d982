"""What a gather action leaves: to roll in this round's craft phase, and to own in the next round."""

from typing import Final, NamedTuple, assert_never

from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.advice.making.kit import in_reach
from kingsforge_bot.games.kings_forge.advice.odds import Question
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather, Pass, PassBenefit, TakeWood
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.cards import cost_of
from kingsforge_bot.games.kings_forge.rules.crafting import rolls_smithy_too
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Kind, Pool
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS
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
from kingsforge_bot.games.kings_forge.rules.gathering import terms_of
from kingsforge_bot.games.kings_forge.rules.payments import lost_dice
from kingsforge_bot.games.kings_forge.rules.state import Player, State

_FACES: Final = 6
_ONE_METAL: Final = Pool.of("M")
_ONE_WOOD: Final = Pool.of("W")
_TYPICAL_BAN: Final = 4
"""What the purple die is taken to show before it is rolled: about as bad as its average."""


class Aftermath(NamedTuple):
    """What one seat has if the gather phase ended now.

    `owned` are all dice that are its own in the next round, wherever they lie; `question` is what it rolls in this one.
    """

    question: Question
    owned: Pool


Likely = tuple[tuple[float, Aftermath], ...]
"""Aftermaths and how likely each is."""


class _Side(NamedTuple):
    """A seat's dice and benefits in the making."""

    supply: Pool
    smithy: Pool
    away: Pool
    """Paid, and on their way back (5.2)."""
    held: tuple[Held, ...]
    library: int
    smithy_too: bool


def standing(state: State, player: Player) -> Aftermath:
    """As things stand."""
    return _aftermath(state, _side(player))


def after(state: State, action: Action) -> Likely:
    """What the action of the seat on turn leaves it. Anything but a claim, a dock, a pass and wood changes nothing."""
    side = _side(state.players[state.turn])
    match action:
        case Gather():
            return tuple(
                [(share, _aftermath(_banned(state, action), then)) for share, then in _claimed(state, side, action)]
            )
        case Dock(space=space, paying=paying):
            gives = OFFERS[space].gives
            then = side._replace(supply=side.supply - paying)
            if isinstance(gives, Source):
                then = then._replace(held=(*side.held, Held(gives)))
            else:
                then = then._replace(smithy=side.smithy + (gives & state.stock))
            return ((1.0, _aftermath(state, then)),)
        case Pass(taking=PassBenefit.METAL):
            return ((1.0, _aftermath(state, side._replace(supply=side.supply + (_ONE_METAL & state.stock)))),)
        case Pass(taking=PassBenefit.TOKEN):
            return ((1.0, _aftermath(state, side._replace(held=(*side.held, Held(Source.TOKEN_PLUS))))),)
        case TakeWood(source=source):
            return ((1.0, _aftermath(state, _with_wood(state, side, source))),)
        case _:
            return ((1.0, _aftermath(state, side)),)


def without_benefit(state: State, source: Source, gained: Pool) -> Aftermath:
    """After a benefit was spent on a die of the gather phase that brought those dice."""
    side = _side(state.players[state.turn])
    return _aftermath(state, side._replace(held=_spent(side.held, source), smithy=side.smithy + (gained & state.stock)))


def with_dice(state: State, gained: Pool) -> Aftermath:
    """With dice gained to the smithy."""
    side = _side(state.players[state.turn])
    return _aftermath(state, side._replace(smithy=side.smithy + (gained & state.stock)))


def _side(player: Player) -> _Side:
    away = NO_DICE
    for claim in player.claims:
        away += Pool.kinds(claim.paid) - lost_dice(cost_of(claim.side, claim.copying), claim.paid)
    return _Side(player.supply, player.smithy, away, player.held, player.library, rolls_smithy_too(player))


def _aftermath(state: State, side: _Side) -> Aftermath:
    rolled = side.supply + side.smithy if side.smithy_too else side.supply
    woods = state.stock.count(Kind.WOOD)
    question = Question(rolled, side.library, state.cemetery, in_reach(side.held), woods)
    return Aftermath(question, side.supply + side.smithy + side.away)


def _banned(state: State, action: Gather) -> State:
    return replace(state, cemetery=_TYPICAL_BAN) if isinstance(terms_of(action).effect, Ban) else state


def _claimed(state: State, side: _Side, action: Gather) -> list[tuple[float, _Side]]:
    terms = terms_of(action)
    lost = lost_dice(terms.cost, action.paying)
    paid = side._replace(supply=side.supply - terms.dice, away=side.away + (terms.dice - lost))
    if terms.held is not None:
        paid = paid._replace(held=(*side.held, terms.held))
    return _effect(state, paid, terms.effect, action)


def _effect(state: State, side: _Side, effect: Effect, action: Gather) -> list[tuple[float, _Side]]:
    match effect:
        case Gain(dice=dice, usable=True):
            return [(1.0, side._replace(supply=side.supply + (dice & state.stock)))]
        case Gain(dice=dice):
            return [(1.0, side._replace(smithy=side.smithy + (dice & state.stock)))]
        case Gamble(kind=kind, keep_from=least, otherwise=otherwise):
            if not state.stock.count(kind):
                return [(1.0, side)]
            kept = (_FACES + 1 - least) / _FACES
            won, missed = Pool.kinds((kind,)), otherwise & state.stock
            return [
                (kept, side._replace(smithy=side.smithy + won)),
                (1 - kept, side._replace(smithy=side.smithy + missed)),
            ]
        case Pour(rewards=rewards):
            gained = rewards[min(side.supply.size, len(rewards) - 1)] & state.stock
            return [(1.0, side._replace(supply=NO_DICE, away=side.away + side.supply, smithy=side.smithy + gained))]
        case Trade():
            given, taken = action.giving or NO_DICE, Pool.kinds(() if action.taking is None else (action.taking,))
            return [(1.0, side._replace(supply=side.supply - given, smithy=side.smithy + taken))]
        case Wild():
            return [(1.0, side._replace(library=side.library + min(1, state.library)))]
        case SmithyToo():
            return [(1.0, side._replace(smithy_too=True))]
        case Boost() | Flip() | Reroll() | TurnToSix() | BoostOrDie() | Ban() | Copy():
            return [(1.0, side)]
        case _:
            assert_never(effect)


def _with_wood(state: State, side: _Side, source: Source) -> _Side:
    return side._replace(held=_spent(side.held, source), smithy=side.smithy + (_ONE_WOOD & state.stock))


def _spent(held: tuple[Held, ...], source: Source) -> tuple[Held, ...]:
    spent = next(one for one in held if one.source is source)
    rest = list(held)
    rest.remove(spent)
    return tuple(rest)
