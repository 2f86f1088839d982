"""What a plan is made of, as values and as text: what is to be done, and what cancels it."""

from typing import Final

from kingsforge_bot.core.errors import NotationError
from kingsforge_bot.core.plans import CancelCondition, Plan, PlannedAction, read_plan
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name, is_raw, kind_of

TURN: Final = "turn "
"""Begins the words that say when a plan was made; the number of the turn follows."""
_LONGEST_NUMBER: Final = 6


class EndTurn(PlannedAction, frozen=True):
    """End it without drawing (6.3)."""

    def __str__(self) -> str:
        return "end"


class SellCard(PlannedAction, frozen=True):
    """Sell a resource of the market (5.5). One that comes there in the next turn is tilted, and sold the turn after."""

    card: Name

    def __str__(self) -> str:
        return f"sell {self.card}"


class OfferCard(PlannedAction, frozen=True):
    """Move a resource of the workshop to the market, refined by then (4.2, 5.3)."""

    card: Name

    def __str__(self) -> str:
        return f"move {self.card} to market"


class CraftCard(PlannedAction, frozen=True):
    """Craft it with the fewest resources that do (5.8), as they are refined by then."""

    card: Name

    def __str__(self) -> str:
        return f"craft {self.card}"


class BuyCard(PlannedAction, frozen=True):
    """Buy it wherever it costs least, from a market or the row (5.6, 5.7), for no more than so many coins."""

    card: Name
    most: int

    def __str__(self) -> str:
        return f"buy {self.card} for {self.most}"


class PassAuction(PlannedAction, frozen=True):
    """Pass in the next auction of another seat's turn (8.3)."""

    def __str__(self) -> str:
        return "pass"


class EndComes(CancelCondition, frozen=True):
    """The end of the game was triggered (7.1)."""

    def __str__(self) -> str:
        return "ending"


class CardGone(CancelCondition, frozen=True):
    """Nobody else's market has the card any more, nor the row."""

    card: Name

    def __str__(self) -> str:
        return f"gone {self.card}"


def parse_plan(text: str, cards: CardSet) -> Plan:
    """The inverse of str(plan). Raises NotationError."""
    plan = read_plan(text, lambda said: _planned_action(said, cards), _cancel_condition)
    if plan.during and made_in(plan.during) is None:
        raise NotationError(text, plan.during)
    return plan


def made_in(during: str) -> int | None:
    """The number of the turn in which a plan was made; None for what is no turn."""
    return _number(during.removeprefix(TURN)) if during.startswith(TURN) else None


def _number(said: str) -> int | None:
    readable = said.isascii() and said.isdecimal() and len(said) <= _LONGEST_NUMBER
    return int(said) if readable and said == str(int(said)) else None


def _planned_action(text: str, cards: CardSet) -> PlannedAction:
    match text.split(" "):
        case ["end"]:
            return EndTurn()
        case ["pass"]:
            return PassAuction()
        case ["sell", card] if kind_of(Name(card)) is not None:
            return SellCard(Name(card))
        case ["move", card, "to", "market"] if kind_of(Name(card)) is not None and not is_raw(Name(card)):
            return OfferCard(Name(card))
        case ["craft", card] if card in cards.guild:
            return CraftCard(Name(card))
        case ["buy", card, "for", said] if _is_card(card, cards) and (coins := _number(said)) is not None:
            return BuyCard(Name(card), coins)
        case [*words]:
            raise NotationError(text, words[-1])


def _is_card(word: str, cards: CardSet) -> bool:
    return word in cards.guild or kind_of(Name(word)) is not None


def _cancel_condition(text: str) -> CancelCondition:
    match text.split(" "):
        case ["ending"]:
            return EndComes()
        case ["gone", card]:
            return CardGone(Name(card))
        case [*words]:
            raise NotationError(text, words[-1])
