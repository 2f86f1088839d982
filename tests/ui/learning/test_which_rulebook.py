"""Two games with rulebooks and tutorials: the one that is played comes first, others are named."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from kingsforge_bot.i18n.localizer import Localizers, games_beside
from kingsforge_bot.service.person.settings import ServerSettings
from kingsforge_bot.service.types import Table
from kingsforge_bot.service.wiring import Service
from kingsforge_bot.store import open_store
from kingsforge_bot.ui.game.title import Titles
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.learning.greeting import greeting
from tests.games.toy.book import WORDS, ToyBook, ToyLesson
from tests.games.toy.title import title
from tests.ui.counter import TITLES, Answered, Counter
from tests.ui.looks import CHANNEL, GUILD, STRANGER, user_of
from tests.ui.positions import ANA, GATHER

MENU = "kf1|0|0|rule-menu"
WAYS = ("play", "learn", "open")


TOY = replace(title(), book=ToyBook(), lesson=ToyLesson())
BOTH = Titles((TITLES.of("kings_forge"), TOY))
LOCALIZERS = Localizers(games={**games_beside(), "toy": WORDS})


class TwoGames(Counter):
    def _serve(self) -> Service:
        return Service(self.store, BOTH.games, BOTH.bots, lambda: self.now, self._entropy)

    def _app(self) -> App:
        return replace(super()._app(), localizers=LOCALIZERS, titles=BOTH)

    async def beads(self, people: int = 2) -> Table:
        """A running table of beads."""
        lobby = await self.lobby(people, game="toy")
        return (await self.service.lobbies.start(lobby.id, user_of(0))).look.table


@pytest.fixture
async def both(tmp_path: Path) -> AsyncIterator[TwoGames]:
    async with open_store(tmp_path / "kingsforge.sqlite3") as store:
        counter = TwoGames(store)
        try:
            yield counter
        finally:
            await counter.service.stop()


def options(answered: Answered, row: int = 0) -> list[tuple[str, str]]:
    return [(one["label"], one["value"]) for one in answered.rows[row]["components"][0]["options"]]


# Searching


async def test_with_no_table_the_best_of_all_books_is_found_and_its_game_named(both: TwoGames) -> None:
    answered = await both.command(STRANGER, "rules", query="onyx bead", public=True)
    assert not answered.public, "who asks about a bead may hold it in secret"
    assert answered.text.startswith("**2 · Onyx bead · Beads**\n")
    assert answered.ids == ["kf1|0|0|rule toy rule-2", "kf1|0|0|rule-post toy bead-onyx"]
    answered = await both.command(STRANGER, "rules", query="mill bottom", public=True)
    assert answered.public
    assert answered.text.startswith("**7 · Mill (bottom) · King's Forge**\n")
    assert "kf1|0|0|rule rule-2-2" in answered.ids


async def test_a_number_that_both_have_is_asked_back_and_both_are_named(both: TwoGames) -> None:
    answered = await both.command(STRANGER, "rules", query="2.4")
    assert not answered.public
    assert options(answered)[:2] == [
        ("2.4 Use a dock · King's Forge", "rule-2-4"),
        ("2.4 Restringing · Beads", "toy rule-2-4"),
    ]


async def test_at_a_table_its_games_rule_is_meant(both: TwoGames) -> None:
    await both.beads()
    answered = await both.command(ANA, "rules", query="2.4", public=True)
    assert answered.public
    assert "Restringing" in answered.text
    await both.place(GATHER)
    assert "Use a dock" in (await both.command(ANA, "rules", query="2.4", table="2")).text
    assert "Restringing" in (await both.command(ANA, "rules", query="2.4", table="1")).text
    assert not (await both.command(ANA, "rules", query="2.4", public=True)).public, "she sits at both"


def test_what_the_game_that_is_meant_has_stands_before_what_fits_better_elsewhere() -> None:
    anywhere = BOTH.rulebooks.find("mill bottom restringing")
    assert anywhere[0].rules.game == "kings_forge"
    meant = BOTH.rulebooks.meaning("toy").find("mill bottom restringing")
    assert meant[0].value == "toy rule-2-4"
    assert meant[0].score < meant[1].score == anywhere[0].score


def test_at_a_table_of_a_game_without_a_book_each_rule_names_its_game() -> None:
    books = Titles((TITLES.of("kings_forge"), title())).rulebooks
    assert not books.several, "one game has rules: who asks away from all tables means it"
    assert books.meaning("toy").several
    assert books.meaning("toy").meant is None


async def test_what_the_games_own_book_lacks_another_may_have(both: TwoGames) -> None:
    await both.beads()
    answered = await both.command(ANA, "rules", query="mill bottom")
    assert answered.text.startswith("**7 · Mill (bottom) · King's Forge**")
    assert answered.text.endswith('Beads has no "mill bottom".')


async def test_autocomplete_names_the_other_game_and_its_values_are_understood(both: TwoGames) -> None:
    await both.beads()
    own = await both.completes(ANA, "rules", "query")
    assert [(one.name, one.value) for one in own] == [
        ("Tutorial: one round of beads", "tutorial toy"),
        ("1 Threading", "toy rule-1"),
        ("2 Choosing", "toy rule-2"),
        ("2.4 Restringing", "toy rule-2-4"),
    ]
    choices = await both.completes(ANA, "rules", "query", "mill")
    assert ("Mill (bottom) · King's Forge", "card-mill-bottom") in [(one.name, one.value) for one in choices]
    for said in ("toy rule-1", "1 Threading"):
        assert "Everybody draws" in (await both.command(ANA, "rules", query=said)).text
    for said in ("card-mill-bottom", "Mill (bottom) · King's Forge"):
        assert "gain 3 wood" in (await both.command(ANA, "rules", query=said)).text
    whys = await both.completes(ANA, "rules", "query", "why onyx")
    assert [(one.name, one.value) for one in whys] == [("Why not: Onyx bead", "why toy bead-onyx")]


async def test_a_game_by_its_name_is_its_front_page(both: TwoGames) -> None:
    """What it is, its rules alone and the ways into it, wherever it is asked, whatever is played there."""
    await both.place(GATHER)
    for said in ("Beads", "beads", "toy"):
        answered = await both.command(ANA, "rules", query=said)
        assert answered.text.startswith("**Beads**")
        assert "The rules, one by one:" in answered.text
        assert answered.ids[:-1] == [f"{MENU} toy", *(f"kf1|0|0|greet {way} toy" for way in WAYS)]
        assert answered.ids[-1] == "kf1|0|0|greet other kings_forge"
    forge = await both.command(STRANGER, "rules", query="kings forge")
    assert "**King's Forge**" in forge.text
    assert forge.attachments == 1
    assert forge.ids[:-1] == [MENU, *(f"kf1|0|0|greet {way} kings_forge" for way in (*WAYS[:2], "strong", *WAYS[2:]))]


async def test_a_name_is_completed_behind_what_begins_so_and_before_it_once_it_is_whole(both: TwoGames) -> None:
    begun = await both.completes(ANA, "rules", "query", "king")
    assert [one.value for one in begun].index("King's Forge") == len(begun) - 1
    whole = await both.completes(ANA, "rules", "query", "king's forge")
    assert whole[0].value == "King's Forge"


# Buttons


async def test_an_id_without_a_game_means_the_first(both: TwoGames) -> None:
    assert "Use a dock" in (await both.press(ANA, "kf1|0|0|rule rule-2-4")).text
    assert "Restringing" in (await both.press(ANA, "kf1|0|0|rule toy rule-2-4")).text
    assert (await both.press(ANA, "kf1|0|0|rule-beside toy rule-2", own=True)).deferred["ephemeral"]
    posted = await both.press(ANA, "kf1|0|0|rule-post toy rule-2", own=True)
    assert posted.public
    assert "Choosing · Beads" in posted.text
    assert "Restringing" in (await both.press(ANA, MENU, "toy rule-2-4", own=True)).text
    assert "Use a dock" in (await both.press(ANA, MENU, "rule-2-4", own=True)).text


@pytest.mark.parametrize(
    "what",
    [
        "rule toy",
        "rule toy nowhere",
        "rule chess rule-2",
        "rule toy rule 2",
        "rule-post chess rule-2",
        "tutorial chess",
        "greet other chess",
    ],
)
async def test_games_that_are_made_up(both: TwoGames, what: str) -> None:
    for values in ((), ("chess rule-2",)):
        answered = await both.press(ANA, f"kf1|0|0|{what}", *values)
        assert answered.text == "This button is not known. Nothing was changed."


async def test_where_nothing_is_played_each_game_has_its_rules_and_its_tutorial(both: TwoGames) -> None:
    answered = await both.command(STRANGER, "rules")
    assert answered.ids == [MENU, f"{MENU} toy", *(f"kf1|0|0|greet other {game}" for game in ("kings_forge", "toy"))]
    assert [row["components"][0]["placeholder"] for row in answered.rows[:2]] == [
        "Which entry? · King's Forge",
        "Which entry? · Beads",
    ]
    assert options(answered, 1) == [
        ("1 Threading", "toy rule-1"),
        ("2 Choosing", "toy rule-2"),
        ("2.4 Restringing", "toy rule-2-4"),
    ]
    assert "Everybody draws" in (await both.press(STRANGER, f"{MENU} toy", "toy rule-1", own=True)).text
    more = await both.press(STRANGER, MENU, "more:24", own=True)
    assert more.ids == [MENU]
    assert (await both.press(STRANGER, f"{MENU} toy", "more:24", own=True)).text.startswith("This button")


async def test_each_game_is_named_and_has_its_button(both: TwoGames) -> None:
    message = greeting(LOCALIZERS.english, BOTH, ServerSettings())
    assert "**King's Forge** (2 to 4 players)." in message.text
    assert "**Beads** (" in message.text
    labels = [button.label for row in message.rows if isinstance(row, tuple) for button in row]
    assert labels == ["King's Forge", "Beads"]
    assert "1/13" in (await both.press(STRANGER, "kf1|0|0|greet learn")).text
    assert "begins" in (await both.press(STRANGER, "kf1|0|0|greet play")).text
    other = await both.press(STRANGER, "kf1|0|0|greet other toy")
    assert other.deferred["ephemeral"], "the greeting stays"
    assert "**Beads**" in other.text
    assert other.ids == [f"kf1|0|0|greet {way} toy" for way in WAYS]
    assert "1/2" in (await both.press(STRANGER, other.ids[1], own=True)).text
    assert "begins" in (await both.press(STRANGER, other.ids[0], own=True)).text
    assert [one.game for one in await both.service.finder.here(GUILD, CHANNEL)] == ["kings_forge", "toy"]


async def test_a_server_that_set_a_game_is_offered_that_one(both: TwoGames) -> None:
    settings = await both.service.preferences.change_server(GUILD, game="toy")
    message = greeting(LOCALIZERS.english, BOTH, settings)
    assert "King's Forge" not in message.text
    assert (await both.command(STRANGER, "table list")).ids == [f"kf1|0|0|greet {way}" for way in WAYS]
    assert "1/2" in (await both.press(STRANGER, "kf1|0|0|greet learn")).text
    await both.press(STRANGER, "kf1|0|0|greet open")
    assert [one.game for one in await both.service.finder.here(GUILD, CHANNEL)] == ["toy"]


# At the table


async def test_what_matters_now_is_told_by_the_games_own_book(both: TwoGames) -> None:
    await both.beads()
    answered = await both.command(ANA, "rules")
    assert "Round 1 of" in answered.text.splitlines()[1]
    assert "All choose a bead" in answered.text
    assert options(answered) == [("1 Threading", "toy rule-1")]
    assert "Everybody draws" in (await both.command(STRANGER, "rules")).text


async def test_can_i_is_judged_by_the_book_of_the_table(both: TwoGames) -> None:
    table = await both.beads()
    hand = (await both.service.play.look(table.id, ANA)).view.players[0].hand
    held = any(bead.startswith("onyx") for bead in hand)
    for query in ("can I choose onyx", "why not onyx bead", "why toy bead-onyx"):
        answered = await both.command(ANA, "rules", query=query)
        assert f"Onyx bead: {held}" in answered.text
        assert answered.ids == ["kf1|0|0|rule toy rule-2", "kf1|0|0|rule toy bead-onyx"]
    assert "Onyx bead: False" in (await both.command(STRANGER, "rules", query="can I choose onyx")).text
    assert (await both.command(ANA, "rules", query="why")).text == "Why not what? Name a bead."


async def test_what_is_of_another_game_is_shown_and_not_judged(both: TwoGames) -> None:
    await both.place(GATHER)
    answered = await both.command(ANA, "rules", query="why toy bead-onyx")
    assert answered.text.startswith("**2 · Onyx bead · Beads**")


async def test_the_game_is_kept_while_the_table_is_asked_for(both: TwoGames) -> None:
    """Two tables fit: what was asked is judged at the one that is chosen, or shown where another game is played."""
    beads, forge = await both.beads(), (await both.place(GATHER)).table
    asked = await both.command(ANA, "rules", query="why toy bead-onyx")
    [menu] = asked.ids
    assert menu.endswith("|which rules why toy bead-onyx")
    assert "Onyx bead: " in (await both.press(ANA, menu, str(beads.id), own=True)).text
    assert "**2 · Onyx bead · Beads**" in (await both.press(ANA, menu, str(forge.id), own=True)).text


# Tutorials


async def test_which_tutorial_is_asked_where_none_is_meant(both: TwoGames) -> None:
    answered = await both.command(STRANGER, "rules", query="tutorial")
    assert answered.text == "Which game?"
    labels = [part["label"] for row in answered.rows for part in row["components"]]
    assert labels == ["Tutorial: one short round against a bot · King's Forge", "Tutorial: one round of beads · Beads"]
    assert answered.ids == ["kf1|0|0|tutorial", "kf1|0|0|tutorial toy"]
    for said in ("tutorial toy", labels[1]):
        assert "1/2" in (await both.command(STRANGER, "rules", query=said)).text
    for said in ("tutorial kings_forge", labels[0]):
        assert "1/13" in (await both.command(STRANGER, "rules", query=said)).text
    offered = await both.completes(STRANGER, "rules", "query", "tuto")
    assert [one.value for one in offered[:2]] == ["tutorial kings_forge", "tutorial toy"]


async def test_at_a_table_its_games_tutorial_is_meant(both: TwoGames) -> None:
    await both.beads()
    assert "1/2" in (await both.command(STRANGER, "rules", query="tutorial")).text
    offered = await both.completes(STRANGER, "rules", "query")
    assert (offered[0].name, offered[0].value) == ("Tutorial: one round of beads", "tutorial toy")


async def test_another_games_tutorial_is_walked_by_ids_with_its_name(both: TwoGames) -> None:
    begun = await both.press(STRANGER, "kf1|0|0|tutorial toy", own=True)
    assert "1/2" in begun.text
    assert "user 99: " in begun.text
    assert begun.ids == [*(f"kf1|0|0|tutorial toy 0 {number}" for number in range(3)), "kf1|0|0|tutorial rule toy 0 0"]
    rule = await both.press(STRANGER, begun.ids[3], own=True)
    assert rule.deferred.get("ephemeral")
    assert rule.ids == []
    refused = await both.press(STRANGER, begun.ids[2], own=True)
    assert "> refused by rule 2 That bead is not in your hand." in refused.text
    wrong = await both.press(STRANGER, begun.ids[0], own=True)
    assert "> The bot has coral-4." in wrong.text
    assert "1/2" in wrong.text
    right = await both.press(STRANGER, begun.ids[1], own=True)
    assert right.text.splitlines()[1] == "-# 3 events"
    end = await both.press(STRANGER, right.ids[0], own=True)
    assert end.text.startswith("You have.\n")
    assert end.ids == ["kf1|0|0|greet play toy", "kf1|0|0|tutorial toy"]
    assert "1/13" in (await both.press(STRANGER, "kf1|0|0|tutorial", own=True)).text


async def test_a_game_may_have_neither(tmp_path: Path) -> None:
    bare = title()
    titles = Titles((TITLES.of("kings_forge"), bare))
    assert [one.game for one in titles.rulebooks.games] == ["kings_forge"]
    assert not titles.rulebooks.several
