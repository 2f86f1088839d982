"""Settings in the database, and all of them in memory: no answer waits for its language."""

import msgspec

from kingsforge_bot.service.person.settings import ServerSettings, UserSettings
from kingsforge_bot.service.types import GuildId, UserId
from kingsforge_bot.store.database import Connection, StoredRow
from kingsforge_bot.store.rows import to_json


class KnownSettings:
    """Settings of all people and servers that have any: as committed, or inside a transaction as it leaves them."""

    def __init__(self) -> None:
        self.users: dict[UserId, UserSettings] = {}
        self.servers: dict[GuildId, ServerSettings] = {}

    def user(self, user: UserId) -> UserSettings:
        return self.users.get(user, UserSettings())

    def server(self, guild: GuildId) -> ServerSettings:
        return self.servers.get(guild, ServerSettings())

    async def load(self, connection: Connection) -> None:
        """Read all that are stored."""
        for row in await connection.rows("SELECT * FROM user_settings"):
            self.users[UserId(row["user"])] = _read_user(row)
        for row in await connection.rows("SELECT * FROM server_settings"):
            self.servers[GuildId(row["guild"])] = _read_server(row)

    def names(self) -> list[str]:
        """The names of those whose settings they are, as they are told to other processes."""
        return [*(f"user {user}" for user in self.users), *(f"guild {guild}" for guild in self.servers)]

    async def read_again(self, connection: Connection, name: str | None) -> None:
        """Those of that name as they are stored by now; without one all."""
        found = KnownSettings()
        if name is None:
            await found.load(connection)
            self.users, self.servers = found.users, found.servers
            return
        kind, number = name.split()
        if kind == "user":
            user = UserId(int(number))
            row = await connection.row("SELECT * FROM user_settings WHERE user = ?", user)
            found.users[user] = UserSettings() if row is None else _read_user(row)
        else:
            guild = GuildId(int(number))
            row = await connection.row("SELECT * FROM server_settings WHERE guild = ?", guild)
            found.servers[guild] = ServerSettings() if row is None else _read_server(row)
        self.take(found)

    def take(self, changed: "KnownSettings") -> None:
        """What a transaction changed is committed. What is as by default is not kept."""
        self.users |= changed.users
        self.servers |= changed.servers
        for user in changed.users:
            if self.users[user] == UserSettings():
                del self.users[user]
        for guild in changed.servers:
            if self.servers[guild] == ServerSettings():
                del self.servers[guild]


async def keep_user(connection: Connection, user: UserId, settings: UserSettings) -> None:
    """All of a person's; a row only where they are not the defaults."""
    await connection.rows("DELETE FROM user_settings WHERE user = ?", user)
    if settings == UserSettings():
        return
    await connection.rows(
        "INSERT INTO user_settings (user, alerts, zone, quiet, digest, language, plays_forced, rated, away_until,"
        " failed_directs, introduced, portrait, rules_game, best_moves)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        user,
        settings.alerts,
        settings.zone,
        None if settings.quiet is None else to_json(settings.quiet),
        settings.digest,
        settings.language,
        settings.plays_forced,
        settings.rated,
        settings.away_until,
        settings.failed_directs,
        settings.introduced,
        settings.portrait,
        settings.rules_game,
        settings.best_moves,
    )


async def keep_server(connection: Connection, guild: GuildId, settings: ServerSettings) -> None:
    """All of a server's; a row only where they are not the defaults."""
    await connection.rows("DELETE FROM server_settings WHERE guild = ?", guild)
    if settings == ServerSettings():
        return
    await connection.rows(
        "INSERT INTO server_settings (guild, channels, openers, role, most_of_member, most_open, game, pace, thread,"
        " boards, bots, language, zone, own_cards) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        guild,
        to_json(settings.channels),
        settings.openers,
        settings.role,
        settings.most_of_member,
        settings.most_open,
        settings.game,
        settings.pace,
        settings.thread,
        settings.boards,
        settings.bots,
        settings.language,
        settings.zone,
        to_json(dict(settings.own_cards)),
    )


def _read_user(row: StoredRow) -> UserSettings:
    fields = dict(row)
    if fields["quiet"] is not None:
        fields["quiet"] = msgspec.json.decode(fields["quiet"])
    return msgspec.convert(fields, UserSettings, strict=False)


def _read_server(row: StoredRow) -> ServerSettings:
    fields = dict(row) | {name: msgspec.json.decode(row[name]) for name in ("channels", "own_cards")}
    return msgspec.convert(fields, ServerSettings, strict=False)
