"""What of an event is told, by the log in a sentence and by the board in a few words: message, facts, and who did it.

Both name their messages alike, but for the beginning: `event-docked` or `yours-docked`, and `brief-docked`.
"""

from collections.abc import Mapping
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

Facts = Mapping[str, str | int]
_Table = ev.RoundBegan | ev.PhaseBegan | ev.Refilled | ev.Displayed | ev.Won | ev.BenefitsLost | ev.GameEnded
_Gathering = ev.Claimed | ev.Docked | ev.Passed | ev.Gained | ev.BenefitGained | ev.LibraryGained | ev.Traded
_Rolling = ev.GambleRolled | ev.GambleMissed | ev.GambleSettled | ev.PurplePlaced | ev.Rolled | ev.Cancelled
_Crafting = ev.Used | ev.WoodTaken | ev.BenefitKept | ev.Crafted | ev.Stolen | ev.TurnEnded | ev.TurnSkipped


class Gist(msgspec.Struct, frozen=True):
    """What there is to tell of one event."""

    name: str
    """How its messages are called behind the word they begin with."""
    seat: Seat | None = None
    """Who did it; None where the table did, and nobody is named."""
    facts: Facts = {}
    """What fills its messages; one that says less leaves some of it out."""


def gist_of(people: People, event: ev.Event, reader: Seat | None = None, *, forced: bool = False) -> Gist:
    """`reader`: the seat of the only one who reads it; what was done to it has messages of its own."""
    if isinstance(event, _Table):
        return _of_table(people, event)
    if isinstance(event, _Gathering):
        return _of_gathering(people, event, reader, forced)
    if isinstance(event, _Rolling):
        return _of_rolling(people, event)
    return _of_crafting(people, event, reader)


def places_text(people: People, event: ev.GameEnded) -> str:
    """The places in order: `1. Ana, 2. Ben, 2. Cleo, 4. Dan`."""
    rows: list[str] = []
    place = 1
    for tied in event.places:
        rows += [people.l10n("event-place", place=place, who=people.named(seat)) for seat in tied]
        place += len(tied)
    return people.l10n.listing(rows)


def _of_table(people: People, event: _Table) -> Gist:
    l10n = people.l10n
    match event:
        case ev.RoundBegan(round=number, anvil=anvil, dealt=dealt):
            cards = l10n.listing(card_name(l10n, card) for card in dealt)
            return Gist("round-began", anvil, {"round": number, "cards": cards})
        case ev.PhaseBegan(phase=phase):
            return Gist("phase-began", None, {"phase": phase.value})
        case ev.Refilled(card=card):
            return Gist("refilled", None, {"card": card_name(l10n, card)})
        case ev.Displayed(card=shown):
            return Gist("displayed", None, {"item": craft_card_name(l10n, shown.item)})
        case ev.Won(seat=seat, item=item):
            return Gist("won", seat, {"item": craft_card_name(l10n, item)})
        case ev.BenefitsLost(seat=seat, held=benefits):
            lost = l10n.listing(held_name(l10n, held) for held in benefits)
            return Gist("benefits-lost", seat, {"held": lost})
        case ev.GameEnded():
            return Gist("game-ended", None, {"places": places_text(people, event)})
        case _:
            assert_never(event)


def _of_gathering(people: People, event: _Gathering, reader: Seat | None, forced: bool) -> Gist:
    l10n = people.l10n
    match event:
        case ev.Claimed():
            return _claimed(people, event)
        case ev.Docked(seat=seat, space=space, discarded=card, paid=pool):
            turned, paid = card_name(l10n, card), visit_paid_words(l10n, pool)
            return Gist("docked", seat, {"space": space_name(l10n, space), "card": turned, "paid": paid})
        case ev.Passed(seat=seat, taking=taking):
            return Gist("passed", seat, {"taking": _passed_word(taking, forced)})
        case ev.Gained():
            return _gained(people, event)
        case ev.BenefitGained(seat=seat, held=held):
            return Gist("benefit-gained", seat, {"held": held_label(l10n, held)})
        case ev.LibraryGained(seat=seat, given=given):
            return Gist("library-gained" if given else "library-missed", seat)
        case ev.Traded(seat=seat, to=to, given=given_dice, taken=taken):
            facts = {"given": pool_words(l10n, given_dice), "taken": l10n(f"kind-{taken.value}")}
            if to == reader:
                return Gist("traded-yours", seat, facts)
            return Gist("traded", seat, {**facts, "to": people.named(to)})
        case _:
            assert_never(event)


def _of_rolling(people: People, event: _Rolling) -> Gist:
    l10n = people.l10n
    match event:
        case ev.GambleRolled(seat=seat, side=side, die=die):
            return Gist("gamble-rolled", seat, {"side": side_name(l10n, side), "die": die.text})
        case ev.GambleMissed(seat=seat, side=side):
            return Gist("gamble-missed", seat, {"side": side_name(l10n, side)})
        case ev.GambleSettled(seat=seat, die=die, kept=kept):
            return Gist("gamble-kept" if kept else "gamble-returned", seat, {"die": die.text})
        case ev.PurplePlaced(value=value):
            return Gist("purple-placed-high" if value > TURNED_TO else "purple-placed", None, {"value": value})
        case ev.Rolled(seat=seat, dice=dice):
            return Gist("rolled", seat, {"dice": dice_text(l10n, sort_dice(dice))})
        case ev.Cancelled(seat=seat, dice=dice):
            return Gist("cancelled", seat, {"dice": dice_text(l10n, dice)})
        case _:
            assert_never(event)


def _of_crafting(people: People, event: _Crafting, reader: Seat | None) -> Gist:
    l10n = people.l10n
    match event:
        case ev.Used(seat=seat, held=held, before=before, after=after):
            shown, then = dice_text(l10n, before), dice_text(l10n, after)
            return Gist("used", seat, {"source": held_name(l10n, held), "before": shown, "after": then})
        case ev.WoodTaken():
            return _wood_taken(people, event)
        case ev.BenefitKept(seat=seat, held=held):
            return Gist("benefit-kept", seat, {"held": held_name(l10n, held)})
        case ev.Crafted(seat=seat, item=item, dice=dice):
            return Gist("crafted", seat, {"item": craft_card_name(l10n, item), "dice": dice_text(l10n, dice)})
        case ev.Stolen():
            return _stolen(people, event, reader)
        case ev.TurnEnded(seat=seat, unused=unused) if unused:
            return Gist("turn-ended-unused", seat, {"dice": dice_text(l10n, unused)})
        case ev.TurnEnded(seat=seat):
            return Gist("turn-ended", seat)
        case ev.TurnSkipped(seat=seat):
            return Gist("turn-skipped", seat)
        case _:
            assert_never(event)


def _claimed(people: People, event: ev.Claimed) -> Gist:
    l10n, side, copying = people.l10n, event.side, event.copying
    named = side_name(l10n, side, copying)
    if not event.paid:
        return Gist("claimed-trading" if trades(side, copying) else "claimed-free", event.seat, {"side": named})
    return Gist("claimed", event.seat, {"side": named, "paid": claim_paid_words(l10n, side, copying, event.paid)})


def _passed_word(taking: PassBenefit | None, forced: bool) -> str:
    """Which of its sentences a pass gets."""
    return "forced" if forced else taking.value if taking else "nothing"


def _gained(people: People, event: ev.Gained) -> Gist:
    l10n = people.l10n
    dice, missing = pool_words(l10n, event.dice), pool_words(l10n, event.missing)
    facts = {"dice": dice, "missing": missing, "usable": "yes" if event.usable else "no"}
    if not event.missing:
        return Gist("gained", event.seat, facts)
    return Gist("gained-part" if event.dice else "gained-nothing", event.seat, facts)


def _wood_taken(people: People, event: ev.WoodTaken) -> Gist:
    source = held_name(people.l10n, event.held)
    if not event.given:
        return Gist("wood-missed", event.seat, {"source": source})
    if event.die is None:
        return Gist("wood-taken", event.seat, {"source": source})
    return Gist("wood-rolled", event.seat, {"source": source, "die": event.die.text})


def _stolen(people: People, event: ev.Stolen, reader: Seat | None) -> Gist:
    l10n = people.l10n
    facts = {
        "item": craft_card_name(l10n, event.item),
        "dice": dice_text(l10n, event.dice),
        "freed": dice_text(l10n, event.freed),
    }
    if event.victim == reader:
        return Gist("stolen-yours", event.seat, facts)
    return Gist("stolen", event.seat, {**facts, "victim": people.named(event.victim)})
