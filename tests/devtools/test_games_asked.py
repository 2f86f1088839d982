"""Commands that make something for games take their names, or none for all, and refuse a name that is no game's."""

from collections.abc import Callable, Sequence

import pytest

from kingsforge_bot.devtools import gallery, ready, sprites
from kingsforge_bot.devtools.games_asked import games_named, games_parser, having

ALL = ["dwarven_smithy", "keyflower", "kings_forge"]
Command = Callable[[Sequence[str]], int]
COMMANDS = [pytest.param(module.main, id=module.__name__.rpartition(".")[2]) for module in (gallery, ready, sprites)]


def named(*words: str) -> list[str]:
    return list(games_named(games_parser(None, "pictures"), "pictures", words).games)


def test_a_game_has_what_lies_in_its_folder() -> None:
    assert having("pictures") == having("title") == ALL
    assert having("odds") == ["kings_forge"]
    assert having("odd") == []


def test_games_are_those_named_and_none_means_all() -> None:
    assert named("keyflower", "dwarven_smithy") == ["keyflower", "dwarven_smithy"]
    assert named() == ALL


@pytest.fixture
def made_of(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    made: list[str] = []
    monkeypatch.setattr(sprites, "make_sprites", made.extend)
    monkeypatch.setattr(ready, "make_ready", lambda keys, _: made.extend(keys))
    monkeypatch.setattr(gallery, "write_gallery", lambda key, _, to: made.append(key))
    return made


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_takes_them_so(command: Command, made_of: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert command([]) == 0
    assert made_of == ALL
    assert command(["keyflower"]) == 0
    assert made_of == [*ALL, "keyflower"]
    for words, code, told in ((["beads", "keyflower"], 2, "of beads"), (["--help"], 0, "")):
        with pytest.raises(SystemExit) as left:
            command(words)
        assert left.value.code == code
        assert told in capsys.readouterr().err
    assert len(made_of) == 4
