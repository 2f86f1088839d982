"""A league as a value: who takes part, and all that was drawn and played."""

from enum import StrEnum
from typing import Final

import msgspec

from kingsforge_bot.league import everybody
from kingsforge_bot.league.challenges import Ladder
from kingsforge_bot.league.events import Consent, Person
from kingsforge_bot.league.round import Entrant, Group
from kingsforge_bot.league.swiss import enough_rounds

MOST_PEOPLE: Final = 64
"""Who can take part at a time."""
MOST_SEATS: Final = 6
MOST_WEEKS: Final = 52


class Form(StrEnum):
    """How it is decided who meets whom."""

    EVERYBODY = "everybody"
    """Each two of a group meet: the field calls it a round robin."""
    SWISS = "swiss"
    LADDER = "ladder"


class Stage(StrEnum):
    """The life of a league."""

    OPEN = "open"
    """People sign up."""
    RUNNING = "running"
    ENDED = "ended"


class Options(msgspec.Struct, frozen=True):
    """What is chosen when a league is opened. Raises ValueError for what cannot be played."""

    form: Form
    seats: int = 2
    """Most people at a table, 2 to 6; a ladder has two."""
    group: int = everybody.MOST
    """Most people of a group, 3 to 8, where everybody meets everybody."""
    rounds: int | None = None
    """Of Swiss; None: the fewest after which at most one can have won every table."""
    days: int = 3
    """In which a challenge has to be taken up."""
    weeks: int = 8
    """In which challenges are made on a ladder; what is open then is played to its end."""

    def __post_init__(self) -> None:
        most_seats = 2 if self.form is Form.LADDER else MOST_SEATS
        bounds = {
            "seats": (2, self.seats, most_seats),
            "group": (everybody.FEWEST, self.group, everybody.MOST),
            "rounds": (1, 1 if self.rounds is None else self.rounds, MOST_PEOPLE),
            "days": (1, self.days, self.days),
            "weeks": (1, self.weeks, MOST_WEEKS),
        }
        wrong = [name for name, (least, value, most) in bounds.items() if not least <= value <= most]
        if wrong:
            raise ValueError(", ".join(wrong))

    @property
    def least(self) -> int:
        """The fewest people it can start with."""
        return everybody.FEWEST if self.form is Form.EVERYBODY else 2

    def group_sizes(self, people: int) -> tuple[int, ...]:
        """The groups with which so many people start, the largest first."""
        return everybody.group_sizes(people, self.group) if self.form is Form.EVERYBODY else (people,)


class Entry(msgspec.Struct, frozen=True):
    """One of the league's list: who played for this entrant, the last of them plays now."""

    people: tuple[Person, ...]
    present: bool = True
    """False: dropped out, or never was there at the start."""
    group: int | None = None
    """Where they play; None before the start."""

    @property
    def person(self) -> Person:
        return self.people[-1]


class Ask(msgspec.Struct, frozen=True):
    """Somebody asks to play for an entrant, and has those consents."""

    entrant: Entrant
    person: Person
    agreed: tuple[Consent, ...] = ()


class League(msgspec.Struct, frozen=True):
    """A league, folded of its events. An entrant is the place of its entry."""

    options: Options
    stage: Stage = Stage.OPEN
    entries: tuple[Entry, ...] = ()
    groups: tuple[Group, ...] = ()
    """None before the start, and of a ladder."""
    ladder: Ladder | None = None
    """Of a ladder, from the start on."""
    asks: tuple[Ask, ...] = ()
    """Of those who would play for somebody else."""

    def present(self, group: int | None = None) -> tuple[Entrant, ...]:
        """Who takes part now, of one group or of all."""
        return tuple(
            Entrant(number)
            for number, entry in enumerate(self.entries)
            if entry.present and group in (None, entry.group)
        )

    def entrant_of(self, person: Person) -> Entrant | None:
        """For whom this person plays, or has played: never for two."""
        return next((Entrant(number) for number, entry in enumerate(self.entries) if person in entry.people), None)

    def rounds_left(self, group: int) -> bool:
        """Whether the group has another round to draw, now or when the one that is running is over."""
        rounds, present = self.groups[group].rounds, self.present(group)
        if self.options.form is Form.EVERYBODY:
            return bool(everybody.unmet(rounds, present))
        return len(rounds) < self.rounds and len(present) >= self.options.least

    @property
    def takes_more(self) -> bool:
        """Whether somebody can come, or come back: there is something left for them to play."""
        if self.ladder is not None:
            return not self.ladder.closed
        if self.groups and self.options.form is Form.SWISS:
            return len(self.groups[0].rounds) < self.rounds
        return True

    @property
    def has_begun(self) -> bool:
        """Whether the lot of the start was drawn."""
        return self.ladder is not None or bool(self.groups)

    @property
    def rounds(self) -> int:
        """How many rounds of Swiss are played."""
        return self.options.rounds or enough_rounds(len(self.groups[0].start), self.options.seats)

    @property
    def to_draw(self) -> tuple[int, ...]:
        """The groups that wait for their next round to be drawn."""
        return tuple(
            number
            for number, group in enumerate(self.groups)
            if self.rounds_left(number) and all(one.is_over for one in group.rounds)
        )

    @property
    def is_played(self) -> bool:
        """No table is running and no round is left; on a ladder, nobody challenges any more and all is decided."""
        if self.ladder is not None:
            return self.ladder.closed and not self.ladder.open
        return bool(self.groups) and not any(
            self.rounds_left(number) or not all(one.is_over for one in group.rounds)
            for number, group in enumerate(self.groups)
        )
