"""Who would have the prizes, told as a turn begins."""

from msgspec.structs import replace

from kingsforge_bot.games.dwarven_smithy.screens.screens import screens
from kingsforge_bot.i18n.localizer import Localizers
from tests.games.dwarven_smithy.looks import look
from tests.games.dwarven_smithy.rules.table import game, seat, table

SCREENS = screens(game())
ENGLISH = Localizers(strict=True).english.of(game().key)


def test_a_turn_begins_with_who_would_have_the_prizes() -> None:
    """7.5, of what one sees: another's King's Items lie face down (3.8)."""
    assert "Prizes" not in SCREENS.turn.now(ENGLISH, look(table(seat(), seat()).state)).text
    position = table(seat(kings="emberjaw-maul: iron"), seat(kings="hearthmail: iron")).state
    told = "Prizes of 25 at the end, as far as you see: weapon 🔥 Player 0 (23), armor nobody yet, shield nobody yet."
    assert told in SCREENS.turn.now(ENGLISH, look(position)).text
    shown = SCREENS.turn.now(ENGLISH, look(replace(position, open_kings=True))).text
    assert "Prizes of 25 at the end: weapon 🔥 Player 0 (23), armor 💧 Player 1 (29)" in shown
