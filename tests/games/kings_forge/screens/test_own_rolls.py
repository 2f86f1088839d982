"""What one's own roll or token in the gather phase came to stands with the claim or dock that brought it."""

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules import events as e
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Pool, read_dice, read_kinds
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.screens.news import shorter
from kingsforge_bot.games.kings_forge.screens.outcome import happened
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import LogEntry
from tests.ui.looks import look_at, seen_by
from tests.ui.positions import ANA as READER
from tests.ui.positions import GATHER

ANA, BEN = Seat(0), Seat(1)
G4, W2, C3 = read_dice("G4")[0], read_dice("W2")[0], read_dice("C3")[0]


@pytest.mark.parametrize(
    ("side", "events", "told_as"),
    [
        (
            Side.TAVERN_TOP,
            [e.GambleRolled(ANA, Side.TAVERN_TOP, G4), e.GambleSettled(ANA, Side.TAVERN_TOP, G4, kept=True)],
            "You claimed Tavern (top): you rolled G4 and keep it.",
        ),
        (
            Side.TAVERN_TOP,
            [
                e.GambleRolled(ANA, Side.TAVERN_TOP, G4),
                e.GambleSettled(ANA, Side.TAVERN_TOP, G4, kept=False),
                e.Gained(ANA, Pool.of("M"), NO_DICE, False),
            ],
            "You claimed Tavern (top): you rolled G4 and get 1 metal instead.",
        ),
        (
            Side.GARDEN_TOP,
            [e.GambleRolled(ANA, Side.GARDEN_TOP, W2), e.GambleSettled(ANA, Side.GARDEN_TOP, W2, kept=False)],
            "You claimed Garden (top): you rolled W2, which goes back.",
        ),
        (
            Side.GARDEN_TOP,
            [e.GambleRolled(ANA, Side.GARDEN_TOP, W2), e.Cancelled(ANA, (W2,))],
            "You claimed Garden (top): you rolled W2, which is cancelled (rule 7.4).",
        ),
        (
            Side.CEMETERY_BOTTOM,
            [e.GambleRolled(ANA, Side.CEMETERY_BOTTOM, C3), e.PurplePlaced(ANA, 3)],
            "You claimed Cemetery (bottom): dice that roll 3 can't be used this round.",
        ),
        (
            Side.LIBRARY_BOTTOM,
            [e.LibraryGained(ANA, True)],
            "You claimed Library (bottom): a Library die for your craft roll.",
        ),
    ],
)
def test_what_a_roll_of_ones_own_came_to_stands_with_the_claim(
    l10n: Localizer, side: Side, events: list[e.Event], told_as: str
) -> None:
    """Rules 4.4, 7.1, 7.4: in its own sentence, so that it gives way to nothing that others did."""
    claimed = e.Claimed(ANA, side, None, read_kinds("MMM"))
    passed = LogEntry(9, BEN, "pass", (), (e.Passed(BEN, None),), 0)
    lines = happened(l10n, seen_by(look_at(GATHER), READER), (claimed, *events), (passed,)).splitlines()
    assert lines[0] == told_as
    assert all(told_as in told for told in shorter(l10n, "\n".join(lines)).whole)


def test_a_token_of_a_dock_is_gained_before_it_does_anything(l10n: Localizer) -> None:
    """Rules 4.1, 8.1"""
    docked, token = (
        e.Docked(ANA, Space.TOKEN_1, Card.SHRINE, Pool.of("MM")),
        e.BenefitGained(ANA, Held(Source.TOKEN_SIX)),
    )
    told = happened(l10n, seen_by(look_at(GATHER), READER), (docked, token), ())
    assert told == "You used Token dock, space 1: you get the automatic-6 token (one die becomes 6 after the roll)."
