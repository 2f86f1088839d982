"""Public messages of a league read by somebody who then reckons all of it by hand and says what differs.

From the root of the project: `python -m tests.seasons.reading posts.json`, with a list of `{"id", "text", "files"}` in
the order of the channel, where `files` are texts, and `"editions"`, what a message said before.
"""

import hmac
import json
import re
import sys
from collections.abc import Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

from tests.seasons.reckoning import Table
from tests.seasons.replaying import File, Season, everybody_met, replayed

CARD = re.compile(r"\*\*(.+)\*\* · a league of ")
SEAL = re.compile(r"sealed in advance: (?:\|\|)?`([0-9a-f]{64})`")
SECRET = re.compile(r"What sealed the draws: `([0-9a-f]{64})`")
PLACE = re.compile(r"(\d+)\. (.+?)(?: · ((?:\d+ )?\d+/\d+|\d+|\d+ won, \d+ lost))")
PLAYING = re.compile(r"#(\d+): (.+?)(?: · \[.+\]\(.+\))?")
CHALLENGED = re.compile(r"(?:#\d+: )?(\S+) challenge[sd] (.+?), (?:who takes|and they play).*")
OF_TABLE = re.compile(r"\*\*#(\d+) [^*\n]+\*\*")
SEATED = re.compile(r"^\d\. (\S+) (.+?)(?:, owner)?$", re.MULTILINE)
DICE = re.compile(r"Dice seal: (?:\|\|)?`([0-9a-f]{64})`")
MIXED = re.compile(r"Mixed into the dice at the start: message (\d+)")
RESULT = re.compile(r"^(?:-# )?(\d)\. \*\*(\S+) .+?\*\*", re.MULTILINE)
BYE = "Bye, 1 point: "
OVER, LAST = "The game is over.", "last at this table of the league"


@dataclass(frozen=True)
class Post:
    """A message as it stands, and all that it said before."""

    id: int
    text: str
    files: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()


@dataclass
class Verdict:
    """What was found."""

    differences: list[str] = field(default_factory=list)
    standings: int = 0
    """Different ones that stood in public, each of them reckoned anew."""
    draws: int = 0
    shuffles: int = 0
    tables: int = 0
    results: int = 0
    """Tables whose places were read in their own posts."""
    without_card: int = 0
    """Tables that never had a card, so that who sits there stands in the file alone."""
    left: int = 0
    """Tables of which somebody's leaving was read in their own posts."""
    best: tuple[int, int] = (0, 0)
    """Draws than which none was better, of those that were tried."""


class League:
    """One league's posts."""

    def __init__(self, posts: Sequence[Post], name: str) -> None:
        self._posts = posts
        self._card = next(one for one in posts if (found := CARD.match(one.text)) and found[1] == name)
        with_file = [one for one in posts if one.files and one.text.startswith(f"**{name}** · ")]
        self._podium = with_file[-1]
        self.file: File = json.loads(self._podium.files[0])
        self.verdict = Verdict()
        self._shown = [self._card.text] if not self._card.editions else list(self._card.editions)

    def reckoned(self) -> Verdict:
        """All of it."""
        states = list[Season]()
        season = None
        for season, _ in replayed(self.file):
            states.append(deepcopy(season))
        assert season is not None
        if season.form == "everybody":
            everybody_met(season)
        found = self.verdict
        found.draws, found.shuffles, found.best = season.draws, season.shuffles, (season.best, season.tried)
        found.differences += season.differences
        self._seals()
        self._standings(states)
        self._tables(season)
        self._podium_says(season)
        return found

    def _differs(self, what: str) -> None:
        self.verdict.differences.append(what)

    def _seals(self) -> None:
        """The promise that stood first is the one that was kept; the card's own number was mixed in."""
        first, last = SEAL.search(self._shown[0]), SECRET.search(self._card.text)
        if first is None or first[1] != self.file["seals"][0]["commitment"]:
            self._differs("the card does not begin with the seal")
        if any(SEAL.search(one) is None for one in self._shown):
            self._differs("the seal is not always on the card")
        if last is None or sha256(bytes.fromhex(last[1])).hexdigest() != self.file["seals"][-1]["commitment"]:
            self._differs("what the card shows in the end was not sealed")
        if any(one["mix"] != f"card {self._card.id}" for one in self.file["seals"]):
            self._differs("something else was mixed in than the number of the card")

    def _standings(self, states: Sequence[Season]) -> None:
        """Each that was ever shown is what comes of the results until some moment, one after the other."""
        at = 0
        reckoned = [one.standings() for one in states]
        shown = [(text, places) for text in self._shown if (places := read_standings(text))]
        for text, places in shown:
            found = next((n for n in range(at, len(states)) if reckoned[n] == places), None)
            if found is None:
                self._differs(f"standings that never were: {places}, after {reckoned[at]}")
                continue
            if not any(_plays(states[n], text) for n in range(found, len(states)) if reckoned[n] == places):
                self._differs(f"tables that were not played then: {text}")
            at = found
        self.verdict.standings = len({str(places) for _, places in shown})
        if not shown or shown[-1][1] != reckoned[-1]:
            self._differs(f"in the end {shown[-1:]} stand, not {reckoned[-1]}")

    def _tables(self, season: Season) -> None:
        """Who sat where, what came of it, who left: as the tables themselves said it."""
        of = {(one["group"], one["round"], one["place"]): one["table"] for one in self.file["tables"]}
        for number, fight in enumerate(season.fought):
            self.verdict.tables += 1
            if (0, number, 0) in of:
                self._table(season, (0, number, 0), of[0, number, 0], fight)
        for part, group in enumerate(season.groups):
            for number, drawn in enumerate(group.rounds):
                for place, table in enumerate(drawn.tables):
                    self.verdict.tables += 1
                    if (part, number, place) in of:
                        self._table(season, (part, number, place), of[part, number, place], table)
                    elif not table.left:
                        self._differs(f"there is no table for {table.seats}")

    def _table(self, season: Season, where: tuple[int, int, int], number: int, table: Table) -> None:
        here = [one for one in self._posts if (found := OF_TABLE.match(one.text)) and int(found[1]) == number]
        cards = [one for one in here if SEATED.search(one.text) and MIXED.search(one.text)]
        if not cards:
            # 10.2: it began without one, as none could be posted in time.
            self.verdict.without_card += 1
            return
        card = cards[0]
        seated = SEATED.findall(card.text)
        once = {str(season.file["people"][str(who)]): n for n, one in enumerate(season.entrants) for who in one.people}
        if [once.get(name, seat) for seat, (_, name) in zip(table.seats, seated, strict=False)] != table.seats:
            self._differs(f"#{number} seats {seated}, not {[season.name(one) for one in table.seats]}")
        mixed = MIXED.search(card.text)
        if mixed is None or int(mixed[1]) != card.id:
            self._differs(f"#{number} mixes in another message than its card")
        if (dice := DICE.search(card.text)) is None or dice[1] != self._sealed(where):
            self._differs(f"#{number}, {where}, is sealed otherwise than by the secret of the league: {card.text}")
        signs = [sign for sign, _ in seated]
        for said in (one.text for one in here if OVER in one.text and RESULT.search(one.text)):
            places = {sign: int(place) for place, sign in RESULT.findall(said)}
            if [places.get(sign) for sign in signs] != table.places:
                self._differs(f"#{number} ended {places}, and counts as {table.places}")
            self.verdict.results += 1
        told = " ".join(one.text for one in here)
        if table.left:
            self.verdict.left += LAST in told
            if LAST not in told:
                self._differs(f"#{number} does not say that {[season.name(one) for one in table.left]} left it")
        elif OVER not in told:
            self._differs(f"#{number} does not say how it ended")

    def _sealed(self, where: tuple[int, int, int]) -> str:
        """9.2: what seals the luck of that table."""
        secret = bytes.fromhex(self.file["seals"][0]["secret"])
        return sha256(hmac.digest(secret, " ".join(["table", *map(str, where)]).encode(), "sha256")).hexdigest()

    def _podium_says(self, season: Season) -> None:
        firsts = [(place, name, points) for group in season.standings() for place, (name, points) in numbered(group)]
        said = [found.groups() for line in self._podium.text.splitlines() if (found := PLACE.fullmatch(line))]
        for place, name, points in said:
            if (int(place), name, points or "") not in firsts:
                self._differs(f"the podium has {name} in place {place} with {points}")
        if not said:
            self._differs("nobody stands on the podium")


def numbered(group: Iterable[tuple[str, str]]) -> Iterable[tuple[int, tuple[str, str]]]:
    """With their places."""
    return zip(count(1), group, strict=False)


def read_standings(text: str) -> list[list[tuple[str, str]]]:
    """Group by group, as the card shows them."""
    groups = list[list[tuple[str, str]]]()
    for line in said_in(text):
        if found := PLACE.fullmatch(line):
            if found[1] == "1":
                groups.append([])
            if int(found[1]) == len(groups[-1]) + 1:
                groups[-1].append((found[2], found[3] or ""))
    return groups


def said_in(text: str) -> list[str]:
    """Line by line, and what shares a small one by itself."""
    return [one for line in text.splitlines() for one in line.removeprefix("-# ").split(" | ")]


def _plays(season: Season, text: str) -> bool:
    """Whether the tables that the card shows are played at that moment, and those have a bye who do."""
    open_ = list[list[str]]()
    byes = list[list[str]]()
    for group in season.groups:
        if group.rounds and not group.rounds[-1].over:
            last = group.rounds[-1]
            open_ += [[season.name(one) for one in table.seats] for table in last.tables if table.places is None]
            byes += [[season.name(one) for one in last.byes]]
    fights = [(season.name(one), season.name(other)) for one, other in season.challenges.items()]
    for line in said_in(text):
        if found := CHALLENGED.fullmatch(line):
            if found.groups() not in fights:
                return False
        elif (found := PLAYING.fullmatch(line)) and listed(found[2]) not in open_:
            return False
        if line.startswith(BYE) and listed(line.removeprefix(BYE)) not in byes:
            return False
    return True


def listed(text: str) -> list[str]:
    """`Ann, Ben and Cat` as three names."""
    return re.split(r", and |, | and ", text)


def posts_of(told: Iterable[dict[str, Any]]) -> list[Post]:
    """As they are written in a file."""
    return [Post(one["id"], one["text"], tuple(one.get("files", ())), tuple(one.get("editions", ()))) for one in told]


def main(path: str, name: str) -> int:
    """Say what differs; 1 if anything does."""
    verdict = League(posts_of(json.loads(Path(path).read_text("utf-8"))), name).reckoned()
    for one in verdict.differences:
        sys.stdout.write(f"{one}\n")
    sys.stdout.write(f"{verdict}\n")
    return 1 if verdict.differences else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
