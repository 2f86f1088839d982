"""What a new round brings, told to its reader in one line."""

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules import events as e
from kingsforge_bot.games.kings_forge.rules.dice import read_dice
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.news import shorter
from kingsforge_bot.games.kings_forge.screens.outcome import happened
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import LogEntry
from tests.ui.looks import look_at, position, seen_by, user_of

ANA, BEN = Seat(0), Seat(1)


def told(l10n: Localizer, *events: e.Event, state: State, followed: tuple[e.Event, ...] = ()) -> list[str]:
    entries = (LogEntry(9, BEN, "end", (), followed, 0),) if followed else ()
    return happened(l10n, seen_by(look_at(state), user_of(0)), events, entries).splitlines()


def test_a_new_round_tells_the_dice_that_came_home_and_who_is_first(l10n: Localizer) -> None:
    """Rules 5.2, 5.3: in one line of a phone, and only of the round that is played."""
    ended = e.Rolled(ANA, read_dice("M1")), e.TurnEnded(ANA, read_dice("M1"))
    state = position("MMW", "M", round=2, anvil=1, turn=1)
    began = e.RoundBegan(2, BEN, ())
    assert told(l10n, *ended, began, state=state)[1:] == ["-# Round 2, **💧 Ben** first: you have 1 wood, 2 metal"]
    passed = told(l10n, *ended, state=replace(state, anvil=ANA, turn=ANA), followed=(began, e.Passed(BEN, None)))
    assert passed[1:] == ["-# Round 2, you first: you have 1 wood, 2 metal", "-# **💧 Ben**: passed"]
    assert len(told(l10n, *ended, e.RoundBegan(1, BEN, ()), state=state)) == 1
    rich = position("MMMMMMMMWWWWWGGGBBB", "M", round=2, anvil=1, turn=1)
    assert told(l10n, *ended, began, state=rich)[-1].endswith("8×M 5×W 3×G 3×B")


def test_it_gives_way_to_what_the_reader_did(l10n: Localizer) -> None:
    """The picture and the panel's title show it too."""
    own, theirs = "You crafted Table with W3 W4.", "-# **💧 Ben**: passed"
    whole = shorter(l10n, f"{own}\n-# Round 2, you first: you have 2 metal\n{theirs}").whole
    assert f"-# {own}\n{theirs}" in whole


def test_of_a_claim_that_left_only_a_pass_the_claim_is_told(l10n: Localizer) -> None:
    """Rule 2.6: what the press brought says more than that nothing else could be done."""
    more, less = "You claimed Caravan (top): 4 metal for the next round.", "You passed: nothing else was possible."
    theirs = "-# **💧 Ben**: passed"
    for both in (f"{more}\n{less}", f"{less}\n{more}"):
        whole = shorter(l10n, f"{both}\n{theirs}").whole
        assert f"-# {more}\n{theirs}" in whole
        assert f"-# {less}\n{theirs}" not in whole
