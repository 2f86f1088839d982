"""Names of those at the table are taken out of a question, also hostile ones: words that ask, or that are cards."""

from functools import cache

import pytest

from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.service.table.names import AI_PLAYERS
from kingsforge_bot.ui.game.rulebooks import Rulebooks


def judged(query: str, *names: str) -> tuple[list[str], list[str]]:
    """What is judged, and the seats that were named; the asker sits on seat 0."""
    found = smithy().among({name: seat for seat, name in enumerate(("Zoe", *names))}).at_the_table(query)
    assert found is not None, query
    assert {one.rules.game for one in found} <= {"dwarven_smithy"}
    return [one.entry.id for one in found], [deed for deed in found[0].deeds if deed.startswith("seat-")]


@cache
def smithy() -> Rulebooks:
    return titles().rulebooks.meaning("dwarven_smithy")


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("can i buy gold off ben", "Ben"),
        ("can i buy gold from mr tall bob", "Mr. Tall Bob"),
        ("can i buy tall bob's gold", "Mr. Tall Bob"),
        ("puedo comprar el oro de josé maría", "José María del Río"),
        ("puedo comprarle oro a jose", "José María del Río"),
        ("je peux acheter l'or de chloe", "Chloé Dûbois"),
        ("puis-je acheter l’or chez Chloé Dûbois ?", "CHLOÉ DÛBOIS"),
        ("太郎さんから金を買える？", "太郎"),
        ("山田さんの金は買えますか", "山田 太郎"),
        ("ケンの金を買える？", "ケン"),
        ("Benさんの金は買える？", "Ben"),
        ("can i buy gold off b.e.n", "B*e*n"),
        ("can i buy gold from 🔥evil", "🔥Evil🔥"),
        ("can i buy gold off gold", "gold"),
        ("can i buy gold off can i", "can i"),
        ("can i buy gold from why", "Why?"),
        ("can i buy gold off buy", "buy"),
        ("can i buy gold off silver fox", "Silver Fox"),
        ("can i buy gold off rule 5.4", "Rule 5.4"),
    ],
)
def test_the_seller_is_named_in_whatever_words(query: str, name: str) -> None:
    assert judged(query, name) == (["card-gold"], ["seat-1"])


@pytest.mark.parametrize("name", AI_PLAYERS)
@pytest.mark.parametrize(
    "query",
    [
        "can i buy gold off {}",
        "can i buy {}'s gold",
        "puedo comprarle oro a {}",
        "je peux acheter l'or de {}",
        "{}さんから金を買える？",
    ],
)
def test_bots_are_called_by_their_names_in_every_language(query: str, name: str) -> None:
    assert judged(query.format(name), name) == (["card-gold"], ["seat-1"])
    assert judged(query.format(name.lower()), name) == (["card-gold"], ["seat-1"])


@pytest.mark.parametrize(
    ("query", "entry"),
    [
        ("can i buy gold", "card-gold"),
        ("can i sell silver", "card-silver"),
        ("can I buy anything?", "rule-5-7"),
        ("why can i not pass", "rule-8-3"),
        ("can i craft tavern bell", "card-tavern-bell"),
        ("puedo fabricar la bolsa de remaches", "card-bag-of-rivets"),
        ("puedo comprar oro", "card-gold"),
        ("je peux acheter l'or", "card-gold"),
        ("je peux vendre la balance à or", "card-gold-scales"),
        ("金は買えますか", "card-gold"),
        ("扉の蝶番は作れる？", "card-door-hinges"),
        ("鉄は売れる？", "card-iron"),
    ],
)
def test_no_name_takes_away_what_was_asked(query: str, entry: str) -> None:
    """Every word of the question is somebody's name, and all of it, and the name of a card, and what asks."""
    words = [query, *query.split(), *query.replace("の", " ").split()]
    signs = [query[start : start + length] for length in (1, 2, 3) for start in range(len(query))]
    for name in [
        *words,
        *signs,
        "or",
        "de",
        "a",
        "売れる",
        "買え",
        "の",
        "",
        " ",
        "?",
        ".*",
        "(",
        "[a-z]+",
        "\\",
        "#",
        "gold" * 8,
    ]:
        found, _ = judged(query, name)
        assert found == [entry], name


def test_two_of_one_name_are_not_told_apart() -> None:
    assert judged("can i buy gold off ben", "Ben A", "Ben B") == (["card-gold"], [])
    assert judged("can i buy gold off ben b", "Ben A", "Ben B") == (["card-gold"], ["seat-2"])


@pytest.mark.parametrize(
    ("query", "entries"),
    [
        ("can i buy iron or silver", ["card-iron", "card-silver"]),
        ("je peux acheter du fer ou de l'or", ["card-iron", "card-gold"]),
        ("jpeux vendre or", ["card-gold"]),
        ("can i sell gold or what", ["card-gold"]),
        ("is it possible to sell iron or not", ["card-iron"]),
    ],
)
def test_or_is_gold_in_french_alone(query: str, entries: list[str]) -> None:
    assert judged(query)[0] == entries


@pytest.mark.parametrize("query", ["l'or", "combien vaut l'or", "valeur de l’or", "prix de l'or"])
def test_gold_is_found_by_its_french_name(query: str) -> None:
    assert smithy().find(query)[0].entry.id == "card-gold"


def test_a_crowd_of_names_is_gone_through_quickly() -> None:
    """As many names as the tables of a channel have, each with every word of the question."""
    query = "can i buy gold off ben " * 8
    crowd = {f"{number} can i buy gold off ben"[:32]: None for number in range(150)}
    assert smithy().among(crowd).at_the_table(query) is not None
