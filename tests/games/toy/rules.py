"""Beads: a game for the tests, with all that hidden and simultaneous games ask of the platform.

1. Everybody draws three beads out of the bag into a hand that nobody else sees.
2. All choose a bead of their hand at once, unseen; until the last one has chosen, one may choose another, unnoticed.
3. The chosen beads are shown and put away. The best one wins its owner the round.
4. The winner then draws up to two beads, each for any seat; only that seat sees it. Then the next round begins.
5. After two rounds, or four in the long game, or with no bead left in a hand, all is shown; most rounds won wins.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, assert_never

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.errors import NotationError, Refused
from kingsforge_bot.core.game import Game, Step
from kingsforge_bot.core.plans import CancelCondition, Plan, PlanCancelled, PlannedAction, Waits
from kingsforge_bot.core.positions import decode
from kingsforge_bot.core.seat import Seat
from tests.games.toy import planning
from tests.games.toy.state import (
    BEADS,
    UNSEEN,
    Action,
    Choose,
    Chose,
    Draw,
    Drew,
    End,
    Event,
    Over,
    Player,
    Reason,
    Shown,
    State,
)

HAND: Final = 3
DRAWS: Final = 2
ROUNDS: Final = {"short": 2, "long": 4}


class Toy(Game[State, Action, Event]):
    """The rules, stateless."""

    key = "toy"
    seats = range(2, 7)
    ruleset = 1
    secret = True
    options: Mapping[str, tuple[str, ...]] = {"rounds": tuple(ROUNDS)}

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State, Event]:
        rounds = options.get("rounds", "short")
        if seats not in self.seats or rounds not in ROUNDS or set(options) - set(self.options):
            raise ValueError(f"{seats} seats, {dict(options)}")
        state, events = State((Player(),) * seats, BEADS, ROUNDS[rounds]), list[Event]()
        for seat in range(seats):
            state = _drawn(state, Seat(seat), HAND, chance, events)
        return Step(state, tuple(events))

    def to_act(self, state: State) -> frozenset[Seat]:
        if state.over:
            return frozenset()
        if state.winner is not None:
            return frozenset((state.winner,))
        return frozenset(Seat(n) for n, player in enumerate(state.players) if player.hand and player.chosen is None)

    def may_act(self, state: State, seat: Seat) -> bool:
        if not 0 <= seat < len(state.players):
            return False
        player = state.players[seat]
        changing = not state.over and state.winner is None and set(player.hand) - {player.chosen}
        return bool(changing) or seat in self.to_act(state)

    def mid_turn(self, state: State) -> bool:
        if state.winner is not None:
            return state.drawn > 0
        return any(player.chosen for player in state.players)

    def asked(self, state: State, seat: Seat) -> str | None:
        return f"round {state.round}" if state.winner is None and not state.over else None

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        if not self.may_act(state, seat):
            return
        if state.winner is None:
            player = state.players[seat]
            yield from (Choose(bead) for bead in player.hand if bead != player.chosen)
            return
        if state.drawn < DRAWS and state.bag:
            yield from (Draw(Seat(to)) for to in range(len(state.players)))
        yield End()

    def forced(self, state: State, seat: Seat) -> Action | None:
        return End() if tuple(self.legal_actions(state, seat)) == (End(),) else None

    def timeout_action(self, state: State, seat: Seat) -> Action:
        """The worst bead of the hand; no draw."""
        if state.winner is not None:
            return End()
        return Choose(min(state.players[seat].hand, key=BEADS.index))

    def apply(self, state: State, seat: Seat, action: Action, chance: Chance) -> Step[State, Event]:
        if state.over:
            raise Refused(Reason.GAME_OVER, "5")
        if not self.may_act(state, seat):
            raise Refused(Reason.NOT_YOUR_TURN, "4")
        if action not in tuple(self.legal_actions(state, seat)):
            if isinstance(action, Choose) and state.winner is None:
                # What is in a hand is told to whoever holds it, and to nobody else.
                raise Refused(Reason.NOT_IN_HAND, "2", bead=action.bead, hand=state.players[seat].hand)
            raise Refused(Reason.NOT_NOW, "2" if state.winner is None else "4", verb=action.verb)
        events = list[Event]()
        match action:
            case Choose(bead=bead):
                events.append(Chose(seat, bead, instead=state.players[seat].chosen is not None))
                after = state.with_player(seat, chosen=bead)
                after = after if self.to_act(after) else _shown(after, events)
            case Draw(to=to):
                after = replace(_drawn(state, to, 1, chance, events), drawn=state.drawn + 1)
            case End():
                after = _next_round(state, events)
            case _:
                assert_never(action)
        return Step(after, tuple(events))

    def player_view(self, state: State, seat: Seat | None) -> State:
        if state.over:
            return state
        players = tuple(p if n == seat else _covered(p) for n, p in enumerate(state.players))
        return replace(state, players=players, bag=(UNSEEN,) * len(state.bag))

    def event_view(self, event: Event, seat: Seat | None) -> Event | None:
        match event:
            case Chose(seat=who, instead=True) if who != seat:
                return None
            case Chose(seat=who) if who != seat:
                return replace(event, bead=UNSEEN)
            case Drew(seat=who, beads=beads) if who != seat:
                return replace(event, beads=(UNSEEN,) * len(beads))
            case _:
                return event

    def reveals(self, event: Event) -> bool:
        return isinstance(event, Drew | Shown | Over)

    def places(self, state: State) -> tuple[tuple[Seat, ...], ...] | None:
        if not state.over:
            return None
        won = sorted({player.won for player in state.players}, reverse=True)
        return tuple(tuple(Seat(n) for n, p in enumerate(state.players) if p.won == count) for count in won)

    def period(self, state: State) -> str | None:
        return planning.period(state)

    def planned_actions(self, state: State, seat: Seat) -> Iterator[PlannedAction]:
        return planning.planned_actions(state, seat)

    def cancel_conditions(self, state: State, seat: Seat) -> Iterator[CancelCondition]:
        return planning.cancel_conditions(state, seat)

    def planned(self, state: State, seat: Seat, plan: Plan) -> Action | Waits | PlanCancelled:
        return planning.planned(state, seat, plan)

    def parse_plan(self, text: str) -> Plan:
        return planning.parse_plan(text)

    def parse(self, text: str) -> Action:
        match text.split(" "):
            case ["choose", bead] if bead in BEADS:
                return Choose(bead)
            case ["draw", "for", to] if to in map(str, range(max(self.seats) + 1)):
                return Draw(Seat(int(to)))
            case ["end"]:
                return End()
            case [*words]:
                raise NotationError(text, words[-1])

    def dump(self, state: State) -> bytes:
        return msgspec.json.encode(state)

    def load(self, text: bytes) -> State:
        return decode(text, State)

    def dump_events(self, events: Sequence[Event]) -> bytes:
        return msgspec.json.encode(events)

    def load_events(self, text: bytes) -> tuple[Event, ...]:
        return decode(text, tuple[Event, ...])


def _drawn(state: State, to: Seat, count: int, chance: Chance, events: list[Event]) -> State:
    beads = chance.draw(state.bag, count)
    events.append(Drew(to, beads))
    bag = tuple(bead for bead in state.bag if bead not in beads)
    return replace(state.with_player(to, hand=(*state.players[to].hand, *beads)), bag=bag)


def _shown(state: State, events: list[Event]) -> State:
    chosen = tuple(player.chosen or "" for player in state.players)
    winner = Seat(max(range(len(chosen)), key=lambda seat: BEADS.index(chosen[seat]) if chosen[seat] else -1))
    events.append(Shown(chosen, winner))
    for seat, player in enumerate(state.players):
        hand = tuple(bead for bead in player.hand if bead != player.chosen)
        state = state.with_player(Seat(seat), hand=hand, chosen=None, won=player.won + (seat == winner))
    return replace(state, gone=(*state.gone, *filter(None, chosen)), winner=winner, drawn=0)


def _next_round(state: State, events: list[Event]) -> State:
    after = replace(state, round=state.round + 1, winner=None, drawn=0)
    if after.round <= after.rounds and any(player.hand for player in after.players):
        return after
    events.append(Over(tuple(player.won for player in after.players)))
    return replace(after, over=True)


def _covered(player: Player) -> Player:
    return replace(player, hand=(UNSEEN,) * len(player.hand), chosen=player.chosen and UNSEEN)
