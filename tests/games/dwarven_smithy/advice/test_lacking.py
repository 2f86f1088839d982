"""What a card is said to lack: nothing that its seat has anywhere."""

import pytest
from msgspec.structs import replace

from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.games.dwarven_smithy.advice.lacking import missing
from kingsforge_bot.games.dwarven_smithy.rules.resources import refined
from kingsforge_bot.games.dwarven_smithy.strategy.hints import hints
from kingsforge_bot.games.dwarven_smithy.strategy.smith import Smith
from kingsforge_bot.players.self_play import self_play
from tests.games.dwarven_smithy.advised import CARDS, asked
from tests.games.dwarven_smithy.looks import look
from tests.games.dwarven_smithy.rules.table import game
from tests.games.dwarven_smithy.stuck import (
    one_iron_for_two_cards,
)


def test_what_a_card_lacks_is_what_the_seat_has_nowhere() -> None:
    """Of one iron for two cards it is said whose it is, not that the other lacks what lies in the workshop."""
    state = one_iron_for_two_cards().state
    told = asked("hint", look(state)).text
    assert "You aim for Kettle Helm, worth 13 coins; the one you have is for Doorward." in told
    assert "lacks silver" not in told


@pytest.mark.parametrize("number", range(4))
def test_nothing_that_a_seat_has_is_ever_said_to_be_lacking(number: int) -> None:
    """Rules 5.8 to 5.11, wherever it lies: in hand, market or workshop, refined or not."""
    luck, told = Thrown(f"lacking {number}"), 0
    state = game().setup(2, {"mode": "full"}, luck).state
    for move in self_play(game(), state, (Smith(CARDS),), luck):
        view = game().player_view(move.before, move.seat)
        player = view.players[move.seat]
        for hint in hints(CARDS, view, tuple(game().legal_actions(view, move.seat))):
            if hint.aim is None or hint.aim.beside is not None or not hint.aim.lacks:
                continue
            lying = (*player.hand, *player.market, *player.workshop)
            having = replace(player, workshop=tuple(refined(card) for card in lying))
            assert len(missing(CARDS, having, CARDS.guild[hint.aim.card])) >= len(hint.aim.lacks)
            told += 1
    assert told
