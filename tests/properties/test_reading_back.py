"""Random games of each game, told as a file and read back, stand where they stood."""

import json
from pathlib import Path
from random import Random

import pytest

from kingsforge_bot.core.wanted import always
from kingsforge_bot.players.self_play import choice
from kingsforge_bot.service.audit.reading_back import read_back
from kingsforge_bot.service.types import TableStatus
from tests.properties.play import Thrown
from tests.service.room import ADA, BEN, BOTS, CLEO, DAN, GAMES, awaited_user, open_room

PEOPLE = (ADA, BEN, CLEO, DAN)


@pytest.mark.usefixtures("engine")
@pytest.mark.parametrize("key", GAMES)
async def test_random_games_are_read_back_to_where_they_stand(key: str, games: int, tmp_path: Path) -> None:
    for number in range(max(2, games // 10)):
        source, game = Random(f"{key} {number}"), GAMES[key]
        options = {name: source.choice(values) for name, values in game.options.items()}
        async with open_room(tmp_path / f"{number}.sqlite3", seed=f"{key} {number}", game=game) as room:
            people = PEOPLE[: source.randint(2, 4)]
            table = (await room.started(*people[1:], players=len(people), options=options)).look.table.id
            look = await room.service.play.look(table)
            while look.table.status is TableStatus.RUNNING:
                seat = source.choice(sorted(look.awaited))
                user = awaited_user(look.table, seat)
                mine = await room.service.play.look(table, user)
                action = choice(game, BOTS[key]["random"], mine.view, seat, Thrown(source))
                await room.service.play.act(table, user, action, decided_on=look.table.seq)
                look = await room.service.play.look(table)
            text = (await room.service.history.file(table)).to_json()
            found = read_back(GAMES, text, always)
            assert found.look is not None
            assert found.sealed
            assert found.look.view == look.view
            assert game.places(found.look.view) == game.places(look.view)
            _altered_anywhere_it_is_named(text, source)


def _altered_anywhere_it_is_named(text: bytes, source: Random) -> None:
    """One value of one entry that met luck; or one entry is another seat's."""
    file = json.loads(text)
    at = source.choice([number for number, one in enumerate(file["entries"]) if one["luck"]])
    entry = file["entries"][at]
    where = source.randrange(len(entry["luck"]))
    entry["luck"][where] = entry["luck"][where] % 6 + 1 if entry["draws"].startswith("r") else 99
    found = read_back(GAMES, json.dumps(file).encode(), always)
    assert (found.follows, found.verified.differs) == (False, entry["seq"])
    file = json.loads(text)
    entry = source.choice([one for one in file["entries"] if one["seat"] is not None])
    entry["seat"] = (entry["seat"] + 1) % len(file["seats"])
    found = read_back(GAMES, json.dumps(file).encode(), always)
    assert (found.follows, found.verified.differs) == (False, entry["seq"])
