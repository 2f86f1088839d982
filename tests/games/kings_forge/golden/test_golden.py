"""Whole games as text: what could be played yesterday is replayed today, to the same end."""

from pathlib import Path

import pytest

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.card_data import kings_forge
from kingsforge_bot.games.kings_forge.rules.state import State

FILES = sorted(Path(__file__).parent.glob("*.game"))


def lines(file: Path) -> tuple[list[str], list[str]]:
    """What was played, and how it ended."""
    found = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    played = [line for line in found if not line.startswith(("won", "places"))]
    return played, found[len(played) :]


def luck_of(text: str) -> Replayed:
    return Replayed(int(number) for number in text.split())


def replayed(file: Path) -> State:
    """The last state; each line's luck is used up, and each line is written as the notation writes it."""
    game = kings_forge()
    setup, *rest = lines(file)[0]
    said, _, luck = setup.partition(" | ")
    options = dict(word.split("=") for word in said.split()[1:])
    chance = luck_of(luck)
    state = game.setup(int(options.pop("seats")), options, chance).state
    assert chance.left == ()
    log = []
    for line in rest:
        said, _, luck = line.partition(" | ")
        number, _, text = said.partition(" ")
        assert str(game.parse(text)) == text
        log.append((Seat(int(number)), text, luck_of(luck).left))
    return game.replay(state, log).state


def test_there_are_games_for_two_three_and_four() -> None:
    assert {lines(file)[0][0].split()[1] for file in FILES} == {"seats=2", "seats=3", "seats=4"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_ends_as_it_did(file: Path) -> None:
    state = replayed(file)
    ended = [" ".join((f"won {seat}", *(card.item for card in one.items))) for seat, one in enumerate(state.players)]
    places = kings_forge().places(state) or ()
    ended.append("places " + " ".join("=".join(map(str, tied)) for tied in places))
    assert ended == lines(file)[1]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_can_be_stored_where_it_ended(file: Path) -> None:
    game, state = kings_forge(), replayed(file)
    assert game.load(game.dump(state)) == state
    assert game.to_act(state) == frozenset()
