"""Options that were typed stay, whatever is asked beside them and whichever table has to be chosen first."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsforge_bot.games.kings_forge.rules.actions import PassBenefit
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import RESOURCES
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.asking.readers import read_options
from kingsforge_bot.games.kings_forge.screens.asking.verbs import condense
from kingsforge_bot.games.kings_forge.screens.gather.given import GivenOptions, expanded, read_given
from kingsforge_bot.games.kings_forge.screens.gather.path import Path, read_path
from kingsforge_bot.games.kings_forge.words.labels import side_label, space_label
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.service.types import TableId, TableView
from kingsforge_bot.ui.custom_id import ComponentId, read_press
from tests.spoken import LANGUAGES
from tests.ui.counter import Answered, Counter
from tests.ui.looks import held, position
from tests.ui.positions import ANA, unchanged

SHOP = position(
    {"supply": "MMMMW"},
    "MMMM",
    face_up=["north-mine", "mill", "library", "shrine"],
    deck=["garden", "tavern"],
    display=["table", "axe", "crown"],
)
LONELY = position("M", {"supply": "MM", "passed": True}, {"supply": "MM"}, face_up=["west-forest"], deck=["mill"])
"""One claim, one visit."""
Choices = dict[str, str]


def asked(answered: Answered) -> dict[str, tuple[str, list[str]]]:
    """Each answer offered: the id to press and the values to send."""
    found: dict[str, tuple[str, list[str]]] = {}
    for row in answered.rows:
        for part in row["components"]:
            if "|ask " not in part["custom_id"]:
                continue
            for option in part.get("options", []):
                found[option["label"]] = (part["custom_id"], [option["value"]])
            if "options" not in part:
                found[part["label"]] = (part["custom_id"], [])
    return found


async def answer(counter: Counter, answered: Answered, label: str) -> Answered:
    """Press or choose what begins with that label."""
    (custom_id, values), *others = [way for given, way in asked(answered).items() if given.startswith(label)]
    assert not others
    return await counter.press(ANA, custom_id, *values, own=True)


async def state_of(counter: Counter, look: TableView) -> State:
    state: State = (await counter.look(look.table.id)).view
    return state


def claimed(label: str) -> str:
    """What a label names before its price."""
    return re.split(": | for ", label)[0]


async def test_a_dock_is_asked_for_what_was_not_said_alone(counter: Counter) -> None:
    look = await counter.place(SHOP)
    question = await counter.command(ANA, "dock", discarding="mill", paying="MM")
    assert "Mill down, pay 2×M (bin). Which dock space?" in await unchanged(counter, look, question)
    assert [claimed(label) for label in asked(question)] == ["Wood dock, space 2", "Token dock, space 1"]
    await answer(counter, question, "Token dock")
    (visit,) = (await state_of(counter, look)).players[0].visits
    assert (visit.space, visit.discarded, str(visit.paid)) == (Space.TOKEN_1, Card.MILL, "MM")


async def test_dice_alone_lead_to_the_sides_that_take_them(counter: Counter) -> None:
    look = await counter.place(SHOP)
    question = await counter.command(ANA, "gather", paying="MMMW")
    await unchanged(counter, look, question)
    assert [claimed(label) for label in asked(question)] == ["Shrine (top)"]
    question = await counter.command(ANA, "gather", paying="WM")
    assert [claimed(label) for label in asked(question)] == [
        "Mill (top)",
        "North Mine (top)",
        "North Mine (bottom)",
    ]
    await answer(counter, question, "Mill (top)")
    (claim,) = (await state_of(counter, look)).players[0].claims
    assert (claim.side, "".join(claim.paid)) == (Side.MILL_TOP, "WM")


async def test_a_card_without_its_half_leaves_its_halves(counter: Counter) -> None:
    look = await counter.place(SHOP)
    question = await counter.command(ANA, "gather", card="north-mine", paying="MW")
    assert [claimed(label) for label in asked(question)] == ["North Mine (top)", "North Mine (bottom)"]
    await answer(counter, question, "North Mine (bottom)")
    (claim,) = (await state_of(counter, look)).players[0].claims
    assert (claim.side, "".join(claim.paid)) == (Side.NORTH_MINE_BOTTOM, "MW")


async def test_back_keeps_what_was_said(counter: Counter) -> None:
    await counter.place(SHOP)
    first = await counter.command(ANA, "gather", card="north-mine")
    second = await answer(counter, first, "Other dice")
    again = await answer(counter, second, "Back")
    assert asked(again) == asked(first)


@pytest.mark.parametrize(
    ("name", "given", "label", "action"),
    [
        ("gather", {}, "West Forest (bottom) for ", "gather west-forest.bottom paying M"),
        ("gather", {"paying": "M"}, "West Forest (bottom) for ", "gather west-forest.bottom paying M"),
        ("gather", {"card": "West Forest"}, "West Forest (bottom) for ", "gather west-forest.bottom paying M"),
        ("dock", {}, "Wood dock: 1×M🗑 (West Forest)", "dock wood.1 discarding west-forest paying M"),
        ("dock", {"discarding": "west-forest"}, "Wood dock: ", "dock wood.1 discarding west-forest paying M"),
    ],
)
async def test_the_one_way_left_is_shown_before_it_is_carried_out(
    counter: Counter, name: str, given: Choices, label: str, action: str
) -> None:
    look = await counter.place(LONELY)
    shown = await counter.command(ANA, name, **given)
    await unchanged(counter, look, shown)
    (only,) = asked(shown)
    assert only.startswith(label)
    await answer(counter, shown, label)
    assert (await counter.log(look.table.id))[-1].action == action


@pytest.mark.parametrize(("name", "given"), [("gather", {"card": "west-forest.bottom"}), ("dock", {"space": "wood.1"})])
async def test_a_side_or_a_space_that_was_named_settles_itself(counter: Counter, name: str, given: Choices) -> None:
    look = await counter.place(LONELY)
    await counter.command(ANA, name, **given)
    assert (await counter.look(look.table.id)).table.seq > look.table.seq


CRAFTING = position(
    {"hand": ["W3", "W4"], "held": held("token-six")}, "M", phase="craft", display=["table", "axe", "crown"]
)


@pytest.mark.parametrize(
    ("state", "name", "given", "action"),
    [
        (SHOP, "gather", {"card": "Mill (top): 2 any (bin) → 2 wood", "paying": "mw"}, "gather mill.top paying MW"),
        (
            SHOP,
            "dock",
            {"space": "gem.1", "discarding": "Mill", "paying": "3M"},
            "dock gem.1 discarding mill paying MMM",
        ),
        (SHOP, "pass", {"taking": "token"}, "pass taking token"),
        (CRAFTING, "craft", {"item": "Table"}, "craft table with W3 W4"),
    ],
)
async def test_a_command_is_carried_out_at_the_table_chosen_from_the_menu(
    counter: Counter, state: State, name: str, given: Choices, action: str
) -> None:
    first, second = await counter.place(state), await counter.place(state)
    which = await counter.command(ANA, name, **given)
    (menu,) = which.ids
    await counter.press(ANA, menu, str(second.table.id), own=True)
    assert (await counter.log(second.table.id))[-1].action == action.replace("3M", "MMM")
    assert await counter.look(first.table.id) == first


async def test_the_rest_is_asked_at_the_table_chosen_from_the_menu(counter: Counter) -> None:
    first, second = await counter.place(SHOP), await counter.place(SHOP)
    (menu,) = (await counter.command(ANA, "dock", discarding="mill", paying="MM")).ids
    question = await counter.press(ANA, menu, str(second.table.id), own=True)
    assert "Mill down, pay 2×M (bin). Which dock space?" in question.text
    assert {read_press(custom_id).table for custom_id, _ in asked(question).values()} == {second.table.id}  # type: ignore[union-attr]
    assert await counter.look(first.table.id) == first
    assert await counter.look(second.table.id) == second


@pytest.mark.parametrize(
    ("name", "given", "sentence"),
    [
        ("gather", {"card": "smithy"}, 'card: "smithy" is not possible.'),
        ("gather", {"card": "mill.top", "paying": "MX"}, 'paying: "MX" is not possible.'),
        ("gather", {"copying": "mill"}, 'copying: "mill" is not possible.'),
        ("dock", {"space": "gold.1", "discarding": "mill"}, 'space: "gold.1" is not possible.'),
        ("dock", {"discarding": "smithy"}, 'discarding: "smithy" is not possible.'),
        ("pass", {"taking": "gold"}, 'taking: "gold" is not possible.'),
        ("craft", {"item": "x" * 6000}, "item: "),
    ],
)
async def test_a_wrong_option_is_refused_before_the_table_is_asked_for(
    counter: Counter, name: str, given: Choices, sentence: str
) -> None:
    await counter.place(SHOP)
    await counter.place(SHOP)
    assert sentence in (await counter.command(ANA, name, **given)).text


@pytest.mark.parametrize(
    ("name", "given", "sentence"),
    [
        ("gather", {"paying": "GM"}, "You need 1 gem (G) in your supply and have none (rule 2.2)."),
        ("gather", {"paying": "MMMMW"}, "Nothing you can do now fits what you asked for."),
        ("gather", {"card": "tavern", "paying": "M"}, "Tavern is not face up"),
        ("gather", {"card": "mill", "paying": "MMM"}, "Mill (top) takes 2 dice, not 3 (rule 2.2)."),
        ("gather", {"card": "shrine.top", "paying": "GGGG"}, "You need 4 gem (G) in your supply and have none"),
        ("dock", {"paying": "GG"}, "You need 2 gem (G) in your supply and have none (rule 2.4)."),
        ("dock", {"discarding": "tavern", "paying": "MM"}, "Tavern is not face up"),
        ("dock", {"discarding": "mill", "space": "gem.1", "paying": "MM"}, "Gem dock, space 1 costs 3 dice, not 2"),
    ],
)
async def test_options_that_do_not_go_together_are_told_why(
    counter: Counter, name: str, given: Choices, sentence: str
) -> None:
    for where in ("alone", "chosen"):
        look = await counter.place(SHOP)
        answered = await counter.command(ANA, name, **given)
        if where == "chosen":
            (menu,) = answered.ids
            answered = await counter.press(ANA, menu, str(look.table.id), own=True)
        assert sentence in await unchanged(counter, look, answered)


async def test_six_dice_fit_no_space(counter: Counter) -> None:
    look = await counter.place(position("MMMMMMM", "MM", face_up=["mill"], deck=["shrine"]))
    answered = await counter.command(ANA, "dock", paying="MMMMMM")
    assert "Magic dock, space 2 costs 5 dice, not 6" in await unchanged(counter, look, answered)


KINDS = st.lists(st.sampled_from(RESOURCES), max_size=91).map(tuple)
SAID = st.builds(
    GivenOptions,
    card=st.none(),
    side=st.none() | st.sampled_from(Side),
    copying=st.none() | st.sampled_from(Side),
    space=st.none(),
    discarding=st.none(),
    paying=st.none() | KINDS,
    taking=st.none(),
    item=st.none(),
)


@given(SAID)
def test_what_was_said_fits_in_an_id_and_is_read_again(given: GivenOptions) -> None:
    path = Path("gather", (9999, 9, 9), given=given)
    for what in (str(path), "which " + " ".join(["gather", *given.words()])):
        press = ComponentId(TableId(999_999_999), 999_999_999, what)
        assert len(str(press)) <= 100
        assert read_press(str(press)) == press
    again: Any = read_path(str(path).split(), [])
    assert again.answers == path.answers
    assert sorted(again.given.paying or ()) == sorted(given.paying or ())
    if len(given.paying or ()) <= 12:
        assert again == path


def test_every_word_is_read_again() -> None:
    for words in (
        *(GivenOptions(card=card, discarding=card) for card in Card),
        *(GivenOptions(space=space) for space in Space),
        *(GivenOptions(taking=taking) for taking in PassBenefit),
        GivenOptions(item=Item("platemail-of-loyalty")),
        GivenOptions(paying=()),
    ):
        assert read_given(words.words()) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_typed_in_one_language_is_carried_on_into_any_other(language: str) -> None:
    """Whoever chooses the table of the menu may have switched theirs by then."""
    localizers = Localizers(strict=True)
    l10n, english = (localizers.for_locale(one).of("kings_forge") for one in (language, "en-US"))
    for typed in (
        {"card": side_label(l10n, Side.MILL_TOP), "paying": "mm"},
        {"card": side_label(l10n, Side.WORKSHOP_TOP), "copying": side_label(l10n, Side.SHRINE_TOP), "paying": "4M 2W"},
        {"copying": "shrine.top"},
        {"card": "Mill", "paying": "13M 2W"},
        {"space": space_label(l10n, Space.GEM_1), "discarding": "mill"},
        {"taking": "metal"},
        {"item": "Wizard's Goblet"},
        {},
    ):
        options = read_options(l10n, typed)
        assert read_options(english, expanded(condense(l10n, typed))) == options
