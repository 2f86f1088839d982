"""Games of bots are counted as they were played, and the page tells of them."""

import json
from io import BytesIO
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from kingsforge_bot.devtools import many_games
from kingsforge_bot.devtools.many_games import play, read
from kingsforge_bot.games.kings_forge.pictures.palette import RGB_OF, Tone
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF
from kingsforge_bot.games.kings_forge.statistics.__main__ import GAMES, main
from kingsforge_bot.games.kings_forge.statistics.facts import Facts
from kingsforge_bot.games.kings_forge.statistics.page import write
from kingsforge_bot.games.kings_forge.statistics.playing import played
from kingsforge_bot.games.kings_forge.statistics.plots import WIDE, Bar, draw_bars
from kingsforge_bot.players.self_play import Endless


@pytest.fixture(scope="module")
def facts() -> Facts:
    return played("random", 3, 1)


def test_a_number_is_a_game(facts: Facts) -> None:
    assert played("random", 3, 1) == facts
    assert played("random", 3, 4) != facts


def test_what_was_counted_agrees_with_the_rules(facts: Facts) -> None:
    # 5.2: the game ends when somebody has their fourth item (with three players), so somebody won at least four.
    assert sum(facts.crafted.values()) >= 4
    # 3.3: nothing is crafted that did not lie on display.
    assert all(facts.crafted[item] <= facts.shown[item] for item in facts.crafted)
    # 3.4: nothing is stolen that nobody crafted.
    assert set(facts.stolen) <= set(facts.crafted)
    # 2.2: a card lies there before it is claimed; each of its sides once a round at most.
    assert all(count <= facts.dealt[CARD_OF[side]] for side, count in facts.claimed.items())
    # 2.1, 2.5: four cards a round, and at most one more for each that was claimed or turned down.
    taken = sum(facts.claimed.values()) + sum(facts.docked.values())
    assert 4 * facts.rounds < sum(facts.dealt.values()) <= 4 * facts.rounds + taken
    # 3.1: a roll a craft turn at most.
    assert 0 < facts.rolls <= 3 * facts.rounds
    assert facts.winners
    assert set(facts.winners) <= {0, 1, 2}


def test_a_game_that_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(many_games, "LONGEST", 10)
    with pytest.raises(Endless):
        played("random", 2, 0)
    assert play(GAMES, tmp_path / "games", "random", range(2)) == 2
    assert main(["play", str(tmp_path / "games"), "--player", "random", "--games", "2"]) == 1
    assert read(tmp_path / "games", Facts) == []


def test_games_that_stand_in_the_file_are_not_played_again(tmp_path: Path, facts: Facts) -> None:
    file = tmp_path / "games"
    altered = msgspec.structs.replace(facts, rounds=99)
    file.write_bytes(msgspec.json.encode(altered) + b"\n" + b'{"player": "cut sh')
    assert main(["play", str(file), "--player", "random", "--games", "1", "--first", "1"]) == 0
    assert read(file, Facts) == [altered]
    assert main(["play", str(file), "--player", "random", "--games", "2"]) == 0
    assert [one.game for one in read(file, Facts)] == [1, 0]
    assert [json.loads(line)["seats"] for line in file.read_text().splitlines()] == [3, 2]


def test_the_page_tells_every_kind_of_player_and_shows_its_plots(tmp_path: Path, facts: Facts) -> None:
    games = [facts, msgspec.structs.replace(facts, game=2, rounds=facts.rounds + 2), played("greedy", 2, 0)]
    write(tmp_path, games)
    page = (tmp_path / "kings_forge.md").read_text()
    assert "## 2 games between players of the kind random" in page
    assert "## 1 games between players of the kind greedy" in page
    assert f"| 3 | 2 | {facts.rounds + 1:.2f} |" in page
    shown = {part.split(")")[0] for part in page.split("](") if part.startswith("kings_forge/")}
    assert shown == {f"kings_forge/{file.name}" for file in (tmp_path / "kings_forge").iterdir()}
    assert len(shown) == 8
    for item in facts.crafted:
        assert item.split("-")[-1] in page.lower()


def test_without_a_game_no_page_is_written(tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as left:
        main(["page", str(tmp_path / "nothing")])
    assert left.value.code == 2


def test_a_longer_bar_is_longer() -> None:
    png = draw_bars([Bar("Anvil", 0.5, "50 %"), Bar("Shield", 1.0, "100 %")])
    with Image.open(BytesIO(png)) as drawn:
        image = drawn.convert("RGB")
    assert image.size == (WIDE, 104)
    filled = [sum(image.getpixel((x, y)) == RGB_OF[Tone.MUTED] for x in range(WIDE)) for y in (24, 60)]
    assert filled[1] == pytest.approx(2 * filled[0], abs=4)
    assert filled[0] > 100
