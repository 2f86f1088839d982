"""The bot with known luck, loaded as far as it can be before it is known where it runs.

For tests/e2e/forked.py; with its sandbox, for tests/browser/forked.py.
"""

import asyncio
import gc
import secrets
import tempfile
from pathlib import Path
from typing import Any

from discord import app_commands

from tests.e2e.known_luck import be_hasty, be_patient, begin_luck, know_luck

know_luck()
be_patient()
be_hasty()

import bot  # noqa: E402 - luck has to be known before
from cogs.all_cogs import all_cogs  # noqa: E402
from cogs.message_menu import message_menu  # noqa: E402
from kingsforge_bot.games.catalogue import titles  # noqa: E402
from kingsforge_bot.hosting.settings import Settings  # noqa: E402
from kingsforge_bot.i18n.localizer import localizers  # noqa: E402
from kingsforge_bot.sandbox import trial  # noqa: E402, F401 - loaded for the browser's sandboxes
from kingsforge_bot.service.wiring import Service  # noqa: E402
from kingsforge_bot.store import open_store  # noqa: E402
from kingsforge_bot.ui.interaction.app import App  # noqa: E402
from kingsforge_bot.ui.interaction.client import BoardGameBot  # noqa: E402
from kingsforge_bot.ui.interaction.translating import CommandTexts  # noqa: E402
from kingsforge_bot.ui.workers.picture_renderer import PictureRenderer  # noqa: E402

Payload = dict[str, Any]

_TITLES = titles()
# Every fork begins with the games as they were read once.
setattr(bot, "titles", lambda: _TITLES)  # noqa: B010 - the program imports that name, it does not offer it
# Else each builds the index of the rules anew, since each begins in an empty folder: a second of work.
for _rules in _TITLES.rulebooks.games:
    _rules.rulebook.prepare()


async def _payloads(folder: Path) -> dict[str, Payload]:
    """Each command as Discord is told of it, in all languages: half a second of work, the same for every bot."""
    settings = Settings("", folder / "kingsforge.sqlite3", None, "INFO")
    async with open_store(settings.database) as store:
        service = Service(store, _TITLES.games, _TITLES.bots, lambda: 0, secrets.token_bytes, asyncio.sleep)
        app = App(service, localizers(), PictureRenderer(), _TITLES, greets=False)
        client = bot.assembled(BoardGameBot, app, settings)
        for cog in all_cogs(app, client.examine):
            await client.add_cog(cog)
        for one in message_menu(app):
            client.tree.add_command(one)
        texts = CommandTexts(app.localizers)
        return {one.name: await one.get_translated_payload(client.tree, texts) for one in client.tree.get_commands()}


with tempfile.TemporaryDirectory() as _folder:
    _PAYLOADS = asyncio.run(_payloads(Path(_folder)))


async def _known(command: app_commands.Command[Any, ..., Any] | app_commands.Group, *_: object) -> Payload:
    return _PAYLOADS[command.name]


for _kind in (app_commands.Command, app_commands.Group):
    setattr(_kind, "get_translated_payload", _known)  # noqa: B010
# What is here stays; to look through it for garbage would copy it into each bot.
gc.collect()
gc.freeze()


def main() -> int | str:
    """`bot.py` without its first line's haste, in a fork of this process; for `sys.exit`."""
    begin_luck()
    return bot.main()
