"""What stands in place of a picture is told to its end, whatever gives way."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase
from kingsforge_bot.games.dwarven_smithy.words.alts import ALT, board_alt, turn_panel_alt
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
