"""How tables, people and times are written in messages."""

from collections.abc import Iterable

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.names import bare, plain
from kingsforge_bot.i18n.speech import Voice
from kingsforge_bot.service.types import Look, Table


def title(table: Table) -> str:
    """`#12 Oak`, as it may stand anywhere."""
    return f"#{table.id} {bare(table.name)}"


def bold_title(table: Table) -> str:
    """The title for the text of messages, where names must not format anything."""
    return f"#{table.id} {plain(table.name)}"


def names_of(table: Table) -> tuple[str, ...]:
    """The players' names by seat, as people wrote them: the i18n room makes them harmless."""
    return tuple(sitter.name for sitter in table.sitters)


def since(table: Table) -> str:
    """When the table last changed, shown by Discord in the reader's own words."""
    return f"<t:{table.since}:R>"


def awaited_users(look: Look) -> tuple[int, ...]:
    """The people awaited; AI players are never mentioned."""
    sitters = (sitter for sitter in look.table.sitters if sitter.seat in look.awaited)
    return tuple(sitter.user for sitter in sitters if sitter.user is not None)


def everybody(table: Table) -> tuple[int, ...]:
    """All people at the table."""
    return tuple(sitter.user for sitter in table.sitters if sitter.user is not None)


def who(voice: Voice, table: Table, seats: Iterable[Seat], *, mention: bool = False) -> str:
    """Those seats' players as a list; as mentions where they are to be alerted."""
    chosen = set(seats)
    return voice.listing(
        f"<@{sitter.user}>" if mention and sitter.user is not None else plain(sitter.name)
        for sitter in table.sitters
        if sitter.seat in chosen
    )


def option_name(voice: Voice, option: str) -> str:
    """An option as its command shows it; one that none of ours has, as it was sent."""
    message = f"name-option-{option}"
    return voice(message) if voice.knows(message) else plain(option)
