"""Dwarven Smithy as a Game: the one door to its rules."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, Final

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.game import Game, Logged, Step
from kingsforge_bot.core.plans import Plan, PlanCancelled, PlannedAction, Waits
from kingsforge_bot.core.replaying import NO_LUCK, replay_on
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules import (
    acting,
    crafting,
    planned_actions,
    planning,
    position,
    secrets,
    trading,
)
from kingsforge_bot.games.dwarven_smithy.rules.actions import (
    Action,
    Auction,
    Buy,
    BuyWarehouse,
    CompleteApprentice,
    CompleteKingsItem,
    CompleteTool,
    Craft,
    Discard,
    Draw,
    End,
    EndByClock,
    MakeBid,
    Move,
    Pass,
    Play,
    Sell,
)
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.completing import complete, next_stack
from kingsforge_bot.games.dwarven_smithy.rules.draft import Draft, draft_of, finished
from kingsforge_bot.games.dwarven_smithy.rules.drawing import draw
from kingsforge_bot.games.dwarven_smithy.rules.events import BidMade, BidPassed, Dealt, Drew, Event, TurnEnded
from kingsforge_bot.games.dwarven_smithy.rules.legal import legal_actions
from kingsforge_bot.games.dwarven_smithy.rules.meta import KEY, OPTIONS, RULESET, SEATS
from kingsforge_bot.games.dwarven_smithy.rules.notation import parse
from kingsforge_bot.games.dwarven_smithy.rules.reasons import Reason, refuse
from kingsforge_bot.games.dwarven_smithy.rules.scoring import places
from kingsforge_bot.games.dwarven_smithy.rules.setup import set_up
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State
from kingsforge_bot.games.dwarven_smithy.rules.timeout_action import timeout_action
from kingsforge_bot.games.dwarven_smithy.rules.turns import end_turn


class DwarvenSmithy(Game[State, Action, Event]):
    """The rules with the cards they are given, stateless."""

    key = KEY
    seats = SEATS
    ruleset = RULESET
    secret = True
    options: Mapping[str, tuple[str, ...]] = OPTIONS

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State, Event]:
        return set_up(seats, options, self.cards, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Whose turn it is, or who is asked in an auction (9.2)."""
        if state.phase is Phase.OVER:
            return frozenset()
        return frozenset((state.turn if state.lot is None else state.lot.asked,))

    def mid_turn(self, state: State) -> bool:
        """In the midst of a turn, unless an auction waits for somebody else, or comes back from others."""
        return state.acted and state.phase is not Phase.OVER and (state.lot is None or state.lot.asked == state.turn)

    def asked(self, state: State, seat: Seat) -> str | None:
        """One seat after the other, always (1.4)."""
        return None

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        return legal_actions(state, self.cards) if self.may_act(state, seat) else iter(())

    def forced(self, state: State, seat: Seat) -> Action | None:
        """The end of a turn in which nothing else can be done, or the only bid that can be made."""
        match tuple(islice(self.legal_actions(state, seat), 2)):
            case (only,):
                return only
            case _:
                return None

    def timeout_action(self, state: State, seat: Seat) -> Action:
        return timeout_action(state, self.cards)

    def by_clock(self, action: Action) -> Action:
        """Who sleeps does not wait for the others to give up (7.7)."""
        return EndByClock() if action == End() else action

    def apply(self, state: State, seat: Seat, action: Action, chance: Chance) -> Step[State, Event]:
        """Carry out one action; checks by attempting. Raises Refused."""
        draft = draft_of(state, self.cards, chance)
        _carry_out(draft, seat, action)
        return finished(draft)

    def replay(self, state: State, log: Iterable[Logged]) -> Step[State, Event]:
        draft = draft_of(state, self.cards, NO_LUCK)
        replay_on(draft, log, parse, _carry_out)
        return finished(draft)

    def player_view(self, state: State, seat: Seat | None) -> State:
        return secrets.player_view(state, self.cards, seat)

    def event_view(self, event: Event, seat: Seat | None) -> Event | None:
        return secrets.event_view(event, seat)

    def reveals(self, event: Event) -> bool:
        """Cards that were seen, answers in an auction, and the end of a turn (9.3)."""
        return isinstance(event, Dealt | Drew | BidMade | BidPassed | TurnEnded)

    def places(self, state: State) -> tuple[tuple[Seat, ...], ...] | None:
        return places(state.scores) if state.phase is Phase.OVER else None

    period = staticmethod(planning.period)
    cancel_conditions = staticmethod(planning.cancel_conditions)
    parse = staticmethod(parse)
    dump = staticmethod(position.dump)
    dump_events = staticmethod(position.dump_events)
    load_events = staticmethod(position.load_events)

    def planned_actions(self, state: State, seat: Seat) -> Iterator[PlannedAction]:
        return planning.planned_actions(state, self.cards, seat)

    def planned(self, state: State, seat: Seat, plan: Plan) -> Action | Waits | PlanCancelled:
        return planning.planned(state, self.cards, seat, plan)

    def parse_plan(self, text: str) -> Plan:
        return planned_actions.parse_plan(text, self.cards)

    def load(self, text: bytes) -> State:
        return position.load(text, self.cards)


def _carry_out(draft: Draft, seat: Seat, action: Action) -> None:
    if draft.phase is Phase.OVER:
        raise refuse(Reason.GAME_OVER)
    awaited = draft.turn if draft.lot is None else draft.lot.asked
    if seat != awaited:
        raise refuse(Reason.NOT_YOUR_TURN, awaited=awaited)
    answers = isinstance(action, MakeBid | Pass)
    if draft.lot is not None and not answers:
        raise refuse(Reason.AUCTION_OPEN, card=draft.lot.card, seat=draft.lot.seller)
    if draft.lot is None and answers:
        raise refuse(Reason.NO_AUCTION, verb=action.verb)
    if draft.phase is Phase.COMPLETE and not isinstance(action, _COMPLETIONS):
        waiting = next_stack(draft.cards, draft.active)
        raise refuse(Reason.COMPLETE_FIRST, card="" if waiting is None else waiting.card)
    if draft.phase is Phase.DRAW and not isinstance(action, (Draw, End, *_COMPLETIONS)):
        raise refuse(Reason.ACTIONS_CLOSED, verb=action.verb)
    draft.acted = seat == draft.turn
    _RULES[type(action)](draft, action)


def _draw(draft: Draft, action: Draw) -> None:
    draw(draft, action.deck)


def _end(draft: Draft, action: End) -> None:
    end_turn(draft, by_clock=action.by_clock)


_COMPLETIONS: Final = (CompleteTool, CompleteApprentice, CompleteKingsItem)
_RULES: Final[Mapping[type[Action], Callable[[Draft, Any], None]]] = {
    CompleteTool: complete,
    CompleteApprentice: complete,
    CompleteKingsItem: complete,
    Play: acting.play,
    Move: acting.move,
    Discard: acting.discard_card,
    Sell: acting.sell,
    BuyWarehouse: acting.buy_warehouse,
    Buy: trading.buy,
    Craft: crafting.craft,
    Auction: trading.open_auction,
    MakeBid: trading.bid,
    Pass: trading.pass_,
    Draw: _draw,
    End: _end,
    EndByClock: _end,
}
"""What carries out each kind of action."""
