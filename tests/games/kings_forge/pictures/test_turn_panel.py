"""The workbench lies as it always did: its places are those that were written down."""

import json
from collections.abc import Iterator
from pathlib import Path

from kingsforge_bot.drawing.measures import WIDE
from kingsforge_bot.games.kings_forge.advice.making.offers import proposals
from kingsforge_bot.games.kings_forge.gallery.games import before_the_roll, game, to_steal
from kingsforge_bot.games.kings_forge.pictures.glyphs.sign_row import CHIP_TEXT, height
from kingsforge_bot.games.kings_forge.pictures.scene_contents import Within
from kingsforge_bot.games.kings_forge.pictures.scenes.turn_panel import turn_panel
from kingsforge_bot.games.kings_forge.pictures.scenes.within_reach import CHANGES, changes_shown
from kingsforge_bot.games.kings_forge.rules.meta import KEY
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.captions import legend
from kingsforge_bot.i18n.localizer import Localizers
from tests.games.kings_forge.pictures.boards import CROWDED_CRAFT, board

WRITTEN = json.loads((Path(__file__).parent / "golden" / "workbench-places.json").read_text("utf-8"))
WORDS = legend(Localizers().english.of(KEY))
NEAR = 2
"""Pixels by which a place may lie elsewhere, or be larger or smaller."""
PHONE, LEAST = 360, 9
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
        lies = {place.name: place.frame for place in plan.places} | {"whole": (0, 0, plan.wide, plan.high)}
        lay = {place: at for place, *at in WRITTEN[name]}
        assert lies.keys() == lay.keys(), name
        for place, at in lay.items():
            assert max(abs(a - b) for a, b in zip(lies[place], at, strict=True)) <= NEAR, (name, place)


def test_what_an_item_within_reach_takes_is_read_on_a_phone() -> None:
    """Where the picture is 360 px wide nothing written on these signs is below 9 px, however many items there are."""
    seen = 0
    for view in dict(positions()).values():
        for place in turn_panel(view, proposals(view), WORDS).places:
            if isinstance(place.holds, Within) and place.holds.changes:
                room = place.frame.w - 2 * 20
                high = height(changes_shown(place.holds, place.frame.w), room, CHANGES)
                assert high * CHIP_TEXT * PHONE / WIDE >= LEAST, place.name
                seen += 1
    assert seen > 3
