"""The workbench lies as it always did: its boxes are those that were written down."""

import json
from collections.abc import Iterator
from pathlib import Path

from kingsforge_bot.games.kings_forge.advice.making.offers import proposals
from kingsforge_bot.games.kings_forge.gallery.games import before_the_roll, game, to_steal
from kingsforge_bot.games.kings_forge.pictures.turn_panel import turn_panel
from kingsforge_bot.games.kings_forge.rules.meta import KEY
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.pictures import legend
from kingsforge_bot.i18n.localizer import Localizers

from .boards import CROWDED_CRAFT, board

WRITTEN = json.loads((Path(__file__).parent / "golden" / "workbench-boxes.json").read_text("utf-8"))
WORDS = legend(Localizers().english.of(KEY))
NEAR = 2
"""Pixels by which a box may be another."""
APART = 60
"""Rolled hands between two that are looked at."""


def positions() -> Iterator[tuple[str, State]]:
    """Before and after the roll, with little and much within reach, as chance brings them."""
    yield "before-the-roll", before_the_roll()
    yield "to-steal", to_steal()
    yield "crowded", board(**CROWDED_CRAFT)
    for seats in (2, 3, 4):
        rolled = [step.state for step in game(seats, seats) if any(one.hand for one in step.state.players)]
        yield from ((f"{seats}-{index}", view) for index, view in enumerate(rolled[::APART]))


def test_the_workbench_lies_as_it_did() -> None:
    found = dict(positions())
    assert set(found) == set(WRITTEN)
    for name, view in found.items():
        plan = turn_panel(view, proposals(view), WORDS)
        lies = {box.name: box.frame for box in plan.boxes} | {"whole": (0, 0, plan.wide, plan.high)}
        lay = {box: at for box, *at in WRITTEN[name]}
        assert lies.keys() == lay.keys(), name
        for box, at in lay.items():
            assert max(abs(a - b) for a, b in zip(lies[box], at, strict=True)) <= NEAR, (name, box)
