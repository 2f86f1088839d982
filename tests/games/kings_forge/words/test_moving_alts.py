"""The alt texts of workbench and replay say what those pictures show, and no more of the table."""

import msgspec
import pytest

from kingsforge_bot.games.kings_forge.advice.making.offers import proposals
from kingsforge_bot.games.kings_forge.card_data import kings_forge
from kingsforge_bot.games.kings_forge.pictures.post_contents import Aim, Stake
from kingsforge_bot.games.kings_forge.pictures.scene_contents import Headline, Offered, Within
from kingsforge_bot.games.kings_forge.pictures.scenes.compact import compact
from kingsforge_bot.games.kings_forge.pictures.scenes.turn_panel import turn_panel
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.words.moving_alts import replay_alt, turn_panel_alt
from kingsforge_bot.games.kings_forge.words.names import card_name, craft_card_name
from kingsforge_bot.games.kings_forge.words.text_board import ALT_TEXT
from kingsforge_bot.i18n.localizer import Localizer
from tests.games.kings_forge.words.positions import HOSTILE, POSITION, crowded, random_states

GAME = kings_forge()
NAMES = ["A*na", "Ben"]
CRAFT = GAME.load(
    msgspec.json.encode(
        {
            "phase": "craft",
            "players": [
                {"hand": ["W3", "W4", "M5", "M6"], "held": [{"source": "token-six"}], "items": ["anvil"]},
                {
                    "supply": "MMG",
                    "made": [{"card": "shield", "dice": ["M5", "M5"]}],
                    "held": [{"source": "token-plus"}],
                },
            ],
            "display": ["table", "axe", "crown"],
            "queue": ["sword-of-destiny"],
        }
    )
)


def test_a_workbench_tells_of_its_dice_of_what_they_make_and_of_what_can_still_be_stolen(l10n: Localizer) -> None:
    assert turn_panel_alt(l10n, CRAFT, NAMES, "#12 Oak", proposals(CRAFT)).splitlines() == [
        "#12 Oak: workbench of A*na.",
        "Round 1, craft phase. A*na to play.",
        "A*na, first player",
        "Supply none, smithy none",
        "Rolled: M5 M6 W3 W4",
        "Items 1: Anvil #1",
        "Benefits: automatic-6 token",
        "Possible now: Table: W3 W4; Axe: M5 W3 W4; Shield of Ben: M5 M6",
        "Ben",
        "Made this round: Shield M5 M5",
        "Shield can still be stolen by A*na.",
        "On display",
        "Table #7: W3 W4",
        "Axe #11: M5 W3 W3",
        "Crown #46: M4 M5 G4 G4 G4 B4",
    ]


def test_a_replay_tells_of_its_last_picture(l10n: Localizer) -> None:
    assert replay_alt(l10n, GAME.load(POSITION), NAMES, "#12 Oak").splitlines() == [
        "#12 Oak: the game move by move, in moving pictures. The last one:",
        "Round 3, gather phase. A*na to play.",
        "Purple die: rolls of 4 are cancelled, those dice can't be used (rule 7.4).",
        "2nd edition: values above 6 are 6 after the turn.",
        "A*na, first player",
        "Supply 5×M, smithy 1×W 1×G",
        "1 Library die for the roll",
        "Items 1: Anvil #1",
        "Benefits: automatic-6 token",
        "Ben, passed",
        "Supply 2×M 1×W, smithy none",
        "On display",
        "Table #7: W3 W4",
        "Axe #11: M5 W3 W3",
        "Crown #46: M4 M5 G4 G4 G4 B4",
        "Face up: North Mine, Workshop, Shrine",
    ]
    assert "Benefits: +1/+1 token" in replay_alt(l10n, CRAFT, NAMES, "#12 Oak")  # everybody's, as on the picture


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_card_is_on_the_picture_is_in_its_words(l10n: Localizer, seats: int) -> None:
    for state in random_states(seats, seats)[::7]:
        view = GAME.player_view(state, None)
        said = replay_alt(l10n, view, NAMES * 2, "#12 Oak")
        shown = [place.holds for place in compact(view, headline=Headline(None)).places]
        for offered in (one for one in shown if isinstance(one, Offered)):
            assert card_name(l10n, offered.card) in said
        if view.phase is not Phase.CRAFT:
            continue
        offers = proposals(view)
        said = turn_panel_alt(l10n, view, NAMES * 2, "#12 Oak", offers)
        shown = [place.holds for place in turn_panel(view, offers).places]
        cards = [one.card for one in shown if isinstance(one, Aim | Within)]
        cards += [one.made.card for one in shown if isinstance(one, Stake)]
        for card in cards:
            assert craft_card_name(l10n, card.item) in said


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_fit_whatever_people_are_called(l10n: Localizer, seats: int) -> None:
    for state in (*random_states(seats, seats)[::5], crowded()):
        view = GAME.player_view(state, None)
        assert len(replay_alt(l10n, view, HOSTILE, "#12 Oak")) <= ALT_TEXT
        if view.phase is Phase.CRAFT:
            assert len(turn_panel_alt(l10n, view, HOSTILE, "#12 Oak", ())) <= ALT_TEXT


def test_the_last_picture_of_a_game_that_is_over_ranks_the_players(l10n: Localizer) -> None:
    over = GAME.load(
        msgspec.json.encode({"phase": "over", "round": 6, "players": [{"items": ["anvil"]}, {"supply": "M"}]})
    )
    said = replay_alt(l10n, over, NAMES, "#12 Oak").splitlines()
    assert said[1].startswith("The game is over after round ")
    assert not [line for line in said if line.startswith(("Supply", "On display", "Stock", "Claims", "Queue"))]
