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
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, HALVES, Card, Side, cost_of
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.dice import Die, Kind, Pool
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS, Space
from kingsforge_bot.games.kings_forge.rules.effects import Reroll, after
from kingsforge_bot.games.kings_forge.rules.payments import lost_dice
from kingsforge_bot.games.kings_forge.rules.state import Made
from kingsforge_bot.games.kings_forge.words.effects import change_text, effect_text, exchange_text
from kingsforge_bot.games.kings_forge.words.names import (
    People,
    card_choice,
    card_name,
    claim_paid_text,
    craft_card_choice,
    craft_card_name,
    dice_text,
    held_name,
    kind_name,
    pool_text,
    pool_words,
    side_name,
    source_name,
    space_name,
    visit_paid_text,
)
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import capitalised, shortened

LABEL: Final = 100
"""Characters of a choice in a menu or of autocomplete."""
BUTTON: Final = 80


@lru_cache(maxsize=1 << 10)
def side_label(l10n: Localizer, side: Side) -> str:
    """`North Mine (top): 2 any → 2 metal`."""
    half = side.value.partition(".")[2]
    what = exchange_text(l10n, side)
    both = l10n("label-side", card=card_choice(l10n, CARD_OF[side]), half=half, what=what)
    if len(both) <= LABEL:
        return both
    return shortened(l10n("label-side", card=card_name(l10n, CARD_OF[side]), half=half, what=what), LABEL)


@lru_cache(maxsize=1 << 10)
def side_effect(l10n: Localizer, side: Side) -> str:
    """`Re-roll any of your dice once`."""
    return shortened(capitalised(effect_text(l10n, HALVES[side].effect)), LABEL)


@lru_cache(maxsize=1 << 6)
def space_label(l10n: Localizer, space: Space) -> str:
    """`Gem dock, space 1: 3 dice → 1 gem`."""
    cost = l10n("dice-number", count=OFFERS[space].cost)
    what = l10n("label-exchange", cost=cost, effect=_gives(l10n, space))
    return shortened(l10n("label-space", space=capitalised(space_name(l10n, space)), what=what), LABEL)


@lru_cache(maxsize=1 << 6)
def space_effect(l10n: Localizer, space: Space) -> str:
    """`1 gem`, or a token."""
    return shortened(capitalised(_gives(l10n, space)), LABEL)


def _gives(l10n: Localizer, space: Space) -> str:
    gives = OFFERS[space].gives
    return pool_words(l10n, gives) if isinstance(gives, Pool) else source_name(l10n, gives)


@lru_cache(maxsize=1 << 8)
def held_label(l10n: Localizer, held: Held) -> str:
    """`West Forest: +2 to one die`, as it stands in a sentence or a list."""
    what = change_text(l10n, change_of(held))
    return shortened(l10n("label-held", source=held_name(l10n, held), what=what), LABEL)


def uses_text(l10n: Localizer, uses: Sequence[Use]) -> str:
    """`West Forest on W2; Tavern on M1`: benefits used one after the other."""
    return l10n.steps(
        l10n("workbench-step-use", source=source_name(l10n, use.source), dice=dice_text(l10n, use.on)) for use in uses
    )


def used_text(l10n: Localizer, held: Held, dice: Sequence[Die]) -> str:
    """`West Forest: M6 → M8`: a benefit with what it makes of the dice; none that rolls them again."""
    change = change_of(held)
    assert not isinstance(change, Reroll)
    then = [after(change, one) for one in dice]
    return l10n(
        "used-dice", source=capitalised(held_name(l10n, held)), dice=dice_text(l10n, dice), then=dice_text(l10n, then)
    )


def pass_label(l10n: Localizer, taking: PassBenefit | None) -> str:
    """`Pass: 1 metal, usable now`."""
    return l10n("label-pass" if taking is None else f"label-pass-{taking.value}")


def payment_label(l10n: Localizer, side: Side, copying: Side | None, paid: Sequence[Kind]) -> str:
    """`1×G (bin) 3×M`."""
    return shortened(claim_paid_text(l10n, side, copying, paid), BUTTON)


def payment_description(l10n: Localizer, side: Side, copying: Side | None, paid: Sequence[Kind]) -> str:
    """What becomes of the dice paid: which go to the stock at clean-up (2.2)."""
    lost = lost_dice(cost_of(side, copying), tuple(paid))
    return l10n("label-payment-lost", lost=pool_text(l10n, lost)) if lost else l10n("label-payment-kept")


def item_label(l10n: Localizer, card: CraftCard) -> str:
    """`Crown #46: M4 M5 G4 G4 G4 B4`."""
    name, boxes = craft_card_choice(l10n, card.item), " ".join(box.text for box in card.boxes)
    return shortened(l10n("label-item", item=name, rank=str(card.rank), boxes=boxes), LABEL)


def steal_label(l10n: Localizer, made: Made, owner: int, names: Sequence[str]) -> str:
    """`Crown of Ben: M4 M5 G4 G4 G4 B4`, the dice that lie on it."""
    name, who = craft_card_name(l10n, made.card.item), People(l10n, names, markdown=False).named(owner)
    return shortened(l10n("label-steal-item", item=name, who=who, dice=dice_text(l10n, made.dice)), LABEL)


def action_label(l10n: Localizer, action: Action, names: Sequence[str]) -> str:
    """An action for a button or a confirmation: `Gem dock, space 1: Mill down, pay 3×M`."""
    return shortened(_action(l10n, action, People(l10n, names, markdown=False)), BUTTON)


def _action(l10n: Localizer, action: Action, people: People) -> str:
    match action:
        case Gather():
            return _gather(l10n, action, people)
        case Dock(space=space, discarding=card, paying=pool):
            named, turned = capitalised(space_name(l10n, space)), card_name(l10n, card)
            return l10n("action-dock", space=named, card=turned, paid=visit_paid_text(l10n, pool))
        case Pass(taking=taking):
            return pass_label(l10n, taking)
        case Keep():
            return l10n("action-keep")
        case Use(source=source, on=dice):
            return l10n("action-use", source=capitalised(source_name(l10n, source)), dice=dice_text(l10n, dice))
        case TakeWood(source=source):
            return l10n("action-take-wood", source=source_name(l10n, source))
        case Roll():
            return l10n("action-roll")
        case Craft(item=item, dice=dice):
            return l10n("action-craft", item=craft_card_name(l10n, item), dice=dice_text(l10n, dice))
        case Steal(item=item, seat=seat, dice=dice):
            name, on_it = craft_card_name(l10n, item), dice_text(l10n, dice)
            return l10n("action-steal", item=name, who=people.named(seat), dice=on_it)
        case End():
            return l10n("action-end")
        case _:
            assert_never(action)


def _gather(l10n: Localizer, action: Gather, people: People) -> str:
    side = side_name(l10n, action.side, action.copying)
    paid = claim_paid_text(l10n, action.side, action.copying, action.paying) if action.paying else ""
    if action.giving is not None and action.to is not None and action.taking is not None:
        given, who = pool_text(l10n, action.giving), people.named(action.to)
        traded = l10n("action-trade", given=given, who=who, taken=action.taking.value)
        return l10n("action-gather-trading", side=side, traded=l10n.listing([*filter(None, [paid]), traded]))
    return l10n("action-gather-paying", side=side, paid=paid) if paid else l10n("action-gather", side=side)


def question_text(l10n: Localizer, field: str) -> str:
    """What a menu asks when actions differ in that field."""
    return l10n(f"question-{field}")


def _thing_label(l10n: Localizer, thing: Side | Space | Card | PassBenefit | Source | Kind | Pool) -> str:
    """What tells by itself what it is, whatever was asked."""
    match thing:
        case Side():
            return side_label(l10n, thing)
        case Space():
            return space_label(l10n, thing)
        case Card():
            return card_name(l10n, thing)
        case PassBenefit():
            return pass_label(l10n, thing)
        case Source():
            return capitalised(source_name(l10n, thing))
        case Kind():
            return capitalised(kind_name(l10n, thing))
        case Pool():
            return pool_text(l10n, thing)
        case _:
            assert_never(thing)


def answer_label(l10n: Localizer, field: str, answer: object, names: Sequence[str]) -> str:
    """An answer to that question, as `core.asking.next_question` lists them. Raises TypeError for anything else."""
    match field, answer:
        case _, None:
            return l10n("answer-nothing")
        case "verb", str(verb):
            return l10n(f"verb-{verb}")
        case _, (Side() | Space() | Card() | PassBenefit() | Source() | Kind() | Pool()) as thing:
            return _thing_label(l10n, thing)
        case (("to" | "seat"), int(seat)):
            return People(l10n, names, markdown=False).named(seat)
        case "item", str(item):
            return shortened(craft_card_name(l10n, Item(item)), LABEL)
        case "paying", tuple(kinds):
            return shortened(pool_text(l10n, Pool.kinds([kind for kind in kinds if isinstance(kind, Kind)])), LABEL)
        case (("on" | "dice"), tuple(dice)):
            return shortened(dice_text(l10n, [one for one in dice if isinstance(one, Die)]), LABEL)
        case _:
            raise TypeError(f"{field}: {answer!r}")
