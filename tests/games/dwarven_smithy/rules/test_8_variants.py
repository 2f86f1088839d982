"""Rules 8.7 to 8.9: the endless mine, and the head start."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.actions import Draw, End
from kingsforge_bot.games.dwarven_smithy.rules.events import MineRenewed
from kingsforge_bot.games.dwarven_smithy.rules.resources import Kind, Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Deck, Stack, State
from tests.games.dwarven_smithy.rules.table import Table, game, seat, start, table


def test_the_mine_is_renewed_of_its_discard_and_the_row() -> None:
    """Rule 8.7: at once when its last card is drawn; the end isn't triggered."""
    held = seat(workshop="iron", market="gold", kings="kilnface: ice")
    t = table(held, seat(), mine="silver", row="gold mithril", endless=True)
    there = len(t.state.mine_discard) + 2
    t.play("0 draw mine", shuffles=1)
    assert t.events[1] == MineRenewed(there)
    assert (len(t.state.mine), t.row, t.state.mine_discard, t.state.ended_by) == (there, "", (), None)
    assert (t[0].workshop, t[0].market, t[0].kings) == ("iron", "gold", "kilnface: ice")
    t.awaits(0)


def test_the_shuffle_is_of_the_discard_then_the_row() -> None:
    """Rules 8.7, 9.1: luck in a fixed order."""
    t = table(seat(), seat(), mine="silver", row="ruby ice", endless=True)
    cards = len(t.state.mine_discard) + 2
    step = game().apply(t.state, Seat(0), game().parse("draw mine"), Replayed(reversed(range(cards))))
    assert step.state.mine == ("ice", "ruby", *t.state.mine_discard[::-1])


def scattered(t: Table, *, row: int) -> State:
    """All of the mine but its top card lies under stacks, which nothing brings back, and some in the row."""
    cards = t.state.mine_discard
    under = tuple(Kind(card) for card in cards[row:])
    players = (replace(t.state.players[0], kings=(Stack(Name("kilnface"), under),)), *t.state.players[1:])
    return replace(t.state, mine_discard=(), row=cards[:row], players=players)


def test_with_discard_and_row_empty_it_waits_for_either() -> None:
    """Rule 8.7: the mine is empty until somebody wants to draw and there is a card again; no end is triggered."""
    t = table(seat(), seat(), mine="silver", guild="belt-knife ring-shirt", endless=True)
    state = scattered(t, row=0)
    step = game().apply(state, Seat(0), Draw(Deck.MINE), Replayed())
    assert (step.state.mine, step.state.ended_by) == ((), None)
    with pytest.raises(Refused, match="deck-empty"):
        game().apply(step.state, Seat(0), Draw(Deck.MINE), Replayed())
    assert set(game().legal_actions(step.state, Seat(0))) == {Draw(Deck.GUILD), End()}
    again = replace(step.state, row=(Name("gold"), Name("iron")))
    step = game().apply(again, Seat(0), Draw(Deck.MINE), Replayed([1, 0]))
    assert (step.state.players[0].hand[-1], step.state.mine, step.state.row) == ("iron", ("gold",), ())


def test_the_row_alone_renews_it() -> None:
    """Rule 8.7: whichever of the two there is."""
    state = scattered(table(seat(), seat(), mine="silver", endless=True), row=2)
    step = game().apply(state, Seat(0), Draw(Deck.MINE), Replayed([0, 1]))
    assert (len(step.state.mine), step.state.row) == (2, ())


def test_the_other_ends_stay() -> None:
    """Rule 8.8: the guild deck's last card ends the game."""
    t = table(seat(), seat(), guild="kilnface", endless=True).play("0 draw guild")
    assert t.state.ended_by == 0


def test_a_standstill_too() -> None:
    """Rules 7.7, 8.8: in the endless mine as well."""
    t = table(seat(idle=2), seat(idle=1), turn=1, endless=True).play("1 end")
    assert t.phase == "over"


def test_with_a_head_start_later_seats_have_more() -> None:
    """Rule 8.9: 15, 18, 21, 24 in the order of play."""
    state = start(4, first=2, headstart="on")
    assert [player.coins for player in state.players] == [21, 24, 15, 18]
    assert [player.coins for player in start(3).players] == [15, 15, 15]
