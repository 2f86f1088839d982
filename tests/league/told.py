"""A league that is told event by event, by people who are numbers from 100 on in the order of their signing up."""

from kingsforge_bot.league.draws import next_round, start
from kingsforge_bot.league.events import LeagueEvent, Person, RoundDrawn, SignedUp, TableEnded
from kingsforge_bot.league.folding import after
from kingsforge_bot.league.league import Form, League, Options
from kingsforge_bot.league.round import Entrant, Table
from tests.league.written import luck

FIRST = 100


def person(letter: str) -> Person:
    return Person(FIRST + ord(letter) - ord("a"))


class Told:
    """A league, its events, and one source of luck."""

    def __init__(self, options: Options, people: int = 0, seed: int = 0) -> None:
        self.league = League(options)
        self.events: list[LeagueEvent] = []
        self.chance = luck(seed)
        for number in range(people):
            self.tell(SignedUp(Person(FIRST + number)))

    def tell(self, *events: LeagueEvent) -> League:
        for event in events:
            self.league = after(self.league, event)
            self.events.append(event)
        return self.league

    def start(self) -> League:
        return self.tell(start(self.league, self.chance))

    def draw(self, group: int = 0) -> tuple[Table, ...]:
        """The next round's tables."""
        drawn = next_round(self.league, group, self.chance)
        assert isinstance(drawn, RoundDrawn)
        self.tell(drawn)
        return self.tables(group)

    def tables(self, group: int = 0) -> tuple[Table, ...]:
        """Of the last round."""
        return self.league.groups[group].rounds[-1].tables

    def finish(self, group: int = 0) -> League:
        """Whatever is running ends in the order of the seats."""
        for number, table in enumerate(self.tables(group)):
            if table.places is None:
                self.tell(TableEnded(group, number, tuple(range(1, 1 + len(table.seats)))))
        return self.league

    def table_of(self, entrant: Entrant, group: int = 0) -> Table:
        """Of the last round."""
        (found,) = (table for table in self.tables(group) if entrant in table.seats)
        return found


def begun(form: Form = Form.SWISS, people: int = 4, seats: int = 2, rounds: int | None = 9) -> Told:
    """A league that has started."""
    told = Told(Options(form, seats=seats, rounds=rounds if form is Form.SWISS else None), people)
    told.start()
    return told
