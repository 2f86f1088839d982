"""Settings of people and servers over the wire: by commands, menus and buttons, in servers and in direct messages."""

import json

import pytest

from kingsforge_bot.sandbox import ClientRefused, Message, Permission, Person, selects
from kingsforge_bot.sandbox.world.building import grant_role
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import joined, opened
from tests.e2e.reading import board_after, labels


async def said(house: House, person: Person, line: str, **options: object) -> Message:
    return await read(await person.slash(house.channel, line, options))  # type: ignore[arg-type]


async def refused(house: House, person: Person, line: str, **options: object) -> str:
    return (await said(house, person, line, **options)).content


async def test_somebody_sets_things_in_direct_messages_and_they_outlive_the_bot(house: House, ann: Person) -> None:
    shown = await read(await ann.slash(ann.dm, "me settings"))
    assert "**Your settings**" in shown.content
    assert [one.placeholder for one in selects(shown)] == ["Alerts", "Quiet hours", "Digest", "Language"]
    shown = await read(await ann.choose(shown, "Alerts", ["Alerts: by direct message"]))
    assert "**Alerts**: by direct message" in shown.content
    shown = await read(await ann.choose(shown, "Quiet hours", ["Quiet hours: 22:00 to 08:00"]))
    shown = await read(await ann.press(shown, "Play forced moves myself"))
    zones = await ann.complete(ann.dm, "me settings", "zone", typed="madrid")
    assert [zone.value for zone in zones] == ["Europe/Madrid"]
    await read(await ann.slash(ann.dm, "me settings", {"zone": "Europe/Madrid", "language": "es"}))
    await house.restart()
    shown = await said(house, ann, "me settings")
    assert "**Avisos**: por mensaje directo" in shown.content
    assert "de 22:00 a 08:00" in shown.content
    assert "te esperan" in shown.content
    assert "Europe/Madrid" in shown.content
    assert "está abierta" in await refused(house, ann, "table new", players=2)


async def test_a_wrong_option_is_explained_and_sets_nothing(house: House, ann: Person) -> None:
    answer = await refused(house, ann, "me settings", quiet="late")
    assert answer == 'quiet: "late" is not possible. Pick from the list.'
    assert "**Quiet hours**: none" in (await said(house, ann, "me settings")).content


async def test_managers_set_who_opens_tables_where(house: House, ann: Person, ben: Person) -> None:
    with pytest.raises(ClientRefused):
        await ben.slash(house.channel, "forge setup")
    side = house.server.add_channel(house.guild, "side")
    grant_role(house.server.world, house.guild, ann.id, Permission.MANAGE_GUILD)
    smiths = grant_role(house.server.world, house.guild, ben.id, Permission(0))
    shown = await said(house, ann, "forge setup")
    assert "**Channels**: tables are opened anywhere" in shown.content
    shown = await read(await ann.choose(shown, "Channels: none chosen, so anywhere", [side]))
    assert f"tables are opened in <#{side.id}> only" in shown.content
    shown = await read(await ann.choose(shown, "A role whose members open tables", [smiths]))
    assert f"members with <@&{smiths.id}>" in shown.content
    assert await refused(house, ben, "table new") == f"In this server, tables are opened in <#{side.id}> only."
    assert "is open" in (await read(await ben.slash(side, "table new", {"players": 2}))).content
    cat = house.person("Cat")
    no = await read(await cat.slash(side, "table new", {"players": 2}))
    assert no.content == f"In this server, tables are opened by members with <@&{smiths.id}>."
    shown = await read(await ann.choose(shown, "Channels: none chosen, so anywhere", []))
    shown = await read(await ann.choose(shown, "A role whose members open tables", []))
    assert "**Who opens tables**: everybody" in shown.content
    assert "is open" in (await read(await cat.slash(house.channel, "table new", {"players": 2}))).content


async def test_who_manages_no_more_changes_nothing_by_old_menus(house: House, ann: Person) -> None:
    house.server.allow(house.channel, Permission.MANAGE_GUILD, user_id=ann.id)
    shown = await said(house, ann, "forge setup")
    house.server.deny(house.channel, Permission.MANAGE_GUILD, user_id=ann.id)
    answer = await read(await ann.press(shown, "A thread for each table"))
    assert answer.content == "This is for members who may manage the server."
    house.server.allow(house.channel, Permission.MANAGE_GUILD, user_id=ann.id)
    assert "only where asked for" in (await said(house, ann, "forge setup")).content


async def test_boards_speak_the_language_that_was_set_for_the_server(house: House, ann: Person, ben: Person) -> None:
    house.server.allow(house.channel, Permission.MANAGE_GUILD, user_id=ann.id)
    await said(house, ann, "forge setup", language="fr", bots=1)
    await said(house, ann, "table new", players=3)
    card = await house.server.next_message(house.channel)
    assert "Places\u00a0: 2 sur 3" in card.content
    await read(await ben.press(card, "Rejoindre"))
    # Both read another language: the owner is asked once which one the table speaks.
    question = await said(house, ann, "table start")
    await read(await ann.press(question, next(one for one in labels(question) if "ran" in one)))
    board = await house.server.next_message(house.channel, lambda one: bool(one.alerted))
    assert "Manche 1" in board.content


async def test_who_has_all_deleted_leaves_a_bot_and_no_name(house: House, ann: Person, ben: Person) -> None:
    table, card = await opened(house, ann, players=2)
    await joined(house, card, ben)
    await said(house, ann, "table start")
    await board_after(house.server, house.channel, table, 0)
    kept = await said(house, ben, "me data export")
    (file,) = kept.attachments
    rows = json.loads(house.server.file(file))
    assert [row["name"] for row in rows["seats"]] == ["Ben"]
    asked = await said(house, ben, "me data delete")
    assert "Running games you leave for good: 1;" in asked.content
    done = await read(await ben.press(asked, "Delete all of it"))
    assert done.content.startswith("Done: nothing that names you is kept.")
    assert labels(done) == set()
    log = (await said(house, ann, "table log")).content
    assert "the player is gone for good. The bot **Brok** plays on;" in log
    assert "Ben" not in log
    text = await said(house, ann, "turn")
    assert "Ben" not in text.content
    assert "You have no seat" in await refused(house, ben, "pass")
    emptied = await said(house, ben, "me data export")
    assert json.loads(house.server.file(emptied.attachments[0]))["seats"] == []
