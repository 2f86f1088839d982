"""The standings of a league as a picture: on its card, on its podium, and where it cannot be."""

from collections.abc import AsyncIterator
from io import BytesIO

import discord
import pytest
from msgspec.structs import replace
from PIL import Image

from kingsforge_bot.core.portraits import PEOPLE
from kingsforge_bot.drawing.measures import HIGHEST
from kingsforge_bot.drawing.standings import STANDINGS_WIDE
from kingsforge_bot.games.catalogue import titles
from kingsforge_bot.league.events import TableEnded
from kingsforge_bot.league.folding import folded
from kingsforge_bot.league.league import Form, Stage
from kingsforge_bot.sandbox import Message as Sent
from kingsforge_bot.sandbox import Server
from kingsforge_bot.service.league.current import LeagueView
from kingsforge_bot.service.league.poster import LeaguePost
from kingsforge_bot.service.league.records import LeaguePostKind
from kingsforge_bot.service.person.settings import ServerSettings
from kingsforge_bot.service.post.publisher import LobbyPost
from kingsforge_bot.service.types import ChannelId, GuildId, LeagueId, MessageId, Table, TableStatus
from kingsforge_bot.ui.game.drawing import Drawing
from kingsforge_bot.ui.league.cards import league_card, podium
from kingsforge_bot.ui.league.league_publisher import DiscordLeaguePublisher
from kingsforge_bot.ui.message import ALT
from kingsforge_bot.ui.post.publisher import DiscordPublisher
from tests.sandbox.conftest import Place, furnished
from tests.spoken import LANGUAGES
from tests.ui.counter import LOCALIZERS, Counter
from tests.ui.league.leagues import ladder_look, look, nobody_chose
from tests.ui.looks import lobby_of

PATCH = "PATCH /channels/*/messages/*"
LONGEST = "Wolfgang Amadeus Theophilus Gott"
CJK = "이순신장군님의거북선은정말로멋집니다아주아주대단합니다그렇습니"


def of(drawing: Drawing | None) -> tuple[bytes, str]:
    assert drawing is not None
    assert drawing.alt is not None
    return drawing.draw(lambda: True), drawing.alt()


@pytest.mark.parametrize("name", ["Ann", LONGEST, CJK, "🔥"])
@pytest.mark.parametrize("people", [2, 5, 12, 64])
def test_it_has_few_bytes_and_fits_discords_box(name: str, people: int) -> None:
    l10n = LOCALIZERS.for_locale("en")
    for shown in (look(people, name=name), ladder_look(people, name=name), look(people, stage=Stage.ENDED, name=name)):
        for message in (league_card(l10n, shown), podium(l10n, shown, nobody_chose)):
            png, alt = of(message.drawing)
            assert len(png) <= 150 << 10
            with Image.open(BytesIO(png)) as image:
                assert image.width == STANDINGS_WIDE
                assert image.height <= HIGHEST
            assert len(alt) <= ALT


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_does_not_see_it_is_told_the_same_and_how_many_are_left_out(language: str) -> None:
    l10n = LOCALIZERS.for_locale(language)
    _, alt = of(league_card(l10n, look(64)).drawing)
    title, first, *_, last = alt.splitlines()
    assert "Ann" in title
    assert ("1. Ann" in first, first[-1]) == (True, "1")
    assert last == l10n("league-more", count=64 - (len(alt.splitlines()) - 2))
    _, few = of(league_card(l10n, look(5)).drawing)
    assert len(few.splitlines()) == 6


def test_before_the_start_nobody_stands_anywhere() -> None:
    card = league_card(LOCALIZERS.for_locale("en"), look(5, stage=Stage.OPEN))
    assert card.drawing is None


def test_before_the_first_result_nobody_has_a_medal() -> None:
    """What the lot decides until then, the text says."""
    shown = look(4)
    events = tuple(one for one in shown.current.events if not isinstance(one, TableEnded))[:6]
    drawn = replace(shown.current, events=events, league=folded(shown.current.kept.options, events))
    assert league_card(LOCALIZERS.for_locale("en"), replace(shown, current=drawn)).drawing is None
    assert league_card(LOCALIZERS.for_locale("en"), shown).drawing is not None


def test_the_first_three_are_drawn_as_they_chose() -> None:
    shown = look(5, stage=Stage.ENDED)
    l10n = LOCALIZERS.for_locale("en")
    one = podium(l10n, shown, lambda _: PEOPLE[0]).drawing
    other = podium(l10n, shown, lambda _: PEOPLE[1]).drawing
    assert of(one)[0] != of(other)[0]
    assert of(one)[1] == of(other)[1]


def test_of_groups_the_first_of_each_are_shown() -> None:
    l10n = LOCALIZERS.for_locale("en")
    whole = look(6, Form.EVERYBODY).current
    group = whole.league.groups[0]
    now = replace(whole, league=replace(whole.league, groups=(group, group)))
    _, alt = of(league_card(l10n, LeagueView(now, (), look(6).seals)).drawing)
    assert [line[:5] for line in alt.splitlines()[1:-1]] == [f"{of}, {n}." for of in "AB" for n in range(1, 4)]
    assert "6 more" in alt


class Channel:
    """A channel, the publisher to it, and a league there."""

    def __init__(self, place: Place, publisher: DiscordLeaguePublisher, tables: DiscordPublisher) -> None:
        self.server, self._publisher, self._tables = place.server, publisher, tables
        self._channel, self._guild = ChannelId(place.channel.id), GuildId(place.guild.id)

    async def put_table(self, table: Table, message: MessageId | None = None) -> MessageId:
        """The card of a table of the league."""
        here = replace(table, league=LeagueId(7), guild=self._guild, channel=self._channel)
        return await self._tables.lobby(LobbyPost(here, message, "table"))

    async def put(self, shown: LeagueView, message: MessageId | None = None, kind: str = "card") -> MessageId:
        now = shown.current
        here = replace(now, kept=replace(now.kept, channel=self._channel, guild=self._guild))
        nonce = f"n{len(self.server.messages(self._channel))}"
        return await self._publisher.put(LeaguePost(replace(shown, current=here), LeaguePostKind(kind), message, nonce))

    def messages(self) -> list[Sent]:
        return self.server.messages(self._channel)


@pytest.fixture
async def channel(counter: Counter) -> AsyncIterator[Channel]:
    async with furnished(Server(patience=5.0)) as place:
        client = discord.Client(intents=discord.Intents.none())
        async with client:
            await client.login(place.server.token)
            tables = DiscordPublisher(
                client, LOCALIZERS, counter.app.pictures, titles(), "", lambda _: ServerSettings()
            )
            app = counter.app
            leagues = DiscordLeaguePublisher(client, app.localizers, app.pictures, app.service.preferences)
            yield Channel(place, leagues, tables)


def files(message: Sent) -> list[str]:
    return [one.filename for one in message.attachments]


async def test_a_card_gets_its_picture_once_it_begins_and_never_a_second_one(channel: Channel) -> None:
    card = await channel.put(look(5, stage=Stage.OPEN))
    assert files(channel.messages()[0]) == []
    for shown in (look(5), look(4), look(5, stage=Stage.ENDED)):
        assert await channel.put(shown, card) == card
        assert [files(one) for one in channel.messages()] == [["standings.png"]]
    (message,) = channel.messages()
    assert "Ann 4" in (message.attachments[0].description or "")


async def test_a_podium_brings_picture_and_file_and_keeps_both_when_it_changes(channel: Channel) -> None:
    shown = look(5, stage=Stage.ENDED)
    first = await channel.put(shown, kind="podium")
    assert await channel.put(shown, first, kind="podium") == first
    (message,) = channel.messages()
    assert files(message) == ["standings.png", "league-7.json"]


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (413, 40005), (403, 50013)])
async def test_an_edit_whose_picture_is_not_taken_says_it_in_words_and_shows_no_old_one(
    channel: Channel, status: int, code: int
) -> None:
    card = await channel.put(look(5))
    channel.server.fault.server_error(PATCH, status=status, code=code)
    assert await channel.put(look(5, stage=Stage.ENDED), card) == card
    (message,) = channel.messages()
    assert files(message) == []
    assert "The league is over" in message.content or "ended" in message.content
    assert "1. Ann 4" in message.content


async def test_a_picture_that_cannot_be_drawn_costs_no_words(channel: Channel, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> bytes:
        raise RuntimeError

    monkeypatch.setattr("kingsforge_bot.drawing.standings.draw_standings", broken)
    await channel.put(look(5))
    (message,) = channel.messages()
    assert (files(message), "1. Ann 4" in message.content) == ([], True)


async def test_a_card_that_somebody_deleted_is_posted_with_its_picture(channel: Channel) -> None:
    card = await channel.put(look(5))
    channel.server.fault.server_error(PATCH, status=404, code=10008)
    again = await channel.put(look(5), card)
    assert again != card
    assert files(channel.messages()[-1]) == ["standings.png"]


async def test_the_card_of_a_table_shows_who_was_drawn_once_it_begins(channel: Channel) -> None:
    """Nobody sat there when it was posted: a picture of free seats would stay above the names."""
    card = await channel.put_table(lobby_of())
    assert await channel.put_table(lobby_of("Ana", "Ben", status=TableStatus.RUNNING), card) == card
    (message,) = channel.messages()
    assert "Ana" in (message.attachments[0].description or "")
    assert "owner" not in message.content
