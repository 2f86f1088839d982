"""Somebody asks for rules: answered alone, shown to everybody where that is asked, a refusal explained."""

from kingsforge_bot.sandbox import Person, buttons
from tests.e2e.hands import read
from tests.e2e.house import House
from tests.e2e.play import seated
from tests.e2e.reading import labels, menus


async def test_a_clear_entry_is_its_askers_alone_and_a_press_from_everybody(
    house: House, ann: Person, ben: Person
) -> None:
    """Private, with **Show in channel** below it."""
    before = len(house.server.messages(house.channel))
    asked = await (await ann.slash(house.channel, "rules", {"query": "use a dock"})).settled()
    assert asked.ephemeral
    assert "2.4 · Use a dock" in asked.content
    assert len(house.server.messages(house.channel)) == before
    posted = await (await ann.press(asked, "Show in channel")).settled()
    assert not posted.ephemeral
    beside = await read(await ben.press(posted, "6 Prices of the docks"))
    assert beside.ephemeral
    assert "Prices of the docks" in beside.content
    shown = await (await ben.press(beside, "Show in channel")).settled()
    assert not shown.ephemeral
    assert "Prices of the docks" in shown.content


async def test_an_entry_is_shown_to_everybody_at_once(house: House, ann: Person, ben: Person) -> None:
    reply = await ann.slash(house.channel, "rules", {"query": "use a dock", "public": True})
    posted = await reply.followup()
    assert not posted.ephemeral
    assert "2.4 · Use a dock" in posted.content
    # Its asker need not read it twice.
    await house.server.until(lambda: reply.message is None or None, "the private answer to go")
    assert (await read(await ben.press(posted, "6 Prices of the docks"))).ephemeral


async def test_what_is_doubtful_is_shown_to_nobody_else(house: House, ann: Person) -> None:
    before = len(house.server.messages(house.channel))
    reply = await ann.slash(house.channel, "rules", {"query": "mill", "public": True})
    assert "Only you see this." in (await read(reply)).content
    assert reply.followups == []
    assert len(house.server.messages(house.channel)) == before


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
    posted = await (await ann.slash(house.channel, "rules", {"query": "smithy tile", "public": True})).followup()
    assert not posted.ephemeral
    await house.close()
    await house.start()
    assert (await read(await ann.press(posted, "Supply"))).ephemeral


async def test_one_goes_back_among_entries_in_the_same_message(house: House, ann: Person) -> None:
    """From the list to an entry, to one that belongs to it, and back to the list as it stood."""
    listed = await read(await ann.slash(house.channel, "rules", {"query": "mill"}))
    [menu] = menus(listed)
    assert "Back" not in labels(listed)
    first = await read(await ann.choose(listed, menu, ["Mill (bottom) · King's Forge"]))
    related = next(one.label for one in buttons(first) if one.label not in ("Show in channel", "Back"))
    second = await read(await ann.press(first, related))
    assert second.content != first.content
    assert {listed.id, first.id, second.id} == {listed.id}
    again = await read(await ann.press(second, "Back"))
    assert again.content == first.content
    start = await read(await ann.press(again, "Back"))
    assert menus(start) == menus(listed)
    assert "Back" not in labels(start)


async def test_after_a_restart_back_leads_to_all_rules(house: House, ann: Person) -> None:
    listed = await read(await ann.slash(house.channel, "rules", {"query": "mill"}))
    [menu] = menus(listed)
    shown = await read(await ann.choose(listed, menu, ["Mill (bottom) · King's Forge"]))
    await house.close()
    await house.start()
    everything = await read(await ann.press(shown, "Back"))
    assert menus(everything)
    assert "Back" not in labels(everything)


async def test_rules_read_beside_a_turn_stand_once_and_go_with_it(house: House, ann: Person, ben: Person) -> None:
    """What else a phone had room for: the own panel below two answers of /rules."""
    play = await seated(house, [ann, ben], players=2)
    board = await play.board()
    [user] = board.awaited
    mine = ann if user == ann.id else ben
    asked = [await read(await mine.slash(house.channel, "rules", {"query": query})) for query in ("mill", "use a dock")]
    shelf = house.server.world.messages[asked[0].channel_id]
    await house.server.until(lambda: asked[0].id not in shelf or None, "the first answer to go")
    moment = await read(await mine.slash(house.channel, "rules"))
    await house.server.until(lambda: asked[1].id not in shelf or None, "the second answer to go")
    question = await read(await mine.press(board.message, "Pass"))
    await read(await mine.press(question, min(one for one in labels(question) if one.startswith("Pass"))))
    await house.server.until(lambda: moment.id not in shelf or None, "the last answer to go with the turn")
