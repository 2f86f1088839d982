"""By what a query is answered with both games' books: one game's rules, two texts in doubt, nothing where none fits."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingsforge_bot.ui.game.rulebooks import Rulebooks
from kingsforge_bot.ui.learning.rules import entry_text
from tests.ui.counter import LOCALIZERS, TITLES, Counter, open_counter
from tests.ui.looks import STRANGER
from tests.ui.positions import ANA

KINGS_FORGE, SMITHY = "kings_forge", "dwarven_smithy"
GAMES = (KINGS_FORGE, SMITHY)


@pytest.fixture
async def counter(tmp_path: Path) -> AsyncIterator[Counter]:
    async with open_counter(tmp_path / "kingsforge.sqlite3") as found:
        yield found


def books(game: str | None) -> Rulebooks:
    return TITLES.rulebooks.meaning(game)


# Which rules


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "query",
    [
        "puedo robar", "can i use the dock", "can i end my turn", "can i auction", "can i buy a gem", "why cant i draw",
        "peux-tu voler", "je peux piocher", "puedo subastar", "盗める？", "桟橋を使える？", "引ける？", "why the dock",
        "why not iron",
    ],
)  # fmt: skip
def test_at_a_table_only_its_own_rules_judge(game: str, query: str) -> None:
    judged = books(game).at_the_table(query)
    assert all(one.rules.game == game for one in judged or ())
    assert all(one.rules.game == game for one in books(game).texts(query))


@pytest.mark.parametrize(
    ("game", "query"),
    [
        (SMITHY, "can i use the dock"),
        (SMITHY, "puedo usar el muelle"),
        (SMITHY, "dock"),
        (SMITHY, "桟橋"),
        (KINGS_FORGE, "auction"),
        (KINGS_FORGE, "can i auction it"),
        (KINGS_FORGE, "subastar"),
        (KINGS_FORGE, "why cant i refine"),
        (SMITHY, "what does the purple die do"),
        (SMITHY, "does the dock cost dice"),
        (SMITHY, "how do docks work"),
        (SMITHY, "qué hace el dado morado"),
        (SMITHY, "comment marchent les quais"),
        (SMITHY, "紫のダイスは何"),
        (KINGS_FORGE, "how does an auction work"),
        (KINGS_FORGE, "can i auction my axe"),
        (KINGS_FORGE, "how do i sell gold"),
        (KINGS_FORGE, "cómo funciona una subasta"),
        (KINGS_FORGE, "comment marche une enchère"),
        (KINGS_FORGE, "競売はどうやる"),
    ],
)
def test_a_game_knows_what_it_has_no_word_for(game: str, query: str) -> None:
    rules = books(game).missing(query)
    assert rules is not None
    assert rules.game == game
    assert not books(game).texts(query)


@pytest.mark.parametrize("query", ["gold", "oro", "hand limit", "límite de mano"])
async def test_what_another_game_calls_so_is_not_clear_and_not_shown_to_all(counter: Counter, query: str) -> None:
    """King's Forge has a golden token (4.2) and no limit of dice (1.2), but is asked for neither so."""
    clear = books(KINGS_FORGE).clear(query, books(KINGS_FORGE).find(query))
    assert clear is None or clear.rules.game == SMITHY
    lobby = await counter.lobby(2)
    await counter.service.lobbies.start(lobby.id, lobby.owner)
    answered = await counter.command(ANA, "rules", query=query, public=True)
    assert not answered.public
    assert "Only you see this. In the channel only a single clear match is shown." in answered.text
    assert "hidden hand" not in answered.text


async def smithy(counter: Counter) -> None:
    lobby = await counter.lobby(3, game=SMITHY)
    await counter.service.lobbies.start(lobby.id, lobby.owner)


@pytest.mark.parametrize(
    ("locale", "query", "said"),
    [
        ("en-US", "can i use the dock", 'Dwarven Smithy has no "'),
        ("es-ES", "puedo usar el muelle", "La Forja: no hay «el muelle». "),
        ("fr", "je peux utiliser le quai", "Dwarven Smithy\u00a0: pas de «\u00a0"),
        ("ja", "桟橋を使える？", "Dwarven Smithyに「"),
    ],
)
async def test_what_the_tables_game_has_no_word_for_is_said(
    counter: Counter, locale: str, query: str, said: str
) -> None:
    await smithy(counter)
    answered = await counter.command(ANA, "rules", query=query, at_locale=locale)
    assert answered.text.startswith(said)
    assert answered.ids == ["kf1|0|0|rule-menu"], "what others have is a choice, and no answer"


async def test_without_a_table_a_deed_of_both_games_is_told_of_both(counter: Counter) -> None:
    answered = await counter.command(STRANGER, "rules", query="can i pass")
    assert "King's Forge**" in answered.text
    assert "Dwarven Smithy**" in answered.text


# Two texts


async def test_two_entries_that_fit_alike_are_both_told_and_each_can_be_shown(counter: Counter) -> None:
    query = "boost a die above six with a token"
    best, second = books(None).texts(query)
    answered = await counter.command(STRANGER, "rules", query=query)
    for one in (best, second):
        assert one.entry.said("en").text in answered.text
        assert f"kf1|0|0|rule-post {one.value}" in answered.ids
    assert "The two entries nearest" in answered.text


@pytest.mark.parametrize("game", [*GAMES, None])
def test_two_texts_are_of_scores_that_are_near_and_of_two_rules(game: str | None) -> None:
    for query in ("who wins a tie", "when is it over", "how many cards are there", "can a token be kept"):
        best, *more = books(game).find(query)
        near = bool(more) and best.score - more[0].score < 0.045
        apart = near and (more[0].rules is not best.rules or more[0].entry.number != best.entry.number)
        assert len(books(game).texts(query)) <= 1 + apart, query


def test_both_halves_of_a_card_are_told() -> None:
    assert {one.entry.id for one in books(KINGS_FORGE).texts("mill")} == {"card-mill-top", "card-mill-bottom"}


# Nothing


NOTHING = [
    "zzzz banana",
    "banana",
    "pizza with cheese",
    "asdf qwer",
    "my cat is hungry",
    "c'est quoi la capitale",
    "ピザが食べたい",
    "hello",
    "gracias",
    "fromage",
    "東京駅はどこですか",
    "wer ist das",
    "tengo hambre",
    "banane pomme",
]


@pytest.mark.parametrize("game", [*GAMES, None])
@pytest.mark.parametrize("query", NOTHING)
def test_where_nothing_fits_there_is_no_answer(game: str | None, query: str) -> None:
    assert not books(game).texts(query)
    found = books(game).find(query)
    assert books(game).clear(query, found) is None


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-US", 'Nothing found for "zzzz banana". The nearest:'),
        ("es-ES", "Nada sobre «zzzz banana». Lo más cercano:"),
        ("fr", "Rien pour «\u00a0zzzz banana\u00a0». Le plus proche\u00a0:"),
        ("ja", "「zzzz banana」は見つかりません。近い項目："),
    ],
)
async def test_nothing_found_says_so_and_offers_the_nearest(counter: Counter, locale: str, said: str) -> None:
    answered = await counter.command(STRANGER, "rules", query="zzzz banana", at_locale=locale)
    assert answered.text == said
    assert answered.ids == ["kf1|0|0|rule-menu"]


@pytest.mark.parametrize(
    ("locale", "query", "said"),
    [
        ("en-US", "poker", '-# Nothing is called "poker". This comes nearest.'),
        ("ja", "じゃんけん", "-# 「じゃんけん」という項目はありません。最も近い項目です。"),
    ],
)
async def test_an_entry_with_none_of_the_words_says_that_it_only_comes_nearest(
    counter: Counter, locale: str, query: str, said: str
) -> None:
    """Players call it so, and the rules do not."""
    await counter.lobby(2, game=KINGS_FORGE)
    answered = await counter.command(ANA, "rules", query=query, at_locale=locale)
    assert said in answered.text.splitlines()


@pytest.mark.parametrize("query", ["2.4", "rule 5.1", "cemetery", "Cemetry (top)", "stealing", "墓地の上", "crown"])
async def test_an_entry_that_has_the_words_does_not(counter: Counter, query: str) -> None:
    await counter.lobby(2, game=KINGS_FORGE)
    assert "comes nearest" not in (await counter.command(ANA, "rules", query=query)).text


async def test_a_menu_of_entries_with_none_of_the_words_says_so_too(counter: Counter) -> None:
    """Where no game is meant, the one that has a word of players for it is not clear."""
    answered = await counter.command(ANA, "rules", query="poker")
    assert answered.text == 'Nothing is called "poker". The nearest:'


async def test_a_name_that_fits_nothing_well_is_not_answered_by_an_entry(counter: Counter) -> None:
    await counter.lobby(2, game=KINGS_FORGE)
    answered = await counter.command(ANA, "rules", query="chess")
    assert answered.text == 'Nothing found for "chess". The nearest:'


# Whose ruling it is


def ruled(game: str, entry: str) -> str:
    found = books(game).read(f"{game} {entry}" if game == SMITHY else entry)
    assert found is not None
    return entry_text(LOCALIZERS.english, found.entry)


def test_that_it_is_our_ruling_is_said_of_rules_and_not_of_a_cards_values() -> None:
    """What is ours of a card, the card says in its own text."""
    assert "our ruling" in ruled(SMITHY, "rule-1-1")
    assert "our ruling" in ruled(KINGS_FORGE, "rule-1-5")
    assert "our ruling" not in ruled(SMITHY, "rule-2-1")
    assert books(SMITHY).games[0].entries["card-iron"].ruling
    for game, entry in ((SMITHY, "card-iron"), (SMITHY, "card-long-tongs"), (KINGS_FORGE, "item-trumpet")):
        assert "our ruling" not in ruled(game, entry)


# The most and the least


@pytest.mark.parametrize(
    ("locale", "query", "said"),
    [
        (
            "en-US",
            "which card gives the most gems",
            "**Gem dice gained · King's Forge**, most first:\n- Jeweler (bottom)",
        ),
        (
            "es-ES",
            "la carta que da más gemas",
            "**Dados de gema que se ganan · King's Forge**, de más a menos:\n- Joyero",
        ),
        ("fr", "quel objet demande que du métal", "**Dés métal uniquement"),
        ("ja", "宝石が一番もらえるカード", "**得る宝石ダイス"),
    ],
)
async def test_the_most_and_the_least_are_counted(counter: Counter, locale: str, query: str, said: str) -> None:
    answered = await counter.command(STRANGER, "rules", query=query, at_locale=locale)
    assert answered.text.startswith(said)
    assert all(one.startswith("kf1|0|0|rule ") for one in answered.ids)


async def test_enter_asks_for_a_ranking_of_two_words(counter: Counter) -> None:
    first, *_ = await counter.completes(STRANGER, "rules", "query", "cheapest item")
    assert first.value == "cheapest item"


@pytest.mark.parametrize(
    ("query", "said"),
    [("why Ben's zzzz banana", '"Ben\'s zzzz banana"'), ("l'Zzzz banana", '"l\'Zzzz banana"')],
)
async def test_what_was_typed_is_said_back_as_it_was_typed(counter: Counter, query: str, said: str) -> None:
    assert said in (await counter.command(STRANGER, "rules", query=query)).text
