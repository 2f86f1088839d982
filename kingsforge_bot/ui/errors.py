"""What can be wrong with a press or an option before any rule is asked."""

from kingsforge_bot.core.errors import Expected, Fact
from kingsforge_bot.service.errors import TableRefused
from kingsforge_bot.service.types import Table


class UnknownPress(Expected):
    """An id or value that this bot never offered: made up, or of another version."""

    reason = "made-up-button"


class NoChoiceLeft(Expected):
    """Nothing that can be done now fits what was asked for."""

    reason = "no-choice-left"


class NotInThisGame(TableRefused[str]):
    """A command that the game of that table does not know."""

    reason = "not-in-this-game"

    def __init__(self, verb: str, table: Table) -> None:
        super().__init__(self.reason, table)
        self.verb = verb


class HintsOff(TableRefused[str]):
    """The table was opened without hints."""

    reason = "hints-off"

    def __init__(self, table: Table) -> None:
        super().__init__(self.reason, table)


class WrongOption(Expected):
    """What was said for an option cannot be: `option` is its name."""

    def __init__(self, option: str, **facts: Fact) -> None:
        super().__init__(None, **facts)
        self.option = option


class UnknownValue(WrongOption):
    """A text that names nothing: `said` is what was written."""

    reason = "unknown-value"

    def __init__(self, option: str, said: str) -> None:
        super().__init__(option)
        self.said = said


def check_kind(option: str, said: object, kind: type[str] | type[int] | type[bool]) -> None:
    """Raises UnknownValue for another kind of value than the option takes: a made-up client sends anything."""
    if type(said) is not kind:
        raise UnknownValue(option, str(said))


class OutOfRange(WrongOption):
    """A number beyond what an option takes here."""

    reason = "value-range"

    def __init__(self, option: str, said: int, least: int, most: int) -> None:
        super().__init__(option, value=str(said), least=least, most=most)


class TooLong(WrongOption):
    """More than `most` characters for an option."""

    reason = "value-too-long"

    def __init__(self, option: str, most: int) -> None:
        super().__init__(option, most=most)


class TooBusy(Expected):
    """More was asked for at once than is taken on; nothing was begun."""

    reason = "too-busy"


class OneAtATime(Expected):
    """What the same user asked for before is still being made."""

    reason = "one-at-a-time"


class Overtaken(Expected):
    """The same user has asked something newer since, which is answered instead."""

    reason = "overtaken"


class SecondTap(Expected):
    """A decision pressed before its presser can have read what the one before it led to."""

    reason = "second-tap"


class NoLobby(Expected):
    """Nothing to join, leave or start in this channel."""

    reason = "no-lobby"


class NotAManager(Expected):
    """Something that only those who may manage the server can do."""

    reason = "not-a-manager"


class NoRole(Expected):
    """The members of a role are to open tables, and no role was chosen."""

    reason = "role-missing"


class NoOwnCards(Expected):
    """A table with the server's own cards, where nobody has made any, or its game takes none."""

    reason = "no-own-cards"


class NoSuchCard(Expected):
    """An own card that was changed or taken away since."""

    reason = "no-such-card"


class NotSearching(Expected):
    """Somebody who was on the list of those who look for players is not on it any more."""

    reason = "not-searching"


class NotABoard(Expected):
    """A message that shows, and showed, no board of a table."""

    reason = "not-a-board"


class NotAServer(Expected):
    """A command outside a server's text channel or thread."""

    reason = "server-only"
