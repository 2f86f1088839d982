"""Section 12: one notation, written and read."""

import pytest

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType
from kingsforge_bot.ui.custom_id import PLATFORM_WORDS
from tests.games.dwarven_smithy.rules.table import game

LINES = """\
complete gem-vice keep
complete gem-vice sell
complete joiner-kett for porter-bram
complete kilnface moving raw-gold
play gold to workshop
play kilnface to market
move raw-iron to market
move raw-iron to market with gold
move gold to workshop
discard belt-knife
sell raw-mithril
buy warehouse 12
buy raw-gold from seat 3 to market
craft bag-of-rivets with iron
craft bag-of-rivets with nothing
craft sevenfold-ward with iron silver gold mithril ruby ice
auction raw-gold from seat 0
bid 123 to workshop
pass
draw guild
draw mine
end""".splitlines()


@pytest.mark.parametrize("line", LINES)
def test_written_as_it_is_read(line: str) -> None:
    """Rule 12: the same line, and no other word of the platform before it."""
    action = game().parse(line)
    assert str(action) == line
    assert game().parse(str(action)) == action
    assert action.verb == line.split(maxsplit=1)[0]
    assert action.verb not in PLATFORM_WORDS - {"end"}


def test_spaces_do_not_matter() -> None:
    """Rule 12: typed by hand."""
    assert str(game().parse("  play   gold to  market ")) == "play gold to market"


@pytest.mark.parametrize(
    "text",
    [
        *("", "play", "play gold", "play gold market", "play gold to hand", "play ? to market", "play Gold to market"),
        *("move gold to market with", "move gold to market and iron", "sell", "sell gold gold", "discard"),
        *("buy warehouse", "buy warehouse one", "buy warehouse -1", "buy warehouse 01", "buy warehouse 1234567"),
        *("buy gold from seat 10 to market", "buy gold from seat x to market", "buy gold from 1 to market"),
        *("craft belt-knife", "craft belt-knife with", "craft belt-knife with metal", "craft belt-knife with raw-iron"),
        *("craft belt-knife with nothing iron", "complete gem-vice", "complete gem-vice throw", "complete"),
        *("auction gold", "auction gold from seat", "bid to market", "bid 1.5 to market", "bid ٣ to market"),
        *("pass now", "draw", "draw hand", "end turn", "roll", "play gold\x00 to market", "x" * 500, "end " * 100),
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    """Rule 12: with a clear error, cut to what can be shown."""
    with pytest.raises(NotationError) as error:
        game().parse(text)
    assert len(error.value.text) <= 100
    assert len(error.value.at) <= 60


def test_no_line_is_longer_than_70_characters() -> None:
    """Rule 12: with the stand-in set, whichever cards it names."""
    cards = game().cards.guild.values()
    longest = max((card.id for card in cards), key=len)
    kings = max((card.id for card in cards if card.type is CardType.KINGS_ITEM), key=len)
    by_type = {type_: max((c.id for c in cards if c.type is type_), key=len) for type_ in CardType}
    lines = [
        f"move {longest} to workshop with {longest}",
        f"buy {longest} from seat 3 to workshop",
        f"auction {longest} from seat 3",
        f"complete {kings} moving {longest}",
        f"complete {by_type[CardType.APPRENTICE]} for {by_type[CardType.APPRENTICE]}",
        f"complete {by_type[CardType.TOOL]} keep",
    ]
    longest_kind = {"metal": "mithril", "gem": "moonstone", "rune": "lightning"}
    lines += [f"craft {card.id} with {' '.join(longest_kind.get(icon, icon) for icon in card.cost)}" for card in cards]
    assert max(map(len, lines)) <= 70
    for line in lines:
        game().parse(line)
