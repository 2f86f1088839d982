"""My hand: at tables of games in which something is hidden, seen by its player alone."""

from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.screens.screens import SCREENS
from kingsforge_bot.games.kings_forge.title import title
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.game.drawing import Drawing
from kingsforge_bot.ui.game.title import Titles
from kingsforge_bot.ui.message import Button, Message, rows_of
from kingsforge_bot.ui.turn.hands import with_hand
from tests.ui.counter import Counter
from tests.ui.limits import check, presses_of
from tests.ui.looks import STRANGER, look_at, position
from tests.ui.positions import ANA, BEN, CRAFT, GATHER, unchanged


def supply(l10n: Localizer, look: TableView) -> Message:
    return Message(f"You hold {look.view.players[look.seat].supply}.")


HIDDEN = replace(SCREENS, turn=replace(SCREENS.turn, hand=supply))
"""Another game, in which a supply is for its player's eyes."""


def hiding(counter: Counter) -> Counter:
    counter.app = replace(counter.app, titles=Titles([replace(title(), screens=HIDDEN)]))
    return counter


async def test_it_is_told_to_its_player_alone_and_beside_what_was_pressed(counter: Counter) -> None:
    look = await hiding(counter).place(GATHER)
    counter = hiding(counter)
    press = ComponentId(look.table.id, look.table.seq, "hand")
    for user, holds in ((ANA, "You hold MMW."), (BEN, "You hold MMMM.")):
        for own in (False, True):
            shown = await counter.press(user, press, own=own)
            assert await unchanged(counter, look, shown) == holds
            assert shown.deferred == {"ephemeral": True, "thinking": True}
    assert "You have no seat" in (await counter.press(STRANGER, press)).text


async def test_an_old_button_shows_what_one_has_now(counter: Counter) -> None:
    look = await hiding(counter).place(GATHER)
    counter = hiding(counter)
    assert (await counter.press(ANA, ComponentId(look.table.id, 1, "hand"))).text == "You hold MMW."


async def test_the_button_stands_under_boards_and_turns_of_such_games_only(counter: Counter, l10n: Localizer) -> None:
    look = await hiding(counter).place(GATHER)
    payload = f"kf1|{look.table.id}|{look.table.seq}|hand"
    for game, there in ((HIDDEN, True), (SCREENS, False)):
        counter.app = replace(counter.app, titles=Titles([replace(title(), screens=game)]))
        assert (payload in (await counter.command(ANA, "turn")).ids) is there
        assert (payload in (await counter.command(BEN, "table show")).ids) is there
        assert payload not in (await counter.command(STRANGER, "turn")).ids
        board = with_hand(l10n, game, look, game.boards.board(l10n, BoardPost(look, (), "n"), None))
        assert ("hand" in [press.payload for press in presses_of(board)]) is there
    assert "not known" in (await counter.press(ANA, payload)).text


def test_there_is_room_for_it_or_it_stays_away(l10n: Localizer) -> None:
    look = look_at(CRAFT)
    buttons = [Button("x", ComponentId(look.table.id, 7, f"log to {number}")) for number in range(1, 26)]
    for count in (0, 1, 5, 20, 25):
        rows = rows_of(buttons[:count])
        message = with_hand(l10n, HIDDEN, look, Message("text", rows))
        check(message)
        assert ("hand" in [press.payload for press in presses_of(message)]) is (count < 25)
    over = look_at(position({"items": ["axe"]}, "M", phase="over"))
    assert with_hand(l10n, HIDDEN, over, Message("text")) == Message("text")


async def test_what_a_picture_of_it_shows_is_told_by_a_press(counter: Counter) -> None:
    """Also where its alt text has no room for all of it."""

    def drawn(l10n: Localizer, look: TableView) -> Message:
        said = supply(l10n, look).text
        return Message("Beside", drawing=Drawing(lambda _: b"", "hand.png", "hand", instead=lambda: said))

    shown = replace(HIDDEN, turn=replace(HIDDEN.turn, hand=drawn))
    look = await counter.place(GATHER)
    counter.app = replace(counter.app, titles=Titles([replace(title(), screens=shown)]))
    beside = await counter.press(ANA, ComponentId(look.table.id, look.table.seq, "hand"))
    assert (beside.text, beside.ids[0].endswith("|hand words")) == ("Beside", True)
    words = await counter.press(ANA, beside.ids[0], own=True)
    assert (words.text, words.attachments) == ("You hold MMW.", 0)
    assert "not known" in (await counter.press(ANA, f"{beside.ids[0]} x")).text
