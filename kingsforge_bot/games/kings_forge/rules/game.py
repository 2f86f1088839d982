"""King's Forge as a Game: the one door to its rules."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final, assert_never

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.game import Game, Logged, Step
from kingsforge_bot.core.replaying import NO_LUCK, replay_on
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules import own_cards, planning, position
from kingsforge_bot.games.kings_forge.rules.actions import (
    Action,
    Craft,
    Dock,
    End,
    Gather,
    Keep,
    Pass,
    PassBenefit,
    Roll,
    Steal,
    TakeWood,
    Use,
)
from kingsforge_bot.games.kings_forge.rules.cards import ALWAYS_IN_PLAY, Card
from kingsforge_bot.games.kings_forge.rules.cleanup import begin_round, places
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.crafting import craft, end, end_if_idle, roll, steal
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.games.kings_forge.rules.draft import Draft, draft_of, finished
from kingsforge_bot.games.kings_forge.rules.events import Event, Refilled, RoundBegan
from kingsforge_bot.games.kings_forge.rules.gambling import fates, resolve
from kingsforge_bot.games.kings_forge.rules.gathering import claim, dock, pass_turn, settle
from kingsforge_bot.games.kings_forge.rules.legal import legal_actions
from kingsforge_bot.games.kings_forge.rules.meta import (
    ALL_DICE,
    CRAFT_CARDS_BY_SEATS,
    DISPLAY_SIZE,
    DRAWN_GATHER_CARDS,
    KEY,
    OPTIONS,
    RULESET,
    SEATS,
    STARTING_SUPPLY,
    Edition,
)
from kingsforge_bot.games.kings_forge.rules.notation import parse
from kingsforge_bot.games.kings_forge.rules.reasons import Reason, refuse
from kingsforge_bot.games.kings_forge.rules.spending import keep_wood_for_later, take_wood, use
from kingsforge_bot.games.kings_forge.rules.state import Owed, Phase, Player, State, Undecided, WoodNow
from kingsforge_bot.games.kings_forge.rules.turns import out_of_turn

_NOBODY: Final[frozenset[Seat]] = frozenset()
_OVER: Final = Phase.OVER


class KingsForge(Game[State, Action, Event]):
    """The rules with the craft cards they are given, stateless."""

    key = KEY
    seats = SEATS
    ruleset = RULESET
    secret = False
    options: Mapping[str, tuple[str, ...]] = OPTIONS

    def __init__(self, craft_cards: Sequence[CraftCard]) -> None:
        self.craft_cards = tuple(craft_cards)
        self._by_name: dict[str, CraftCard] = {card.item: card for card in self.craft_cards}

    def offers(self, option: str, value: str) -> bool:
        if option != own_cards.OPTION:
            return super().offers(option, value)
        try:
            own_cards.read(value, self.craft_cards)
        except ValueError:
            return False
        return True

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State, Event]:
        """Rules 1.2 to 1.5. Luck: the craft cards, the gather cards, the first player, the first deck."""
        if seats not in SEATS:
            raise ValueError(f"{seats} seats")
        edition = Edition(options.get("edition", Edition.THIRD))
        unknown = set(options) - set(OPTIONS) - {own_cards.OPTION}
        if unknown:
            raise ValueError(f"unknown option {min(unknown)}")
        own = own_cards.read(options[own_cards.OPTION], self.craft_cards) if own_cards.OPTION in options else ()
        drawn = chance.shuffle((*self.craft_cards, *(one.card for one in own)))[: CRAFT_CARDS_BY_SEATS[seats]]
        row = tuple(sorted(drawn, key=lambda card: card.rank))
        others = tuple(card for card in Card if card not in ALWAYS_IN_PLAY)
        cards = (*ALWAYS_IN_PLAY, *chance.shuffle(others)[:DRAWN_GATHER_CARDS])
        anvil = chance.shuffle([Seat(index) for index in range(seats)])[0]
        stock = ALL_DICE
        for _ in range(seats):
            stock = stock - STARTING_SUPPLY
        state = State(
            round=1,
            phase=Phase.GATHER,
            anvil=anvil,
            turn=anvil,
            players=(Player(supply=STARTING_SUPPLY),) * seats,
            stock=stock,
            face_up=(),
            deck=(),
            display=row[:DISPLAY_SIZE],
            queue=row[DISPLAY_SIZE:],
            edition=edition,
        )
        draft = draft_of(state, chance)
        begin_round(draft, tuple(sorted(cards)))
        return finished(draft)

    def to_act(self, state: State) -> frozenset[Seat]:
        return _NOBODY if state.phase is Phase.OVER else frozenset((state.turn,))

    def mid_turn(self, state: State) -> bool:
        """A gather roll that waits for its player, or a craft turn after its roll."""
        return state.owed is not None or state.players[state.turn].hand is not None

    def asked(self, state: State, seat: Seat) -> str | None:
        """One seat after the other, always."""
        return None

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        return legal_actions(state) if seat == state.turn else iter(())

    def forced(self, state: State, seat: Seat) -> Action | None:
        """A pass after the first (2.6), when there is nothing else to do; a rolled die is left of which the same comes
        whatever is spent on it (4.4).
        """
        if isinstance(state.owed, Undecided) and seat == state.turn:
            held = state.players[seat].held
            return Keep() if len(fates(state, state.owed.side, state.owed.die, held)) == 1 else None
        match tuple(islice(self.legal_actions(state, seat), 2)):
            case (Pass(taking=None) as only,):
                return only
            case _:
                return None

    def timeout_action(self, state: State, seat: Seat) -> Action:
        """Keep the die, pass for a metal rather than a token (2.6), or roll, which must be, and end (3.5)."""
        if state.owed is not None:
            return Keep()
        if state.phase is Phase.CRAFT:
            return Roll() if state.players[seat].hand is None else End()
        if any(player.passed for player in state.players):
            return Pass()
        return Pass(PassBenefit.METAL if state.stock.count(Kind.METAL) else PassBenefit.TOKEN)

    def apply(self, state: State, seat: Seat, action: Action, chance: Chance) -> Step[State, Event]:
        """Carry out one action; checks by attempting. Raises Refused."""
        draft = draft_of(state, chance)
        _carry_out(draft, seat, action)
        return finished(draft)

    def replay(self, state: State, log: Iterable[Logged]) -> Step[State, Event]:
        draft = draft_of(state, NO_LUCK)
        replay_on(draft, log, parse, _carry_out)
        return finished(draft)

    def player_view(self, state: State, seat: Seat | None) -> State:
        """Rule 1.5: only the order of the face-down deck is secret, from everybody."""
        return position.hide_deck_order(state)

    def event_view(self, event: Event, seat: Seat | None) -> Event | None:
        return event

    def reveals(self, event: Event) -> bool:
        """The next card of the deck (2.5), and the four that are dealt (2.1); the queue of items lies open."""
        return isinstance(event, Refilled | RoundBegan)

    def places(self, state: State) -> tuple[tuple[Seat, ...], ...] | None:
        return places(state) if state.phase is Phase.OVER else None

    period = staticmethod(planning.period)
    planned_actions = staticmethod(planning.planned_actions)
    cancel_conditions = staticmethod(planning.cancel_conditions)
    planned = staticmethod(planning.planned)
    parse_plan = staticmethod(planning.parse_plan)
    parse = staticmethod(parse)
    dump = staticmethod(position.dump)
    dump_events = staticmethod(position.dump_events)
    load_events = staticmethod(position.load_events)

    def load(self, text: bytes) -> State:
        return position.load(text, self._by_name)


def _carry_out(draft: Draft, seat: Seat, action: Action) -> None:
    if draft.phase is _OVER:
        raise refuse(Reason.GAME_OVER)
    if seat != draft.turn:
        raise out_of_turn(draft, seat)
    phase, carry_out = _RULES[type(action)]
    if phase is not None:
        if draft.phase is not phase:
            raise refuse(Reason.WRONG_PHASE, verb=action.verb, phase=draft.phase.value)
        if draft.owed is not None:
            raise _decide_first(draft.owed)
    carry_out(draft, action)


def _decide_first(owed: Owed) -> Refused:
    match owed:
        case Undecided(side=side):
            return refuse(Reason.DECIDE_FIRST, awaited=side.value)
        case WoodNow(source=source):
            return refuse(Reason.DECIDE_FIRST, awaited=source.value)
        case _:
            assert_never(owed)


def _use(draft: Draft, action: Use) -> None:
    waited = draft.owed is not None
    use(draft, action)
    _go_on(draft, waited)


def _take_wood(draft: Draft, action: TakeWood) -> None:
    owed = draft.owed
    # 4.7: nothing is owed, or this very choice.
    if owed is not None and not (isinstance(owed, WoodNow) and owed.source is action.source):
        raise _decide_first(owed)
    take_wood(draft, action)
    _go_on(draft, owed is not None)


def _keep(draft: Draft, _: Keep) -> None:
    match draft.owed:
        case None:
            raise refuse(Reason.NOTHING_TO_KEEP)
        case Undecided(side=side, die=die):
            resolve(draft, side, die)
        case WoodNow(source=source):
            keep_wood_for_later(draft, source)
        case _:
            assert_never(draft.owed)
    settle(draft)


def _go_on(draft: Draft, waited: bool) -> None:
    """After a benefit: a gather turn that waited for it is settled, a craft turn may have run out of dice (3.5)."""
    if draft.phase is Phase.CRAFT:
        end_if_idle(draft)
    elif waited and draft.owed is None:
        settle(draft)


_RULES: Final[Mapping[type[Action], tuple[Phase | None, Callable[[Draft, Any], None]]]] = {
    Gather: (Phase.GATHER, claim),
    Dock: (Phase.GATHER, dock),
    Pass: (Phase.GATHER, pass_turn),
    Roll: (Phase.CRAFT, roll),
    Craft: (Phase.CRAFT, craft),
    Steal: (Phase.CRAFT, steal),
    End: (Phase.CRAFT, end),
    Use: (None, _use),
    TakeWood: (None, _take_wood),
    Keep: (None, _keep),
}
"""What carries out each kind of action, and the phase it belongs to; one with a phase waits until nothing is owed."""
