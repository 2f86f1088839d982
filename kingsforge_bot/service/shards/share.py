"""Which servers a process works for: whose tables it looks after, and for whom it posts."""

from kingsforge_bot.service.types import GuildId


class Share:
    """All servers, for a bot that is one process; of several each holds some of the shards, as Discord divides them."""

    def __init__(self) -> None:
        self.shards = 1
        self.mine = frozenset({0})
        self.processes = 1
        """That live, this one among them: what Discord lets one bot do is divided by them."""

    def shard_of(self, guild: GuildId) -> int:
        """By Discord's own rule."""
        return (guild >> 22) % self.shards

    def holds(self, guild: GuildId) -> bool:
        """Whether what is due and owed there is this process's to do."""
        return self.shard_of(guild) in self.mine

    @property
    def is_first(self) -> bool:
        """Whether it does what one has to do for all, such as direct messages: Discord tells of them on shard 0."""
        return 0 in self.mine
