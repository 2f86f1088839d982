"""What `/forge doctor` says: permissions, posts that are late, the connection, commands."""

import math

import discord
import pytest

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.outbox_worker import Hindrance
from kingsforge_bot.service.types import ChannelId
from kingsforge_bot.ui.admin.doctor import NEEDED, OPTIONAL, examination
from kingsforge_bot.ui.admin.findings import Findings, Late
from tests.ui.counter import WELL
from tests.ui.limits import check
from tests.ui.looks import look_at
from tests.ui.positions import GATHER


def permissions(*missing: str) -> discord.Permissions:
    allowed = discord.Permissions.all()
    allowed.update(**dict.fromkeys(missing, False))
    return allowed


def test_a_healthy_channel_is_said_to_be_well(l10n: Localizer) -> None:
    message = examination(l10n, "<#20>", permissions(), WELL)
    assert message.text.splitlines() == [
        "**Checks in <#20>**",
        "All needed permissions are there.",
        "No post in this server is late.",
        "Connection to Discord: 120 ms.",
        "Discord shows the bot's commands as they are.",
    ]


@pytest.mark.parametrize("name", [*NEEDED, *OPTIONAL])
def test_each_missing_permission_is_named_with_what_it_breaks(l10n: Localizer, name: str) -> None:
    text = examination(l10n, "<#20>", permissions(name), WELL).text
    assert l10n(f"permission-{name}") in text
    assert l10n(f"doctor-without-{name}") in text
    assert ("Missing:" in text) == (name in NEEDED)
    assert ("Optional:" in text) == (name in OPTIONAL)


def test_a_channel_without_anything_still_fits(l10n: Localizer) -> None:
    message = examination(l10n, "<#20>", discord.Permissions.none(), WELL)
    check(message)
    assert message.text.count("Missing:") == len(NEEDED)
    assert "Give these to the bot's role" in message.text


def late(hindrance: Hindrance, number: int = 1) -> Late:
    return Late(look_at(GATHER, name="*Oak", number=number).table, ChannelId(20), 1_700_000_000, hindrance)


def test_what_is_late_is_named_with_where_since_when_why_and_what_to_do(l10n: Localizer) -> None:
    found = Findings(0.1, synced=True, late=(late(Hindrance.SILENT), late(Hindrance.FAILING, 2)))
    lines = examination(l10n, "<#20>", permissions(), found).text.splitlines()
    assert lines[2:6] == [
        "**#1 \\*Oak** has owed <#20> a post since <t:1700000000:R>. The bot may not speak there.",
        f"**#2 \\*Oak** has owed <#20> a post since <t:1700000000:R>. {l10n('doctor-why-failing')}",
        l10n("doctor-do-silent"),
        l10n("doctor-do-failing"),
    ]
    assert "late." not in "\n".join(lines)


@pytest.mark.parametrize(("tables", "more"), [(8, ""), (9, "One more table waits."), (30, "22 more tables wait.")])
def test_of_many_tables_the_first_are_named(l10n: Localizer, tables: int, more: str) -> None:
    found = Findings(0.1, synced=True, late=tuple(late(Hindrance.UNKNOWN, one) for one in range(tables)))
    message = examination(l10n, "<#20>", discord.Permissions.none(), found)
    check(message)
    assert message.text.count("has owed") == 8
    assert more in message.text
    assert ("more table" in message.text) == bool(more)
    assert l10n("doctor-do-unknown") in message.text


@pytest.mark.parametrize(
    ("latency", "said"),
    [
        (0.0421, "Connection to Discord: 42 ms."),
        (2.0, "Connection to Discord: 2,000 ms."),
        (2.1, "slow (2 s)"),
        (math.inf, ""),
        (math.nan, ""),
    ],
)
def test_the_connection_is_told_once_it_is_known(l10n: Localizer, latency: float, said: str) -> None:
    text = examination(l10n, "<#20>", permissions(), Findings(latency, synced=None)).text
    assert said in text
    assert ("onnection to Discord" in text) == bool(said)
    assert "Discord shows" not in text


def test_commands_that_are_not_the_bots_are_told(l10n: Localizer) -> None:
    text = examination(l10n, "<#20>", permissions(), Findings(0.1, synced=False)).text
    assert "Discord shows other commands than the bot has. A restart" in text
