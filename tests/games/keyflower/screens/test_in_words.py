"""Who sees no picture reads what the market's picture shows: in its alt text, and whole in the board in words."""

import pytest

from kingsforge_bot.games.keyflower.rules.meta import KEY, Season
from kingsforge_bot.games.keyflower.rules.state import Phase, State
from kingsforge_bot.games.keyflower.words.board import board, market
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.ui.game.drawing import Size
from kingsforge_bot.ui.message import ALT
from tests.games.keyflower.looking import ENGLISH, GAME, LOCALIZERS, SCREENS, look, played

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Emre", "Fay")


def say(l10n: Localizer = ENGLISH) -> Telling:
    return Telling(l10n, GAME.tiles, NAMES)


def public(state: State) -> State:
    return GAME.player_view(state, None)


def of_phase(phase: Phase, season: Season | None = None, seats: int = 2) -> State:
    for move in played(seats):
        if move.before.phase is phase and season in (None, move.before.season):
            return public(move.before)
    raise AssertionError(phase)


def test_the_market_in_words_names_every_place_bid_and_use() -> None:
    """Rules 6.1 and 7.2: the leader, others, how many the next use takes."""
    for move in played(2)[::9]:
        view, text = public(move.before), market(say(), public(move.before), 10_000)
        for place, tile in enumerate(view.offer, 1):
            assert f"**{place}** {GAME.tiles[tile.name].name}" in text
            assert all(f"{NAMES[group.seat]} {group.number} {group.colour}" in text for group in tile.bids)
        for tile in view.tiles_on_table():
            assert tile.lock is None or f"{tile.lock}" in text
        for seat, player in enumerate(view.players):
            assert NAMES[seat] in text
            assert f"{player.workers.total} worker" in text


def test_who_is_to_act_and_what_is_left_of_work_is_said() -> None:
    """Rule 8.4."""
    view = of_phase(Phase.WORK)
    assert view.work is not None
    text = market(say(), view, 10_000)
    assert f"To act: {NAMES[view.turn]}" in text
    assert f"steps {view.work.steps}, upgrades {view.work.upgrades}" in text


def test_points_of_the_other_side_are_said() -> None:
    """What the star on a tile shows."""
    view = of_phase(Phase.TURNS, Season.SUMMER)
    text = market(say(), view, 10_000)
    for tile in view.offer:
        back = GAME.tiles[tile.name].b
        if back is not None and back.vp and not GAME.tiles[tile.name].is_summer_boat:
            [line] = [one for one in text.splitlines() if GAME.tiles[tile.name].name in one]
            assert f"upgraded {back.vp} point" in line


def test_boats_tell_what_they_carry_later_what_they_score_and_who_took_them() -> None:
    """Rules 3.2, 9.6 and 12.7."""
    spring = market(say(), of_phase(Phase.TURNS, Season.SPRING), 10_000)
    assert "in the end" not in spring
    assert "in the end" in market(say(), of_phase(Phase.TURNS, Season.AUTUMN), 10_000)
    winter = of_phase(Phase.TURNS, Season.WINTER)
    assert all(GAME.tiles[boat.name].name in market(say(), winter, 10_000) for boat in winter.boats)
    assert "nothing" not in next(one for one in market(say(), winter, 10_000).splitlines() if one.startswith("Boats"))
    taken = next(move.step.state for move in played(2) if any(boat.taken is not None for boat in move.step.state.boats))
    seat = next(boat.taken for boat in taken.boats if boat.taken is not None)
    assert f"by {NAMES[seat]}" in market(say(), public(taken), 10_000)


def test_the_turn_order_tile_with_the_start_worker_is_told() -> None:
    """Rule 1.5: the last one in use."""
    view = of_phase(Phase.TURNS, Season.SPRING, 6)
    lines = [one for one in board(say(), view).splitlines() if "(start worker)" in one]
    assert len(lines) == 1
    assert lines[0].startswith(f"**o{len(view.orders)}**")


def test_at_the_end_screens_are_open() -> None:
    """Rule 2.4."""
    over = played(2)[-1].step.state
    text = board(say(), over)
    for seat, player in enumerate(over.players):
        [line] = [one for one in text.splitlines() if one.startswith(f"**{NAMES[seat]}**")]
        assert all(f"{number} {colour}" in line for colour, number in player.workers.each())
    assert "At least" not in text


@pytest.mark.parametrize("language", LOCALIZERS.languages)
@pytest.mark.parametrize("seats", [2, 6])
def test_an_alt_text_fits_and_the_offer_stays_in_it(language: str, seats: int) -> None:
    """With all bids; effects go first where room is short, and that is said."""
    l10n = LOCALIZERS.for_locale(language).of(KEY)
    for move in played(seats)[::37]:
        drawing = SCREENS.pictures.table(l10n, look(move.before, None), move.step.events, Size.COMPACT)
        assert drawing is not None
        assert drawing.alt is not None
        alt = drawing.alt()
        assert len(alt) <= ALT
        if seats == 2:
            assert all(GAME.tiles[tile.name].name in alt for tile in move.before.offer)


@pytest.mark.parametrize("language", LOCALIZERS.languages)
def test_an_alt_text_of_all_villages_names_each_and_cuts_none_whole(language: str) -> None:
    """Section 15.4: six at the end of a game do not fit; each has its share."""
    over = played(6)[-1].step.state
    l10n = LOCALIZERS.for_locale(language).of(KEY)
    drawing = SCREENS.pictures.table(l10n, look(over, None), (), Size.FULL)
    assert drawing is not None
    assert drawing.alt is not None
    alt = drawing.alt()
    assert len(alt) <= ALT
    _, *lines = alt.splitlines()
    assert len(lines) == 2 * len(over.players)
    for player, line in zip(over.players, lines[1::2], strict=True):
        assert GAME.tiles[player.village[0].name].name in line
