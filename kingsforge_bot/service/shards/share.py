"""Which servers a process works for: whose tables it looks after, and for whom it posts."""

import msgspec

from kingsforge_bot.service.types import GuildId


class Part(msgspec.Struct, frozen=True):
    """Where among several processes something is done."""

    process: int
    """This one, by its number."""
    processes: int
    """That live."""
    held: tuple[int, ...]
    """The shards of this one."""
    shards: int
    """Of all."""
    shard: int | None = None
    """The one that is meant."""


class Share:
    """All servers, for a bot that is one process; of several each holds some of the shards, as Discord divides them."""

    def __init__(self) -> None:
        self.shards = 1
        self.mine = frozenset({0})
        self.process: int | None = None
        """The number by which this one is known among several."""
        self.processes = 1
        """That live, this one among them: what Discord lets one bot do is divided by them."""

    def shard_of(self, guild: GuildId) -> int:
        """The shard of that server, by Discord's own rule."""
        return (guild >> 22) % self.shards

    def holds(self, guild: GuildId) -> bool:
        """Whether what is due and owed there is this process's to do."""
        return self.shard_of(guild) in self.mine

    @property
    def part(self) -> Part | None:
        """The part of this process; None where it is the only one."""
        if self.process is None:
            return None
        return Part(self.process, self.processes, tuple(sorted(self.mine)), self.shards)

    def told_of(self, guild: GuildId) -> Part | None:
        """The same, with the shard of that server."""
        part = self.part
        return None if part is None else msgspec.structs.replace(part, shard=self.shard_of(guild))

    @property
    def is_first(self) -> bool:
        """Whether it does what one has to do for all, such as direct messages: Discord tells of them on shard 0."""
        return 0 in self.mine
