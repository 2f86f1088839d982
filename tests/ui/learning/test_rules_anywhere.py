"""/rules where the bot is no member: no table is looked for, and none of that server's is told."""

from tests.ui.counter import Counter
from tests.ui.looks import STRANGER
from tests.ui.positions import ANA


async def test_a_table_cannot_be_named_there(counter: Counter) -> None:
    lobby = await counter.lobby(2)
    answered = await counter.command(ANA, "rules", table=str(lobby.id), at_member=False)
    assert lobby.name not in answered.text


async def test_the_game_asked_about_is_remembered_there_alone(counter: Counter) -> None:
    await counter.command(STRANGER, "rules", query="use a dock")
    assert counter.service.preferences.of(STRANGER).rules_game is None
    await counter.command(STRANGER, "rules", query="use a dock", at_member=False)
    counter.restart()
    assert counter.service.preferences.of(STRANGER).rules_game == "kings_forge"
    kept = await counter.service.personal.kept(STRANGER)
    assert [row["rules_game"] for row in kept["settings"]] == ["kings_forge"]


async def test_what_names_no_game_leaves_it_as_it_was(counter: Counter) -> None:
    await counter.command(STRANGER, "rules", query="use a dock", at_member=False)
    await counter.command(STRANGER, "rules", query="xyzzy", at_member=False)
    assert counter.service.preferences.of(STRANGER).rules_game == "kings_forge"
