"""The tutorial in Discord: every button of every step works alone, in every language, whatever was pressed before."""

import re
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kingsforge_bot.core.portraits import BOTS, Portrait, at_table
from kingsforge_bot.games.kings_forge.lesson import SCRIPT
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.service.types import UserId
from kingsforge_bot.ui.custom_id import NO_TABLE, ComponentId, read_press
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.game.drawing import Drawing
from kingsforge_bot.ui.game.title import Titles
from kingsforge_bot.ui.interaction.registry import Pressed
from kingsforge_bot.ui.learning.rules import TUTORIAL, completions
from kingsforge_bot.ui.learning.tutorial import offered, pressed, rule_pressed
from kingsforge_bot.ui.message import Message, Picture
from kingsforge_bot.ui.workers.picture_renderer import PictureRenderer
from tests.ui.counter import BOOK, BOOKS, KINGS_FORGE, Answered, Counter, asker, open_counter
from tests.ui.limits import check, presses_of
from tests.ui.looks import STRANGER
from tests.ui.positions import ANA, GATHER
from tests.ui.pseudo import hard_coded, pseudo_voice

STEPS = [(step, number) for step, one in enumerate(SCRIPT.steps) for number in range(len(one.answers))]
LOUD = "@everyone **" + "W" * 20
QUERIES = ("tutorial", "Tutorial", "tutoral", "tutoriel", "tuto", "aprender a jugar", "apprendre à jouer",
           "チュートリアル", "遊び方", "遊び方？", "TUTORIAL ")  # fmt: skip


@pytest.fixture
async def counter(tmp_path: Path) -> AsyncIterator[Counter]:
    async with open_counter(tmp_path / "kingsforge.sqlite3", KINGS_FORGE) as one:
        yield one


def press_of(step: int, number: int) -> ComponentId:
    return ComponentId(NO_TABLE, 0, f"{TUTORIAL} {step} {number}")


def right(step: int) -> int:
    return next(number for number, answer in enumerate(SCRIPT.steps[step].answers) if answer.right)


def labels(answered: Answered) -> list[str]:
    return [part["label"] for row in answered.rows for part in row["components"]]


@pytest.fixture(params=Localizers().languages)
def spoken(request: pytest.FixtureRequest) -> Localizer:
    return Localizers(strict=True).for_locale(request.param).of("kings_forge")


# Asked for


@pytest.mark.parametrize("query", QUERIES)
async def test_it_is_asked_for_in_any_language(counter: Counter, query: str) -> None:
    answered = await counter.command(STRANGER, "rules", query=query)
    assert answered.deferred.get("ephemeral")
    assert "1/13" in answered.text
    assert labels(answered)[:3] == ["Shield", "Table", "Axe"]
    assert labels(answered)[3:] == ["5.4 Who wins"]
    assert answered.attachments == 1
    assert answered.mentions == []


@pytest.mark.parametrize("query", ["stock", "tavern top", "token", "tutors and tokens", "play", "why not"])
async def test_other_questions_are_answered_as_before(counter: Counter, query: str) -> None:
    assert "1/13" not in (await counter.command(STRANGER, "rules", query=query)).text


async def test_its_label_is_as_good_as_its_value(counter: Counter, l10n: Localizer) -> None:
    answered = await counter.command(STRANGER, "rules", query=l10n("tutorial-label"))
    assert "1/13" in answered.text


async def test_autocomplete_offers_it_first_to_everybody(counter: Counter) -> None:
    await counter.place(GATHER)
    for typed in ("tu", "Tuto", "tutoral", "チュ", "aprender"):
        assert (await counter.completes(ANA, "rules", "query", typed))[0].value == TUTORIAL
    assert (await counter.completes(STRANGER, "rules", "query", " "))[0].value == TUTORIAL
    seated = [choice.value for choice in await counter.completes(ANA, "rules", "query")]
    assert seated[:2] == [TUTORIAL, "rule-1-1"]


def test_suggestions_fit_in_every_language(spoken: Localizer) -> None:
    for found in (completions(spoken, BOOKS, ""), completions(spoken, BOOKS, "tutorial")):
        assert found[0] == (spoken("tutorial-label"), TUTORIAL)
        assert len(found) <= 25
        assert all(1 <= len(label) <= 100 for label, _ in found)


# Walked


async def test_the_whole_walk(counter: Counter) -> None:
    answered = await counter.command(STRANGER, "rules", query="tutorial")
    for step in range(len(SCRIPT.steps)):
        assert f"{step + 1}/13" in answered.text
        answered = await counter.press(STRANGER, answered.ids[right(step)], own=True)
        assert answered.deferred == {}, "the message itself goes on"
    assert "/table new" in answered.text
    assert labels(answered) == ["Play against a bot now", "Strong bot", "Start over"]
    assert "1/13" in (await counter.press(STRANGER, answered.ids[2], own=True)).text
    playing = await counter.press(STRANGER, answered.ids[0], own=True)
    assert "begins" in playing.text


async def test_what_happened_stands_above_the_next_step(counter: Counter) -> None:
    answered = await counter.press(STRANGER, press_of(2, 1), own=True)
    assert f"**user {STRANGER}**: North Mine (top)" in answered.text
    assert "**Bot**: Mill (top)" in answered.text
    assert answered.text.startswith("-# **Tutorial · 4/13** · Right. There is no bin: both dice come back.")
    # What a roll shows says enough.
    rolled = await counter.press(STRANGER, press_of(6, right(6)), own=True)
    assert rolled.text.startswith("-# **Tutorial · 8/13** · Right.")


async def test_a_wrong_answer_says_why_and_stays(counter: Counter) -> None:
    refused = await counter.press(STRANGER, press_of(7, 0), own=True)
    assert refused.text.splitlines()[1].startswith("> Box 1 of Table needs W3; W1 is 2 too low (rule 3.3).")
    assert refused.text.startswith("-# Tutorial · 8/13")
    allowed = await counter.press(STRANGER, press_of(7, 1), own=True)
    assert allowed.text.splitlines()[1].startswith("> `M6` would be good")
    assert refused.ids == allowed.ids
    assert "-# Table needs `W3 W4`" in refused.text, "what it takes to try again stays"
    assert refused.text.endswith("**Use West Forest so that Table becomes possible.**")


async def test_a_wrong_claim_is_called_allowed(counter: Counter) -> None:
    allowed = await counter.press(STRANGER, press_of(2, 0), own=True)
    assert allowed.text.splitlines()[1].startswith("> Allowed by the rules, but try another")


async def test_both_ends_tell_what_the_choice_led_to(counter: Counter) -> None:
    grown, forged = [await counter.press(STRANGER, press_of(12, number), own=True) for number in (0, 1)]
    assert "13 dice next round" in grown.text
    assert "9 times in 10" in forged.text


async def test_it_ends_with_the_stolen_item_large(counter: Counter, spoken: Localizer) -> None:
    pupil = asker(replace(counter.app, pictures=Undrawn()), STRANGER, spoken, "Ana")
    end = await pressed(pupil, Pressed(press_of(12, 0)))
    assert end.picture is not None
    assert "Shield" in end.picture.alt
    assert spoken("board-display") not in end.picture.alt


async def test_without_a_picture_the_board_is_said(counter: Counter, spoken: Localizer) -> None:
    app = replace(counter.app, pictures=PictureRenderer(patience=0))
    for step, number in ((1, 1), (9, 0), (11, 0)):
        message = await pressed(asker(app, STRANGER, spoken, LOUD), Pressed(press_of(step, number)))
        assert message.picture is None
        assert spoken("board-display") in message.text
        check(message)


# Why


@pytest.mark.parametrize("step", range(len(SCRIPT.steps)))
async def test_a_rule_that_a_step_cites_is_one_press_away(counter: Counter, spoken: Localizer, step: int) -> None:
    pupil = asker(counter.app, STRANGER, spoken)
    led_here = press_of(step - 1, right(step - 1)) if step else ComponentId(NO_TABLE, 0, TUTORIAL)
    message = await pressed(pupil, Pressed(led_here))
    entries = list(SCRIPT.steps[step].reads)
    opened = [press for press in presses_of(message) if press.payload.startswith(f"{TUTORIAL} rule {step} ")]
    assert len(opened) == len(entries)
    for press, entry in zip(opened, entries, strict=True):
        rule = await rule_pressed(pupil, Pressed(press))
        assert BOOK.entries[entry].said(spoken.language).text in rule.text
    assert 1 <= len(entries) <= 2
    cited = re.findall(r"\d+\.\d+", message.text)
    assert any(BOOK.entries[entry].number in cited for entry in entries)


async def test_a_rule_opens_in_a_message_of_its_own(counter: Counter) -> None:
    """Whoever dismisses it is back in the tutorial, which stays above it as it was."""
    step = await counter.press(STRANGER, press_of(3, 1), own=True)
    assert labels(step)[2:] == ["2.4 Use a dock", "6 Dock prices"]
    rule = await counter.press(STRANGER, step.ids[2], own=True)
    assert rule.deferred.get("ephemeral")
    assert "**2.4 \u00b7 Use a dock**" in rule.text
    assert rule.text.splitlines()[-1].startswith("-# Dismiss this message")
    assert rule.ids == [], "there is no other way to leave it"
    assert "6/13" in (await counter.press(STRANGER, step.ids[0], own=True)).text


async def test_two_buttons_of_a_step_differ_where_they_begin(counter: Counter, spoken: Localizer) -> None:
    for step in range(len(SCRIPT.steps)):
        message = await pressed(
            asker(counter.app, STRANGER, spoken), Pressed(ComponentId(NO_TABLE, 0, f"{TUTORIAL} {step}"))
        )
        row = message.rows[0]
        assert isinstance(row, tuple)
        starts = [button.label for button in row]
        assert len({start[:12] for start in starts}) == len(starts), starts


async def test_people_and_the_bot_have_the_heads_that_they_have_at_a_table(counter: Counter, l10n: Localizer) -> None:
    """The portrait that was chosen, else the one by who the person is."""
    heads: list[Sequence[Portrait]] = []

    def position(*given: Any) -> None:
        heads.append(given[-1])

    title = KINGS_FORGE.of("kings_forge")
    screens = replace(title.screens, pictures=replace(title.screens.pictures, position=position))
    counter.app = replace(counter.app, titles=Titles([replace(title, screens=screens)]))
    await offered(asker(counter.app, ANA, l10n), BOOKS)
    await counter.service.preferences.change(ANA, portrait=Portrait.TURBAN)
    await offered(asker(counter.app, ANA, l10n), BOOKS)
    (mine, bot), (chosen, same) = heads
    assert mine == at_table([None], [False], [ANA])[0]
    assert chosen is Portrait.TURBAN
    assert bot is same
    assert bot in BOTS


# Alone, in every language


class Undrawn(PictureRenderer):
    """Says what it would draw: the pictures have tests of their own."""

    async def drawn(self, drawing: Drawing | None, words: str = "") -> Picture:
        assert drawing is not None
        assert drawing.alt is not None
        return Picture(drawing.what.encode(), drawing.alt())


async def shown(counter: Counter, l10n: Localizer, name: str) -> list[Message]:
    pupil = asker(replace(counter.app, pictures=Undrawn()), STRANGER, l10n, name)
    said = [await offered(pupil, BOOKS)]
    for step, number in STEPS:
        said.append(await pressed(pupil, Pressed(press_of(step, number))))
    return said


async def test_any_button_works_alone_and_fits(counter: Counter, spoken: Localizer) -> None:
    for message in await shown(counter, spoken, LOUD):
        check(message)
        assert message.picture is not None
        assert len(message.text) <= 1200
        assert "@everyone" not in message.text
        for press in presses_of(message):
            assert read_press(str(press)) == press
            _, *rest = press.payload.split()
            if rest[:1] == ["rule"]:
                check(await rule_pressed(asker(counter.app, STRANGER, spoken, LOUD), Pressed(press)))
            else:
                assert (
                    press.payload in (TUTORIAL, "greet play kings_forge", "greet strong kings_forge")
                    or tuple(map(int, rest)) in STEPS
                )


async def test_no_text_is_hard_coded(counter: Counter, tmp_path_factory: pytest.TempPathFactory) -> None:
    pseudo = pseudo_voice(tmp_path_factory.mktemp("locale"))
    for message in await shown(counter, pseudo, "Ana"):
        assert message.picture is not None
        # Titles of entries come from data/rules.
        row = message.rows[0]
        buttons = [button.label for button in row] if isinstance(row, tuple) else []
        for text in (message.text, message.picture.content.decode(), message.picture.alt, *buttons):
            assert not hard_coded(text, ("Ana", pseudo("list-or"))), text


# Made up


@pytest.mark.parametrize(
    "what", ["tutorial 13 0", "tutorial 0 3", "tutorial 99 9", "tutorial -1 0", "tutorial 13", "tutorial 0 0 0",
             "tutorial rule 0 2", "tutorial rule 13 0", "tutorial 0 rule 0", "tutorial rule 0", "tutorial rule",
             "tutorial 99", "tutorial x y", "tutorial 1.0 0", "tutorial  0 0", "tutorialx", "tutorial ١ 0",
             "tutorial 0 0 "]
)  # fmt: skip
async def test_a_made_up_step_is_told_so(counter: Counter, what: str) -> None:
    answered = await counter.press(STRANGER, f"kf1|0|0|{what}", own=True)
    assert answered.text == "This button is not known. Nothing was changed."


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60, deadline=None)
@given(what=st.text(max_size=40))
async def test_any_text_after_the_word(counter: Counter, l10n: Localizer, what: str) -> None:
    press: Any = ComponentId(NO_TABLE, 0, f"tutorial {what}")
    try:
        await pressed(asker(counter.app, STRANGER, l10n), Pressed(press))
    except UnknownPress:
        return
    match what.split():
        case [step]:
            assert int(step) < len(SCRIPT.steps)
        case numbers:
            assert tuple(map(int, numbers)) in STEPS


async def test_anybody_may_press_it(counter: Counter) -> None:
    assert "1/13" in (await counter.press(UserId(77), f"kf1|0|0|{TUTORIAL}", guild=None)).text
