"""A Discord on loopback, for tests and for trying things out without an account.

It speaks the protocol as discord.py 2.7 uses it and knows nothing of any bot; see README.md for
what exactly. `Server` is the way in; `connect.point_discord_at` makes discord.py use it.
"""

from kingsforge_bot.sandbox.people.client_rules import ClientRefused
from kingsforge_bot.sandbox.people.components import Button, Choice, Select, buttons, fields, selects
from kingsforge_bot.sandbox.people.person import Person
from kingsforge_bot.sandbox.people.reply import Reply
from kingsforge_bot.sandbox.server import Server
from kingsforge_bot.sandbox.world.journal import Violation
from kingsforge_bot.sandbox.world.model import Attachment, Channel, Guild, Message, ResponseKind, Role
from kingsforge_bot.sandbox.world.permissions import Permission
from kingsforge_bot.sandbox.world.sharding import Shard, Sharding
from kingsforge_bot.sandbox.world.timing import Timing
from kingsforge_bot.sandbox.world.waiting import NothingHappened

__all__ = [
    "Attachment",
    "Button",
    "Channel",
    "Choice",
    "ClientRefused",
    "Guild",
    "Message",
    "NothingHappened",
    "Permission",
    "Person",
    "Reply",
    "ResponseKind",
    "Role",
    "Select",
    "Server",
    "Shard",
    "Sharding",
    "Timing",
    "Violation",
    "buttons",
    "fields",
    "selects",
]
