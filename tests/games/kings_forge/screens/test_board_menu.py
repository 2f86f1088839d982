"""The menu under the public board: open, choose, done; others are told privately whose turn it is."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.gather.board_menu import board_menu, taken
from kingsforge_bot.games.kings_forge.screens.screens import SCREENS
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.types import OldBoardPolicy, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.message import LABEL, OPTION, OPTIONS, Menu, Message, Option
from tests.ui.counter import Counter, FakeInteraction
from tests.ui.looks import STRANGER, look_at, position, sampled, seen_by, user_of

ANA, BEN = user_of(0), user_of(1)
MOST_OF_TWO = 16
MARKET = position(
    "MMMMWW",
    "MMMM",
    face_up=["workshop", "mill", "library", "shrine"],
    deck=["garden", "tavern"],
    display=["anvil", "table", "crown"],
)
CRAFT = position("WWWWWW", "MM", phase="craft", display=["table"])


def menu_of(l10n: Localizer, look: TableView) -> Sequence[Option]:
    """The lines under the board once it is posted."""
    if (work := SCREENS.turn.prepare(look)) is not None:
        work(always)
    rows = SCREENS.boards.board(l10n, BoardPost(look, (), ""), None).rows
    menus = [row for row in rows if isinstance(row, Menu)]
    assert len(menus) <= 1
    return menus[0].options if menus else ()


def line(lines: Sequence[Option], begins: str) -> Option:
    return next(one for one in lines if one.label.startswith(begins))


def menu(look: TableView) -> ComponentId:
    return ComponentId(look.table.id, look.table.seq, "places")


def test_each_line_names_its_payment_and_what_is_left_to_roll(l10n: Localizer) -> None:
    lines = menu_of(l10n, look_at(MARKET))
    mill = line(lines, "Mill (top)")
    assert mill.label.startswith("Mill (top): 2 wood (bin) → ")
    assert mill.value == "gather mill.top paying WW"
    assert mill.description == "Table 42% → 0%, Anvil 87%; leaves 4 metal to roll"
    assert line(lines, "Gem dock, space 1").label == "Gem dock, space 1: 1 metal (bin), 2 wood (bin) → 1 gem"


def test_a_line_names_the_item_that_a_claim_changes_and_the_likeliest(l10n: Localizer) -> None:
    """Rules 3.2, 5.3: each item counts one, and the next may end the game."""
    lines = menu_of(l10n, look_at(MARKET))
    assert line(lines, "Library (bottom)").description.startswith("Table 42% → 0%, Anvil 87%")
    rising = position("MMMMMMWW", "MMMM", face_up=["west-forest"], deck=["garden"], display=["anvil", "table"])
    below = line(menu_of(l10n, look_at(rising)), "West Forest (bottom)").description
    assert below == "Table 42% → 83%, Anvil 99%; leaves 2 wood, 5 metal to roll"
    free = position("MMMMMMWW", "MMMM", face_up=["peddler"], deck=["garden"], display=["anvil", "table", "crown"])
    assert line(menu_of(l10n, look_at(free)), "Peddler (top)").description.startswith("Anvil 99%, Table 42%")


def test_two_players_never_choose_among_more_lines_than_a_phone_shows_in_one_list(l10n: Localizer) -> None:
    looks = [look_at(state) for state in sampled(games=6, each=30) if len(state.players) == 2]
    lengths = [len(menu_of(l10n, look)) for look in looks]
    assert len([one for one in lengths if one > 1]) > 50
    assert max(lengths) <= MOST_OF_TWO


def test_each_place_stands_there_once_and_where_an_item_is_likeliest_first(l10n: Localizer) -> None:
    found = menu_of(l10n, look_at(MARKET))
    places = [one.label.partition(":")[0] for one in found]
    assert len(set(places)) == len(places)
    assert {" dock" in place for place in places} == {False, True}
    likeliest = [
        max([int(odds) for odds in re.findall(r"(\d+)%(?! →)", one.description)], default=0)
        for one in found
        if not one.label.startswith("Workshop")
    ]
    assert likeliest == sorted(likeliest, reverse=True)


def test_a_dearer_space_of_a_dock_stands_there_only_once_the_cheaper_is_taken(l10n: Localizer) -> None:
    """Rule 6"""
    visit = {"space": "wood.1", "discarded": "shrine", "paid": "M"}
    for visits, space in (([], 1), ([visit], 2)):
        state = position("MMMMMM", {"supply": "M", "visits": visits}, face_up=["mill"], deck=["garden"])
        labels = [one.label for one in menu_of(l10n, look_at(state)) if one.label.startswith("Wood dock")]
        assert [label.partition(":")[0] for label in labels] == [f"Wood dock, space {space}"]


async def test_a_line_is_carried_out_at_once(counter: Counter, l10n: Localizer) -> None:
    look = await counter.place(MARKET)
    claim = line(menu_of(l10n, look), "Mill (top)")
    answered = await counter.press(ANA, menu(look), claim.value)
    assert "Mill" in answered.text
    assert (await counter.log(look.table.id))[-1].action == claim.value


async def test_its_last_line_leads_to_other_dice(counter: Counter, l10n: Localizer) -> None:
    """Rule 2.2: which dice are paid is the player's choice."""
    look = await counter.place(MARKET)
    *_, last = menu_of(l10n, look)
    assert last.label == "Other dice"
    answered = await counter.press(ANA, menu(look), last.value)
    assert not answered.public
    assert "Mill (top): 2 metal (bin) → 2 wood" in str(answered.rows)
    assert (await counter.look(look.table.id)).table.seq == look.table.seq


def test_which_card_the_last_visit_turns_down_is_not_asked(l10n: Localizer) -> None:
    """Rule 2.8: with the eighth claim or dock of two players the phase ends, and nobody claims any more."""
    left = {"face_up": ["mill", "garden", "shrine"], "display": ["anvil"]}
    asked = [one.value for one in menu_of(l10n, look_at(position("MMMM", "MMMM", deck=["peddler"], **left)))]
    ended = [one.value for one in menu_of(l10n, look_at(position("MMMM", "MMMM", deck=[], **left)))]
    assert any(value.startswith("ask dock w=") for value in asked)
    assert not any(value.startswith("ask dock w=") for value in ended)
    assert any(value.startswith("dock token.1 discarding ") for value in ended)


async def test_which_card_a_visit_turns_down_is_asked_privately(counter: Counter, l10n: Localizer) -> None:
    """Rule 2.4"""
    look = await counter.place(MARKET)
    answered = await counter.press(ANA, menu(look), line(menu_of(l10n, look), "Gem dock").value)
    assert "Which card" in answered.text
    assert not answered.public
    assert (await counter.look(look.table.id)).table.seq == look.table.seq


def test_what_workshop_copies_is_asked(l10n: Localizer) -> None:
    """Rule 7.6"""
    found = [
        (state, one)
        for state in sampled()
        if state.phase == "gather" and not state.owed
        for one in menu_of(l10n, look_at(state))
        if one.value.startswith("ask gather")
    ]
    assert found
    for state, one in found:
        look = look_at(state)
        asked = taken(l10n, seen_by(look, user_of(state.turn)), one.value)
        assert isinstance(asked, Message)
        assert any(isinstance(row, Menu) for row in asked.rows)


async def test_others_are_told_privately_whose_turn_it_is(counter: Counter, l10n: Localizer) -> None:
    """Rule 2.1"""
    look = await counter.place(MARKET)
    claim = line(menu_of(l10n, look), "Mill (top)")
    for user in (BEN, STRANGER):
        answered = await counter.press(user, menu(look), claim.value)
        assert not answered.public
        assert ("Ana is to play" in answered.text) == (user == BEN)
    assert (await counter.look(look.table.id)).table.seq == look.table.seq


async def choosing(counter: Counter, look: TableView, user: int, value: str) -> Any:
    """What Discord was asked for by that choice on the public board."""
    found: FakeInteraction = await counter.tap(user_of(user), menu(look), value, own=False, message=77)
    return found


async def test_a_menu_of_which_nothing_came_is_shown_anew(counter: Counter, l10n: Localizer) -> None:
    """Else what was chosen stays on the chooser's screen, and cannot be chosen again."""
    look = await counter.place(MARKET)
    lines = menu_of(l10n, look)
    for user, value in ((1, line(lines, "Mill (top)").value), (0, line(lines, "Gem dock").value), (0, "nonsense")):
        told = await choosing(counter, look, user, value)
        assert len(told.sent) == 1
        [anew] = told.shown
        assert "content" not in anew
        assert "attachments" not in anew


async def test_a_board_that_another_takes_the_place_of_is_left_alone(counter: Counter, l10n: Localizer) -> None:
    """It folds: what it showed must not come back."""
    look = await counter.place(MARKET, boards=OldBoardPolicy.FOLD)
    claim = line(menu_of(l10n, look), "Mill (top)").value
    assert (await choosing(counter, look, 0, claim)).shown == []
    stale = await choosing(counter, look, 0, claim)
    assert (len(stale.sent), stale.shown) == (1, [])


async def test_an_old_board_that_is_kept_is_shown_anew(counter: Counter, l10n: Localizer) -> None:
    look = await counter.place(MARKET, boards=OldBoardPolicy.KEEP)
    claim = line(menu_of(l10n, look), "Mill (top)").value
    await choosing(counter, look, 0, claim)
    stale = await choosing(counter, look, 0, claim)
    assert (len(stale.sent), len(stale.shown)) == (1, 1)


def test_without_a_claim_to_make_there_is_no_menu(l10n: Localizer) -> None:
    assert menu_of(l10n, look_at(CRAFT)) == ()


def test_a_board_is_posted_without_its_menu_rather_than_late(l10n: Localizer) -> None:
    unseen = position("MMMMWWG", "M", face_up=["mill"], deck=["garden"], display=["crown", "axe"])
    assert board_menu(l10n, look_at(unseen)) == ()


@pytest.mark.parametrize("state", [one for one in sampled() if one.phase == "gather"][::3])
def test_every_board_fits_discord(l10n: Localizer, state: State) -> None:
    lines = menu_of(l10n, look_at(state))
    assert len(lines) <= OPTIONS
    assert len({one.value for one in lines}) == len(lines)
    assert all(len(one.label) <= LABEL + 20 and len(one.value) <= OPTION for one in lines)


def test_its_odds_count_who_crafts_first(l10n: Localizer) -> None:
    """Rules 3.1, 3.3: what is on display may be gone, or lie where it can be stolen, when one's turn comes."""

    market = position("MMMMWW", "MMMM", face_up=["library", "mill"], deck=["garden"], display=["shield"])

    def best(anvil: int) -> int:
        lines = menu_of(l10n, look_at(replace(market, anvil=anvil)))
        return max(int(one) for line in lines for one in re.findall(r"(\d+)%", line.description))

    assert 0 < best(1) < best(0)
