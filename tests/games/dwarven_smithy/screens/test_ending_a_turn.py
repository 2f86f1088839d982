"""No place for one thumb to end another turn: an idle end is asked about, and so is that of a turn that follows."""

from typing import Any

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.actions import Draw
from kingsforge_bot.games.dwarven_smithy.rules.events import (
    Bought,
    Event,
    ItemCompleted,
    KingsItemCompleted,
    Sold,
    TurnBegan,
    TurnEnded,
)
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck, Stack, State
from kingsforge_bot.games.dwarven_smithy.screens.screens import screens
from kingsforge_bot.games.dwarven_smithy.words.brief import brief
from kingsforge_bot.games.dwarven_smithy.words.labels import draws_label
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.types import LogEntry
from kingsforge_bot.ui.message import ButtonStyle, Menu, Message, Picture
from kingsforge_bot.ui.phone import PRIVATE_ROOM, height
from kingsforge_bot.ui.report import shorter
from tests.games.dwarven_smithy.looks import SAY, buttons, look, offered
from tests.games.dwarven_smithy.rules.table import Table, game, seat, table

SCREENS = screens(game())
ENGLISH = Localizers(strict=True).english.of(game().key)


def begun() -> Table:
    return table(seat(hand="gold", market="iron"), seat(hand="gold"), mine="iron iron iron iron iron iron")


def shown(state: State, before: str = "") -> set[str]:
    return set(offered(SCREENS.turn.now(ENGLISH, look(state), before)))


def test_an_idle_end_is_asked_about_once() -> None:
    """Rule 6.3: the turn may end in either phase; by a slip of the thumb it does not."""
    state = begun().state
    assert "end" not in shown(state)
    asked = SCREENS.turn.press(ENGLISH, look(state), ["finish"], [])
    assert isinstance(asked, Message)
    assert "nothing this turn" in asked.text
    assert list(buttons(asked)) == ["end", "do"]


def test_an_end_that_forgoes_all_draws_is_asked_about() -> None:
    """Rule 6.1: to draw costs nothing, so that hardly anybody means to leave it."""
    state = begun().play("0 play gold to market").state
    asked = SCREENS.turn.press(ENGLISH, look(state), ["finish"], [])
    assert isinstance(asked, Message)
    assert "to draw costs nothing" in asked.text


def test_once_something_was_drawn_the_end_is_one_press() -> None:
    state = begun().play("0 play gold to market").play("0 draw mine").state
    assert "end" in shown(state)
    assert "finish" not in shown(state)


def test_the_next_turn_does_not_end_by_the_press_that_ended_the_last_one() -> None:
    """It follows in the message in which the last one ended: its end asks first, and its draws stand in a menu."""
    fresh = SCREENS.turn.now(ENGLISH, look(begun().state), "You drew iron.")
    assert "finish" in buttons(fresh)
    assert not [one for one in buttons(fresh) if one.startswith(("end", "draw"))]


def test_a_last_turn_in_which_nothing_pays_ends_by_one_press() -> None:
    """Rule 7.2: what is advised is not asked about again; where something pays, or no hints are given, it is."""
    state = table(seat(hand="emberjaw-maul"), seat(), turn=0, first=0, phase="act", ended_by=1).state
    fresh = SCREENS.turn.now(ENGLISH, look(state), "Player 1 ended the turn.")
    green = [one for one in buttons(fresh).values() if one.style is ButtonStyle.SUCCESS]
    assert [one.custom_id.payload for one in green] == ["end"]
    assert "Nothing else pays this turn." in fresh.text
    pays = table(seat(hand="gold"), seat(), turn=0, first=0, phase="act", ended_by=1).state
    assert "end" not in shown(pays, "Player 1 ended the turn.")
    seen = look(state)
    unadvised = replace(seen, table=replace(seen.table, hints=False))
    assert "end" not in offered(SCREENS.turn.now(ENGLISH, unadvised, "Player 1 ended the turn."))


def test_after_a_first_press_of_any_kind_all_buttons_are_there() -> None:
    state = begun().play("0 play gold to market").state
    assert {"finish", "draw mine"} <= shown(state, "You played gold.")


def said(t: Table, *presses: str) -> str:
    """What the player reads of the last of these presses, each of one or more actions."""
    events: list[Event] = []
    for one in presses:
        events = []
        for action in one.split(", "):
            t = t.play(f"0 {action}")
            events += t.events
    return SCREENS.turn.happened(ENGLISH, look(t.state), events, ())


def test_a_turn_that_ends_by_itself_says_why() -> None:
    """Rule 6.3"""
    assert "No more cards can be drawn: your turn is over." in said(begun(), *["draw mine"] * 4)
    full = table(seat(hand="iron iron iron iron"), seat(), mine="iron iron iron iron")
    assert "Your hand is full: your turn is over." in said(full, *["draw mine"] * 2)


def test_who_drew_several_with_a_press_knows_that_these_were_the_last() -> None:
    """Its button says how many."""
    assert "turn is over" not in said(begun(), ", ".join(["draw mine"] * 4))
    full = table(seat(hand="iron iron iron iron"), seat(), mine="iron iron iron iron")
    assert "turn is over" not in said(full, "draw mine, draw mine")


def test_what_one_drew_is_told_before_what_others_did_however_much_that_is() -> None:
    t = begun().play("0 draw mine")
    entry = LogEntry(9, Seat(1), "", (), tuple(Sold(Seat(1), Name("iron"), 2) for _ in range(40)), 0)
    lines = SCREENS.turn.happened(ENGLISH, look(t.state), t.events, [entry]).splitlines()
    assert lines[0].endswith("drew iron")
    assert "Player 1 (+80): sold" in lines[1]


def test_why_a_turn_is_over_stands_before_what_the_next_one_begins_with() -> None:
    full = table(seat(hand="iron iron iron iron iron"), seat(stacks="belt-knife: silver"), mine="iron iron iron iron")
    lines = said(full, "draw mine").splitlines()
    assert [line.partition(":")[0] for line in lines] == ["🔥 Player 0", "-# Your hand is full", "-# 💧 Player 1"]


def test_a_turn_that_its_player_ended_does_not() -> None:
    assert "turn is over" not in said(begun(), "draw mine", "end")


def test_what_others_did_keeps_its_room_beside_what_one_s_next_turn_completes() -> None:
    """Rule 4.2: cards crafted in the turn before are completed as the next one begins."""
    t = begun().play("0 draw mine")
    sold = tuple(Sold(Seat(1), Name("iron"), 2) for _ in range(40))
    began = TurnBegan(Seat(0), (), 0, last=False)
    entry = LogEntry(9, Seat(1), "", (), (*sold, TurnEnded(Seat(1)), began, Sold(Seat(0), Name("gold"), 3)), 0)
    lines = SCREENS.turn.happened(ENGLISH, look(t.state), t.events, [entry]).splitlines()
    assert [line.partition(":")[0] for line in lines] == ["🔥 Player 0", "-# 💧 Player 1 (+80)"]
    assert lines[0].endswith(": sold gold (+3); drew iron"), "in one line, what it completes first"
    # What one did oneself is told in any case: a full panel leaves out small lines alone.
    assert shorter(ENGLISH, "\n".join(lines)).own == f"-# {lines[0]}"
    assert "sold iron (+2)" in lines[1]


def test_a_kings_item_that_is_completed_is_told_as_ones_own_doing_and_before_lesser_cards() -> None:
    """Rules 4.5, 4.9: both are completed as the turn begins, and four King's Items end the game."""
    t = begun().play("0 draw mine")
    sold = tuple(Sold(Seat(1), Name("iron"), 2) for _ in range(40))
    knife = ItemCompleted(Seat(0), Stack(Name("belt-knife")), 9, 0)
    king = KingsItemCompleted(Seat(0), Stack(Name("hearthmail")), None, 0, covered=False)
    entry = LogEntry(9, Seat(1), "", (), (*sold, TurnBegan(Seat(0), (), 0, last=False), knife, king), 0)
    report = SCREENS.turn.happened(ENGLISH, look(t.state), t.events, [entry])
    told = "🔥 Player 0: completed King's Item **Hearthmail** (29)"
    assert report.splitlines()[0] == f"{told}, Belt Knife (+9); drew iron"
    assert told in shorter(ENGLISH, report).own
    # Where a line is cut, what weighs most stands before it.
    assert brief(SAY, [knife, king], 240) == f"{told.removeprefix('🔥 ')}, Belt Knife (+9)"


@pytest.mark.parametrize(
    ("table_has", "last"),
    [
        ({"guild": "belt-knife"}, {"Draw: guild (last card)", "Draw: mine"}),
        ({"guild": "belt-knife long-tongs"}, {"Draw: guild", "Draw: mine"}),
        ({"mine": "iron", "guild": "belt-knife long-tongs gem-vice"}, {"Draw: mine (last card)", "Draw: guild"}),
        ({"mine": "iron", "guild": "belt-knife long-tongs gem-vice", "endless": True}, {"Draw: mine", "Draw: guild"}),
        (
            {"guild": "belt-knife", "ended_by": 0, "turn": 0, "first": 0, "phase": "draw", "drawn": 1},
            {"Draw: guild", "Draw: mine"},
        ),
    ],
)
def test_a_draw_that_brings_the_end_says_so_before_it_is_pressed(table_has: dict[str, Any], last: set[str]) -> None:
    """Rules 7.1, 7.2: who draws a deck's last card has no other turn. 8.7: an endless mine ends nothing."""
    state = table(seat(hand="gold"), seat(hand="gold"), **{"mine": "iron " * 9, **table_has}).state
    rows = SCREENS.turn.now(ENGLISH, look(state)).rows
    said = {one.label for row in rows for one in (row.options if isinstance(row, Menu) else row)}
    draws = {one for one in said if one.startswith("Draw")}
    assert last <= draws
    assert {one for one in draws if "last card" in one} == {one for one in last if "last card" in one}


def test_of_several_draws_it_is_told_that_one_is_the_last() -> None:
    """Rule 7.1: by one press as many cards are drawn as its words say."""
    state = table(seat(hand="gold"), seat(hand="gold"), guild="belt-knife long-tongs", mine="iron " * 9).state
    both = (Draw(Deck.MINE), Draw(Deck.GUILD), Draw(Deck.GUILD))
    assert draws_label(SAY, both[1:], state) == "Draw 2 from the guild deck (last card)"
    assert draws_label(SAY, both, state) == "Draw 1 mine, 2 guild (last card)"
    assert "last" not in draws_label(SAY, both[:2], state)


def test_the_board_tells_whoever_is_to_play_what_came_since_their_last_turn() -> None:
    state = begun().state
    before, mine = Sold(Seat(1), Name("ruby"), 6), Sold(Seat(0), Name("iron"), 2)
    since = Sold(Seat(1), Name("gold"), 3)
    events = (before, TurnEnded(Seat(1)), mine, TurnEnded(Seat(0)), since, TurnEnded(Seat(1)))
    post = BoardPost(look(state), (LogEntry(9, Seat(1), "", (), events, 0),), "n")
    text = SCREENS.boards.board(ENGLISH, post, Picture(b"", "")).text
    assert "Player 1: sold gold (+3)" in text
    assert "sold iron" not in text
    assert "sold ruby" not in text


def test_beside_the_picture_no_line_counts_the_decks_until_one_runs_low() -> None:
    """Rule 7.1: an empty deck ends the game."""
    state = table(seat(hand="gold"), seat(), mine=" ".join(["iron"] * 9)).state
    for cards, is_told in ((9, True), (40, False)):
        full = replace(state, guild=(Name("belt-knife"),) * 40, mine=(Name("iron"),) * cards)
        text = SCREENS.boards.board(ENGLISH, BoardPost(look(full), (), "n"), Picture(b"", "")).text
        assert (f"mine {cards}" in text) == is_told
        assert "Cards left" not in text


def test_what_a_rival_did_is_told_on_two_lines_before_it_is_cut() -> None:
    """Rather than why one's turn is over, and than all that speaks for the best move."""
    t = table(seat(hand="gold gold gold gold gold"), seat(), mine="iron iron iron iron").play("0 draw mine")
    did = (
        Bought(Seat(1), Seat(0), Name("quarry-mace"), Area.WORKSHOP, 9),
        ItemCompleted(Seat(1), Stack(Name("parade-cuirass")), 23, 0),
    )
    again = table(seat(hand="gold gold gold gold gold iron"), seat(), turn=0, first=0, phase="act", turns=8).state
    entry = LogEntry(9, Seat(1), "", (), (*did, TurnEnded(Seat(1)), TurnBegan(Seat(0), (), 0, last=False)), 0)
    report = SCREENS.turn.happened(ENGLISH, look(again), t.events, [entry])
    whole = "-# 💧 Player 1 (+14): bought Quarry Mace from you for 9; completed Parade Cuirass (+23)"
    assert whole in report.splitlines()
    assert "Your hand is full" in report
    shown = SCREENS.turn.now(ENGLISH, look(again), report)
    assert whole in shown.text.splitlines()
    assert height(shown.text, shown.rows) <= PRIVATE_ROOM


LONG = "slateback-targe potlid-shield antechamber-pike quarry-mace"
MUCH = tuple(Sold(Seat(1), Name("iron"), 2) for _ in range(40))


@pytest.mark.parametrize("language", Localizers().languages)
@pytest.mark.parametrize("hand", ["gold gold", ""])
def test_what_one_drew_is_read_whole_whatever_follows(language: str, hand: str) -> None:
    """Rules 4.9, 6.1: the fourth card may be the best, and no board tells it; also above what a completion asks."""
    l10n = Localizers(strict=True).for_locale(language).of(game().key)
    said = Telling(l10n, game().cards, ("Player 0", "Player 1"))
    t, events = table(seat(hand=hand), seat(), guild=LONG), list[Event]()
    for _ in range(4):
        events += t.play("0 draw guild").events
    entry = LogEntry(9, Seat(1), "", (), (*MUCH, TurnEnded(Seat(1)), TurnBegan(Seat(0), (), 0, last=False)), 0)
    asks = seat(hand=LONG, market="iron silver gold mithril", stacks="hearthmail: iron iron gold earth")
    king = table(asks, seat(), turn=0, first=0, phase="complete", turns=8)
    plain = table(seat(hand=LONG), seat(), turn=0, first=0, phase="act", turns=8)
    message = Message("")
    for after in (king, plain):
        report = SCREENS.turn.happened(l10n, look(after.state), events, [entry])
        message = SCREENS.turn.now(l10n, look(after.state), report)
        drew = l10n("brief-drew", cards=said.all(Name(card) for card in LONG.split()))
        assert drew in report
        assert drew in message.text
    assert height(message.text, message.rows) <= PRIVATE_ROOM
