"""A button is registered where it is answered, by one entry: its word, its handler, where the answer stands."""

from pathlib import Path

import pytest

from kingsforge_bot.ui.custom_id import NO_TABLE, ComponentId
from kingsforge_bot.ui.interaction import presses, registry
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, at_table, for_everybody, personal
from kingsforge_bot.ui.message import Message
from tests.ui.counter import Counter
from tests.ui.looks import STRANGER
from tests.ui.positions import ANA, GATHER

UI = Path(presses.__file__).parents[1]


async def greeted(ctx: Context, button: Pressed) -> Message:
    return Message(f"{ctx.name} said {' '.join(button.words)} {' '.join(button.values)}")


@pytest.fixture
def others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Entries that this file alone makes."""
    monkeypatch.setattr(registry, "_personal", dict(registry._personal))
    monkeypatch.setattr(registry, "_at_table", dict(registry._at_table))
    monkeypatch.setattr(registry, "_shown", dict(registry._shown))


async def test_a_new_personal_button_is_one_entry(counter: Counter, others: None) -> None:
    """Also in direct messages, and in a message of its own where the entry says so."""
    personal("wave")(greeted)
    personal("wave back", beside=True)(greeted)
    press = ComponentId(NO_TABLE, 0, "wave twice")
    changed = await counter.press(STRANGER, press, "now", own=True, guild=None)
    assert changed.text == f"user {STRANGER} said twice now"
    assert changed.deferred == {}, "the message that was pressed changes"
    beside = await counter.press(STRANGER, ComponentId(NO_TABLE, 0, "wave back"), own=True)
    assert beside.deferred["ephemeral"] is True


async def test_what_everybody_is_shown_is_one_entry_and_who_presses_another_is_told_alone(
    counter: Counter, others: None
) -> None:
    for_everybody("wave")(lambda ctx, button: greeted(ctx, button) if button.words == ["here"] else None)
    shown = await counter.press(STRANGER, ComponentId(NO_TABLE, 0, "wave here"), own=True)
    assert shown.text.strip() == f"user {STRANGER} said here"
    assert shown.public
    refused = await counter.press(STRANGER, ComponentId(NO_TABLE, 0, "wave there"), own=True)
    assert refused.text.startswith("This button is not known.")
    assert not refused.public


async def test_a_personal_word_means_nothing_at_a_table(counter: Counter, others: None) -> None:
    personal("wave")(greeted)
    look = await counter.place(GATHER)
    answered = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "wave"))
    assert answered.text.startswith("This button is not known.")


def test_a_word_is_registered_once(others: None) -> None:
    personal("wave")(greeted)
    with pytest.raises(ValueError, match="wave"):
        personal("wave")(greeted)


def test_a_word_of_a_table_is_one_that_no_game_may_use(others: None) -> None:
    with pytest.raises(ValueError, match="wave"):
        at_table("wave")


def test_every_file_with_an_entry_is_loaded() -> None:
    kinds = ("personal", "at_table", "unseen", "chosen", "asked_again", "for_everybody")
    found = {file.stem for file in UI.rglob("*.py") if any(f"\n@{kind}(" in file.read_text("utf-8") for kind in kinds)}
    assert found == {one.__name__.rpartition(".")[2] for one in presses.HANDLERS}
