"""What a decision led to, for the one who decided."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from kingsforge_bot.games.kings_forge.advice.thieves import stealable
from kingsforge_bot.games.kings_forge.rules import events as ev
from kingsforge_bot.games.kings_forge.rules.benefits import Source, change_of
from kingsforge_bot.games.kings_forge.rules.dice import Die, sort_dice
from kingsforge_bot.games.kings_forge.rules.effects import TURNED_TO
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.screens.turn_panel.panel import at_turn_panel
from kingsforge_bot.games.kings_forge.words.brief import Readers, Told, brief, told_whole
from kingsforge_bot.games.kings_forge.words.effects import effect_text
from kingsforge_bot.games.kings_forge.words.events import event_line
from kingsforge_bot.games.kings_forge.words.names import (
    People,
    craft_card_name,
    dice_text,
    held_name,
    pool_text,
    pool_words,
    side_name,
    space_name,
)
from kingsforge_bot.games.kings_forge.words.turn_over import TurnOver, turn_over
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import LogEntry, TableView
from kingsforge_bot.ui.message import cut
from kingsforge_bot.ui.phone import SMALL, SMALL_LETTERS, letters
from kingsforge_bot.ui.wording.names import names_of

_REPORT: Final = 1200
"""Characters of what happened; the status and the workbench stand below it."""
_BOLD: Final = "**"
_TOKENS: Final = (Source.TOKEN_PLUS, Source.TOKEN_SIX)
_BELOW: Final = (ev.RoundBegan, ev.PhaseBegan, ev.GameEnded)


def happened(l10n: Localizer, look: TableView, events: Sequence[ev.Event], followed: Sequence[LogEntry]) -> str:
    """What one did and what became of it, and in small lines what others did at once, all in the order in which it
    happened: no turn of theirs is left out, and none cut in the middle of a word.

    Where nothing was done, what others did since, as the board tells it.
    """
    names, at_stake = names_of(l10n, look.table), stealable(look.view)
    told = [(event, entry.forced) for entry in followed for event in entry.events]
    if not events:
        return cut(brief(l10n, told, names, at_stake, readers=Readers(look.seat)), _REPORT)
    timeline = [*((event, False) for event in events), *told]
    said = [*_side_by_side(l10n, _own(l10n, look, events))]
    for place, (event, forced) in enumerate(told, len(events)):
        if isinstance(event, ev.BenefitsLost):
            said += [Told(place, one) for one in _tokens_lost(l10n, look, event)]
        elif _concerns(event, look):
            said.append(Told(place, event_line(l10n, event, names, look.seat, forced=forced)))
    # What ended with one's own decision was others' as well. The panel below says who has won.
    others = [
        (place, event, forced)
        for place, (event, forced) in enumerate(timeline)
        if (isinstance(event, ev.Won) and not _concerns(event, look))
        or (place >= len(events) and not isinstance(event, _BELOW))
    ]
    own_events = [event for _, event, _ in others if _concerns(event, look)]
    # In a line of a phone what somebody got says more than what it cost them, which the log has.
    readers = Readers(look.seat, priced=False, beside=own_events)
    known = [(event, forced) for _, event, forced in others]
    news = told_whole(l10n, known, names, at_stake, readers, lambda line: letters(line) < SMALL_LETTERS)
    theirs = [Told(others[one.place][0], f"{SMALL}{one.text}") for one in news]
    theirs += [Told(at, _new_round(l10n, look)) for at, (one, _) in enumerate(timeline) if _is_new(one, look)]
    # All of it in the order in which it happened; a theft is told below the turn that it was a part of.
    lines = sorted([*said, *theirs], key=lambda one: one.place)
    return cut("\n".join([one.text for one in lines if one.text]), _REPORT)


def _is_new(event: ev.Event, look: TableView) -> bool:
    """Whether it began the round that is played."""
    return isinstance(event, ev.RoundBegan) and event.round == look.view.round


def _new_round(l10n: Localizer, look: TableView) -> str:
    """Which round it is, the dice that the reader has for it with those that came home (5.2, 5.3), and who is first:
    on one line of a phone where it can be.
    """
    assert look.seat is not None
    state, dice = look.view, look.view.players[look.seat].supply
    who = People(l10n, names_of(l10n, look.table)).named(state.anvil)

    def line(said: str) -> str:
        if state.anvil == look.seat:
            return SMALL + l10n("yours-new-round-first", round=state.round, dice=said)
        return SMALL + l10n("yours-new-round", round=state.round, dice=said, who=who)

    words, signs = line(pool_words(l10n, dice)), line(pool_text(l10n, dice))
    return words if letters(words) < SMALL_LETTERS else signs


def _side_by_side(l10n: Localizer, said: Iterable[Told]) -> Iterator[Told]:
    """Sentences that follow each other on one line; what was won stands by itself: that line gives way to nothing."""
    for alone, parts in groupby(said, key=lambda one: _BOLD in one.text or one.text.startswith(SMALL)):
        line = list(parts)
        yield from line if alone else [Told(line[0].place, l10n.sentences(one.text for one in line))]


def _own(l10n: Localizer, look: TableView, events: Sequence[ev.Event]) -> list[Told]:
    names, lines = names_of(l10n, look.table), list[Told]()
    told = [*enumerate(events)] if at_turn_panel(look) else _result(look, events)
    events = [event for _, event in told]
    made = [place for place, event in enumerate(events) if isinstance(event, ev.Crafted | ev.Stolen)]
    together = range(0)
    for place, (first, event) in enumerate(told):
        if place in together:
            continue
        if isinstance(event, ev.PhaseBegan) and any(isinstance(one, ev.Claimed | ev.Docked) for one in events[:place]):
            # With two players (2.8); else only a pass ends it, which says so.
            lines.append(Told(first, l10n("yours-gathering-over")))
        if not _concerns(event, look) or _told_before(events, place):
            continue
        if isinstance(event, ev.BenefitsLost):
            lines += [Told(first, one) for one in _tokens_lost(l10n, look, event)]
            continue
        said, count = _place_and_gain(l10n, event, events[place + 1 :])
        if said:
            lines.append(Told(first, said))
            together = range(place + 1, place + 1 + count)
            continue
        if said := _made_and_won(l10n, look, event, events[place:]):
            lines.append(Told(first, said))
            continue
        over = isinstance(event, ev.TurnEnded) and _ended_by_itself(l10n, events[:place], event)
        text = over or event_line(l10n, event, names, look.seat)
        lines.append(Told(first, text))
        if made and place == made[-1] and _first_to_be_won(look, len(made)) and (when := _won_when(l10n, look)):
            # In small letters, so that it gives way to what was made.
            lines.append(Told(first, f"{SMALL}{when}"))
    return lines


def _result(look: TableView, events: Sequence[ev.Event]) -> list[tuple[int, ev.Event]]:
    """Of a craft turn that is over: how it came about was seen step by step, and what was won says that it ended."""
    if not any(isinstance(event, ev.TurnEnded) for event in events):
        return [*enumerate(events)]
    left_out: tuple[type[ev.Event], ...] = (ev.Used,)
    if any(isinstance(event, ev.Won) and event.seat == look.seat for event in events):
        left_out += (ev.TurnEnded,)
    return [(place, event) for place, event in enumerate(events) if not isinstance(event, left_out)]


def _made_and_won(l10n: Localizer, look: TableView, event: ev.Event, then: Sequence[ev.Event]) -> str:
    """An item that is made or stolen, and won at once since the round is over; of the winning itself a blank."""
    match event:
        case ev.Crafted(seat=seat, item=item, dice=dice) if ev.Won(seat, item) in then:
            return l10n("yours-crafted-won", item=craft_card_name(l10n, item), dice=dice_text(l10n, dice))
        case ev.Stolen(seat=seat, item=item, victim=victim, dice=dice) if ev.Won(seat, item) in then:
            named = People(l10n, names_of(l10n, look.table)).named(victim)
            return l10n("yours-stolen-won", item=craft_card_name(l10n, item), victim=named, dice=dice_text(l10n, dice))
        case _:
            return ""


def _tokens_lost(l10n: Localizer, look: TableView, event: ev.BenefitsLost) -> Iterator[str]:
    """Tokens of the reader that are gone with the round (5.2): a card lies there for all to see, a token does not.
    Once the game is over nothing could have come of them.
    """
    lost = [held for held in event.held if held.source in _TOKENS]
    if lost and event.seat == look.seat and look.view.phase is not Phase.OVER:
        yield SMALL + l10n("yours-tokens-lost", held=l10n.listing(held_name(l10n, held) for held in lost))


def _place_and_gain(l10n: Localizer, event: ev.Event, then: Sequence[ev.Event]) -> tuple[str, int]:
    """Where the reader went with what that brings at once, and how many of the next events say so; empty where it
    brings nothing or only a part of it (2.3).

    What it costs the reader has just chosen, and the log has it: on one line of a phone both find no room.
    """
    got, count = _rolled_for(l10n, then)
    match then:
        case [ev.Gained(dice=dice, missing=missing, usable=usable), *_] if dice and not missing:
            got, count = l10n("yours-got-now" if usable else "yours-got-later", dice=pool_words(l10n, dice)), 1
        case [ev.BenefitGained(held=held), *_]:
            effect = effect_text(l10n, change_of(held))
            token = held.source in _TOKENS
            got, count = l10n("yours-got-token", held=held_name(l10n, held), effect=effect) if token else effect, 1
        case [ev.LibraryGained(given=True), *_]:
            got, count = l10n("yours-got-library"), 1
        case _:
            pass
    match event:
        case ev.Claimed(side=side, copying=copying) if got:
            return l10n("yours-claimed-for", side=side_name(l10n, side, copying), gained=got), count
        case ev.Docked(space=space) if got:
            return l10n("yours-docked-for", space=space_name(l10n, space), gained=got), count
        case _:
            return "", 0


def _rolled_for(l10n: Localizer, then: Sequence[ev.Event]) -> tuple[str, int]:
    """What the roll of a claim came to, and how many events say so; empty where it waits to be decided (4.4, 7.4)."""
    match then:
        case [ev.GambleRolled(die=die), ev.Cancelled(), *_]:
            return l10n("yours-got-cancelled", die=die.text), 2
        case [ev.GambleRolled(), ev.PurplePlaced(value=value), *_] if value <= TURNED_TO:
            return l10n("yours-got-purple", value=value), 2
        case [ev.GambleRolled(die=die), ev.GambleSettled(kept=True), *_]:
            return l10n("yours-got-rolled", die=die.text), 2
        case [ev.GambleRolled(die=die), ev.GambleSettled(), ev.Gained(dice=dice, missing=missing), *_] if (
            dice and not missing
        ):
            return l10n("yours-got-instead", die=die.text, dice=pool_words(l10n, dice)), 3
        case [ev.GambleRolled(die=die), ev.GambleSettled(), *_]:
            return l10n("yours-got-back", die=die.text), 2
        case _:
            return "", 0


def _concerns(event: ev.Event, look: TableView) -> bool:
    """Whether the reader did it, or it was done to the reader (3.4, 7.5)."""
    match event:
        case ev.Stolen(victim=other) | ev.Traded(to=other) if other == look.seat:
            return True
        case _:
            return getattr(event, "seat", None) == look.seat


def _told_before(events: Sequence[ev.Event], place: int) -> bool:
    """Whether an event before it says so: the pass (2.6), claim or dock what it brings, its end a roll of which nothing
    can be made, and its making an item won at once.
    """
    event, before = events[place], events[place - 1] if place else None
    after = events[place + 1] if place + 1 < len(events) else None
    if isinstance(event, ev.Won):
        return any(
            isinstance(one, ev.Crafted | ev.Stolen) and (one.seat, one.item) == (event.seat, event.item)
            for one in events[:place]
        )
    if isinstance(event, ev.Rolled):
        return isinstance(after, ev.TurnEnded) and bool(event.dice)
    brings = isinstance(event, ev.BenefitGained) or (isinstance(event, ev.Gained) and not event.missing)
    went = isinstance(before, ev.Claimed | ev.Docked) and before.seat == getattr(event, "seat", None)
    return isinstance(event, ev.Gained | ev.BenefitGained) and (isinstance(before, ev.Passed) or (went and brings))


def _ended_by_itself(l10n: Localizer, before: Sequence[ev.Event], ended: ev.TurnEnded) -> str:
    """Why the turn was over without the reader's word; empty where it was their own."""
    if not before:
        return ""
    match turn_over(before, ended):
        case TurnOver.MADE_NOTHING:
            return l10n("yours-turn-fruitless", dice=dice_text(l10n, sort_dice(_left(before))))
        case TurnOver.NO_DICE:
            return l10n("yours-turn-no-dice")
        case TurnOver.ENDED:
            # Else the end was pressed, and is told alone.
            made = any(isinstance(one, ev.Crafted | ev.Stolen) for one in before)
            return l10n("yours-turn-nothing-more") if made else ""


def _left(before: Sequence[ev.Event]) -> Sequence[Die]:
    """The dice of the last roll that were not cancelled (7.4)."""
    left: list[Die] = []
    for event in before:
        match event:
            case ev.Rolled(dice=dice):
                left = list(dice)
            case ev.Cancelled(dice=dice):
                left = [one for one in left if one not in dice]
            case _:
                pass
    return left


def _won_when(l10n: Localizer, look: TableView) -> str:
    """When the items are won; empty where nobody can steal them any more, and the workbench below says so."""
    assert look.seat is not None
    if stealable(look.view).intersection(one.card.item for one in look.view.players[look.seat].made):
        return l10n("yours-at-stake")
    return "" if at_turn_panel(look) else l10n("yours-not-at-stake")


def _first_to_be_won(look: TableView, count: int) -> bool:
    """Whether these are the first items of the reader's turn, and still to be won at the round's end (5.1)."""
    return look.seat is not None and 0 < len(look.view.players[look.seat].made) <= count
