"""What a player can craft and buy is seen in the panel, with costs and prices, before anything is paid."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.pictures.area_contents import market as stall
from kingsforge_bot.games.dwarven_smithy.pictures.area_contents import workshop as bench
from kingsforge_bot.games.dwarven_smithy.pictures.card_contents import to_read
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon
from kingsforge_bot.games.dwarven_smithy.pictures.offers import offers
from kingsforge_bot.games.dwarven_smithy.pictures.signs import Coins
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.secrets import player_view
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.words.alts import turn_panel_alt
from tests.games.dwarven_smithy.advised import CARDS
from tests.games.dwarven_smithy.looks import SAY
from tests.games.dwarven_smithy.pictures.scenes import BOX
from tests.games.dwarven_smithy.rules.table import seat, table


def state(row: str = "iron gold", theirs: str = "silver", workshop: str = "door-hinges iron") -> State:
    return table(seat(9, hand="belt-knife gold", workshop=workshop), seat(market=theirs), row=row).state


def test_the_warehouse_and_the_markets_of_others_with_their_prices() -> None:
    """Rules 5.6 and 5.7: in the warehouse each place further down costs a coin more."""
    row, market = offers(state(), BOX, Seat(0))
    iron, gold = (BOX.buy_value(Name(name)) for name in ("iron", "gold"))
    assert [cell.price for cell in row.cells] == [iron, gold + 1]
    assert (row.seat, market.seat) == (None, Seat(1))
    assert [cell.price for cell in market.cells] == [BOX.buy_value(Name("silver"))]


@pytest.mark.parametrize("many", [9, 16])
def test_of_a_long_warehouse_the_top_is_shown_and_how_many_more_there_are(many: int) -> None:
    row, _ = offers(state(row=" ".join((["iron", "gold"] * many)[:many])), BOX, Seat(0))
    assert row.cells
    assert len(row.cells) + row.more == many


def test_how_rivals_stand_is_shown_also_where_nothing_is_for_sale() -> None:
    """Rule 3.7: coins and the number of completed King's Items lie open; one's own stand at the top."""
    kings = "emberjaw-maul: iron gold ice"
    view = table(seat(9), seat(76, kings=kings), seat(8, market="silver"), row="").state
    rich, poor = offers(view, BOX, Seat(0))
    assert (rich.seat, rich.cells, poor.seat, len(poor.cells)) == (Seat(1), (), Seat(2), 1)
    assert rich.stands == ((Coins("76"),), (Icon.CROWN, "1"))
    assert poor.stands == ((Coins("8"),), (Icon.CROWN, "0"))
    told = turn_panel_alt(SAY, view, Seat(0), "#12 Oak")
    assert "76 coins, 1/4 King's Items" in told


def test_a_card_of_the_workshop_is_read_with_what_of_its_cost_is_covered() -> None:
    """Rule 5.8: it can be crafted from there; the first cards are those of the table, by where they lie."""
    first, *others = to_read(state().players[0], BOX)
    assert (first.name, first.mark) == ("Door Hinges", Icon.WORKSHOP)
    assert [one.covered for one in first.cost] == [False, True]
    assert [one.mark for one in others] == [None, None]


def test_what_can_be_crafted_is_never_left_out_of_the_picture() -> None:
    """Rules 3.1, 5.8: eight cards are read; equal resources of the hand are one of them."""
    own = seat(
        hand="mithril gold gold ice long-tongs silver",
        workshop="belt-knife potlid-shield emberjaw-maul iron iron door-hinges",
    )
    cells = to_read(table(own, seat()).state.players[0], BOX)
    assert [one.name for one in cells] == [
        *("Belt Knife", "Potlid Shield", "Door Hinges"),
        *("Long Tongs", "Mithril", "2 × Gold", "Silver", "Ice"),
    ]
    assert all(one.covered for one in cells[2].cost)


def test_who_does_not_see_the_picture_is_told_what_is_for_sale() -> None:
    told = turn_panel_alt(SAY, state(), Seat(0), "#12 Oak")
    assert "Warehouse from the top: iron" in told
    assert "(price): silver" in told


def test_what_a_guild_card_is_worth_stands_on_it_where_others_see_it() -> None:
    """Rules 3.8, 4.8, 5.7: in a market beside its price, in a workshop and as a stack; not of what lies face down."""
    stacks = "kettle-helm:; hearthmail: iron"
    own = seat(market="quarry-mace iron", workshop="belt-knife gold porter-bram", stacks=stacks)
    player = player_view(table(own, seat()).state, CARDS, None).players[0]
    shown = [(one.price, one.value) for one in stall(player, CARDS, own=False).cells]
    values = [CARDS.guild[Name(card)].full_value for card in ("quarry-mace", "belt-knife", "kettle-helm")]
    assert shown == [(9, values[0]), (3, None)]
    assert [one.value for one in bench(player, CARDS, own=False).cells] == [values[1], None, None, values[2], None]
