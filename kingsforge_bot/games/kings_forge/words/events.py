"""Events as lines of the log."""

from collections.abc import Sequence
from typing import assert_never

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.rules.actions import PassBenefit
from kingsforge_bot.games.kings_forge.rules.dice import sort_dice
from kingsforge_bot.games.kings_forge.rules.effects import TURNED_TO
from kingsforge_bot.games.kings_forge.words.labels import held_label
from kingsforge_bot.games.kings_forge.words.names import (
    People,
    card_name,
    claim_paid_words,
    craft_card_name,
    dice_text,
    held_name,
    pool_words,
    side_name,
    space_name,
    trades,
    visit_paid_words,
)
from kingsforge_bot.i18n.localizer import Localizer


class _Telling(msgspec.Struct, frozen=True):
    """Tells what a seat did: to the one who sits there as theirs, to all others by the name."""

    people: People
    reader: Seat | None

    def __call__(self, event: str, seat: Seat, /, **facts: str | int) -> str:
        l10n = self.people.l10n
        if seat == self.reader:
            return l10n(f"yours-{event}", **facts)
        return l10n(f"event-{event}", who=self.people.named(seat), **facts)


def event_line(  # noqa: C901 - a row per event
    l10n: Localizer, event: ev.Event, names: Sequence[str], reader: Seat | None = None, *, forced: bool = False
) -> str:
    """One event as a sentence in markdown; `names` by seat, as Discord gives them.

    `reader`: the seat of the only one who reads it, who is not called by name. `forced`: the table did it by itself.
    """
    people = People(l10n, names)
    who, tell = people.named, _Telling(people, reader)
    match event:
        case ev.RoundBegan(round=number, anvil=anvil, dealt=dealt):
            cards = l10n.listing(card_name(l10n, card) for card in dealt)
            return tell("round-began", anvil, round=number, cards=cards)
        case ev.PhaseBegan(phase=phase):
            return l10n("event-phase-began", phase=phase.value)
        case ev.Claimed(seat=seat, side=side, copying=copying, paid=paid):
            named = side_name(l10n, side, copying)
            if not paid and trades(side, copying):
                return tell("claimed-trading", seat, side=named)
            if not paid:
                return tell("claimed-free", seat, side=named)
            return tell("claimed", seat, side=named, paid=claim_paid_words(l10n, side, copying, paid))
        case ev.Docked(seat=seat, space=space, discarded=card, paid=pool):
            named, turned = space_name(l10n, space), card_name(l10n, card)
            return tell("docked", seat, space=named, card=turned, paid=visit_paid_words(l10n, pool))
        case ev.Passed(seat=seat, taking=taking):
            return tell("passed", seat, taking=passed_word(taking, forced=forced))
        case ev.Gained():
            return _gained(tell, event)
        case ev.BenefitGained(seat=seat, held=held):
            return tell("benefit-gained", seat, held=held_label(l10n, held))
        case ev.LibraryGained(seat=seat, given=True):
            return tell("library-gained", seat)
        case ev.LibraryGained(seat=seat):
            return tell("library-missed", seat)
        case ev.Traded(seat=seat, to=to, given=given, taken=taken) if to == reader:
            kind = l10n(f"kind-{taken.value}")
            return tell("traded-yours", seat, given=pool_words(l10n, given), taken=kind)
        case ev.Traded(seat=seat, to=to, given=given, taken=taken):
            kind = l10n(f"kind-{taken.value}")
            return tell("traded", seat, to=who(to), given=pool_words(l10n, given), taken=kind)
        case ev.GambleRolled(seat=seat, side=side, die=die):
            return tell("gamble-rolled", seat, side=side_name(l10n, side), die=die.text)
        case ev.GambleMissed(seat=seat, side=side):
            return tell("gamble-missed", seat, side=side_name(l10n, side))
        case ev.GambleSettled(seat=seat, die=die, kept=True):
            return tell("gamble-kept", seat, die=die.text)
        case ev.GambleSettled(seat=seat, die=die):
            return tell("gamble-returned", seat, die=die.text)
        case ev.PurplePlaced(value=value) if value > TURNED_TO:
            return l10n("event-purple-placed-high", value=value)
        case ev.PurplePlaced(value=value):
            return l10n("event-purple-placed", value=value)
        case ev.Cancelled(seat=seat, dice=dice):
            return tell("cancelled", seat, dice=dice_text(l10n, dice))
        case ev.Used(seat=seat, held=held, before=before, after=after):
            shown, then = dice_text(l10n, before), dice_text(l10n, after)
            return tell("used", seat, source=held_name(l10n, held), before=shown, after=then)
        case ev.WoodTaken():
            return _wood_taken(tell, event)
        case ev.BenefitKept(seat=seat, held=held):
            return tell("benefit-kept", seat, held=held_name(l10n, held))
        case ev.Refilled(card=card):
            return l10n("event-refilled", card=card_name(l10n, card))
        case ev.Rolled(seat=seat, dice=dice):
            return tell("rolled", seat, dice=dice_text(l10n, sort_dice(dice)))
        case ev.Crafted(seat=seat, item=item, dice=dice):
            name = craft_card_name(l10n, item)
            return tell("crafted", seat, item=name, dice=dice_text(l10n, dice))
        case ev.Displayed(card=shown_card):
            return l10n("event-displayed", item=craft_card_name(l10n, shown_card.item))
        case ev.Stolen():
            return _stolen(tell, event)
        case ev.TurnEnded(seat=seat, unused=unused) if unused:
            return tell("turn-ended-unused", seat, dice=dice_text(l10n, unused))
        case ev.TurnEnded(seat=seat):
            return tell("turn-ended", seat)
        case ev.TurnSkipped(seat=seat):
            return tell("turn-skipped", seat)
        case ev.Won(seat=seat, item=item):
            return tell("won", seat, item=craft_card_name(l10n, item))
        case ev.BenefitsLost(seat=seat, held=benefits):
            lost = l10n.listing(held_name(l10n, held) for held in benefits)
            return tell("benefits-lost", seat, held=lost)
        case ev.GameEnded():
            return l10n("event-game-ended", places=places_text(people, event))
        case _:
            assert_never(event)


def passed_word(taking: PassBenefit | None, *, forced: bool) -> str:
    """Which of its sentences a pass gets."""
    return "forced" if forced else taking.value if taking else "nothing"


def places_text(people: People, event: ev.GameEnded) -> str:
    """The places in order: `1. Ana, 2. Ben, 2. Cleo, 4. Dan`."""
    rows: list[str] = []
    place = 1
    for tied in event.places:
        rows += [people.l10n("event-place", place=place, who=people.named(seat)) for seat in tied]
        place += len(tied)
    return people.l10n.listing(rows)


def _gained(tell: _Telling, event: ev.Gained) -> str:
    l10n, usable = tell.people.l10n, "yes" if event.usable else "no"
    dice, missing = pool_words(l10n, event.dice), pool_words(l10n, event.missing)
    if not event.missing:
        return tell("gained", event.seat, dice=dice, usable=usable)
    if event.dice:
        return tell("gained-part", event.seat, dice=dice, missing=missing, usable=usable)
    return tell("gained-nothing", event.seat, missing=missing)


def _wood_taken(tell: _Telling, event: ev.WoodTaken) -> str:
    source = held_name(tell.people.l10n, event.held)
    if not event.given:
        return tell("wood-missed", event.seat, source=source)
    if event.die is None:
        return tell("wood-taken", event.seat, source=source)
    return tell("wood-rolled", event.seat, source=source, die=event.die.text)


def _stolen(tell: _Telling, event: ev.Stolen) -> str:
    l10n = tell.people.l10n
    facts = {
        "item": craft_card_name(l10n, event.item),
        "dice": dice_text(l10n, event.dice),
        "freed": dice_text(l10n, event.freed),
    }
    if event.victim == tell.reader:
        return tell("stolen-yours", event.seat, **facts)
    return tell("stolen", event.seat, victim=tell.people.named(event.victim), **facts)
