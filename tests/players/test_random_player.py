"""The random player: verb first, then field by field; never more actions than memory has room for."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count
from typing import ClassVar

import pytest

from kingsforge_bot.core.asking import Decision
from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.games.kings_forge.bots import RANDOM_SMITH
from kingsforge_bot.games.kings_forge.rules.actions import Action
from kingsforge_bot.players.player import MOST_ACTIONS, bounded
from kingsforge_bot.players.random_player import RandomPlayer
from tests.games.kings_forge.rules.table import Table, game, seat, table


class Walk(Decision, frozen=True):
    verb: ClassVar[str] = "walk"
    to: int
    shoes: str = "boots"


class Sing(Decision, frozen=True):
    verb: ClassVar[str] = "sing"


class Rest(Decision, frozen=True):
    verb: ClassVar[str] = "rest"


WALKS = (Walk(0), Walk(1), Walk(2), Walk(2, "clogs"))
ALL = (*WALKS, Sing(), Rest())


def legal(t: Table) -> Iterator[Action]:
    return game().legal_actions(t.state, Seat(0))


def chosen(player: RandomPlayer, actions: Sequence[Decision], times: int = 600) -> Counter[Decision]:
    luck = Thrown(1)
    return Counter(player.choose(None, actions, luck) for _ in range(times))


def test_the_only_action_is_taken_without_any_luck() -> None:
    assert RandomPlayer().choose(None, [Sing()], Replayed()) == Sing()


def test_every_action_is_taken_some_time() -> None:
    assert set(chosen(RandomPlayer(), ALL)) == set(ALL)


def test_each_verb_is_as_likely_as_the_others_however_many_ways_it_has() -> None:
    found = chosen(RandomPlayer(), ALL)
    assert 150 < found[Sing()] < 250
    assert 150 < sum(found[walk] for walk in WALKS) < 250


def test_each_answer_is_as_likely_as_the_others() -> None:
    found = chosen(RandomPlayer(), WALKS)
    assert 150 < found[Walk(0)] < 250
    assert 150 < found[Walk(2)] + found[Walk(2, "clogs")] < 250


def test_a_weight_makes_a_verb_likelier() -> None:
    found = chosen(RandomPlayer(weights={"sing": 4}), ALL)
    assert 350 < found[Sing()] < 450


def test_an_eager_verb_is_taken_whenever_it_can_be() -> None:
    player = RandomPlayer(eager=("sing", "rest"))
    assert set(chosen(player, ALL, 50)) == {Sing()}
    assert set(chosen(player, (*WALKS, Rest()), 50)) == {Rest()}
    assert set(chosen(player, WALKS, 200)) == set(WALKS)


def test_the_same_luck_leads_to_the_same_choice() -> None:
    assert RandomPlayer().choose(None, ALL, Thrown(7)) == RandomPlayer().choose(None, ALL, Thrown(7))


def test_a_short_list_is_handed_over_whole() -> None:
    assert bounded(iter(ALL)) == ALL


def test_an_endless_list_is_cut() -> None:
    found = bounded(Walk(number) for number in count())
    assert found == tuple(Walk(number) for number in range(MOST_ACTIONS))


def test_what_is_handed_over_of_a_big_hand_knows_every_item_and_every_benefit() -> None:
    """A re-roll of 26 dice alone has some 60 million sets of dice."""
    hand = " ".join(f"{kind}{value}" for kind in "MWGB" for value in range(1, 7)) + " L3 L5"
    made = "table: W3 W4; ruby-collar: G4"
    t = table(
        seat(hand=hand, held="north-mine.bottom token-six garden.bottom"),
        seat(made=made),
        phase="craft", display="anvil crown axe", anvil=1, turn=0,
    )  # fmt: skip
    found = [str(action) for action in bounded(legal(t))]
    assert len(found) == len(set(found)) == MOST_ACTIONS
    begun = {" ".join(text.split()[:2]) for text in found}
    assert begun == {
        "craft anvil", "craft crown", "craft axe", "steal table", "steal ruby-collar",
        "use north-mine.bottom", "use token-six", "use garden.bottom", "end",
    }  # fmt: skip
    assert "use garden.bottom taking wood" in found


@pytest.mark.parametrize(
    "claims", ["", "shrine.top MMMM; peddler.bottom; mill.bottom GMMM; dragon-lair.bottom MMMMMMM"]
)
def test_what_is_handed_over_of_a_rich_supply_knows_every_verb(claims: str) -> None:
    rich = "M" * 9 + "W" * 9 + "G" * 9 + "B" * 9
    t = table(seat(rich), seat("M", claims=claims), face_up="workshop astrologer jeweler library")
    found = bounded(legal(t))
    assert {action.verb for action in found} == {"gather", "dock", "pass"}


def test_a_random_smith_crafts_when_it_can() -> None:
    t = table(seat(hand="M1 W3 W4", held="token-six"), "M", phase="craft", display="table")
    assert str(RANDOM_SMITH.choose(t.state, bounded(legal(t)), Thrown(3))) == "craft table with W3 W4"
