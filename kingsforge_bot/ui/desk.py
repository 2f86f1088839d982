"""What every command and press works with."""

from typing import Final

import msgspec

from kingsforge_bot.games.kings_forge.screens.chances import Chances
from kingsforge_bot.games.kings_forge.screens.offered import Offers
from kingsforge_bot.i18n.speech import Voice, Voices
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.service.house import Service
from kingsforge_bot.service.types import Look
from kingsforge_bot.ui.pictures import Pictures
from kingsforge_bot.ui.rate import Rate
from kingsforge_bot.ui.repeats import Repeats
from kingsforge_bot.ui.reply import Interaction, Latest
from kingsforge_bot.ui.screens import Screens
from kingsforge_bot.ui.title import Titles
from kingsforge_bot.ui.underway import Underway

MOST_THREADS: Final = 3
"""Within an hour."""
_HOUR: Final = 60.0 * 60


class Desk(msgspec.Struct, frozen=True):
    """The service, the voices, the pictures, the rulebook and the games, put together once in bot.py."""

    service: Service
    voices: Voices
    pictures: Pictures
    book: Rulebook
    titles: Titles
    chances: Chances = msgspec.field(default_factory=Chances)
    offers: Offers = msgspec.field(default_factory=Offers)
    underway: Underway = msgspec.field(default_factory=Underway)
    repeats: Repeats = msgspec.field(default_factory=Repeats)
    latest: Latest = msgspec.field(default_factory=Latest)
    threads: Rate = msgspec.field(default_factory=lambda: Rate(MOST_THREADS, _HOUR))
    """Threads made for one member in one channel."""

    @property
    def timeline(self) -> str:
        """As ids of buttons name the history that is played on."""
        return self.service.timeline.in_ids

    def screens(self, look: Look) -> Screens:
        """Those of the game that is played at the table."""
        return self.titles.screens(look.table)

    def voice(self, interaction: Interaction) -> Voice:
        """The presser's language: answers to one person are in their own."""
        return self.voices.for_locale(str(interaction.locale))

    def public_voice(self, interaction: Interaction, language: str | None = None) -> Voice:
        """What everybody sees is in the language that was chosen for it, else in the server's."""
        return self.voices.for_locale(language or str(interaction.guild_locale or interaction.locale))
