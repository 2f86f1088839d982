"""Twenty tables of two games in one channel, eight people who each sit at several: nobody's command is guessed at."""

import random
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from kingsforge_bot.games.kings_forge import title as kings_forge
from kingsforge_bot.service.table.lobbies import NewLobby
from kingsforge_bot.service.types import Table, TableId, UserId
from kingsforge_bot.ui.game.title import Titles
from kingsforge_bot.ui.turn.turns import DO
from tests.games.toy import title as toy
from tests.ui.counter import Answered, Counter, open_counter
from tests.ui.looks import CHANNEL, GUILD

PEOPLE = tuple(UserId(100 + number) for number in range(8))
STRANGER = UserId(99)
FORGE, BEADS = "kings_forge", "toy"
KNOWN_TO = {"gather": {FORGE}, "dock": {FORGE}, "pass": {FORGE}, "craft": {FORGE}, "turn": {FORGE, BEADS}}
"""The commands of a turn, and the games that know them."""
LOOKS = ("table show", "table log", "table verify")


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Counter]:
    async with open_counter(tmp_path / "kingsforge.sqlite3", Titles((kings_forge.title(), toy.title()))) as counter:
        yield counter


async def opened(counter: Counter, people: tuple[UserId, ...], game: str) -> Table:
    lobbies = counter.service.lobbies
    table = await lobbies.open(
        NewLobby(GUILD, CHANNEL, people[0], "someone", game=game, players=len(people), options={})
    )
    for user in people[1:]:
        await lobbies.join(table.id, user, f"user {user}")
    return (await lobbies.start(table.id, people[0])).look.table


async def play_on(counter: Counter, table: TableId, rng: random.Random) -> None:
    """One action of one of those who are awaited."""
    look = await counter.look(table)
    if not look.awaited:
        return
    sitter = look.table.sitters[rng.choice(sorted(look.awaited))]
    assert sitter.user is not None
    own = await counter.service.play.look(table, sitter.user)
    game = counter.service.play.game(look.table.game)
    actions = list(game.legal_actions(own.view, sitter.seat))
    await counter.service.play.act(table, sitter.user, rng.choice(actions), decided_on=look.table.seq)


async def fill(counter: Counter, seed: int, tables: int = 20) -> None:
    rng = random.Random(seed)
    for number in range(tables):
        owner = PEOPLE[number % len(PEOPLE)]
        others = rng.sample([one for one in PEOPLE if one != owner], rng.choice([1, 1, 2, 3]))
        await opened(counter, (owner, *others), BEADS if number % 4 == 3 else FORGE)
    for _ in range(60):
        await play_on(counter, TableId(rng.randint(1, tables)), rng)


def wanted(
    here: dict[TableId, tuple[Table, frozenset[UserId]]], user: UserId, fits: Callable[[Table], bool]
) -> set[TableId]:
    """By the letter of the rule: where one is awaited, else where one sits, else what there is; of those that fit."""
    fitting = {number for number, (table, _) in here.items() if fits(table)}
    mine = {number for number in fitting if here[number][0].sitter(user)}
    awaiting = {number for number in mine if user in here[number][1]}
    for some in (awaiting, mine, fitting):
        if len(some) == 1:
            return some
    return mine or fitting


def answered_about(answer: Answered) -> set[TableId]:
    """The table that an answer is about, or those that its menu asks to choose from."""
    if "Which table" in answer.text or "Several tables" in answer.text:
        (row,) = answer.rows
        return {TableId(int(option["value"])) for option in row["components"][0]["options"]}
    found = re.search(r"#(\d+) ", answer.text)
    assert found is not None, answer.text
    return {TableId(int(found[1]))}


async def standing(counter: Counter) -> dict[TableId, tuple[Table, frozenset[UserId]]]:
    """Every open table and whom it awaits."""
    found = {}
    for table in await counter.service.finder.here(GUILD, CHANNEL):
        look = await counter.look(table.id)
        users = [look.table.sitters[seat].user for seat in look.awaited]
        found[table.id] = (look.table, frozenset(user for user in users if user is not None))
    return found


@pytest.mark.parametrize("seed", [1, 2])
async def test_every_command_reaches_the_one_table_that_is_meant_or_asks(hall: Counter, seed: int) -> None:
    await fill(hall, seed)
    asked = found = 0
    for user in (*PEOPLE, STRANGER):
        for command in (*KNOWN_TO, *LOOKS):
            before = await standing(hall)
            games = KNOWN_TO.get(command, {FORGE, BEADS})
            expected = wanted(before, user, lambda table, games=games: table.game in games)  # type: ignore[misc]
            if command in LOOKS and len(expected) > 1:
                expected = set(before)  # whoever looks may look at any
            answer = await hall.command(user, command)
            assert answered_about(answer) == expected, (user, command, answer.text)
            after = await standing(hall)
            assert {number for number in after if after[number] != before[number]} <= expected
            asked, found = asked + (len(expected) > 1), found + (len(expected) == 1)
    assert asked > 20
    assert found > 5


async def test_a_press_reaches_the_table_of_its_message(hall: Counter) -> None:
    await fill(hall, 3)
    for number, (table, awaited) in (await standing(hall)).items():
        for user in (*sorted(awaited), STRANGER):
            payload = DO if table.game == BEADS else "ask pass"
            answer = await hall.press(user, f"kf1|{number}|{table.seq}|{payload}")
            assert answered_about(answer) == {number}, (user, answer.text)


async def test_a_table_that_is_chosen_from_the_menu_is_the_one_that_is_played(hall: Counter) -> None:
    await fill(hall, 4)
    here = await standing(hall)
    checked = 0
    for user in PEOPLE:
        meant = wanted(here, user, lambda table: table.game == FORGE)
        if len(meant) == 1:
            continue
        answer = await hall.command(user, "gather")
        (row,) = answer.rows
        (menu,) = row["components"]
        for number in meant:
            chosen = await hall.press(user, menu["custom_id"], str(number), own=True)
            assert answered_about(chosen) == {number}
            checked += 1
    assert checked > 10


async def test_as_many_tables_as_a_channel_holds_fit_the_menu(hall: Counter) -> None:
    await fill(hall, 5, tables=25)
    answer = await hall.command(STRANGER, "table show")
    assert len(answered_about(answer)) == 25


async def test_awaited_at_a_game_without_the_command_one_is_asked_which_other_is_meant(hall: Counter) -> None:
    ana, ben, cleo = PEOPLE[:3]
    beads = await opened(hall, (ana, ben), BEADS)
    forges = [await opened(hall, (ana, other), FORGE) for other in (ben, cleo, ben)]
    for table in forges:
        look = await hall.look(table.id)
        if look.awaited == {table.sitter(ana).seat}:  # type: ignore[union-attr]
            take = hall.service.play.game(FORGE).parse("pass taking token")
            await hall.service.play.act(table.id, ana, take, decided_on=1)
    assert answered_about(await hall.command(ana, "gather")) == {table.id for table in forges}
    assert answered_about(await hall.command(ana, "turn")) == {beads.id}


async def test_suggestions_are_of_the_table_that_will_be_meant(hall: Counter) -> None:
    ana, ben = PEOPLE[:2]
    await opened(hall, (ana, ben), BEADS)
    forge = await opened(hall, (ana, ben), FORGE)
    look = await hall.look(forge.id)
    (seat,) = look.awaited
    awaited = look.table.sitters[seat].user
    assert awaited is not None
    assert await hall.completes(awaited, "gather", "card")


@pytest.mark.parametrize("command", ["table undo", "table resign", "table pause", "table clock", "table seat"])
async def test_what_whose_turn_it_is_does_not_tell_is_asked_between_two_of_ones_own(
    hall: Counter, command: str
) -> None:
    """Whoever is awaited at one of two may as well mean the other, where they played last."""
    both = [await opened(hall, PEOPLE[:2], FORGE) for _ in range(2)]
    awaited = await hall.look(both[0].id)
    user = PEOPLE[min(awaited.awaited)]
    await hall.command(user, "pass", taking="metal", table=str(both[0].id))
    for one in PEOPLE[:2]:
        answered = await hall.command(one, command)
        assert "Which table?" in answered.text
        assert {option["value"] for option in answered.rows[0]["components"][0]["options"]} == {
            str(table.id) for table in both
        }
