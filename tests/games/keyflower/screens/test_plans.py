"""Plans for one's next turns (13.6), as they are offered, told and carried out."""

from pathlib import Path

import pytest

from kingsforge_bot.games.keyflower.rules.meta import KEY
from kingsforge_bot.service.table.lobbies import NewLobby
from kingsforge_bot.service.types import TableId
from tests.ui.counter import Answered, Counter, open_counter
from tests.ui.looks import CHANNEL, GUILD, NAMES, user_of

TABLE = TableId(1)


async def opened(counter: Counter) -> None:
    lobbies = counter.service.lobbies
    table = await lobbies.open(NewLobby(GUILD, CHANNEL, user_of(0), NAMES[0], game=KEY, players=2, options={}))
    await lobbies.join(table.id, user_of(1), NAMES[1])
    await lobbies.start(table.id, user_of(0))


def offered(answered: Answered) -> dict[str, str]:
    """The notation of what a menu offers, with its label."""
    parts = [part for row in answered.rows for part in row["components"]]
    return {one["value"]: one["label"] for part in parts for one in part.get("options", ())}


@pytest.mark.parametrize(
    ("language", "once", "always"),
    [
        ("en-US", "Pass", "Pass until the season ends"),
        ("es-ES", "Pasar", "Pasar hasta que acabe la estación"),
        ("fr", "Passer", "Passer jusqu’à la fin de la saison"),
        ("ja", "パス", "季節の終わりまでパス"),
    ],
)
async def test_13_6_a_pass_is_planned_once_or_for_the_season(
    tmp_path: Path, language: str, once: str, always: str
) -> None:
    async with open_counter(tmp_path / "kingsforge.sqlite3") as counter:
        await opened(counter)
        shown = await counter.command(user_of(1), "table plan", at_locale=language)
        assert offered(shown) == {"spring: pass": once, "spring: pass season": always}


async def test_13_6_who_passes_for_the_season_is_not_called_in_it_again(tmp_path: Path) -> None:
    async with open_counter(tmp_path / "kingsforge.sqlite3") as counter:
        await opened(counter)
        (first,) = (await counter.look(TABLE)).awaited
        mine, theirs = user_of(1 - first), user_of(first)
        kept = await counter.command(mine, "table plan", do="spring: pass season")
        assert "Pass until the season ends" in kept.text

        for _ in range(3):
            bids = await counter.completes(theirs, "keyflower bid", "tile")
            await counter.command(theirs, "keyflower bid", tile=bids[0].value)
            assert (await counter.look(TABLE)).awaited == {first}, "the plan passed again"
        passes = [one.action for one in await counter.log(TABLE) if one.seat != first and one.action]
        assert passes.count("pass") == 3
