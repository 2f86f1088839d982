"""A table of bots comes to its end, whatever it begins with."""

from random import Random

import pytest

from kingsforge_bot.games.kings_forge.bots import BOTS, PLAYERS
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.players.self_play import self_play
from tests.games.kings_forge.rules.table import game, seat, table
from tests.properties.play import Thrown

LONGEST = 60
"""Rounds. Games last about ten."""
LONGEST_AT_RANDOM = 1_000
"""Whoever plays at random may lose dice for long before three of a kind lie together."""
WON, LOST = "shield horseshoes table axe", "pick bracelet giant-club anvil"
"""One more item ends the game."""


def ended(name: str, state: State, seed: int) -> State:
    luck, own = Thrown(Random(seed)), Thrown(Random(-seed))
    for move in self_play(game(), state, (PLAYERS[name],), luck, own, longest=100_000):
        state = move.step.state
        assert state.round <= (LONGEST_AT_RANDOM if name == "random" else LONGEST)
    return state


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize(
    ("seats", "seed"), [(2, 11), *[pytest.param(*more, marks=pytest.mark.full) for more in ((2, 12), (3, 13))], (4, 14)]
)
def test_among_their_like(name: str, seats: int, seed: int) -> None:
    start = game().setup(seats, {}, Thrown(Random(seed))).state
    assert game().places(ended(name, start, seed))


@pytest.mark.parametrize("name", PLAYERS)
def test_with_a_single_die_each_and_nothing_in_sight_for_it(name: str) -> None:
    t = table(seat("M", items=WON), seat("M", items=LOST), display="sword-of-destiny", round=20)
    assert game().places(ended(name, t.state, 1))


@pytest.mark.parametrize("name", BOTS)
def test_with_plenty_of_dice_and_none_of_the_colour_that_every_item_asks_for(name: str) -> None:
    t = table(
        seat("M" * 16 + "W" * 4 + "G" * 7, items="shield fancy-toys platemail-of-loyalty"),
        seat("M" * 15 + "W" * 8 + "G", items="sapphire-spear"),
        seat("M" * 11 + "W" * 10 + "G" * 6, items="ceremonial-pipe"),
        face_up="astrologer north-mine south-mine mill",
        deck="west-forest peddler jeweler east-forest bazaar workshop cemetery",
        display="bow-of-fire queens-crossbow ice-sword",
        queue="iron-golem arch-wizards-orb",
        stock="B" * 10,
        round=20,
    )
    assert game().places(ended(name, t.state, 3))


@pytest.mark.parametrize("name", PLAYERS)
def test_without_any_dice(name: str) -> None:
    t = table(seat("", items=WON), seat("", items=LOST), display="necklace", round=20)
    assert game().places(ended(name, t.state, 2))
