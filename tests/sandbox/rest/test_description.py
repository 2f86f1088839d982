"""Requests compared with Discord's published description of its API."""

import json
from pathlib import Path

import aiohttp
import discord
import pytest

from kingsforge_bot.sandbox import Server
from kingsforge_bot.sandbox.rest.call import Call
from kingsforge_bot.sandbox.rest.description import Description, load
from tests.sandbox.conftest import Bot, channel_of, furnished, running

PUBLISHED, SAID = load()
SNOWFLAKE = {"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}


def described() -> Description:
    """A made-up API of four operations."""
    text = {
        "type": "object",
        "properties": {"text": {"type": "string"}, "id": {"$ref": "#/components/schemas/SnowflakeType"}},
    }
    typed = [
        {"type": "object", "properties": {"type": {"enum": [kind]}, "size": {"maximum": kind}}, "required": ["type"]}
        for kind in (1, 2)
    ]
    content = {"content": {"application/json": {"schema": text}}}
    choice = {"content": {"application/json": {"schema": {"anyOf": typed}}}}
    return Description(
        {
            "paths": {
                "/things/{id}": {"get": {"responses": {}}, "patch": {"requestBody": content, "responses": {}}},
                "/things/@me": {"patch": {"requestBody": choice, "responses": {}}, "parameters": []},
            },
            "components": {"schemas": {"SnowflakeType": SNOWFLAKE}},
        }
    )


@pytest.mark.parametrize(
    ("request_line", "form", "fault"),
    [
        ("PATCH /things/1", {"text": "x", "id": 5}, None),
        ("PATCH /things/1", {"text": 5}, "text: 5 is not of type 'string'"),
        ("PATCH /things/1", {"id": "five"}, "id: 'five' does not match"),
        ("PATCH /things/@me", {"type": 2, "size": 3}, "size: 3 is greater than the maximum of 2"),
        ("GET /things/1", {}, None),
        ("GET /things/1", {"text": "x"}, "no body is described"),
        ("PUT /things/1", {}, "no such operation"),
        ("GET /things/1/2", {}, "no such operation"),
    ],
)
def test_what_does_not_fit_is_named(request_line: str, form: dict[str, object], fault: str | None) -> None:
    method, path = request_line.split()
    found = described().fault(method, path, Call(path, {}, {}, form))
    assert (found is None) if fault is None else (fault in str(found))


async def test_it_is_listed_and_the_answer_stays(bot: Bot) -> None:
    async with furnished(Server(patience=5.0, description=described())) as place, running(bot, place):
        assert (await channel_of(bot, place).send("hello")).content == "hello"
        messages = [one.message for one in place.server.violations]
        assert "not as described: no such operation is described" in messages


async def test_an_unknown_route_is_listed_once() -> None:
    """The server says so itself; that the description does not have it either is no second violation."""
    async with furnished(Server(patience=5.0, description=described())) as place, aiohttp.ClientSession() as http:
        headers = {"Authorization": f"Bot {place.server.token}"}
        async with http.get(f"{place.server.url}/api/v10/nowhere", headers=headers) as answer:
            assert answer.status == 404
        assert [one.message for one in place.server.violations] == ["404: Not Found"]


def test_where_there_is_no_file_it_says_so(tmp_path: Path) -> None:
    description, said = load(tmp_path / "openapi.json")
    assert description is None
    assert "not checked" in said


def test_a_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "openapi.json"
    file.write_text(json.dumps({"paths": {}, "components": {"schemas": {}}}), "utf-8")
    assert load(file)[0] is not None


def test_a_variable_names_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_OPENAPI", str(tmp_path / "described.json"))
    assert "there is no described.json" in load()[1]


@pytest.mark.skipif(PUBLISHED is None, reason=SAID)
async def test_what_discord_py_sends_is_as_discord_describes_it(bot: Bot) -> None:
    @bot.tree.command(name="all", description="Everything")
    async def everything(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.followup.send("later", file=discord.File(__file__, filename="a.txt", description="text"))

    async with furnished(Server(patience=5.0, description=PUBLISHED)) as place, running(bot, place):
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Press", style=discord.ButtonStyle.danger, custom_id="x"))
        view.add_item(discord.ui.Select(options=[discord.SelectOption(label="One", description="1")], custom_id="y"))
        channel = channel_of(bot, place)
        embed = discord.Embed(title="T", colour=1).set_image(url="attachment://a.png")
        quiet = discord.AllowedMentions(users=[discord.Object(place.ann.id)])
        sent = await channel.send(
            "hi", view=view, embed=embed, nonce="1", allowed_mentions=quiet, file=discord.File(__file__, "a.png")
        )
        await sent.edit(content="there", view=None, attachments=[])
        thread = await sent.create_thread(name="thread")
        await thread.edit(archived=True)
        await sent.delete()
        await (await place.ann.slash(place.channel, "all")).settled()
        assert place.server.violations == []
