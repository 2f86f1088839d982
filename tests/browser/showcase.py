"""A sandbox whose bot shows what would take a whole game to reach: the last post, a workbench, crowded boards.

`python -m tests.browser.showcase FOLDER` serves it; with `bot` instead of a folder, it is the bot.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import discord
from discord import app_commands
from msgspec.structs import replace

from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.kings_forge.screens.asking.odds import foretold
from kingsforge_bot.games.kings_forge.screens.screens import SCREENS
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.sandbox.connect import point_discord_at
from kingsforge_bot.sandbox.trial import Trial, try_in_browser
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.discord_parts import uploads_of, view_of
from kingsforge_bot.ui.game.drawing import Size
from kingsforge_bot.ui.interaction.deferred_footers import DeferredFooters
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.table.finale import end_lines, with_end
from kingsforge_bot.ui.workers.picture_renderer import PictureRenderer
from tests.games.kings_forge.screens.last_posts import LATEST, ending
from tests.ui.looks import held, look_at, made, position, seen_by, user_of
from tests.ui.positions import CRAFT, GATHER

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
CROWDED = position(
    {
        "hand": ["M2", "M3", "M4", "M5", "M5", "M6", "W2", "W3", "W4", "W5", "G3", "G4", "B2", "B3"],
        "held": held("token-plus", "token-six", "west-forest.bottom", "tavern.bottom", "north-mine.bottom"),
        "made": [made("anvil", "M2 M2 M4")],
        "items": ["horseshoes", "pick"],
    },
    {"supply": "MMWWGG", "made": [made("shield", "M5 M5")], "items": ["bracelet"]},
    {"supply": "MGB", "made": [made("ruby-collar", "G4")], "passed": True},
    phase="craft",
    display=["table", "axe", "giant-club"],
)
ROOMY = position(
    {
        "hand": ["M3", "M4", "M5", "W3", "W4", "W5"],
        "made": [made("anvil", "M2 M2 M4")],
    },
    {"supply": "MMMWWWG", "items": ["bracelet"]},
    {"supply": "MMMMWWWB"},
    {"supply": "MMMWWWWGB", "items": ["crown"]},
    phase="craft",
    display=["table", "shield"],
)
CROWDED_CLAIMS = position(
    {"supply": "MMMMMWWWWGGGBB", "held": held("token-plus", "west-forest.bottom")},
    {"supply": "MMWWGG", "items": ["bracelet"]},
    {"supply": "MGB", "passed": True},
    face_up=["workshop", "north-mine", "mill", "shrine"],
    deck=["garden"],
    display=["shield", "table", "ruby-collar"],
)
ROBBED = position(
    {
        "hand": ["M3", "M4", "M5", "M6", "W3", "W4", "W5", "G3", "G4", "B2"],
        "held": held("token-plus", "token-six", "west-forest.bottom", "tavern.bottom", "north-mine.bottom"),
        "made": [made("anvil", "M2 M2 M4"), made("shield", "M5 M5"), made("pick", "M5 W2 W2 W2")],
    },
    {"supply": "MMMWWWG", "made": [made("trumpet", "M4 M4 W4")], "items": ["bracelet"]},
    {"supply": "MMMMWWWB", "made": [made("ruby-collar", "G4")]},
    {"supply": "MMMWWWWGB", "items": ["crown"]},
    phase="craft",
    display=["table", "axe", "giant-club"],
)
POSTS = {"gathering": GATHER, "crafting": CRAFT, "stealing": STEALING}
TURN_PANELS = {"workbench": CRAFT, "crowded": CROWDED, "roomy": ROOMY, "robbed": ROBBED}
ODDS = {"odds": (CROWDED_CLAIMS, None), "odds-item": (CROWDED_CLAIMS, "shield")}
SHOWN = (*POSTS, *TURN_PANELS, "end")


async def message_of(what: str, language: str) -> Message:
    """The message as the bot would send it, with the odds that it gives where they come in time."""
    l10n, pictures = Localizers().for_locale(language).of("kings_forge"), PictureRenderer(patience=60)
    if what in TURN_PANELS:
        panel = SCREENS.turn.now(l10n, seen_by(look_at(TURN_PANELS[what]), user_of(0)))
        return await pictures.completed(await DeferredFooters(patience=60).added(panel, user_of(0)))
    if what in ODDS:
        state, item = ODDS[what]
        return await pictures.completed(foretold(l10n, seen_by(look_at(state), user_of(0)), item)(always))
    over = replace(ending(60, 3 * 24 * 60 * 60, 7200), entries=LATEST)
    post = over if what == "end" else BoardPost(look_at(POSTS[what]), (), "n")
    look: TableView = post.look
    drawing = SCREENS.pictures.table(l10n, look, (), Size.COMPACT)
    if post.end is not None and SCREENS.pictures.end is not None:
        drawing = SCREENS.pictures.end(l10n, look, [event for entry in post.end.entries for event in entry.events])
    picture = await pictures.posted(drawing)
    return with_end(
        l10n,
        post,
        SCREENS.boards.board(l10n, post, picture, beside=end_lines(l10n, post)),
        analyses=SCREENS.boards.analysis is not None,
    )


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
    @app_commands.choices(what=[app_commands.Choice(name=one, value=one) for one in (*SHOWN, *ODDS)])
    async def exhibit(interaction: discord.Interaction, what: str, language: str = "en") -> None:
        await interaction.response.defer(thinking=True)
        message = await message_of(what, language)
        await interaction.followup.send(message.text, files=uploads_of(message), view=view_of(message))

    return made_bot


def main(arguments: Sequence[str]) -> int:
    """Serve it, or be its bot; the exit status."""
    [argument] = arguments
    if argument == "bot":
        point_discord_at(os.environ["DISCORD_API_URL"])
        bot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
        return 0
    command = (sys.executable, "-m", "tests.browser.showcase", "bot")
    trial = Trial("Showcase", command, {}, Path(argument), port=0)
    return try_in_browser(trial, lambda line: print(line, flush=True))  # noqa: T201


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
