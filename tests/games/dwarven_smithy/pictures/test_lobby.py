"""The lobby and the greeting as pictures."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.drawing.measures import WIDE
from kingsforge_bot.games.dwarven_smithy.pictures.lobby import draw_greeting, draw_lobby
from kingsforge_bot.games.dwarven_smithy.pictures.shown import greeting_cards
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from tests.games.dwarven_smithy.pictures.scenes import BOX, LOBBY, noted_writing


def width(picture: bytes) -> int:
    return Image.open(BytesIO(picture)).width


def test_the_lobby_says_what_is_played_and_which_seats_are_free(monkeypatch: pytest.MonkeyPatch) -> None:
    written = noted_writing(monkeypatch)
    one = draw_lobby(4, [Seat(1)], LOBBY)
    assert {LOBBY.game, LOBBY.free, LOBBY.names[1], "1/4"} <= set(written)
    assert LOBBY.names[0] not in written
    assert draw_lobby(4, [Seat(1), Seat(2)], LOBBY) != one


def test_the_greeting_shows_cards_of_any_set() -> None:
    """Whoever puts the printed cards in has none of those that are shown of ours."""
    others = {Name(f"other-{card}"): replace(one, id=Name(f"other-{card}")) for card, one in BOX.guild.items()}
    assert width(draw_greeting("Dwarven Smithy", CardSet(others, BOX.resources))) == WIDE


def test_a_set_without_cards_of_a_type_has_a_greeting_of_the_others() -> None:
    left = {card: one for card, one in BOX.guild.items() if one.type is not CardType.TOOL}
    few = CardSet(left, BOX.resources)
    assert {few.guild[card].type for card in greeting_cards(few)} == {*CardType} - {CardType.TOOL}
    assert width(draw_greeting("Dwarven Smithy", few)) == WIDE
