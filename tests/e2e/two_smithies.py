"""The bot with Dwarven Smithy: what `bot.py` starts, with the game that the catalogue does not have yet."""

import sys
from pathlib import Path
from unittest import mock

# As a program this is run from the root of the project, which is not where Python looks for modules then.
sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.e2e.known_luck import know_luck

know_luck()

import bot
from tests.games.dwarven_smithy.titles import both

if __name__ == "__main__":
    bot.__file__ = __file__
    with mock.patch.object(bot, "titles", both):
        sys.exit(bot.main())
