"""A sandbox whose bot shows what would take a whole game to reach: the last post, a workbench, crowded boards.

`python -m tests.browser.showcase FOLDER` serves it; with `bot` instead of a folder, it is the bot.
"""

import os
import sys
from pathlib import Path

import discord
from discord import app_commands

from kingsforge_bot.games.kings_forge.screens.screens import KingsForgeScreens
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.sandbox.connect import point_discord_at
from kingsforge_bot.sandbox.trial import Trial, try_in_browser
from kingsforge_bot.service.publisher import BoardPost
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.drawing import Size
from kingsforge_bot.ui.finale import end_lines, with_end
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.pictures import Pictures
from tests.ui.looks import look_at, made, position, seen_by, user_of
from tests.ui.positions import CRAFT, GATHER
from tests.ui.test_finale import ending

SCREENS = KingsForgeScreens()
ROLLED = ("M1", "M4", "M5", "M5", "M6", "W3", "W4", "G2", "G3", "G4", "B2", "B3")
STEALING = position(
    {"made": [made("bow-of-fire", "M2 M7 W3 W3 B2 B2")], "items": ["axe"], "passed": True},
    {
        "hand": ["M1", "M4", "M5", "M5", "M6", "W3", "W4", "G2", "G3", "G4", "B2", "B3"],
        "held": [{"source": "token-plus"}],
    },
    {"supply": "MMWWGG", "items": ["table", "crown"]},
    {"supply": "MGB"},
    phase="craft",
    turn=1,
    display=["necklace", "ice-sword", "platemail-of-loyalty"],
)
POSTS = {"gathering": GATHER, "crafting": CRAFT, "stealing": STEALING}
SHOWN = (*POSTS, "workbench", "end")


async def message_of(what: str) -> Message:
    """The message as the bot would send it."""
    l10n, pictures = Localizers().for_locale("en").of("kings_forge"), Pictures(patience=60)
    if what == "workbench":
        return await pictures.completed(SCREENS.now(l10n, seen_by(look_at(CRAFT), user_of(0))))
    post = ending(60, 3 * 24 * 60 * 60, 7200) if what == "end" else BoardPost(look_at(POSTS[what]), (), "n")
    look: TableView = post.look
    picture = await pictures.posted(SCREENS.picture(l10n, look, (), Size.COMPACT))
    return with_end(l10n, post, SCREENS.board(l10n, post, picture, beside=end_lines(l10n, post)))


class Showcase(discord.Client):
    """The bot."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        await self.tree.sync()


def bot() -> Showcase:
    made_bot = Showcase()

    @made_bot.tree.command(name="exhibit", description="Show one message")
    @app_commands.choices(what=[app_commands.Choice(name=one, value=one) for one in SHOWN])
    async def exhibit(interaction: discord.Interaction, what: str) -> None:
        await interaction.response.defer(thinking=True)
        message = await message_of(what)
        await interaction.followup.send(message.text, files=message.files(), view=message.view())

    return made_bot


if __name__ == "__main__":
    if sys.argv[1] == "bot":
        point_discord_at(os.environ["DISCORD_API_URL"])
        bot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
    else:
        command = (sys.executable, "-m", "tests.browser.showcase", "bot")
        trial = Trial("Showcase", command, {}, Path(sys.argv[1]), port=0)
        sys.exit(try_in_browser(trial, lambda line: print(line, flush=True)))  # noqa: T201
