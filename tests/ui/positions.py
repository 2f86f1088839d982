"""Two tables at which much is refused, and how to see that a refusal changed nothing."""

from kingsforge_bot.service.types import TableView
from tests.ui.counter import Answered, Counter
from tests.ui.looks import held, made, position, user_of

ANA, BEN = user_of(0), user_of(1)
LONG = "x" * 6000

GATHER = position(
    {"supply": "MMW"},
    "MMMM",
    face_up=["north-mine", "mill", "library", "shrine"],
    deck=["garden"],
    display=["table", "axe", "crown"],
    queue=["sapphire-spear"],
)
CRAFT = position(
    {"hand": ["W3", "W3", "M2"], "held": held("south-mine.bottom")},
    {"supply": "M", "made": [made("shield", "M5 M5")]},
    phase="craft",
    display=["table", "axe", "crown"],
)


async def unchanged(counter: Counter, look: TableView, answered: Answered) -> str:
    """The sentence, after making sure that it stands alone with its asker and that nothing happened."""
    now = await counter.look(look.table.id)
    assert now == look, "the table changed"
    assert answered.deferred.get("ephemeral") or answered.deferred == {}
    assert answered.mentions == []
    return answered.text
