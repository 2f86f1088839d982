"""What people have read and put away, as their clients remember it."""

from kingsforge_bot.sandbox.world.model import Channel, Message
from kingsforge_bot.sandbox.world.permissions import Permission
from kingsforge_bot.sandbox.world.world import World


class ReadState:
    """`read[user][channel]` is the newest message read; `dismissed[user]` the ephemeral messages put away."""

    def __init__(self) -> None:
        self.read: dict[int, dict[int, int]] = {}
        self.dismissed: dict[int, set[int]] = {}

    def last_read(self, user_id: int, channel_id: int) -> int:
        """The id of the newest message read there; 0 for none."""
        return self.read.get(user_id, {}).get(channel_id, 0)

    def mark(self, user_id: int, channel_id: int, message_id: int) -> bool:
        """All up to that message is read; whether that is news."""
        if message_id <= self.last_read(user_id, channel_id):
            return False
        self.read.setdefault(user_id, {})[channel_id] = message_id
        return True

    def dismiss(self, user_id: int, message_id: int) -> None:
        """Put an ephemeral message away."""
        self.dismissed.setdefault(user_id, set()).add(message_id)

    def shows(self, world: World, user_id: int, message: Message) -> bool:
        """Whether that person's client shows the message."""
        channel = world.channels.get(message.channel_id)
        return (
            channel is not None
            and message.only_for in (None, user_id)
            and message.id not in self.dismissed.get(user_id, ())
            and bool(world.permissions(channel, user_id) & Permission.VIEW_CHANNEL)
        )

    def unread(self, world: World, user_id: int, channel: Channel) -> tuple[bool, int]:
        """Whether a channel holds something unread, and how many unread messages that alerted that person."""
        last, some, alerts = self.last_read(user_id, channel.id), False, 0
        for key, message in reversed(world.messages[channel.id].items()):
            if key <= last:
                break
            if message.ephemeral or message.author_id == user_id or message.loading:
                continue
            some = True
            alerts += user_id in message.alerted or message.guild_id is None
        return some, alerts
