"""What every command and press works with."""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from kingsforge_bot.core.errors import Expected
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.service.types import GuildId, TableView, UserId
from kingsforge_bot.service.wiring import Service
from kingsforge_bot.ui.audit.analysing import Analysing
from kingsforge_bot.ui.audit.log_files import LogFiles
from kingsforge_bot.ui.audit.past_pictures import PastPictures
from kingsforge_bot.ui.audit.reader import Reader
from kingsforge_bot.ui.audit.verifying import Verifying
from kingsforge_bot.ui.custom_id import PLAYING, ComponentId
from kingsforge_bot.ui.game.screens import Screens
from kingsforge_bot.ui.game.title import Titles
from kingsforge_bot.ui.interaction.answering import explain
from kingsforge_bot.ui.interaction.cooldown import Cooldown
from kingsforge_bot.ui.interaction.deduplicator import Deduplicator
from kingsforge_bot.ui.interaction.deferred_footers import DeferredFooters
from kingsforge_bot.ui.interaction.heard_languages import HeardLanguages
from kingsforge_bot.ui.interaction.in_flight import InFlight
from kingsforge_bot.ui.interaction.queues import Queues
from kingsforge_bot.ui.interaction.reply import Interaction, Latest, Reply
from kingsforge_bot.ui.interaction.second_taps import SecondTaps
from kingsforge_bot.ui.learning.looking_up import LookingUp
from kingsforge_bot.ui.learning.trails import Trails
from kingsforge_bot.ui.message import Button, ButtonStyle, Message
from kingsforge_bot.ui.post.uploads import Uploads
from kingsforge_bot.ui.turn.hands import with_hand
from kingsforge_bot.ui.turn.own_menus import OwnMenus
from kingsforge_bot.ui.turn.plan_words import with_plan
from kingsforge_bot.ui.turn.preparing import Preparing
from kingsforge_bot.ui.workers.picture_renderer import PictureRenderer

MOST_THREADS: Final = 3
"""Within an hour."""
_HOUR: Final = 60.0 * 60


class App(msgspec.Struct, frozen=True):
    """The service, the languages, the pictures and the games, put together once in bot.py."""

    service: Service
    localizers: Localizers
    pictures: PictureRenderer
    titles: Titles
    preparing: Preparing = msgspec.field(default_factory=Preparing)
    queries: Preparing = msgspec.field(default_factory=lambda: Preparing("asides"))
    deferred_footers: DeferredFooters = msgspec.field(default_factory=DeferredFooters)
    looking_up: LookingUp = msgspec.field(default_factory=LookingUp)
    trails: Trails = msgspec.field(default_factory=Trails)
    analysing: Analysing = msgspec.field(default_factory=Analysing)
    past_pictures: PastPictures = msgspec.field(default_factory=PastPictures)
    verifying: Verifying = msgspec.field(default_factory=Verifying)
    reader: Reader = msgspec.field(default_factory=Reader)
    log_files: LogFiles = msgspec.field(default_factory=LogFiles)
    in_flight: InFlight = msgspec.field(default_factory=InFlight)
    queues: Queues = msgspec.field(default_factory=Queues)
    uploads: Uploads = msgspec.field(default_factory=Uploads)
    deduplicator: Deduplicator = msgspec.field(default_factory=Deduplicator)
    second_taps: SecondTaps = msgspec.field(default_factory=SecondTaps)
    said_once: Deduplicator = msgspec.field(default_factory=Deduplicator)
    """What somebody is told of a table once, as far as it is remembered."""
    heard_languages: HeardLanguages = msgspec.field(default_factory=HeardLanguages)
    latest: Latest = msgspec.field(default_factory=Latest)
    own_menus: OwnMenus = msgspec.field(default_factory=OwnMenus)
    threads: Cooldown = msgspec.field(default_factory=lambda: Cooldown(MOST_THREADS, _HOUR))
    """Threads made for one member in one channel."""
    greets: bool = False
    """Whether people who never played are shown the way to a tutorial."""

    @property
    def timeline(self) -> str:
        """The timeline as ids of buttons name it."""
        return self.service.timeline.in_ids

    def reply(self, interaction: Interaction) -> Reply:
        """The answer to it, which is to be acknowledged first."""
        return Reply(interaction, self.timeline, uploads=self.uploads)

    def screens(self, look: TableView) -> Screens:
        """Those of the game that is played at the table."""
        return self.titles.screens(look.table)

    def explain(self, l10n: Localizer, error: Exception, look: TableView | None = None, *, where: str = "") -> str:
        """Why it did not work, in the words of the game that is played at the table, where there is one."""
        return explain(l10n, error, look, None if look is None else self.screens(look), where=where)

    def now(self, l10n: Localizer, look: TableView, before: str = "") -> Message:
        """`before`, then who is awaited, and the buttons of what the seat whose view it is can do."""
        l10n, screens = l10n.of(look.table.game), self.screens(look)
        message = screens.turn.now(l10n, look, before)
        if look.seat is None:
            return message
        message = with_plan(l10n, self.service.play.game(look.table.game), look, message)
        return with_hand(l10n, screens, look, message)

    def too_busy(self, l10n: Localizer, look: TableView, error: Expected, before: str) -> Message:
        """`before`, that too much else is asked, and a button that leads to the turn once there is less."""
        again = Button(l10n("button-my-turn"), ComponentId(look.table.id, look.table.seq, PLAYING), ButtonStyle.PRIMARY)
        rows = ((again,),) if look.may_act else ()
        return Message("\n\n".join(filter(None, [before, self.explain(l10n, error)])), rows)

    async def prepare(self, look: TableView) -> None:
        """Work out what takes long before the one whose view it is can be shown their turn. Raises TooBusy."""
        if look.is_awaited and (work := self.screens(look).turn.prepare(look)) is not None:
            await self.preparing.do(work)

    async def can_speak(self, locales: Iterable[str]) -> None:
        """Wait until these languages are spoken without delay; the first time each takes a while."""
        for l10n in {self.localizers.for_locale(locale) for locale in locales}:
            await asyncio.to_thread(l10n.prepare)

    async def can_look_up(self, folder: Path) -> None:
        """Wait until all rules are looked through; long at the first time, which has their search counted."""
        for rules in self.titles.rulebooks.games:
            await asyncio.to_thread(rules.keep, folder)

    async def can_read(self, *games: str) -> None:
        """Wait until the rules of those games are read, or of all where none is named; the first time takes a while."""
        for rules in self.titles.rulebooks.games:
            if not rules.book.is_read and (not games or rules.game in games):
                await asyncio.to_thread(rules.read)

    async def completed(self, message: Message, user: UserId) -> Message:
        """The message with what takes a while to be added, for that user."""
        return await self.pictures.completed(await self.deferred_footers.added(message, user))

    def l10n(self, interaction: Interaction) -> Localizer:
        """The presser's language: answers to one person are in the one they set, else in that of their client."""
        user = UserId(interaction.user.id)
        client = self.localizers.for_locale(str(interaction.locale))
        self.heard_languages.hear(user, client.language)
        own = self.service.preferences.of(user).language
        return client if own is None else self.localizers.for_locale(own)

    def public_l10n(self, interaction: Interaction, language: str | None = None) -> Localizer:
        """What everybody sees is in the language that was chosen for it, else in the server's."""
        if language is None and interaction.guild_id is not None:
            language = self.service.preferences.of_server(GuildId(interaction.guild_id)).language
        return self.localizers.for_locale(language or str(interaction.guild_locale or interaction.locale))
