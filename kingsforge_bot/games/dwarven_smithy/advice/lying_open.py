"""What each seat has by what lies open: the rule by which boards, their pictures and descriptions say who leads."""

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType
from kingsforge_bot.games.dwarven_smithy.rules.state import Player, State


def lying_open(view: State, cards: CardSet) -> tuple[int, ...]:
    """By seat its coins and completed King's Items; each that lies face down before the reader counts as one brings
    on average, for nobody but its owner may know its name (3.8).
    """
    values = [card.full_value for card in cards.guild.values() if card.type is CardType.KINGS_ITEM]
    each = sum(values) // max(1, len(values))
    return tuple(
        one.coins + sum(cards.guild[king.card].full_value if king.card in cards.guild else each for king in one.kings)
        for one in view.players
    )


def covered(player: Player, cards: CardSet) -> bool:
    """Whether some of its King's Items lie face down before the reader."""
    return any(king.card not in cards.guild for king in player.kings)


def leader(view: State, cards: CardSet) -> Seat | None:
    """Who has most by that; None where several have."""
    worth = lying_open(view, cards)
    best = max(worth)
    return Seat(worth.index(best)) if worth.count(best) == 1 else None
