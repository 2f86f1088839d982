"""How likely each item of a game was made or stolen, each item taken for itself."""

from collections.abc import Iterable, Iterator

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.making.kit import in_reach
from kingsforge_bot.games.kings_forge.advice.making.wants import Goal, wants_to_craft, wants_to_steal
from kingsforge_bot.games.kings_forge.advice.odds import Question, chance
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.crafting import at_most_six
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, Pool
from kingsforge_bot.games.kings_forge.rules.effects import TURNED_TO
from kingsforge_bot.games.kings_forge.rules.meta import Edition
from kingsforge_bot.games.kings_forge.rules.state import Made, State


class Luck(msgspec.Struct, frozen=True):
    """An item made or stolen in that round, the roll (3.1) that brought it, and how likely (0 to 1) that was before."""

    round: int
    rolled: ev.Rolled
    card: CraftCard
    odds: float


class _Round:
    """What the odds of a roll rest on, as events tell it: benefits held, the value cancelled, dice on items."""

    def __init__(self, number: int = 0) -> None:
        self.number = number
        self.banned: int | None = None
        self.held: dict[Seat, list[Held]] = {}
        self.lying: dict[Item, tuple[Die, ...]] = {}
        self.rolled: ev.Rolled | None = None
        self.asked: Question | None = None

    def gain(self, seat: Seat, held: Held) -> None:
        self.held.setdefault(seat, []).append(held)

    def lose(self, seat: Seat, held: Held) -> None:
        if held in self.held.get(seat, ()):
            self.held[seat].remove(held)

    def roll(self, rolled: ev.Rolled) -> None:
        held = tuple(self.held.get(rolled.seat, ()))
        whites = sum(one.kind is Kind.LIBRARY for one in rolled.dice)
        # The stock hardly ever lacks the wood that Garden may bring (4.7).
        woods = sum(Source.GARDEN_BOTTOM in (one.source, one.like) for one in held)
        self.rolled = rolled
        self.asked = Question(Pool.of_dice(rolled.dice), whites, self.banned, in_reach(held), woods)


def lucks(state: State, events: Iterable[ev.Event]) -> Iterator[tuple[ev.Crafted | ev.Stolen, Luck]]:
    """Of everything that was made or stolen and is an item of somebody at the end, in order."""
    cards = {card.item: card for player in state.players for card in player.items}
    now = _Round()
    for event in events:
        match event:
            case ev.RoundBegan(round=number):
                now = _Round(number)
            case ev.PurplePlaced(value=value):
                now.banned = value if value <= TURNED_TO else None
            case ev.BenefitGained(seat=seat, held=held):
                now.gain(seat, held)
            case ev.Used(seat=seat, held=held) | ev.WoodTaken(seat=seat, held=held):
                now.lose(seat, held)
            case ev.Rolled():
                now.roll(event)
            case ev.Crafted(item=item, dice=dice) | ev.Stolen(item=item, dice=dice):
                found = _luck(now, event, cards.get(item))
                if found is not None:
                    yield event, found
                now.lying[item] = dice
            case ev.TurnEnded() if state.edition is Edition.SECOND:
                # 4.3: values above 6 last for one's own turn only.
                now.lying = {item: tuple([at_most_six(one) for one in dice]) for item, dice in now.lying.items()}
            case _:
                pass


def _luck(now: _Round, event: ev.Crafted | ev.Stolen, card: CraftCard | None) -> Luck | None:
    if now.rolled is None or now.asked is None or now.rolled.seat != event.seat or card is None:
        return None
    goal: Goal = wants_to_craft(card)
    if isinstance(event, ev.Stolen):
        if not (lying := now.lying.get(event.item)):
            return None
        goal = wants_to_steal(Made(card, lying))
    return Luck(now.number, now.rolled, card, chance(now.asked, goal))
