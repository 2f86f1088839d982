"""Wood of Garden bottom that was kept is taken on a later gather turn (rule 4.7), by its button."""

import pytest

from kingsforge_bot.games.kings_forge.rules.state import State
from kingsforge_bot.games.kings_forge.screens.board import board_message
from kingsforge_bot.games.kings_forge.screens.status import status
from kingsforge_bot.games.kings_forge.screens.turn_screen import now
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.publisher import BoardPost
from kingsforge_bot.ui.message import Button, Menu, Message
from tests.ui.counter import Counter
from tests.ui.limits import check
from tests.ui.looks import Json, held, look_at, position, seen_by, user_of
from tests.ui.positions import ANA

BOTH: Json = {"supply": "MM", "held": held("garden.bottom", "workshop.top=garden.bottom")}
TAKES = "use garden.bottom taking wood"


def kept(player: Json, **more: object) -> State:
    return position(player, "MM", **{"face_up": ["north-mine"], "deck": ["mill"], **more})


def taking(message: Message) -> dict[str, Button]:
    """The buttons that take wood, by what they do."""
    buttons = [part for row in message.rows if not isinstance(row, Menu) for part in row]
    return {button.custom_id.payload: button for button in buttons if button.custom_id.payload.endswith("taking wood")}


def test_it_stands_under_ones_turn_and_under_the_public_board(l10n: Localizer) -> None:
    look = look_at(kept(BOTH))
    for message in (now(l10n, seen_by(look, ANA)), board_message(l10n, BoardPost(look, (), "n"), None)):
        check(message)
        labels = {what: button.label for what, button in taking(message).items() if not button.disabled}
        assert labels == {TAKES: "Garden: take the wood", "use workshop.top taking wood": "Workshop: take the wood"}


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({}, "Claim a card, use a dock, or pass. Before that you can take the wood: Garden, Workshop."),
        (
            {"face_up": [], "deck": []},
            "No claim and no dock is possible. Take the wood (Garden, Workshop), or pass.",
        ),
    ],
)
def test_what_is_possible_names_it(l10n: Localizer, more: dict[str, object], sentence: str) -> None:
    assert sentence in status(l10n, look_at(kept(BOTH, **more)), yours=True)


def test_a_stock_without_wood_would_only_lose_the_benefit(l10n: Localizer) -> None:
    """Rule 2.3: it is said, and there is no button."""
    state = kept(BOTH, stock="MMM", face_up=[], deck=[])
    text = status(l10n, look_at(state), yours=True)
    assert "You can only pass." in text
    assert "; Garden: the stock has no wood" in text
    panel = now(l10n, seen_by(look_at(state), ANA))
    assert not taking(panel)
    assert "; Garden: the stock has no wood" in panel.text


@pytest.mark.parametrize(
    "state",
    [
        kept({"supply": "MM", "held": held("west-forest.bottom", "token-six")}),
        kept(BOTH, owed={"type": "wood", "source": "workshop.top"}),
        kept(BOTH, owed={"type": "die", "side": "garden.top", "die": "W2"}),
    ],
)
def test_it_is_offered_to_nobody_else_and_not_while_something_is_owed(l10n: Localizer, state: State) -> None:
    look = look_at(state)
    assert not taking(board_message(l10n, BoardPost(look, (), "n"), None))
    assert not taking(now(l10n, seen_by(look, user_of(1))))


async def test_it_is_taken_and_the_turn_goes_on(counter: Counter) -> None:
    look = await counter.place(kept(BOTH))
    answered = await counter.press(ANA, f"kf1|{look.table.id}|{look.table.seq}|{TAKES}")
    after = (await counter.look(look.table.id)).view
    assert str(after.players[0].smithy) == "W"
    assert [one.source for one in after.players[0].held] == ["workshop.top"]
    assert after.turn == 0
    assert "You took 1 wood with Garden." in answered.text
    assert any(custom_id.endswith("|ask gather") for custom_id in answered.ids)
