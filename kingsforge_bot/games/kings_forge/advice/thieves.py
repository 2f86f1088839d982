"""Who can still steal an item this round."""

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.making.kit import in_reach, tools_of
from kingsforge_bot.games.kings_forge.advice.making.thrift import fillable
from kingsforge_bot.games.kings_forge.advice.making.wants import wants_to_steal
from kingsforge_bot.games.kings_forge.rules.benefits import change_of
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.crafting import at_most_six, common_to_roll
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, die
from kingsforge_bot.games.kings_forge.rules.effects import TURNED_TO, BoostOrDie
from kingsforge_bot.games.kings_forge.rules.meta import Edition
from kingsforge_bot.games.kings_forge.rules.state import Made, Phase, Player, State
from kingsforge_bot.games.kings_forge.rules.turns import later_seats


def may_be_stolen(state: State, card: CraftCard) -> bool:
    """Whether a player still to craft this round could have dice for all boxes of the item (3.4)."""
    return any(has_dice_for(state.players[seat], card) for seat in later_seats(state))


def thieves(state: State, made: Made) -> tuple[Seat, ...]:
    """The later seats that steal the item (3.4) if they roll as well as can be; few of them will."""
    return tuple([seat for seat in later_seats(state) if _could_steal(state, seat, made)])


def at_stake(state: State, owner: Seat, made: Made) -> tuple[Seat, ...]:
    """Who may still steal an item: the player on turn with the dice as they lie, later ones if they roll well."""
    if state.phase is not Phase.CRAFT:
        return ()
    now = (state.turn,) if _could_steal(state, state.turn, made) else ()
    return tuple([seat for seat in (*now, *thieves(state, made)) if seat != owner])


def stealable(state: State) -> frozenset[Item]:
    """The items made this round that somebody may still steal."""
    made = [(Seat(seat), one) for seat, player in enumerate(state.players) for one in player.made]
    return frozenset(one.card.item for seat, one in made if at_stake(state, seat, one))


def _could_steal(state: State, seat: Seat, made: Made) -> bool:
    player = state.players[seat]
    if state.edition is Edition.SECOND:
        # 4.3: above 6 only in one's own turn.
        made = replace(made, dice=tuple([at_most_six(one) for one in made.dice]))
    hand = best_hand(state, player) if player.hand is None else player.hand
    return fillable(wants_to_steal(made), hand, tools_of(in_reach(player.held)).kit)


def has_dice_for(player: Player, card: CraftCard) -> bool:
    """Whether the player rolls a die of the right colour for each box (3.3)."""
    dice, kinds = _common(player), [box.kind for box in card.boxes]
    return sum(max(kinds.count(kind) - dice.count(kind), 0) for kind in set(kinds)) <= player.library


def best_hand(state: State, player: Player) -> tuple[Die, ...]:
    """Every die at its highest."""
    highest = TURNED_TO if state.cemetery != TURNED_TO or player.held else TURNED_TO - 1
    return tuple([die(kind, highest) for kind in (*_common(player), *[Kind.LIBRARY] * player.library)])


def _common(player: Player) -> list[Kind]:
    """What the player rolls. Garden's wood is taken without giving up its bonus: rather one thief too many."""
    woods = [Kind.WOOD for held in player.held if isinstance(change_of(held), BoostOrDie)]
    return [*common_to_roll(player), *woods]
