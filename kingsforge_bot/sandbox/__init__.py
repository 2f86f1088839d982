"""A Discord on loopback, for tests and for trying things out without an account.

It speaks the protocol as discord.py 2.7 uses it and knows nothing of any bot; see README.md for
what exactly. `Server` is the way in; `connect.point_discord_at` makes discord.py use it.
"""

from .api import Timing
from .client_rules import ClientRefused
from .journal import Violation
from .model import Attachment, Channel, Guild, Message, ResponseKind
from .parts import Button, Choice, Select, buttons, fields, selects
from .people import Person
from .permissions import Permission
from .reply import Reply
from .server import NothingHappened, Server

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
    "Select",
    "Server",
    "Timing",
    "Violation",
    "buttons",
    "fields",
    "selects",
]
