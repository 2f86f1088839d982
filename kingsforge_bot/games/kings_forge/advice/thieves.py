"""Who can still steal an item this round."""

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.kit import in_reach, tools_of
from kingsforge_bot.games.kings_forge.advice.thrift import fillable
from kingsforge_bot.games.kings_forge.advice.wants import wants_to_steal
from kingsforge_bot.games.kings_forge.rules.benefits import change_of
from kingsforge_bot.games.kings_forge.rules.crafting import rolls_smithy_too
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, die
from kingsforge_bot.games.kings_forge.rules.effects import TURNED_TO, BoostOrDie
from kingsforge_bot.games.kings_forge.rules.meta import CLOCKWISE, Edition
from kingsforge_bot.games.kings_forge.rules.state import Made, Player, State


def later_seats(state: State) -> tuple[Seat, ...]:
    """The seats whose craft turn of this round comes after the present one, in turn order."""
    order = CLOCKWISE[len(state.players)][state.turn]
    return order[: order.index(state.anvil)]


def thieves(state: State, made: Made) -> tuple[Seat, ...]:
    """The later seats that steal the item (3.4) if they roll as well as can be; few of them will."""
    if state.edition is Edition.SECOND:
        # 4.3: above 6 only in one's own turn.
        made = replace(made, dice=tuple([die(one.kind, min(one.value, TURNED_TO)) for one in made.dice]))
    wants = wants_to_steal(made)
    return tuple(
        [
            seat
            for seat in later_seats(state)
            if fillable(wants, _best_hand(state, state.players[seat]), tools_of(in_reach(state.players[seat].held)).kit)
        ]
    )


def _best_hand(state: State, player: Player) -> tuple[Die, ...]:
    """Every die at its highest, where Garden's wood is taken without giving up its bonus: rather one thief too many."""
    highest = TURNED_TO if state.cemetery != TURNED_TO or player.held else TURNED_TO - 1
    kinds = [*player.supply, *(player.smithy if rolls_smithy_too(player) else ()), *[Kind.LIBRARY] * player.library]
    kinds += [Kind.WOOD for held in player.held if isinstance(change_of(held), BoostOrDie)]
    return tuple([die(kind, highest) for kind in kinds])
