"""Which table is meant."""

import pytest

from kingsforge_bot.service.errors import AmbiguousTable, NoTable
from kingsforge_bot.service.table.lobbies import NewLobby
from kingsforge_bot.service.types import ChannelId, GuildId, Table, TableId, TableStatus, UserId
from tests.databases.by_hand import change
from tests.service.room import ADA, BEN, CHANNEL, CLEO, FORGE, GUILD, Room, awaited_user

STRANGER = UserId(999)
ELSEWHERE = ChannelId(77)
THREAD = ChannelId(2020)


async def resolve(room: Room, user: UserId, said: str | None = None, *, play: bool = True) -> TableId:
    return (await room.service.finder.resolve(GUILD, CHANNEL, user, said, to_play=play)).id


async def awaiting(room: Room, user: UserId, other: UserId) -> Table:
    """A running table of two that awaits the user."""
    table = await room.service.lobbies.open(
        NewLobby(GUILD, CHANNEL, user, "one", game="kings_forge", players=2, options={})
    )
    await room.service.lobbies.join(table.id, other, "other")
    done = await room.service.lobbies.start(table.id, user)
    if awaited_user(done.look.table, min(done.look.awaited)) != user:
        done = await room.service.play.act(table.id, other, FORGE.parse("pass taking token"), decided_on=1)
    return done.look.table


async def test_nothing_here(room: Room) -> None:
    with pytest.raises(NoTable):
        await resolve(room, ADA)
    await room.service.lobbies.open(NewLobby(GUILD, ELSEWHERE, ADA, "Ada", game="kings_forge", players=2, options={}))
    await room.service.lobbies.open(
        NewLobby(GuildId(11), CHANNEL, ADA, "Ada", game="kings_forge", players=2, options={})
    )
    with pytest.raises(NoTable):
        await resolve(room, ADA)


async def test_the_only_table_is_meant_by_everybody(room: Room) -> None:
    table = await room.lobby(BEN)
    assert await resolve(room, ADA) == await resolve(room, STRANGER, play=False) == table.id


async def test_the_table_that_awaits_you_comes_before_those_where_you_only_sit(room: Room) -> None:
    yours = await awaiting(room, ADA, BEN)
    bens = await awaiting(room, BEN, ADA)
    assert await resolve(room, ADA) == yours.id
    assert await resolve(room, BEN) == bens.id
    with pytest.raises(AmbiguousTable) as caught:
        await resolve(room, CLEO)
    assert {table.id for table in caught.value.candidates} == {yours.id, bens.id}


async def test_what_is_decided_ahead_is_for_the_table_that_awaits_somebody_else(room: Room) -> None:
    yours = await awaiting(room, ADA, BEN)
    bens = await awaiting(room, BEN, ADA)
    for user, planned in ((ADA, bens), (BEN, yours)):
        found = await room.service.finder.resolve(GUILD, CHANNEL, user, None, to_play=True, ahead=True)
        assert found.id == planned.id


async def test_what_whose_turn_it_is_says_nothing_about_is_asked_where_one_sits_at_several(room: Room) -> None:
    """What was done last may go back at either table; a single one of one's own is meant all the same."""
    yours = await awaiting(room, ADA, BEN)
    finder = room.service.finder
    for user in (ADA, BEN):
        assert (await finder.resolve(GUILD, CHANNEL, user, None, to_play=False, by_turn=False)).id == yours.id
    bens = await awaiting(room, BEN, ADA)
    for user in (ADA, BEN):
        with pytest.raises(AmbiguousTable) as caught:
            await finder.resolve(GUILD, CHANNEL, user, None, to_play=False, by_turn=False)
        assert {table.id for table in caught.value.candidates} == {yours.id, bens.id}


async def test_where_you_sit_comes_before_where_you_do_not(room: Room) -> None:
    mine = await awaiting(room, BEN, ADA)
    await awaiting(room, BEN, CLEO)
    assert await resolve(room, ADA) == mine.id


async def test_two_that_await_you_are_not_guessed_between(room: Room) -> None:
    both = {(await awaiting(room, ADA, BEN)).id, (await awaiting(room, ADA, CLEO)).id}
    sitting = await awaiting(room, BEN, ADA)
    with pytest.raises(AmbiguousTable) as caught:
        await resolve(room, ADA)
    candidates = [table.id for table in caught.value.candidates]
    assert set(candidates[:2]) == both
    assert candidates[2] == sitting.id


async def test_a_lobby_is_not_meant_when_somebody_plays(room: Room) -> None:
    running = await awaiting(room, BEN, ADA)
    lobby = await room.service.lobbies.open(
        NewLobby(GUILD, CHANNEL, CLEO, "Cleo", game="kings_forge", players=2, options={})
    )
    assert await resolve(room, STRANGER) == running.id
    with pytest.raises(AmbiguousTable):
        await resolve(room, STRANGER, play=False)
    assert await resolve(room, CLEO, play=False) == lobby.id


async def test_a_thread_means_its_table(room: Room) -> None:
    bound = await room.lobby(thread=THREAD)
    await room.lobby()
    found = await room.service.finder.resolve(GUILD, THREAD, STRANGER, None, to_play=True)
    assert found.id == bound.id
    assert await resolve(room, STRANGER, bound.name) == bound.id


@pytest.mark.parametrize(
    "form", ["{id}", "#{id}", " #{id} ", "Oak", "oak", " OAK ", "#{id} Oak · your turn", "#{id} Oak"]
)
async def test_a_table_can_be_named_in_many_ways(room: Room, form: str) -> None:
    table = await room.lobby(name="Oak")
    await room.lobby(name="Ash")
    assert await resolve(room, STRANGER, form.format(id=table.id)) == table.id


@pytest.mark.parametrize("said", ["Chêne", "chene", "CHÊNE", "Ｃｈｅｎｅ"])
async def test_accents_may_be_left_out_of_a_name(room: Room, said: str) -> None:
    table = await room.lobby(name="Chêne")
    await room.lobby(name="Ash")
    assert await resolve(room, ADA, said, play=False) == table.id
    suggested = await room.service.finder.suggest(GUILD, CHANNEL, ADA, said[:3])
    assert [found.id for found, _ in suggested] == [table.id]


async def test_between_names_alike_but_for_an_accent_nothing_is_guessed(room: Room) -> None:
    with_it, without = await room.lobby(name="Chêne"), await room.lobby(name="Chene")
    assert await resolve(room, ADA, "chêne") == with_it.id
    assert await resolve(room, ADA, "chene") == without.id
    with pytest.raises(NoTable):
        await resolve(room, ADA, "chéne")


@pytest.mark.parametrize(
    "said",
    ["Elm", "99", "#99", "0", "-1", "9" * 19, "9" * 400, "x" * 6000, "#1x", "١", "'; DROP TABLE tables", "%", "_ak"],
)
async def test_a_name_nobody_has(room: Room, said: str) -> None:
    await room.lobby(name="Oak")
    with pytest.raises(NoTable) as caught:
        await resolve(room, ADA, said)
    assert caught.value.said is not None
    assert len(caught.value.said) <= 100


@pytest.mark.parametrize(("guild", "channel"), [(GuildId(11), CHANNEL), (GUILD, ELSEWHERE)])
async def test_tables_of_elsewhere_do_not_exist(room: Room, guild: GuildId, channel: ChannelId) -> None:
    table = await room.lobby(name="Oak")
    for said in (str(table.id), f"#{table.id}", "Oak", f"#{table.id} Oak"):
        with pytest.raises(NoTable):
            await room.service.finder.resolve(guild, channel, ADA, said, to_play=False)


async def test_a_name_made_of_digits_is_found_unless_it_is_an_id_here(room: Room) -> None:
    first = await room.lobby(name="12345")
    second = await room.lobby(name=str(first.id))
    assert await resolve(room, ADA, "12345") == first.id
    assert await resolve(room, ADA, str(first.id)) == first.id
    assert await resolve(room, ADA, str(second.id)) == second.id


async def test_what_is_over_can_still_be_shown(room: Room) -> None:
    table = (await room.started(BEN, players=2)).look.table
    await change(room.store, "UPDATE tables SET status = 'over' WHERE id = ?", table.id)
    assert await resolve(room, STRANGER, play=False) == table.id
    with pytest.raises(NoTable):
        await resolve(room, STRANGER)
    assert await resolve(room, STRANGER, table.name) == table.id
    assert (await room.service.play.look(table.id)).table.status is TableStatus.OVER


async def test_where_nothing_runs_your_last_table_that_ended_is_told(room: Room) -> None:
    for number in range(3):
        table = (await room.started(*([BEN] if number < 2 else [CLEO]), players=2)).look.table
        await change(room.store, "UPDATE tables SET status = 'over', since = ? WHERE id = ?", number, table.id)
    for user, last in ((ADA, 3), (BEN, 2), (CLEO, 3), (STRANGER, None)):
        with pytest.raises(NoTable) as caught:
            await resolve(room, user)
        assert (caught.value.over.id if caught.value.over else None) == last


async def over(room: Room, table: Table) -> None:
    await change(room.store, "UPDATE tables SET status = 'over' WHERE id = ?", table.id)


async def test_whose_own_table_ended_does_not_mean_what_others_play(room: Room) -> None:
    ended = (await room.started(CLEO, players=2)).look.table
    await over(room, ended)
    running = await awaiting(room, BEN, ADA)
    with pytest.raises(NoTable) as caught:
        await resolve(room, CLEO)
    assert caught.value.over is not None
    assert caught.value.over.id == ended.id
    assert await resolve(room, CLEO, play=False) == running.id
    assert await resolve(room, ADA) == await resolve(room, STRANGER) == running.id


async def test_a_lobby_of_ones_own_is_meant_rather_than_what_others_play(room: Room) -> None:
    await awaiting(room, BEN, ADA)
    lobby = await room.service.lobbies.open(
        NewLobby(GUILD, CHANNEL, CLEO, "Cleo", game="kings_forge", players=2, options={})
    )
    assert await resolve(room, CLEO) == lobby.id


async def test_between_tables_of_others_ones_own_that_ended_can_be_looked_at(room: Room) -> None:
    ended = (await room.started(CLEO, players=2)).look.table
    await over(room, ended)
    running = {(await awaiting(room, BEN, ADA)).id for _ in range(2)}
    with pytest.raises(AmbiguousTable) as caught:
        await resolve(room, CLEO, play=False)
    first, *others = [table.id for table in caught.value.candidates]
    assert (first, set(others)) == (ended.id, running)
    with pytest.raises(AmbiguousTable) as caught:
        await resolve(room, STRANGER, play=False)
    assert {table.id for table in caught.value.candidates} == running


async def test_in_a_thread_its_table_is_meant_also_after_another_ended_there(room: Room) -> None:
    ended = await room.service.lobbies.open(
        NewLobby(GUILD, THREAD, CLEO, "Cleo", game="kings_forge", players=2, options={})
    )
    await over(room, ended)
    bound = await room.lobby(thread=THREAD)
    assert (await room.service.finder.resolve(GUILD, THREAD, CLEO, None, to_play=True)).id == bound.id


async def test_in_a_thread_of_others_the_table_is_meant_that_one_opened_there(room: Room) -> None:
    bound = await room.lobby(thread=THREAD)
    inner = await room.service.lobbies.open(
        NewLobby(GUILD, THREAD, CLEO, "Cleo", game="kings_forge", players=2, options={})
    )
    for to_play in (True, False):
        for user, meant in ((CLEO, inner), (ADA, bound), (STRANGER, bound)):
            found = await room.service.finder.resolve(GUILD, THREAD, user, None, to_play=to_play)
            assert found.id == meant.id, (user, to_play)


async def test_suggestions_begin_with_your_turn(room: Room) -> None:
    others = [await room.lobby(name=f"Elm {n}") for n in range(3)]
    sitting = await awaiting(room, BEN, CLEO)
    yours = await awaiting(room, CLEO, BEN)
    suggested = await room.service.finder.suggest(GUILD, CHANNEL, CLEO, "")
    assert [(table.id, turn) for table, turn in suggested] == [
        (yours.id, True),
        (sitting.id, False),
        *[(table.id, False) for table in others],
    ]
    assert [table.id for table, _ in await room.service.finder.suggest(GUILD, CHANNEL, CLEO, "ELM 2")] == [others[2].id]
    assert [table.id for table, _ in await room.service.finder.suggest(GUILD, CHANNEL, CLEO, f"#{yours.id}")] == [
        yours.id
    ]
    assert await room.service.finder.suggest(GUILD, CHANNEL, CLEO, "y" * 6000) == ()
    assert await room.service.finder.suggest(GuildId(11), CHANNEL, CLEO, "") == ()


async def pressed(room: Room, table: Table, user: UserId, guild: int | None, channel: int | None) -> bool:
    """Whether a button of the table counts there."""
    at = (None if guild is None else GuildId(guild), None if channel is None else ChannelId(channel))
    try:
        return (await room.service.finder.pressed(*at, user, table.id)).id == table.id
    except NoTable:
        return False


async def test_a_button_counts_where_its_table_is_and_elsewhere_for_who_sits_there(room: Room) -> None:
    table = await room.lobby(BEN, thread=THREAD)
    for place in (CHANNEL, THREAD):
        assert await pressed(room, table, STRANGER, GUILD, place)
    for guild, channel in ((GUILD, ELSEWHERE), (None, ELSEWHERE), (GUILD, None), (None, None)):
        assert not await pressed(room, table, STRANGER, guild, channel)
        assert await pressed(room, table, BEN, guild, channel)
    assert await pressed(room, table, BEN, 11, CHANNEL)
    assert not await pressed(room, table, STRANGER, 11, CHANNEL)


async def test_that_a_hidden_table_exists_is_not_told(room: Room) -> None:
    hidden = await room.lobby(channel=ELSEWHERE)
    for number in (hidden.id, TableId(77)):
        with pytest.raises(NoTable) as caught:
            await room.service.finder.pressed(GUILD, CHANNEL, STRANGER, number)
        assert (caught.value.said, caught.value.over) == (str(number), None)


@pytest.mark.parametrize("number", [0, -1, 77, 2**63, 10**40])
async def test_a_button_of_no_table_counts_nowhere(room: Room, number: int) -> None:
    with pytest.raises(NoTable):
        await room.service.finder.pressed(GUILD, CHANNEL, ADA, TableId(number))
