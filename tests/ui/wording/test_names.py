"""Who is named where seats changed hands."""

from pathlib import Path

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.ui.wording.names import names_of
from tests.service.room import BEN, CLEO, DAN, open_room
from tests.service.timed import ONE, look

WORDS = Localizers().english


async def test_the_log_tells_of_everybody_by_who_sat_there_then(tmp_path: Path) -> None:
    async with open_room(tmp_path / "kingsforge.sqlite3") as room:
        await room.started(BEN, CLEO, players=3)
        for _ in range(4):
            await room.act(ONE)
        last_of_ben = (await look(room)).table.seq
        await room.service.seats.resign(ONE, BEN, bot=False)
        await room.service.seats.take(ONE, DAN, "Dan", Seat(1))
        names = names_of(WORDS, (await look(room)).table, signed=False)
        assert tuple(names) == ("Ada", "Dan", "user 103")
        assert names.at(last_of_ben)[1] == "user 102"
        assert names.at(last_of_ben + 1)[1] == "seat 2 (open)"
        assert names.at(last_of_ben + 2)[1] == "Dan"
        # Whatever happens to Ben's data, his record goes with it.
        await room.service.personal.forget(BEN)
        assert "user 102" not in names_of(WORDS, (await look(room)).table, signed=False).at(last_of_ben)
