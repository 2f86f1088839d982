"""The little language of the rules tests: a position in a line, actions in the notation, what is true then.

    t = table("MMM", "MMMMM", face_up="mill shrine", stock="MW")      one argument per seat: its supply
    t.play("0 gather mill.top paying MM")                             the seat, then the action (rules, section 10)
    assert t[0].smithy == "W"
    t.awaits(1)

A seat with more than a supply is `seat("MMM", smithy="W", held="token-six", hand="M3 W4", made="table: W3 W4")`.
The luck that an action meets is given with it: `t.play("0 roll", luck=[4, 4, 6])`; unused luck is an error.
A new round needs `luck=unshuffled(n)` for the n gather cards of the position; craft positions have none.

Every `play` also checks, so that no test has to: the action's text is its own notation; no die and no card appeared
or vanished; the seats that the action does not name are untouched; the position survives being written and read.
Every `refuses` checks that no luck was asked for and that the action is not among the legal ones.

The docstring of each test begins with the rules it cites, in this form and no other:
`Rule 2.4: ...`, `Rules 2.4, 7.2: ...`. test_meta.py counts on it.
"""

from collections.abc import Sequence
from functools import cache
from itertools import islice
from typing import Any

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.card_data import kings_forge
from kingsforge_bot.games.kings_forge.rules.actions import Action, Gather, Steal
from kingsforge_bot.games.kings_forge.rules.cards import Card
from kingsforge_bot.games.kings_forge.rules.cleanup import gather_cards
from kingsforge_bot.games.kings_forge.rules.events import Event, GameEnded, RoundBegan
from kingsforge_bot.games.kings_forge.rules.game import KingsForge
from kingsforge_bot.games.kings_forge.rules.meta import FACE_UP
from kingsforge_bot.games.kings_forge.rules.position_checks import dice_out
from kingsforge_bot.games.kings_forge.rules.state import Player, State
from tests.games.any_table import AnyTable

Json = dict[str, Any]

MANY = 20_000
"""Legal actions looked through at most; positions of tests stay far below."""


@cache
def game() -> KingsForge:
    return kings_forge()


def seat(
    supply: str = "",
    *,
    smithy: str = "",
    claims: str = "",
    visits: str = "",
    held: str = "",
    library: int = 0,
    passed: bool = False,
    hand: str | None = None,
    made: str = "",
    items: str = "",
) -> Json:
    """One seat of a position.

    claims   "mill.bottom GMMM; workshop.top copying shrine.top MMMMM; alchemist.bottom": side, then dice by square
    visits   "gem.1 discarding mill MMM; wood.1 discarding shrine M"
    held     "token-six token-plus north-mine.bottom workshop.top=garden.bottom" (Workshop's copy of Garden bottom)
    hand     "M3 W4 L6": dice rolled and not placed, for the seat on turn in the craft phase; "" is an empty hand
    made     "table: W3 W4; axe: M4 M5": items in front of the seat since this round
    items    "table axe": items won for good
    """
    return {
        "supply": supply,
        "smithy": smithy,
        "claims": [_claim(text.split()) for text in _parts(claims)],
        "visits": [_visit(text.split()) for text in _parts(visits)],
        "held": [dict(zip(("source", "like"), text.split("="), strict=False)) for text in held.split()],
        "library": library,
        "passed": passed,
        "hand": None if hand is None else hand.split(),
        "made": [_made(text) for text in _parts(made)],
        "items": items.split(),
    }


def table(
    *seats: str | Json, face_up: str = "", deck: str | None = None, display: str = "", queue: str = "", **more: Any
) -> "Table":
    """A position. `more` is JSON as it is: phase="craft", turn=1, anvil=1, stock="MMW", cemetery=4, edition="second".

    In the gather phase without `deck`, other cards fill the four slots and leave two in the deck, so that no slot
    stays empty. With `deck` (also deck="") exactly the cards written are there.
    """
    position: Json = {"players": [_seat(one) for one in seats], **more}
    up, down = face_up.split(), (deck or "").split()
    if deck is None and more.get("phase", "gather") == "gather":
        claimed = [claim["side"].partition(".")[0] for one in position["players"] for claim in one["claims"]]
        turned_down = [visit["discarded"] for one in position["players"] for visit in one["visits"]]
        spare = [card.value for card in reversed(Card) if card not in {*up, *claimed, *turned_down}]
        slots = 3 if "owed" in more else 4
        missing = max(0, slots - len(up))
        up, down = up + spare[:missing], spare[missing : missing + 2]
    position |= {"face_up": up, "deck": down, "display": display.split(), "queue": queue.split()}
    return Table(game().load(msgspec.json.encode(position)))


def unshuffled(items: int) -> list[int]:
    """The luck of a shuffle that leaves the order as it is."""
    return list(range(items))


class SeatView:
    """A seat's side of the table as text, as in the notation; words and dice in the table's order."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.supply = str(player.supply)
        self.smithy = str(player.smithy)
        self.hand = None if player.hand is None else " ".join(map(str, player.hand))
        self.held = " ".join(
            one.source.value if one.like is None else f"{one.source}={one.like}" for one in player.held
        )
        self.library = player.library
        self.passed = player.passed
        self.made = "; ".join(f"{made.card.item}: {' '.join(map(str, made.dice))}" for made in player.made)
        self.items = " ".join(card.item for card in player.items)
        self.claims = "; ".join(
            " ".join(filter(None, (claim.side, claim.copying and f"copying {claim.copying}", "".join(claim.paid))))
            for claim in player.claims
        )


class Table(AnyTable[State, Action, Event]):
    """A table that goes on with every `play`; `state` is now, `events` what the last action led to."""

    def __init__(self, state: State) -> None:
        super().__init__(game(), state)

    def __getitem__(self, number: int) -> SeatView:
        return SeatView(self.state.players[number])

    @property
    def stock(self) -> str:
        return str(self.state.stock)

    @property
    def face_up(self) -> str:
        """The cards of the four slots; `-` is an empty one."""
        return " ".join("-" if card is None else card.value for card in self.state.face_up)

    @property
    def deck(self) -> str:
        return " ".join(self.state.deck)

    @property
    def display(self) -> str:
        return " ".join(card.item for card in self.state.display)

    @property
    def queue(self) -> str:
        return " ".join(card.item for card in self.state.queue)

    @property
    def phase(self) -> str:
        return self.state.phase.value

    def play(self, line: str, luck: Sequence[int] = ()) -> "Table":
        """Carry out "0 gather mill.top paying MM"."""
        who, action = self.read(line)
        chance = Replayed(luck)
        before = self.state
        step = game().apply(before, who, action, chance)
        assert chance.left == (), f"unused luck {chance.left}"
        self.state, self.events = step.state, step.events
        _check_conserved(before, self.state)
        if not any(isinstance(event, RoundBegan | GameEnded) for event in step.events):
            named = {who, action.to if isinstance(action, Gather) else None}
            named.add(action.seat if isinstance(action, Steal) else None)
            for number, (was, now) in enumerate(zip(before.players, self.state.players, strict=True)):
                assert number in named or was == now, f"{line} touched seat {number}"
        _check_written(self.state)
        return self

    def legal(self, who: int, verb: str = "") -> set[str]:
        """The seat's legal actions in the notation; those that begin with `verb` only."""
        return {text for text in map(str, self.listed(who)) if text.startswith(verb)}

    def listed(self, who: int) -> list[Action]:
        found = list(islice(game().legal_actions(self.state, Seat(who)), MANY + 1))
        assert len(found) <= MANY, "too many legal actions for a test"
        return found


def _check_written(state: State) -> None:
    slots = state.face_up + (None,) * (FACE_UP - len(state.face_up))  # a position of a test may have few cards
    assert game().load(game().dump(state)) == replace(state, face_up=state.face_up if state.phase == "over" else slots)


def _check_conserved(before: State, after: State) -> None:
    (common, white), (common_after, white_after) = dice_out(before), dice_out(after)
    assert common + before.stock == common_after + after.stock, "dice appeared or vanished"
    assert white + before.library == white_after + after.library, "Library dice appeared or vanished"
    assert gather_cards(before) == gather_cards(after), "gather cards appeared or vanished"
    assert _craft_cards(before) == _craft_cards(after), "craft cards appeared or vanished"


def _craft_cards(state: State) -> list[str]:
    cards = [*state.display, *state.queue]
    for player in state.players:
        cards += [*player.items, *(made.card for made in player.made)]
    return sorted(card.item for card in cards)


def _seat(one: str | Json) -> Json:
    return seat(one) if isinstance(one, str) else one


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(";") if part.strip()]


def _claim(words: list[str]) -> Json:
    side, *rest = words
    claim: Json = {"side": side}
    if rest[:1] == ["copying"]:
        claim["copying"], rest = rest[1], rest[2:]
    return claim | {"paid": list("".join(rest))}


def _visit(words: list[str]) -> Json:
    space, _discarding, card, paid = words
    return {"space": space, "discarded": card, "paid": paid}


def _made(text: str) -> Json:
    item, _, dice = text.partition(":")
    return {"card": item, "dice": dice.split()}
