"""Games of bots are counted as they were played, and the page tells of them."""

from pathlib import Path

import msgspec
import pytest

from kingsforge_bot.devtools import many_games
from kingsforge_bot.devtools.many_games import play, read
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType
from kingsforge_bot.games.dwarven_smithy.rules.meta import Mode
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.statistics.__main__ import GAMES, main
from kingsforge_bot.games.dwarven_smithy.statistics.counting import coins_by_place, standings
from kingsforge_bot.games.dwarven_smithy.statistics.facts import Facts
from kingsforge_bot.games.dwarven_smithy.statistics.page import PAGE, write
from kingsforge_bot.games.dwarven_smithy.statistics.playing import RULES, played
from kingsforge_bot.players.self_play import Endless

CARDS = RULES.cards


@pytest.fixture(scope="module")
def facts() -> Facts:
    return played("smith", 2, "starter", 0)


def test_a_number_is_a_game(facts: Facts) -> None:
    assert played("smith", 2, "starter", 0) == facts
    assert played("smith", 2, "starter", 1) != facts


def test_what_was_counted_agrees_with_the_rules(facts: Facts) -> None:
    # 1.2: only cards of the mode come up, each of them once.
    assert set(facts.came_up) <= set(CARDS.in_mode(Mode.STARTER))
    assert set(facts.came_up.values()) == {1}
    # 5.8: nothing is crafted that never came up.
    assert set(facts.crafted) <= set(facts.came_up)
    # 7.1, 7.7: one of these ends it.
    assert facts.ending in {"guild", "mine", "kings", "standstill"}
    # 7.6: most coins win.
    assert max(facts.totals) == facts.totals[facts.winners[0]]
    assert facts.turns <= facts.actions


def test_a_card_is_held_against_the_median_of_its_type(facts: Facts) -> None:
    tools = [card.id for card in CARDS.guild.values() if card.type is CardType.TOOL][:5]
    counts = dict(zip(tools, (2, 10, 10, 10, 31), strict=True))
    game = msgspec.structs.replace(facts, crafted=counts, came_up=dict.fromkeys(tools, 100))
    told = standings([game], CARDS, CardType.TOOL)
    assert (told[0].card.id, told[-1].card.id) == (tools[0], tools[4])
    assert [one.stands_out for one in told] == [True, False, False, False, True]
    assert told[-1].ratio == pytest.approx(3.1)


def test_who_begins_is_told_in_coins(facts: Facts) -> None:
    one = msgspec.structs.replace(facts, first=1, winners=(1,), totals=(90, 110))
    other = msgspec.structs.replace(facts, first=0, winners=(0, 1), totals=(100, 100))
    assert coins_by_place([one, other]) == [5.0, -5.0]


def test_a_game_that_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(many_games, "LONGEST", 10)
    with pytest.raises(Endless):
        played("random", 2, "full", 0)
    assert play(GAMES, tmp_path / "games", "random", range(1)) == 1
    assert main(["play", str(tmp_path / "games"), "--player", "random", "--games", "1"]) == 1
    assert read(tmp_path / "games", Facts) == []


def test_games_that_stand_in_the_file_are_not_played_again(tmp_path: Path, facts: Facts) -> None:
    file = tmp_path / "games"
    altered = msgspec.structs.replace(facts, turns=99)
    file.write_bytes(msgspec.json.encode(altered) + b"\n" + b'{"player": "cut sh')
    assert main(["play", str(file), "--games", "1"]) == 0
    assert read(file, Facts) == [altered]


def test_the_page_names_the_cards_that_stand_out_and_proposes_a_change(tmp_path: Path, facts: Facts) -> None:
    items = [card.id for card in CARDS.guild.values() if card.type is CardType.ITEM][:3]
    counts = dict(zip(items, (10, 10, 90), strict=True))
    write(tmp_path, [msgspec.structs.replace(facts, crafted=counts, came_up=dict.fromkeys(items, 100))], CARDS)
    page = (tmp_path / PAGE).read_text("utf-8")
    card = CARDS.guild[Name(items[2])]
    assert "## 1 games between players of the kind smith" in page
    assert f"▶ {card.name}" in page
    assert f"- {card.name}: crafted 90.0 %, 9.00 times" in page
    assert f"full value from {card.value} to " in page


def test_without_a_game_no_page_is_written(tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as left:
        main(["page", str(tmp_path / "nothing")])
    assert left.value.code == 2


def test_a_text_is_worth_what_it_brings_to_whoever_has_it_from_the_start(capsys: pytest.CaptureFixture[str]) -> None:
    # 4.2: two coins at the start of each turn, and about as many in the end.
    assert main(["worth", "clerk-wyn", "--games", "4"]) == 0
    assert capsys.readouterr().out == "clerk-wyn: 45.5 +- 3.3 coins more than the other seat, 2.00 a turn\n"


@pytest.mark.parametrize("games", ["0", "1"])
def test_one_game_does_not_say_what_a_text_is_worth(games: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["worth", "clerk-wyn", "--games", games])
    assert left.value.code == 2
    assert f"'{games}' is not a number from 2 on" in capsys.readouterr().err
