"""What mattered leaves a picture where its board folds; the end tells the game as a story, with the race."""

from collections import Counter
from io import BytesIO

import pytest
from PIL import Image

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.keyflower.advice.account import accounts
from kingsforge_bot.games.keyflower.advice.leading import leaders, printed
from kingsforge_bot.games.keyflower.advice.story import course_of, story
from kingsforge_bot.games.keyflower.rules import events as ev
from kingsforge_bot.games.keyflower.rules.actions import Action
from kingsforge_bot.games.keyflower.rules.meta import KEY, Season
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.games.keyflower.words.story import story_lines
from kingsforge_bot.games.keyflower.words.words import KeyflowerWords
from kingsforge_bot.players.self_play import Move
from kingsforge_bot.service.post.publisher import BoardPost, PlayEnd
from kingsforge_bot.service.types import LogEntry
from kingsforge_bot.ui.game.drawing import Drawing
from kingsforge_bot.ui.message import Picture
from kingsforge_bot.ui.wording.endings import check_line
from kingsforge_bot.ui.wording.names import names_of
from tests.games.keyflower.looking import ENGLISH, GAME, LOCALIZERS, SCREENS, look, played, told
from tests.ui.limits import check


def moment(move: Move[State, Action, ev.Event]) -> Drawing | None:
    step = move.step
    return SCREENS.pictures.moment(ENGLISH, look(step.state, None), step.events)


@pytest.mark.parametrize("seats", [2, 6])
def test_a_season_s_end_and_each_boat_leave_a_picture_and_nothing_else_does(seats: int) -> None:
    """Rules 9.3 and 9.6."""
    for move in played(seats):
        kinds = {type(event) for event in move.step.events}
        expected = bool(kinds & {ev.TileWon, ev.BoatTaken})
        assert (moment(move) is not None) == expected


@pytest.mark.parametrize("seats", [2, 6])
def test_the_picture_of_a_season_s_end_tells_who_won_what_for_how_much(seats: int) -> None:
    for move in played(seats):
        won = [event for event in move.step.events if isinstance(event, ev.TileWon)]
        if not won:
            continue
        drawing = moment(move)
        assert drawing is not None
        assert drawing.alt is not None
        lines = drawing.alt().splitlines()
        for one in won:
            [line] = [said for said in lines if f"Player {one.seat}:" in said]
            assert GAME.tiles[one.tile].name in line
            assert f"{one.paid.total}" in line


def test_moments_are_small_pictures_of_their_own() -> None:
    drawn = [found for move in played(6) if (found := moment(move)) is not None]
    for one in drawn[::6]:
        png = one.draw(always)
        assert Image.open(BytesIO(png)).size == (1200, 760)
        assert len(png) <= 150 << 10


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_race_ends_with_the_scores_and_passes_what_lay_open(seats: int) -> None:
    """Rule 12.2: before the end the points printed in villages."""
    moves, course = played(seats), course_of(GAME.tiles, seats, told(seats))
    scores = sorted(moves[-1].step.state.scores, key=lambda score: score.seat)
    assert [line[-1] for line in course] == [score.total for score in scores]
    begins = [move.step.state for move in moves if any(isinstance(one, ev.SeasonBegan) for one in move.step.events)]
    for number, state in enumerate(begins, 1):
        assert [line[number] for line in course] == [printed(GAME.tiles, player) for player in state.players]
    assert {len(line) for line in course} == {1 + len(Season)}


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_story_is_what_happened(seats: int) -> None:
    state, happened = played(seats)[-1].step.state, told(seats)
    found = story(GAME.tiles, state.scores, happened)
    won = [one for one in happened if isinstance(one, ev.TileWon)]
    assert found.price is not None
    assert found.price.won.paid.total == max(one.paid.total for one in won)
    assert found.best is not None
    assert found.best.points == max(line.printed + line.scored for score in state.scores for line in score.lines)
    if found.builder is not None:
        upgrades = Counter(one.seat for one in happened if isinstance(one, ev.Upgraded))
        assert upgrades.most_common(1) == [(found.builder.seat, found.builder.upgrades)]
    if found.visits is not None:
        visits = Counter(
            one.owner for one in happened if isinstance(one, ev.TileUsed) and one.owner not in (None, one.seat)
        )
        assert visits.most_common(1) == [(found.visits.seat, found.visits.uses)]
    if found.fight is not None:
        fights = [one for one in happened if isinstance(one, ev.BidMade) and one.tile == found.fight.tile]
        assert sum(one.outbid not in (None, one.seat) for one in fights) == found.fight.outbid


@pytest.mark.parametrize("language", LOCALIZERS.languages)
@pytest.mark.parametrize("seats", [2, 6])
def test_the_last_board_says_who_won_and_of_the_story_what_a_phone_has_room_for(language: str, seats: int) -> None:
    l10n, moves, happened = LOCALIZERS.for_locale(language).of(KEY), played(seats), told(seats)
    entries = tuple(LogEntry(seq, move.seat, "", (), tuple(move.step.events), 0) for seq, move in enumerate(moves, 2))
    post = BoardPost(look(moves[-1].step.state, None), entries[-1:], "nonce", end=PlayEnd(results=(), entries=entries))
    message = SCREENS.boards.board(l10n, post, Picture(b"", ""))
    check(message)
    first, *lines = message.text.splitlines()
    best = max(one.total for one in post.look.view.scores)
    assert str(best) in first, "who won comes first"
    small = [line for line in lines if line.startswith("-# ")]
    small.remove(check_line(l10n, post.look, mention=True))
    scores, say = post.look.view.scores, KeyflowerWords(GAME.tiles).telling(l10n, names_of(l10n, post.look.table))
    whole = [*story_lines(say, story(GAME.tiles, scores, happened))]
    assert [f"-# {line}" for line in whole[-len(small) :]] == small, "what turned the game is told in any case"
    assert 1 <= len(small) <= 6
    assert all(len(line) < 110 for line in small)


def test_the_end_s_picture_says_places_and_race_in_words() -> None:
    state = played(2)[-1].step.state
    drawing = SCREENS.pictures.end
    assert drawing is not None
    shown = drawing(ENGLISH, look(state, None), told(2))
    assert shown is not None
    assert shown.alt is not None
    for score in state.scores:
        assert f"{score.total} points" in shown.alt()
    assert "season by season" in shown.alt()
    first, second = sorted((score.total for score in state.scores), reverse=True)
    assert f" wins {first}:{second}\n" in shown.alt()


def test_who_leads_has_most_points_lying_open_and_nobody_does_at_the_start() -> None:
    assert not leaders(played(2)[0].before, GAME.tiles)
    for move in played(6)[::25]:
        points = [printed(GAME.tiles, player) for player in move.before.players]
        ahead = {Seat(seat) for seat, count in enumerate(points) if count == max(points) > min(points)}
        assert leaders(move.before, GAME.tiles) == ahead


@pytest.mark.parametrize("language", LOCALIZERS.languages)
@pytest.mark.parametrize("seats", [2, 6])
def test_the_analysis_counts_what_everybody_s_workers_did(language: str, seats: int) -> None:
    """Rules 7, 8 and 9.3: every use once, in the own village, on offer or in another's, who is visited by it."""
    happened, found = told(seats), accounts(seats, told(seats))
    uses = [one for one in happened if isinstance(one, ev.TileUsed)]
    assert sum(one.own + one.offered + one.abroad for one in found) == len(uses)
    assert sum(one.abroad for one in found) == sum(one.visited for one in found)
    assert sum(one.won for one in found) == sum(isinstance(one, ev.TileWon) for one in happened)
    assert sum(one.upgrades for one in found) == sum(isinstance(one, ev.Upgraded) for one in happened)
    look_ = look(played(seats)[-1].step.state, 0)
    moments = [(look_, (LogEntry(1, None, "", (), happened, 0),))]
    analysed = SCREENS.boards.analysis
    assert analysed is not None
    message = analysed(LOCALIZERS.for_locale(language).of(KEY), look_, moments)(always)
    check(message)
    assert all(f"Player {one.seat}" in message.text and f"{one.paid}" in message.text for one in found)
    assert not message.text.endswith("…")
