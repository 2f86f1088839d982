"""What stands in place of a picture is told to its end, whatever gives way."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase
from kingsforge_bot.games.dwarven_smithy.words.alts import ALT, Flags, board_alt, posted_alt, turn_panel_alt
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.i18n.widths import ELLIPSIS
from tests.games.dwarven_smithy.rules.table import seat, table
from tests.games.dwarven_smithy.samples import GAME, NAMES, WORDS, played

LOCALIZERS = Localizers(strict=True)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", LOCALIZERS.languages)
def test_no_alt_is_cut_and_ones_own_table_stands_in_it(language: str, seats: int) -> None:
    """Rule 10.2: own workshop and market by name, whatever else gives way."""
    say = WORDS.telling(LOCALIZERS.for_locale(language).of(GAME.key), NAMES)
    for state in played(seats)[0][::29]:
        if state.phase is Phase.OVER:
            continue
        view = GAME.player_view(state, state.turn)
        told, player = turn_panel_alt(say, view, state.turn, "#12 Oak"), view.players[state.turn]
        for text in (told, board_alt(say, GAME.player_view(state, None), "#12 Oak")):
            assert len(text) <= ALT
            assert not text.endswith(ELLIPSIS)
        for card in (*player.hand, *player.workshop, *player.market):
            assert say.card(card) in told, card


def test_what_lacks_gives_way_before_costs_and_the_top_of_the_warehouse() -> None:
    """Rules 5.6, 10.2: where that is for sale is long; the cards on top of the warehouse cost least."""
    say = WORDS.telling(LOCALIZERS.for_locale("en").of(GAME.key), NAMES)
    own = seat(
        hand="sevenfold-ward antechamber-pike royal-template wardstone-shield",
        workshop="gold",
        market="silver long-tongs polisher-finn",
    )
    row = "iron gold silver mithril iron gold silver"
    told = turn_panel_alt(say, table(own, seat(market="ruby"), row=row).state, Seat(0), "#12 Oak")
    assert "nobody sells" not in told
    assert "Antechamber Pike (King's Item, weapon): cost silver, gold, ruby; worth 29 coins." in told
    assert "Warehouse from the top: iron (" in told
    few = turn_panel_alt(say, table(seat(hand="antechamber-pike"), seat(market="ruby")).state, Seat(0), "#12 Oak")
    assert "cost ruby (10 in a market), silver (nobody sells), gold (nobody sells)" in few


def test_all_numbers_of_the_picture_are_told() -> None:
    """Decks, prices, what guild cards are worth wherever they lie open, how many King's Items, who leads."""
    say = WORDS.telling(LOCALIZERS.for_locale("en").of(GAME.key), NAMES)
    own = seat(30, market="~gold silver-ladle", workshop="ring-shirt", kings="emberjaw-maul: iron gold thunder")
    other = seat(5, market="belt-knife iron", stacks="door-hinges: iron iron", apprentices="porter-bram")
    state = table(own, other, row="iron").state
    told = posted_alt(say, GAME.player_view(state, None), "#12 Oak", (), (), Flags(Seat(0), Seat(1), (Seat(0),)))
    for line in (
        "Ada leads with what lies open, ~62:5.",
        "Ben brought the last turns. Over for: Ada.",
        f"Cards left: guild deck {len(state.guild)}, mine {len(state.mine)}",
        "Ada: 30 coins, hand 0, King's Items 1/4",
        "Market 3/4 (price): gold (6) tilted, Silver Ladle (3, worth 11), King's Item (face down)",
        "Workshop 1/7: Ring Shirt (22)",
        "Workshop 3/7: Door Hinges (12) on 2 × iron",
        "Market 2/4 (price): Belt Knife (3, worth 9), iron (3)",
        "Porter Bram: Your hand limit is 2 higher.",
    ):
        assert line in told, told
    mine = turn_panel_alt(say, GAME.player_view(state, Seat(0)), Seat(0), "#12 Oak")
    assert "Market 3/4: gold (price 6, sells for 3) tilted, Silver Ladle (price 3, worth 11), " in mine
    assert "Emberjaw Maul (completed, worth 23)" in mine


def test_what_left_says_for_what_or_to_whom() -> None:
    say = WORDS.telling(LOCALIZERS.for_locale("en").of(GAME.key), NAMES)
    view = GAME.player_view(table(seat(), seat()).state, None)
    left = ((Seat(0), ((Name("gold"), 3, None), (Name("iron"), 3, Seat(1)), (Name("belt-knife"), 0, None))),)
    told = posted_alt(say, view, "#12 Oak", (), left)
    assert "Gone from the market of Ada: gold (for 3), iron (to Ben), Belt Knife" in told
