"""The command `python -m kingsforge_bot.games.GAME.statistics`: many games between bots, and the page about them."""

import argparse
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, BinaryIO, Generic, Protocol, TypeVar

import msgspec

from kingsforge_bot.core.asking import Decision
from kingsforge_bot.core.game import Game, Step
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.devtools.faults import EVERYTHING, REFUSED, InputError, at_least, file_error, in_a_line
from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.players.player import BotPlayer
from kingsforge_bot.players.self_play import LONGEST, Endless, self_play


class Facts(Protocol):
    """The facts that are kept of one game."""

    @property
    def player(self) -> str:
        """The bot player that had every seat."""

    @property
    def game(self) -> int:
        """Its number, which is all its luck."""


S = TypeVar("S")
A = TypeVar("A", bound=Decision)
E = TypeVar("E")
F = TypeVar("F", bound=Facts)
T = TypeVar("T")


class Commands(Protocol):
    """Where a game's own commands are put beside `play` and `page`."""

    def add_parser(self, name: str) -> argparse.ArgumentParser:
        """A command of that name; what it does is set as `do`."""


class ManyGames(msgspec.Struct, Generic[F], frozen=True):
    """What the command asks of a game."""

    facts: type[F]
    players: Collection[str]
    usual: str
    """Who plays where nobody is named."""
    played: Callable[[str, int], F]
    """The game of that number between players of that name. Raises Endless."""
    write: Callable[[Path, Sequence[F]], None]
    """The page into that folder."""


def winners_of(game: Game[S, A, E], state: S) -> tuple[Seat, ...]:
    """Who has the first place; nobody while it is not over."""
    return (game.places(state) or ((),))[0]


def numbered(
    game: Game[S, A, E], seats: int, options: Mapping[str, str], bot: BotPlayer[S, A], number: int
) -> Iterator[Step[S, E]]:
    """The game of that number, which is all its luck: its set-up, then what each action led to. Raises Endless."""
    luck, own = Thrown(f"table {number}"), Thrown(f"players {number}")
    begun = game.setup(seats, options, luck)
    yield begun
    for move in self_play(game, begun.state, (bot,), luck, own, longest=LONGEST):
        yield move.step


def read(file: Path, facts: type[T]) -> list[T]:
    """The games that stand there; a last line that was cut short, or is being written, is left out.

    Raises InputError.
    """
    found: list[T] = []
    for number, line in enumerate(_whole(file).splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=facts))
        except (msgspec.DecodeError, RecursionError) as error:
            raise InputError(f"{file}, line {number}", error) from error
    return found


def _whole(file: Path) -> bytes:
    """The file's lines that have an end."""
    try:
        text = file.read_bytes()
    except FileNotFoundError:
        return b""
    except OSError as error:
        raise file_error(file, error) from error
    return text[: text.rfind(b"\n") + 1]


def play(many: ManyGames[F], file: Path, player: str, games: range) -> int:
    """Adds a line of JSON for each game that is not in the file; returns how many did not end. Raises InputError."""
    known = {facts.game for facts in read(file, many.facts) if facts.player == player}
    endless = 0
    with _opened(file) as lines:
        # The game of a line that was cut short is played again.
        lines.truncate(len(_whole(file)))
        for game in games:
            if game in known:
                continue
            try:
                facts = many.played(player, game)
            except Endless as given_up:
                sys.stderr.write(f"game {game} did not end: {given_up}\n")
                endless += 1
                continue
            lines.write(msgspec.json.encode(facts) + b"\n")
            lines.flush()
    return endless


def _opened(file: Path) -> BinaryIO:
    try:
        return file.open("ab")
    except OSError as error:
        raise file_error(file, error) from error


def write_page(page: Path, head: str, games: Sequence[F], told: Callable[[str, list[F]], Iterable[str]]) -> None:
    """The head, then what is told of the games of each kind of player."""
    lines = [head]
    for player, group in by_player(games):
        lines += [f"## {len(group):,} games between players of the kind {player}\n", *told(player, group)]
    page.write_text("\n".join(lines), "utf-8")


def by_player(games: Sequence[F]) -> Iterator[tuple[str, list[F]]]:
    """The games of each kind of player, in the order of their numbers."""
    ordered = sorted(games, key=lambda facts: (facts.player, facts.game))
    for player, group in groupby(ordered, key=lambda facts: facts.player):
        yield player, list(group)


def run(
    many: ManyGames[F],
    docs: Path,
    description: str | None,
    words: Sequence[str] | None = None,
    more: Callable[[Commands], None] = lambda _: None,
) -> int:
    """Does what the words say; 1 when a game did not end, 2 when a file cannot be read. Further commands set `do`."""

    def do_play(asked: Any) -> int:
        endless = play(many, asked.file, asked.player, range(asked.first, asked.first + asked.games))
        return REFUSED if endless else EVERYTHING

    def do_page(asked: Any) -> int:
        games = [facts for file in asked.files for facts in read(file, many.facts)]
        if not games:
            parser.error("no game stands there")
        many.write(docs, games)
        return EVERYTHING

    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.add_argument("file", type=Path)
    playing.add_argument("--player", choices=sorted(many.players), default=many.usual)
    playing.add_argument("--games", type=at_least(1), default=100)
    playing.add_argument("--first", type=at_least(0), default=0, help="the number of the first game")
    playing.set_defaults(do=do_play)
    telling = commands.add_parser("page")
    telling.add_argument("files", type=Path, nargs="+")
    telling.set_defaults(do=do_page)
    more(commands)
    asked = parser.parse_args(words)
    return in_a_line(lambda: _done(asked))


def _done(asked: Any) -> int:
    try:
        code: int = asked.do(asked)
    except Endless as given_up:
        sys.stderr.write(f"a game did not end: {given_up}\n")
        return REFUSED
    return code
