"""The last post of a game: who is called, what is told of it, what comes next."""

from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.bots import BOTS
from kingsforge_bot.games.kings_forge.screens.screens import SCREENS
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.publisher import BoardPost, PlayEnd
from kingsforge_bot.ui.message import Picture
from kingsforge_bot.ui.table.finale import end_lines, outgrown, with_end
from tests.games.kings_forge.screens.last_posts import OVER, ending
from tests.ui.limits import check
from tests.ui.looks import look_at, position, user_of

ANA, BEN, CLEO = (user_of(seat) for seat in range(3))


def test_the_last_post_names_the_longest_wait(l10n: Localizer) -> None:
    lines = end_lines(l10n, ending(60, 3 * 24 * 60 * 60, 7200))
    assert lines == ["Longest wait for one move: 💧 Ben, 3 days."]
    assert end_lines(l10n, ending(60, 0, 599)) == []
    assert end_lines(l10n, BoardPost(look_at(OVER), (), "n")) == []


def test_the_last_post_calls_everybody_once_and_offers_what_comes_next(l10n: Localizer) -> None:
    post = ending(60, 3 * 24 * 60 * 60, 7200)
    board = SCREENS.boards.board(l10n, post, None, beside=end_lines(l10n, post))
    message = with_end(l10n, post, board)
    check(message)
    assert message.alerts == tuple(user_of(seat) for seat in range(3))
    assert message.text.count(f"<@{BEN}>") == 1
    called = f"🔥 <@{ANA}>, 💧 <@{BEN}>, 🦋 <@{CLEO}>"
    assert f"-# {called} · Were the dice fair? /table verify checks." in message.text.splitlines(), "one quiet line"
    first, second = message.rows
    assert isinstance(first, tuple)
    assert [one.label for one in first] == ["Rematch", "Replay", "Stats", "Export"]
    assert isinstance(second, tuple)
    assert [one.label for one in second] == ["Text board", "Log", "Story"]


def test_the_last_post_tells_every_item_won_round_by_round(l10n: Localizer) -> None:
    """Rule 5.1"""
    text = SCREENS.boards.board(l10n, ending(60, 60, 60), None).text
    first = "-# Round 2: **🔥 Ana** made Axe (15% chance); **💧 Ben** stole Crown from **🔥 Ana**."
    assert f"{first}\n-# Round 3: **💧 Ben** made Table.\n" in text
    bare = SCREENS.boards.board(l10n, replace(ending(60), end=PlayEnd((), ())), None).text
    assert "made" not in bare


def test_the_last_post_says_the_result_once(l10n: Localizer) -> None:
    """Items and places stand in the picture, or in the board in words where there is none."""
    text = SCREENS.boards.board(l10n, ending(60, 60, 60), Picture(b"", "board.png", "")).text
    assert text.splitlines()[0].endswith("**💧 Ben** wins, 2:1:0. After 1 round.")
    assert "items" not in text
    assert "1. **💧 Ben**, 2. **🔥 Ana**" in SCREENS.boards.board(l10n, ending(60, 60, 60), None).text


def test_the_last_post_leaves_out_what_a_phone_has_no_room_for(l10n: Localizer) -> None:
    """How likely items were goes, and lines are joined; no item is left out."""
    slow = [f"beside {number}" for number in range(6)]
    text = SCREENS.boards.board(l10n, ending(60, 60, 60), Picture(b"", "board.png", ""), beside=slow).text
    assert "chance" not in text
    assert "-# Round 2: **🔥 Ana** made Axe; **💧 Ben** stole Crown from **🔥 Ana**. Round 3: " in text


def test_bots_are_not_called(l10n: Localizer) -> None:
    look = look_at(OVER)
    sitters = (look.table.sitters[0], replace(look.table.sitters[1], user=None, ai="random"), look.table.sitters[2])
    post = replace(ending(0, 90_000, 0), look=replace(look, table=replace(look.table, sitters=sitters)))
    assert post.end is not None
    post = replace(post, end=replace(post.end, results=(replace(post.end.results[1], user=None, ai="random"),)))
    assert SCREENS.boards.board(l10n, post, None).alerts == (ANA, CLEO)
    assert end_lines(l10n, post) == []


def test_who_won_by_far_against_the_middle_bot_is_offered_the_strong_one_where_there_is_room(l10n: Localizer) -> None:
    """Rule 5.4: by three items or more."""
    post = ending(60, 60)

    def end(ana: int, rival: str | None = "apprentice") -> BoardPost:
        items = ["axe", "table", "crown", "shield", "pick"]
        view = position({"items": items[:ana]}, {"items": ["bracelet", "trumpet"]}, phase="over")
        look = look_at(view)
        one, two = look.table.sitters
        two = two if rival is None else replace(two, user=None, ai=rival)
        return replace(post, look=replace(look, table=replace(look.table, sitters=(one, two))))

    def offered(one: BoardPost) -> bool:
        return outgrown(one, list(BOTS), SCREENS.boards.won_by_far)

    found = [
        offered(end(5)),
        offered(end(4)),
        offered(end(5, "smith")),
        offered(end(5, "random")),
        offered(end(5, None)),
    ]
    assert found == [True, False, False, False, False]
    assert not outgrown(end(5), list(BOTS), None)
    board = SCREENS.boards.board(l10n, end(5), Picture(b"", "board.png", ""))
    message = with_end(l10n, end(5), board, analyses=True, stronger=True)
    check(message)
    *_, last = message.rows
    assert isinstance(last, tuple)
    assert [one.label for one in last] == ["Text board", "Log", "Analysis", "Strong bot"]
    assert last[-1].custom_id.payload == "rematch bot"
    *_, last = with_end(l10n, end(5), board, analyses=True).rows
    assert isinstance(last, tuple)
    assert [one.label for one in last] == ["Text board", "Log", "Analysis", "Story"]
    full = replace(board, rows=((*last[:1], *last[:1]),))
    *_, last = with_end(l10n, end(5), full, analyses=True, stronger=True).rows
    assert isinstance(last, tuple)
    assert "Strong bot" not in [one.label for one in last], "another game needs the room"


def test_a_board_before_the_end_has_no_such_buttons(l10n: Localizer) -> None:
    look = look_at(position("M", "M"))
    post = BoardPost(look, (), "n")
    board = SCREENS.boards.board(l10n, post, None)
    assert with_end(l10n, post, board) == board
