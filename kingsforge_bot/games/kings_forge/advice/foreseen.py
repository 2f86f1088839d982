"""What a decision about a waiting die comes to, told by the rules that would carry it out; nothing is drawn."""

from kingsforge_bot.core.chance import Recorded
from kingsforge_bot.games.kings_forge.rules.benefits import Held, change_of
from kingsforge_bot.games.kings_forge.rules.dice import Die
from kingsforge_bot.games.kings_forge.rules.draft import draft_of
from kingsforge_bot.games.kings_forge.rules.effects import Reroll
from kingsforge_bot.games.kings_forge.rules.events import Event
from kingsforge_bot.games.kings_forge.rules.gambling import resolve
from kingsforge_bot.games.kings_forge.rules.spending import changed
from kingsforge_bot.games.kings_forge.rules.state import State, Undecided


def if_left(state: State, owed: Undecided, shown: Die) -> tuple[Event, ...]:
    """What happens if the waiting die stays as `shown` (4.4)."""
    draft = draft_of(state, Recorded())
    resolve(draft, owed.side, shown)
    return tuple(draft.events)


def if_used(held: Held, shown: Die) -> Die | None:
    """The die after the benefit; None where that is rolled."""
    change = change_of(held)
    return None if isinstance(change, Reroll) else changed(change, (shown,), Recorded())[0]
