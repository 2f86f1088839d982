"""What /turn lists in a craft turn of King's Forge: the items within reach, and the end of the turn."""

from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.service.types import TableView
from tests.ui.counter import Counter
from tests.ui.looks import held, position
from tests.ui.positions import ANA


async def listed(counter: Counter, typed: str = "", **given: str) -> dict[str, str]:
    """The lines of the list by their values."""
    return {choice.value: choice.name for choice in await counter.completes(ANA, "turn", "do", typed, **given)}


async def state_of(counter: Counter, look: TableView) -> State:
    state: State = (await counter.look(look.table.id)).view
    return state


async def test_in_a_rolled_craft_turn_the_items_within_reach_are_listed(counter: Counter) -> None:
    """With the dice that each would take, and the end of the turn."""
    hand = {"hand": ["W3", "W4", "M5", "M5"], "held": held("token-six")}
    look = await counter.place(position(hand, "M", phase="craft", display=["table", "shield"], round=9))
    found = await listed(counter)
    assert {value.removesuffix(" safest") for value in found} == {"craft table", "craft shield", "end"}
    assert found["end"] == "End turn"
    assert all("Shield" in name for value, name in found.items() if "shield" in value)
    made = await counter.command(ANA, "turn", do="craft shield")
    assert "You crafted Shield" in made.text
    assert [one.card.item for one in (await state_of(counter, look)).players[0].made] == ["shield"]


async def test_the_set_that_is_hard_to_steal_can_be_asked_for(counter: Counter) -> None:
    hand = {"hand": ["W3", "W4", "W6", "W6"]}
    look = await counter.place(position(hand, "WWMM", phase="craft", display=["table"], round=9))
    found = await listed(counter)
    assert "craft table" in found
    assert found["craft table safest"].endswith("Hardest to steal")
    await counter.command(ANA, "turn", do=found["craft table safest"])
    (made,) = (await state_of(counter, look)).players[0].made
    assert [die.text for die in made.dice] == ["W6", "W6"]
