"""Several tables in one channel: the bot never guesses which one is meant."""

import pytest

from kingsforge_bot.sandbox import Channel, Message, Person
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import Play, joined, opened, seated
from tests.e2e.reading import board_after, labels, menus

Option = str | int | bool


async def asked(person: Person, place: Channel | int, line: str, **options: Option) -> Message:
    return await read(await person.slash(place, line, options))


async def their_turn(play: Play, person: Person) -> None:
    """Play on until that person is awaited."""
    while (await play.board()).awaited != (person.id,):
        assert await play.turn() is not None


@pytest.fixture
async def oak_and_elm(house: House, ann: Person, ben: Person, cat: Person) -> tuple[Play, Play]:
    """Two tables at which Ann sits and is awaited."""
    oak = await seated(house, [ann, ben], seed=1, players=2, name="Oak")
    elm = await seated(house, [ann, cat], seed=2, players=2, name="Elm")
    await their_turn(oak, ann)
    await their_turn(elm, ann)
    return oak, elm


async def test_two_that_fit_are_asked_about(oak_and_elm: tuple[Play, Play], house: House, ann: Person) -> None:
    _, elm = oak_and_elm
    menu = await asked(ann, house.channel, "gather")
    assert "Several fit here" in menu.content
    [(question, lines)] = menus(menu).items()
    assert question == "Which table?"
    assert [label for label, _, _ in lines] == ["#1 Oak: your turn", "#2 Elm: your turn"]
    assert [sorted(players.split(", ")) for _, _, players in lines] == [["Ann", "Ben"], ["Ann", "Cat"]]
    chosen = await read(await ann.choose(menu, question, [str(elm.table)]))
    assert chosen.id == menu.id
    assert "#2 Elm" in chosen.content
    assert "Which card and side?" in menus(chosen)


async def test_the_only_table_that_awaits_one_is_meant(
    oak_and_elm: tuple[Play, Play], house: House, ann: Person, ben: Person, cat: Person
) -> None:
    oak, _ = oak_and_elm
    await their_turn(oak, ben)
    assert "#2 Elm" in (await asked(ann, house.channel, "gather")).content
    assert "#1 Oak" in (await asked(ben, house.channel, "gather")).content
    answer = await asked(cat, house.channel, "gather")
    assert "It is not your turn at #2 Elm" in answer.content


async def test_suggested_tables_begin_with_those_that_await_one(
    oak_and_elm: tuple[Play, Play], house: House, ann: Person, ben: Person, cat: Person
) -> None:
    async def names(person: Person, typed: str = "") -> list[str]:
        return [str(choice.label) for choice in await person.complete(house.channel, "gather", "table", typed=typed)]

    oak, _ = oak_and_elm
    await their_turn(oak, ben)
    assert await names(ann) == ["#2 Elm: your turn", "#1 Oak"]
    assert await names(ben) == ["#1 Oak: your turn", "#2 Elm"]
    assert await names(cat) == ["#2 Elm", "#1 Oak"]
    assert await names(ann, "oa") == ["#1 Oak"]
    assert await names(ann, "x" * 6000) == []


async def test_a_table_is_found_by_value_number_name_and_label(
    oak_and_elm: tuple[Play, Play], house: House, ann: Person
) -> None:
    for said in ("2", "#2", "Elm", "elm", " Elm ", "#2 Elm", "#2 Elm: your turn"):
        assert "#2 Elm" in (await asked(ann, house.channel, "gather", table=said)).content, said
    for said in ("3", "#3 Elm", "Yew", "x" * 6000, "#", "\u0662", "-1", "2; drop", "9" * 30):
        answer = (await asked(ann, house.channel, "gather", table=said)).content
        assert "There is no table" in answer, said
        assert len(answer) < 300


async def test_labels_are_as_good_as_values(oak_and_elm: tuple[Play, Play], house: House, ann: Person) -> None:
    """Discord may send what autocomplete showed instead of what it stands for."""
    oak, _ = oak_and_elm
    table = {"table": "#1 Oak: your turn"}
    spaces = await ann.complete(house.channel, "dock", "space", options=table)
    space = {"space": spaces[0].label, **table}
    cards = await ann.complete(house.channel, "dock", "discarding", options=space)
    payments = await ann.complete(house.channel, "dock", "paying", options=space)
    done = await read(
        await ann.slash(house.channel, "dock", {**space, "discarding": cards[0].label, "paying": payments[0].label})
    )
    assert "You used Wood dock" in done.content, done.content
    oak.seen = (await oak.board()).seq
    await oak.board()

    sides = await ann.complete(house.channel, "gather", "card", options={"table": "#2 Elm"})
    claim = await asked(ann, house.channel, "gather", card=sides[0].label, table="#2 Elm: your turn")
    assert "You claimed " in claim.content or menus(claim)


async def test_values_that_are_not_offered_are_named_back(
    oak_and_elm: tuple[Play, Play], house: House, ann: Person
) -> None:
    wrong: list[tuple[str, str, str]] = [
        ("gather", "card", "crown"),
        ("gather", "card", "x" * 6000),
        ("gather", "copying", "mill"),
        ("dock", "space", "gold.1"),
        ("pass", "taking", "everything"),
    ]
    for line, option, value in wrong:
        reply = await ann.slash(house.channel, line, {option: value, "table": "1"}, force=True)
        text = (await read(reply)).content
        assert "is not possible" in text, (line, option)
        assert len(text) < 800
    reply = await ann.slash(house.channel, "craft", {"item": "x" * 6000, "table": "1"})
    assert "(rule 1.6)" in (await read(reply)).content


async def test_a_table_of_another_channel_or_server_is_not_found(
    oak_and_elm: tuple[Play, Play], house: House, ann: Person
) -> None:
    oak, _ = oak_and_elm
    elsewhere = house.server.add_channel(house.guild, "elsewhere")
    assert "There is no table" in (await asked(ann, elsewhere, "gather", table="1")).content
    assert "No table here" in (await asked(ann, elsewhere, "gather")).content
    assert "No tables here" in (await asked(ann, elsewhere, "table list")).content
    guild = house.server.add_guild("Others")
    far = house.server.add_channel(guild, "far")
    stranger = house.server.add_person("Eve", guild)
    card = (await asked(stranger, far, "table new", players=2)).content
    assert "#3 " in card
    posted = await house.server.next_message(far)
    board = (await oak.board()).message
    pass_button = f"kf1|1|{oak.seen}|ask pass"
    for custom_id in ("kf1|1|1|text", "kf1|1|0|join", pass_button):
        answer = await read(await stranger.press_raw(far, posted.id, custom_id))
        assert "There is no table" in answer.content
    assert (await oak.board()).message == board


async def test_a_thread_has_its_own_table(house: House, ann: Person, ben: Person) -> None:
    await seated(house, [ann, ben], seed=1, players=2, name="Oak")
    answer = await asked(ann, house.channel, "table new", players=2, thread=True, name="Elm")
    thread = int(answer.content.split("<#")[1].split(">")[0])
    card = await house.server.next_message(thread)
    await joined(house, card, ben)
    await house.server.when(card, lambda one: "Start" in labels(one))
    await read(await ann.press(card, "Start"))
    elm = Play(house, thread, 2, [ann, ben], seed=5)
    for _ in range(4):
        assert await elm.turn() is not None
    board = await elm.board()
    [user] = board.awaited
    assert "#2 Elm" in (await asked(elm.hands[user].person, thread, "gather")).content
    assert "#2 Elm" in (await asked(ann, thread, "table show")).content
    listed = (await asked(ann, house.channel, "table list")).content
    assert "#1 Oak" in listed


async def test_two_lobbies_and_who_may_do_what(house: House, ann: Person, ben: Person, cat: Person) -> None:
    await opened(house, ann, players=3, name="Oak")
    await opened(house, ben, players=3, name="Elm")
    assert "You sit at #2 Elm" in (await asked(ann, house.channel, "table join")).content
    assert "Which table?" in menus(await asked(cat, house.channel, "table join"))
    assert "begins: " in (await asked(ben, house.channel, "table start")).content
    await board_after(house.server, house.channel, 2, 0)
    assert "You sit at #1 Oak" in (await asked(cat, house.channel, "table join")).content
    assert "You left #1 Oak" in (await asked(cat, house.channel, "table leave")).content
