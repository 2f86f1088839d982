"""Plans for one's next turn, made at the counter: nobody else learns of them before they are carried out."""

from pathlib import Path

from kingsforge_bot.service.table.lobbies import NewLobby
from kingsforge_bot.service.types import TableId
from tests.ui.counter import Answered, Counter, open_counter
from tests.ui.looks import CHANNEL, GUILD, NAMES, user_of

TABLE = TableId(1)


async def opened(counter: Counter, game: str) -> TableId:
    lobbies = counter.service.lobbies
    options: dict[str, str] = {}
    table = await lobbies.open(NewLobby(GUILD, CHANNEL, user_of(0), NAMES[0], game=game, players=2, options=options))
    await lobbies.join(table.id, user_of(1), NAMES[1])
    await lobbies.start(table.id, user_of(0))
    return table.id


def lines(answered: Answered) -> dict[str, str]:
    """The notation of what a menu offers, with its label."""
    parts = [part for row in answered.rows for part in row["components"]]
    return {one["value"]: one["label"] for part in parts for one in part.get("options", ())}


async def test_a_turn_is_planned_carried_out_in_order_and_told_then(tmp_path: Path) -> None:
    async with open_counter(tmp_path / "kingsforge.sqlite3") as counter:
        await opened(counter, "dwarven_smithy")
        (first,) = (await counter.look(TABLE)).awaited
        mine, theirs = user_of(1 - first), user_of(first)
        shown = await counter.command(mine, "table plan")
        offered = lines(shown)
        card = next(one.split()[3] for one in offered if " move " in one)
        for planned_action in (f"move {card} to market", "buy moonstone for 1", f"sell {card}", "end"):
            shown = await counter.command(mine, "table plan", do=f"turn 0: {planned_action}")
        assert "1. Move " in shown.text
        assert "4. End turn without drawing" in shown.text
        assert "in this order" in shown.text
        planned = [one[3:] for one in shown.text.splitlines() if one[:2] in {"1.", "2.", "3."}]
        assert len(planned) == 3
        for line in ("table log", "table show", "table plan", "turn"):
            told = (await counter.command(theirs, line)).text
            assert not any(one in told for one in planned)

        ended = await counter.command(theirs, "dwarven end")
        assert "By plan:" in ended.text
        assert (await counter.look(TABLE)).awaited == {first}, "the turn was played to its end by plans"
        entries = [one.action for one in await counter.log(TABLE)]
        assert entries[-3:] == ["end", f"move {card} to market", "end"]
        after = await counter.command(mine, "table plan")
        assert "Dropped, because it could not be done: Buy moonstone for at most 1 coin" in after.text
        assert "1. Sell " in after.text

        await counter.command(theirs, "dwarven end")
        assert [one.action for one in await counter.log(TABLE)][-2:] == ["end", f"sell {card}"]
        assert "Your turn" in (await counter.command(mine, "turn")).text


async def test_beside_a_table_of_another_game_each_has_its_words(tmp_path: Path) -> None:
    async with open_counter(tmp_path / "kingsforge.sqlite3") as counter:
        smithy, forge = await opened(counter, "dwarven_smithy"), await opened(counter, "kings_forge")
        listed = (await counter.command(user_of(0), "table list")).text.splitlines()
        assert [line.rpartition(" · ")[2] for line in listed[1:-1]] == ["Dwarven Smithy", "King's Forge"]
        other = await counter.command(user_of(0), "gather", table=str(smithy))
        assert "plays Dwarven Smithy, which has no `/gather`" in other.text
        other = await counter.command(user_of(0), "dwarven end", table=str(forge))
        assert "plays King's Forge, which has no `/dwarven end`" in other.text
