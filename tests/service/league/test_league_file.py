"""Rules of leagues, 9.3: a league is handed out whole but for its secret, which follows once it is over."""

import json
from hashlib import sha256
from typing import Any

from kingsforge_bot.service.league.league_file import league_file
from tests.service.league.playing import Season, begun
from tests.service.room import ADA, Room


async def handed_out(season: Season) -> Any:
    return json.loads(league_file(await season.look()))


async def test_the_secret_follows_once_the_league_is_over(room: Room) -> None:
    season = await begun(room)
    running = await handed_out(season)
    assert [one["secret"] for one in running["seals"]] == [None]
    await room.service.leagues.end(season.league, ADA, manages=True)
    over = await handed_out(season)
    [seal] = over["seals"]
    assert sha256(bytes.fromhex(seal["secret"])).hexdigest() == seal["commitment"] == running["seals"][0]["commitment"]
    assert over["events"][:-1] == running["events"]


async def test_what_was_drawn_and_where_it_is_played(room: Room) -> None:
    season = await begun(room)
    file = await handed_out(season)
    assert [one["type"] for one in file["events"]] == [*["signed-up"] * 5, "started", "round-drawn"]
    assert sorted(file["people"]) == ["1", "2", "3", "4", "5"]
    assert {one["table"] for one in file["tables"]} == {one.id for one in await season.tables()}


async def test_nothing_tells_who_they_are_in_discord(room: Room) -> None:
    season = await begun(room)
    look = await season.look()
    ids = [one.user for one in look.current.members]
    assert ids
    assert not [one for one in ids if f"{one}" in league_file(look).decode().replace(f"user {one}", "")]
