"""How the race stands, and how near the end is, in a turn's panel."""

from typing import Any

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.advice.lying_open import leader
from kingsforge_bot.games.dwarven_smithy.rules.secrets import player_view
from kingsforge_bot.games.dwarven_smithy.words.board import race
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.ui.phone import SMALL_LETTERS, letters
from tests.games.dwarven_smithy.advised import CARDS
from tests.games.dwarven_smithy.looks import ENGLISH, SCREENS, WORDS, look
from tests.games.dwarven_smithy.rules.table import game, seat, table

NEAR = {"mine": "iron iron"}
"""So few cards that the end is near (7.1)."""
RACE = "**💧 Player 1** 12 coins, 0/4 King's Items; **🔥 Player 0** 9, 0/4"


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({}, [f"-# {RACE}"]),
        ({"ended_by": 1}, [f"-# {RACE}. The last turn of all: 🔥 Player 0."]),
        ({"mine": "iron " * 9}, [f"-# {RACE}. Decks: guild 60, mine 9"]),
        (
            {"mine": "iron iron"},
            [f"-# {RACE}. 2 left in the mine: whoever draws the last leaves the others one last turn each."],
        ),
        ({"acted": True}, [f"-# {RACE}"]),
    ],
)
def test_the_race_is_told_while_there_is_room(more: dict[str, Any], told: list[str]) -> None:
    """Rules 7.1, 7.6: coins and completed King's Items, who has most first; the decks once one runs low."""
    state = table(seat(9, hand="gold"), seat(12), **more).state
    assert [line for line in SCREENS.turn.now(ENGLISH, look(state)).text.splitlines() if RACE in line] == told
    # Below much that others did the board alone tells it, until the end is near.
    report = "\n".join(["-# Others bought and sold."] * 9)
    near = any("turn" in one for one in told)
    assert (RACE in SCREENS.turn.now(ENGLISH, look(state), report).text) is near


@pytest.mark.parametrize("report", ["", "\n".join(["-# Others bought and sold."] * 9)])
def test_once_the_end_is_near_the_race_is_what_everybody_would_end_with(report: str) -> None:
    """Rules 7.1, 7.4, 7.5: with King's Items and the prizes, for coins alone mislead; one that lies face down by the
    mean. From then on it stands there in every turn, whatever happened.
    """
    own = seat(9, hand="gold", kings="emberjaw-maul: iron gold ice")

    def shown(*seats: dict[str, Any], **more: Any) -> str:
        return SCREENS.turn.now(ENGLISH, look(table(*seats, **more).state), report).text

    text = shown(own, seat(50), **NEAR)
    # 9, 23 for the maul, 25 for the best weapon.
    assert "-# If over now, prizes counted: ~57 **🔥 Player 0**, 50 **💧 Player 1**" in text
    assert "over now" not in shown(own, seat(50)), "the end is far"
    hidden = shown(seat(9, hand="gold"), own, **NEAR)
    assert "~67 **💧 Player 1**, 9 **🔥 Player 0**; 1 face-down item may turn that" in hidden
    assert "face-down" not in text


def test_what_is_crafted_and_not_completed_is_not_reckoned_with() -> None:
    """Rules 7.2, 7.4: a stack that is left over is lost, with the prize that it would win."""
    kings, stacks = "saltvein-sabre: iron silver earth", "emberjaw-maul: iron gold ice"
    for own, other in (("", ""), (stacks, "hearthmail: iron iron gold earth")):
        seats = seat(9, hand="gold", kings=kings, stacks=own), seat(50, stacks=other)
        text = SCREENS.turn.now(ENGLISH, look(table(*seats, **NEAR).state)).text
        # 9, 33 for the sabre, 25 for the best weapon.
        assert "prizes counted: ~67 **🔥 Player 0**, 50 **💧 Player 1**" in text
        assert "face-down" not in text
    bench = SCREENS.turn.now(ENGLISH, look(table(seat(9, hand="gold", stacks=stacks), seat(50), **NEAR).state)).text
    assert "over now" not in bench, "nobody completed one yet"


@pytest.mark.parametrize("language", Localizers().languages)
def test_what_everybody_would_end_with_stands_on_one_line_of_a_phone(language: str) -> None:
    """Rules 7.4, 7.5: of two players with short names, who have three figures each."""
    l10n = Localizers(strict=True).for_locale(language).of(game().key)
    seats = (l10n("standing-expected-seat", who=who, coins=coins) for who, coins in (("💧 Brok", 180), ("🔥 Ada", 148)))
    assert letters(l10n("standing-expected", seats=l10n.listing(seats))) < SMALL_LETTERS


KINGS = ("saltvein-sabre: iron silver earth", "hearthmail: iron iron gold earth", "emberjaw-maul: iron gold ice")


def test_in_the_turn_of_the_fourth_kings_item_nobody_is_said_to_complete_it_next() -> None:
    """Rules 6.5, 7.1: it is completed as that turn begins, which is its owner's last one."""
    four = "; ".join([*KINGS, "stormnotch-axe: iron mithril"])
    text = SCREENS.turn.now(ENGLISH, look(table(seat(12, hand="gold", kings=four), seat(9)).state)).text
    assert "One last turn each: 🔥 Player 0, 💧 Player 1." in text
    assert "next turn" not in text


@pytest.mark.parametrize(
    ("rival", "told"),
    [
        ({"kings": KINGS[0]}, ""),
        (
            {"kings": "; ".join(KINGS)},
            "💧 Player 1: one more King's Item, then the others have one last turn each.",
        ),
        (
            {"kings": "; ".join(KINGS[:2]), "stacks": KINGS[2]},
            "💧 Player 1: one more King's Item, then the others have one last turn each.",
        ),
        (
            {"kings": "; ".join(KINGS), "stacks": "stormnotch-axe: iron mithril"},
            "💧 Player 1 completes the fourth King's Item next turn: then the others have one last turn each.",
        ),
        ({"kings": "; ".join(KINGS[:2]), "stacks": "long-tongs: iron iron"}, ""),
    ],
)
def test_who_is_about_to_end_the_game_is_told_also_below_a_report(rival: dict[str, Any], told: str) -> None:
    """Rules 4.9, 7.1: completed King's Items and crafted ones, which are completed as the next turn begins."""
    shown = look(table(seat(12, hand="gold"), seat(9, **rival)).state)
    assert ("last turn" in SCREENS.turn.now(ENGLISH, shown).text) is bool(told)
    for report in ("", "\n".join(["-# Others bought and sold."] * 9)):
        assert told in SCREENS.turn.now(ENGLISH, shown, report).text


def test_a_kings_item_face_down_counts_alike_whatever_it_is() -> None:
    """Rule 3.8: before others; the line below the board has the order of the flag, and says by what (7.4)."""
    say = WORDS.telling(ENGLISH, ("Ada", "Brok"))
    told = set[str]()
    for name in ("hearthmail", "cinder-oath", "emberjaw-maul"):
        state = table(seat(31, kings=f"{name}: iron"), seat(44)).state
        public = player_view(state, CARDS, None)
        assert leader(public, CARDS) == 0
        told.add(race(say, public))
    assert told == {"**Ada** ~63 (31 coins, 1/4 King's Items); **Brok** 44, 0/4"}
    own = player_view(table(seat(31, kings="hearthmail: iron"), seat(44)).state, CARDS, Seat(0))
    assert race(say, own) == "**Ada** 60 (31 coins, 1/4 King's Items); **Brok** 44, 0/4"
