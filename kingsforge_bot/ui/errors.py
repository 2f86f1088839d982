"""What can be wrong with a press or an option before any rule is asked."""

from kingsforge_bot.service.types import Table


class UnknownPress(Exception):  # noqa: N818
    """An id or value that this bot never offered: made up, or of another version."""


class NoChoiceLeft(Exception):  # noqa: N818
    """Nothing that can be done now fits what was asked for."""


class NotInThisGame(Exception):  # noqa: N818
    """A command that the game of that table does not know."""

    def __init__(self, verb: str, table: Table) -> None:
        super().__init__(verb)
        self.verb = verb
        self.table = table


class HintsOff(Exception):  # noqa: N818
    """The table was opened without hints."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.id)
        self.table = table


class UnknownValue(Exception):  # noqa: N818
    """An option's text that names nothing: `option` is the option's name, `said` what was written."""

    def __init__(self, option: str, said: str) -> None:
        super().__init__(option)
        self.option = option
        self.said = said


def check_kind(option: str, said: object, kind: type[str] | type[int] | type[bool]) -> None:
    """Raises UnknownValue for another kind of value than the option takes: a made-up client sends anything."""
    if type(said) is not kind:
        raise UnknownValue(option, str(said))


class OutOfRange(Exception):  # noqa: N818
    """A number beyond what an option takes here."""

    def __init__(self, option: str, said: int, least: int, most: int) -> None:
        super().__init__(option)
        self.option = option
        self.said = said
        self.least = least
        self.most = most


class TooLong(Exception):  # noqa: N818
    """More than `most` characters for an option."""

    def __init__(self, option: str, most: int) -> None:
        super().__init__(option)
        self.option = option
        self.most = most


class TooBusy(Exception):  # noqa: N818
    """More was asked for at once than is taken on; nothing was begun."""


class OneAtATime(Exception):  # noqa: N818
    """What the same user asked for before is still being made."""


class Overtaken(Exception):  # noqa: N818
    """The same user has asked something newer since, which is answered instead."""


class NoLobby(Exception):  # noqa: N818
    """Nothing to join, leave or start in this channel."""


class NotAManager(Exception):  # noqa: N818
    """Something that only those who may manage the server can do."""


class NoRole(Exception):  # noqa: N818
    """The members of a role are to open tables, and no role was chosen."""


class NotAServer(Exception):  # noqa: N818
    """A command outside a server's text channel or thread."""
