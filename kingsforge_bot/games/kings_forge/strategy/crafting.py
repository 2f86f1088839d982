"""The craft turn: what is made of a roll, one action after the other."""

from collections.abc import Iterator, Sequence

from kingsforge_bot.games.kings_forge.advice.making.kit import in_reach
from kingsforge_bot.games.kings_forge.advice.making.offers import Offer, Proposal, proposals
from kingsforge_bot.games.kings_forge.advice.making.pairs import pairs
from kingsforge_bot.games.kings_forge.advice.making.wants import Goal, Want, wants_to_craft, wants_to_steal
from kingsforge_bot.games.kings_forge.advice.odds import Question
from kingsforge_bot.games.kings_forge.rules.actions import Action, Craft, End, Roll, Steal, TakeWood, Use
from kingsforge_bot.games.kings_forge.rules.benefits import Held, change_of, giving_wood
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, Pool, sort_dice, without
from kingsforge_bot.games.kings_forge.rules.effects import Reroll
from kingsforge_bot.games.kings_forge.rules.state import Player, State
from kingsforge_bot.games.kings_forge.strategy.effort import ALL, affordable


def forge(
    state: State, actions: Sequence[Action] | None, *, enough: int | None = None, guarded: bool = False
) -> Action:
    """What to do in a craft turn: two items rather than one, the safest way; then what rolls again; then the end.

    Of a list of actions it is one of them; without one whatever is legal. `enough` is what rolling again may cost to
    weigh, None any amount. `guarded`: an item is made the safest way even where nobody can steal it yet; of two at once
    that is not sought, which would cost a third more where rounds are played out by the hundred.
    """
    if state.players[state.turn].hand is None:
        return Roll()
    offers = proposals(state, guarded=guarded)
    if offers:
        wanted = _way(state, offers, hard=not guarded)[0].actions[0]
        found = listed(wanted, actions)
        if found is not None:
            return found
        eager = next((one for one in actions or () if isinstance(one, Craft | Steal)), None)
        if eager is not None:
            return eager
    return _again(state, actions, enough) or End()


def listed(wanted: Action, actions: Sequence[Action] | None) -> Action | None:
    """The action of the list that means the same: dice are named in one order there."""
    if actions is None or wanted in actions:
        return wanted
    match wanted:
        case Craft(item=item, dice=dice) | Steal(item=item, dice=dice):
            for one in actions:
                if type(one) is type(wanted) and one.item == item and sort_dice(one.dice) == sort_dice(dice):
                    return one
        case Use(source=source, on=on):
            for one in actions:
                if isinstance(one, Use) and one.source is source and sort_dice(one.on) == sort_dice(on):
                    return one
        case _:
            pass
    return None


def aimed_at(state: State) -> tuple[Proposal, ...]:
    """What a craft turn goes on to make, one after the other; nothing before the roll and where nothing can be made."""
    offers = proposals(state)
    return _way(state, offers) if offers else ()


def _way(state: State, offers: tuple[Offer, ...], *, hard: bool = True) -> tuple[Proposal, ...]:
    both = pairs(state, offers, hard=hard)
    if both:
        return both[0].first, both[0].second
    # The highest rank: of equal counts it decides (5.4).
    best = max(offers, key=lambda offer: (offer.seat is not None, _rank(state, offer)))
    return (best.safest,)


def _rank(state: State, offer: Offer) -> int:
    cards = [*state.display, *[made.card for player in state.players for made in player.made]]
    return next(card.rank for card in cards if card.item == offer.item)


def _again(state: State, actions: Sequence[Action] | None, enough: int | None) -> Action | None:
    """Nothing can be made: the best re-roll, else Garden's wood die."""
    player = state.players[state.turn]
    best: tuple[float, Action] | None = None
    for held in _rolling_again(player):
        tries = _tries(state, held)
        if enough is None:
            # The yardstick of the other players stays where it is: it asks for the first item alone.
            tries = [(dice, question, goal[:1]) for dice, question, goal in tries]
        effort = ALL if enough is None else affordable([(question, goal) for _, question, goal in tries], enough)
        for dice, question, goal in tries:
            likely = effort.chance(question, goal)
            if best is None or likely > best[0]:
                found = listed(Use(held.source, dice), actions)
                if found is not None:
                    best = likely, found
    if best is not None and best[0] > 0:
        return best[1]
    if actions is None:
        woods = giving_wood(player.held) if state.stock.count(Kind.WOOD) else ()
        return next((TakeWood(one.source) for one in woods), None)
    return next((one for one in actions if isinstance(one, TakeWood)), None)


def weighed_again(state: State) -> list[list[tuple[Question, Goal]]]:
    """Of each benefit that rolls dice again, what is asked about it where nothing can be made."""
    held = _rolling_again(state.players[state.turn])
    return [[(question, goal) for _, question, goal in _tries(state, one)] for one in held]


def _rolling_again(player: Player) -> list[Held]:
    return [held for held in dict.fromkeys(in_reach(player.held)) if isinstance(change_of(held), Reroll)]


def _tries(state: State, held: Held) -> list[tuple[tuple[Die, ...], Question, Goal]]:
    """The dice that may be rolled again by that benefit, and what is asked of them with the rest of what is held."""
    player = state.players[state.turn]
    rest = list(player.held)
    rest.remove(held)
    return list(_rerolls(state, player.hand or (), tuple(rest)))


def _rerolls(
    state: State, hand: tuple[Die, ...], held: tuple[Held, ...]
) -> Iterator[tuple[tuple[Die, ...], Question, Goal]]:
    """Dice to roll again, and what is asked of them: kept are dice for some of an item's boxes.

    Of the same dice all is asked that they may bring: any item will do.
    """
    goals: list[Goal] = [wants_to_craft(card) for card in state.display]
    for seat, other in enumerate(state.players):
        if seat != state.turn:
            goals += [wants_to_steal(made) for made in other.made]
    found: dict[tuple[Die, ...], dict[Want, None]] = {}
    for goal in goals:
        for want in goal:
            kept, open_boxes = _kept(want, hand)
            again = without(hand, kept)
            if again and open_boxes.kinds:
                found.setdefault(again, {})[open_boxes] = None
    for again, wants in found.items():
        white = len([one for one in again if one.kind is Kind.LIBRARY])
        yield again, Question(Pool.of_dice(again), white, state.cemetery, held), tuple(wants)


def _kept(want: Want, hand: tuple[Die, ...]) -> tuple[tuple[Die, ...], Want]:
    """For each box, the highest first, the lowest die that is enough; and the boxes left open."""
    rest, kept = list(hand), list[Die]()
    kinds, rows = list[Kind](), list[tuple[int, ...]]()
    for kind, least in zip(want.kinds, want.least, strict=True):
        open_row: list[int] = []
        for value in reversed(least):
            fits = [one for one in rest if one.kind is kind and one.value >= value]
            if fits:
                rest.remove(fits[0])
                kept.append(fits[0])
            else:
                open_row.append(value)
        if open_row:
            kinds.append(kind)
            rows.append(tuple(sorted(open_row)))
    return tuple(kept), Want(tuple(kinds), tuple(rows))
