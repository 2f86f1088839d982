"""What was typed as a command's option, and why the rules said no, for any game: here beads, the game of the tests."""

from typing import Any

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.screens.why import WHY as SMITHY
from kingsforge_bot.games.kings_forge.screens.asking.why import WHY as FORGE
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.errors import NoChoiceLeft, UnknownPress, UnknownValue
from kingsforge_bot.ui.game.plain_screens import plain_screens
from kingsforge_bot.ui.game.refusal_words import RefusalWords
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.game.typed import condensed, expanded, meant, named
from tests.games.toy.rules import Toy
from tests.games.toy.state import BEADS, Choose, End, Player, Reason, State
from tests.games.toy.words import ToyWords
from tests.ui.counter import LOCALIZERS
from tests.ui.looks import look_at, position

TOY = Toy()
ENGLISH = LOCALIZERS.english
WHY = RefusalWords(
    {Reason.GAME_OVER: "5", Reason.NOT_YOUR_TURN: "4", Reason.NOT_NOW: "4", Reason.NOT_IN_HAND: "2"}, ("bead",)
)
LABELS = {Choose("amber-1"): "Choose Ámber", Choose("amber-2"): "Choose amber two", End(): "End the round"}


def at(*hand: str) -> TableView:
    """The first seat chooses."""
    state = State((Player(hand), Player((BEADS[-1],))), BEADS[:3], 2)
    table = replace(look_at(position("M", "M")).table, game="toy", options={})
    return TableView(table, TOY.player_view(state, Seat(0)), TOY.to_act(state), Seat(0), True)


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("choose amber-1", (Choose("amber-1"),)),
        (" CHOOSE AMBER-1 ", (Choose("amber-1"),)),
        ("choose amber", (Choose("amber-1"),)),
        ("amber", (Choose("amber-1"), Choose("amber-2"))),
        ("two", (Choose("amber-2"),)),
        ("end", (End(),)),
        ("", tuple(LABELS)),
    ],
)
def test_what_was_typed_is_a_notation_else_a_label_else_a_part(said: str, found: tuple[Any, ...]) -> None:
    assert meant(LABELS, "do", said) == found


def test_what_names_nothing_is_told_with_its_option() -> None:
    with pytest.raises(UnknownValue) as told:
        meant(LABELS, "bead", "onyx")
    assert (told.value.option, told.value.said) == ("bead", "onyx")
    assert named(LABELS, "amber") == ()


def test_a_notation_is_carried_on_by_a_menu_and_nothing_else_is() -> None:
    words = condensed(TOY.parse, {"bead": "choose amber-1"})
    assert words == ["choose", "amber-1"]
    assert expanded(TOY.parse, "bead", words) == {"bead": "choose amber-1"}
    assert condensed(TOY.parse, {"bead": "amber"}) == ()
    assert expanded(TOY.parse, "bead", ()) == {}
    with pytest.raises(UnknownPress):
        expanded(TOY.parse, "bead", ["dance"])


def test_plain_screens_take_commands() -> None:
    screens, look = plain_screens(TOY, ToyWords(), frozenset({"choose", "draw"})), at("amber-1", "coral-1")
    assert screens.commands.command(ENGLISH, look, "choose", {"do": "coral"}) == Plays((Choose("coral-1"),))
    asked = screens.commands.command(ENGLISH, look, "choose", {})
    assert not isinstance(asked, Plays)
    assert len(asked.rows[0]) == 2  # type: ignore[arg-type]
    with pytest.raises(UnknownValue):
        screens.commands.command(ENGLISH, look, "choose", {"do": "onyx"})
    with pytest.raises(NoChoiceLeft):
        screens.commands.command(ENGLISH, look, "draw", {})
    carried = screens.commands.condense(ENGLISH, {"do": "choose coral-1"})
    assert screens.commands.command(ENGLISH, look, "choose", screens.commands.expand(carried)) == Plays(
        (Choose("coral-1"),)
    )


@pytest.mark.parametrize(
    ("refused", "words"),
    [
        (Refused(Reason.NOT_IN_HAND, "2", bead="onyx-9", hand=("amber-1",)), ["not-in-hand", "bead=onyx-9"]),
        (Refused(Reason.NOT_NOW, "2", verb="draw"), ["not-now", "rule=2"]),
        (Refused(Reason.NOT_NOW, "99"), ["not-now"]),
        (Refused(Reason.GAME_OVER, "5"), ["game-over"]),
    ],
)
def test_a_refusal_stands_in_an_id_and_is_read_again(refused: Refused, words: list[str]) -> None:
    """What is in a hand is no part of it; a rule that no refusal has is left out, so that the button can be read."""
    assert WHY.written(refused) == words
    again = WHY.read(words)
    assert again.reason is refused.reason
    assert WHY.written(again) == words


@pytest.mark.parametrize(
    "words", [[], ["dance"], ["not-now", "seat=1"], ["not-now", "rule=9"], ["not-now", "x"], ["not-now", "=x"]]
)
@pytest.mark.parametrize("game", [WHY, FORGE, SMITHY])
def test_what_is_made_up_is_no_refusal(game: RefusalWords, words: list[str]) -> None:
    with pytest.raises(UnknownPress):
        game.read([word.replace("not-now", next(iter(game.rule_of))) for word in words])
