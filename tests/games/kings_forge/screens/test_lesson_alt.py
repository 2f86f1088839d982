"""What is said of a step of the lesson to those who do not see its picture."""

from kingsforge_bot.games.kings_forge.lesson import BOT, PLAYER
from kingsforge_bot.games.kings_forge.screens.pictures import position as drawn
from tests.ui.counter import LOCALIZERS
from tests.ui.looks import position

NAMES = ("Ada", "Bot")


def test_the_alt_text_of_a_part_has_the_same_seat_on_turn_as_its_picture() -> None:
    """The learner's dice are shown as if it were their turn, also while the bot is to play."""
    english = LOCALIZERS.english.of("kings_forge")
    state = position("MMWW", "MM", face_up=["mill", "shrine"], display=["shield"], turn=BOT)
    told = []
    for shows in (("stock", f"player.{PLAYER}"), ()):
        alt = drawn(english, state, "2/13", NAMES, (), shows).alt
        assert alt is not None
        told.append(alt())
    part, whole = told
    assert "Ada to play" in part
    assert "Bot to play" not in part
    assert "Bot" in whole
    assert "Ada to play" not in whole
