"""Which boxes of a craft card the awaited player's dice cover as they are, benefits aside."""

from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.crafting import common_to_roll
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.games.kings_forge.rules.state import Player


def covered(card: CraftCard, player: Player) -> tuple[bool, ...]:
    """Per box, in their order: after the craft roll by a die that is high enough, before it by one of its colour.

    As many boxes as possible; a Library die helps where nothing else does.
    """
    if player.hand is None:
        # Before the roll a die may still become anything.
        dice = [(kind, 6) for kind in common_to_roll(player)] + [(Kind.LIBRARY, 6)] * player.library
    else:
        dice = [(one.kind, one.value) for one in player.hand]
    found = [False] * len(card.boxes)
    for white in (False, True):
        left = sorted((value, kind) for kind, value in dice if (kind is Kind.LIBRARY) is white)
        boxes = sorted((box.value, index) for index, box in enumerate(card.boxes) if not found[index])
        # The lowest die that fits the lowest box: no other way fills more.
        for least, index in boxes:
            kind = card.boxes[index].kind
            fitting = next((one for one in left if one[0] >= least and (white or one[1] is kind)), None)
            if fitting is not None:
                left.remove(fitting)
                found[index] = True
    return tuple(found)
