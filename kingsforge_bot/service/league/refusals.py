"""The ways in which leagues of a server say no, beside those of their rules (league/refusals.py)."""

from enum import StrEnum

from kingsforge_bot.core.errors import Expected
from kingsforge_bot.service.errors import ServiceError


class CallReason(StrEnum):
    """What stands against something; nothing was changed."""

    NO_LEAGUE = "league-none"
    """There is none of that name here."""
    WHICH = "league-which"
    """Several could be meant; facts: `names`."""
    NOT_YOURS = "league-not-yours"
    """Only its opener does that, and who manages the server."""
    NEEDS_MANAGER = "league-needs-manager"
    """Once it runs only who manages the server takes others out."""
    TOO_MANY = "league-too-many"
    """As many are open in the server as can be; facts: `most`."""
    NEEDS_MANAGER_TO_END = "league-needs-manager-to-end"
    """Once it runs only who manages the server ends it."""
    TOO_MANY_TODAY = "league-too-many-today"
    """They have opened so many within a day; facts: `most`."""
    TOO_MANY_OF_YOURS = "league-too-many-of-yours"
    """The same of one person; facts: `most`."""
    NOT_OFFERED = "league-not-offered"
    """The game cannot be played so in a league."""
    NAME_TAKEN = "league-name-taken"
    """Another one of the server that is not over has it; or nothing of it can be seen."""
    CHANGED_OFTEN = "league-changed-often"
    """This person has come and gone too often."""
    NOT_YOURS_TO_AGREE = "league-not-yours-to-agree"
    """To a substitute agree who opened the league, who manages the server, and whose place it is."""
    YOU_ARE_NOT_IN = "league-you-are-not-in"
    """The same of whoever asks."""
    NO_ROOM = "league-no-room"
    """The channel has as many tables as it can."""
    NOT_IN = "league-not-in"
    """This person does not take part."""


class CallRefused(ServiceError, Expected):  # noqa: N818
    """A refusal of something asked of the leagues of a server."""

    reason: CallReason
