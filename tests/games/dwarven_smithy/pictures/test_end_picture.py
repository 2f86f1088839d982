"""The end as a picture: places, what coins come from, what decided between equal ones, the race."""

from functools import partial

import pytest
from msgspec.structs import replace

from kingsforge_bot.games.dwarven_smithy.gallery.positions import raced, scored
from kingsforge_bot.games.dwarven_smithy.lesson import SCRIPT
from kingsforge_bot.games.dwarven_smithy.pictures.board import draw_board
from kingsforge_bot.games.dwarven_smithy.pictures.icons import Icon
from kingsforge_bot.games.dwarven_smithy.pictures.measures import RENDERER
from kingsforge_bot.games.dwarven_smithy.pictures.podium import podium_strips
from kingsforge_bot.games.dwarven_smithy.pictures.post import draw_end, draw_post
from kingsforge_bot.games.dwarven_smithy.pictures.scene import draw_scene
from kingsforge_bot.games.dwarven_smithy.pictures.signs import of_effects
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Stack
from kingsforge_bot.render.canvas import TILES as KEPT
from kingsforge_bot.tutorial.walk import answered
from tests.games.dwarven_smithy.pictures.scenes import BOX, CAPTION, noted_writing
from tests.games.dwarven_smithy.rules.table import game


def test_what_decided_equal_coins_is_on_the_podium() -> None:
    """Rule 7.6: completed King's Items, then the highest of them."""
    state = scored(2)
    one, other = (replace(score, coins=0, market=0, kings=30, ends=0, prizes=0) for score in state.scores)
    ties = [
        (replace(one, completed=2, best=20), replace(other, completed=made, best=best), replace(other, coins=more))
        for made, best, more in ((1, 30, 9), (2, 10, 9))
    ]
    drawn = [draw_post(replace(state, scores=(mine, theirs)), BOX, CAPTION) for mine, theirs, _ in ties]
    apart = [draw_post(replace(state, scores=(mine, richer)), BOX, CAPTION) for mine, _, richer in ties]
    assert len({*drawn, *apart}) == 3, "equal coins, twice for another reason; other coins need none"


def test_the_podium_shows_all_that_is_scored() -> None:
    state = scored()
    first = draw_post(state, BOX, CAPTION)
    for name in ("coins", "market", "kings", "ends", "prizes"):
        more = tuple(replace(one, **{name: getattr(one, name) + 1}) for one in state.scores)
        assert draw_post(replace(state, scores=more), BOX, CAPTION) != first, name


def test_the_podium_names_what_is_scored_and_what_prizes_are_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules 7.4 and 7.5, in words that are whole even where one seat has won all three prizes."""
    kings = tuple(Stack(Name(card), ()) for card in ("stormnotch-axe", "vaultkeeper-coat", "thunderlid", "quarry-mace"))
    state = scored(4)
    players = (replace(state.players[0], kings=kings), *(replace(one, kings=()) for one in state.players[1:]))
    full = tuple(replace(one, coins=104, market=24, kings=140, ends=18, prizes=75) for one in state.scores)
    written = noted_writing(monkeypatch)
    won, sums = replace(state, players=players, scores=full), CAPTION.words
    assert sums is not None
    for draw in (partial(draw_post, won, BOX, CAPTION), partial(draw_end, won, BOX, CAPTION, raced(won))):
        written.clear()
        draw()
        assert {sums.coins, sums.market, sums.kings, sums.ends, sums.prizes, *sums.best} <= set(written)
        KEPT.clear()
        RENDERER.forget()


def test_what_brought_nobody_anything_has_no_word_and_a_bonus_no_flag(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rule 7.4: the flag stands for the last turns, on every picture."""
    state = scored(2)
    some = tuple(replace(one, market=0, ends=3) for one in state.scores)
    written, words = noted_writing(monkeypatch), CAPTION.words
    assert words is not None
    for ends, told in ((3, True), (0, False)):
        written.clear()
        draw_post(replace(state, scores=(replace(some[0], ends=ends), replace(some[1], ends=0))), BOX, CAPTION)
        assert (words.ends in written) == told
        assert words.market not in written
        KEPT.clear()
        RENDERER.forget()
    bonus = [row for card in BOX.guild.values() for row in of_effects(card.effects) if Icon.BONUS in row]
    assert bonus
    assert not any(Icon.FLAG in row for card in BOX.guild.values() for row in of_effects(card.effects))


def test_kings_items_are_named_at_the_end_where_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rule 7.4: they lay face down; a name that does not fit is left out, not cut."""
    state = scored(2)
    written = noted_writing(monkeypatch)
    draw_end(state, BOX, CAPTION, raced(state))
    assert {"Hearthmail 29", "Kilnface 24"} <= set(written)
    cards = ("stormnotch-axe", "vaultkeeper-coat", "thunderlid", "quarry-mace")
    many = tuple(replace(one, kings=tuple(Stack(Name(card), ()) for card in cards)) for one in state.players)
    written.clear()
    draw_end(replace(state, players=many), BOX, CAPTION, raced(state))
    assert not [one for one in written if "Thunderlid" in one and "…" in one]


def test_the_race_of_the_end_counts_coins_and_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Coins as far as anybody had them, also those that were spent again; turns below."""
    state = scored(2)
    written = noted_writing(monkeypatch)
    draw_end(state, BOX, CAPTION, ((15, 190, 20, 83), (15, 18, 21, 70)))
    assert {"0", "160", "1", "2"} <= set(written)
    assert "3" not in written, "the reckoning is no turn"


def test_who_won_alone_has_the_largest_place() -> None:
    """Rule 7.6; where several have won, all are drawn alike."""
    state = scored(2)
    one, other = state.scores
    alone, shared = (
        [strip.high for strip in podium_strips(replace(state, scores=scores), BOX, CAPTION)][:2]
        for scores in ((one, other), (one, replace(one, seat=other.seat)))
    )
    assert alone[0] > alone[1]
    assert shared[0] == shared[1]


def test_beside_the_counted_coins_nothing_waits_to_be_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rule 7.4: the last picture of the lesson and the whole board of an ended game say a King's Item's coins once."""
    last = SCRIPT.steps[-1]
    over = answered(game(), SCRIPT, len(SCRIPT.steps) - 1, last.answers.index(last.right)).state
    # A purse that no other picture has, so that all of it is written anew.
    richer = replace(over, players=(replace(over.players[0], coins=8123), *over.players[1:]))
    written = noted_writing(monkeypatch)
    draw_scene(richer, BOX, last.shows, CAPTION)
    draw_board(richer, BOX, CAPTION)
    assert "8123" in written
    assert "+23" not in written
