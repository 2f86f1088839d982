"""What is the same for everybody lies drawn beside the sprites: a new server is greeted without drawing anything."""

from io import BytesIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from kingsforge_bot.core.wanted import StillWanted, always
from kingsforge_bot.games.dwarven_smithy.card_data import cards
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.screens.pictures import greeting as smithy_greeting
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.ui.game.drawing import Drawing
from kingsforge_bot.ui.workers.picture_renderer import PictureRenderer
from tests.ui.counter import LOCALIZERS, TITLES

GREETED = [
    pytest.param(TITLES.of(game).greeting(l10n), id=f"{game}-{l10n.language}")
    for game in TITLES.games
    for l10n in map(LOCALIZERS.for_locale, LOCALIZERS.languages)
]


def pixels(png: bytes) -> tuple[tuple[int, int], bytes]:
    with Image.open(BytesIO(png)) as image:
        return image.size, image.convert("RGB").tobytes()


@pytest.mark.parametrize("drawing", GREETED)
def test_a_greeting_lies_there_as_it_is_drawn_today(drawing: Drawing | None) -> None:
    """Else `python -m kingsforge_bot.devtools.ready GAME` makes it anew."""
    assert drawing is not None
    assert drawing.ready is not None
    assert pixels(drawing.ready.read_bytes()) == pixels(drawing.draw(always))


def test_nothing_else_lies_there() -> None:
    wanted = {drawing.ready for (drawing,) in (param.values for param in GREETED) if isinstance(drawing, Drawing)}
    assert wanted == {file for folder in {one.parent for one in wanted if one} for file in folder.iterdir()}


def refuse(_: StillWanted) -> bytes:
    raise AssertionError("drawn, though it lies there")


async def test_what_lies_there_is_not_drawn(tmp_path: Path) -> None:
    file = tmp_path / "ready.png"
    file.write_bytes(b"picture")
    drawing = Drawing(refuse, "greeting.png", "greeting", ready=file)
    picture = await PictureRenderer(patience=30).drawn(drawing, "words")
    assert picture is not None
    assert picture.content == b"picture"


async def test_what_does_not_lie_there_is_drawn(tmp_path: Path) -> None:
    drawing = Drawing(lambda _: b"drawn", "greeting.png", "greeting", ready=tmp_path / "missing.png")
    picture = await PictureRenderer(patience=30).drawn(drawing)
    assert picture is not None
    assert picture.content == b"drawn"


def test_a_greeting_with_cards_of_a_host_is_not_what_lies_there(l10n: Localizer) -> None:
    """A group may put the printed values into the data file: then it is drawn with these."""
    ours = cards()
    dearer = {name: replace(card, cost=(*card.cost, *card.cost), buy=card.buy + 1) for name, card in ours.guild.items()}
    drawing = smithy_greeting(Telling(l10n.of("dwarven_smithy"), CardSet(dearer, ours.resources), ()))
    assert drawing.ready is not None
    assert not drawing.ready.exists()
