"""Which gives the most, which needs only: answered by the cards' own numbers, in four languages."""

import msgspec
import pytest

from kingsforge_bot.games.dwarven_smithy.card_data import cards
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


@pytest.mark.parametrize(
    ("query", "measure", "entry", "other"),
    [
        ("which items need no metal", "without-metal", "item-ruby-collar", "item-shield"),
        ("items without metal", "without-metal", "item-ruby-collar", "item-shield"),
        ("objetos sin metal", "without-metal", "item-ruby-collar", "item-shield"),
        ("objets sans métal", "without-metal", "item-ruby-collar", "item-shield"),
        ("金属なしのアイテム", "without-metal", "item-ruby-collar", "item-shield"),
        ("which items need gems", "needs-gem", "item-crown", "item-shield"),
        ("qué objetos necesitan gemas", "needs-gem", "item-crown", "item-shield"),
        ("quels objets demandent des gemmes", "needs-gem", "item-crown", "item-shield"),
        ("宝石が必要なアイテム", "needs-gem", "item-crown", "item-shield"),
        ("which cards give wood", "gives-wood", "card-mill-bottom", "card-jeweler-bottom"),
        ("qué cartas dan madera", "gives-wood", "card-mill-bottom", "card-jeweler-bottom"),
        ("quelles cartes donnent du bois", "gives-wood", "card-mill-bottom", "card-jeweler-bottom"),
        ("木材がもらえるカード", "gives-wood", "card-mill-bottom", "card-jeweler-bottom"),
        ("most gems", "gives-gem", "card-jeweler-bottom", "card-mill-bottom"),
        ("le plus de gemmes", "gives-gem", "card-jeweler-bottom", "card-mill-bottom"),
        ("más gemas", "gives-gem", "card-jeweler-bottom", "card-mill-bottom"),
        ("qué carta no cuesta nada", "free", "card-caravan-bottom", "card-mill-bottom"),
        ("quelle carte ne coûte rien", "free", "card-caravan-bottom", "card-mill-bottom"),
        ("which cards cost nothing", "free", "card-caravan-bottom", "card-mill-bottom"),
        ("which card gives the most magic dice", "gives-magic", "card-caravan-bottom", "card-mill-bottom"),
        ("el hacha es más barata que la mesa", "needs-dice", "item-table", "item-crown"),
        ("la hache est moins chère que la table", "needs-dice", "item-table", "item-crown"),
    ],
)
def test_what_has_or_has_not_a_thing_in_kings_forge(
    book: Rulebook, query: str, measure: str, entry: str, other: str
) -> None:
    found = next(one for one in book.ranked(query) if one.measure == measure)
    entries = [one for one, _ in found.rows]
    assert entry in entries
    assert other not in entries


@pytest.mark.parametrize(
    ("query", "measure", "first_of"),
    [
        ("which card sells for most", "sells", "card-emerald"),
        ("qué carta se vende por más", "sells", "card-emerald"),
        ("which item is worth the most coins", "worth", "card-mithril-collar"),
        ("quel objet vaut le plus de pièces", "worth", "card-mithril-collar"),
        ("which items need gold", "needs-gold", "card-gilded-roundel"),
        ("qué objetos necesitan oro", "needs-gold", "card-gilded-roundel"),
        ("quels objets demandent de l'or", "needs-gold", "card-gilded-roundel"),
        ("金が必要なアイテム", "needs-gold", "card-gilded-roundel"),
        ("el oro es más caro que la plata", "price", "card-gold"),
        ("l'or est plus cher que l'argent", "price", "card-gold"),
        ("金は銀より高い", "price", "card-gold"),
        ("objetos sin gemas", "without-gem", "card-bag-of-rivets"),
        ("objets sans gemme", "without-gem", "card-bag-of-rivets"),
        ("宝石なしのアイテム", "without-gem", "card-bag-of-rivets"),
    ],
)
def test_what_has_or_has_not_a_thing_in_dwarven_smithy(
    smithy: Rulebook, query: str, measure: str, first_of: str
) -> None:
    found = next(one for one in smithy.ranked(query) if one.measure == measure)
    assert found.rows[0][0] == first_of


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
