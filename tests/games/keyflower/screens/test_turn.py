"""Whole games by presses alone, from what each player is shown; how many presses a decision takes."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.games.keyflower import title as keyflower
from kingsforge_bot.games.keyflower.card_data import keyflower as keyflower_rules
from kingsforge_bot.games.keyflower.rules.actions import Action, Bid, Use
from kingsforge_bot.games.keyflower.rules.meta import KEY
from kingsforge_bot.games.keyflower.rules.state import Phase
from kingsforge_bot.service.types import TableId, TableStatus, TableView
from kingsforge_bot.ui.custom_id import ComponentId, read_press
from kingsforge_bot.ui.game.plain_boards import DO
from kingsforge_bot.ui.game.title import Titles
from tests.ui.counter import Answered, Counter, open_counter
from tests.ui.looks import user_of

TITLE, GAME = keyflower.title(), keyflower_rules()
ONE = TableId(1)
MOST = 4_000
"""Presses; a game of two at random has a thousand."""


@pytest.fixture
async def counter(tmp_path: Path) -> AsyncIterator[Counter]:
    async with open_counter(tmp_path / "kingsforge.sqlite3", Titles((TITLE,))) as one:
        yield one


def ways(shown: Answered) -> Iterator[tuple[str, str]]:
    """What can be pressed: a button's id, or a menu's with a line of it."""
    for row in shown.rows:
        for part in row["components"]:
            if part.get("disabled"):
                continue
            if "options" in part:
                yield from ((part["custom_id"], line["value"]) for line in part["options"])
            elif "custom_id" in part:
                yield part["custom_id"], ""


def decided(pressed: str, value: str) -> Action | None:
    """The action that a way carries out, if it is one."""
    press = read_press(pressed)
    assert press is not None
    try:
        return GAME.parse(value or press.payload)
    except NotationError:
        return None


async def press(counter: Counter, look: TableView, user: Any, pressed: str, value: str) -> Answered:
    button = read_press(pressed)
    assert button is not None
    return await counter.press(user, button, *([value] if value else []), own=True)


async def play(counter: Counter, luck: Random, seats: int) -> dict[type, list[int]]:
    """To the end; the presses that each kind of decision took from one's panel on."""
    taken: dict[type, list[int]] = {}
    for _ in range(MOST):
        look = await counter.look(ONE)
        if look.table.status is TableStatus.OVER:
            return taken
        seat = luck.choice(sorted(look.awaited))
        user = user_of(seat)
        shown = await counter.press(user, ComponentId(ONE, look.table.seq, DO), own=True)
        presses = 0
        while True:
            known = [(one, action) for one in ways(shown) if (action := decided(*one)) is not None]
            others = [one for one in ways(shown) if one not in dict(known) and leads_on(*one)]
            assert known or others, shown.text
            # Mostly down into a place, and Pass seldom, or a season would end at once.
            placing = [one for one in known if one[1].verb != "pass"]
            if others and (not placing or luck.random() < 0.5):
                chosen, action = luck.choice(others), None
            else:
                chosen, action = luck.choice(placing or known)
            presses += 1
            shown = await press(counter, look, user, *chosen)
            if action is not None or (await counter.look(ONE)).table.seq != look.table.seq:
                taken.setdefault(type(action), []).append(presses)
                break
    raise AssertionError("no end")


def leads_on(pressed: str, value: str) -> bool:
    """Whether a press shows more, of what is not looked at beside the game."""
    button = read_press(pressed)
    assert button is not None
    return button.payload.partition(" ")[0] in {"pick", "more", "carry", "spot", "whichtile", "propose", DO}


@pytest.mark.parametrize("seats", [2, pytest.param(3, marks=pytest.mark.full)])
async def test_a_game_is_played_by_presses_alone(counter: Counter, seats: int) -> None:
    await counter.lobby(seats, game=KEY, players=seats)
    await counter.service.lobbies.start(ONE, user_of(0))
    await play(counter, Random(seats), seats)
    view = (await counter.look(ONE)).view
    assert view is not None
    assert view.phase is Phase.OVER


async def test_a_bid_and_a_use_take_a_menu_and_a_button(counter: Counter) -> None:
    """Two decisions on one's panel: where, then how many of which colour; a menu is two presses, a button one."""
    await counter.lobby(2, game=KEY, players=2)
    await counter.service.lobbies.start(ONE, user_of(0))
    look = await counter.look(ONE)
    (seat,) = look.awaited
    user = user_of(seat)
    panel = await counter.press(user, ComponentId(ONE, look.table.seq, DO), own=True)
    menu, line = next(one for one in ways(panel) if " offer" in one[0])
    place = await press(counter, look, user, menu, line)
    kinds = {type(action) for one in ways(place) if not one[1] and (action := decided(*one)) is not None}
    assert kinds == {Bid, Use}
