"""Events as lines of the log."""

from collections.abc import Sequence

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.words.gist import gist_of
from kingsforge_bot.games.kings_forge.words.names import People
from kingsforge_bot.i18n.localizer import Localizer


def event_line(
    l10n: Localizer, event: ev.Event, names: Sequence[str], reader: Seat | None = None, *, forced: bool = False
) -> str:
    """One event as a sentence in markdown; `names` by seat, as Discord gives them.

    `reader`: the seat of the only one who reads it, who is not called by name. `forced`: the table did it by itself.
    """
    people = People(l10n, names)
    gist = gist_of(people, event, reader, forced=forced)
    if gist.seat is None:
        return l10n(f"event-{gist.name}", **gist.facts)
    if gist.seat == reader:
        return l10n(f"yours-{gist.name}", **gist.facts)
    return l10n(f"event-{gist.name}", who=people.named(gist.seat), **gist.facts)
