"""Words as they are typed: run together, in Latin letters, cut short, with a number of players, mistyped."""

import pytest

from kingsforge_bot.rulebook.book import Rulebook
from kingsforge_bot.rulebook.romaji import spelled, squeezed
from tests.spoken import LANGUAGES


def first(book: Rulebook, query: str) -> str:
    return book.find(query)[0].entry.id


@pytest.mark.parametrize(
    ("kana", "typed"),
    [
        ("さんばし", "sanbashi"),
        ("さんばし", "sambasi"),
        ("こうぼう", "koubou"),
        ("こうぼう", "kobo"),
        ("トークン", "to-kun"),
        ("としょかん", "toshokan"),
        ("つくって", "tsukutte"),
        ("じゅうじ", "juuji"),
        ("フェイズ", "feizu"),
    ],
)
def test_japanese_in_latin_letters_is_the_same_however_it_is_spelled(kana: str, typed: str) -> None:
    assert spelled(kana) == squeezed(typed.replace("-", ""))


def test_only_kana_have_a_spelling() -> None:
    assert spelled("木の桟橋") is None


@pytest.mark.parametrize(
    ("query", "entry"),
    [
        ("sanbashi", "rule-2-4"),
        ("shigotoba to temoto no chigai", "term-smithy"),
        ("furinaoshi", "term-reroll"),
        ("oukan", "item-crown"),
    ],
)
def test_japanese_in_latin_letters_finds_what_it_names(book: Rulebook, query: str, entry: str) -> None:
    assert first(book, query) == entry


@pytest.mark.parametrize("query", ["lorbe", "lenclume", "larc de feu", "darmure"])
def test_an_article_typed_as_one_with_its_word_is_set_apart(book: Rulebook, query: str) -> None:
    apart = f"{query[0]}'{query[1:]}"
    assert first(book, query) == first(book, apart)


@pytest.mark.parametrize(
    ("query", "entry"),
    [
        ("2p when does gathering stop", "rule-2-8"),
        ("3p when does gathering stop", "rule-2-7"),
        ("siendo dos cuando para la recoleccion", "rule-2-8"),
        ("a 3 jugadores cuando para la recoleccion", "rule-2-7"),
        ("fin de la recolte a 2", "rule-2-8"),
        ("fin de la recolte a 4", "rule-2-7"),
        ("2人だと採集いつ終わる", "rule-2-8"),
        ("3人だと採集いつ終わる", "rule-2-7"),
    ],
)
def test_the_number_of_players_chooses_the_rule(book: Rulebook, query: str, entry: str) -> None:
    """Rules 2.7 and 2.8."""
    assert first(book, query) == entry


@pytest.mark.parametrize(
    ("query", "entry"),
    [
        ("2nd to pass", "rule-2-6"),
        ("el 2o en pasar", "rule-2-6"),
        ("墓地の上", "card-cemetery-top"),
        ("北の鉱山下いくら", "card-north-mine-bottom"),
        ("biblio arriba", "card-library-top"),
        ("cost of plate armor", "item-platemail-of-loyalty"),
        ("la couronne il fo cb de rouges", "item-crown"),
        ("epee de glase", "item-ice-sword"),
    ],
)
def test_what_is_cut_short_or_called_otherwise_is_found(book: Rulebook, query: str, entry: str) -> None:
    assert first(book, query) == entry


@pytest.mark.parametrize("name", ["leo", "ann", "bob", "kim"])
def test_a_short_word_is_not_taken_for_another(book: Rulebook, name: str) -> None:
    """One letter more or less, and it would mean something else."""
    assert first(book, f"{name} crown") == "item-crown"
    assert not book.find(f"{name} zzzz")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_said_in_full_is_meant_whatever_else_is_said(book: Rulebook, language: str) -> None:
    asks = {"en": "how many reds for {}", "es": "{} q pide", "fr": "il faut koi pr {}", "ja": "{}に赤何個"}[language]
    for entry in book.entries.values():
        if entry.id.startswith("item-") and entry.id not in ("item-anvil", "item-table", "item-pick", "item-axe"):
            assert first(book, asks.format(entry.said(language).title)) == entry.id


@pytest.mark.parametrize(
    ("query", "entry"),
    [
        ("which card gives 4 black dice", "card-caravan-top"),
        ("carta q da +1 a tres dados", "card-east-forest-bottom"),
        ("quelle carte permet de relancer", "card-north-mine-bottom"),
        ("ふりなおせるカードどれ", "card-north-mine-bottom"),
    ],
)
def test_a_card_is_found_by_what_it_does(book: Rulebook, query: str, entry: str) -> None:
    """Rather than the rules about that."""
    assert first(book, query) == entry


@pytest.mark.parametrize(
    ("query", "entry"),
    [
        ("6 metal item", "item-platemail-of-loyalty"),
        ("which item needs 3 gems 2", "item-necklace"),
        ("objeto de 3 maderas", "item-giant-club"),
        ("objet avec six metal", "item-platemail-of-loyalty"),
        ("金属6個いるアイテム", "item-platemail-of-loyalty"),
    ],
)
def test_an_item_is_found_by_its_boxes(book: Rulebook, query: str, entry: str) -> None:
    assert first(book, query) == entry


@pytest.mark.parametrize("query", ["神殿うえ", "しんでんのうえ", "shinden ue", "shinden no ue kosuto"])
def test_a_half_of_a_card_is_known_in_kana_and_latin_letters(book: Rulebook, query: str) -> None:
    assert first(book, query) == "card-shrine-top"
    assert first(book, query.replace("うえ", "した").replace("ue", "shita")) == "card-shrine-bottom"


def test_to_have_done_something_is_no_half(book: Rulebook) -> None:
    assert first(book, "パスした") == "rule-2-6"


def test_a_number_beside_a_name_is_not_one_of_players(book: Rulebook) -> None:
    assert first(book, "caravan with 3").removeprefix("card-") in ("rule-7-3", "caravan-bottom")


def test_one_word_does_not_say_a_name_of_two(book: Rulebook) -> None:
    """To trade is also what a trader does, and `peddler` one name of him."""
    assert first(book, "peddler the trade") == "rule-7-5"
