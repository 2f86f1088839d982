"""Bot players of a game against each other: who wins how often, and how long they think.

Plays whole games by the rules alone, without tables or a store. The first player named is the one looked at; the
others fill the seats behind it in turn, and with each game everybody moves on by one seat. Every player is seeded by
the game's number, so that the same command plays the same games. Prints, for each name, the share of games won with its
95 % confidence interval (Wilson), a shared first place counting as its share, and the time of a decision at p50 and
p95 in milliseconds of processor time.

Usage: python benchmarks/tournament.py [greedy random] [--game kings_forge] [--seats 2] [--games 200] [--processes 1]
[--first 0]
Without names it plays the matches that players of the game are held to, so many games of each.
"""

import argparse
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

# Run as a file, Python looks for packages beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kingsforge_bot.core.chance import Chance
from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.devtools.shares import Share
from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.games.kings_forge.bots import PLAYERS
from kingsforge_bot.players.player import BotPlayer
from kingsforge_bot.players.self_play import LONGEST, Endless, self_play

TITLES = titles()
GAMES: dict[str, tuple[Any, Mapping[str, Any]]] = {
    key: (game, {**TITLES.bots[key], **(PLAYERS if key == "kings_forge" else {})}) for key, game in TITLES.games.items()
}
"""The rules of each, and its players; of King's Forge also the yardstick of the others."""


class Played(NamedTuple):
    """Who shared the first place, nobody if the game did not end, and what each decision took."""

    winners: tuple[str, ...]
    seconds: dict[str, list[float]]


class Timed(NamedTuple):
    """A bot player whose decisions are timed; `seconds` grows by one with each."""

    player: BotPlayer[Any, Any]
    seconds: list[float]

    def choose(self, view: Any, actions: Sequence[Any], chance: Chance) -> Any:
        """What the player chooses."""
        begun = time.thread_time()
        action = self.player.choose(view, actions, chance)
        self.seconds.append(time.thread_time() - begun)
        return action


def seating(names: Sequence[str], seats: int, number: int) -> list[str]:
    """Who sits where in that game."""
    others = names[1:] or names
    line = [names[0], *[others[index % len(others)] for index in range(seats - 1)]]
    turn = number % seats
    return line[-turn:] + line[:-turn] if turn else line


def play(key: str, names: Sequence[str], seats: int, number: int) -> Played:
    """One whole game."""
    game, players = GAMES[key]
    line = seating(names, seats, number)
    luck, own = Thrown(f"table {number}"), Thrown(f"players {number}")
    seconds: dict[str, list[float]] = {name: [] for name in line}
    bots = [Timed(players[name], seconds[name]) for name in line]
    try:
        *_, last = self_play(game, game.setup(seats, {}, luck).state, bots, luck, own)
    except Endless:
        return Played((), seconds)
    return Played(tuple([line[seat] for seat in game.places(last.step.state)[0]]), seconds)


def at(times: Sequence[float], share: float) -> float:
    """The time in milliseconds that so many of the decisions did not exceed."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000 if times else 0.0


def some(job: tuple[str, Sequence[str], int, range]) -> list[Played]:
    key, names, seats, numbers = job
    return [play(key, names, seats, number) for number in numbers]


MATCHES = {
    "kings_forge": ((("greedy", "random"), 2), (("smith", "greedy"), 2), (("smith", "greedy"), 4)),
    "dwarven_smithy": ((("smith", "random"), 2), (("smith", "random"), 4)),
    "keyflower": ((("settler", "random"), 2), (("mayor", "settler"), 2), (("mayor", "settler"), 4)),
}
"""What is played if nobody is named: the players, and at how many seats."""


def match(key: str, names: Sequence[str], seats: int, games: int, first: int, processes: int) -> None:
    """Play it and print what came of it."""
    numbers = range(first, first + games)
    jobs = [(key, names, seats, numbers[start : start + 20]) for start in range(0, games, 20)]
    begun = time.perf_counter()
    if processes > 1:
        with ProcessPoolExecutor(processes) as pool:
            played = [game for part in pool.map(some, jobs) for game in part]
    else:
        played = [game for job in jobs for game in some(job)]
    took, count = time.perf_counter() - begun, len(played)
    actions = sum([len(times) for game in played for times in game.seconds.values()]) / count
    print(f"{count} games of {seats} in {took:.0f} s, {actions:.0f} actions each", end="; ")
    print(f"unfinished after {LONGEST} actions: {len([game for game in played if not game.winners])}")
    for name in dict.fromkeys(names):
        won = sum([game.winners.count(name) / len(game.winners) for game in played if game.winners])
        low, high = Share(won, count).interval
        times = [one for game in played for one in game.seconds.get(name, ())]
        print(
            f"{name}: {won / count:.1%} won ({low:.1%} to {high:.1%}), {len(times)} decisions,"
            f" p50 {at(times, 0.5):.1f} ms, p95 {at(times, 0.95):.1f} ms, longest {at(times, 1):.0f} ms",
            flush=True,
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--game", default="kings_forge", choices=GAMES)
    parser.add_argument("--seats", type=int, default=2, choices=range(2, 7))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    asked = parser.parse_args()
    if unknown := set(asked.names) - set(GAMES[asked.game][1]):
        parser.error(f"no such player: {min(unknown)}")
    if asked.seats not in GAMES[asked.game][0].seats:
        parser.error(f"not at {asked.seats} seats")
    for names, seats in [(asked.names, asked.seats)] if asked.names else MATCHES[asked.game]:
        match(asked.game, names, seats, asked.games, asked.first, asked.processes)
    return 0


if __name__ == "__main__":
    sys.exit(main())
