"""What lies open is looked at by a button: villages, the season's tiles, and at the end what each tile brought."""

from pathlib import Path

import pytest

from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.keyflower import title as keyflower
from kingsforge_bot.games.keyflower.rules.meta import KEY
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.types import TableId
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import UnknownPress, UnknownValue
from kingsforge_bot.ui.game.screens import NOTHING_SAID
from kingsforge_bot.ui.game.title import Titles
from kingsforge_bot.ui.message import Message
from tests.games.keyflower.looking import ENGLISH, GAME, LOCALIZERS, SCREENS, buttons, look, played
from tests.ui.counter import open_counter
from tests.ui.limits import check
from tests.ui.looks import STRANGER, user_of


def asked(state: State, word: str, seat: int | None = 0, l10n: Localizer = ENGLISH) -> Message:
    name, *rest = word.split()
    given = SCREENS.commands.expand(rest) if rest else NOTHING_SAID
    return SCREENS.commands.queries[name](l10n, look(state, seat), given)(always)


def over(seats: int) -> State:
    return played(seats)[-1].step.state


def board(state: State, seat: int | None = None) -> Message:
    return SCREENS.boards.board(ENGLISH, BoardPost(look(state, seat), (), "nonce"), None)


def test_the_last_board_leads_to_villages_and_to_what_the_points_are_for() -> None:
    offered = buttons(board(over(2)))
    assert {"village", "reckoning"} <= offered.keys()
    running = buttons(board(played(2)[5].before))
    assert "village" in running
    assert "reckoning" not in running


@pytest.mark.parametrize("language", LOCALIZERS.languages)
@pytest.mark.parametrize("seats", [2, 6])
def test_a_reckoning_adds_up_tile_by_tile(language: str, seats: int) -> None:
    """Rules 12.2 and 12.8: its lines are the seat's points."""
    l10n = LOCALIZERS.for_locale(language).of(KEY)
    state = over(seats)
    for score in state.scores:
        told = asked(state, f"reckoning {score.seat}", 0, l10n)
        check(told)
        assert f"{score.total}" in told.text
        for line in score.lines:
            assert GAME.tiles[line.tile].name in told.text
        others = {f"reckoning {other}" for other in range(seats) if other != score.seat}
        assert buttons(told).keys() == others


def test_who_does_not_sit_there_is_shown_the_winner() -> None:
    state = over(3)
    winner = max(state.scores, key=lambda score: score.total).seat
    assert f"Player {winner}" in asked(state, "reckoning", None).text.splitlines()[1]


def test_there_is_no_reckoning_before_the_end() -> None:
    with pytest.raises(UnknownPress):
        asked(played(2)[-1].before, "reckoning")


@pytest.mark.parametrize("language", LOCALIZERS.languages)
def test_the_tiles_of_a_season_are_told_with_both_sides(language: str) -> None:
    """Rule 3.1; twelve winter tiles fit a message too."""
    l10n = LOCALIZERS.for_locale(language).of(KEY)
    for move in played(6)[::40]:
        told = asked(move.before, "season", 0, l10n)
        check(told)
        for tile in move.before.offer:
            assert GAME.tiles[tile.name].name in told.text
    first = played(6)[0].before
    costs = [GAME.tiles[tile.name].cost for tile in first.offer]
    assert asked(first, "season").text.count("Upgrade for") == sum(cost is not None for cost in costs)


def test_a_turn_leads_to_tiles_and_villages_and_these_to_each_other() -> None:
    move = next(one for one in played(6) if one.before.phase is Phase.TURNS)
    assert {"pass", "village", "season"} <= buttons(SCREENS.turn.now(ENGLISH, look(move.before, move.seat))).keys()
    village = asked(move.before, "village 2")
    check(village)
    assert buttons(village).keys() == {"season", *(f"village {seat}" for seat in (0, 1, 3, 4, 5))}
    assert "village" in buttons(asked(move.before, "season"))


@pytest.mark.parametrize("word", ["village 9", "village -1", "village x", "village 0 1"])
def test_a_made_up_seat_is_refused(word: str) -> None:
    with pytest.raises((UnknownPress, UnknownValue)):
        asked(played(2)[0].before, word)


async def test_who_only_looks_on_may_look_at_what_lies_open_and_at_nothing_else(tmp_path: Path) -> None:
    """Rule 2.2: villages and tiles are everybody's; a screen and a hint are not."""
    async with open_counter(tmp_path / "kingsforge.sqlite3", Titles((keyflower.title(),))) as counter:
        lobby = await counter.lobby(2, game=KEY, players=2)
        await counter.service.lobbies.start(lobby.id, user_of(0))
        seq = (await counter.look(TableId(lobby.id))).table.seq
        for word in ("village", "village 1", "season"):
            told = await counter.press(STRANGER, ComponentId(lobby.id, seq, word))
            assert ("**1**" if word == "season" else "Home") in told.text
            assert not told.public
        refused = await counter.press(STRANGER, ComponentId(lobby.id, seq, "hint"))
        assert "**1.**" not in refused.text
        assert not refused.rows or "best" not in str(refused.ids)
