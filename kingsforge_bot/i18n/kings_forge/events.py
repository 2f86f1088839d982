"""Events as lines of the log."""

from collections.abc import Sequence
from typing import assert_never

from kingsforge_bot.games.kings_forge.effects import TURNED_TO
from kingsforge_bot.games.kings_forge.events import (
    BenefitGained,
    BenefitsLost,
    Cancelled,
    Claimed,
    Crafted,
    Displayed,
    Docked,
    Event,
    Gained,
    GambleMissed,
    GambleRolled,
    GambleSettled,
    GameEnded,
    LibraryGained,
    Passed,
    PhaseBegan,
    PurplePlaced,
    Refilled,
    Rolled,
    RoundBegan,
    Stolen,
    Traded,
    TurnEnded,
    TurnSkipped,
    Used,
    Won,
    WoodTaken,
)
from kingsforge_bot.i18n.kings_forge.labels import held_label
from kingsforge_bot.i18n.kings_forge.words import (
    People,
    card_name,
    craft_card_name,
    dice_text,
    held_name,
    paid_text,
    pool_text,
    pool_words,
    side_name,
    space_name,
)
from kingsforge_bot.i18n.speech import Voice


def event_line(voice: Voice, event: Event, names: Sequence[str]) -> str:  # noqa: C901 - a row per event
    """One event as a sentence in markdown; `names` by seat, as Discord gives them."""
    people = People(voice, names)
    who = people.named
    match event:
        case RoundBegan(round=number, anvil=anvil, dealt=dealt):
            cards = voice.listing(card_name(voice, card) for card in dealt)
            return voice("event-round-began", round=number, who=who(anvil), cards=cards)
        case PhaseBegan(phase=phase):
            return voice("event-phase-began", phase=phase.value)
        case Claimed(seat=seat, side=side, copying=copying, paid=paid):
            named = side_name(voice, side, copying)
            if not paid:
                return voice("event-claimed-free", who=who(seat), side=named)
            return voice("event-claimed", who=who(seat), side=named, paid=paid_text(voice, paid))
        case Docked(seat=seat, space=space, discarded=card, paid=pool):
            named, turned = space_name(voice, space), card_name(voice, card)
            return voice("event-docked", who=who(seat), space=named, card=turned, paid=pool_text(voice, pool))
        case Passed(seat=seat, taking=taking):
            return voice("event-passed", who=who(seat), taking=taking.value if taking else "nothing")
        case Gained():
            return _gained(people, event)
        case BenefitGained(seat=seat, held=held):
            return voice("event-benefit-gained", who=who(seat), held=held_label(voice, held))
        case LibraryGained(seat=seat, given=True):
            return voice("event-library-gained", who=who(seat))
        case LibraryGained(seat=seat):
            return voice("event-library-missed", who=who(seat))
        case Traded(seat=seat, to=to, given=given, taken=taken):
            kind = voice(f"kind-{taken.value}")
            return voice("event-traded", who=who(seat), to=who(to), given=pool_text(voice, given), taken=kind)
        case GambleRolled(seat=seat, side=side, die=die):
            return voice("event-gamble-rolled", who=who(seat), side=side_name(voice, side), die=die.text)
        case GambleMissed(seat=seat, side=side):
            return voice("event-gamble-missed", who=who(seat), side=side_name(voice, side))
        case GambleSettled(seat=seat, die=die, kept=True):
            return voice("event-gamble-kept", who=who(seat), die=die.text)
        case GambleSettled(seat=seat, die=die):
            return voice("event-gamble-returned", who=who(seat), die=die.text)
        case PurplePlaced(value=value) if value > TURNED_TO:
            return voice("event-purple-placed-high", value=value)
        case PurplePlaced(value=value):
            return voice("event-purple-placed", value=value)
        case Cancelled(seat=seat, dice=dice):
            return voice("event-cancelled", who=who(seat), dice=dice_text(voice, dice))
        case Used(seat=seat, held=held, before=before, after=after):
            shown, then = dice_text(voice, before), dice_text(voice, after)
            return voice("event-used", who=who(seat), source=held_name(voice, held), before=shown, after=then)
        case WoodTaken():
            return _wood_taken(people, event)
        case Refilled(card=card):
            return voice("event-refilled", card=card_name(voice, card))
        case Rolled(seat=seat, dice=dice):
            return voice("event-rolled", who=who(seat), dice=dice_text(voice, dice))
        case Crafted(seat=seat, item=item, dice=dice):
            name = craft_card_name(voice, item)
            return voice("event-crafted", who=who(seat), item=name, dice=dice_text(voice, dice))
        case Displayed(card=shown_card):
            return voice("event-displayed", item=craft_card_name(voice, shown_card.item))
        case Stolen():
            return _stolen(people, event)
        case TurnEnded(seat=seat, unused=unused) if unused:
            return voice("event-turn-ended-unused", who=who(seat), dice=dice_text(voice, unused))
        case TurnEnded(seat=seat):
            return voice("event-turn-ended", who=who(seat))
        case TurnSkipped(seat=seat):
            return voice("event-turn-skipped", who=who(seat))
        case Won(seat=seat, item=item):
            return voice("event-won", who=who(seat), item=craft_card_name(voice, item))
        case BenefitsLost(seat=seat, held=benefits):
            lost = voice.listing(held_name(voice, held) for held in benefits)
            return voice("event-benefits-lost", who=who(seat), held=lost)
        case GameEnded():
            return voice("event-game-ended", places=places_text(people, event))
        case _:
            assert_never(event)


def places_text(people: People, event: GameEnded) -> str:
    """The places in order: `1. Ana, 2. Ben, 2. Cleo, 4. Dan`."""
    rows: list[str] = []
    place = 1
    for tied in event.places:
        rows += [people.voice("event-place", place=place, who=people.named(seat)) for seat in tied]
        place += len(tied)
    return people.voice.listing(rows)


def _gained(people: People, event: Gained) -> str:
    voice, who, usable = people.voice, people.named(event.seat), "yes" if event.usable else "no"
    dice, missing = pool_words(voice, event.dice), pool_words(voice, event.missing)
    if not event.missing:
        return voice("event-gained", who=who, dice=dice, usable=usable)
    if event.dice:
        return voice("event-gained-part", who=who, dice=dice, missing=missing, usable=usable)
    return voice("event-gained-nothing", who=who, missing=missing)


def _wood_taken(people: People, event: WoodTaken) -> str:
    voice, who, source = people.voice, people.named(event.seat), held_name(people.voice, event.held)
    if not event.given:
        return voice("event-wood-missed", who=who, source=source)
    if event.die is None:
        return voice("event-wood-taken", who=who, source=source)
    return voice("event-wood-rolled", who=who, source=source, die=event.die.text)


def _stolen(people: People, event: Stolen) -> str:
    voice = people.voice
    return voice(
        "event-stolen",
        who=people.named(event.seat),
        victim=people.named(event.victim),
        item=craft_card_name(voice, event.item),
        dice=dice_text(voice, event.dice),
        freed=dice_text(voice, event.freed),
    )
