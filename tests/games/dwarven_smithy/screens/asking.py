"""Questions about the rules at a table of Dwarven Smithy, as a player asks them."""

from kingsforge_bot.games.dwarven_smithy.screens.book import DwarvenSmithyBook
from kingsforge_bot.games.dwarven_smithy.screens.screens import screens
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.ui.game.book import Verdict
from tests.games.dwarven_smithy.rules.table import game

SPOKEN = Localizers(strict=True)
SCREENS, BOOK = screens(game()), DwarvenSmithyBook(game())
ENGLISH = SPOKEN.english.of("dwarven_smithy")


def text(verdict: Verdict) -> str:
    return "\n".join(verdict.lines)
