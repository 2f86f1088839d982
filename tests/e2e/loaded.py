"""The bot with known luck, loaded as far as it can be before it is known where it runs.

For tests/e2e/forked.py; with its sandbox, for tests/browser/forked.py.
"""

import gc

from tests.e2e.known_luck import be_patient, begin_luck, know_luck

know_luck()
be_patient()

import bot  # noqa: E402 - luck has to be known before
from kingsforge_bot.games.catalogue import titles  # noqa: E402
from kingsforge_bot.sandbox import trial  # noqa: E402, F401 - loaded for the browser's sandboxes

_TITLES = titles()
# Every fork begins with the games as they were read once.
setattr(bot, "titles", lambda: _TITLES)  # noqa: B010 - the program imports that name, it does not offer it
# What is here stays; to look through it for garbage would copy it into each bot.
gc.collect()
gc.freeze()


def main() -> int | str:
    """`bot.py` without its first line's haste, in a fork of this process; for `sys.exit`."""
    begin_luck()
    return bot.main()
