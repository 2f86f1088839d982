"""The best moves of any game, as one that is made up here ranks them: in which order, for whom, and in which words."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import always
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.widths import ELLIPSIS, WIDE
from kingsforge_bot.service.types import TableStatus, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import HintsOff, UnknownPress
from kingsforge_bot.ui.game.best_moves import BestMoves
from kingsforge_bot.ui.game.drawing import Drawing
from kingsforge_bot.ui.game.screens import HINT, Plays
from kingsforge_bot.ui.message import TEXT, Button, ButtonStyle, Menu
from tests.ui.looks import lobby_of

LONG = "x" * (WIDE + 1)


class Reason(StrEnum):
    NOT_YET = "not-yet"


class Move(NamedTuple):
    """What is done, and how a button may call it."""

    actions: tuple[str, ...]
    labels: tuple[str, ...]


FELL = Move(("fell", "carry"), ("Fell an oak",))
PLANT = Move(("plant",), (f"Plant {LONG}", "Plant"))
REST = Move(("rest",), (f"Rest {LONG}", f"Nap {LONG}"))


class Foresters:
    """Ranks these moves, as often as is asked, with lines of any length."""

    def __init__(self, *ranked: Move, possible: int = 5, line: str = "") -> None:
        self._ranked, self._possible, self._line = ranked, possible, line
        self.asked = 0

    def possible(self, look: TableView) -> Sequence[str]:
        return [str(number) for number in range(self._possible)]

    def ranked(self, look: TableView, actions: Sequence[str]) -> tuple[Move, ...]:
        self.asked += 1
        return self._ranked

    def line(self, l10n: Localizer, look: TableView, hint: Move) -> str:
        return self._line or f"you {' and '.join(hint.actions)}"

    def labels(self, l10n: Localizer, look: TableView, hint: Move) -> Sequence[str]:
        return hint.labels

    def drawing(self, l10n: Localizer, look: TableView, found: Sequence[Move]) -> Drawing | None:
        return Drawing(lambda _: b"", "wood.png", f"{len(found)} moves")

    def out_of_turn(self, look: TableView) -> Refused:
        return Refused(Reason.NOT_YET, "1.1")


def best(*ranked: Move, possible: int = 5) -> BestMoves[Move]:
    return BestMoves(Foresters(*ranked, possible=possible))


@pytest.fixture
def look() -> TableView:
    """Of who is to decide, at a table that allows hints."""
    table = replace(lobby_of("Ana", "Ben", status=TableStatus.RUNNING), seq=7)
    return TableView(table, "wood", frozenset({Seat(0)}), Seat(0), may_act=True)


@pytest.fixture
def without_hints(look: TableView) -> TableView:
    return replace(look, table=replace(look.table, hints=False))


def best_id(look: TableView, place: int) -> ComponentId:
    return ComponentId(look.table.id, look.table.seq, f"best {place}")


def test_moves_come_in_their_order_each_by_what_it_begins_with(look: TableView) -> None:
    assert best(PLANT, FELL).of(look) == ("plant", "fell")


def test_the_best_button_is_green_and_each_says_its_place(l10n: Localizer, look: TableView) -> None:
    assert best(FELL, PLANT).buttons(l10n, look) == (
        Button("Fell an oak", best_id(look, 0), ButtonStyle.SUCCESS),
        Button("Plant", best_id(look, 1), ButtonStyle.PRIMARY),
    )


def test_a_move_with_a_button_of_its_own_gets_no_other_and_the_rest_keep_their_places(
    l10n: Localizer, look: TableView
) -> None:
    (left,) = best(FELL, PLANT).buttons(l10n, look, but_for=["fell"])
    assert left == Button("Plant", best_id(look, 1), ButtonStyle.PRIMARY)


@pytest.mark.parametrize("nobody", ["is not to act", "wants none", "may have none", "has no choice"])
def test_nothing_is_offered_to_who(nobody: str, l10n: Localizer, look: TableView, without_hints: TableView) -> None:
    moves = best(FELL, PLANT, possible=1 if nobody == "has no choice" else 2)
    seen = {
        "is not to act": replace(look, may_act=False),
        "wants none": replace(look, unadvised=frozenset({Seat(0)})),
        "may have none": without_hints,
        "has no choice": look,
    }[nobody]
    assert moves.of(seen) == ()
    assert moves.buttons(l10n, seen) == ()
    assert moves.uncut(l10n, seen) == ()
    assert moves.first(l10n, seen) is None


def test_a_label_is_the_first_form_that_fits_else_the_last_one_cut(l10n: Localizer, look: TableView) -> None:
    first, second = best(PLANT, REST).buttons(l10n, look)
    assert first.label == "Plant"
    assert second.label.startswith("Nap")
    assert second.label.endswith(ELLIPSIS)
    assert len(second.label) <= WIDE


def test_what_is_cut_is_said_in_full_below(l10n: Localizer, look: TableView) -> None:
    """In small letters, and only of buttons that stand there: one in fewer words misses nothing."""
    moves = best(FELL, PLANT, REST)
    said = f"-# {REST.labels[0]}"
    assert moves.uncut(l10n, look) == (said,)
    fell, plant, rest = moves.buttons(l10n, look)
    menu = Menu(ComponentId(look.table.id, 7, "more"), "More", ())
    assert moves.uncut(l10n, look, [menu, (fell, plant)]) == ()
    assert moves.uncut(l10n, look, [menu, (fell,), (rest,)]) == (said,)


def test_the_first_move_says_whether_its_button_says_all_of_it(l10n: Localizer, look: TableView) -> None:
    assert best(FELL, PLANT).first(l10n, look) == (FELL, True)
    assert best(PLANT, FELL).first(l10n, look) == (PLANT, False)


def test_a_hint_tells_all_moves_with_a_button_and_what_they_speak_of(l10n: Localizer, look: TableView) -> None:
    message = best(FELL, PLANT).hint(l10n, look, {})(always)
    assert message.text == "**#12 Oak** · hint\n1. you fell and carry\n2. you plant"
    assert message.rows == (
        (
            Button("Do this", best_id(look, 0), ButtonStyle.SUCCESS),
            Button("Do 2", best_id(look, 1), ButtonStyle.PRIMARY),
        ),
    )
    assert message.drawing is not None
    assert message.drawing.what == "2 moves"


def test_a_hint_longer_than_a_message_is_cut(l10n: Localizer, look: TableView) -> None:
    message = BestMoves(Foresters(FELL, line="x" * TEXT)).hint(l10n, look, {})(always)
    assert len(message.text) == TEXT
    assert message.text.endswith(ELLIPSIS)


def test_out_of_turn_a_hint_is_refused_in_the_games_words(l10n: Localizer, look: TableView) -> None:
    with pytest.raises(Refused, match="not-yet"):
        best(FELL).hint(l10n, replace(look, may_act=False), {})


def test_a_press_carries_out_the_whole_move_of_its_place(look: TableView) -> None:
    moves = best(PLANT, FELL)
    assert moves.done(look, "1") == Plays(("fell", "carry"))


@pytest.mark.parametrize("place", ["2", "-1", "+1", "01", "", "one", "١"])
def test_a_place_that_there_is_not_is_an_unknown_press(place: str, look: TableView) -> None:
    with pytest.raises(UnknownPress):
        best(FELL, PLANT).done(look, place)


def test_a_press_out_of_turn_is_unknown(look: TableView) -> None:
    with pytest.raises(UnknownPress):
        best(FELL).done(replace(look, may_act=False), "0")


def test_where_the_table_forbids_hints_no_press_is_answered_and_none_can_be_asked_for(
    l10n: Localizer, look: TableView, without_hints: TableView
) -> None:
    moves = best(FELL)
    for place in ("0", "9"):
        with pytest.raises(HintsOff):
            moves.done(without_hints, place)
    assert moves.asked(l10n, without_hints) == ()
    (asks,) = moves.asked(l10n, look)
    assert asks.custom_id == ComponentId(look.table.id, look.table.seq, HINT)


def test_moves_are_worked_out_once_for_all_that_shows_them(l10n: Localizer, look: TableView) -> None:
    foresters = Foresters(FELL, PLANT)
    moves = BestMoves(foresters)
    work = moves.prepare(look)
    assert work is not None
    work(always)
    moves.buttons(l10n, look)
    moves.hint(l10n, look, {})(always)
    moves.done(look, "0")
    assert foresters.asked == 1
    assert moves.prepare(look) is None, "they are known"
    assert moves.prepare(replace(look, view="stones")) is not None
    assert moves.prepare(replace(look, view="stones", may_act=False)) is None, "they are not shown"
