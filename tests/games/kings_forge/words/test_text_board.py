import msgspec
import pytest

from kingsforge_bot.games.kings_forge.words.text_board import ALT_TEXT, TEXT_BOARD, alt_text, text_board
from kingsforge_bot.i18n.localizer import Localizer
from tests.games.kings_forge.words.positions import GAME, HOSTILE, POSITION, crowded, random_states


def test_the_board_says_all_that_is_public(l10n: Localizer) -> None:
    copied = "copy a side claimed this round"
    assert text_board(l10n, GAME.load(POSITION), ["Ana", "Ben"]).splitlines() == [
        "Round 3, gather phase. **Ana** to play.",
        "Purple die: rolls of 4 are cancelled, those dice can't be used (rule 7.4).",
        "2nd edition: values above 6 are 6 after the turn.",
        "**Ana**, first player",
        "Supply 5×M, smithy 1×W 1×G",
        "1 Library die for the roll",
        "Items 1: Anvil #1",
        "Benefits: automatic-6 token",
        "Claims: Mill (bottom) for 1×G (bin) 3×M; Library (bottom) for 1×W 2×M",
        "**Ben**, passed",
        "Supply 2×M 1×W, smithy none",
        "Docks: gem 1 for 3×M (bin), Peddler face down",
        "**On display**",
        "Table #7: W3 W4",
        "Axe #11: M5 W3 W3",
        "Crown #46: M4 M5 G4 G4 G4 B4",
        "**Face up (bin: goes to the stock)**",
        "North Mine, top: 2 any → 2 metal; bottom: 2 any → re-roll any of your dice once",
        f"Workshop, top: any and the copied cost → {copied}; bottom: any (bin), any → 1 wood, usable now",
        "Shrine, top: any (bin), 3 any → 1 gem; bottom: 7 any → 1 magic",
        "Docks, price of free spaces: wood 1/2, token 2/3, gem –/4, magic 4/5",
        "Queue, next first: Sword of Destiny #48: M6 W6 G6 B6",
        "Stock: 27×M 19×W 12×G 10×B, 1 Library",
        "Face down: no card",
    ]


def test_the_alt_text_has_no_markdown(l10n: Localizer) -> None:
    text = alt_text(l10n, GAME.load(POSITION), ["A*na", "B\\en"], "#12 Oak")
    assert text.startswith("#12 Oak: King's Forge board.\nRound 3, gather phase. A*na to play.")
    assert "**" not in text
    assert "B\\en, passed" in text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_fit(l10n: Localizer, seats: int) -> None:
    for state in random_states(seats, seats)[::3]:
        view = GAME.player_view(state, None)
        assert len(text_board(l10n, view, HOSTILE)) <= TEXT_BOARD
        assert len(alt_text(l10n, view, HOSTILE, "#12 Oak")) <= ALT_TEXT


def test_a_crowded_table_fits(l10n: Localizer) -> None:
    state = crowded()
    board = text_board(l10n, state, HOSTILE)
    assert len(board) <= TEXT_BOARD
    assert "Rolled: M6 M6 M6 M6 M6 M6 M6 M6 M6 M6 W5" in board
    alt = alt_text(l10n, state, HOSTILE, "#12 Oak")
    assert len(alt) <= ALT_TEXT
    assert "Shortened: " in alt


def test_a_shortened_board_says_what_is_missing_and_keeps_what_matters(l10n: Localizer) -> None:
    states = [state for seed in range(3) for state in random_states(10 + seed, 4)]
    longest = max(states, key=lambda state: len(text_board(l10n, state, HOSTILE)))
    short = alt_text(l10n, longest, HOSTILE, "#12 Oak")
    last = short.splitlines()[-1]
    assert last.startswith("Shortened: ")
    assert "queue" in last
    for player in range(4):
        assert short.count("Supply") == 4, player
    for card in longest.display:
        assert f"#{card.rank}: " in short


def test_the_end_shows_the_places(l10n: Localizer, names: tuple[str, ...]) -> None:
    over = (
        b'{"phase":"over","players":[{"items":["anvil","crown"]},{"items":["table","axe","pick","shield","trumpet"]}],'
        b'"face_up":[],"deck":["shrine"],"display":[]}'
    )
    board = text_board(l10n, GAME.load(over), names)
    assert board.splitlines()[0] == "The game is over after round 1. 1. **Ben**, 2. **Ana**."


def test_the_deck_keeps_its_secret(l10n: Localizer, names: tuple[str, ...]) -> None:
    state = random_states(6, 3)[0]
    turned = msgspec.structs.replace(state, deck=tuple(reversed(state.deck)))
    assert text_board(l10n, state, names) == text_board(l10n, turned, names)


def test_a_waiting_decision_is_named(l10n: Localizer, names: tuple[str, ...]) -> None:
    waiting = (
        b'{"players":[{"supply":"M","claims":[{"side":"garden.bottom","paid":["G"]}],"held":[{"source":"garden.bottom"}]},'
        b'{"supply":"M"}],"owed":{"type":"wood","source":"garden.bottom"},"face_up":["mill","shrine","tavern",null],'
        b'"deck":["library"],"display":["table"]}'
    )
    assert "**Ana** decides: wood from Garden now, or the benefit later." in text_board(l10n, GAME.load(waiting), names)
    rolled = (
        b'{"players":[{"supply":"M","claims":[{"side":"tavern.top","paid":["M","M","M"]}],'
        b'"held":[{"source":"token-six"}]},{"supply":"M"}],"owed":{"type":"die","side":"tavern.top","die":"G2"},'
        b'"face_up":["mill","shrine","garden",null],"deck":["library"],"display":["table"]}'
    )
    assert "**Ana** decides about G2 of Tavern (top)." in text_board(l10n, GAME.load(rolled), names)
