"""A league told again from the file below its podium, event by event, by the rules alone."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from tests.seasons.reckoning import Group, Round, Shuffles, Table, Worth, even, sizes, ways

File = Mapping[str, Any]
MOST_TRIED = 12
"""People up to whom all ways to seat a round are tried; 5.6 promises the best of them for eight."""
PROMISED = 8


@dataclass
class Entrant:
    people: list[int]
    here: bool = True
    group: int = 0


@dataclass
class Season:
    """How the league stands, and what was found to differ until now."""

    file: File
    entrants: list[Entrant] = field(default_factory=list)
    groups: list[Group] = field(default_factory=list)
    ladder: list[int] = field(default_factory=list)
    challenges: dict[int, int] = field(default_factory=dict)
    """Of a ladder: who challenged whom and is not done with it."""
    fought: list[Table] = field(default_factory=list)
    """Of a ladder: all challenges as they were made, challenger first."""
    rests: int = 0
    """Of a ladder: for how many days two whose challenge is decided rest from each other."""
    rested: dict[frozenset[int], int] = field(default_factory=dict)
    """Until when, Unix seconds."""
    closed: bool = False
    running: bool = False
    over: bool = False
    differences: list[str] = field(default_factory=list)
    shuffles: int = 0
    draws: int = 0
    best: int = 0
    """Draws than which none was better, of those for which all ways were tried."""
    tried: int = 0
    disturbed: set[int] = field(default_factory=set)
    """Groups to which somebody came late, or from which somebody went."""
    stream: Shuffles = field(default_factory=Shuffles)

    @property
    def form(self) -> str:
        return str(self.file["options"]["form"])

    @property
    def seats(self) -> int:
        return int(self.file["options"]["seats"])

    def name(self, entrant: int) -> str:
        """Who plays for them now."""
        return str(self.file["people"][str(self.entrants[entrant].people[-1])])

    def here(self, group: int | None = None) -> list[int]:
        return [n for n, one in enumerate(self.entrants) if one.here and group in (None, one.group)]

    def table_of(self, entrant: int) -> Table | None:
        """The one that they play at and have not lost."""
        last = [group.rounds[-1] for group in self.groups if group.rounds]
        tables = [table for one in last for table in one.tables if table.places is None]
        return next((one for one in tables if entrant in one.seats and entrant not in one.left), None)

    def standings(self) -> list[list[tuple[str, str]]]:
        """Group by group, the first first: name and points as people write them. A ladder has no points."""
        if self.form == "ladder":
            return [[(self.name(one), self._fights(one)) for one in self.ladder]] if self.running else []
        return [[(self.name(one), written(points)) for one, points in group.standings()] for group in self.groups]

    def _fights(self, entrant: int) -> str:
        over = [table.ranking() for table in self.fought if table.places is not None and entrant in table.seats]
        won = sum(self._won(ranking) == entrant for ranking in over)
        return f"{won} won, {len(over) - won} lost"

    @staticmethod
    def _won(ranking: Mapping[int, int]) -> int:
        """8.2: level is lost for the challenger, who stands first there."""
        challenger, challenged = ranking
        return challenger if ranking[challenger] < ranking[challenged] else challenged

    def differs(self, what: str) -> None:
        self.differences.append(what)


def written(points: Any) -> str:
    whole, rest = divmod(points, 1)
    return " ".join(str(part) for part in (whole, rest) if part) or "0"


def replayed(file: File) -> Iterator[tuple[Season, Mapping[str, Any]]]:
    """The season after each event; it is one and the same object, which changes."""
    season = Season(file)
    for seal in file["seals"]:
        if seal["secret"] and sha256(bytes.fromhex(seal["secret"])).hexdigest() != seal["commitment"]:
            season.differs("the secret is not what was sealed")
    for number, event in enumerate(file["events"], 1):
        _TOLD[event["type"]](season, event, number)
        yield season, event


def _comes(season: Season, event: Mapping[str, Any], number: int) -> None:
    found = [n for n, one in enumerate(season.entrants) if event["person"] in one.people]
    if not found:
        season.entrants.append(Entrant([event["person"]], here=False, group=-1 if season.running else 0))
        found = [len(season.entrants) - 1]
    _is_there(season, found[0])


def _is_there(season: Season, entrant: int) -> None:
    if season.running and season.groups:
        if season.entrants[entrant].group < 0:
            # 7.2: where fewest are.
            count = [len(season.here(group)) for group in range(len(season.groups))]
            season.entrants[entrant].group = count.index(min(count))
        season.disturbed.add(season.entrants[entrant].group)
    season.entrants[entrant].here = True
    if season.form == "ladder" and season.running:
        season.entrants[entrant].group = 0
        season.ladder.append(entrant)


def _starts(season: Season, event: Mapping[str, Any], number: int) -> None:
    here, lots = season.here(), event["lots"]
    _is_shuffle(season, number, here, [one for lot in lots for one in lot], "the start")
    wanted = [len(here)]
    if season.form == "everybody":
        wanted = even(len(here), min(-(-len(here) // season.file["options"]["group"]), len(here) // 3))
    if [len(lot) for lot in lots] != wanted:
        season.differs(f"4.1: groups of {[len(lot) for lot in lots]}, not of {wanted}")
    season.running = True
    if season.form == "ladder":
        season.ladder, season.rests = list(lots[0]), event["rests"]
        if season.rests != season.file["options"]["days"]:
            season.differs(f"8.7: they rest for {season.rests} days")
        return
    for group, lot in enumerate(lots):
        season.groups.append(Group(list(lot)))
        for one in lot:
            season.entrants[one].group = group


def _is_shuffle(season: Season, number: int, people: list[int], lot: list[int], what: str) -> None:
    if sorted(lot) != sorted(people):
        season.differs(f"{what}: {sorted(lot)} were shuffled, and {people} were there")
    seal = [one for one in season.file["seals"] if one["since"] <= number][-1]
    if seal["secret"]:
        season.shuffles += 1
        if season.stream.shuffled(bytes.fromhex(seal["secret"]), seal["mix"], people) != lot:
            season.differs(f"{what}: another shuffle")


def _is_drawn(season: Season, event: Mapping[str, Any], number: int) -> None:
    part, lot, tables = event["group"], event["lot"], event["tables"]
    group = season.groups[part]
    what = f"group {part + 1}, round {len(group.rounds) + 1}"
    _is_shuffle(season, number, season.here(part), lot, what)
    if group.rounds and not group.rounds[-1].over:
        season.differs(f"1.3, {what}: the round before is not over")
    drawn = Round(list(lot), [Table(list(seats)) for seats in tables])
    group.rounds.append(drawn)
    season.draws += 1
    seated = [one for seats in tables for one in seats]
    if len(set(seated)) < len(seated) or not set(seated) <= set(lot):
        season.differs(f"1.3, {what}: somebody sits twice, or is not there")
    if any([one for one in lot if one in seats] != list(seats) for seats in tables):
        season.differs(f"2.2, {what}: seats are not in the order of the lot")
    if season.form == "swiss":
        _is_swiss(season, group, drawn, what)
    else:
        _may_meet(season, group, drawn, what)


def _is_swiss(season: Season, group: Group, drawn: Round, what: str) -> None:
    wanted = sizes(len(drawn.lot), season.seats)
    way = [*(table.seats for table in drawn.tables), *([one] for one in drawn.byes)]
    if sorted(map(len, way)) != sorted(wanted):
        season.differs(f"2.1, {what}: tables of {sorted(map(len, way))}")
    if len(drawn.lot) <= MOST_TRIED:
        worth = Worth(group, drawn.lot, len(group.rounds) - 1)
        best, found = min(map(worth.of, ways(drawn.lot, wanted))), worth.of(way)
        season.tried += 1
        season.best += found == best
        if found[:2] != best[:2] or (found != best and len(drawn.lot) <= PROMISED):
            season.differs(f"5.2 to 5.5, {what}: {found} was drawn, and {best} could have been")


def _may_meet(season: Season, group: Group, drawn: Round, what: str) -> None:
    before = group.met(len(group.rounds) - 1)
    pairs = group.met() - before
    if season.seats == 2 and any(before[pair] for pair in pairs):
        season.differs(f"4.3, {what}: two meet again")
    if season.seats > 2 and drawn.byes:
        season.differs(f"4.3, {what}: somebody has a bye")
    if not any(not before[pair] for pair in pairs):
        season.differs(f"4.2, {what}: nobody meets anybody new")


def _ends(season: Season, event: Mapping[str, Any], number: int) -> None:
    table = season.groups[event["group"]].rounds[-1].tables[event["table"]]
    if table.places is not None:
        season.differs(f"event {number}: a table ends twice")
    table.places = list(event["places"])


def _loses(season: Season, entrant: int, at: int) -> None:
    """3.4"""
    table = season.table_of(entrant)
    if table is not None:
        table.left.append(entrant)
        if len(table.seats) - len(table.left) <= 1:
            table.places = [1 + (one in table.left) for one in table.seats]
    for one, other in [two for two in season.challenges.items() if entrant in two]:
        _fight(season, one).left.append(entrant)
        _decides(season, one, [1 + (each == entrant) for each in (one, other)], at)


def _is_replaced(season: Season, event: Mapping[str, Any], number: int) -> None:
    _loses(season, event["entrant"], event["at"])


def _drops(season: Season, event: Mapping[str, Any], number: int) -> None:
    one = event["entrant"]
    season.entrants[one].here = False
    _loses(season, one, event["at"])
    if season.running:
        season.disturbed.add(season.entrants[one].group)
    if one in season.ladder:
        season.ladder.remove(one)


def _substitutes(season: Season, event: Mapping[str, Any], number: int) -> None:
    one = season.entrants[event["entrant"]]
    one.people = [each for each in one.people if each != event["person"]] + [event["person"]]
    if not one.here:
        _is_there(season, event["entrant"])


def _challenges(season: Season, event: Mapping[str, Any], number: int) -> None:
    one, other = event["challenger"], event["challenged"]
    reach = season.ladder.index(one) - season.ladder.index(other)
    if not 1 <= reach <= 3:
        season.differs(f"8.1, event {number}: {season.name(other)} is {reach} places above {season.name(one)}")
    if {one, other} & {*season.challenges, *season.challenges.values()}:
        season.differs(f"8.1, event {number}: in two challenges")
    if len(season.ladder) > 2 and event["at"] < season.rested.get(frozenset((one, other)), 0):
        season.differs(f"8.7, event {number}: {season.name(one)} and {season.name(other)} rest from each other")
    if season.closed:
        season.differs(f"8.6, event {number}: a challenge after the weeks were over")
    season.challenges[one] = other
    season.fought.append(Table([one, other]))


def _fight(season: Season, challenger: int) -> Table:
    """The open one of that challenger."""
    return next(one for one in season.fought if one.places is None and one.seats[0] == challenger)


def _decides(season: Season, challenger: int, places: list[int], at: int) -> None:
    """8.2, 8.7"""
    _fight(season, challenger).places = places
    other = season.challenges.pop(challenger)
    season.rested[frozenset((challenger, other))] = at + season.rests * 86_400
    if places[0] < places[1]:
        season.ladder.remove(challenger)
        season.ladder.insert(season.ladder.index(other), challenger)


def _lapses(season: Season, event: Mapping[str, Any], number: int) -> None:
    """8.3"""
    _decides(season, event["challenger"], [1, 2], event["at"])


def _is_played(season: Season, event: Mapping[str, Any], number: int) -> None:
    _decides(season, event["challenger"], list(event["places"]), event["at"])


def _closes(season: Season, event: Mapping[str, Any], number: int) -> None:
    season.closed = True


def _is_asked(season: Season, event: Mapping[str, Any], number: int) -> None:
    """7.5: it changes nothing yet."""


def _is_over(season: Season, event: Mapping[str, Any], number: int) -> None:
    season.over = True


def _is_taken_up(season: Season, event: Mapping[str, Any], number: int) -> None:
    if event["challenger"] not in season.challenges:
        season.differs(f"event {number}: nothing was to be taken up")


def everybody_met(season: Season) -> None:
    """4.2, 4.3, of one that was played to its end."""
    for number, group in enumerate(season.groups):
        here, met = season.here(number), group.met()
        if any(not met[frozenset((one, other))] for one in here for other in here if one < other):
            season.differs(f"4.2, group {number + 1}: two have not met")
        always = set.intersection(*(set(one.lot) for one in group.rounds)) if group.rounds else set()
        byes = Counter(one for each in group.rounds for one in each.byes)
        if number not in season.disturbed and always and max(byes[one] for one in always) > 1:
            season.differs(f"4.3, group {number + 1}: byes differ by more than one")
        rounds = FEWEST_ROUNDS.get(season.seats, {}).get(len(group.start))
        if number not in season.disturbed and rounds not in (None, len(group.rounds)):
            season.differs(f"4.2, group {number + 1}: {len(group.rounds)} rounds, not {rounds}")


FEWEST_ROUNDS = {2: {3: 3, 4: 3, 5: 5, 6: 5, 7: 7, 8: 7}, 3: {3: 1, 4: 3, 5: 3, 6: 4, 7: 5, 8: 4}}
_TOLD = {
    "signed-up": _comes,
    "late": _comes,
    "started": _starts,
    "round-drawn": _is_drawn,
    "table-ended": _ends,
    "replaced": _is_replaced,
    "dropped": _drops,
    "substituted": _substitutes,
    "challenged": _challenges,
    "taken-up": _is_taken_up,
    "lapsed": _lapses,
    "challenge-ended": _is_played,
    "challenges-closed": _closes,
    "substitute-asked": _is_asked,
    "substitute-agreed": _is_asked,
    "ended": _is_over,
}
