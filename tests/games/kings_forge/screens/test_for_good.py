"""What a claim or a visit turns up is said before it is made where people sit: it is not taken back alone then."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.actions import Gather, Pass
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.screens.gather.for_good import for_good
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import Sitter, TableView
from tests.ui.looks import look_at, position

MARKET = {"face_up": ["tavern", "mill", "library", "shrine"], "display": ["anvil", "table", "crown"]}
DECK = {"deck": ["garden", "alchemist"]}
CLAIM = Gather(Side.MILL_TOP, None, ())


def alone(look: TableView) -> TableView:
    """The same where a bot sits beside whose turn it is."""
    own = look.table.sitters[0]
    return replace(look, table=replace(look.table, sitters=(own, Sitter(Seat(1), "Bot", ai="random"))))


@pytest.mark.parametrize(
    ("side", "rolls"),
    [(Side.TAVERN_TOP, True), (Side.GARDEN_TOP, True), (Side.CEMETERY_BOTTOM, True), (Side.MILL_TOP, False)],
)
def test_a_side_that_rolls_says_so(l10n: Localizer, side: Side, rolls: bool) -> None:
    """Rules 4.4, 7.4; where one that rolls nothing is claimed as well, that much is not sure."""
    look = look_at(position("MMMMWW", "MMMM", **MARKET))
    claim = Gather(side, None, ())
    assert for_good(l10n, look, [claim]) == (l10n("for-good-roll") if rolls else "")
    assert for_good(l10n, look, [claim, CLAIM]) == ""


def test_the_next_card_of_the_deck_is_said_to_be_turned_up(l10n: Localizer) -> None:
    """Rule 2.5: as long as the deck has one."""
    look = look_at(position("MMMMWW", "MMMM", **MARKET, **DECK))
    assert for_good(l10n, look, [CLAIM]) == l10n("for-good-card")
    assert for_good(l10n, look_at(position("MMMMWW", "MMMM", **MARKET)), [CLAIM]) == ""


def test_alone_with_bots_all_of_it_can_be_taken_back(l10n: Localizer) -> None:
    assert for_good(l10n, alone(look_at(position("MMMMWW", "MMMM", **MARKET, **DECK))), [CLAIM]) == ""


def test_a_pass_turns_nothing_up(l10n: Localizer) -> None:
    look = look_at(position("MMMMWW", "MMMM", **MARKET, **DECK))
    assert for_good(l10n, look, [CLAIM, Pass(None)]) == ""
