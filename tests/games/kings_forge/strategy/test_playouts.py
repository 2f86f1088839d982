"""The rest of the craft phase played out: how often items are left, and what that may cost."""

from itertools import pairwise
from math import inf, isclose, sqrt
from random import Random

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import NotWanted
from kingsforge_bot.games.kings_forge.advice.least_left import Whereabouts, crafting_before, least_left
from kingsforge_bot.games.kings_forge.advice.making.offers import proposals
from kingsforge_bot.games.kings_forge.advice.odds import question_of, untouched
from kingsforge_bot.games.kings_forge.advice.prospects import as_on_turn
from kingsforge_bot.games.kings_forge.bots import PLAYERS
from kingsforge_bot.games.kings_forge.rules.actions import Roll
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.strategy.crafting import forge
from kingsforge_bot.games.kings_forge.strategy.playouts import FEWEST, ROUNDS, WORK, PlayingOut, Playouts
from kingsforge_bot.players.self_play import self_play
from tests.games.kings_forge.advice.waiting import Asker
from tests.games.kings_forge.rules.table import game, seat, table
from tests.properties.play import Thrown

SHIELD = Whereabouts(Item("shield"), None)
FAR = 4.0
"""Standard errors."""
LARGE = 10_000


def luck(seed: int = 1) -> Thrown:
    return Thrown(Random(seed))


def played_out(state: State, luck: Thrown, rounds: int = ROUNDS, work: float = WORK) -> Playouts:
    return PlayingOut(state, lambda _: luck, rounds, work).all()


def off(one: float, ones: int, two: float, twos: float) -> float:
    """How far two shares lie apart, in standard errors of the difference if both came of one chance: the z of two
    proportions. One that is 0 or 1 in both counts as met once.
    """
    part = 1 / (1 + ones / twos)
    both = one * (1 - part) + two * part
    spread = sqrt(max(both * (1 - both), 1 / ones) * (1 / ones + 1 / twos))
    return abs(one - two) / spread


def test_a_bot_that_can_makes_it() -> None:
    """Rule 3.3: two dice make a shield once in nine rolls, and the strong bot leaves nothing lying."""
    played = played_out(table("MM", "MMMMM", phase="craft", display="shield").state, luck())
    share = played.share(Seat(1), SHIELD)
    assert played.rounds == ROUNDS
    assert share is not None
    assert abs(share - 8 / 9) < FAR * sqrt(8 / 81 / ROUNDS)


def test_of_two_items_it_takes_the_better_and_leaves_the_other() -> None:
    """Rules 3.3, 5.4: six metal that show fives make the horseshoes, of higher rank, or the shield, never both."""
    state = table(seat(hand="M5 M5 M5"), "MMMMM", phase="craft", display="shield horseshoes").state
    played = played_out(state, luck())
    assert played.share(Seat(1), SHIELD) == 1
    assert played.share(Seat(1), Whereabouts(Item("horseshoes"), None)) == 0
    # Whether nobody before could make it is another question.
    assert least_left(state, Seat(1))[SHIELD] == 0


def test_each_seat_finds_what_those_before_it_left() -> None:
    """Rules 3.1, 3.4: the third finds the shield on display, or in front of the first or the second."""
    state = table("MMM", "MMM", "MMM", phase="craft", display="shield").state
    played = played_out(state, luck())
    there = [played.share(Seat(2), Whereabouts(Item("shield"), one)) or 0 for one in (None, Seat(0), Seat(1))]
    assert isclose(sum(there), 1)
    assert all(there)
    shares = [played.share(Seat(one), SHIELD) for one in (1, 2)]
    assert shares[0] is not None
    assert shares[1] is not None
    assert 0 < shares[1] < shares[0] < 1


def test_while_gathering_the_craft_phase_begins_at_once_with_the_first_player() -> None:
    """Rule 3.1"""
    played = played_out(table("MM", "M", display="shield", turn=1).state, luck())
    assert 0 < (played.share(Seat(1), SHIELD) or 0) < 1


def test_it_ends_before_the_next_round_and_with_a_seat_that_is_skipped() -> None:
    """Rules 3.1, 3.5: whoever has nothing to roll finds nothing, and no new cards are dealt."""
    played = played_out(table("M", seat(), phase="craft", display="shield").state, luck())
    assert played.left == {}


def test_the_same_luck_gives_the_same() -> None:
    state = table("MMMW", "MMMWW", "MMGG", phase="craft", display="shield table ruby-collar").state
    assert played_out(state, luck(3)) == played_out(state, luck(3))


def test_hands_full_of_dice_are_played_out_less_often() -> None:
    """What it costs is counted, so that no position takes long; too few rounds tell nothing."""
    full = seat("MMMMMMMMWWWWWGGGBB", held="north-mine.bottom token-plus token-six east-forest.bottom", library=1)
    state = table(full, full, "MM", phase="craft", display="shield axe ruby-collar").state
    played = played_out(state, luck(), work=2_000)
    assert 0 < played.rounds < FEWEST
    assert played.share(Seat(1), SHIELD) is None


def test_who_gives_up_leaves_what_was_played_to_whoever_asks_next() -> None:
    """However often it is given up, each round is played once, and all come to the same."""
    state = table("MMMW", "MMMWW", "MMGG", phase="craft", display="shield table ruby-collar").state
    whole, playing = PlayingOut(state, luck).all(), PlayingOut(state, luck)
    for _ in range(2):
        for_a_while = Asker(150)
        with pytest.raises(NotWanted):
            playing.all(for_a_while)
    to_the_end = Asker(ROUNDS)
    assert playing.all(to_the_end) == whole
    assert to_the_end.asked == ROUNDS - 2 * 150
    # Nothing is left to be given up.
    assert playing.all(Asker(0)) == whole


def crafts(seats: int) -> list[State]:
    """The craft phases of a game of strong bots, as they begin and in their midst."""
    begin = game().setup(seats, {}, luck(seats)).state
    moves = self_play(game(), begin, (PLAYERS["smith"],), luck(seats + 10))
    found = [begin, *[move.step.state for move in moves]]
    return [two for one, two in pairwise(found) if two.phase is Phase.CRAFT and one.turn != two.turn]


def dice_of(state: State) -> int:
    return sum([player.supply.size for player in state.players])


def is_open(state: State) -> bool:
    """Whether some item may be taken, or not, before the last seat's turn."""
    last = Seat((state.anvil - 1) % len(state.players))
    return any(0 < least < 1 for least in least_left(state, last).values())


@pytest.mark.parametrize("seats", [2, 3, pytest.param(4, marks=pytest.mark.full)])
def test_what_nobody_can_take_is_never_taken(seats: int) -> None:
    """The bound holds whatever the bots do."""
    for state in crafts(seats)[::5]:
        played = played_out(state, luck(), rounds=100)
        for asker in range(seats):
            if not crafting_before(state, Seat(asker)):
                continue
            for place, least in least_left(state, Seat(asker)).items():
                share = played.share(Seat(asker), place)
                if share is not None and any(one == asker for one, _, _ in played.left):
                    assert share > least or off(share, played.rounds, least, inf) < FAR


@pytest.mark.full
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_few_rounds_say_about_what_many_say(seats: int) -> None:
    """400 rounds against 10,000, of the positions with something to take that have the fewest dice."""
    open_ones = sorted([state for state in crafts(seats) if is_open(state)], key=dice_of)
    assert len(open_ones) >= 2
    for state in open_ones[:2]:
        few, many = played_out(state, luck(5)), played_out(state, luck(6), LARGE, inf)
        assert many.rounds == LARGE
        for key in {**few.left, **many.left}:
            shares = few.left.get(key, 0) / few.rounds, many.left.get(key, 0) / many.rounds
            assert off(shares[0], few.rounds, shares[1], many.rounds) < FAR
        for asker in map(Seat, range(seats)):
            if not any(one == asker for one, _, _ in many.left):
                continue
            question = question_of(as_on_turn(state, asker))
            for now in untouched(state, asker):
                one, other = (played.ways(asker, now).odds(question).chance for played in (few, many))
                assert off(one, few.rounds, other, many.rounds) < FAR


def test_the_odds_of_getting_an_item_are_those_of_rounds_played_to_the_end() -> None:
    """Rules 3.3, 3.4: what a seat may make or steal once its turn has come, against what its rolls then bring."""
    state = table("MMM", "MMMM", phase="craft", display="shield").state
    played = played_out(state, luck(7))
    [shield] = untouched(state, Seat(1))
    told = played.ways(Seat(1), shield).odds(question_of(as_on_turn(state, Seat(1)))).chance
    got, thrown = 0, luck(8)
    for _ in range(LARGE // 4):
        now = state
        while now.turn == 0:
            now = game().apply(now, now.turn, forge(now, None), thrown).state
        now = game().apply(now, now.turn, Roll(), thrown).state if now.phase is Phase.CRAFT else now
        got += now.phase is Phase.CRAFT and bool(proposals(now))
    assert off(told, played.rounds, got / (LARGE // 4), LARGE // 4) < FAR
