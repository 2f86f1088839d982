"""Three people with three languages at one table of a French server."""

from kingsforge_bot.sandbox import Message, Person, buttons, selects
from tests.e2e.house import House


async def said(person: Person, house: House, channel: int, line: str, **options: str | int) -> Message:
    """A command and what is read in the end."""
    return await (await person.slash(channel, line, options)).settled()


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
    assert [button.label for button in buttons(card)] == ["Rejoindre", "Quitter", "Commencer", "Ajouter un bot"]

    assert (await (await ken.press(card, "Rejoindre")).settled()).content == "#1 Oakに参加しました。"
    assert (await said(zoe, house, channel, "table join")).content.startswith("#1 Oak is full")
    assert (await said(ken, house, channel, "table start")).content == "#1 OakでこれができるのはAnaだけです。"
    await said(ana, house, channel, "table start")
    board = await house.server.next_message(
        channel, lambda message: any(one.filename == "board.png" for one in message.attachments)
    )
    assert "Manche 1, phase Ressource. Prenez une carte, utilisez un quai ou passez." in board.content
    assert (board.attachments[0].description or "").startswith("Plateau de King's Forge.\nManche 1")

    first, second = (ana, ken) if ana.id in board.alerted else (ken, ana)
    refused = {ana: "No es tu turno en #1 Oak.", ken: "#1 Oakはあなたの手番ではありません。"}
    assert (await said(second, house, channel, "gather")).content.startswith(refused[second])
    asked = {ana: "¿Qué carta y qué parte?", ken: "どのカードの上段・下段ですか？"}
    menu = await said(first, house, channel, "gather")
    assert [select.placeholder for select in selects(menu)] == [asked[first]]
    halves = {ana: (", arriba:", ", abajo:"), ken: ("上段：", "下段：")}
    for choice in await first.complete(channel, "gather", "card"):
        assert any(half in choice.label for half in halves[first]), choice.label
