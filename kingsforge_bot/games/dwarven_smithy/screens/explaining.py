"""The part of Dwarven Smithy's screens that explains: why the rules say no, and what a lesson shows."""

from collections.abc import Sequence

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.games.dwarven_smithy.rules.events import Event
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.screens.scenes import scene
from kingsforge_bot.games.dwarven_smithy.screens.why import WHY, explanation
from kingsforge_bot.games.dwarven_smithy.words.words import DwarvenSmithyWords
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.drawing import Drawing
from kingsforge_bot.ui.game.plain_screens import PlainScreens
from kingsforge_bot.ui.game.screens import Explanation
from kingsforge_bot.ui.wording import names_of


class ExplainingScreens(PlainScreens):
    """Plain screens that know why, and draw positions that belong to no table."""

    _words: DwarvenSmithyWords

    def why_words(self, refused: Refused) -> Sequence[str]:
        return WHY.written(refused)

    def why(self, l10n: Localizer, look: TableView, words: Sequence[str]) -> Explanation:
        return explanation(self._words.telling(self._own(l10n), names_of(l10n, look.table)), look, words)

    def position(
        self,
        l10n: Localizer,
        view: State,
        heading: str,
        names: Sequence[str],
        events: Sequence[Event] = (),
        shows: Sequence[str] = (),
    ) -> Drawing:
        return scene(self._words.telling(self._own(l10n), names), view, heading, shows)
