"""People with several languages at one table; public is what was chosen for it, else what the server speaks."""

from kingsforge_bot.sandbox import Message, Permission, Person, buttons, selects
from tests.e2e.house import House
from tests.e2e.reading import signless


async def said(person: Person, house: House, channel: int, line: str, **options: str | int) -> Message:
    """A command and what is read in the end."""
    return signless(await (await person.slash(channel, line, options)).settled())


async def test_answers_are_in_ones_own_language_and_boards_in_the_servers(house: House) -> None:
    guild = house.server.add_guild("Forgerons", "fr")
    channel = house.server.add_channel(guild, "forge").id
    ana, ken, zoe = (
        house.server.add_person(name, guild, locale=locale)
        for name, locale in (("Ana", "es-419"), ("Ken", "ja"), ("Zoe", "de"))
    )
    opened = await said(ana, house, channel, "table new", players=2, name="Oak")
    assert opened.content.startswith("#1 Oak está abierta.")
    card = await house.server.next_message(channel, lambda message: "1. Ana" in message.content)
    assert "Places\u00a0: 1 sur 2" in card.content
    assert [button.label for button in buttons(card)] == [
        *("Rejoindre", "Quitter", "Commencer", "Ajouter un bot"),
        *("Réglages", "Apprendre en trois minutes"),
    ]

    assert (await (await ken.press(card, "Rejoindre")).settled()).content.splitlines()[0] == "#1 Oakに参加しました。"
    assert (await said(zoe, house, channel, "table join")).content.startswith("#1 Oak is full")
    not_owner = await said(ken, house, channel, "table start")
    assert not_owner.content.splitlines()[0] == "#1 Oak：これができるのはAnaだけです。"
    await said(ana, house, channel, "table start")
    board = await house.server.next_message(
        channel, lambda message: any(one.filename == "board.png" for one in message.attachments)
    )
    assert "\nManche 1. **Ana** commence." in board.content
    assert (board.attachments[0].description or "").startswith("#1 Oak\u00a0: plateau de King's Forge.\nManche 1")

    first, second = (ana, ken) if ana.id in board.alerted else (ken, ana)
    refused = {ana: "No es tu turno en #1 Oak.", ken: "#1 Oak：あなたの手番ではありません。"}
    assert (await said(second, house, channel, "gather")).content.startswith(refused[second])
    asked = {ana: "¿Qué carta y qué parte?", ken: "どのカードのどちらの段を取りますか？"}
    menu = await said(first, house, channel, "gather")
    assert [select.placeholder for select in selects(menu)] == [asked[first]]
    halves = {ana: (" (arriba):", " (abajo):"), ken: ("（上段）：", "（下段）：")}
    for choice in await first.complete(channel, "gather", "card"):
        assert any(half in choice.label for half in halves[first]), choice.label


ENGLISH = (
    "Round",
    "gather phase",
    "Seats",
    "can start",
    "Dice seal",
    "to play",
    "supply",
    "The game",
    "rolled",
    "passed",
)


async def test_a_french_table_of_an_english_server_is_french_in_public(house: House, ann: Person, ben: Person) -> None:
    opened = await said(ann, house, house.channel.id, "table new", players=2, name="Oak", language="fr")
    assert opened.content.startswith("#1 Oak is open.")
    card = await house.server.next_message(house.channel, lambda message: "1. Ann" in message.content)
    assert "Langue\u00a0: français" in card.content.splitlines()
    assert (await (await ben.press(card, "Rejoindre")).settled()).content.splitlines()[0] == "You sit at #1 Oak."
    assert (await said(ann, house, house.channel.id, "table start")).content.startswith("#1 Oak begins: ")
    people = {person.id: person for person in (ann, ben)}

    async def awaited() -> Person:
        board = await house.server.next_message(house.channel, lambda message: bool(message.mentions))
        assert "de jouer" in board.content
        return people[board.mentions[0]]

    first = await said(await awaited(), house, house.channel.id, "pass", taking="metal")
    assert "You passed first: you take 1 metal" in first.content
    second = await awaited()
    # Without a picture the board is said in words, in public.
    house.server.deny(house.channel, Permission.ATTACH_FILES)
    assert "passed" in (await said(second, house, house.channel.id, "pass")).content
    smith = await awaited()
    panel = await said(smith, house, house.channel.id, "craft")
    # Where no roll can bring anything, it has been rolled already.
    for label in ("Roll (can't be undone)", "End turn", "End turn"):
        if label in {button.label for button in buttons(panel)}:
            panel = await (await smith.press(panel, label)).settled()
    await awaited()
    posted = [message for message in house.server.messages(house.channel) if not message.ephemeral]
    assert sum("Le plateau en texte" in message.content for message in posted) == 2
    for message in posted:
        seen = [message.content, *(button.label or "" for button in buttons(message))]
        seen += [file.description or "" for file in message.attachments]
        assert not [word for word in ENGLISH for text in seen if word in text], seen
