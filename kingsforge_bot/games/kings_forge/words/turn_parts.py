"""Events as parts of a turn's line, in the fewest words, and what begins or ends for all."""

from collections.abc import Sequence
from typing import assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.rules.benefits import change_of
from kingsforge_bot.games.kings_forge.words.effects import effect_text
from kingsforge_bot.games.kings_forge.words.events import event_line
from kingsforge_bot.games.kings_forge.words.gist import gist_of
from kingsforge_bot.games.kings_forge.words.names import People, dock_name, side_name, trades
from kingsforge_bot.games.kings_forge.words.turn_over import TurnOver, turn_over
from kingsforge_bot.i18n.localizer import Localizer


def turn_part(
    people: People, event: ev.Event, earlier: Sequence[ev.Event], reader: Seat | None, *, forced: bool, priced: bool
) -> str | None:
    """The event as a part of its turn's line; None for what the board itself shows well enough.

    `priced`: whether it is said what claims and docks cost. `forced`: the table did it by itself.
    """
    if not priced and isinstance(event, ev.Claimed | ev.Docked):
        return _placed(people.l10n, event)
    before = earlier[-1] if earlier else None
    l10n, gist = people.l10n, gist_of(people, event, reader, forced=forced)
    match event:
        case ev.BenefitKept() | ev.BenefitsLost():
            return None
        case ev.Claimed(side=side, copying=copying, paid=()) if trades(side, copying):
            return side_name(l10n, side, copying)
        case ev.Docked(space=space):
            return l10n("brief-docked", **{**gist.facts, "space": dock_name(l10n, space)})
        case ev.Gained() if isinstance(before, ev.Passed):
            return None  # said by the pass itself
        case ev.Gained(dice=dice):
            return l10n("brief-gained", **gist.facts) if dice else l10n("brief-gained-nothing")
        case ev.BenefitGained(held=held) if isinstance(before, ev.Claimed):
            return l10n("brief-benefit-gained", effect=effect_text(l10n, change_of(held)))
        case ev.BenefitGained():
            return None  # named by the dock or the pass it comes from
        case ev.TurnEnded():
            return _over(l10n, earlier, event)
        case _:
            return l10n(f"brief-{gist.name}", **gist.facts)


def _placed(l10n: Localizer, event: ev.Claimed | ev.Docked) -> str:
    """Where somebody went, without what it cost."""
    match event:
        case ev.Claimed(side=side, copying=copying):
            return side_name(l10n, side, copying)
        case ev.Docked(space=space):
            return dock_name(l10n, space)
        case _:
            assert_never(event)


def _over(l10n: Localizer, earlier: Sequence[ev.Event], ended: ev.TurnEnded) -> str:
    match turn_over(earlier, ended):
        case TurnOver.MADE_NOTHING:
            return l10n("brief-made-nothing")
        case TurnOver.NO_DICE:
            return l10n("brief-no-dice")
        case TurnOver.ENDED:
            return l10n("brief-turn-ended")


def milestone(people: People, event: ev.RoundBegan | ev.PhaseBegan | ev.GameEnded) -> str:
    """That a round or a phase began, or that the game is over."""
    l10n = people.l10n
    match event:
        case ev.RoundBegan(round=number, anvil=anvil):
            began = l10n("brief-round-began", round=number, who=people.named(anvil))
            return l10n.sentences([began, l10n("brief-letters")]) if number == 1 else began
        case ev.PhaseBegan() | ev.GameEnded():
            return event_line(l10n, event, people.names)
        case _:
            assert_never(event)
