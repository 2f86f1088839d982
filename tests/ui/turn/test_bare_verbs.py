"""A verb of King's Forge by itself, asked at a table: told by its rule, from the asker's position."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.ui.counter import Counter, open_counter
from tests.ui.looks import STRANGER, made, position
from tests.ui.positions import ANA, BEN, CRAFT, GATHER, unchanged

UNROLLED = position("MMM", "M", phase="craft", display=["table", "axe"])
ABLE = position({"hand": ["W4", "W3", "M2"]}, "M", phase="craft", display=["table", "crown"])
STEALING = position(
    {"hand": ["W5", "W5"]}, {"supply": "M", "made": [made("table", "W5 W4")]}, phase="craft", display=["crown"]
)


@pytest.fixture
async def counter(tmp_path: Path) -> AsyncIterator[Counter]:
    async with open_counter(tmp_path / "kingsforge.sqlite3") as found:
        yield found


@pytest.mark.parametrize(
    ("locale", "query", "said"),
    [
        ("en-US", "can i craft", "You craft in the craft phase"),
        ("en-US", "why can't i craft", "You craft in the craft phase"),
        ("es-ES", "¿puedo fabricar?", "Se fabrica en la fase de fabricación"),
        ("es-ES", "por qué no puedo fabricar", "Se fabrica en la fase de fabricación"),
        ("fr", "puis-je fabriquer", "la phase Fabrication"),
        ("fr", "pourquoi je ne peux pas fabriquer", "la phase Fabrication"),
        ("ja", "制作できる？", "制作フェイズ"),
        ("ja", "なぜ制作できない", "制作フェイズ"),
    ],
)
async def test_crafting_is_no_question_about_the_anvil(counter: Counter, locale: str, query: str, said: str) -> None:
    """Rule 3.3."""
    look = await counter.place(GATHER)
    answered = await counter.command(ANA, "rules", query=query, at_locale=locale)
    text = await unchanged(counter, look, answered)
    assert said in text
    assert "Anvil" not in text
    assert "kf1|0|0|rule rule-3-3" in answered.ids


async def test_before_the_roll_nothing_is_crafted_or_stolen(counter: Counter) -> None:
    """Rule 3.1."""
    look = await counter.place(UNROLLED)
    text = await unchanged(counter, look, await counter.command(ANA, "rules", query="can i craft"))
    assert text.count("Roll your dice first (rule 3.1).") == 1
    assert "you can do this now" in (await counter.command(ANA, "rules", query="can i roll")).text


async def test_what_can_be_crafted_is_named_with_its_dice(counter: Counter) -> None:
    look = await counter.place(ABLE)
    text = await unchanged(counter, look, await counter.command(ANA, "rules", query="can i craft"))
    assert "Table: you can craft it now with W3 W4." in text
    assert "Crown" not in text


async def test_what_each_item_on_display_lacks(counter: Counter) -> None:
    look = await counter.place(CRAFT)
    text = await unchanged(counter, look, await counter.command(ANA, "rules", query="why can't i craft"))
    assert "Table, box 2 needs W4: your best, W3, is 1 too low." in text
    assert "Crown, box" in text


async def test_stealing_tells_of_the_others_items(counter: Counter) -> None:
    """Rule 3.4."""
    look = await counter.place(STEALING)
    text = await unchanged(counter, look, await counter.command(ANA, "rules", query="can i steal"))
    assert "Table: you can steal it from" in text


@pytest.mark.parametrize(
    ("locale", "query", "said"),
    [
        ("en-US", "can i steal", "Nobody else has an item from this round to steal (rule 3.4)."),
        ("es-ES", "puedo robar", "Nadie más tiene un objeto de esta ronda"),
        ("fr", "puis-je voler", "Personne d’autre n’a d’objet de cette manche"),
        ("ja", "盗める？", "このラウンドの工芸品を持つ人がほかにいません"),
    ],
)
async def test_where_nobody_has_an_item_nothing_is_stolen(counter: Counter, locale: str, query: str, said: str) -> None:
    look = await counter.place(ABLE)
    assert said in await unchanged(counter, look, await counter.command(ANA, "rules", query=query, at_locale=locale))


@pytest.mark.parametrize("query", ["can i claim", "can i use the dock", "puedo tomar una carta", "桟橋を使える？"])
async def test_what_can_be_claimed_or_bought_is_named(counter: Counter, query: str) -> None:
    """Rules 2.2, 2.4."""
    look = await counter.place(GATHER)
    text = await unchanged(counter, look, await counter.command(ANA, "rules", query=query))
    assert "you can do this now" in text
    assert "Possible: " in text
    assert ("Mill (top)" in text) == ("Wood dock" not in text)


@pytest.mark.parametrize("query", ["can i craft", "can i steal", "can i claim", "can i use a dock", "can i roll"])
async def test_off_turn_and_without_a_seat_too(counter: Counter, query: str) -> None:
    """Rule 1.5."""
    look = await counter.place(CRAFT if query in ("can i claim", "can i roll") else GATHER)
    for user in (BEN, STRANGER):
        answered = await counter.command(user, "rules", query=query)
        text = await unchanged(counter, look, answered)
        assert ("not your turn" in text) == (user == BEN)
        assert ("You have no seat here" in text) == (user == STRANGER)
        assert "your best" not in text
        assert "You have rolled" not in text
