"""What a board says once another stands in its place: what led to the moment that its picture shows, in whole."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules import events as e
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Pool, read_dice, read_kinds
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.screens.folded import folded
from kingsforge_bot.games.kings_forge.screens.outcome import happened
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import LogEntry
from kingsforge_bot.ui.phone import height
from tests.ui.looks import look_at, made, position

ANA, BEN = Seat(0), Seat(1)
AXE, TABLE, SHIELD = Item("axe"), Item("table"), Item("shield")
WOODS = read_dice("W3 W4")
OVER = position({"items": ["axe", "crown", "table"]}, {"items": ["shield"]}, phase="over")
RUNNING = position({"items": ["axe"], "made": [made("table", "W3 W4")]}, {}, phase="craft", turn=1)
OLD: tuple[e.Event, ...] = (
    *(e.RoundBegan(1, ANA, ()), e.Rolled(ANA, read_dice("M4")), e.Crafted(ANA, AXE, read_dice("M4")), e.Won(ANA, AXE)),
    e.RoundBegan(2, BEN, ()),
)
CLAIMED: tuple[e.Event, ...] = (
    e.Claimed(BEN, Side("south-mine.top"), None, read_kinds("MM")),
    e.Gained(BEN, Pool.of("MM"), NO_DICE, True),
    e.Passed(ANA, None),
)
CRAFTED: tuple[e.Event, ...] = (
    *(e.PhaseBegan(Phase.CRAFT), e.Rolled(BEN, read_dice("M1")), e.TurnEnded(BEN, read_dice("M1"))),
    *(e.Rolled(ANA, WOODS), e.Crafted(ANA, TABLE, WOODS)),
)
AFTER: tuple[e.Event, ...] = (e.TurnEnded(ANA, ()), e.Won(ANA, TABLE), e.GameEnded(((ANA,),)))


def told(l10n: Localizer, *events: e.Event, running: bool = False) -> list[str]:
    entry = LogEntry(9, BEN, "end", (), events, 0)
    return folded(l10n, look_at(RUNNING if running else OVER), [entry]).splitlines()


def test_at_the_end_it_ends_with_what_won(l10n: Localizer) -> None:
    """Rule 5.3"""
    lines = told(l10n, *OLD, *CLAIMED, *CRAFTED, *AFTER)
    assert lines[-2:] == [
        "-# **💧 Ben**: rolled M1; made nothing: turn over",
        "-# **🔥 Ana**: rolled W3 W4; crafted **Table**",
    ]
    assert lines[0].startswith("-# Round 1 begins"), "all of it, where there is room"


@pytest.mark.parametrize("claims", [1, 30])
def test_what_has_no_room_is_left_out_from_the_beginning_turn_by_turn_and_phase_by_phase(
    l10n: Localizer, claims: int
) -> None:
    lines = told(l10n, *OLD, *(CLAIMED * claims), *CRAFTED, *AFTER)
    assert height("\n".join(lines), ()) <= 260
    assert ("The craft phase begins." in lines[0]) == (claims == 30)


def test_while_the_game_goes_on_what_followed_is_told_where_there_is_room(l10n: Localizer) -> None:
    follows = (e.TurnEnded(ANA, ()), e.Rolled(BEN, read_dice("M2")), e.TurnEnded(BEN, read_dice("M2")))
    assert told(l10n, *CRAFTED, *follows, running=True)[-1] == "-# **💧 Ben**: rolled M2; made nothing: turn over"
    crafted = told(l10n, *CRAFTED, *(follows[1:] * 30), running=True)
    assert crafted[-1] == "-# **🔥 Ana**: rolled W3 W4; crafted **Table**"


def test_what_was_won_is_told_with_its_dice_where_its_making_is_not(l10n: Localizer) -> None:
    """Rule 5.1"""
    many = (*CRAFTED, e.Won(ANA, TABLE), e.RoundBegan(2, BEN, ()), *CLAIMED)
    assert "-# **🔥 Ana**: won **Table**" in told(l10n, *many, running=True)


def test_where_nothing_was_made_it_is_what_happened(l10n: Localizer) -> None:
    entry = LogEntry(9, BEN, "end", (), CLAIMED, 0)
    look = look_at(RUNNING)
    assert folded(l10n, look, [entry]) == happened(l10n, look, (), [entry])
