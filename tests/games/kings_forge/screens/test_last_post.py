"""The last post of a game: who is called, what is told of it, what comes next."""

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.bots import BOTS
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import Die, read_dice
from kingsforge_bot.games.kings_forge.rules.events import Rolled, RoundBegan, Stolen, Won
from kingsforge_bot.games.kings_forge.screens.screens import SCREENS
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.publisher import BoardPost, PlayEnd
from kingsforge_bot.service.types import LogEntry
from kingsforge_bot.ui.message import Picture
from kingsforge_bot.ui.table.finale import end_lines, outgrown, with_end
from tests.games.kings_forge.screens.last_posts import LATEST, MADE, MANY, OVER, PLAYED, ending
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


def test_the_last_post_tells_the_best_moment_of_each_then_what_turned_the_game(l10n: Localizer) -> None:
    text = SCREENS.boards.board(l10n, ending(60, 60, 60), None).text
    stood = "then it stood **💧 Ben** 1:1 **🔥 Ana**."
    ana = f"Round 2: **🔥 Ana** made Axe with a chance of 15%; {stood}"
    ben = f"Round 2: **💧 Ben** stole Crown from **🔥 Ana**; {stood}"
    story = [ana, ben, "Round 3: from then on **💧 Ben** was ahead.", "Were the dice fair"]
    assert sorted(story, key=text.index) == story
    assert f"-# {ana}\n-# {ben}\n" in text, "who neither made nor rolled has none"
    bare = SCREENS.boards.board(l10n, replace(ending(60), end=PlayEnd((), ())), None)
    assert not [one for one in story[:-1] if one in bare.text]


def test_the_last_post_tells_no_more_of_the_last_turns_than_a_phone_shows(l10n: Localizer) -> None:
    """Who won what last, a line for each at most; steals are told below, by whose best they were."""
    turns = tuple(replace(PLAYED[0], seq=seq) for seq in range(10, 22))
    won = LogEntry(30, Seat(1), "", (), (Won(Seat(1), Item("table")),), 3)
    text = SCREENS.boards.board(l10n, replace(ending(60, 60, 60), entries=(*turns, won)), None).text
    told = [line for line in text.splitlines() if line.startswith("-# ") and "won " in line]
    assert len(told) == len(OVER.players)
    assert "won **Table**" in told[-1]
    assert text.count("stole ") == 1


def test_the_last_post_says_the_result_once(l10n: Localizer) -> None:
    """Items and places stand in the picture, or in the board in words where there is none."""
    text = SCREENS.boards.board(l10n, ending(60, 60, 60), Picture(b"", "board.png", "")).text
    assert text.splitlines()[0].endswith("**💧 Ben** wins, 2:1:0. After 1 round.")
    assert "items" not in text
    assert "1. **💧 Ben**, 2. **🔥 Ana**" in SCREENS.boards.board(l10n, ending(60, 60, 60), None).text


def test_the_last_post_leaves_out_what_a_phone_has_no_room_for(l10n: Localizer) -> None:
    """What turned the game goes before what each did best."""
    slow = [f"beside {number}" for number in range(6)]
    text = SCREENS.boards.board(l10n, ending(60, 60, 60), Picture(b"", "board.png", ""), beside=slow).text
    assert "then it stood" in text
    assert "from then on" not in text


def test_the_last_post_tells_what_was_won_and_from_whom_it_was_stolen_not_of_which_dice(l10n: Localizer) -> None:
    """A roll of fourteen would push the picture off a phone."""
    board = replace(ending(60, 60, 60), entries=LATEST)
    text = SCREENS.boards.board(l10n, board, None).text
    assert "\n-# **💧 Ben**: won **Ice Sword**; won **Crown** (stolen from **🔥 Ana**)\n" in text
    assert "M4" not in text.partition("Longest")[0]


def test_the_luckiest_roll_is_told_where_it_was_nobodys_best_and_nothing_that_was_rather_likely(
    l10n: Localizer,
) -> None:
    board = replace(ending(60, 60, 60), entries=LATEST)
    best = Stolen(Seat(0), Seat(1), Item("table"), (), ())

    def story(dice: tuple[Die, ...]) -> str:
        events = (RoundBegan(2, Seat(0), ()), Rolled(Seat(0), dice), MADE, Won(Seat(0), MADE.item), best)
        rolled = LogEntry(4, Seat(0), "", (), (*events, Won(Seat(0), best.item)), 1)
        return SCREENS.boards.board(l10n, replace(board, end=PlayEnd((), (rolled,))), None).text

    assert "made Axe with a chance of 15%;" in story(read_dice("M6 W4 W5 G2 G3 G4 B2 B3"))
    assert "made Axe" not in story(MANY), "68%"


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
