"""/league and the buttons of its card, as people meet them."""

import json

import discord
import pytest
from msgspec.structs import replace

from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.league.events import (
    ChallengesClosed,
    Consent,
    Dropped,
    Person,
)
from kingsforge_bot.league.folding import after, folded
from kingsforge_bot.league.league import Ask, Form, Stage
from kingsforge_bot.league.round import Entrant
from kingsforge_bot.service.league.records import HeldTable
from kingsforge_bot.service.league.verifying import Verified
from kingsforge_bot.service.types import LeagueId, MessageId, TableId, UserId
from kingsforge_bot.ui.league.asks import ask_line
from kingsforge_bot.ui.league.cards import league_card, podium
from kingsforge_bot.ui.league.hall import hall_lines, won
from kingsforge_bot.ui.league.ladder_words import whom_message
from kingsforge_bot.ui.league.league_commands import verified_message
from kingsforge_bot.ui.league.why_there import why_message
from kingsforge_bot.ui.message import ButtonStyle
from tests.spoken import LANGUAGES
from tests.ui.counter import Counter
from tests.ui.league.leagues import ladder_look, look, nobody_chose
from tests.ui.looks import CHANNEL, GUILD, STRANGER
from tests.ui.positions import ANA, BEN

MANAGER = discord.Permissions(view_channel=True, send_messages=True, manage_guild=True)
LOCALIZERS = Localizers(strict=True)


async def opened(counter: Counter) -> str:
    """A league of Ana's; its card's id of Join."""
    await counter.command(ANA, "league new", name="Winter", game="kings_forge", rounds=2)
    return (await counter.command(BEN, "league show")).ids[0]


async def test_people_sign_up_with_a_button_and_the_opener_starts(counter: Counter) -> None:
    join = await opened(counter)
    assert "You take part" in (await counter.press(ANA, join)).text
    again = await counter.press(ANA, join)
    assert "You take part in **Winter** already" in again.text
    assert again.ids == [join.replace("join", "leave")]
    assert "2 people have to" in (await counter.command(ANA, "league start")).text
    await counter.press(BEN, join)
    assert "Only whoever opened" in (await counter.press(BEN, join.replace("join", "start"))).text
    assert "Signed up (2)" in (await counter.command(STRANGER, "league show")).text
    assert "begins" in (await counter.command(ANA, "league start", league="winter")).text
    assert "Round 1 of 2" in (await counter.command(STRANGER, "league show")).text
    assert "running" in (await counter.command(STRANGER, "league list")).text


async def test_the_end_is_asked_once_and_managers_may(counter: Counter) -> None:
    await opened(counter)
    sure = await counter.command(BEN, "league end")
    assert "for good?" in sure.text
    assert "Only whoever opened" in (await counter.press(BEN, sure.ids[0], own=True)).text
    assert "is ended" in (await counter.press(BEN, sure.ids[0], own=True, permissions=MANAGER)).text
    # It has no champion, so nothing of it is left to tell.
    assert "no leagues here" in (await counter.command(BEN, "league list")).text


@pytest.mark.parametrize(
    "said",
    ["league", "league join", "league join 1", "league join 1 2 3", "league dance 1 1700000000", "league join x y"],
)
async def test_made_up_presses_change_nothing(counter: Counter, said: str) -> None:
    await opened(counter)
    await counter.press(BEN, f"kf1|0|0|{said}", own=True)
    assert "Nobody has signed up" in (await counter.command(BEN, "league show")).text


async def test_a_button_of_another_league_of_that_number_or_from_elsewhere_is_none(counter: Counter) -> None:
    join = await opened(counter)
    assert "no such league" in (await counter.press(BEN, join, guild=GUILD + 1)).text
    assert "no such league" in (await counter.press(BEN, join.rpartition(" ")[0] + " 1600000000")).text
    assert "Nobody has signed up" in (await counter.command(BEN, "league show")).text


async def test_a_game_or_number_that_is_not_offered_is_refused(counter: Counter) -> None:
    for said in (
        {"game": "chess"},
        {"seats": 6, "game": "kings_forge"},
        {"form": "ladder", "seats": 3},
        {"variant": "upside down"},
    ):
        await counter.command(ANA, "league new", name="Winter", **said)
        assert "no leagues here" in (await counter.command(ANA, "league list")).text


async def test_a_ladder_from_the_sign_up_to_a_challenge(counter: Counter) -> None:
    await counter.command(ANA, "league new", name="Winter", game="kings_forge", form="ladder", weeks=6, days=3)
    card = await counter.command(BEN, "league show")
    assert "Ladder, 6 weeks" in card.text
    assert "taken up within 3 days" in card.text
    for user in (ANA, BEN):
        await counter.press(user, card.ids[0])
    await counter.command(ANA, "league start")
    card = await counter.command(BEN, "league show")
    assert "1. " in card.text
    assert "0 won, 0 lost" in card.text
    asked = {user: await counter.press(user, card.ids[0]) for user in (ANA, BEN)}
    [last] = [user for user in (ANA, BEN) if asked[user].ids]
    [first] = [user for user in (ANA, BEN) if user != last]
    assert "You are first" in asked[first].text
    assert "Only" not in (await counter.press(last, asked[last].ids[0], own=True)).text
    assert "not decided yet" in (await counter.press(last, card.ids[0])).text
    assert " challenges " in (await counter.command(BEN, "league show")).text
    assert "not decided yet" in (await counter.command(last, "league challenge")).text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [2, 5, 64])
def test_every_card_of_a_ladder_fits_in_every_language(language: str, people: int) -> None:
    l10n = LOCALIZERS.for_locale(language)
    for name in ("Ann", "*_~`@everyone|<#>[x](y):"):
        for stage in Stage:
            shown = ladder_look(people, stage, name)
            for message in (
                league_card(l10n, shown),
                podium(l10n, shown, nobody_chose),
                whom_message(l10n, shown.current, UserId(101), 0),
                *(why_message(l10n, shown.current, UserId(100 + place)) for place in range(min(people, 5))),
            ):
                assert 0 < len(message.text) <= 2000
                assert "@everyone" not in message.text
                assert message.alerts == ()


def test_the_hall_names_champions_and_who_won_most_often() -> None:
    l10n = LOCALIZERS.for_locale("en")
    first, second = (ladder_look(people).current for people in (5, 4))
    closed = [replace(one, league=folded(one.kept.options, (*one.events, *CLOSING))) for one in (first, second)]
    over = [one for one in map(won, closed) if one is not None]
    title, often, *champions = hall_lines(l10n, over)
    assert title == "**Hall of champions**"
    assert often == "Most titles: **Ann 1**, 2"
    assert len(champions) == 2
    assert "**Ann 1** · Ann (#7) · King's Forge" in champions[0]
    assert won(first) is None
    assert hall_lines(l10n, []) == []


def test_why_on_a_ladder_names_what_moved_somebody() -> None:
    l10n, shown = LOCALIZERS.for_locale("en"), ladder_look(5)
    assert "**Ann 1** challenged **Ann 0** and won" in why_message(l10n, shown.current, UserId(100)).text
    assert "Challenges: 1 won, 0 lost" in why_message(l10n, shown.current, UserId(101)).text
    assert "Draw at the start" in why_message(l10n, shown.current, UserId(103)).text


CLOSING = (ChallengesClosed(), Dropped(Entrant(3)))
"""Nobody challenges any more, and whoever is in a challenge gives it up."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [2, 5, 64])
def test_every_card_fits_in_every_language(language: str, people: int) -> None:
    l10n = LOCALIZERS.for_locale(language)
    for name in ("Ann", "*_~`@everyone|<#>[x](y):"):
        for stage in Stage:
            shown = look(people, stage=stage, name=name)
            for message in (
                league_card(l10n, shown),
                podium(l10n, shown, nobody_chose),
                why_message(l10n, shown.current, UserId(100)),
            ):
                assert 0 < len(message.text) <= 2000
                assert "@everyone" not in message.text
                assert message.alerts == ()


def test_a_card_says_who_stands_where_and_what_is_played() -> None:
    text = league_card(LOCALIZERS.for_locale("en"), look(5)).text
    title, number, _, places = text.splitlines()[:4]
    assert (title, number) == ("**Ann** · a league of King's Forge", "**Round 2 of 2**")
    assert places.startswith("-# 1. Ann 4 · 2 | 2. Ann 0 · 1 | 3. ")
    assert "#90: Ann 0, Ann 1" in text
    assert "Bye, 1 point: Ann 4" in text


def test_of_a_few_tables_each_has_a_way_there_and_many_share_a_line() -> None:
    """In a thread there is one anyway; what is not posted yet has none."""
    l10n, few = LOCALIZERS.for_locale("en"), look(5)
    stands, thread = (
        replace(one, card=MessageId(5), thread=at) for one, at in zip(few.tables, (None, 77), strict=True)
    )
    text = league_card(l10n, replace(few, tables=(stands, thread))).text
    assert f"#90: Ann 0, Ann 1 · [to the table](https://discord.com/channels/{GUILD}/{CHANNEL}/5)\n" in text
    assert "#91: Ann 2, Ann 3 · <#77>\n" in text
    assert "to the table" not in league_card(l10n, few).text
    many = look(64)
    text = league_card(l10n, replace(many, tables=tuple(replace(one, card=MessageId(5)) for one in many.tables))).text
    assert "to the table" not in text
    assert "#90: Ann 0, Ann 1 | #91: Ann 2, Ann 3 | " in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [2, 5, 12, 64])
def test_a_card_with_a_picture_has_few_lines_on_a_phone(language: str, people: int) -> None:
    """Some 46 letters find room in a line of 390 pixels, some 56 small ones, half as many signs of Japanese."""
    for shown in (look(people), ladder_look(people)):
        card = league_card(LOCALIZERS.for_locale(language), shown)
        assert card.drawing is not None
        lines = [(line, 56 if line.startswith("-# ") else 46) for line in card.text.splitlines()]
        assert sum(-(-sum(1 + (ord(sign) > 0x2FFF) for sign in line) // room) for line, room in lines) <= 24


def test_a_card_says_until_when_its_round_is_played() -> None:
    """Rules of leagues: at the deadline bots play what is not over; a table that has ended has none any more.

    Groups go on each at its own pace: it is the first that comes.
    """
    l10n, shown = LOCALIZERS.for_locale("en"), look(5)
    not_begun = [replace(one, ends=None) for one in shown.tables]
    assert "deadline" not in league_card(l10n, replace(shown, tables=tuple(not_begun))).text
    ended = HeldTable(0, 0, 0, TableId(80), ends=1_700_100_000)
    running = [replace(one, ends=1_700_600_000 + 9 * one.place) for one in shown.tables]
    not_yet_drawn = HeldTable(0, 2, 0, TableId(99))
    text = league_card(l10n, replace(shown, tables=(ended, *running, not_yet_drawn))).text
    assert text.splitlines()[2] == "Next deadline <t:1700600000:R>; then bots play on to the end."


@pytest.mark.parametrize("stage", Stage)
def test_the_seal_stays_on_the_card(stage: Stage) -> None:
    """Rules of leagues, 9.3: who comes to read it later finds it where it was."""
    assert "ab" * 32 in league_card(LOCALIZERS.for_locale("en"), look(5, stage=stage)).text


async def test_who_verifies_gets_the_league_along(counter: Counter) -> None:
    join = await opened(counter)
    for who in (ANA, BEN):
        await counter.press(who, join)
    await counter.command(ANA, "league start")
    assert (await counter.command(STRANGER, "league verify")).attachments == 1


def test_the_podium_brings_the_league_along() -> None:
    attached = podium(LOCALIZERS.for_locale("en"), look(5, stage=Stage.ENDED), nobody_chose).attached
    assert attached is not None
    assert json.loads(attached.content)["tables"][0] == {"group": 0, "round": 1, "place": 0, "table": 90}


async def test_who_verifies_reads_the_outcome_first(counter: Counter) -> None:
    join = await opened(counter)
    for who in (ANA, BEN):
        await counter.press(who, join)
    await counter.command(ANA, "league start")
    first, second, *_ = (await counter.command(STRANGER, "league verify")).text.splitlines()
    assert first == "**Winter**: everything agrees."
    assert second == "No round is over yet. All 2 places reckoned again."


def test_what_differs_is_said_first_and_nothing_beside_it_agrees() -> None:
    kept = look(5).current.kept
    for differs in (Verified(2, 0, differs=2), Verified(2, 0, sealed_late=1), Verified(2, 0, standings_differ=True)):
        text = verified_message(LOCALIZERS.for_locale("en"), kept, differs).text
        assert any(said in text.splitlines()[0] for said in ("round 2 comes out otherwise", "one table", "places come"))
        assert "agrees" not in text
        assert "reckoned again" not in text


def test_why_says_first_what_parts_them_from_who_stands_beside_them() -> None:
    """Rules of leagues, 6.1: the criterion at which those two are no more level, not one before or after it."""
    l10n, shown = LOCALIZERS.for_locale("en"), look(5).current
    _, behind, ahead, *_ = why_message(l10n, shown, UserId(102)).text.splitlines()
    assert behind.startswith("Behind **Ann 0** · ")
    assert not behind.startswith("Behind **Ann 0** · Points")
    assert ahead == "Ahead of **Ann 1** · Points: 1 to 0"
    _, only, *_ = why_message(l10n, shown, UserId(104)).text.splitlines()
    assert only == "Ahead of **Ann 0** · Points: 2 to 1"


def test_everybody_reads_how_many_are_left_to_meet() -> None:
    """Rules of leagues, 4.2: it ends when each two have met."""
    l10n = LOCALIZERS.for_locale("en")
    assert "**Round 2; 8 pairs have still to meet after it**" in league_card(l10n, look(5, Form.EVERYBODY)).text


def test_once_it_runs_no_green_button_asks_those_to_join_who_are_in_it() -> None:
    l10n = LOCALIZERS.for_locale("en")
    for stage, style in ((Stage.OPEN, ButtonStyle.SUCCESS), (Stage.RUNNING, ButtonStyle.SECONDARY)):
        (row,) = league_card(l10n, look(5, Form.EVERYBODY, stage)).rows
        assert isinstance(row, tuple)
        assert [one.style for one in row if one.label == "Join"] == [style]


def test_why_names_all_that_was_asked() -> None:
    text = why_message(LOCALIZERS.for_locale("en"), look(5).current, UserId(102)).text
    assert "is in place 3" in text
    assert "Points: " in text
    assert "**Ann 2 1**" in text
    assert "Head to head" in text


async def test_who_rests_from_somebody_reads_until_when(counter: Counter) -> None:
    """Rules of leagues, 8.7: also who names them with the command."""
    await counter.command(ANA, "league new", name="Winter", game="kings_forge", form="ladder", days=3)
    join = (await counter.command(BEN, "league show")).ids[0]
    for who in (ANA, BEN, STRANGER):
        await counter.press(who, join)
    await counter.command(ANA, "league start")
    leagues, league = counter.service.leagues, LeagueId(1)
    now = (await leagues.look(league)).current
    assert now.league.ladder is not None
    order = now.league.ladder.order
    second = now.plays_for(order[1]).user
    assert second is not None
    await counter.press(second, join.replace("join", f"against-{order[0]}"))
    await leagues.leave(league, second, second)
    await counter.press(second, join)
    last = await counter.press(second, join.replace("join", "challenge"))
    assert len(last.ids) == 1
    assert f"against-{order[0]}" not in str(last.ids)
    refused = await counter.press(second, join.replace("join", f"against-{order[0]}"))
    assert "had a challenge a short while ago" in refused.text
    assert ":R>" in refused.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_to_agree_is_named_also_where_nothing_is_known_of_who_opened_it(language: str) -> None:
    l10n, now = LOCALIZERS.for_locale(language), look(5).current
    forgotten = replace(now, kept=replace(now.kept, opener=UserId(0)))
    for agreed in ((), (Consent.ENTRANT,), (Consent.OPENER,)):
        ask = Ask(Entrant(1), Person(5), agreed)
        assert ("<@" in ask_line(l10n, now, ask)) == (Consent.OPENER not in agreed)
        assert "<@" not in ask_line(l10n, forgotten, ask)


def test_once_nobody_can_come_no_button_says_so() -> None:
    """Rules of leagues, 7.2, 8.6."""
    l10n, last = LOCALIZERS.for_locale("en"), look(5)
    assert "league join" not in str(league_card(l10n, last).rows)
    options = replace(last.current.kept.options, rounds=3)
    more = replace(last.current, league=replace(last.current.league, options=options))
    assert "league join" in str(league_card(l10n, replace(last, current=more)).rows)
    climbing = ladder_look(5)
    assert "league join" in str(league_card(l10n, climbing).rows)
    closed = replace(climbing.current, league=after(climbing.current.league, ChallengesClosed()))
    assert "league join" not in str(league_card(l10n, replace(climbing, current=closed)).rows)
