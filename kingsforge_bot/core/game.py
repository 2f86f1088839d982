"""What a game is to everything around it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Generic, Protocol, TypeVar

import msgspec

from kingsforge_bot.core.chance import Chance, Replayed
from kingsforge_bot.core.plans import CancelCondition, Plan, PlanCancelled, PlannedAction, Waits
from kingsforge_bot.core.seat import Seat

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
S_contra = TypeVar("S_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)


Logged = tuple[Seat, str, tuple[int, ...]]
"""What a log keeps of an action: whose it was, its text, the luck it met in `Replayed`'s form."""


class Step(msgspec.Struct, Generic[S, E], frozen=True, gc=False):
    """What an action led to: the new state and the events on the way, in order."""

    state: S
    events: tuple[E, ...]


class Rules(Protocol[S, A, E]):
    """What may be done and what comes of it."""

    @property
    def key(self) -> str:
        """The game's name in the store and in commands, in ASCII letters."""

    @property
    def seats(self) -> range:
        """How many may play."""

    @property
    def ruleset(self) -> int:
        """Raised whenever an old log could be judged differently."""

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """Table options and their values, the default first."""

    def offers(self, option: str, value: str) -> bool:
        """Whether a table can be opened with that value of an option: a listed one, or one that was written out."""
        return value in self.options.get(option, ())

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[S, E]:
        """A new play. Raises ValueError for a number of seats or an option the game does not know."""

    def to_act(self, state: S) -> frozenset[Seat]:
        """Who is awaited; nobody once the play is over."""

    def may_act(self, state: S, seat: Seat) -> bool:
        """Whether the seat may decide something: it is awaited, or it may still change what it chose."""
        return seat in self.to_act(state)

    def legal_actions(self, state: S, seat: Seat) -> Iterator[A]:
        """Everything the seat may do now, each distinct decision once, in a fixed order."""

    def apply(self, state: S, seat: Seat, action: A, chance: Chance) -> Step[S, E]:
        """Carry out one action. Raises Refused, leaving the state as it was."""

    def places(self, state: S) -> tuple[tuple[Seat, ...], ...] | None:
        """The final places, best first, tied seats together; None while the play goes on."""


class AwaitedSeats(Protocol[S_contra, A]):
    """What awaited seats are asked, and what is done for those who do not answer."""

    def mid_turn(self, state: S_contra) -> bool:
        """Whether the channel waits to hear of this: until the end of a turn, or until all choices are in."""

    def asked(self, state: S_contra, seat: Seat) -> str | None:
        """What the seat decides on, whatever others do meanwhile; None where any action of others bears on it.

        As long as it is the same text, a decision of that seat counts that was made before others acted.
        """

    def forced(self, state: S_contra, seat: Seat) -> A | None:
        """A legal action that the table may as well do itself: the only one, or one in whose place no other comes to
        anything else but for what it spends.
        """

    def timeout_action(self, state: S_contra, seat: Seat) -> A:
        """What is played for an awaited seat whose time ran out: legal, changing as little as can be, ending its turn.

        Where one action does not end the turn, those after it do. It never needs luck to choose.
        """

    def by_clock(self, action: A) -> A:
        """The mildest action as the clock plays it: the same, or where the rules ask who decided, the clock's own word.

        That can be applied in its place, is not among the legal actions, and its `by_clock` is true.
        """
        return action


class HiddenInformation(Protocol[S, A, E]):
    """Who may know what, and what of it can be taken back."""

    @property
    def secret(self) -> bool:
        """Whether some seats may not know all that happens; else `event_view` is the event itself.

        A deck that lies face down is enough: the luck that shuffled it is told to nobody while the play lasts.
        """

    def player_view(self, state: S, seat: Seat | None) -> S:
        """The state without the secrets of others; None for a spectator.

        People get it from `TableStates`; bots and plans ask for the seat that they play. `tests/house/test_secrets.py`
        lists all who ask.
        """

    def event_view(self, event: E, seat: Seat | None) -> E | None:
        """The event as that seat may know it, or with None everybody; None where nothing of it may be known.

        Who is told all events of an action unchanged may also read its text; its luck nobody is told.
        """

    def reveals(self, event: E) -> bool:
        """Whether somebody knows more by it than could be known before: what led to it is not taken back freely.

        Luck that was met is known without it, and so is that somebody else has acted.
        """

    def undone_by(self, action: A) -> A | None:
        """The action by which the seat takes that one back whatever others did since, where the rules have one."""
        return None


class Planning(Protocol[S_contra, A_co]):
    """Decisions ahead of one's turn."""

    def period(self, state: S_contra) -> str | None:
        """What plans made now last for, in words of the notation: `round 2`; None while nothing can be planned."""

    def planned_actions(self, state: S_contra, seat: Seat) -> Iterator[PlannedAction]:
        """What the seat can plan from here, the likeliest first: as many as one menu shows. Gets the seat's view."""

    def cancel_conditions(self, state: S_contra, seat: Seat) -> Iterator[CancelCondition]:
        """What can end the seat's plans before they are due: none that is so already. Gets the seat's view."""

    def planned(self, state: S_contra, seat: Seat, plan: Plan) -> A_co | Waits | PlanCancelled:
        """What becomes of the plan now: the action it comes to, which the seat may decide. Gets the seat's view."""

    def parse_plan(self, text: str) -> Plan:
        """The inverse of str(plan); whether it can be made now `planned` says. Raises NotationError."""


class Notation(Protocol[S, A_co, E]):
    """Actions, states and events as text, and back."""

    def parse(self, text: str) -> A_co:
        """The inverse of str(action). Raises NotationError."""

    def dump(self, state: S) -> bytes:
        """The state as JSON that people can read; the inverse of `load`."""

    def load(self, text: bytes) -> S:
        """A state from JSON. Raises PositionError."""

    def dump_events(self, events: Sequence[E]) -> bytes:
        """Events as JSON; the inverse of `load_events`."""

    def load_events(self, text: bytes) -> tuple[E, ...]:
        """Events from JSON. Raises PositionError."""


class Game(
    Rules[S, A, E], AwaitedSeats[S, A], HiddenInformation[S, A, E], Planning[S, A], Notation[S, A, E], Protocol[S, A, E]
):
    """Rules and card set of one game, stateless. All methods are pure but for the luck they are handed.

    Methods with a body answer for a game that inherits them and has nothing of its own to say.
    """

    def replay(self, state: S, log: Iterable[Logged]) -> Step[S, E]:
        """What a log leads to from that state: each entry is parsed and applied in turn, or as if it were, but faster.

        Raises Refused, NotationError or LuckMismatchError, the last also for luck that an action did not use up.
        """
        events: list[E] = []
        for seat, text, luck in log:
            chance = Replayed(luck)
            step = self.apply(state, seat, self.parse(text), chance)
            chance.check_used_up()
            state = step.state
            events += step.events
        return Step(state, tuple(events))
