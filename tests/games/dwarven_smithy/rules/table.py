"""The little language of the rules tests: a position in a line, actions in the notation, what is true then.

    t = table(seat(hand="gold", workshop="door-hinges iron"), seat(market="gold ~raw-iron"), row="iron gold")
    t.play("0 play gold to workshop")                          the seat, then the action (rules, section 12)
    assert t[0].workshop == "door-hinges iron raw-gold"
    t.awaits(0)

A `~` stands before a tilted card of a market. `stacks="belt-knife: silver; potlid-shield:"` are crafted cards with what
lies under them, `kings` completed King's Items. Cards that are not said lie in their deck, in the order of the data
file; where a deck is said (`mine="iron"`, the top first), the others lie in its discard. Full mode unless said.
`shuffles` says how many an action meets; they change no order.

Every `play` also checks, so that no test has to: the action is listed, and its text is its own notation; no card
appeared or vanished; no limit is exceeded; the position survives being written and read; nobody sees or is told what
they may not know.
Every `refuses` checks that no luck was asked for and that the action is not among the legal ones.

The docstring of each test begins with the rules it cites, in this form and no other:
`Rule 2.4: ...`, `Rules 2.4, 7.2: ...`. test_meta.py counts on it.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, TypeVar

import msgspec

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.games.dwarven_smithy.card_data import dwarven_smithy
from kingsforge_bot.games.dwarven_smithy.rules.actions import Action
from kingsforge_bot.games.dwarven_smithy.rules.events import ApprenticeReturned, Event
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy
from kingsforge_bot.games.dwarven_smithy.rules.meta import Mode
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, Player, Stack, State
from tests.games.any_table import AnyTable
from tests.properties.dwarven_smithy import counted, meant

Json = dict[str, Any]
X = TypeVar("X")


@cache
def game() -> DwarvenSmithy:
    return dwarven_smithy()


def seat(
    coins: int = 15,
    *,
    hand: str = "",
    market: str = "",
    workshop: str = "",
    stacks: str = "",
    apprentices: str = "",
    tools: str = "",
    kings: str = "",
    idle: int = 0,
) -> Json:
    """One seat of a position."""
    return {
        "coins": coins,
        "hand": hand.split(),
        "market": market.replace("~", "").split(),
        "tilted": [card[1:] for card in market.split() if card.startswith("~")],
        "workshop": workshop.split(),
        "stacks": _stacks(stacks),
        "apprentices": apprentices.split(),
        "tools": tools.split(),
        "kings": _stacks(kings),
        "idle": idle,
    }


def table(*seats: Json, **more: Any) -> "Table":
    """A position; decks, row and discards as text, all else as JSON has it."""
    position = {"mode": "full", "players": seats} | {
        name: value.split() if name in _PILES else value for name, value in more.items()
    }
    return Table(game().load(msgspec.json.encode(position)))


class Unshuffled:
    """Luck that leaves the order as it is, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def roll(self, dice: int) -> tuple[int, ...]:
        raise AssertionError("no dice here")

    def shuffle(self, items: Sequence[X]) -> tuple[X, ...]:
        self.asked += 1
        return tuple(items)

    def draw(self, items: Sequence[X], count: int) -> tuple[X, ...]:
        raise AssertionError("no bag here")


class SeatView:
    """A seat's side of the table as text, as `seat` reads it."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.coins = player.coins
        self.hand = " ".join(player.hand)
        self.tilted = " ".join(player.tilted)
        self.market = " ".join(player.market)
        self.workshop = " ".join(player.workshop)
        self.stacks = _said(player.stacks)
        self.apprentices = " ".join(player.apprentices)
        self.tools = " ".join(player.tools)
        self.kings = _said(player.kings)


class Table(AnyTable[State, Action, Event]):
    """A table that goes on with every `play`; `state` is now, `events` what the last action led to."""

    def __init__(self, state: State) -> None:
        super().__init__(game(), state)

    def __getitem__(self, number: int) -> SeatView:
        return SeatView(self.state.players[number])

    @property
    def row(self) -> str:
        return " ".join(self.state.row)

    @property
    def phase(self) -> str:
        return self.state.phase.value

    def play(self, line: str, *, shuffles: int = 0) -> "Table":
        """Carry out "0 play gold to market"; `shuffles` is how many shuffles it meets, which change no order."""
        who, action = self.read(line)
        listed = {meant(self.state, one) for one in self.listed(who)}
        # The clock's own word is nobody's to choose.
        assert action.by_clock or meant(self.state, action) in listed, "accepted, and not listed"
        chance = Unshuffled()
        step = game().apply(self.state, who, action, chance)
        assert chance.asked == shuffles, f"{chance.asked} shuffles"
        counted(step.state)
        assert game().load(game().dump(step.state)) == step.state
        self.state, self.events = step.state, step.events
        self._check_secrets()
        return self

    def legal(self, who: int, verb: str = "") -> set[str]:
        """The seat's legal actions in the notation; those that begin with `verb` only."""
        return {text for text in map(str, self.listed(who)) if text.startswith(verb)}

    def _check_secrets(self) -> None:
        for who in (None, *range(len(self.state.players))):
            text = (msgspec.json.encode(self.seen(who)) + game().dump_events(self.told(who))).decode()
            leaked = {card for card in hidden_from(self.state, who, self.events) if f'"{card}"' in text}
            assert not leaked, f"{who} knows of {leaked}"


def hidden_from(state: State, who: int | None, events: Sequence[Event] = ()) -> set[Name]:
    """The guild cards that the seat, or with None everybody, may not know (3.7, 3.8); those just put back it saw."""
    hidden = {*state.guild}
    for number, player in enumerate(state.players):
        if number != who and state.phase is not Phase.OVER:
            hidden.update(card for card in player.hand if kind_of(card) is None)
            if not state.open_kings:
                hidden.update(stack.card for stack in player.kings)
                hidden.update(one.card for one in player.stacks if game().cards.guild[one.card].type == "kings-item")
    return hidden - {event.stack.card for event in events if isinstance(event, ApprenticeReturned)}


_PILES: Final = {"guild", "mine", "row", "guild_discard", "mine_discard"}


def _stacks(text: str) -> list[Json]:
    parts = (part.partition(":") for part in text.split(";") if part.strip())
    return [{"card": card.strip(), "resources": under.split()} for card, _, under in parts]


def _said(stacks: Sequence[Stack]) -> str:
    return "; ".join(f"{stack.card}: {' '.join(stack.resources)}".strip() for stack in stacks)


CARDS = game().cards


def start(seats: int, *, first: int = 0, **options: str) -> State:
    """A set-up whose decks keep the order of the data file."""
    guild = len(CARDS.in_mode(Mode(options.get("mode", "starter"))))
    order = [first, *(seat for seat in range(seats) if seat != first)]
    chance = Replayed([*range(guild), *range(116), *order])
    state = game().setup(seats, options, chance).state
    assert chance.left == ()
    return state
