"""The page's live connection: what a person is told, what they can do, who is turned away."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from kingsforge_bot.sandbox import Permission, Server, Timing
from kingsforge_bot.sandbox.connect import pointed_at
from kingsforge_bot.sandbox.page.fault_panel import FaultPanel
from kingsforge_bot.sandbox.page.live import Audience
from kingsforge_bot.sandbox.page.routes import routes
from kingsforge_bot.sandbox.world.read_state import ReadState
from tests.sandbox.conftest import Bot, Place, channel_of, running


@dataclass
class Page:
    """A place with its page, and a browser's worth of HTTP."""

    place: Place
    http: aiohttp.ClientSession

    @asynccontextmanager
    async def live(self, who: str = "Ann") -> AsyncIterator["Visitor"]:
        async with self.http.ws_connect(f"{self.place.server.url}/web/live?person={who}") as socket:
            visitor = Visitor(socket)
            visitor.hello = await visitor.event("hello")
            yield visitor


class Visitor:
    """One open page."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.hello: dict[str, Any] = {}
        self._kept: list[dict[str, Any]] = []

    async def _next(self, fits: Any) -> dict[str, Any]:
        for one in self._kept:
            if fits(one):
                self._kept.remove(one)
                return one
        while True:
            frame: dict[str, Any] = await self.socket.receive_json(timeout=5)
            if fits(frame):
                return frame
            self._kept.append(frame)

    async def event(self, name: str) -> dict[str, Any]:
        return await self._next(lambda frame: frame.get("event") == name)

    async def ask(self, **what: Any) -> dict[str, Any]:
        await self.socket.send_json({"id": 7, **what})
        return await self._next(lambda frame: frame.get("re") == 7)


@pytest.fixture
async def page() -> AsyncIterator[Page]:
    server, read_state = Server(patience=5.0, timing=Timing(first_response=0.3)), ReadState()
    audience = Audience(server, read_state, FaultPanel(server, None))
    await server.start(0, routes(audience))
    guild = server.add_guild("Guild")
    channel = server.add_channel(guild, "general")
    ann = server.add_person("Ann", guild)
    ben = server.add_person("Ben", guild, locale="fr")
    async with aiohttp.ClientSession() as http:
        with pointed_at(server.url):
            yield Page(Place(server, guild, channel, ann, ben), http)
    await server.stop()


class Form(discord.ui.Modal, title="Form"):
    """One field."""

    name: "discord.ui.TextInput[Form]" = discord.ui.TextInput(label="Name", min_length=2)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"hello {self.name.value}", ephemeral=True)


class Backwards(app_commands.Translator):
    """A kind of French."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, _: app_commands.TranslationContext[Any, Any]
    ) -> str | None:
        return string.message.lower()[::-1] if locale is discord.Locale.french else None


def smithy() -> Bot:
    """A bot with one command of each kind this page has to deal with."""
    bot = Bot()

    @bot.tree.command(name="roll", description="Roll dice")
    @app_commands.describe(dice="How many")
    async def roll(
        interaction: discord.Interaction, dice: app_commands.Range[int, 1, 4], word: str | None = None
    ) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Again", custom_id="again", style=discord.ButtonStyle.primary))
        await interaction.response.send_message(f"{dice} {word} <@{interaction.user.id}>", view=view)

    @roll.autocomplete("word")
    async def words(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{typed}!", value=typed)]

    @bot.tree.command(name="form", description="Fill in")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    @bot.tree.command(name="silent", description="Says nothing")
    async def silent(interaction: discord.Interaction) -> None:
        pass

    return bot


async def test_the_page_and_its_parts_are_served_and_nothing_else(page: Page) -> None:
    url = page.place.server.url
    async with page.http.get(url) as front:
        assert front.status == 200
        assert "default-src 'none'" in front.headers["Content-Security-Policy"]
        assert "main.js" in await front.text()
    for path, status in (("/page/main.js", 200), ("/page/nothing.js", 404), ("/page/..%2Fserver.py", 404)):
        async with page.http.get(url + path) as part:
            assert part.status == status


@pytest.mark.parametrize("headers", [{"Origin": "https://elsewhere.example"}, {"Host": "elsewhere.example"}])
async def test_pages_from_elsewhere_are_turned_away(page: Page, headers: dict[str, str]) -> None:
    for path in ("/", "/web/live"):
        async with page.http.get(page.place.server.url + path, headers=headers) as answer:
            assert answer.status == 403


async def test_a_person_is_told_what_they_may_see(page: Page) -> None:
    server = page.place.server
    hidden = server.add_channel(page.place.guild, "secret")
    server.deny(hidden, Permission.VIEW_CHANNEL, user_id=page.place.ben.id)
    async with page.live("Ben") as ben, page.live("Ann") as ann:
        assert [one["name"] for one in ben.hello["people"]] == ["Ann", "Ben"]
        assert ben.hello["me"] == str(page.place.ben.id)
        assert [one["name"] for one in ben.hello["places"]["guilds"][0]["channels"]] == ["general"]
        page.place.ann.say(hidden, "only for me")
        page.place.ann.say(page.place.channel, "for all")
        assert (await ann.event("message"))["message"]["content"] == "only for me"
        assert (await ben.event("message"))["message"]["content"] == "for all"
        refused = await ben.ask(do="say", channel=str(hidden.id), content="let me in")
        assert "ne peut pas écrire" in refused["refused"]  # in the language of the person refused
        assert (await ben.ask(do="open", channel=str(hidden.id)))["messages"] == []


async def test_unread_is_what_came_after_the_last_look(page: Page) -> None:
    channel = page.place.channel
    async with page.live("Ann") as ann:
        message = page.place.ben.say(channel, f"look, {page.place.ann.mention}")
        state = (await ann.event("places"))["places"]["guilds"][0]["channels"][0]
        assert (state["unread"], state["alerts"]) == (True, 1)
        await ann.ask(do="read", channel=str(channel.id), message=str(message.id))
        state = (await ann.event("places"))["places"]["guilds"][0]["channels"][0]
        assert (state["unread"], state["alerts"]) == (False, 0)


async def test_commands_are_shown_in_ones_language_and_sent_by_their_own_names(page: Page) -> None:
    here = str(page.place.channel.id)
    bot = smithy()
    async with running(bot, page.place):
        await bot.tree.set_translator(Backwards())
        await bot.tree.sync()
        async with page.live("Ben") as ben:
            lines = (await ben.ask(do="commands", channel=here))["lines"]
            roll = next(one for one in lines if one["line"] == "roll")
            assert (roll["title"], roll["options"][0]["title"]) == ("llor", "ecid")
            assert roll["options"][0]["name"] == "dice"
            await ben.ask(do="slash", channel=here, line="roll", values={"dice": 2})
            assert (await ben.event("message"))["message"]["interaction"]["name"] == "roll"


async def test_commands_are_sent_checked_and_answered(page: Page) -> None:
    here = str(page.place.channel.id)
    async with running(smithy(), page.place), page.live() as ann:
        lines = (await ann.ask(do="commands", channel=here))["lines"]
        roll = next(one for one in lines if one["line"] == "roll")
        assert [(one["name"], one["required"]) for one in roll["options"]] == [("dice", True), ("word", False)]
        for values, why in (({}, "required"), ({"dice": 9}, "at most 4"), ({"dice": "two"}, "takes a whole number")):
            assert why in (await ann.ask(do="slash", channel=here, line="roll", values=values))["refused"]
        completed = await ann.ask(do="complete", channel=here, line="roll", option="word", typed="hey", values={})
        assert completed["choices"] == [{"label": "hey!", "value": "hey"}]
        assert (await ann.ask(do="slash", channel=here, line="roll", values={"dice": 2}))["kind"] == "MESSAGE"
        message = (await ann.event("message"))["message"]
        assert message["interaction"]["name"] == "roll"
        places = (await ann.event("places"))["places"]
        assert places["guilds"][0]["channels"][0]["awaited"] == [str(page.place.ann.id)]
        pressed = await ann.ask(do="press", channel=here, message=message["id"], custom_id="made-up")
        assert "0 buttons" in pressed["refused"]


async def test_silence_is_shown_and_listed(page: Page) -> None:
    here = str(page.place.channel.id)
    async with running(smithy(), page.place), page.live() as ann:
        answer = await ann.ask(do="slash", channel=here, line="silent")
        assert answer["failed"] == "This application did not respond"
        assert "no first response" in (await ann.event("violation"))["violation"]["message"]


async def test_a_form_is_filled_in_and_its_answer_put_away(page: Page) -> None:
    here = str(page.place.channel.id)
    async with running(smithy(), page.place), page.live() as ann, page.live("Ben") as ben:
        asked = await ann.ask(do="slash", channel=here, line="form")
        field = asked["modal"]["components"][0]["components"][0]["custom_id"]
        reply = {"do": "submit", "interaction": asked["interaction"]}
        assert "takes 2 to" in (await ann.ask(**reply, answers={field: "x"}))["refused"]
        assert "n'est plus ouvert" in (await ben.ask(**reply, answers={field: "Ben"}))["refused"]
        assert (await ann.ask(**reply, answers={field: "Ann"}))["kind"] == "MESSAGE"
        message = (await ann.event("message"))["message"]
        assert (message["content"], message["for_me"]) == ("hello Ann", True)
        assert "visible de vous seul" in (await ben.ask(do="dismiss", channel=here, message=message["id"]))["refused"]
        await ann.ask(do="dismiss", channel=here, message=message["id"])
        assert (await ann.ask(do="open", channel=here))["messages"] == []


async def test_a_language_is_switched_for_that_person_only(page: Page) -> None:
    async with page.live() as ann:
        await ann.ask(do="settings", locale="ja")
        assert page.place.ann.user.locale == "ja"
        assert "言語klingonはありません" in (await ann.ask(do="settings", locale="klingon"))["refused"]
        assert page.place.ben.user.locale == "fr"


@pytest.mark.parametrize(
    "frame",
    ["", "[]", "{", '{"id": 7, "do": "fly"}', '{"id": 7, "do": "open"}', '{"id": 7, "do": "open", "channel": "../1"}',
     '{"id": 7, "do": "slash", "channel": "1", "line": ""}', '{"id": 7, "do": "faults", "channel": "1", "press": "x"}'],
)  # fmt: skip
async def test_what_makes_no_sense_is_refused_and_the_page_lives_on(page: Page, frame: str) -> None:
    async with page.live() as ann:
        await ann.socket.send_str(frame)
        refused = await ann._next(lambda one: "re" in one)
        assert refused["refused"]
        assert "messages" in await ann.ask(do="open", channel=str(page.place.channel.id))


async def test_empty_lines_name_no_command(page: Page) -> None:
    async with page.live() as ann:
        answer = await ann.ask(do="slash", channel=str(page.place.channel.id), line="  ")
        assert answer["refused"]


async def test_faults_are_listed_and_pressed(page: Page) -> None:
    server, here = page.place.server, str(page.place.channel.id)
    async with page.live() as ann:
        faults = {one["name"]: one for one in (await ann.ask(do="faults", channel=here))["faults"]}
        assert faults["send"]["on"] is True
        assert faults["delete_thread"]["able"] is False
        assert "kill" not in faults  # this sandbox started no bot
        pressed = (await ann.ask(do="faults", channel=here, press="send"))["faults"]
        assert {one["name"]: one["on"] for one in pressed}["send"] is False
        now = server.world.channels[page.place.channel.id]
        assert not server.world.permissions(now, server.api.bot_id) & Permission.SEND_MESSAGES
        assert "no thread" in (await ann.ask(do="faults", channel=here, press="delete_thread"))["refused"]
        assert "no message" in (await ann.ask(do="faults", channel=here, press="delete_last"))["refused"]
        assert "not started" in (await ann.ask(do="faults", channel=here, press="kill"))["refused"]
        await ann.ask(do="faults", channel=here, press="slow")
        assert server.fault.delay > 0
        await ann.ask(do="faults", channel=here, press="clear")
        assert server.fault.delay == 0


GREY, GREEN, RED = (discord.ButtonStyle(number) for number in (2, 3, 4))


def buttons(*ids: str, style: discord.ButtonStyle = GREY) -> discord.ui.View:
    """The first in that style, the others grey."""
    view = discord.ui.View(timeout=None)
    for one in ids:
        view.add_item(discord.ui.Button(label=one, custom_id=one, style=style if one == ids[0] else GREY))
    return view


async def awaited_on(page: Page) -> list[str]:
    async with page.live() as ann:
        return list(ann.hello["places"]["guilds"][0]["channels"][0]["awaited"])


async def test_awaited_are_those_whom_the_newest_question_mentions(page: Page) -> None:
    place = page.place
    async with running(Bot(), place) as bot:
        channel = channel_of(bot, place)
        await channel.send(f"{place.ben.mention}, left or right?", view=buttons("Left", "Right"))
        await channel.send(f"{place.ann.mention}, by the way")
        assert await awaited_on(page) == [str(place.ben.id)]
        await channel.send(
            f"{place.ann.mention} {place.ben.mention}, it is over", view=buttons("Again", "Look", style=GREEN)
        )
        assert await awaited_on(page) == [], "what is green offers"
        await channel.send(f"{place.ann.mention}, all lost?", view=buttons("Lost", style=RED))
        assert await awaited_on(page) == [str(place.ann.id)]


async def test_awaited_are_the_people_of_every_open_question(page: Page) -> None:
    ann, ben = page.place.ann, page.place.ben
    async with running(Bot(), page.place) as bot:
        channel = channel_of(bot, page.place)
        await channel.send(f"{ann.mention}?", view=buttons("oak|1|7|go", "oak|1|7|stay"))
        await channel.send(f"{ben.mention}?", view=buttons("oak|2|3|go", "oak|2|3|stay"))
        await channel.send("Who plays?", view=buttons("oak|3|0|join", "oak|3|0|leave"))
        assert sorted(await awaited_on(page)) == sorted([str(ann.id), str(ben.id)])
        await channel.send(f"{ben.mention}?", view=buttons("oak|1|8|go", "oak|1|8|stay"))
        assert await awaited_on(page) == [str(ben.id)]
        await channel.send(f"{ann.mention}, by the way", view=buttons("oak|1|8|note"))
        assert await awaited_on(page) == [str(ben.id)], "a note beside it does not end a question"
        for table in (1, 2):
            await channel.send(
                f"{ben.mention}, over", view=buttons(f"oak|{table}|9|again", f"oak|{table}|9|look", style=GREEN)
            )
        assert await awaited_on(page) == []


async def test_what_was_sent_is_done_though_the_page_is_gone(page: Page) -> None:
    async with running(smithy(), page.place):
        async with page.live() as ann:
            ask = {"do": "slash", "channel": str(page.place.channel.id), "line": "roll", "values": {"dice": 2}}
            await ann.socket.send_json({"id": 1, **ask})
        message = await page.place.server.next_message(page.place.channel)
    assert message.content.startswith("2 ")


async def test_a_message_says_something_and_not_too_much(page: Page) -> None:
    here = str(page.place.channel.id)
    async with page.live() as ann:
        assert "id" in await ann.ask(do="say", channel=here, content="x" * 2000)
        assert "too long: 2001 of 2000" in (await ann.ask(do="say", channel=here, content="x" * 2001))["refused"]
        assert "say something" in (await ann.ask(do="say", channel=here, content=" "))["refused"]
    assert len(page.place.server.messages(page.place.channel)) == 1


async def test_files_of_bots_are_looked_at_and_never_run(page: Page) -> None:
    channel = page.place.channel
    async with running(Bot(), page.place) as bot:
        await channel_of(bot, page.place).send(file=discord.File(__file__, filename="page.html"))
    (message,) = page.place.server.messages(channel)
    async with page.http.get(message.attachments[0].url) as answer:
        assert "sandbox" in answer.headers["Content-Security-Policy"]
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
