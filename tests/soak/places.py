"""Where a soak is played: servers, one on each shard."""

from kingsforge_bot.sandbox import Channel, Guild, Person, Server, Shard


class Servers:
    """One on each of so many shards; a `lane` counts those who share a channel."""

    def __init__(self, server: Server, shards: int = 1) -> None:
        self._server = server
        self._guilds = [self._added(Shard(shard, shards)) for shard in range(shards)]
        self._channels: dict[str, Channel] = {}
        self._people: dict[str, Person] = {}

    def channel(self, lane: int, game: int) -> Channel:
        """Where they play that game."""
        name = f"forge-{lane}-{game}"
        if name not in self._channels:
            self._channels[name] = self._server.add_channel(self._guild(lane), name)
        return self._channels[name]

    def person(self, name: str, lane: int) -> Person:
        """One of them; the same one for the same name."""
        if name not in self._people:
            self._people[name] = self._server.add_person(name, self._guild(lane))
        return self._people[name]

    async def online(self, channel: Channel) -> None:
        """Wait until somebody answers there."""
        count = len(self._guilds)
        [shard] = [one for one in range(count) if Shard(one, count).hears(channel.guild_id)]
        await self._server.bot_online(shard=shard)

    def _guild(self, lane: int) -> Guild:
        return self._guilds[lane % len(self._guilds)]

    def _added(self, shard: Shard) -> Guild:
        return self._server.add_guild(f"Smiths of {shard.id}", shard=shard)
