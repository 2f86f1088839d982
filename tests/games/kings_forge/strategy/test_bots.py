"""Bot players: whole games of legal actions in every edition and at every number of seats; what they make sure of."""

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.bots import PLAYERS
from kingsforge_bot.games.kings_forge.rules.actions import Action, Craft, End, Gather, Pass, Roll, Steal, Use
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.players.player import bounded
from tests.games.kings_forge.rules.table import Table, game, seat, table
from tests.properties.play import Thrown

THINKING = tuple(name for name in PLAYERS if name != "random")


def chosen(name: str, state: State, own: int = 1) -> Action:
    view = game().player_view(state, state.turn)
    legal = bounded(game().legal_actions(view, state.turn))
    action = PLAYERS[name].choose(view, legal, Thrown(Random(own)))
    assert action in legal
    return action


def played(names: Sequence[str], options: dict[str, str], number: int) -> State:
    """A whole game, each action twice chosen: in a table whose deck lies in another order, too."""
    luck = Thrown(Random(number))
    state, count = game().setup(len(names), options, luck).state, 0
    while state.phase is not Phase.OVER:
        action = chosen(names[state.turn], state, count)
        if count % 7 == 0:
            other = replace(state, deck=state.deck[::-1])
            assert chosen(names[state.turn], other, count) == action, "it knows what it does not see, or is not sure"
        state = game().apply(state, state.turn, action, luck).state
        count += 1
        assert count < 2000
    return state


@pytest.mark.parametrize("name", THINKING)
@pytest.mark.parametrize(("seats", "edition"), [(2, "third"), (3, "second"), (4, "third")])
def test_a_whole_game_is_played_with_legal_actions(name: str, seats: int, edition: str) -> None:
    state = played([name, *["greedy"] * (seats - 1)], {"edition": edition}, seats)
    assert game().places(state) is not None


@pytest.mark.parametrize("name", THINKING)
def test_it_wins_against_a_random_player(name: str) -> None:
    won = [game().places(played([name, "random"], {}, number)) for number in range(3)]
    assert [places and places[0] for places in won] == [(Seat(0),)] * 3


@pytest.mark.parametrize("name", THINKING)
def test_it_forges_when_it_can(name: str) -> None:
    t = table(seat(hand="M2 M5 M6"), seat("MMMMM"), phase="craft", display="anvil")
    action = chosen(name, t.state)
    assert isinstance(action, Craft)
    assert action.item == "anvil"


@pytest.mark.parametrize("name", THINKING)
def test_it_uses_what_it_holds_to_forge(name: str) -> None:
    t = table(seat(hand="M5 M3", held="token-six"), seat("MMMMM"), phase="craft", display="shield")
    t = _all_done(name, t)
    assert [made.card.item for made in t.state.players[0].made] == ["shield"]


def _all_done(name: str, t: Table) -> Table:
    while t.state.turn == 0 and t.state.phase is Phase.CRAFT and t.state.players[0].hand:
        action = chosen(name, t.state)
        assert isinstance(action, Use | Craft | Steal | End)
        t.play(f"0 {action}")
    return t


@pytest.mark.parametrize("name", THINKING)
def test_it_steals_when_it_can(name: str) -> None:
    t = table(seat("M", made="shield: M5 M5"), seat(hand="M6 M5"), phase="craft", turn=1, anvil=0, display="crown")
    assert isinstance(chosen(name, t.state), Steal)


@pytest.mark.parametrize("name", THINKING)
def test_two_items_are_better_than_one(name: str) -> None:
    t = table(seat(hand="M5 M5 M4 M4 M4"), seat("MM"), phase="craft", display="horseshoes shield")
    t = _all_done(name, t)
    assert sorted(card.card.item for card in t.state.players[0].made) == ["horseshoes", "shield"]


@pytest.mark.parametrize("name", THINKING)
def test_it_rolls_first_and_ends_when_nothing_can_be_made(name: str) -> None:
    t = table(seat("MM"), seat("MM"), phase="craft", display="shield")
    assert chosen(name, t.state) == Roll()
    t.play("0 roll", luck=[1, 2])
    assert chosen(name, t.state) == End()


@pytest.mark.parametrize("name", THINKING)
def test_what_fits_stays_when_the_rest_is_rolled_again(name: str) -> None:
    t = table(seat(hand="M6 M1 M2", held="north-mine.bottom"), seat("MM"), phase="craft", display="shield")
    assert str(chosen(name, t.state)) == "use north-mine.bottom on M1 M2"


@pytest.mark.parametrize("name", ["greedy", "smith"])
def test_it_passes_rather_than_spend_what_it_will_forge_with(name: str) -> None:
    """The last item decides, and all three dice are needed for it."""
    t = table(
        seat("MMM", items="shield horseshoes table axe"),
        seat("MMMMM", items="pick bracelet giant-club crown"),
        face_up="north-mine south-mine",
        display="anvil",
    )
    assert isinstance(chosen(name, t.state), Pass)


def test_an_apprentice_who_strays_claims_and_passes_not() -> None:
    """A pass at random would end its phase with all its dice in hand."""
    t = table(seat("MMMMM"), seat("MMMMM"), face_up="north-mine south-mine", display="crown")
    legal = bounded(game().legal_actions(t.state, Seat(0)))
    strayed = [PLAYERS["apprentice"].choose(t.state, legal, Strays(number)) for number in range(20)]
    assert all(isinstance(one, Gather) for one in strayed)


def test_an_apprentice_who_strays_gives_no_dice_away() -> None:
    """Rule 7.5, Peddler: a rival would be given what it needs for nothing but a lapse."""
    t = table(seat("MMGG"), seat("MMMMM"), face_up="peddler", display="crown")
    legal = bounded(game().legal_actions(t.state, Seat(0)))
    assert any(isinstance(one, Gather) and one.giving is not None for one in legal)
    strayed = [PLAYERS["apprentice"].choose(t.state, legal, Strays(number)) for number in range(20)]
    assert not [one for one in strayed if isinstance(one, Gather) and one.giving is not None]


class Strays(Thrown):
    """Luck by which attention strays at once."""

    def __init__(self, number: int) -> None:
        super().__init__(Random(number))
        self._first = True

    def roll(self, dice: int) -> tuple[int, ...]:
        """A 1 first, then luck."""
        if self._first:
            self._first = False
            return (1,) * dice
        return super().roll(dice)


def test_a_player_needs_no_luck_to_be_sure() -> None:
    t = table(seat(hand="M6 M6"), seat("MM"), phase="craft", display="shield")
    legal = tuple(game().legal_actions(t.state, Seat(0)))
    assert isinstance(PLAYERS["greedy"].choose(t.state, legal, Replayed()), Craft)
