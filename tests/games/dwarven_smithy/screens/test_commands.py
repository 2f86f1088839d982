"""Commands of a turn: what is typed means the notation, the line or the card, and is refused for the rules' reason."""

import pytest

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.ui.errors import NoChoiceLeft, UnknownPress, UnknownValue
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.message import Message
from tests.games.dwarven_smithy.looks import ENGLISH, SCREENS, look, offered, ordinary
from tests.games.dwarven_smithy.rules.table import game, seat, table


def test_a_command_means_the_notation_the_line_or_the_card() -> None:
    here = look(ordinary())
    for said in ("sell silver", "Sell silver", "silver"):
        assert SCREENS.commands.command(ENGLISH, here, "dwarven-sell", {"card": said}) == Plays(
            (game().parse("sell silver"),)
        )
    asked = SCREENS.commands.command(ENGLISH, here, "dwarven-play", {"card": "gold"})
    assert isinstance(asked, Message)
    assert set(offered(asked)) == {"play gold to market", "play gold to workshop"}
    with pytest.raises(UnknownValue):
        SCREENS.commands.command(ENGLISH, here, "dwarven-play", {"card": "moon cheese"})
    with pytest.raises(NoChoiceLeft):
        SCREENS.commands.command(ENGLISH, look(table(seat(), seat()).state), "dwarven-auction", {})


@pytest.mark.parametrize(
    ("verb", "said", "rule"),
    [
        ("play", "mithril", "5.2"),
        ("move", "belt knife", "5.3"),
        ("move", "gold", "5.3"),
        ("discard", "silver", "5.4"),
        ("discard", "belt knife", "5.4"),
        ("sell", "gold", "5.5"),
        ("sell", "sell gold", "5.5"),
        ("buy", "mithril", None),
        ("craft", "ruby", "5.8"),
        ("auction", "gold", "8.1"),
        ("auction", "", "8.1"),
        ("bid", "", "8.3"),
    ],
)
def test_a_command_that_cannot_be_is_refused_for_the_rules_own_reason(verb: str, said: str, rule: str | None) -> None:
    with pytest.raises(Refused if rule else UnknownValue) as refused:
        SCREENS.commands.command(ENGLISH, look(ordinary()), f"dwarven-{verb}", {"card": said} if said else {})
    assert getattr(refused.value, "rule", None) == rule


@pytest.mark.parametrize(
    ("verb", "hand", "more", "rule"),
    [("draw", "gold " * 6, {}, "6.1"), ("draw", "", {"ended_by": 1}, "6.5"), ("sell", "", {}, "3.6")],
)
def test_a_command_for_which_nothing_is_left_says_why(verb: str, hand: str, more: dict[str, int], rule: str) -> None:
    state = table(seat(hand=hand, market="~gold"), seat(), **more).state
    with pytest.raises(Refused) as refused:
        SCREENS.commands.command(ENGLISH, look(state), f"dwarven-{verb}", {})
    assert refused.value.rule == rule


def test_a_card_of_the_hand_is_crafted_with_what_is_laid_out_for_it() -> None:
    """Rules 5.2, 5.3, 5.8: the card lies in the hand, the silver in the market; the notation means all steps."""
    here = look(ordinary())
    for said in ("belt knife", "craft belt-knife with silver"):
        found = SCREENS.commands.command(ENGLISH, here, "craft", {"item": said})
        assert isinstance(found, Plays)
        assert [str(one) for one in found.actions] == [
            *("play belt-knife to workshop", "move silver to workshop", "craft belt-knife with silver")
        ]
    state = table(seat(hand="belt-knife door-hinges", workshop="silver iron iron"), seat()).state
    asked = SCREENS.commands.command(ENGLISH, look(state), "craft", {})
    assert isinstance(asked, Message)
    lines = offered(asked)
    assert list(lines.values()) == ["Craft Belt Knife with silver", "Craft Door Hinges with 2 × iron"]
    crafted = SCREENS.turn.press(ENGLISH, look(state), ["do"], [next(iter(lines))])
    assert isinstance(crafted, Plays)
    assert [str(one) for one in crafted.actions] == ["play belt-knife to workshop", "craft belt-knife with silver"]


def test_craft_and_pass_mean_what_this_game_calls_so() -> None:
    crafted = SCREENS.commands.command(ENGLISH, look(ordinary()), "craft", {"item": "door hinges"})
    assert crafted == Plays((game().parse("craft door-hinges with iron iron"),))
    for verb in ("pass", "dwarven-bid"):
        with pytest.raises(Refused) as refused:
            SCREENS.commands.command(ENGLISH, look(ordinary()), verb, {"taking": "metal"})
        said = SCREENS.refusals.refusal(ENGLISH, look(ordinary()), refused.value)
        assert "No auction is open (rule 8.3). `/dwarven end` ends a turn." in said


def test_what_was_typed_goes_with_a_menu_of_tables() -> None:
    words = SCREENS.commands.condense(ENGLISH, {"card": "play gold to workshop"})
    assert SCREENS.commands.expand(words) == {"card": "play gold to workshop"}
    assert SCREENS.commands.condense(ENGLISH, {"card": "something else"}) == ()
    with pytest.raises(UnknownPress):
        SCREENS.commands.expand(["dance"])


def test_commands_complete_what_is_legal_for_whoever_is_awaited_alone() -> None:
    mine = [one.value for one in SCREENS.commands.suggest(ENGLISH, look(ordinary()), "dwarven-craft", "item", {})]
    assert mine == ["craft door-hinges with iron iron", "craft belt-knife with silver"]
    assert not [*SCREENS.commands.suggest(ENGLISH, look(ordinary(), 1), "turn", "do", {})]
