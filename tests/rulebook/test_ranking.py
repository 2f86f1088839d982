"""Which gives the most, which needs only: answered by the cards' own numbers, in four languages."""

import msgspec
import pytest

from kingsforge_bot.games.dwarven_smithy.box import cards
from kingsforge_bot.games.dwarven_smithy.rulebook.loading import load_rulebook as load_smithy
from kingsforge_bot.games.dwarven_smithy.rulebook.measures import measures
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.entry import LANGUAGES


@pytest.fixture(scope="module")
def smithy() -> Rulebook:
    return load_smithy()


def first(book: Rulebook, query: str) -> set[str]:
    return {entry for one in book.ranked(query) for entry in one.best}


@pytest.mark.parametrize(
    ("query", "best"),
    [
        ("which card gives the most gems", {"card-jeweler-bottom"}),
        ("quelle carte donne le plus de gemmes", {"card-jeweler-bottom"}),
        ("宝石が一番もらえるカード", {"card-jeweler-bottom"}),
        ("la carta que da más dados", {"card-mill-bottom"}),
        ("quelle carte donne le plus de bois", {"card-mill-bottom"}),
        ("cheapest item", {"item-ruby-collar"}),
        ("objeto más barato", {"item-ruby-collar"}),
        ("objet le moins cher", {"item-ruby-collar"}),
        ("一番安いアイテム", {"item-ruby-collar"}),
        ("which items need only one dice", {"item-ruby-collar"}),
        ("which item is the highest ranked", {"item-sword-of-destiny"}),
        ("いちばんランク低いアイテム", {"item-anvil"}),
        ("hardest item to make", {"item-platemail-of-loyalty"}),
        ("what is the cheapest dock", {"dock-wood"}),
        ("is the axe cheaper than the table", {"item-table"}),
        ("which costs more, axe or table", {"item-axe"}),
        (
            "objets qui demandent le plus de dés",
            {"item-sapphire-spear", "item-bow-of-fire", "item-platemail-of-loyalty", "item-iron-golem", "item-crown"},
        ),
    ],
)
def test_superlatives_of_kings_forge(book: Rulebook, query: str, best: set[str]) -> None:
    """Sections 6, 7 and 8."""
    assert first(book, query) == best


@pytest.mark.parametrize(
    "query",
    [
        "what needs only metal",
        "que objetos necesitan solo metal",
        "quel objet demande que du métal",
        "金属だけで作れるアイテム",
    ],
)
def test_what_needs_only_metal_is_all_that_does(book: Rulebook, query: str) -> None:
    [ranked] = book.ranked(query)
    only = {
        entry.id for entry in book.entries.values() if entry.kind == "item" and _boxes(entry.said("en").text) == {"M"}
    }
    assert {entry for entry, _ in ranked.rows} == only
    assert "item-shield" in only


def _boxes(text: str) -> set[str]:
    """The letters of the boxes in a craft card's text."""
    return {
        word[0] for word in text.replace(".", " ").replace(",", " ").split() if word[1:].isdigit() and word[0] in "MWGB"
    }


@pytest.mark.parametrize(
    ("query", "best"),
    [
        ("most valuable kings item", {"card-vaultkeeper-coat", "card-sevenfold-ward"}),
        ("objeto mas barato de hacer", {"card-bag-of-rivets", "card-belt-knife", "card-potlid-shield"}),
        ("plus gros prix d'achat ressource", {"card-emerald", "card-ruby"}),
        ("宝石 一番枚数少ないやつ", {"card-emerald", "card-ruby"}),
        ("which apprentice gives the most money", {"card-toolwarden-ruk"}),
        ("best weapon", {"card-quarry-mace"}),
        ("一番高い金属", {"card-mithril"}),
        ("is gold more expensive than silver", {"card-gold"}),
        ("oro o plata cual es mas caro", {"card-gold"}),
        ("ルビーと金どっちが高い", {"card-ruby"}),
        ("cheapest item", {"card-potlid-shield", "card-bag-of-rivets", "card-belt-knife"}),
    ],
)
def test_superlatives_of_dwarven_smithy(smithy: Rulebook, query: str, best: set[str]) -> None:
    """Sections 2 and 11."""
    assert first(smithy, query) == best


def test_the_numbers_are_those_of_the_cards_that_a_group_put_in() -> None:
    box = cards()
    dear = msgspec.structs.replace(next(iter(box.guild.values())), buy=99)
    [price] = [one for one in measures(CardSet({dear.id: dear}, box.resources)).measures if one.id == "price"]
    assert max(price.values, key=lambda entry: price.values[entry]) == f"card-{dear.id}"


@pytest.mark.parametrize(
    "query",
    [
        "who has the most items wins",
        "how many dice do u start with",
        "je n'ai plus de dés que faire",
        "how do i get more money",
        "whats the highest a die can get",
        "the thing that makes crafting cheaper",
        "mill bottom",
        "passing first bonus",
        "most",
        "only",
        "best of three",
        "first player",
        "",
        "???",
        "más",
        "一番",
    ],
)
def test_other_questions_are_not_ranked(book: Rulebook, smithy: Rulebook, query: str) -> None:
    assert not book.ranked(query)
    assert not smithy.ranked(query)


def test_a_kind_of_thing_that_a_game_cannot_rank_so_is_not_ranked(book: Rulebook) -> None:
    assert not book.ranked("most valuable metal")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_measure_is_called_something(book: Rulebook, smithy: Rulebook, language: str) -> None:
    for game, asked in ((book, "cheapest item"), (smithy, "best weapon")):
        assert all(game.measured(one.measure, language) for one in game.ranked(asked))
