"""Keyflower as a Game: the one door to its rules."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.game import Game, Logged, Step
from kingsforge_bot.core.plans import Plan, PlanCancelled, Waits
from kingsforge_bot.core.replaying import NO_LUCK, replay_on
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules import actions as a
from kingsforge_bot.games.keyflower.rules import (
    bidding,
    boats,
    building,
    planning,
    position,
    secrets,
    turns,
    using,
    winter,
    working,
)
from kingsforge_bot.games.keyflower.rules.actions import Action
from kingsforge_bot.games.keyflower.rules.awaiting import awaited, may_act
from kingsforge_bot.games.keyflower.rules.draft import Draft, draft_of, finished
from kingsforge_bot.games.keyflower.rules.events import Event, GameEnded, SeasonBegan, VillageBuilt, WinterRevealed
from kingsforge_bot.games.keyflower.rules.legal import legal_actions
from kingsforge_bot.games.keyflower.rules.meta import KEY, OPTIONS, RULESET, SEATS
from kingsforge_bot.games.keyflower.rules.notation import reader
from kingsforge_bot.games.keyflower.rules.reasons import Reason, refuse
from kingsforge_bot.games.keyflower.rules.scoring import places
from kingsforge_bot.games.keyflower.rules.setup import set_up
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.games.keyflower.rules.tiles import TileSet
from kingsforge_bot.games.keyflower.rules.timeout_action import timeout_action


class Keyflower(Game[State, Action, Event]):
    """The rules with the tiles they are given, stateless."""

    key = KEY
    seats = SEATS
    ruleset = RULESET
    secret = True
    options: Mapping[str, tuple[str, ...]] = OPTIONS

    def __init__(self, tiles: TileSet) -> None:
        self.tiles = tiles
        self._read: Callable[[str], Action] = reader(tiles)

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State, Event]:
        return set_up(seats, options, self.tiles, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        return awaited(state)

    def may_act(self, state: State, seat: Seat) -> bool:
        return may_act(state, seat)

    def mid_turn(self, state: State) -> bool:
        """In the midst of work, and after what nobody else is to hear of: a choice changed, a draft of a village."""
        return state.phase is Phase.WORK or state.unheard

    def asked(self, state: State, seat: Seat) -> str | None:
        """What all choose at once is each seat's own; so is a boat, which only the next seat can take (13.1)."""
        match state.phase:
            case Phase.WINTER_CHOICE:
                return "winter choice"
            case Phase.BOATS | Phase.BUILDING:
                return f"end of {state.season}"
            case _:
                return None

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        return legal_actions(state, self.tiles, seat) if self.may_act(state, seat) else iter(())

    def forced(self, state: State, seat: Seat) -> Action | None:
        """Nothing: to pass is a choice, and that somebody cannot do otherwise the others need not know (4.3)."""
        return None

    def timeout_action(self, state: State, seat: Seat) -> Action:
        return timeout_action(state, self.tiles, seat)

    def apply(self, state: State, seat: Seat, action: Action, chance: Chance) -> Step[State, Event]:
        """Carry out one action; checks by attempting. Raises Refused."""
        draft = draft_of(state, self.tiles, chance)
        _carry_out(draft, seat, action)
        return finished(draft)

    def replay(self, state: State, log: Iterable[Logged]) -> Step[State, Event]:
        draft = draft_of(state, self.tiles, NO_LUCK)
        replay_on(draft, log, self._read, _carry_out)
        return finished(draft)

    player_view = staticmethod(secrets.player_view)
    event_view = staticmethod(secrets.event_view)

    def reveals(self, event: Event) -> bool:
        """What was hidden and is seen now (13.4); luck is known without it."""
        return isinstance(event, WinterRevealed | SeasonBegan | VillageBuilt | GameEnded)

    def undone_by(self, action: Action) -> Action | None:
        """The undo of place is lift, for others' actions do not count (13.4)."""
        return a.Lift() if isinstance(action, a.Place | a.PlaceAside) else None

    def places(self, state: State) -> tuple[tuple[Seat, ...], ...] | None:
        return places(state.scores) if state.phase is Phase.OVER else None

    period = staticmethod(planning.period)
    planned_actions = staticmethod(planning.planned_actions)
    cancel_conditions = staticmethod(planning.cancel_conditions)
    parse_plan = staticmethod(planning.parse_plan)
    dump = staticmethod(position.dump)
    dump_events = staticmethod(position.dump_events)
    load_events = staticmethod(position.load_events)

    def planned(self, state: State, seat: Seat, plan: Plan) -> Action | Waits | PlanCancelled:
        return planning.planned(state, seat, plan)

    def parse(self, text: str) -> Action:
        return self._read(text)

    def load(self, text: bytes) -> State:
        return position.load(text, self.tiles)


def _carry_out(draft: Draft, seat: Seat, action: Action) -> None:
    """Rule 13.1 first but for what cannot be read (13.8), then the action."""
    if draft.phase is Phase.OVER:
        raise refuse(Reason.GAME_OVER)
    if not may_act(draft, seat):
        raise refuse(Reason.NOT_AWAITED)
    phases, carry_out = _RULES[type(action)]
    if draft.phase not in phases:
        raise refuse(Reason.NOT_NOW, verb=action.verb)
    if isinstance(action, a.Take) and draft.choosers[:1] != (seat,):
        raise refuse(Reason.NOT_NOW, verb=action.verb)
    if isinstance(action, a.Place | a.PlaceAside | a.Lift | a.Done) and not building.may_build(draft, seat):
        waits = bool(draft.players[seat].won)
        raise refuse(Reason.BOAT_FIRST if waits else Reason.NOT_NOW, verb=action.verb)
    draft.unheard = False
    carry_out(draft, seat, action)


_ENDING: Final = (Phase.BOATS, Phase.BUILDING)
_RULES: Final[Mapping[type[Action], tuple[tuple[Phase, ...], Callable[[Draft, Seat, Any], None]]]] = {
    a.Bid: ((Phase.TURNS,), bidding.bid),
    a.Use: ((Phase.TURNS,), using.use),
    a.Pass: ((Phase.TURNS,), turns.pass_),
    a.Move: ((Phase.WORK,), working.move),
    a.Upgrade: ((Phase.WORK,), working.upgrade),
    a.End: ((Phase.WORK,), working.end),
    a.Give: ((Phase.WINTER_CHOICE,), winter.give),
    a.Take: ((Phase.BOATS,), boats.take),
    a.Place: (_ENDING, building.place),
    a.PlaceAside: (_ENDING, building.place_aside),
    a.Lift: (_ENDING, building.lift),
    a.Done: (_ENDING, building.done),
}
"""When each kind of action can be decided, and what carries it out."""
