"""Bots play a game by themselves, move after move, to its end."""

from collections.abc import Sequence
from itertools import islice, pairwise

import pytest

from kingsforge_bot.core.chance import Chance, Recorder
from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.players.random_player import RandomPlayer
from kingsforge_bot.players.self_play import Endless, choice, self_play
from tests.games.toy.rules import Toy
from tests.games.toy.state import UNSEEN, Action, State

GAME = Toy()


class Watching:
    """A random player that keeps what it was shown."""

    def __init__(self) -> None:
        self.views: list[State] = []
        self.shown: list[int] = []

    def choose(self, view: State, actions: Sequence[Action], chance: Chance) -> Action:
        self.views.append(view)
        self.shown.append(len(actions))
        return RandomPlayer().choose(view, actions, chance)


def begun(luck: Chance, seats: int = 3) -> State:
    return GAME.setup(seats, {}, luck).state


def test_a_game_goes_from_its_state_to_its_end() -> None:
    luck = Thrown("beads")
    start = begun(luck)
    moves = list(self_play(GAME, start, (Watching(),), luck))
    assert moves[0].before == start
    assert all(one.step.state == after.before for one, after in pairwise(moves))
    assert all(one.seat in GAME.to_act(one.before) for one in moves)
    assert GAME.places(moves[-1].step.state) is not None
    assert not list(self_play(GAME, moves[-1].step.state, (Watching(),), luck))


def test_a_bot_sees_what_its_seat_sees() -> None:
    bots, luck = (Watching(), Watching()), Thrown("beads")
    moves = list(self_play(GAME, begun(luck), bots, luck))
    assert [len(bot.views) for bot in bots] == [sum(one.seat % 2 == bot for one in moves) for bot in (0, 1)]
    hidden = [bead for view in bots[1].views if not view.over for bead in view.players[0].hand]
    assert hidden
    assert set(hidden) == {UNSEEN}


def test_the_luck_of_the_bots_can_be_their_own() -> None:
    luck, own = Recorder(Thrown("table")), Recorder(Thrown("bots"))
    list(self_play(GAME, begun(luck), (RandomPlayer(),), luck, own))
    assert own.drawn
    again = Recorder(Thrown("table"))
    list(self_play(GAME, begun(again), (RandomPlayer(),), again))
    assert len(again.drawn) >= len(luck.drawn) + 4


def test_a_game_that_does_not_end_is_given_up() -> None:
    luck = Thrown("beads")
    moves = self_play(GAME, begun(luck), (Watching(),), luck, longest=4)
    assert len(list(islice(moves, 4))) == 4
    with pytest.raises(Endless):
        next(moves)


def test_a_bot_is_shown_so_many_actions() -> None:
    luck, bot = Thrown("beads"), Watching()
    state = begun(luck)
    seat = min(GAME.to_act(state))
    assert choice(GAME, bot, GAME.player_view(state, seat), seat, luck, 2) in tuple(GAME.legal_actions(state, seat))
    assert bot.shown == [2]
