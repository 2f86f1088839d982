"""Cards are called on a picture as in the menus beside it, in each language."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.gallery.positions import busy, raced, scored
from kingsforge_bot.games.dwarven_smithy.pictures import caption
from kingsforge_bot.games.dwarven_smithy.pictures.board import draw_board
from kingsforge_bot.games.dwarven_smithy.pictures.called import called
from kingsforge_bot.games.dwarven_smithy.pictures.post import draw_end
from kingsforge_bot.games.dwarven_smithy.pictures.turn_panel import draw_turn_panel
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.secrets import player_view
from kingsforge_bot.games.dwarven_smithy.screens.pictures import in_own_words
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.localizer import Localizers
from tests.games.dwarven_smithy.pictures.scenes import BOX, CAPTION, noted_writing

OWN = Seat(0)
KEY = "dwarven_smithy"


@pytest.fixture(params=Localizers().languages)
def say(request: pytest.FixtureRequest) -> Telling:
    return Telling(Localizers(strict=True).for_locale(request.param).of(KEY), BOX)


def test_a_hand_is_named_as_the_menus_name_it(say: Telling, monkeypatch: pytest.MonkeyPatch) -> None:
    written = noted_writing(monkeypatch)
    hand = ("saltvein-sabre", "long-tongs", "silver", "ice")
    players = (replace(busy(2).players[0], hand=tuple(map(Name, hand)), workshop=(), market=()), busy(2).players[1])
    draw_turn_panel(replace(busy(2), players=players), in_own_words(say), OWN, CAPTION)
    lines = {text.casefold() for text in written}
    for card in hand[:3]:
        first = say.card(Name(card)).casefold().split()[0]
        assert any(line.startswith(first) for line in lines), card


def test_kings_items_have_their_own_names_at_the_end_too(say: Telling, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rule 7.4: as the words of the last post call them."""
    written, state = noted_writing(monkeypatch), scored(2)
    draw_end(state, in_own_words(say), CAPTION, raced(state))
    assert f"{say.card(Name('hearthmail'))} 29".casefold() in {text.casefold() for text in written}


def test_no_name_is_cut(say: Telling, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the panel of a turn and on the whole board, of whichever cards."""
    written, cards, names = noted_writing(monkeypatch), in_own_words(say), list(BOX.guild)
    for start in range(0, len(names), 8):
        held = names[start : start + 8]
        sides = tuple(replace(one, hand=tuple(held[:6]), market=tuple(held[4:])) for one in busy(2).players)
        state = replace(busy(2), players=sides)
        draw_turn_panel(player_view(state, BOX, OWN), cards, OWN, CAPTION)
        draw_board(state, cards, CAPTION)
    assert [text for text in written if "…" in text] == []


def test_a_name_that_no_font_can_write_is_the_english_one() -> None:
    """As where no font with Japanese letters is installed."""
    names = {Name("gold"): "or", Name("silver"): "\ue000"}
    cards = called(BOX, names)
    assert [caption.card_name(Name(card), cards) for card in ("gold", "silver", "iron")] == ["Or", "Silver", "Iron"]
