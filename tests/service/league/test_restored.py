"""After a restored backup leagues draw from a fresh secret."""

from kingsforge_bot.league.league import Stage
from kingsforge_bot.service.league.records import LeaguePostKind
from kingsforge_bot.service.league.resealing import reseal_league
from tests.service.league.playing import begun, opened
from tests.service.room import Entropy, Room


async def test_what_is_drawn_later_comes_from_another_secret_and_is_verified(room: Room) -> None:
    season = await begun(room)
    before = (await season.look()).seals[-1].commitment
    async with room.store.writing() as writing:
        await reseal_league(writing, season.league, Entropy("elm"))
    assert (await season.look()).seals[-1].commitment != before
    assert LeaguePostKind.CARD in {one.kind for one in await room.store.leagues.owing()}
    while await season.stage() is Stage.RUNNING:
        await season.play_round()
    verified = await room.service.leagues.verify(season.league)
    assert (verified.holds, len(verified.secrets), verified.lots) == (True, 2, 4)
    assert before in verified.commitments


async def test_a_seal_from_which_nothing_was_drawn_is_replaced(room: Room) -> None:
    season = await opened(room)
    before = (await season.look()).seals[-1].commitment
    for seed in ("elm", "ash"):
        async with room.store.writing() as writing:
            await reseal_league(writing, season.league, Entropy(seed))
    assert (await season.look()).seals[-1].commitment != before
    assert len(await room.store.leagues.seals(season.league)) == 1
