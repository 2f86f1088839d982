"""Which pictures go with which answers, and what happens when there is none."""

import asyncio
import threading
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.drawing.seats import EMBLEMS, Emblem
from kingsforge_bot.games.kings_forge.pictures import board as painter
from kingsforge_bot.games.kings_forge.pictures.board import draw_board
from kingsforge_bot.games.kings_forge.pictures.names import BoardCaption
from kingsforge_bot.games.kings_forge.screens.screens import SCREENS
from kingsforge_bot.games.kings_forge.screens.turn_panel.panel import turn_panel
from kingsforge_bot.games.kings_forge.title import title
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.game.drawing import Drawing, Size
from kingsforge_bot.ui.game.rulebooks import Found
from kingsforge_bot.ui.game.screens import Pictures as NothingDrawn
from kingsforge_bot.ui.game.title import Titles
from kingsforge_bot.ui.learning.rules import card
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.workers.picture_renderer import PictureRenderer
from tests.spoken import LANGUAGES
from tests.ui.counter import BOOK, LOCALIZERS, Counter
from tests.ui.looks import STRANGER, crowded, look_at, user_of
from tests.ui.positions import CRAFT, GATHER

ANA = user_of(0)


def size(png: bytes) -> tuple[int, int]:
    with Image.open(BytesIO(png)) as image:
        return image.size


async def test_the_board_is_shown_full_or_compact(counter: Counter) -> None:
    look = await counter.place(GATHER)
    for chosen in ("full", "compact"):
        assert (await counter.command(ANA, "table show", size=chosen, table=str(look.table.id))).attachments == 1
    answered = await counter.command(ANA, "table show", size="huge", table=str(look.table.id))
    assert answered.attachments == 0
    assert "huge" in answered.text


async def test_a_board_is_posted_with_what_the_next_decision_needs(l10n: Localizer) -> None:
    """In Discord's box of 550 by 350 the whole board would be too small to be read."""
    look = look_at(GATHER)
    posted = await PictureRenderer(patience=30).drawn(SCREENS.pictures.table(l10n, look, size=Size.COMPACT))
    full = await PictureRenderer(patience=30).drawn(SCREENS.pictures.table(l10n, look))
    assert posted is not None
    assert full is not None
    assert size(posted.content)[1] <= 1018 < size(full.content)[1]
    stock = l10n.of("kings_forge")("board-stock", dice="", library=0).partition(":")[0]
    assert stock in full.alt
    assert stock not in posted.alt


async def test_the_full_board_is_one_press_away_for_anybody_and_beside_the_rest(counter: Counter) -> None:
    look = await counter.place(GATHER)
    for user in (ANA, STRANGER):
        for own in (False, True):
            shown = await counter.press(user, ComponentId(look.table.id, look.table.seq, "show"), own=own)
            assert shown.attachments == 1
            assert not shown.ids
            assert shown.deferred.get("ephemeral")
    assert await counter.look(look.table.id) == look


async def test_a_workbench_comes_with_its_picture(counter: Counter) -> None:
    await counter.place(CRAFT)
    assert (await counter.command(ANA, "craft")).attachments == 1


async def test_a_lobby_is_shown_with_its_seats(counter: Counter) -> None:
    table = await counter.lobby(2)
    assert (await counter.command(ANA, "table show", table=str(table.id))).attachments == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "#1 Oak\u00a0: salle d’attente, places prises\u00a0: 2 sur 2 (🔥 Ana, 💧 Ben)."),
        ("ja", "#1 Oak：募集中、2席中2席：🔥 Ana、💧 Ben。"),
    ],
)
async def test_who_sits_in_a_lobby_is_listed_as_the_language_lists(counter: Counter, language: str, said: str) -> None:
    table = await counter.lobby(2, name="Oak")
    drawing = SCREENS.pictures.lobby(Localizers(strict=True).for_locale(language).of("kings_forge"), table)
    picture = await PictureRenderer(patience=30).drawn(drawing)
    assert picture is not None
    assert picture.alt == said


async def test_a_replay_is_an_animation_of_what_was_played(counter: Counter) -> None:
    look = await counter.place(GATHER)
    assert (await counter.command(ANA, "table replay", table=str(look.table.id))).attachments == 1


async def test_a_replay_reaches_beyond_a_craft_turn(counter: Counter) -> None:
    """Its states before its end are not kept."""
    look = await counter.place(CRAFT)
    play = counter.app.service.play
    action = play.game(look.table.game).parse("end")
    await play.act(look.table.id, ANA, action, decided_on=look.table.seq)
    assert (await counter.command(ANA, "table replay", table=str(look.table.id))).attachments == 1


async def test_a_replay_of_a_lobby_is_its_card(counter: Counter) -> None:
    table = await counter.lobby(1)
    assert (await counter.command(ANA, "table replay", table=str(table.id))).attachments == 0


async def test_a_cards_words_for_those_who_do_not_see_it_have_no_markdown(counter: Counter, l10n: Localizer) -> None:
    entry = BOOK.entries["card-mill-bottom"]
    shown = await PictureRenderer().completed(card(l10n, Found(BOOK, entry), public=True))
    assert "**" in shown.text
    assert shown.picture is not None
    assert entry.said("en").text in shown.picture.alt
    assert not set("*`") & set(shown.picture.alt)
    assert "-#" not in shown.picture.alt


async def test_a_card_that_is_looked_up_is_shown(counter: Counter) -> None:
    for query, shown in (("item-crown", 1), ("card-mill-bottom", 1), ("rule-2-4", 0)):
        assert (await counter.press(ANA, f"kf1|0|0|rule {query}")).attachments == shown


async def test_a_cards_text_is_spoken_without_the_signs_of_markdown(l10n: Localizer) -> None:
    entry = BOOK.entries["card-mill-bottom"]
    shown = await PictureRenderer(patience=30).completed(card(l10n, Found(BOOK, entry), public=False))
    assert shown.picture is not None
    said = shown.picture.alt.splitlines()
    assert said[0] == "7 · Mill (bottom)"
    assert said[-1].startswith("Pay a gem or magic, which is lost")
    assert "*" not in shown.picture.alt


async def test_what_changed_is_marked(counter: Counter, l10n: Localizer) -> None:
    look = await counter.place(GATHER)
    plain = await PictureRenderer(patience=30).drawn(SCREENS.pictures.table(l10n, look))
    assert plain is not None
    assert size(plain.content)[0] == 1600
    assert plain.content != draw_board(look.view, BoardCaption("#0"))


async def test_a_picture_that_takes_too_long_is_left_out(counter: Counter, l10n: Localizer) -> None:
    look = await counter.place(CRAFT)
    message = turn_panel(l10n, look)
    assert await PictureRenderer(patience=0).completed(message) == message
    assert await PictureRenderer(patience=0).drawn(SCREENS.pictures.lobby(l10n, look.table)) is None


async def test_a_fault_in_a_picture_is_logged_and_words_stay(
    counter: Counter, l10n: Localizer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> bytes:
        raise ValueError

    look = await counter.place(GATHER)
    monkeypatch.setattr(painter, "draw_board", broken)
    assert await PictureRenderer(patience=30).drawn(SCREENS.pictures.table(l10n, look)) is None
    assert "could not be drawn" in caplog.text


@pytest.mark.parametrize(("patience", "said"), [(0, "all that it shows"), (30, "in short")])
async def test_what_a_picture_would_have_shown_is_said_where_there_is_none(patience: int, said: str) -> None:
    drawing = Drawing(lambda _: b"png", "hand.png", "a hand", lambda: "alt", lambda: "all that it shows")
    shown = await PictureRenderer(patience=patience).completed(Message("in short", drawing=drawing))
    assert shown.text == said
    assert (shown.picture is None) is (patience == 0)


async def test_a_message_without_a_drawing_stays_as_it_is() -> None:
    message = Message("words")
    assert await PictureRenderer().completed(message) is message
    made_up = replace(BOOK.entries["card-mill-top"], id="card-nowhere-top")
    assert SCREENS.pictures.card(made_up) is None
    assert await PictureRenderer().drawn(None) is None


async def test_a_game_without_pictures_shows_its_board_in_words(counter: Counter) -> None:
    look = await counter.place(GATHER)
    wordless = replace(title(), screens=replace(SCREENS, pictures=NothingDrawn()))
    counter.app = replace(counter.app, titles=Titles([wordless]))
    for name in ("table show", "table replay"):
        answered = await counter.command(ANA, name, table=str(look.table.id))
        assert answered.attachments == 0
        assert "Stock:" in answered.text


@pytest.fixture
def tidied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The threads that gave memory back."""
    threads: list[str] = []
    monkeypatch.setattr(
        "kingsforge_bot.ui.workers.picture_renderer.tidy", lambda: threads.append(threading.current_thread().name)
    )
    return threads


async def test_memory_is_given_back_after_a_replay_and_now_and_then(counter: Counter, tidied: list[str]) -> None:
    look = await counter.place(GATHER)
    await counter.command(ANA, "table replay", table=str(look.table.id))
    assert [name.startswith("replays") for name in tidied] == [True]
    tidied.clear()
    drawn = PictureRenderer()
    for _ in range(99):
        await drawn.drawn(Drawing(lambda _: b"png", "a.png", "a", str))
    assert [name.startswith("boards") for name in tidied] == [True]


async def test_what_people_wait_for_is_drawn_before_the_posts() -> None:
    """However many boards are to be posted, one picture at most comes before that of somebody who plays."""
    patient, drawn = PictureRenderer(patience=30), list[str]()
    go = threading.Event()

    def drawing(name: str) -> Drawing:
        def draw(_: StillWanted) -> bytes:
            go.wait(20)
            drawn.append(name)
            return b""

        return Drawing(draw, "board.png", name)

    posts = [asyncio.create_task(patient.posted(drawing(f"post {number}"))) for number in range(40)]
    await asyncio.wait(posts, timeout=0)
    own = asyncio.create_task(patient.drawn(drawing("own")))
    await asyncio.wait({own}, timeout=0)
    go.set()
    assert all(picture is not None for picture in await asyncio.gather(own, *posts))
    assert drawn.index("own") <= 1
    assert sorted(drawn) == sorted(["own", *(f"post {number}" for number in range(40))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_has_the_same_sign_in_pictures_and_in_texts(language: str) -> None:
    signs = {Emblem.FLAME: "🔥", Emblem.DROP: "💧", Emblem.MOTH: "🦋", Emblem.STAR: "⭐"}
    table = look_at(crowded(), names=("Ana", "Ben", "Cleo", "Zoë")).table
    told = names_of(LOCALIZERS.for_locale(language), table)
    assert [name.split() for name in told] == [
        [signs[emblem], sitter.name] for emblem, sitter in zip(EMBLEMS, table.sitters, strict=False)
    ]
    assert list(names_of(LOCALIZERS.for_locale(language), table, signed=False)) == [one.name for one in table.sitters]
