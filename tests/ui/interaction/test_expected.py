"""What people can bring about is told them by its reason alone: nobody keeps a list of the kinds there are."""

import inspect
from collections.abc import Iterator
from enum import StrEnum

import pytest

from kingsforge_bot.core.errors import Expected
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.league.refusals import Reason
from kingsforge_bot.service import errors as of_service
from kingsforge_bot.service.league.refusals import CallReason
from kingsforge_bot.ui.interaction.presses import on_press as _all_of_ui  # noqa: F401 - what ui has to say no is loaded with it
from tests.i18n.catalogue import english
from tests.ui.counter import LOCALIZERS, Counter
from tests.ui.looks import STRANGER, user_of
from tests.ui.positions import ANA, GATHER

NOT_ASKED = frozenset(
    {
        *(Reason.ROUND_RUNNING, Reason.NO_SUCH_TABLE, Reason.TABLE_OVER, Reason.NO_ROUNDS),
        *(Reason.NO_CHALLENGE, Reason.CHALLENGE_IN_TIME, Reason.CHALLENGE_NOT_TAKEN_UP),
    }
)
"""What the rules of leagues refuse of draws and results, which no person asks for."""


def kinds(base: type[Expected] = Expected) -> Iterator[type[Expected]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


def reasons() -> list[str]:
    """Of the platform: those of a game are worded by the game."""
    own = {kind.reason for kind in kinds() if isinstance(vars(kind).get("reason"), str)}
    several = [
        str(reason)
        for kind in (*vars(of_service).values(), CallReason, Reason)
        if inspect.isclass(kind) and issubclass(kind, StrEnum) and kind is not StrEnum
        for reason in kind
        if reason not in NOT_ASKED
    ]
    return [*own, *several]


def test_no_two_reasons_are_worded_alike_by_chance() -> None:
    found = reasons()
    assert len(found) > 70
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("language", Localizers().languages)
def test_each_reason_has_its_sentence(language: str) -> None:
    l10n = LOCALIZERS.for_locale(language)
    assert [reason for reason in reasons() if not l10n.knows(f"error-{reason}")] == []


def test_each_sentence_has_its_reason() -> None:
    beside = {
        "error-table-over",
        "error-table-ended",
        "error-store-failed",
        "error-table-unreadable",
        "error-unexpected",
    }
    written = {name for name in english() if name.startswith("error-")}
    assert written == {f"error-{reason}" for reason in reasons()} | beside | {
        *("error-no-table", "error-unknown-table", "error-notation-empty", "error-notation-unreadable")
    }


class NothingLeft(Expected):
    """A kind that only this file knows."""

    reason = "no-choice-left"


async def nothing_left(*_: object, **__: object) -> None:
    raise NothingLeft


async def test_a_new_kind_is_told_wherever_it_comes_up(counter: Counter, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a command of a server, one of a person, a press of either, and autocomplete, which suggests nothing."""
    look = await counter.place(GATHER)
    sentence = LOCALIZERS.english("error-no-choice-left")
    monkeypatch.setattr(counter.service.my_turns, "of", nothing_left)
    monkeypatch.setattr(counter.service.personal, "kept", nothing_left)
    monkeypatch.setattr(counter.service.history, "entries", nothing_left)
    assert (await counter.command(STRANGER, "table log")).text == sentence
    assert (await counter.command(STRANGER, "me turns")).text == sentence
    assert (await counter.press(STRANGER, "kf1|0|0|data export", own=True)).text == sentence
    pressed = await counter.press(user_of(1), f"kf1|{look.table.id}|{look.table.seq}|log")
    assert pressed.text == sentence
    monkeypatch.setattr(counter.service.finder, "resolve", nothing_left)
    assert await counter.completes(ANA, "turn", "do") == []
    assert await counter.completes(ANA, "table plan", "do") == []
