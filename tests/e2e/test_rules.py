"""Somebody asks for rules in the channel: a clear entry is posted, a doubtful one chosen, a refusal explained."""

from kingsforge_bot.sandbox import Person
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import seated
from tests.e2e.reading import menus


async def test_a_clear_entry_is_posted_and_leads_on(house: House, ann: Person, ben: Person) -> None:
    posted = await (await ann.slash(house.channel, "rules", {"query": "use a dock"})).settled()
    assert not posted.ephemeral
    assert "2.4 · Use a dock" in posted.content
    beside = await read(await ben.press(posted, "6 Prices of the docks"))
    assert beside.ephemeral
    assert "Prices of the docks" in beside.content
    shown = await (await ben.press(beside, "Show in channel")).settled()
    assert not shown.ephemeral
    assert "Prices of the docks" in shown.content


async def test_a_doubtful_entry_is_chosen_from_what_was_typed_in_another_language(house: House, ann: Person) -> None:
    choices = await ann.complete(house.channel, "rules", "query", typed="cementrio")
    assert {"card-cemetery-top", "card-cemetery-bottom"} <= {str(choice.value) for choice in choices[:3]}
    asked = await read(await ann.slash(house.channel, "rules", {"query": "mill"}))
    assert asked.ephemeral
    [menu] = menus(asked)
    chosen = await read(await ann.choose(asked, menu, ["Mill (bottom) · King's Forge"]))
    assert chosen.ephemeral
    assert "gain 3 wood and 2 metal" in chosen.content


async def test_what_matters_now_and_why_not(house: House, ann: Person, ben: Person) -> None:
    play = await seated(house, [ann, ben], players=2)
    [user] = (await play.board()).awaited
    mine, other = (ann, ben) if user == ann.id else (ben, ann)
    now = await read(await mine.slash(house.channel, "rules"))
    assert now.ephemeral
    assert "What matters now" in now.content
    refused = await read(await mine.slash(house.channel, "gather", {"card": "shrine.bottom", "paying": "M"}))
    why = await read(await mine.press(refused, "Why"))
    assert why.ephemeral
    assert "Why not?" in why.content
    answer = await read(await other.slash(house.channel, "rules", {"query": "why wood dock"}))
    assert "It is not your turn" in answer.content


async def test_a_related_entry_answers_after_a_restart(house: House, ann: Person) -> None:
    posted = await (await ann.slash(house.channel, "rules", {"query": "smithy tile"})).settled()
    assert not posted.ephemeral
    await house.close()
    await house.start()
    assert (await read(await ann.press(posted, "Supply"))).ephemeral
