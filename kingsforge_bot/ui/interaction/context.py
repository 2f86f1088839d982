"""The context of whoever asks: what every command, press and suggestion is answered with."""

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.errors import Stale
from kingsforge_bot.service.types import ChannelId, GuildId, Table, TableId, TableView, UserId
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import NotAServer, TooBusy
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.reply import Interaction
from kingsforge_bot.ui.message import Message

TURN = "turn"
"""The command that every game understands."""


class Context:
    """One person being answered: who asked, from where, in which language, and about which table once that is known."""

    def __init__(self, app: App, interaction: Interaction) -> None:
        self.app = app
        self.interaction = interaction
        self.l10n: Localizer = app.l10n(interaction)
        """In the words of the table's game, once that is known."""
        self.user = UserId(interaction.user.id)
        self.look: TableView | None = None
        self.game = ""
        """Of what they took part in, where it is no table."""
        self.plays = False
        """Whether it is something of a turn: its answer replaces the one before it."""
        self.decided = False
        """Whether they carried something out there."""
        self.taken_back_for: tuple[UserId, ...] = ()
        """Whose decisions there went back: what these only read of the table is over."""
        self.reads = False
        """Whether an aside was answered: it replaces the one before."""
        self.read_at: TableId | None = None
        """Of an aside that looks at no table: at which one it is read."""
        self.pages: tuple[Message, ...] = ()
        """Pages of the rulebook that the message of the answer has shown, the last of them now."""
        self.wanted = ""
        """What a table that has to be chosen first is then asked for, by the word of `which.chosen`."""
        self.to_all: Message | None = None
        """What everybody is shown in place of the answer."""

    @property
    def over_for(self) -> tuple[UserId, ...]:
        """For whom what they only read of the table is over: they decided something there, or it went back."""
        return (self.user,) if self.decided else self.taken_back_for

    @property
    def name(self) -> str:
        """What Discord calls them here."""
        return self.interaction.user.display_name

    @property
    def guild(self) -> GuildId:
        """The server. Raises NotAServer."""
        self.check_server()
        return GuildId(self.interaction.guild_id or 0)

    @property
    def channel(self) -> ChannelId:
        """Raises NotAServer."""
        self.check_server()
        return ChannelId(self.interaction.channel_id or 0)

    @property
    def at_home(self) -> bool:
        """Whether the bot is a member of the server where they ask; elsewhere it is there for whoever installed it."""
        at = self.interaction
        return at.guild_id is not None and at.channel_id is not None and at.is_guild_integration()

    def check_server(self) -> None:
        """Raises NotAServer in direct messages, and where the bot is no member."""
        if not self.at_home:
            raise NotAServer

    async def table(
        self,
        said: str | None,
        *,
        to_play: bool = True,
        ahead: bool = False,
        by_turn: bool = True,
        verb: str = TURN,
    ) -> TableView:
        """The table that is meant, as it stands, of those whose game knows the verb (`Finder.resolve`).

        Raises NoTable, AmbiguousTable.
        """

        def knows(table: Table) -> bool:
            screens = self.app.titles.screens(table)
            return verb == TURN or verb in screens.commands.words

        table = await self.app.service.finder.resolve(
            self.guild, self.channel, self.user, said, to_play=to_play, ahead=ahead, by_turn=by_turn, fits=knows
        )
        return await self.at(table)

    async def pressed(self, press: ComponentId) -> Table:
        """The table of a press, where it counts. Raises NoTable, Stale."""
        at = self.interaction
        guild = None if at.guild_id is None else GuildId(at.guild_id)
        channel = None if at.channel_id is None else ChannelId(at.channel_id)
        table = await self.app.service.finder.pressed(guild, channel, self.user, press.table)
        if press.timeline != self.app.timeline:
            raise Stale(table, press.seq)
        return table

    async def seen(self, table: Table) -> TableView:
        """The view of that table, which was just read, as they may see it."""
        return self._about(await self.app.service.play.view(table, self.user))

    async def at(self, table: Table) -> TableView:
        """The same, with what takes long before they can be shown their turn. Raises TooBusy."""
        look = await self.app.service.play.view(table, self.user)
        await self.app.prepare(look)
        return self._about(look)

    def _about(self, look: TableView) -> TableView:
        self.look = look
        self.l10n = self.l10n.of(look.table.game)
        return look

    async def now(self, look: TableView, text: str) -> Message:
        """The text, and what they can do at that table now; where too much else is asked, that."""
        try:
            await self.app.prepare(look)
        except TooBusy as error:
            return self.app.too_busy(self.l10n, look, error, text)
        return self.app.now(self.l10n, look, text)
