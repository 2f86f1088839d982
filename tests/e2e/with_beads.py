"""The bot with a second game: what `bot.py` starts, with beads beside King's Forge."""

import sys
from pathlib import Path
from unittest import mock

# As a program this is run from the root of the project, which is not where Python looks for modules then.
sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.e2e.known_luck import be_hasty, be_patient, begin_luck, know_luck

know_luck()
begin_luck()
be_patient()
be_hasty()

import bot
from kingsforge_bot.games.kings_forge import title as kings_forge
from kingsforge_bot.i18n.localizer import LOCALES, Localizers, games_beside
from kingsforge_bot.ui.game.title import Titles
from tests.games.toy import title as toy


def both() -> Titles:
    return Titles((kings_forge.title(), toy.title()))


def spoken() -> Localizers:
    return Localizers(games={**games_beside(LOCALES), "toy": Path(toy.__file__).parent / "locale"})


if __name__ == "__main__":
    with mock.patch.object(bot, "titles", both), mock.patch.object(bot, "localizers", spoken):
        sys.exit(bot.main())
