"""News of dice that were changed for an item, and of a token that is gone unused."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules import events as e
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import read_dice
from kingsforge_bot.games.kings_forge.screens.outcome import happened
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import LogEntry
from tests.ui.looks import look_at, position, seen_by, user_of
from tests.ui.positions import GATHER

ANA, BEN = Seat(0), Seat(1)
FOREST = Held(Source.WEST_FOREST_BOTTOM)


def told(l10n: Localizer, *events: e.Event, followed: tuple[e.Event, ...] = ()) -> list[str]:
    entries = (LogEntry(9, BEN, "pass", (), followed, 0),) if followed else ()
    return happened(l10n, seen_by(look_at(GATHER), user_of(0)), events, entries).splitlines()


def test_a_token_that_is_gone_unused_is_told_to_its_owner_alone(l10n: Localizer) -> None:
    """Rules 4.1, 5.2: a benefit of a card is not, which lies there for all to see."""
    six = Held(Source.TOKEN_SIX)
    lost = e.BenefitsLost(ANA, (six, FOREST))
    said = "-# You did not use automatic-6 token: lost with the round."
    ended = e.Rolled(ANA, read_dice("M1")), e.TurnEnded(ANA, read_dice("M1"))
    assert told(l10n, *ended, lost)[1:] == [said]
    assert told(l10n, e.Passed(ANA, None), followed=(lost,))[1:] == [said]
    over = seen_by(look_at(position({"items": ["axe"]}, {}, phase="over")), user_of(0))
    assert said not in happened(l10n, over, (*ended, lost), ()), "nothing could have come of it"
    for untold in (e.BenefitsLost(BEN, (six,)), e.BenefitsLost(ANA, (FOREST,))):
        assert told(l10n, *ended, untold)[1:] == told(l10n, e.Passed(ANA, None), followed=(untold,))[1:] == []


def test_what_others_made_is_told_with_how_they_changed_dice_for_it(l10n: Localizer) -> None:
    """Rules 3.3, 4.1: in the private panel each in one line of a phone, without anything that looks like cheating."""

    def line(rolled: str, *then: e.Event) -> str:
        own = e.Rolled(BEN, read_dice(rolled))
        [said] = told(l10n, e.Passed(ANA, None), followed=(own, *then))[1:]
        return said.removeprefix("-# **💧 Ben**: ")

    alchemist = Held(Source.ALCHEMIST_BOTTOM)
    collar = e.Crafted(BEN, Item("ruby-collar"), read_dice("G4"))
    raised = e.Used(BEN, alchemist, read_dice("G3"), read_dice("G4"))
    assert line("G3", raised, collar) == "rolled G3; G3→G4; crafted **Ruby Collar**"
    axe = e.Crafted(BEN, Item("axe"), read_dice("G4"))
    assert line("G3", raised, axe) == "rolled G3; G3→G4 by Alchemist; crafted **Axe**"
    trumpet = e.Crafted(BEN, Item("trumpet"), read_dice("M4 M4 W4"))
    two = (
        e.Used(BEN, FOREST, read_dice("M2"), read_dice("M4")),
        e.Used(BEN, alchemist, read_dice("W3"), read_dice("W4")),
    )
    assert line("M2 W3", *two, axe) == "rolled M2 W3; M2→M4; W3→W4; crafted **Axe**"
    assert line("M1 M2 M4 W3", *two, trumpet) == "M2→M4; W3→W4; crafted **Trumpet**"
    most = line("M1 M2 M4 W3 W3 W3 W3", *two * 4, trumpet, collar)
    assert most == "crafted **Trumpet** (M4 M4 W4); crafted **Ruby Collar** (G4)"
