"""Discord's numbers for kinds of components and of command options."""

from enum import IntEnum


class ComponentKind(IntEnum):
    """What a component is."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18


SELECTS = (
    ComponentKind.STRING_SELECT,
    ComponentKind.USER_SELECT,
    ComponentKind.ROLE_SELECT,
    ComponentKind.MENTIONABLE_SELECT,
    ComponentKind.CHANNEL_SELECT,
)


class ButtonStyle(IntEnum):
    """How a button looks; a link has an address, premium a product instead of a custom id."""

    PRIMARY = 1
    SECONDARY = 2
    SUCCESS = 3
    DANGER = 4
    LINK = 5
    PREMIUM = 6


class CommandKind(IntEnum):
    """Where a command is offered: to be typed, in the menu of a person, in that of a message."""

    TYPED = 1
    ON_PERSON = 2
    ON_MESSAGE = 3


class OptionKind(IntEnum):
    """What an option of a slash command takes; the first two hold options themselves."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


NESTED = (OptionKind.SUBCOMMAND, OptionKind.GROUP)
