"""Whole games of Dwarven Smithy at the counter, by presses alone: of people, beside a bot, with auctions."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.games.dwarven_smithy.rules.notation import parse
from kingsforge_bot.service.table.lobbies import NewLobby
from kingsforge_bot.service.types import TableId, TableStatus
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.paging import page_of
from tests.ui.counter import Answered, open_counter
from tests.ui.looks import CHANNEL, GUILD, NAMES, user_of

MOST = 2500
LIKELY = ("craft", "complete", "play", "draw", "sell", "bid", "auction", "discard", "buy", "pass", "end", "move")
"""Verbs, those first that bring a game to its end."""


def ways(shown: Answered) -> list[tuple[str, str | None]]:
    """What can be pressed, as an id and the line of its menu."""
    found: list[tuple[str, str | None]] = []
    parts: list[dict[str, Any]] = [part for row in shown.rows for part in row["components"]]
    for part in parts:
        found += [(part["custom_id"], line["value"]) for line in part.get("options", ())]
        found += [] if "options" in part else [(part["custom_id"], None)]
    return [way for way in found if verb_of(way)]


def page_in(shown: Answered) -> tuple[str, str]:
    """The first line of a menu that leads to others."""
    parts: list[dict[str, Any]] = [part for row in shown.rows for part in row["components"]]
    return next(
        (part["custom_id"], line["value"])
        for part in parts
        for line in part.get("options", ())
        if page_of([line["value"]]) is not None
    )


def verb_of(way: tuple[str, str | None]) -> str:
    """Empty for what is no action."""
    custom_id, line = way
    try:
        return parse(custom_id.split("|")[-1] if line is None else line).verb
    except NotationError:
        return ""


@pytest.mark.parametrize(
    ("seats", "bots", "options", "locale"),
    [
        (2, 1, {"mode": "starter", "auction": "on"}, "es-ES"),
        pytest.param(3, 0, {"mode": "full", "auction": "on"}, "fr", marks=pytest.mark.full),
        pytest.param(
            4, 0, {"mode": "full", "kings": "open", "endless": "on", "headstart": "on"}, "ja", marks=pytest.mark.full
        ),
    ],
)
async def test_a_whole_game_by_presses(
    tmp_path: Path, seats: int, bots: int, options: dict[str, str], locale: str
) -> None:
    luck, table = Random(seats), TableId(1)
    async with open_counter(tmp_path / "kingsforge.sqlite3") as counter:
        lobbies, people = counter.service.lobbies, seats - bots
        await lobbies.open(
            NewLobby(
                GUILD, CHANNEL, user_of(0), NAMES[0], game="dwarven_smithy", players=seats, options=options, bots=bots
            )
        )
        for seat in range(1, people):
            await lobbies.join(table, user_of(seat), NAMES[seat])
        await lobbies.start(table, user_of(0))
        for number in range(MOST):
            look = await counter.look(table)
            if look.table.status is TableStatus.OVER:
                return
            (awaited,) = look.awaited
            if look.table.sitters[awaited].user is None:
                await counter.service._auto_play.drive(table)
                continue
            user, mine = user_of(awaited), number + 1
            press = ComponentId(table, look.table.seq, "do")
            shown = (await counter.tap(user, press, own=True, message=mine, locale=locale)).answered()
            able = ways(shown)
            if not able:
                # What is done rarely waits behind a line of a menu.
                able = ways(
                    (await counter.tap(user, *page_in(shown), own=True, message=mine, locale=locale)).answered()
                )
            assert able, shown.text
            best = min(able, key=lambda way: LIKELY.index(verb_of(way)) + luck.randrange(4))
            custom_id, line = best
            values = [] if line is None else [line]
            told = (await counter.tap(user, custom_id, *values, own=True, message=mine, locale=locale)).answered()
            assert (await counter.look(table)).table.seq > look.table.seq, told.text
        raise AssertionError("the game does not end")
