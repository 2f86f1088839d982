"""What every REST handler is given: the world, the journal, and the bot's rights in it."""

from kingsforge_bot.sandbox.world.errors import Known, refused
from kingsforge_bot.sandbox.world.journal import Journal
from kingsforge_bot.sandbox.world.model import Channel, ChannelKind
from kingsforge_bot.sandbox.world.permissions import Permission
from kingsforge_bot.sandbox.world.sharding import Starts
from kingsforge_bot.sandbox.world.timing import Timing
from kingsforge_bot.sandbox.world.world import World, found


class Api:
    """The state handlers work on."""

    def __init__(self, world: World, journal: Journal, timing: Timing, starts: Starts) -> None:
        self.world = world
        self.starts = starts
        self.journal = journal
        self.timing = timing
        self.nonces: dict[tuple[int, str], tuple[float, int]] = {}
        self.old_edits: dict[int, list[float]] = {}

    @property
    def bot_id(self) -> int:
        """The bot's user id."""
        return self.world.application.bot_id

    def visible(self, channel_id: int) -> Channel:
        """A channel the bot can see. Raises 10003, 50001."""
        channel = found(self.world.channels, channel_id, Known.UNKNOWN_CHANNEL)
        if not self.world.permissions(channel, self.bot_id) & Permission.VIEW_CHANNEL:
            raise refused(Known.MISSING_ACCESS)
        return channel

    def require(self, channel: Channel, *permissions: Permission) -> None:
        """Raise 50013 unless the bot has all of `permissions` in the channel."""
        held = self.world.permissions(channel, self.bot_id)
        if any(not held & one for one in permissions):
            raise refused(Known.MISSING_PERMISSIONS)

    def writable(self, channel_id: int) -> Channel:
        """A channel the bot may post in. Raises 10003, 50001, 50007, 50013."""
        channel = self.visible(channel_id)
        if channel.kind is ChannelKind.DM:
            if not all(self.world.users[key].accepts_dms for key in channel.recipient_ids):
                raise refused(Known.CANNOT_DM)
            return channel
        in_thread = channel.thread is not None
        self.require(channel, Permission.SEND_MESSAGES_IN_THREADS if in_thread else Permission.SEND_MESSAGES)
        return channel
