"""Games of bots are counted as they were played, and the page tells of them."""

from pathlib import Path

import msgspec
import pytest

from kingsforge_bot.devtools.many_games import play, read
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.meta import TABLES, Season
from kingsforge_bot.games.keyflower.statistics.__main__ import GAMES, main
from kingsforge_bot.games.keyflower.statistics.facts import Facts
from kingsforge_bot.games.keyflower.statistics.page import PAGE, standings, write
from kingsforge_bot.games.keyflower.statistics.playing import RULES, played


@pytest.fixture(scope="module")
def facts() -> Facts:
    return played("settler", 2, 0)


def test_a_number_is_a_game(facts: Facts) -> None:
    assert played("settler", 2, 0) == facts


def test_what_was_counted_agrees_with_the_rules(facts: Facts) -> None:
    # 1.1: so many of spring, summer and autumn; 3.4: at least one winter tile of each.
    offered = [name for name in facts.offered if RULES.tiles[name].kind != "winter"]
    assert len(offered) == 3 * TABLES[2].offer
    assert len(facts.offered) - len(offered) >= 2
    # 9.3: what was won was bid for.
    assert set(facts.paid) == {name for name, bids in facts.bids.items() if bids}
    assert sum(facts.points.values()) == sum(facts.totals)
    assert max(facts.totals) == facts.totals[facts.winners[0]]
    assert set(facts.turns) == set(Season)


def test_how_a_tile_fares(facts: Facts) -> None:
    mine, stable = Name("gold-mine"), Name("stable")
    one = msgspec.structs.replace(facts, offered=(mine, stable), bids={mine: 3}, paid={mine: 4}, brought={mine: 3})
    other = msgspec.structs.replace(facts, offered=(mine,), bids={mine: 1}, paid={mine: 1}, brought={mine: 0})
    first, second = standings([one, other], [stable, mine, Name("keywood")])
    assert (first.name, first.won.value, first.bids, first.paid, first.brought) == (mine, 1.0, 2.0, 2.5, 1.5)
    assert (second.name, second.won.value, second.bids) == (stable, 0.0, 0.0)


def test_games_are_kept_and_told(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert play(GAMES, file, "random", range(1)) == 0
    assert play(GAMES, file, "random", range(1)) == 0
    (kept,) = read(file, Facts)
    write(tmp_path, [kept], RULES.tiles)
    page = (tmp_path / PAGE).read_text("utf-8")
    assert "## 1 games between players of the kind random" in page
    assert "| Keywood |" in page or "| Miner |" in page
    assert main(["play", str(file), "--player", "random", "--games", "1"]) == 0
