"""How many clicks a turn takes, from the buttons under the public board; answering a menu counts as one."""

from collections.abc import Awaitable, Callable

import pytest

from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.presses import press
from kingsforge_bot.games.kings_forge.screens.turn_screen import play_rows
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import read_press
from kingsforge_bot.ui.message import Menu, Message
from tests.ui.counter import Answered, Counter
from tests.ui.looks import held, look_at, made, position, seen_by, user_of

ANA = user_of(0)
SHOP = position(
    "MMMMW",
    "MMMM",
    face_up=["north-mine", "mill", "library", "shrine"],
    deck=["garden", "tavern"],
    display=["anvil", "table", "crown"],
)
SMITH = position("WWWWWW", "MMMMWW", phase="craft", display=["table", "shield", "crown"], queue=[])
HOPELESS = position("MM", "MMMWW", phase="craft", display=["table"])


class Clicks:
    """One player at the board, who presses what is called so, or takes the line that begins so."""

    def __init__(self, counter: Counter, l10n: Localizer, look: TableView) -> None:
        self._counter = counter
        self._table = look.table.id
        self.count = 0
        self._ways: dict[str, tuple[str, tuple[str, ...]]] = {
            button.label: (str(button.custom_id), ())
            for row in play_rows(l10n, look)
            if not isinstance(row, Menu)
            for button in row
            if not button.disabled
        }
        self.text = ""

    async def press(self, *labels: str) -> "Clicks":
        """One after the other."""
        for label in labels:
            fitting = [way for name, way in self._ways.items() if name == label or name.startswith(f"{label}:")]
            [(custom_id, values)] = fitting or [way for name, way in self._ways.items() if name.startswith(label)]
            answered = await self._counter.press(ANA, custom_id, *values, own=self.count > 0)
            self.count += 1
            self._ways, self.text = ways(answered), answered.text
        return self

    async def log(self) -> list[str]:
        """What the game has been told since."""
        return [entry.action for entry in await self._counter.log(self._table)]

    async def state(self) -> State:
        state: State = (await self._counter.look(self._table)).view
        return state


def ways(answered: Answered) -> dict[str, tuple[str, tuple[str, ...]]]:
    """What can be pressed or picked next, by its words."""
    found: dict[str, tuple[str, tuple[str, ...]]] = {}
    for row in answered.rows:
        for part in row["components"]:
            assert read_press(part["custom_id"]) is not None
            found |= {option["label"]: (part["custom_id"], (option["value"],)) for option in part.get("options", ())}
            if "options" not in part:
                found[part["label"]] = (part["custom_id"], ())
    return found


Sit = Callable[[State], Awaitable[Clicks]]


@pytest.fixture
def at(counter: Counter, l10n: Localizer) -> Sit:
    async def sit(state: State) -> Clicks:
        return Clicks(counter, l10n, await counter.place(state))

    return sit


async def test_a_claim_is_two(at: Sit) -> None:
    ann = await (await at(SHOP)).press("Claim", "Mill (top): 1 metal (bin), 1 wood (bin)")
    assert ann.count == 2
    assert (await ann.log())[-1] == "gather mill.top paying MW"


def test_the_dearer_space_of_a_dock_stands_behind_other_dice_while_the_cheaper_is_free(l10n: Localizer) -> None:
    """Rule 6"""
    visit = {"space": "gem.1", "discarded": "shrine", "paid": "MMM"}
    state = position("MMMMMM", {"supply": "M", "visits": [visit]}, face_up=["mill"], deck=["garden"])

    def places(*words: str) -> list[str]:
        message = press(l10n, seen_by(look_at(state), user_of(0)), ["ask", "dock", *words], [])
        assert isinstance(message, Message)
        [menu] = [row for row in message.rows if isinstance(row, Menu)]
        return [option.label.partition(":")[0] for option in menu.options]

    assert places() == ["Wood dock, space 1", "Token dock, space 1", "Gem dock, space 2", "Magic dock, space 1"]
    assert places("others") == ["Wood dock, space 2", "Token dock, space 2", "Magic dock, space 2"]


async def test_a_claim_with_uncommon_dice_is_three(at: Sit) -> None:
    ann = await (await at(SHOP)).press("Claim", "Other dice", "Mill (top): 2 metal")
    assert ann.count == 3
    assert (await ann.log())[-1] == "gather mill.top paying MM"


async def test_a_claim_without_a_choice_of_dice_is_two(at: Sit) -> None:
    only = position("MM", "MM", face_up=["mill", "north-mine"], deck=["shrine"], display=["table"])
    ann = await (await at(only)).press("Claim", "Mill (top)")
    assert ann.count == 2
    assert (await ann.log())[-1] == "gather mill.top paying MM"


async def test_a_visit_to_a_dock_is_three(at: Sit) -> None:
    ann = await (await at(SHOP)).press("Dock", "Gem dock, space 1", "Mill")
    assert ann.count == 3
    assert (await ann.log())[-1].startswith("dock gem.1 discarding mill paying ")


async def test_an_item_is_three_and_one_more_to_end(at: Sit) -> None:
    """Six wood make a Table in nearly every roll, as in this one: the luck here is always the same."""
    ann = await (await at(SMITH)).press("Roll and craft", "Roll", "Craft Table (W3 W6)")
    assert ann.count == 3
    assert [one.card.item for one in (await ann.state()).players[0].made] == ["table"]
    await ann.press("End turn")
    assert ann.count == 4
    assert (await ann.state()).turn == 1


async def test_two_items_together_are_one_press(at: Sit) -> None:
    rolled = position(
        {"hand": ["W3", "W4", "M5", "M5"]}, "M", phase="craft", display=["table", "shield"], queue=["axe"]
    )
    ann = await (await at(rolled)).press("Roll and craft", "Both: Table + Shield")
    assert ann.count == 2
    assert len((await ann.state()).players[0].made) == 2


async def test_a_steal_is_one_press_at_the_workbench(at: Sit) -> None:
    mine = {"hand": ["W4", "W5", "W1"], "held": held("token-plus")}
    state = position(mine, {"supply": "M", "made": [made("table", "W3 W5")]}, phase="craft", display=["crown"])
    ann = await (await at(state)).press("Roll and craft", "Steal Table of 💧 Ben")
    assert ann.count == 2
    assert [one.card.item for one in (await ann.state()).players[0].made] == ["table"]


async def test_a_hopeless_turn_is_one(at: Sit) -> None:
    ann = await (await at(HOPELESS)).press("Roll")
    assert ann.count == 1
    assert (await ann.log())[-2:] == ["roll", "end"]
    assert (await ann.state()).turn == 1


async def test_ending_with_something_in_reach_is_one_more(at: Sit) -> None:
    rolled = position({"hand": ["W3", "W4"]}, "M", phase="craft", display=["table"])
    ann = await (await at(rolled)).press("Roll and craft", "End turn")
    assert (await ann.state()).turn == 0
    await ann.press("End turn")
    assert (await ann.state()).turn == 1
