"""Odds counted in plain ways, to hold the quick ones against."""

from itertools import product

from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.advice.making.offers import proposals
from kingsforge_bot.games.kings_forge.advice.odds import odds
from kingsforge_bot.games.kings_forge.rules.crafting import at_most_six
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Kind, die, sort_dice
from kingsforge_bot.games.kings_forge.rules.state import State


def counted(state: State) -> dict[str, float]:
    """Each of the rolls there can be, and what the workbench then proposes."""
    player = state.players[state.turn]
    kinds = [*player.supply, *[Kind.LIBRARY] * player.library]
    found = {one.item: 0 for one in odds(state)}
    rolls = 0
    for faces in product(range(1, 7), repeat=len(kinds)):
        rolls += 1
        hand = [die(kind, face) for kind, face in zip(kinds, faces, strict=True) if face != state.cemetery]
        players = list(state.players)
        players[state.turn] = replace(player, supply=NO_DICE, library=0, hand=sort_dice(hand))
        for offer in proposals(replace(state, players=tuple(players))):
            found[offer.item] += 1
    return {item: number / rolls for item, number in found.items()}


def ended(state: State) -> State:
    """What a turn that ends leaves of values above 6 in the second edition."""
    players = [
        replace(one, made=tuple([replace(made, dice=tuple(map(at_most_six, made.dice))) for made in one.made]))
        for one in state.players
    ]
    return replace(state, players=tuple(players))
