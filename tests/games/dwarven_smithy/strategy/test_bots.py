"""Bots play whole games by the rules, to the end, by what their seat sees, and the smith wins."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.games.dwarven_smithy.bots import bots
from kingsforge_bot.games.dwarven_smithy.rules.actions import Action
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.players.player import bounded
from kingsforge_bot.players.self_play import self_play
from tests.games.dwarven_smithy.rules.table import game
from tests.properties.dwarven_smithy import counted

BOTS = bots(game().cards)


def decisions(
    line: Sequence[str], seed: int, options: dict[str, str] | None = None
) -> Iterator[tuple[State, Seat, Action]]:
    """A whole game: each position, who is awaited, and what they do; the end at last, with nobody's action."""
    luck, own = Thrown(f"table {seed}"), Thrown(f"players {seed}")
    state = game().setup(len(line), options or {}, luck).state
    for move in self_play(game(), state, [BOTS[name] for name in line], luck, own):
        assert move.action in bounded(game().legal_actions(move.before, move.seat))
        yield move.before, move.seat, move.action


def ended(line: Sequence[str], seed: int, options: dict[str, str] | None = None) -> State:
    """Where the game stands when it is over."""
    luck = Thrown(f"table {seed}")
    state = game().setup(len(line), options or {}, luck).state
    for before, seat, action in decisions(line, seed, options):
        assert before == state
        state = game().apply(state, seat, action, luck).state
    return state


def hidden_otherwise(state: State, seat: Seat, seed: int) -> State:
    """The same table to that seat: what it cannot see lies in another order, and in other hands."""
    rng = random.Random(seed)
    others = [number for number in range(len(state.players)) if number != seat]
    pools: dict[bool, list[Any]] = {}
    for guild in (True, False):
        deck = state.guild if guild else state.mine
        held = [card for number in others for card in state.players[number].hand if _is_guild(card) == guild]
        pools[guild] = [*deck, *held]
        rng.shuffle(pools[guild])
    players = list(state.players)
    for number in others:
        hand = tuple([pools[_is_guild(card)].pop() for card in players[number].hand])
        players[number] = replace(players[number], hand=hand)
    return replace(state, players=tuple(players), guild=tuple(pools[True]), mine=tuple(pools[False]))


def _is_guild(card: str) -> bool:
    return card in game().cards.guild


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", ["starter", "full"])
@pytest.mark.parametrize("variant", [{}, {"auction": "on", "endless": "on", "kings": "open"}])
def test_every_game_of_smiths_ends_with_every_card_in_its_place(seats: int, mode: str, variant: dict[str, str]) -> None:
    state = ended(["smith"] * seats, 7, {"mode": mode, **variant})
    assert game().places(state) is not None
    counted(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_smiths_and_random_players_end_their_games_together(seats: int) -> None:
    line = ["smith" if number % 2 else "random" for number in range(seats)]
    assert game().places(ended(line, 11, {"auction": "on"})) is not None


@pytest.mark.parametrize("variant", [{}, {"auction": "on"}])
def test_the_smith_decides_the_same_whatever_the_hidden_cards_are(variant: dict[str, str]) -> None:
    """Rule 3.7: hands of others, and the order of both decks."""
    changed = 0
    for number, (state, seat, action) in enumerate(decisions(["smith"] * 3, 5, {"mode": "full", **variant})):
        other = hidden_otherwise(state, seat, number)
        changed += other != state
        view = game().player_view(other, seat)
        again = BOTS["smith"].choose(view, bounded(game().legal_actions(view, seat)), Replayed())
        assert again == action
    assert changed > 100


@pytest.mark.parametrize(("seats", "games", "least"), [(2, 20, 16), (4, 12, 8)])
def test_the_smith_wins_nearly_always_against_random_players(seats: int, games: int, least: int) -> None:
    won = 0
    for number in range(games):
        line = ["random"] * seats
        line[number % seats] = "smith"
        won += (game().places(ended(line, number)) or ((),))[0] == (number % seats,)
    assert won >= least
