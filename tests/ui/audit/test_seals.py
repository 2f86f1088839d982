"""What players see of the seal of the dice: on the lobby card, when they join, in the log and its file."""

import re

from msgspec.structs import replace

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import SealShown, TableStatus, UserId
from kingsforge_bot.ui.audit.logs import log_command
from kingsforge_bot.ui.audit.seals import mix_line, seal_lines
from kingsforge_bot.ui.discord_parts import uploads_of
from kingsforge_bot.ui.table.tables import lobby_card
from tests.ui.counter import Counter, asker
from tests.ui.looks import lobby_of, user_of
from tests.ui.positions import GATHER

SEAL, SECRET = "ab" * 32, "cd" * 32
SEALED = f"-# Dice seal: ||`{SEAL}`||"
"""All 64 digits, behind a spoiler."""
ANA, NEWCOMER = UserId(100), UserId(777)


def test_the_lobby_card_ends_with_the_seal(l10n: Localizer) -> None:
    open_still = replace(lobby_of("Ana"), commitment=SEAL)
    assert lobby_card(l10n, open_still).text.splitlines()[-1] == SEALED
    begun = replace(open_still, status=TableStatus.RUNNING)
    card = lobby_card(l10n, begun, "card 77\nword oak\nword **elm**").text.splitlines()
    assert card[-2:] == [SEALED, "-# Mixed into the dice at the start: message 77 · oak · \\*\\*elm\\*\\*"]


def test_a_start_without_a_card_is_told(l10n: Localizer) -> None:
    assert mix_line(l10n, "card none") == "-# Mixed into the dice at the start: nothing from the channel"


def test_the_bytes_follow_the_seal_once_they_may_be_told(l10n: Localizer) -> None:
    hidden = SealShown(1, 2, SEAL, "card none", None)
    assert seal_lines(l10n, [hidden]) == [f"-# Dice seal: ||`{SEAL}`||"]
    assert seal_lines(l10n, [replace(hidden, secret=SECRET)])[-1] == f"-# `{SECRET}` (secret bytes)"
    assert seal_lines(l10n, [hidden, replace(hidden, since=41)]) == [f"-# Dice seal from entry 41 on: ||`{SEAL}`||"]


async def test_who_joins_is_told_the_seal_and_their_word(counter: Counter) -> None:
    table = await counter.lobby(1, players=3)
    answered = await counter.command(NEWCOMER, "table join", word=" *old* oak ")
    assert answered.text.splitlines()[1:] == [
        f"Your word is mixed into the dice of #{table.id} {table.name} at the start: \\*old\\* oak",
        f"-# Dice seal: ||`{table.commitment}`||",
    ]


async def test_who_sits_there_may_still_give_a_word_and_only_one(counter: Counter) -> None:
    table = await counter.lobby(1, players=3)
    assert "oak" in (await counter.command(ANA, "table join", word="oak")).text
    refused = await counter.command(ANA, "table join", word="elm")
    assert f"You have given #{table.id} {table.name} a word already, and it cannot be changed." in refused.text
    assert "no letters and no digits" in (await counter.command(NEWCOMER, "table join", word="\u200b")).text


async def test_a_word_is_kept_while_the_table_is_asked_for(counter: Counter) -> None:
    """With letters beyond ASCII as well: the menu carries it."""
    await counter.lobby(1, players=3)
    second = await counter.lobby(1, players=3)
    (menu,) = (await counter.command(NEWCOMER, "table join", word="Ähre 1")).ids
    answered = await counter.press(NEWCOMER, menu, str(second.id), own=True)
    assert f"#{second.id} {second.name} at the start: Ähre 1" in answered.text


async def test_the_log_ends_with_how_to_check_it_and_has_the_seal_in_its_file(
    counter: Counter, l10n: Localizer
) -> None:
    look = await counter.place(GATHER)
    message = await log_command(asker(counter.app, user_of(0), l10n), look.table)
    assert message.text.splitlines()[-1] == "-# Were the dice fair? /table verify checks."
    assert not re.search(r"[0-9a-f]{64}", message.text), "codes are for who checks"
    assert message.attached is not None
    assert message.attached.name == f"table-{look.table.id}.json"
    assert look.table.commitment is not None
    assert look.table.commitment.encode() in message.attached.content
    (file,) = uploads_of(message)
    assert file.filename == f"table-{look.table.id}.json"
