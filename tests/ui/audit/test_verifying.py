"""`/table verify`: what is told of a game's dice, before and after its end."""

import asyncio

import pytest
from msgspec.structs import replace

from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.service.audit.history import Elsewhere
from kingsforge_bot.service.audit.verifying import Difference, Verified
from kingsforge_bot.service.types import SealShown
from kingsforge_bot.ui.audit.verifying import Verifying, early_message, verified_message
from kingsforge_bot.ui.errors import OneAtATime, TooBusy
from kingsforge_bot.ui.table.tables import lobby_card
from tests.ui.counter import Counter
from tests.ui.looks import STRANGER, lobby_of, user_of
from tests.ui.positions import ANA

OUTSIDE = "-# Without the bot: `docs/verify.py` checks the file of `/table log`."
LOCALIZERS = Localizers(strict=True)


async def test_a_game_that_has_ended_is_recomputed_for_the_asker_alone(counter: Counter) -> None:
    lobby = await counter.lobby(2)
    await counter.service.lobbies.start(lobby.id, ANA)
    await counter.service.endings.end(lobby.id, ANA, moderator=True)
    answered = await counter.command(STRANGER, "table verify", table=str(lobby.id))
    (sealed,) = await counter.service.sealing.shown((await counter.look(lobby.id)).table)
    assert answered.text.splitlines() == [
        f"**#{lobby.id} {lobby.name}** · Entries recomputed: 1 of 1. Times luck decided: 4.",
        "They are exactly those that the seal fixed beforehand.",
        "All that happened agrees with the rules.",
        f"-# Dice seal: ||`{sealed.commitment}`||",
        f"-# `{sealed.secret}` (secret bytes)",
        OUTSIDE,
    ]
    assert sealed.secret is not None
    assert answered.deferred["ephemeral"]


async def test_before_the_end_each_seal_can_be_compared(counter: Counter) -> None:
    lobby = await counter.lobby(2)
    advice = (
        "the dice can be checked when the game has ended; their secret bytes are told then."
        " Until then, compare each seal with the one that was posted: the first stands on the lobby card."
    )
    early = [f"#{lobby.id} {lobby.name}: {advice}", f"-# Dice seal from entry 1 on: ||`{lobby.commitment}`||"]
    assert (await counter.command(STRANGER, "table verify", table=str(lobby.id))).text.splitlines() == early
    await counter.service.lobbies.start(lobby.id, ANA)
    assert (await counter.command(user_of(1), "table verify")).text.splitlines()[:2] == early


async def test_a_closed_lobby_has_nothing_to_check(counter: Counter) -> None:
    lobby = await counter.lobby(2)
    await counter.service.endings.end(lobby.id, ANA, moderator=True)
    answered = await counter.command(STRANGER, "table verify", table=str(lobby.id))
    assert answered.text == f"#{lobby.id} {lobby.name}: nothing has happened yet."


@pytest.mark.parametrize(
    ("what", "told"),
    [
        (Difference.COMMITMENT, "the secret bytes are not the ones that were sealed."),
        (Difference.LUCK, "the sealed bytes give other dice."),
        (Difference.EVENTS, "by the rules, something else happens."),
        (Difference.MISSING, "the log does not have it."),
    ],
)
def test_the_first_entry_that_differs_is_named(what: Difference, told: str) -> None:
    table = lobby_of("Ana")
    lines = verified_message(LOCALIZERS.english, table, Verified(40, 17, 41, what, by_rules=True), ()).text.splitlines()
    assert lines[1:] == [f"**Entry 41 is the first that differs**: {told}", OUTSIDE]
    for language in LOCALIZERS.languages:
        text = verified_message(
            LOCALIZERS.for_locale(language), table, Verified(40, 17, 41, what, by_rules=True), ()
        ).text
        assert "41" in text.splitlines()[1]


def test_rules_that_have_changed_are_told() -> None:
    lines = verified_message(LOCALIZERS.english, lobby_of("Ana"), Verified(40, 17, None, None, by_rules=False), ()).text
    assert lines.splitlines()[1:] == [
        "They are exactly those that the seal fixed beforehand.",
        "Some entries are of older rules. From the first of them on, only the dice were recomputed.",
        OUTSIDE,
    ]


class Held:
    """A history of which every log takes until it is let go; how many are recomputed at once."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.running = 0
        self.most = 0

    async def verified(self, work: Elsewhere) -> None:
        self.running += 1
        self.most = max(self.most, self.running)
        await self.go.wait()
        self.running -= 1


async def test_one_at_a_time_and_few_that_wait() -> None:
    held, verifying = Held(), Verifying()
    asking = [asyncio.create_task(verifying.do(user_of(user), held.verified)) for user in range(6)]
    await asyncio.sleep(0)
    with pytest.raises(TooBusy):
        await verifying.do(user_of(6), held.verified)
    with pytest.raises(OneAtATime):
        await verifying.do(user_of(0), held.verified)
    held.go.set()
    await asyncio.gather(*asking)
    assert held.most == 1
    await verifying.do(user_of(0), held.verified)
    assert held.running == 0


async def test_who_has_waited_long_is_told_to_ask_again() -> None:
    with pytest.raises(TooBusy):
        await Verifying(patience=0).do(user_of(0), Held().verified)


def test_a_game_of_cards_speaks_of_shuffles() -> None:
    """Where no die is rolled, nothing is said of dice, in any of the languages."""
    table = replace(lobby_of("Ana"), game="dwarven_smithy", options={}, commitment="ab" * 32)
    for language, dice in {"en": "dice", "es": "dado", "fr": "dés", "ja": "ダイス"}.items():
        l10n = LOCALIZERS.for_locale(language)
        own = l10n.of("dwarven_smithy")
        seals = [SealShown(1, 2, "ab" * 32, "card none", "cd" * 32)]
        said = [
            lobby_card(l10n, table).text,
            early_message(own, table, seals).text,
            *(verified_message(own, table, Verified(4, 7, 5, what, by_rules=False), seals).text for what in Difference),
            *(own(one) for one in ("over-dice", "import-sealed", "import-unsealed", "stats-nothing")),
            own("over-called", who="Ana"),
            own("table-your-word", table="Oak", word="elm"),
            own("dice-resealed", table="Oak", hash="ab"),
        ]
        assert not [one for one in said if dice in one.lower()], language
