"""How a game that is over was ended: how its maker stood then, or who could have ended it ahead and did not."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN, Kind, Name
from kingsforge_bot.games.dwarven_smithy.rules.secrets import player_view
from kingsforge_bot.games.dwarven_smithy.rules.state import Deck, Score, Stack, State
from kingsforge_bot.games.dwarven_smithy.strategy.ended import Ended, Moment, ended
from kingsforge_bot.games.dwarven_smithy.strategy.expecting import ending_with
from tests.games.dwarven_smithy.advised import CARDS, ONE, TWO
from tests.games.dwarven_smithy.rules.table import seat, table

MADE = ("hearthmail", "saltvein-sabre", "cinder-oath")
MAUL = Name("emberjaw-maul")
KINGS = "; ".join(f"{card}: iron" for card in MADE)


def lies(coins: int) -> State:
    """The first seat has three of them, and what it takes for the fourth."""
    own = seat(coins, kings=KINGS, workshop="emberjaw-maul iron gold thunder")
    return table(own, seat(170), turn=0, first=0, phase="act").state


def total(one: Seat, coins: int) -> Score:
    return Score(seat=one, coins=coins, market=0, kings=0, ends=0, prizes=0, completed=0, best=0)


def played(coins: int, *crafted: Name, ender: Seat = ONE, deck: Deck | None = None) -> Ended | None:
    """The first seat has made three; what it makes in its second turn, and who then ends the game, is said."""
    mine, other = (ev.TurnBegan(one, (), 0, last=False) for one in (ONE, TWO))
    hidden = ev.Crafted(ONE, Stack(UNSEEN, (Kind.IRON,)), covered=True)
    kings = tuple(Stack(Name(card), (Kind.IRON,)) for card in (*MADE, *crafted))
    shown = ev.Revealed(ONE, (), (), kings), ev.Revealed(TWO, (), (), ())
    over = ev.GameEnded((total(ONE, 0), total(TWO, 7)), ((TWO,), (ONE,)), standstill=False)
    before = player_view(lies(coins), CARDS, None)
    first = Moment(before, (mine, *(hidden,) * len(MADE), other))
    last: tuple[ev.Event, ...] = (mine, *(hidden,) * len(crafted), other, ev.EndTriggered(ender, deck), *shown, over)
    return ended(CARDS, [first, Moment(before, last)])


@pytest.mark.parametrize("coins", [0, 200])
def test_how_its_maker_stood_as_the_fourth_was_crafted_is_told_with_what_it_came_to(coins: int) -> None:
    """Rules 3.8, 7.1 c, 7.4: names that lay face down then were known to whoever made them."""
    lead = ending_with(CARDS, player_view(lies(coins), CARDS, ONE), ONE, (MAUL,)).lead
    assert played(coins, MAUL) == Ended(ONE, 2, MAUL, lead, -7, crafted=True)
    assert (lead > 0) == (coins > 0)


def test_who_let_another_end_it_though_it_would_have_ended_ahead_is_told() -> None:
    """Rule 7.1: by what everybody saw; who was behind had no reason to end it."""
    told = played(200, ender=TWO, deck=Deck.MINE)
    assert told is not None
    assert (told.seat, told.turn, told.card, told.final, told.crafted) == (ONE, 1, MAUL, -7, False)
    assert told.lead > 0
    assert played(0, ender=TWO, deck=Deck.MINE) is None


def test_of_a_game_that_was_not_reckoned_nothing_is_told() -> None:
    assert ended(CARDS, [Moment(lies(0), (ev.EndTriggered(ONE, None),))]) is None
