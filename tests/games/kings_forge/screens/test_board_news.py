"""What the public board tells of what just happened: nothing that who reads it alone has seen, and in little room."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.rules.actions import PassBenefit
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Kind, Pool
from kingsforge_bot.games.kings_forge.screens.news import shorter
from kingsforge_bot.games.kings_forge.screens.screens import SCREENS
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.types import LogEntry, TableView
from kingsforge_bot.ui.message import Message, Picture
from kingsforge_bot.ui.phone import SMALL_LETTERS, height, letters
from tests.ui.looks import look_at, position

ANA, BEN, CLEO = Seat(0), Seat(1), Seat(2)
STATE = position(
    "MMMMM",
    "MMM",
    "MMMM",
    round=3,
    face_up=["north-mine", "mill", "bazaar", "shrine"],
    deck=["garden", "tavern"],
    display=["shield", "table", "axe"],
)
HIGHEST = 480
"""Points below a picture, of which the page's message of 760 leaves so many."""


def claimed(seat: Seat, side: Side) -> tuple[ev.Event, ...]:
    gained = ev.Gained(seat, Pool.of("MM"), NO_DICE, usable=False)
    return ev.Claimed(seat, side, None, (Kind.METAL, Kind.METAL)), gained


EARLIER = (ev.Crafted(CLEO, Item("axe"), ()), ev.Won(CLEO, Item("axe")), ev.RoundBegan(3, BEN, ()))
TURNS = (
    (BEN, EARLIER),
    (ANA, claimed(ANA, Side.NORTH_MINE_TOP)),
    (BEN, claimed(BEN, Side.SOUTH_MINE_TOP)),
    (CLEO, (ev.Passed(CLEO, PassBenefit.TOKEN),)),
)


def entries(turns: Sequence[tuple[Seat, tuple[ev.Event, ...]]]) -> tuple[LogEntry, ...]:
    return tuple(LogEntry(place, seat, "", (), events, 0) for place, (seat, events) in enumerate(turns, 1))


def alone(look: TableView) -> TableView:
    """Ana with two bots."""
    ana, *others = look.table.sitters
    bots = [replace(one, user=None, ai="apprentice") for one in others]
    return replace(look, table=replace(look.table, sitters=(ana, *bots)))


def board(l10n: Localizer, look: TableView) -> Message:
    return SCREENS.boards.board(l10n, BoardPost(look, entries(TURNS), "n"), Picture(b"", "board.png", ""))


def test_who_alone_reads_a_board_is_told_nothing_of_before_their_own_last_decision(l10n: Localizer) -> None:
    """Rule 2.1: Ana saw what Cleo won when she claimed."""
    text = board(l10n, alone(look_at(STATE))).text
    assert "Axe" not in text
    assert [one in text for one in ("North Mine", "South Mine", "passed first")] == [True] * 3
    assert "Axe" in board(l10n, look_at(STATE)).text, "others may not have seen it"


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "fr", "ja"])
def test_a_board_with_advice_leaves_no_turn_out_for_want_of_room_and_fits(locale: str) -> None:
    l10n, look = Localizers(strict=True).for_locale(locale).of("kings_forge"), alone(look_at(STATE))
    if (work := SCREENS.turn.prepare(replace(look, seat=ANA))) is not None:
        work(always)
    message = board(l10n, look)
    assert height(message.text, message.rows) <= HIGHEST
    assert "**💧 Ben**" in message.text
    assert "**🦋 Cleo**" in message.text
    assert "…" not in message.text


@pytest.mark.parametrize(
    ("own", "told"),
    [
        ("You claimed Mill (top): 2 wood for the next round. No card is left: the craft phase begins.", 1),
        ("You passed. You rolled M1.", 2),
        ("制作の手番を終えました。カードがもう残っていません。制作フェイズが始まります。", 2),
    ],
)
def test_ones_own_doing_is_shortened_to_whole_sentences(l10n: Localizer, own: str, told: int) -> None:
    [line] = [one for one in shorter(l10n, f"{own}\n-# **Ben**: passed").whole[-1].splitlines() if "Ben" not in one]
    assert letters(line) < SMALL_LETTERS
    assert own.startswith(line.removeprefix("-# "))
    assert line.count(".") + line.count("。") == told


def test_a_sentence_too_long_for_a_line_is_not_cut(l10n: Localizer) -> None:
    own = "You claimed Workshop (top) copying East Forest (bottom): +1 to three dice of yours after the roll."
    assert f"-# {own}\n" in shorter(l10n, f"{own}\n-# **Ben**: passed").whole[-1]
