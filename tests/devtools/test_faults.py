"""A fault of what a developers' command was given is told in one line, and its exit code says so."""

from argparse import ArgumentTypeError
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from kingsforge_bot.devtools.faults import EVERYTHING, UNREADABLE, InputError, at_least, file_error, in_a_line
from kingsforge_bot.devtools.many_games import Commands, ManyGames, run
from kingsforge_bot.players.self_play import Endless

Out = pytest.CaptureFixture[str]


class Facts(msgspec.Struct, frozen=True):
    player: str
    game: int


def write(docs: Path, games: Sequence[Facts]) -> None:
    (docs / "page").write_text(str(len(games)))


MANY = ManyGames(Facts, ("random",), "random", Facts, write)


def wrong(what: object) -> int:
    raise InputError("file", what)


def test_what_was_done_ends_as_it_says(capsys: Out) -> None:
    assert in_a_line(lambda: EVERYTHING) == EVERYTHING
    assert capsys.readouterr().err == ""


def test_a_fault_is_one_line_that_can_be_read(capsys: Out) -> None:
    assert in_a_line(lambda: wrong("a\nb\x1b[31m")) == UNREADABLE
    assert capsys.readouterr().err == "file: a b [31m\n"
    assert in_a_line(lambda: wrong("x" * 1000)) == UNREADABLE
    assert len(capsys.readouterr().err) < 320


def test_of_a_file_it_is_told_what_the_system_says() -> None:
    assert file_error("there", PermissionError(13, "Permission denied")).line == "there: Permission denied"
    assert file_error("there", ValueError("embedded null byte")).line == "there: embedded null byte"


def test_a_number_is_as_large_as_it_has_to_be() -> None:
    assert at_least(2)("2") == 2
    for word in ("1", "-3", "two", ""):
        with pytest.raises(ArgumentTypeError, match="not a number from 2 on"):
            at_least(2)(word)


def test_a_file_with_something_else_is_told_with_its_line(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "games"
    file.write_bytes(msgspec.json.encode(Facts("random", 0)) + b'\n{"player": 5}\n')
    for words in (["page", str(file)], ["play", str(file)]):
        assert run(MANY, tmp_path, None, words) == UNREADABLE
        err = capsys.readouterr().err
        assert err.startswith(f"{file}, line 2: ")
        assert err.count("\n") == 1
    assert not (tmp_path / "page").exists()


def test_a_file_that_cannot_be_read_or_written_is_told(tmp_path: Path, capsys: Out) -> None:
    assert run(MANY, tmp_path, None, ["page", str(tmp_path)]) == UNREADABLE
    assert capsys.readouterr().err == f"{tmp_path}: Is a directory\n"
    nowhere = tmp_path / "nowhere" / "games"
    assert run(MANY, tmp_path, None, ["play", str(nowhere), "--games", "1"]) == UNREADABLE
    assert capsys.readouterr().err == f"{nowhere}: No such file or directory\n"


def test_a_game_that_does_not_end_in_another_command_is_told(tmp_path: Path, capsys: Out) -> None:
    def endless(_: object) -> int:
        raise Endless("5 actions")

    def more(commands: Commands) -> None:
        commands.add_parser("worth").set_defaults(do=endless)

    assert run(MANY, tmp_path, None, ["worth"], more) == 1
    assert capsys.readouterr().err == "a game did not end: 5 actions\n"


@pytest.mark.parametrize("words", [["--games", "0"], ["--games", "some"], ["--first", "-1"]])
def test_games_are_counted_in_whole_numbers(words: list[str], tmp_path: Path, capsys: Out) -> None:
    with pytest.raises(SystemExit) as left:
        run(MANY, tmp_path, None, ["play", str(tmp_path / "games"), *words])
    assert left.value.code == UNREADABLE
    assert "not a number from" in capsys.readouterr().err
