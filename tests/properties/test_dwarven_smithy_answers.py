"""Whatever is asked at whatever table of Dwarven Smithy: the answer is what the rules say to the very action.

Beside `test_asking.py`, which compares answers with the legal actions, here each answer is held against the refusals of
all actions that the question may mean, made here anew from the table.
"""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from kingsforge_bot.core.chance import LuckMismatchError, Replayed
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck, State
from kingsforge_bot.games.dwarven_smithy.screens.book import DwarvenSmithyBook
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.rulebook.entry import rule_id
from kingsforge_bot.ui.game.book import Verdict
from tests.games.dwarven_smithy.looks import look
from tests.properties.dwarven_smithy import GAME, RANDOM, near_the_edges
from tests.properties.play import Thrown

BOOK, ENGLISH = DwarvenSmithyBook(GAME), Localizers(strict=True).english.of("dwarven_smithy")
EDGES, STEPS, QUESTIONS = 6, 25, 3
TABLES = [(2, "off", "off"), (3, "on", "off"), (4, "on", "on"), (3, "off", "on")]


class Meant(msgspec.Struct, frozen=True):
    """What is asked: the entry and what is to be done, and every action that would be that."""

    entry: str
    deeds: tuple[str, ...]
    tries: tuple[a.Action, ...]


def states(seats: int, auction: str, endless: str, source: Random) -> Iterator[State]:
    """Of a random game, and of such as go on from the edges."""
    options = {"mode": source.choice(("starter", "full")), "auction": auction, "endless": endless}
    begun = [GAME.setup(seats, options, Thrown(source)).state]
    begun += [near_the_edges(seats, options, source) for _ in range(EDGES)]
    for number, state in enumerate(begun):
        for _ in range(STEPS * (5 if number == 0 else 1)):
            yield state
            if not GAME.to_act(state):
                break
            (acting,) = GAME.to_act(state)
            action = RANDOM.choose(state, tuple(GAME.legal_actions(state, acting)), Thrown(source))
            state = GAME.apply(state, acting, action, Thrown(source)).state


def question(state: State, who: int, source: Random) -> Meant:
    """Something to do, mostly with a card that is about."""
    own = state.players[who]
    others = [number for number in range(len(state.players)) if number != who]
    theirs = source.choice(others)
    about = [*own.hand, *own.market, *own.workshop, *state.row, *state.players[theirs].market]
    about += [stack.card for stack in (*own.stacks, *own.kings)]
    card = source.choice(about or [Name("gold")])
    kind = kind_of(card)
    plain, alike = (card, {card}) if kind is None else (Name(kind.value), {Name(kind.value), Name(f"raw-{kind}")})
    entry = f"card-{plain}"

    def lying(names: tuple[Name, ...]) -> list[Name]:
        return [name for name in dict.fromkeys(names) if name in alike]

    def of(seat: int) -> list[Name]:
        return lying(state.players[seat].market)

    market, workshop = of(who), lying(own.workshop)
    buying = [a.Buy(name, Seat(seat), area) for seat in others for name in of(seat) for area in Area]
    naming = [a.Auction(name, Seat(seat)) for seat in others for name in of(seat)]
    row = [a.BuyWarehouse(place) for place, name in enumerate(state.row, 1) if name in alike]
    by_auction = state.auction and len(state.players) > 2
    from_them = [one for one in (naming if by_auction else buying) if one.seat == theirs]
    nothing = a.Auction(plain, Seat(theirs)) if by_auction else a.Buy(plain, Seat(theirs), Area.MARKET)
    moves = [a.Move(name, Area.MARKET) for name in workshop] + [a.Move(name, Area.WORKSHOP) for name in market]
    moves += [a.Move(one, Area.MARKET, other) for one in workshop for other in own.market]
    moves += [a.Move(one, Area.WORKSHOP, other) for one in market for other in own.workshop]
    choices = (
        Meant(entry, ("rule-5-2",), tuple(a.Play(plain, area) for area in Area)),
        Meant(entry, ("rule-5-3",), tuple(moves) or (a.Move(plain, Area.MARKET),)),
        Meant(entry, ("rule-5-4",), tuple(a.Discard(name) for name in market or [plain])),
        Meant(entry, ("rule-5-5",), tuple(a.Sell(name) for name in market or [plain])),
        Meant(entry, ("rule-5-7",), (*row, *(naming if by_auction else buying)) or (nothing,)),
        Meant(entry, ("rule-5-7", f"seat-{theirs}"), tuple(from_them) or (nothing,)),
        Meant(entry, ("rule-8-1",), tuple(naming) or (a.Auction(plain, Seat(theirs)),)),
        Meant("rule-8-3", ("rule-8-4",), (a.Pass(),)),
        Meant("rule-6-1", (), tuple(map(a.Draw, Deck))),
        Meant("rule-6-3", (), (a.End(),)),
        Meant("rule-5-2", (), tuple(a.Play(name, area) for name in own.hand for area in Area)),
    )
    return source.choice(choices)


def refusals(state: State, who: int, meant: Meant) -> list[Refused] | None:
    """What the rules say to each of those actions; None where they accept one."""
    found: list[Refused] = []
    for action in meant.tries:
        try:
            GAME.apply(state, Seat(who), action, Replayed())
        except Refused as refused:
            found.append(refused)
        except LuckMismatchError:
            return None
        else:
            return None
    return found


def completing_does_it(state: State, who: int, meant: Meant) -> bool:
    """Rules 4.7, 4.9: to sell a tool, to move a card of the market."""
    card = meant.entry.removeprefix("card-")
    for one in GAME.legal_actions(state, Seat(who)):
        if isinstance(one, a.CompleteTool) and "rule-5-5" in meant.deeds and one.card == card:
            return True
        if isinstance(one, a.CompleteKingsItem) and "rule-5-3" in meant.deeds:
            kind = kind_of(one.moving)
            if (one.moving if kind is None else kind) == card:
                return True
    return False


@pytest.mark.parametrize(("seats", "auction", "endless"), TABLES)
def test_every_answer_is_what_the_rules_say_to_the_action(seats: int, auction: str, endless: str, games: int) -> None:
    asked = 0
    for number in range(games):
        source = Random(f"{seats} {auction} {endless} {number}")
        for state in states(seats, auction, endless, source):
            for _ in range(QUESTIONS):
                who = source.choice((*GAME.to_act(state), *range(seats)))
                _ask(state, who, question(state, who, source))
                asked += 1
    assert asked > 100 * games


def _ask(state: State, who: int, meant: Meant) -> None:
    told = BOOK.verdict(ENGLISH, look(state, who), BOOK.rulebook.entries[meant.entry], "it", meant.deeds)
    against = refusals(state, who, meant)
    where = f"{meant} of {who}: {told.lines} at {GAME.dump(state).decode()}"
    if against is None or completing_does_it(state, who, meant):
        assert told.possible, where
        return
    assert not told.possible, where
    if not meant.tries:
        return
    _check_rules(told, against, where)


def _check_rules(told: Verdict, against: list[Refused], where: str) -> None:
    """The rule named first is one that the rules refuse with, and each of theirs is named."""
    rules = {one.rule for one in against}
    assert told.entries[0] in {rule_id(rule) for rule in rules}, f"{rules} {where}"
    said = "\n".join(told.lines)
    for rule in rules:
        assert f"rule {rule})" in said, f"{rule} {where}"
