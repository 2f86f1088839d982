"""What we register with Discord keeps its limits, and is what the design names."""

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord.ext import commands

from cogs.all_cogs import all_cogs
from tests.ui.counter import Counter

Json = dict[str, Any]
NAME = re.compile(r"[a-z0-9_-]{1,32}")
SUBCOMMAND, GROUP, TEXT, NUMBER, TRUTH, USER, CHANNEL, ROLE, FILE = 1, 2, 3, 4, 5, 6, 7, 8, 11
NESTED = (SUBCOMMAND, GROUP)

WANTED = {
    "table new": {
        "players": NUMBER,
        "game": TEXT,
        "edition": TEXT,
        "variant": TEXT,
        "bots": NUMBER,
        "name": TEXT,
        "pace": TEXT,
        "thread": TRUTH,
        "language": TEXT,
        "boards": TEXT,
        "hints": TRUTH,
        "own_cards": TRUTH,
    },
    "table join": {"table": TEXT, "word": TEXT},
    "table leave": {"table": TEXT},
    "table start": {"table": TEXT},
    "table end": {"table": TEXT},
    "table show": {"size": TEXT, "table": TEXT},
    "table plan": {"do": TEXT, "table": TEXT},
    "table replay": {"table": TEXT},
    "table log": {"table": TEXT},
    "table verify": {"table": TEXT},
    "table undo": {"table": TEXT},
    "table seat": {"do": TEXT, "player": USER, "seat": NUMBER, "table": TEXT},
    "table resign": {"table": TEXT},
    "table clock": {"pace": TEXT, "hours": TEXT, "zone": TEXT, "table": TEXT},
    "table pause": {"table": TEXT},
    "table resume": {"table": TEXT},
    "table rematch": {"table": TEXT},
    "table export": {"table": TEXT},
    "table import": {"file": FILE},
    "table list": {},
    "table find": {"game": TEXT, "seats": NUMBER, "pace": TEXT, "language": TEXT},
    "turn": {"do": TEXT, "table": TEXT},
    "gather": {"card": TEXT, "paying": TEXT, "copying": TEXT, "table": TEXT},
    "dock": {"space": TEXT, "discarding": TEXT, "paying": TEXT, "table": TEXT},
    "pass": {"taking": TEXT, "table": TEXT},
    "craft": {"item": TEXT, "table": TEXT},
    "odds": {"item": TEXT, "table": TEXT},
    **{
        f"dwarven {verb}": {"card": TEXT, "table": TEXT}
        for verb in ("play", "move", "discard", "sell", "buy", "auction")
    },
    "dwarven craft": {"item": TEXT, "table": TEXT},
    "dwarven bid": {"coins": TEXT, "table": TEXT},
    "dwarven draw": {"deck": TEXT, "table": TEXT},
    "dwarven end": {"table": TEXT},
    **{f"keyflower {verb}": {"tile": TEXT, "table": TEXT} for verb in ("bid", "use", "upgrade", "place")},
    "keyflower move": {"resource": TEXT, "table": TEXT},
    "keyflower give": {"tiles": TEXT, "table": TEXT},
    "keyflower take": {"boat": TEXT, "table": TEXT},
    **{f"keyflower {verb}": {"table": TEXT} for verb in ("end", "lift", "done")},
    "keyflower village": {"seat": TEXT, "table": TEXT},
    "league new": {
        "name": TEXT,
        "game": TEXT,
        "edition": TEXT,
        "variant": TEXT,
        "seats": NUMBER,
        "form": TEXT,
        "rounds": NUMBER,
        "weeks": NUMBER,
        "days": NUMBER,
        "pace": TEXT,
        "language": TEXT,
    },
    **{f"league {verb}": {"league": TEXT, "player": USER} for verb in ("join", "leave")},
    "league challenge": {"player": USER, "league": TEXT},
    **{f"league {verb}": {"league": TEXT} for verb in ("show", "start", "end", "verify")},
    "league list": {},
    "rules": {"query": TEXT, "public": TRUTH, "table": TEXT},
    "me turns": {},
    "me settings": {
        "alerts": TEXT,
        "quiet": TEXT,
        "digest": TEXT,
        "zone": TEXT,
        "language": TEXT,
        "forced": TRUTH,
        "best": TRUTH,
        "portrait": TEXT,
        "ratings": TRUTH,
        "away": NUMBER,
    },
    "me stats": {"of": TEXT},
    "me data export": {},
    "me data delete": {},
    "forge doctor": {},
    "forge cards": {},
    "forge setup": {
        "channel": CHANNEL,
        "openers": TEXT,
        "role": ROLE,
        "per_member": NUMBER,
        "per_server": NUMBER,
        "game": TEXT,
        "pace": TEXT,
        "bots": NUMBER,
        "thread": TRUTH,
        "boards": TEXT,
        "language": TEXT,
        "zone": TEXT,
    },
}


@pytest.fixture
async def registered(counter: Counter) -> list[Json]:
    """The commands as discord.py sends them."""
    bot = commands.Bot((), intents=discord.Intents(guilds=True))
    app = counter.app
    for cog in all_cogs(app, counter.examine):
        await bot.add_cog(cog)
    found = [command.to_dict(bot.tree) for command in bot.tree.get_commands()]
    await bot.close()
    return found


def spoken(command: Json, before: str = "") -> Iterator[tuple[str, Json]]:
    """Everything that can be used, by its whole name."""
    name = f"{before} {command['name']}".strip()
    inner = [option for option in command.get("options", ()) if option["type"] in NESTED]
    if not inner:
        yield name, command
    for one in inner:
        yield from spoken(one, name)


def characters(part: Json) -> int:
    """What Discord counts of a command: names, descriptions and values."""
    own = len(part["name"]) + len(part.get("description", ""))
    values = sum(len(choice["name"]) + len(str(choice["value"])) for choice in part.get("choices", ()))
    return own + values + sum(characters(option) for option in part.get("options", ()))


def test_every_command_and_option_of_the_design_is_there_by_its_name(registered: list[Json]) -> None:
    found = {
        name: {option["name"]: option["type"] for option in command.get("options", ())}
        for command in registered
        for name, command in spoken(command)
    }
    assert found == WANTED


def every_part(registered: list[Json]) -> Iterator[Json]:
    todo = list(registered)
    while todo:
        part = todo.pop()
        yield part
        todo += part.get("options", ())


def test_names_and_descriptions_have_discords_form(registered: list[Json]) -> None:
    for part in every_part(registered):
        assert NAME.fullmatch(part["name"]), part["name"]
        assert 1 <= len(part["description"]) <= 100, part
        for choice in part.get("choices") or ():
            assert 1 <= len(choice["name"]) <= 100


def test_no_list_is_longer_than_25_and_no_command_longer_than_8000(registered: list[Json]) -> None:
    for part in every_part(registered):
        assert len(part.get("options", ())) <= 25
        assert len(part.get("choices") or ()) <= 25
    for command in registered:
        assert characters(command) <= 8000


def test_required_options_come_first(registered: list[Json]) -> None:
    for part in every_part(registered):
        required = [option.get("required", False) for option in part.get("options", ()) if option["type"] not in NESTED]
        assert required == sorted(required, reverse=True)


def test_what_is_open_completes_and_what_is_fixed_is_chosen(registered: list[Json]) -> None:
    for command in registered:
        for name, used in spoken(command):
            for option in used.get("options", ()):
                if option["type"] == TEXT and option["name"] not in ("name", "word"):
                    assert bool(option.get("autocomplete")) != bool(option.get("choices")), (name, option["name"])


def test_commands_are_offered_in_servers_only_but_for_what_is_ones_own(registered: list[Json]) -> None:
    for command in registered:
        if command["name"] in ("me", "rules"):
            assert command["contexts"] == [0, 1, 2]
            assert command["integration_types"] == [0, 1]
        else:
            assert command["integration_types"] in (None, [0]), command["name"]
            assert command["contexts"] == [0] or command["dm_permission"] is False, command["name"]


def test_the_first_choice_of_a_table_is_bounded(registered: list[Json]) -> None:
    (table,) = (command for command in registered if command["name"] == "table")
    (new,) = (option for option in table["options"] if option["name"] == "new")
    bounds = {one["name"]: (one.get("min_value"), one.get("max_value")) for one in new["options"]}
    assert bounds["players"] == (2, 6)
    assert bounds["bots"] == (0, 5)
    (name,) = (one for one in new["options"] if one["name"] == "name")
    assert (name["min_length"], name["max_length"]) == (1, 32)
