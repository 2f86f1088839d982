"""The developers' commands serve any game: here beads, the game of the tests."""

import json
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image

from kingsforge_bot.devtools import case_file
from kingsforge_bot.devtools.case_file import judge_file
from kingsforge_bot.devtools.checking import command
from kingsforge_bot.devtools.gallery import PHONE, Gallery, write_gallery
from kingsforge_bot.devtools.gallery import main as draw_galleries
from kingsforge_bot.devtools.games_asked import having
from kingsforge_bot.devtools.json_file import answered
from kingsforge_bot.devtools.many_games import Commands, ManyGames, by_player, numbered, run
from kingsforge_bot.games.kings_forge.pictures.palette import PALETTE
from kingsforge_bot.players.random_player import RandomPlayer
from kingsforge_bot.players.self_play import Endless
from tests.games.toy.rules import Toy

GAME = Toy()
Out = pytest.CaptureFixture[str]


class Facts(msgspec.Struct, frozen=True):
    player: str
    game: int
    actions: int


def played(player: str, game: int) -> Facts:
    if game == 3:
        raise Endless("too long")
    return Facts(player, game, len(list(numbered(GAME, 2 + game % 5, {}, RandomPlayer(), game))) - 1)


def write(docs: Path, games: Sequence[Facts]) -> None:
    (docs / "page").write_text(str([(player, [one.game for one in some]) for player, some in by_player(games)]))


MANY = ManyGames(Facts, ("random", "other"), "random", played, write)


def test_a_rule_is_checked_from_a_set_up(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "case.json"
    play = [{"seat": 0, "do": "end"}]
    luck = list(range(3)) * 2
    file.write_text(json.dumps({"setup": {"seats": 2, "luck": luck}, "play": play}))
    asked = command("beads", "    {}", "More.\n").parse_args([str(file), "--legal"])
    assert answered(lambda: judge_file(GAME, asked.file, legal=asked.legal)) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["refused"]["at"] == 0
    assert report["awaited"] == [0, 1]
    assert [one["seat"] for one in report["legal"]] == [0, 0, 0, 1, 1, 1]
    assert report["legal"][0]["do"].startswith("choose ")


def test_what_several_may_do_can_be_played_as_it_is_listed(tmp_path: Path) -> None:
    """All choose at once: whoever has chosen is awaited no more, and one who is left is awaited as in any game."""
    file, setup = tmp_path / "case.json", {"seats": 2, "luck": list(range(3)) * 2}
    file.write_text(json.dumps({"setup": setup}))
    several: Any = judge_file(GAME, str(file), legal=True)
    file.write_text(json.dumps({"setup": setup, "play": several["legal"][:1]}))
    one: Any = judge_file(GAME, str(file), legal=True)
    assert one["awaited"] == 1
    assert one["legal"] == [listed["do"] for listed in several["legal"] if listed["seat"] == 1]
    assert one["legal_cut"] is False
    file.write_text(json.dumps({"setup": setup, "play": [several["legal"][0], several["legal"][3]]}))
    assert judge_file(GAME, str(file), legal=False)["awaited"] in {0, 1}


def test_of_many_actions_each_seat_that_is_awaited_has_some(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(case_file, "MOST_LEGAL", 4)
    file = tmp_path / "case.json"
    file.write_text(json.dumps({"setup": {"seats": 2, "luck": list(range(3)) * 2}}))
    report: Any = judge_file(GAME, str(file), legal=True)
    assert [one["seat"] for one in report["legal"]] == [0, 0, 1, 1]
    assert report["legal_cut"] is True


def test_the_help_says_what_the_game_adds(capsys: Out) -> None:
    with pytest.raises(SystemExit):
        command("beads", '    {"position": ...}', "More is said.\n", without_file=True).parse_args(["--help"])
    told = capsys.readouterr().out
    assert told.startswith("usage: python -m kingsforge_bot.games.beads [-h] [--legal] [FILE]\n")
    assert '\n\n    {"position": ...}\n\n' in told
    assert "\nMore is said.\nExit 0: " in told


def test_a_number_is_a_game() -> None:
    assert list(numbered(GAME, 3, {}, RandomPlayer(), 7)) == list(numbered(GAME, 3, {}, RandomPlayer(), 7))
    assert list(numbered(GAME, 3, {}, RandomPlayer(), 7)) != list(numbered(GAME, 3, {}, RandomPlayer(), 8))


def test_games_are_played_once_and_told_by_their_players(tmp_path: Path, capsys: Out) -> None:
    file = str(tmp_path / "games")
    assert run(MANY, tmp_path, None, ["play", file, "--games", "2", "--first", "1"]) == 0
    once = Path(file).read_bytes()
    assert run(MANY, tmp_path, None, ["play", file, "--games", "3"]) == 0
    assert Path(file).read_bytes().startswith(once)
    assert run(MANY, tmp_path, None, ["play", file, "--games", "1", "--player", "other"]) == 0
    assert run(MANY, tmp_path, None, ["play", file, "--games", "4"]) == 1
    assert capsys.readouterr().err == "game 3 did not end: too long\n"
    assert run(MANY, tmp_path, None, ["page", file]) == 0
    assert (tmp_path / "page").read_text() == "[('other', [0]), ('random', [0, 1, 2])]"


def test_a_game_may_have_a_command_of_its_own(tmp_path: Path) -> None:
    def more(commands: Commands) -> None:
        commands.add_parser("worth").set_defaults(do=lambda asked: 5)

    assert run(MANY, tmp_path, None, ["worth"], more) == 5


def test_a_gallery_shows_each_picture_as_posted_and_as_on_a_phone(tmp_path: Path) -> None:
    folder = tmp_path / "kings_forge"
    folder.mkdir()
    (folder / "old.png").touch()
    png = BytesIO()
    Image.new("RGB", (800, 300)).save(png, "PNG")
    pictures = [("board", png.getvalue()), ("replay", b"GIF89a")]
    write_gallery("kings_forge", Gallery(PALETTE, lambda: pictures), tmp_path)
    assert {file.name for file in folder.iterdir()} == {"board.png", "board-400.png", "replay.gif", "README.md"}
    with Image.open(folder / "board-400.png") as small:
        assert small.size == (PHONE, 150)
    page = (folder / "README.md").read_text("utf-8")
    assert page.startswith("# Gallery of King's Forge\n\n")
    assert "(../../art.md)" in page
    assert "\n## board\n\n![board](board.png)\n" in page
    assert "(replay.gif)" in page


def test_one_command_draws_any_game_that_has_a_gallery(tmp_path: Path, capsys: Out) -> None:
    assert having("gallery") == ["dwarven_smithy", "keyflower", "kings_forge"]
    with pytest.raises(SystemExit):
        draw_galleries(["beads", "--to", str(tmp_path)])
    assert "no gallery of beads" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("key", having("gallery"))
def test_a_gallery_lies_where_its_page_says(key: str) -> None:
    """Every picture that stands in docs/ is named by the page, which says how it was made."""
    folder = Path(__file__).parents[2] / "docs" / "gallery" / key
    page = (folder / "README.md").read_text("utf-8")
    assert f"`python -m kingsforge_bot.devtools.gallery {key}`" in page
    assert all(f"({file.name})" in page for file in (*folder.glob("*.png"), *folder.glob("*.gif")))
