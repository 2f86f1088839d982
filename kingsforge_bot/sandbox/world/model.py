"""The things of the sandbox's Discord as frozen values.

Ids are plain ints (Discord writes them as strings on the wire), times are seconds since 1970.
A change replaces the whole value in the `World`, so whoever holds an older one keeps what they saw.
"""

from enum import IntEnum
from typing import Any

import msgspec

Json = dict[str, Any]


class ChannelKind(IntEnum):
    """Discord's numbers for the kinds of channel spoken here."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


class InteractionKind(IntEnum):
    """Discord's numbers for what a person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class ResponseKind(IntEnum):
    """Discord's numbers for the first response to an interaction."""

    MESSAGE = 4
    DEFERRED = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class MessageFlag(IntEnum):
    """Bits of a message's flags."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class User(msgspec.Struct, frozen=True):
    """A person or the bot. `accepts_dms` false: direct messages fail with 50007; `installed`: they took the bot in."""

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    accepts_dms: bool = True
    installed: bool = False


class Application(msgspec.Struct, frozen=True):
    """The one application registered here. `privileged` are the privileged intent bits it may ask for."""

    id: int
    name: str
    token: str
    bot_id: int
    owner_id: int
    privileged: int = 0


class Role(msgspec.Struct, frozen=True):
    """A role; the one whose id equals the guild's is @everyone."""

    id: int
    name: str
    permissions: int
    position: int = 0


class Member(msgspec.Struct, frozen=True):
    """A user's place in a guild."""

    guild_id: int
    user_id: int
    joined_at: float
    roles: tuple[int, ...] = ()


class Guild(msgspec.Struct, frozen=True):
    """A server in Discord's everyday sense."""

    id: int
    name: str
    owner_id: int
    roles: tuple[Role, ...]
    locale: str = "en-US"


OF_ROLE = 0
OF_MEMBER = 1


class Overwrite(msgspec.Struct, frozen=True):
    """A channel's exception; `kind`: OF_ROLE or OF_MEMBER."""

    target_id: int
    kind: int
    allow: int
    deny: int


ARCHIVED_AFTER = 4320
"""Minutes of silence after which a thread is archived, where nobody chose."""


class ThreadState(msgspec.Struct, frozen=True):
    """What a thread has beyond a channel; `auto_archive` in minutes."""

    parent_id: int
    owner_id: int
    created_at: float
    archived_at: float
    archived: bool = False
    locked: bool = False
    auto_archive: int = ARCHIVED_AFTER
    member_ids: tuple[int, ...] = ()
    message_count: int = 0


class Channel(msgspec.Struct, frozen=True):
    """A text channel, thread (then `thread` is set) or direct message (then `recipient_ids` is)."""

    id: int
    kind: ChannelKind
    name: str
    guild_id: int | None = None
    position: int = 0
    overwrites: tuple[Overwrite, ...] = ()
    recipient_ids: tuple[int, ...] = ()
    thread: ThreadState | None = None
    last_message_id: int | None = None


class Attachment(msgspec.Struct, frozen=True):
    """A file of a message; `description` is its alt text, its bytes are the world's file of that id."""

    id: int
    filename: str
    size: int
    content_type: str
    url: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


class Invocation(msgspec.Struct, frozen=True):
    """Which interaction a message answers."""

    interaction_id: int
    kind: InteractionKind
    user_id: int
    command: str | None = None
    source_message_id: int | None = None


class Message(msgspec.Struct, frozen=True):
    """A message as it stands. `only_for` names the one reader of an ephemeral message.

    `mentions` are the users mentioned and let through by allowed_mentions, `alerted` those whom the
    posting itself notified: an edit never adds to them.
    """

    id: int
    channel_id: int
    guild_id: int | None
    author_id: int
    created_at: float
    content: str = ""
    kind: int = 0
    edited_at: float | None = None
    embeds: tuple[Json, ...] = ()
    components: tuple[Json, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    mentions: tuple[int, ...] = ()
    alerted: tuple[int, ...] = ()
    mention_everyone: bool = False
    flags: int = 0
    nonce: str | int | None = None
    invocation: Invocation | None = None
    only_for: int | None = None
    reference: Json | None = None

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return self.only_for is not None

    @property
    def loading(self) -> bool:
        """Whether it still shows "thinking"."""
        return bool(self.flags & MessageFlag.LOADING)


class Response(msgspec.Struct, frozen=True):
    """The first response; `modal` and `choices` are filled for those two kinds."""

    kind: ResponseKind
    at: float
    modal: Json | None = None
    choices: tuple[Json, ...] = ()


class Interaction(msgspec.Struct, frozen=True):
    """What a person did and what became of it.

    `payload` is the INTERACTION_CREATE body as sent. `original_id` is the message that @original
    means. `overdue`: the time for the first response ran out.
    """

    id: int
    token: str
    kind: InteractionKind
    user_id: int
    channel_id: int
    guild_id: int | None
    created_at: float
    payload: Json
    command: str | None = None
    source_message_id: int | None = None
    response: Response | None = None
    original_id: int | None = None
    followup_ids: tuple[int, ...] = ()
    overdue: bool = False


class Command(msgspec.Struct, frozen=True):
    """A registered application command; `guild_id` None is a global one, `body` is normalised."""

    id: int
    guild_id: int | None
    version: int
    body: Json

    @property
    def name(self) -> str:
        """Its name as registered."""
        return str(self.body["name"])

    @property
    def kind(self) -> int:
        """1 slash command, 2 user menu, 3 message menu."""
        return int(self.body["type"])
