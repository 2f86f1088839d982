"""A report that has no room for all breaks off between what it names, never in a word."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Area
from kingsforge_bot.games.dwarven_smithy.words.brief import brief
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.localizer import Localizers
from tests.games.dwarven_smithy.rules.table import game

ENGLISH = Localizers(strict=True).english.of(game().key)
SAY = Telling(ENGLISH, game().cards, ("Ada", "Ben"))
PLAYED = [ev.Played(Seat(0), Name(card), Area.WORKSHOP) for card in ("door-hinges", "emberjaw-maul", "belt-knife")]


@pytest.mark.parametrize("most", range(40, 75))
def test_no_word_is_cut(most: int) -> None:
    whole, told = brief(SAY, PLAYED, 500), brief(SAY, PLAYED, most)
    assert len(told) <= most
    assert told.endswith("…")
    begun = told.removesuffix("…")
    assert whole.startswith(begun)
    assert not whole[len(begun)].isalpha()
