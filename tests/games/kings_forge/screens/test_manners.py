"""What bot players say on the board: few words, on few occasions, each level in its own manner."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.bots import BOTS
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.events import Crafted, Event, GameEnded, Passed, RoundBegan, Stolen
from kingsforge_bot.games.kings_forge.screens.board import board_message
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.types import LogEntry, TableView
from tests.ui.looks import look_at
from tests.ui.positions import GATHER

SHIELD = Item("shield")
CRAFTED = Crafted(Seat(1), SHIELD, ())
ROBBED = Stolen(Seat(0), Seat(1), SHIELD, (), ())


def against(level: str) -> TableView:
    """Ben is a bot."""
    look = look_at(GATHER)
    sitters = [replace(one, user=None, ai=level) if one.seat == 1 else one for one in look.table.sitters]
    return replace(look, table=replace(look.table, sitters=tuple(sitters)))


def said(l10n: Localizer, look: TableView, *events: Event) -> list[str]:
    """The remarks of the board."""
    entry = LogEntry(6, Seat(1), "", (), events, 0)
    lines = board_message(l10n, BoardPost(look, (entry,), "n"), None).text.splitlines()
    return [line for line in lines if line.startswith("-# ") and "Ben**: “" in line]


@pytest.mark.parametrize("level", BOTS)
def test_a_craft_a_theft_and_the_end_are_each_worth_a_remark(l10n: Localizer, level: str) -> None:
    remarks = [
        said(l10n, against(level), event)
        for event in (CRAFTED, ROBBED, GameEnded(((Seat(1),), (Seat(0),))), GameEnded(((Seat(0),), (Seat(1),))))
    ]
    assert [len(lines) for lines in remarks] == [1, 1, 1, 1]
    assert len({line for (line,) in remarks}) == 4


def test_levels_do_not_say_the_same(l10n: Localizer) -> None:
    assert len({said(l10n, against(level), CRAFTED)[0] for level in BOTS}) == len(BOTS)


def test_one_remark_is_enough_for_a_turn(l10n: Localizer) -> None:
    assert said(l10n, against("smith"), CRAFTED, CRAFTED, ROBBED) == said(l10n, against("smith"), ROBBED)


def test_the_next_time_it_is_said_otherwise(l10n: Localizer) -> None:
    look = against("smith")
    later = replace(look, table=replace(look.table, seq=look.table.seq + 1))
    assert said(l10n, look, CRAFTED) != said(l10n, later, CRAFTED)


def test_it_is_forgotten_with_the_second_round_after(l10n: Localizer) -> None:
    """Alone with bots one board tells of many rounds."""
    next_round, another = (RoundBegan(round, Seat(0), ()) for round in (2, 3))
    assert said(l10n, against("smith"), CRAFTED, next_round) != []
    assert said(l10n, against("smith"), CRAFTED, next_round, another) == []


def test_nothing_is_said_of_everyday_turns(l10n: Localizer) -> None:
    assert said(l10n, against("smith"), Passed(Seat(1), None)) == []


def test_people_speak_for_themselves(l10n: Localizer) -> None:
    assert said(l10n, look_at(GATHER), CRAFTED, ROBBED) == []
