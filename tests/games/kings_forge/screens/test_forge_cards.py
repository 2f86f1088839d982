"""/forge cards: a form, a card with its picture, a table that plays with it; and what anybody else is told."""

import asyncio
from typing import Any

import discord
import pytest

from kingsforge_bot.games.kings_forge.card_data import printed_name
from kingsforge_bot.games.kings_forge.rules.own_cards import MOST_CARDS, OPTION
from kingsforge_bot.players.player import bounded
from tests.ui.counter import ELSEWHERE, MEMBER, Answered, Counter
from tests.ui.looks import CHANNEL, GUILD, user_of
from tests.ui.positions import ANA, BEN

MANAGER = discord.Permissions(view_channel=True, send_messages=True, manage_guild=True)
NEW = "kf1|0|0|cards write"


def labels(answered: Answered) -> dict[str, str]:
    return {part.get("label", ""): str(part["custom_id"]) for row in answered.rows for part in row["components"]}


async def wrote(counter: Counter, name: str, boxes: str, rank: str = "", form: str = NEW, **at: Any) -> Answered:
    at.setdefault("permissions", MANAGER)
    return await counter.write(ANA, form, {"name": name, "boxes": boxes, "rank": rank}, **at)


async def test_a_card_is_made_changed_drawn_otherwise_and_taken_away(counter: Counter) -> None:
    empty = await counter.command(ANA, "forge cards", at_permissions=MANAGER)
    assert "none yet" in empty.text
    form = await counter.opened(ANA, labels(empty)["New card"], permissions=MANAGER)
    assert [field["component"]["custom_id"] for field in form["components"]] == ["name", "boxes", "rank"]
    made = await wrote(counter, "Sword of Fire", "m3 w2 w2")
    assert "**Sword of Fire**" in made.text
    assert "M3 W2 W2" in made.text
    assert made.attachments == 1
    counter.restart()
    change = labels(made)["Change text"]
    form = await counter.opened(ANA, change, permissions=MANAGER)
    assert form["components"][0]["component"]["value"] == "Sword of Fire"
    changed = await wrote(counter, "Épée", "M1", "777", change)
    assert "**Épée** #777" in changed.text
    [menu] = [row["components"][0] for row in changed.rows if row["components"][0].get("options")]
    look = await counter.press(ANA, menu["custom_id"], menu["options"][3]["value"], own=True, permissions=MANAGER)
    assert "**Épée** #777" in look.text
    gone = await counter.press(ANA, labels(look)["Delete card"], own=True, permissions=MANAGER)
    assert "none yet" in gone.text


async def test_what_is_refused_is_told_with_what_was_written(counter: Counter) -> None:
    await wrote(counter, "Sword", "M3", "500")
    for name, boxes, rank, why in (
        ("@everyone", "M3", "", "A name has"),
        ("Sword", "M3", "", "called so"),
        ("Other", "G1 G1 G1 G1", "", "At most 3 boxes"),
        ("Other", "M9", "", "boxes"),
        ("Other", "M1", "500", "has rank 500"),
        ("Other", "M1", "x", "Ranks go from"),
    ):
        refused = await wrote(counter, name, boxes, rank)
        assert why in refused.text
        assert boxes in refused.text
        assert "Write again" in labels(refused)
        assert not refused.mentions
    listed = await counter.command(ANA, "forge cards", at_permissions=MANAGER)
    assert listed.text.count("\n- ") == 1


async def test_the_last_blank_card_is_the_last(counter: Counter) -> None:
    for number in range(MOST_CARDS):
        await wrote(counter, f"Card {chr(97 + number)}", "M1")
    assert f"At most {MOST_CARDS}" in (await wrote(counter, "One more", "M1")).text


async def test_managers_who_write_at_once_lose_nothing(counter: Counter) -> None:
    said = [{"name": f"Card {letter}", "boxes": "M1", "rank": f"80{place}"} for place, letter in enumerate("abcd")]
    people = [user_of(seat) for seat in range(len(said))]
    await asyncio.gather(
        *(counter.write(user, NEW, one, permissions=MANAGER) for user, one in zip(people, said, strict=True))
    )
    listed = await counter.command(ANA, "forge cards", at_permissions=MANAGER)
    assert listed.text.count("\n- ") == len(said)


async def test_members_and_strangers_change_nothing(counter: Counter) -> None:
    made = await wrote(counter, "Sword", "M3")
    member = await counter.command(BEN, "forge cards", at_permissions=MEMBER)
    assert "Sword" not in member.text
    assert await counter.opened(BEN, NEW, permissions=MEMBER) is None
    assert "Sword" not in (await wrote(counter, "Mine", "M1", permissions=MEMBER)).text
    drop = labels(made)["Delete card"]
    await counter.press(BEN, drop, own=True, permissions=MEMBER)
    elsewhere = await counter.press(ANA, drop, own=True, permissions=MANAGER, guild=ELSEWHERE[0])
    assert "changed or taken away" in elsewhere.text
    assert "Sword" in (await counter.command(ANA, "forge cards", at_permissions=MANAGER)).text


@pytest.mark.parametrize("words", ["cards x", "cards drop", "cards look", "cards write x y", "cards drop own-1-x-"])
async def test_made_up_presses_change_nothing(counter: Counter, words: str) -> None:
    await wrote(counter, "Sword", "M3")
    await counter.press(ANA, f"kf1|0|0|{words}", own=True, permissions=MANAGER)
    assert "Sword" in (await counter.command(ANA, "forge cards", at_permissions=MANAGER)).text


async def test_a_table_keeps_the_cards_it_began_with(counter: Counter) -> None:
    """Deleted or not: log, board, export and recomputation know them by what the table kept."""
    none = await counter.command(ANA, "table new", players=2, own_cards=True)
    assert "forge cards" in none.text
    for number in range(MOST_CARDS):
        made = await wrote(counter, f"Card {chr(97 + number)}", "M1")
    opened = await counter.command(ANA, "table new", players=2, own_cards=True)
    assert "is open" in opened.text
    [listed] = await counter.service.finder.here(GUILD, CHANNEL)
    await counter.service.lobbies.join(listed.id, user_of(1), "Ben")
    look = (await counter.service.lobbies.start(listed.id, ANA)).look
    assert OPTION in look.table.options
    own = [card.item for card in (*look.view.display, *look.view.queue) if card.item.startswith("own-")]
    assert own
    for _ in range(MOST_CARDS):
        listing = await counter.command(ANA, "forge cards", at_permissions=MANAGER)
        [menu] = [row["components"][0] for row in listing.rows if row["components"][0].get("options")]
        made = await counter.press(ANA, menu["custom_id"], menu["options"][0]["value"], own=True, permissions=MANAGER)
        await counter.press(ANA, labels(made)["Delete card"], own=True, permissions=MANAGER)
    counter.restart()
    game = counter.service.play.game(look.table.game)
    for _ in range(200):
        look = await counter.look(look.table.id)
        if not look.awaited:
            break
        seat = min(look.awaited)
        if look.table.seq % 12 == 0:
            for asked in ("turn", "odds", "rules"):
                answered = await counter.command(user_of(seat), asked, table=str(look.table.id))
                assert "bot's fault" not in answered.text
        actions = list(bounded(game.legal_actions(look.view, seat)))
        action = actions[look.table.seq * 7 % len(actions)]
        await counter.service.play.act(look.table.id, user_of(seat), action, decided_on=look.table.seq)
    shown = await counter.command(ANA, "table show", table=str(look.table.id))
    assert shown.attachments == 1
    words = await counter.press(ANA, f"kf1|{look.table.id}|{look.table.seq}|text", own=True)
    players = look.view.players
    there = [*look.view.display, *look.view.queue, *(card for one in players for card in one.items)]
    there += [made.card for one in players for made in one.made]
    assert {card.item for card in there if card.item.startswith("own-")} <= {*own}
    assert "Card " in words.text
    named = str(printed_name(own[0]))
    found = await counter.command(ANA, "rules", query=named.upper(), table=str(look.table.id))
    assert f"**{named}**" in found.text
    assert found.attachments == 1
    kept = await counter.service.history.file(look.table.id)
    assert kept.options[OPTION] == look.table.options[OPTION]
