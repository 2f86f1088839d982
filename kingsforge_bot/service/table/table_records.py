"""A lobby as the store is given it."""

import msgspec

from kingsforge_bot.service.types import ChannelId, GuildId, Invited, LeagueId, OldBoardPolicy, Sitter, TableId, UserId


class NewTable(msgspec.Struct, frozen=True):
    """A lobby to be opened; `sitters` from seat 0 on."""

    guild: GuildId
    channel: ChannelId
    name: str
    game: str
    options: dict[str, str]
    capacity: int
    owner: UserId
    pace: str
    sitters: tuple[Sitter, ...]
    opened: int
    language: str | None = None
    boards: OldBoardPolicy = OldBoardPolicy.KEEP
    hints: bool = True
    invited: tuple[Invited, ...] = ()
    """For whom seats are kept that none of the sitters hold."""
    rematch_of: TableId | None = None
    league: LeagueId | None = None
