"""Rules 1.1 to 1.4: components and set-up."""

from collections import Counter

import pytest

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType
from kingsforge_bot.games.dwarven_smithy.rules.meta import Mode
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, entering, refined
from tests.games.dwarven_smithy.rules.table import CARDS, game, start


def test_the_box() -> None:
    """Rule 1.1: 78 guild cards and 116 resources."""
    assert Counter(card.type for card in CARDS.guild.values()) == {
        CardType.APPRENTICE: 10,
        CardType.TOOL: 16,
        CardType.ITEM: 25,
        CardType.KINGS_ITEM: 27,
    }
    copies = {kind.value: card.copies for kind, card in CARDS.resources.items()}
    assert copies == {
        "iron": 26,
        "silver": 22,
        "gold": 20,
        "mithril": 18,
        "emerald": 3,
        "ruby": 3,
        "sapphire": 4,
        "moonstone": 4,
        "thunder": 4,
        "lightning": 4,
        "ice": 4,
        "earth": 4,
    }
    assert sum(copies.values()) == 116


@pytest.mark.parametrize(("mode", "cards"), [("starter", 43), ("full", 60)])
def test_the_mode_says_which_guild_cards_are_in_the_game(mode: str, cards: int) -> None:
    """Rule 1.2: 25 core cards with 18 or 35 others."""
    state = start(3, mode=mode)
    assert len(state.guild) == cards - 3 * 4
    assert len(state.mine) == 116 - 3 * 4


def test_starter_is_what_is_played_unless_said() -> None:
    """Rule 1.2: the smaller deck, no variant, King's Items covered."""
    state = start(2)
    assert (state.mode, state.auction, state.endless, state.open_kings) == ("starter", False, False, False)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_is_dealt_four_and_four_from_the_first_player_on(seats: int) -> None:
    """Rules 1.3, 1.4: four of the mine raw in the workshop, four guild cards in the hand, 15 coins."""
    state = start(seats, first=1)
    assert (state.first, state.turn) == (1, 1)
    guild, mine = CARDS.in_mode(Mode.STARTER), CARDS.mine()
    for place in range(seats):
        player = state.players[(1 + place) % seats]
        dealt = slice(4 * place, 4 * place + 4)
        raw = tuple(entering(card) for card in mine[dealt])
        # The first player's turn has begun, and with it what is raw was refined (4.2).
        assert player.workshop == (tuple(map(refined, raw)) if place == 0 else raw)
        assert player.hand == guild[dealt]
        assert (player.coins, player.market, player.stacks) == (15, (), ())
    assert state.guild == guild[4 * seats :]
    assert state.mine == mine[4 * seats :]
    assert (state.row, state.guild_discard, state.mine_discard) == ((), (), ())


@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_seats(seats: int) -> None:
    """Rule 1.1: 2 to 4 seats."""
    with pytest.raises(ValueError, match="seats"):
        game().setup(seats, {}, Replayed())


@pytest.mark.parametrize("options", [{"mode": "long"}, {"edition": "third"}, {"auction": ""}])
def test_unknown_options(options: dict[str, str]) -> None:
    """Rule 1.2: an option that is none, or a value that none is."""
    with pytest.raises(ValueError, match="option"):
        game().setup(2, options, Replayed())


def test_turns_go_clockwise() -> None:
    """Rule 1.4: one after the other."""
    state = start(3, first=1)
    for following in (2, 0, 1):
        seat = Seat(state.turn)
        state = game().apply(state, seat, game().parse("end"), Replayed()).state
        assert game().to_act(state) == {following}


def test_runes_lie_as_they_are() -> None:
    """Rules 1.3, 2.3: they need no refining."""
    assert entering(Name("ice")) == "ice"
    assert entering(Name("gold")) == "raw-gold"
    assert entering(Name("ruby")) == "raw-ruby"
