"""Plans of a game with secrets: judged by what their seat sees, and hidden as choices are."""

from pathlib import Path
from typing import Any

import pytest

from kingsforge_bot.core.plans import Plan
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.service.types import Cause
from tests.games.toy.state import UNSEEN
from tests.service.room import ADA, BEN, CLEO, TOY, open_room
from tests.service.turn.planning import ONE, plan


async def test_a_hidden_choice_is_planned_by_what_its_seat_sees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged, seen = TOY.planned, list[tuple[Seat, Any]]()

    def noted(state: Any, seat: Seat, plan: Plan) -> Any:
        seen.append((seat, state))
        return judged(state, seat, plan)

    monkeypatch.setattr(TOY, "planned", noted, raising=False)
    async with open_room(tmp_path / "kingsforge.sqlite3", game=TOY) as room:
        await room.started(BEN, CLEO, players=3)
        await plan(room, BEN, "best after 0")
        await plan(room, CLEO, "worst after 1 unless shown onyx")
        await plan(room, ADA, "end")
        hands = [
            (await room.service.play.look(ONE, user)).view.players[seat].hand
            for seat, user in enumerate((ADA, BEN, CLEO))
        ]
        look = await room.service.play.look(ONE, ADA)
        await room.service.play.act(ONE, ADA, TOY.parse(f"choose {hands[0][0]}"), decided_on=look.table.seq)
        log = await room.service.history.entries(ONE, ADA)
        assert [(entry.seat, entry.cause) for entry in log[1:4]] == [
            (0, Cause.PLAYER),
            (1, Cause.PLAN),
            (2, Cause.PLAN),
        ]
        for seat, view in seen:
            others = [player for index, player in enumerate(view.players) if index != seat]
            assert {bead for player in others for bead in player.hand} <= {UNSEEN}
        # What others chose by a plan is hidden from Ada like any choice, until all is shown.
        assert log[2].action == ""
        after = await room.service.play.look(ONE)
        assert (after.view.winner is not None) or after.view.round == 2
