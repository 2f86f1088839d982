"""Labels for menus, buttons and autocomplete: no markdown, within Discord's limits."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, assert_never

from kingsforge_bot.games.kings_forge.rules.actions import (
    Action,
    Craft,
    Dock,
    End,
    Gather,
    Keep,
    Pass,
    PassBenefit,
    Roll,
    Steal,
    TakeWood,
    Use,
)
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source, change_of
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, HALVES, Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, Pool
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS, Space
from kingsforge_bot.games.kings_forge.rules.payments import lost_dice
from kingsforge_bot.games.kings_forge.rules.state import Made
from kingsforge_bot.games.kings_forge.words.effects import cost_text, effect_text, exchange_text
from kingsforge_bot.games.kings_forge.words.words import (
    People,
    card_name,
    claim_paid_text,
    craft_card_name,
    dice_text,
    heading,
    held_name,
    kind_name,
    paid_text,
    pool_text,
    pool_words,
    side_name,
    source_name,
    space_name,
)
from kingsforge_bot.i18n.names import cut
from kingsforge_bot.i18n.speech import Voice

LABEL: Final = 100
"""Characters of a choice in a menu or of autocomplete."""
BUTTON: Final = 80


@lru_cache(maxsize=1 << 10)
def side_label(voice: Voice, side: Side) -> str:
    """`North Mine, top: 2 any -> 2 metal`."""
    half = side.value.partition(".")[2]
    what = exchange_text(voice, side)
    return cut(voice("label-side", card=card_name(voice, CARD_OF[side]), half=half, what=what), LABEL)


@lru_cache(maxsize=1 << 10)
def side_price(voice: Voice, side: Side) -> str:
    """`North Mine, top: 2 any`; what it does is told by `side_effect`."""
    half = side.value.partition(".")[2]
    what = cost_text(voice, HALVES[side])
    return cut(voice("label-side", card=card_name(voice, CARD_OF[side]), half=half, what=what), LABEL)


@lru_cache(maxsize=1 << 10)
def side_effect(voice: Voice, side: Side) -> str:
    """`Re-roll any of your dice once`."""
    return cut(heading(effect_text(voice, HALVES[side].effect)), LABEL)


@lru_cache(maxsize=1 << 6)
def space_label(voice: Voice, space: Space) -> str:
    """`Gem dock, space 1: 3 dice -> 1 gem`."""
    cost = voice("dice-number", count=OFFERS[space].cost)
    what = voice("label-exchange", cost=cost, effect=_gives(voice, space))
    return cut(voice("label-space", space=heading(space_name(voice, space)), what=what), LABEL)


@lru_cache(maxsize=1 << 6)
def space_price(voice: Voice, space: Space) -> str:
    """`Gem dock, space 1: 3 dice`; what it gives is told by `space_effect`."""
    cost = voice("dice-number", count=OFFERS[space].cost)
    return cut(voice("label-space", space=heading(space_name(voice, space)), what=cost), LABEL)


@lru_cache(maxsize=1 << 6)
def space_effect(voice: Voice, space: Space) -> str:
    """`1 gem`, or a token."""
    return cut(heading(_gives(voice, space)), LABEL)


def _gives(voice: Voice, space: Space) -> str:
    gives = OFFERS[space].gives
    return pool_words(voice, gives) if isinstance(gives, Pool) else source_name(voice, gives)


@lru_cache(maxsize=1 << 8)
def held_label(voice: Voice, held: Held) -> str:
    """`West Forest: +2 to one die`, as it stands in a sentence or a list."""
    what = effect_text(voice, change_of(held))
    return cut(voice("label-held", source=held_name(voice, held), what=what), LABEL)


def uses_text(voice: Voice, uses: Sequence[Use]) -> str:
    """`West Forest on W2; Tavern on M1`: benefits used one after the other."""
    return voice.steps(
        voice("workbench-step-use", source=source_name(voice, use.source), dice=dice_text(voice, use.on))
        for use in uses
    )


def pass_label(voice: Voice, taking: PassBenefit | None) -> str:
    """`Pass, take 1 metal (usable now)`."""
    return voice("label-pass" if taking is None else f"label-pass-{taking.value}")


def payment_label(voice: Voice, side: Side, copying: Side | None, paid: Sequence[Kind]) -> str:
    """`G M M M`, square by square; `4M 3W` where all squares are alike."""
    return cut(claim_paid_text(voice, side, copying, paid), BUTTON)


def payment_description(voice: Voice, side: Side, copying: Side | None, paid: Sequence[Kind]) -> str:
    """What becomes of the dice paid: which go to the stock at clean-up (2.2)."""
    cost = HALVES[side].cost + (HALVES[copying].cost if copying else ())
    lost = lost_dice(cost, tuple(paid))
    return voice("label-payment-lost", lost=pool_text(voice, lost)) if lost else voice("label-payment-kept")


def item_label(voice: Voice, card: CraftCard) -> str:
    """`Crown #46: M4 M5 G4 G4 G4 B4`."""
    name, boxes = craft_card_name(voice, card.item), " ".join(box.text for box in card.boxes)
    return cut(voice("label-item", item=name, rank=str(card.rank), boxes=boxes), LABEL)


def steal_label(voice: Voice, made: Made, owner: int, names: Sequence[str]) -> str:
    """`Crown of Ben: M4 M5 G4 G4 G4 B4`, the dice that lie on it."""
    name, who = craft_card_name(voice, made.card.item), People(voice, names, markdown=False).named(owner)
    return cut(voice("label-steal-item", item=name, who=who, dice=dice_text(voice, made.dice)), LABEL)


def action_label(voice: Voice, action: Action, names: Sequence[str]) -> str:
    """An action for a button or a confirmation: `Gem dock, space 1: Mill down, pay 3M`."""
    return cut(_action(voice, action, People(voice, names, markdown=False)), BUTTON)


def _action(voice: Voice, action: Action, people: People) -> str:
    match action:
        case Gather():
            return _gather(voice, action, people)
        case Dock(space=space, discarding=card, paying=pool):
            named, turned = heading(space_name(voice, space)), card_name(voice, card)
            return voice("action-dock", space=named, card=turned, paid=pool_text(voice, pool))
        case Pass(taking=taking):
            return pass_label(voice, taking)
        case Keep():
            return voice("action-keep")
        case Use(source=source, on=dice):
            return voice("action-use", source=heading(source_name(voice, source)), dice=dice_text(voice, dice))
        case TakeWood(source=source):
            return voice("action-take-wood", source=source_name(voice, source))
        case Roll():
            return voice("action-roll")
        case Craft(item=item, dice=dice):
            return voice("action-craft", item=craft_card_name(voice, item), dice=dice_text(voice, dice))
        case Steal(item=item, seat=seat, dice=dice):
            name, on_it = craft_card_name(voice, item), dice_text(voice, dice)
            return voice("action-steal", item=name, who=people.named(seat), dice=on_it)
        case End():
            return voice("action-end")
        case _:
            assert_never(action)


def _gather(voice: Voice, action: Gather, people: People) -> str:
    side = side_name(voice, action.side, action.copying)
    paid = [claim_paid_text(voice, action.side, action.copying, action.paying)] if action.paying else []
    if action.giving is not None and action.to is not None and action.taking is not None:
        given, who = pool_text(voice, action.giving), people.named(action.to)
        paid.append(voice("action-trade", given=given, who=who, taken=action.taking.value))
    return (
        voice("action-gather-paying", side=side, paid=voice.listing(paid))
        if paid
        else voice("action-gather", side=side)
    )


def question_text(voice: Voice, field: str) -> str:
    """What a menu asks when actions differ in that field."""
    return voice(f"question-{field}")


def answer_label(voice: Voice, field: str, answer: object, names: Sequence[str]) -> str:
    """An answer to that question, as `core.asking.next_question` lists them. Raises TypeError for anything else."""
    match field, answer:
        case _, None:
            return voice("answer-nothing")
        case "verb", str(verb):
            return voice(f"verb-{verb}")
        case _, Side():
            return side_label(voice, answer)
        case _, Space():
            return space_label(voice, answer)
        case _, Card():
            return card_name(voice, answer)
        case _, PassBenefit():
            return pass_label(voice, answer)
        case _, Source():
            return heading(source_name(voice, answer))
        case _, Kind():
            return heading(kind_name(voice, answer))
        case _, Pool():
            return pool_text(voice, answer)
        case (("to" | "seat"), int(seat)):
            return People(voice, names, markdown=False).named(seat)
        case "item", str(item):
            return cut(craft_card_name(voice, Item(item)), LABEL)
        case "paying", tuple(kinds):
            return cut(paid_text(voice, [kind for kind in kinds if isinstance(kind, Kind)]), LABEL)
        case (("on" | "dice"), tuple(dice)):
            return cut(dice_text(voice, [one for one in dice if isinstance(one, Die)]), LABEL)
        case _:
            raise TypeError(f"{field}: {answer!r}")
