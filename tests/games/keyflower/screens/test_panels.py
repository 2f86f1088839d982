"""What a turn's message says beside its buttons, and what is said of a season's end."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules import events as ev
from kingsforge_bot.games.keyflower.rules.kinds import Name, Workers
from kingsforge_bot.games.keyflower.rules.meta import Season
from kingsforge_bot.games.keyflower.screens.screens import screens
from kingsforge_bot.games.keyflower.words.brief import brief
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.ui.message import Menu, Message
from tests.games.keyflower.looks import look
from tests.games.keyflower.rules.table import Table, game, seat, table

ENGLISH = Localizers(strict=True).english.of(game().key)
SCREENS = screens(game())
ORDERS = ("order-1", "order-2")
SAY = Telling(ENGLISH, game().tiles, ("Ada", "Ben", "Cleo"))


def panel(t: Table, who: int = 0, *, awaited: bool = True) -> Message:
    seen = look(t.state, who)
    if not awaited:
        seen = replace(seen, awaited=seen.awaited - {who}, may_act=True)
    return SCREENS.turn.now(ENGLISH, seen)


def choosing(given: str = "") -> Table:
    one = seat("1 red", hand="windmill keythedral jeweller", given=given)
    return table(one, seat("1 blue", hand="scholar"), season="winter", phase="winter-choice")


def test_what_winter_tiles_score_is_read_where_they_are_chosen() -> None:
    """Rules 3.4, 3.5, 12.4: each in a line of its own, and what choosing means."""
    lines = panel(choosing()).text.splitlines()
    assert [line for line in lines if line.startswith("**Windmill**: ")]
    assert [line for line in lines if line.startswith("**Keythedral**: ")]
    assert lines[-1] == "Choose which of your winter tiles come on offer, one at least: then all bid for them."


def test_who_has_chosen_is_told_so_and_advised_no_more() -> None:
    """Rule 3.5: it may be changed until the last one has chosen."""
    shown = panel(choosing(given="windmill"), awaited=False)
    assert shown.text.endswith("Your choice stands, and may be changed until all have chosen.")
    assert "You give: Windmill" in shown.text
    assert "best 0" not in str(shown.rows)
    assert "give jeweller" in str(shown.rows), "it can still be changed"


def test_a_button_that_has_no_room_for_all_it_does_is_told_in_full() -> None:
    one = seat("6 red 5 blue", hand="windmill mercers-guild jeweller", goods="5 gold 5 wood")
    shown = panel(table(one, seat("1 blue", hand="scholar"), season="winter", phase="winter-choice"))
    cut = [one.label for row in shown.rows if not isinstance(row, Menu) for one in row if one.label.endswith("…")]
    whole = [line.removeprefix("-# ") for line in shown.text.splitlines() if line.startswith("-# Give ")]
    assert cut
    assert len(whole) == len(cut)
    assert all(any(one.startswith(label[:-1].rstrip()) for one in whole) for label in cut)


def test_what_boats_carry_is_read_where_one_is_chosen() -> None:
    """Rule 9.6"""
    boats = [{"name": "keyflower", "workers": {"red": 2}}, {"name": "sea-bastion", "skills": {"saw": 1}}]
    t = table(seat("1 red"), seat("1 blue"), phase="boats", choosers=[0, 1], boats=boats)
    assert "Boats: Keyflower: 2 red; Sea Bastion: 1 saw" in panel(t).text


@pytest.mark.parametrize(("season", "begins"), [(Season.SPRING, True), (Season.WINTER, False)])
def test_turn_order_says_what_it_is_for(season: Season, begins: bool) -> None:
    """Rule 9.5: the last of these tiles brings the start worker, in winter none does; boats go by their numbers."""
    tile = {Season.SPRING: "miner", Season.WINTER: "windmill"}[season]
    t = table(seat("5 red"), seat("5 blue"), offer=[tile], orders=ORDERS, season=season.value)
    for tile, starts in zip(ORDERS, (False, begins), strict=True):
        shown = SCREENS.turn.press(ENGLISH, look(t.state), ["pick", "offer"], [tile])
        assert isinstance(shown, Message)
        assert "Boats are chosen in the order of these tiles' numbers" in shown.text
        assert ("Its winner begins the next season." in shown.text) is starts


def test_a_seasons_end_tells_in_one_line_who_won_what_and_in_another_what_nobody_wanted() -> None:
    """Rules 9.1 to 9.4; whose workers came home is everybody's own affair."""
    red, blue, none = Workers(red=2), Workers(blue=3), Workers()
    events = (
        ev.TurnsEnded(Season.SPRING),
        ev.GroupsReturned(Seat(0), red),
        ev.TileLeft(Name("miner"), none),
        ev.TileLeft(Name("keywood"), none),
        ev.TileWon(Seat(1), Name("smelter"), blue, none),
        ev.TileWon(Seat(0), Name("brewer"), red, none),
        ev.TileWon(Seat(1), Name("tavern"), red, none),
        ev.WorkersTaken(Seat(0), red),
        ev.BoatsCalled((Seat(1), Seat(0)), Seat(1)),
    )
    ended, won, left, boats = brief(SAY, events)
    assert ended == "All have passed: Spring ends."
    assert won == "Tiles won: Ada Brewer for 2 red; Ben Smelter for 3 blue, Tavern for 2 red."
    assert left == "Nobody bid for Miner, Keywood: out of the game."
    assert boats.startswith("Boats are chosen in this order: Ben, Ada.")
