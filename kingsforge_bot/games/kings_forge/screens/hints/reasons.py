"""A move of the gather phase in two or three short sentences: what it is and costs, then its weightiest reason, then
what it gives up and why it is still right, or what becomes of the likeliest item.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from kingsforge_bot.games.kings_forge.advice.outlook import Shift
from kingsforge_bot.games.kings_forge.advice.theft_odds import thieves_after
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather, Pass, PassBenefit, TakeWood
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, HALVES
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import Pool
from kingsforge_bot.games.kings_forge.rules.effects import Gain
from kingsforge_bot.games.kings_forge.screens.hints.moves import done_by, move_text
from kingsforge_bot.games.kings_forge.screens.known.kept_items import known_keeping
from kingsforge_bot.games.kings_forge.strategy.foresight import dearness
from kingsforge_bot.games.kings_forge.strategy.hint import Denied, Hint, ThisRound
from kingsforge_bot.games.kings_forge.strategy.match_point import Threat, Together, at_match_point, needs_one
from kingsforge_bot.games.kings_forge.strategy.ranking import GIVEN_UP
from kingsforge_bot.games.kings_forge.strategy.rivals import better_at, gains, more_dice, other_rise, two_items
from kingsforge_bot.games.kings_forge.words.acting import priced
from kingsforge_bot.games.kings_forge.words.likely import is_told, likely
from kingsforge_bot.games.kings_forge.words.names import (
    People,
    card_name,
    craft_card_name,
    pool_words,
    source_name,
    space_name,
)
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.wording.names import names_of

_RATHER: Final = 0.5
"""An item that is rather made than not: it is worth a word who may steal it."""
_MUCH: Final = 0.1
"""What an item gains by at least to be a weightier reason than dice for later rounds."""
_SOME: Final = 0.05
"""What the compared item loses by at least to be told before all else."""
_LATER: Final = ("dice", "saves")
"""Reasons that are about later rounds."""
_SAY_WHAT: Final = ("dice", "effect")
"""Reasons that say what a side or dock does."""


class _First(NamedTuple):
    """The weightiest reason; `item`: of which it tells the odds, `kind` tells it apart from what may be said next."""

    text: str
    kind: str
    item: Shift | None = None


class Reasons(NamedTuple):
    """A move in words; `said`: what speaks for it, the weightiest first; `effect`: a sentence of what it does, where
    neither its name nor another reason says it.
    """

    move: str
    said: tuple[str, ...]
    effect: str


def reasons(l10n: Localizer, look: TableView, hint: Hint, found: Sequence[Hint] = ()) -> Reasons:
    """Of one of the moves that are `found`. Where one that ranks lower has better odds of the same item, they are no
    reason for this one.
    """
    first = _first(l10n, look, hint, found)
    second = next(_second(l10n, look, hint, first, found), "")
    move, does = move_text(l10n, look, hint.action), "" if first.kind in _SAY_WHAT else done_by(l10n, hint.action)
    named = l10n("best-move-effect", move=move, effect=does) if does else move
    return Reasons(named, tuple(filter(None, [first.text, second])), "" if does else _effect(l10n, hint))


def looks_ahead(l10n: Localizer, look: TableView, hint: Hint, found: Sequence[Hint] = ()) -> bool:
    """Whether dice for later rounds are its weightiest reason."""
    return not at_match_point(look.view) and _first(l10n, look, hint, found).kind in _LATER


def reasoned(l10n: Localizer, look: TableView, hint: Hint, found: Sequence[Hint] = ()) -> str:
    """`Tavern (bottom) for 1 metal: +1 to three dice. It raises your chance of Shield from 54% to 75%.`"""
    told = reasons(l10n, look, hint, found)
    return l10n("best-reasoned-move", move=told.move, why=l10n.sentences(told.said))


def in_brief(l10n: Localizer, look: TableView, hint: Hint, found: Sequence[Hint] = ()) -> str:
    """The move with its weightiest reason alone."""
    why = _first(l10n, look, hint, found).text
    return l10n("best-reasoned-move", move=move_text(l10n, look, hint.action), why=why)


def in_signs(l10n: Localizer, look: TableView, hint: Hint, found: Sequence[Hint] = ()) -> str:
    """The same with half and price by their signs."""
    match hint.action:
        case Gather() | Dock() as move:
            return l10n("best-reasoned-move", move=priced(l10n, move), why=_first(l10n, look, hint, found).text)
        case _:
            return in_brief(l10n, look, hint, found)


def _first(l10n: Localizer, look: TableView, hint: Hint, found: Sequence[Hint]) -> _First:
    first = _by_itself(l10n, look, hint)
    behind = found[found.index(hint) + 1 :] if found else ()
    rivals = [] if first.item is None else better_at(first.item, behind)
    return _in_truth(l10n, look, hint, first, rivals) if first.item is not None and rivals else first


def _by_itself(l10n: Localizer, look: TableView, hint: Hint) -> _First:
    now, rise = hint.this_round, _rise(look, hint.this_round)
    if at_match_point(look.view):
        decisive = _decisive(l10n, look, hint, rise)
        if decisive is not None:
            return decisive
    brings = [] if isinstance(hint.action, Pass) else [one for one in hint.next_round.brings if one]
    keeps = bool(brings) and not _is_usable(hint.action)
    if rise is not None and (rise.gain >= _MUCH or not (keeps or hint.denied or isinstance(hint.action, Pass))):
        return _First(_shifted(l10n, "best-for-rises", rise), "rises", rise)
    if hint.denied is not None:
        return _First(_denies(l10n, look, "best-for-denies", hint.denied), "denies")
    if keeps:
        return _First(_keeps(l10n, look, hint, brings), "dice")
    if isinstance(hint.action, Pass) and now.rolls:
        best = None if now.hopeless else now.likeliest
        if best is None:
            return _First(l10n("best-for-roll", count=now.rolls), "roll")
        told = {"item": craft_card_name(l10n, best.item), "now": likely(l10n, best.after, least=best.least)}
        return _First(l10n("best-for-roll-item", count=now.rolls, **told), "roll", best)
    if rise is not None:
        return _First(_shifted(l10n, "best-for-rises", rise), "rises", rise)
    return _First(_effect(l10n, hint), "effect")


def _decisive(l10n: Localizer, look: TableView, hint: Hint, rise: Shift | None) -> _First | None:
    """Where the next item ends the game (5.3), no round may follow in which dice that stay would count."""
    best = hint.this_round.likeliest
    if rise is not None and needs_one(look.view):
        return _First(_shifted(l10n, "best-for-rises", rise), "rises", rise)
    if hint.stops is not None:
        return _First(_stops(l10n, look, hint.stops), "stops")
    if rise is not None:
        return _First(_shifted(l10n, "best-for-rises", rise), "rises", rise)
    if hint.together is not None:
        return _First(_together(l10n, hint.together), "together")
    if needs_one(look.view) and best is not None and best.after > 0:
        return _First(_shifted(l10n, "best-for-win-falls" if _falls(best) else "best-for-win", best), "wins", best)
    return None


def _stops(l10n: Localizer, look: TableView, threat: Threat) -> str:
    who = People(l10n, names_of(l10n, look.table)).named(threat.seat)
    return _shifted(l10n, "best-for-stops", threat.shift, who=who, what=_place(l10n, threat.action))


def _in_truth(l10n: Localizer, look: TableView, hint: Hint, first: _First, rivals: Sequence[Hint]) -> _First:
    """What it has more of than those that make the item likelier: dice that stay, what it denies, other items. Where
    nothing can be named it says what it does.
    """
    item = first.item
    if item is None or hint.together is not None:
        return first
    more = more_dice(hint, rivals)
    if more.brought and not at_match_point(look.view):
        metal = isinstance(hint.action, Pass) and hint.action.taking is PassBenefit.METAL and more.brought.size == 1
        said = l10n("best-for-metal") if metal else l10n("best-for-more-dice", dice=pool_words(l10n, more.brought))
        return _First(said, "dice")
    if more.saved:
        others = l10n.listing(_place(l10n, one.action) for one in rivals)
        return _First(l10n("best-for-saves", dice=pool_words(l10n, more.saved), what=others), "saves")
    if hint.denied is not None:
        return _First(_denies(l10n, look, "best-for-denies", hint.denied), "denies")
    another = other_rise(hint, item, rivals)
    if another is not None:
        return _First(_shifted(l10n, "best-for-rises", another), "rises", another)
    pair = two_items(hint, rivals)
    if pair is not None:
        one, other = pair
        told = {"other": craft_card_name(l10n, other.item), "then": likely(l10n, other.after, least=other.least)}
        return _First(_shifted(l10n, "best-for-two", one, **told), "two", one)
    return _First(_effect(l10n, hint), "effect")


def _second(l10n: Localizer, look: TableView, hint: Hint, first: _First, found: Sequence[Hint]) -> Iterator[str]:
    """What else is told, the weightiest first."""
    if hint.together is not None and first.kind == "rises":
        yield _together(l10n, hint.together)
    now, fall = hint.this_round, _fall(hint.this_round)
    told = first.item or now.likeliest or now.shift
    if fall is not None and not _is_told_falling(fall, first, told):
        yield _gives_up(l10n, look, hint, fall, first)
    elif now.hopeless:
        yield l10n("best-but-hopeless")
    if told is None or not told.after:
        if not any(one.reaches for one in (hint, *found)):
            yield l10n("best-but-none-yet")
        return
    thieves = _thieves(l10n, look, told) if told.after > _RATHER else ""
    kept = _kept(l10n, look, now, told) if thieves else ""
    if first.item is not None:
        if thieves and kept:
            yield l10n("best-may-steal-kept", who=thieves, kept=kept)
        elif thieves:
            yield l10n("best-may-steal", who=thieves)
        elif (best := now.likeliest) is not None and best.item != told.item and needs_one(look.view):
            yield _stays(l10n, best)
    else:
        yield _stays(l10n, told, thieves, kept)
    if now.left == 0:
        yield l10n("best-but-left")


def _together(l10n: Localizer, then: Together) -> str:
    after = likely(l10n, then.shift.after)
    match then.action:
        case Pass(taking=PassBenefit() as taking):
            what = l10n(f"best-pass-{taking.value}")
        case TakeWood(source=source):
            what = source_name(l10n, source)
        case one:
            what = _place(l10n, one)
    return l10n("best-then-together", item=craft_card_name(l10n, then.shift.item), now=after, what=what)


def _is_told_falling(fall: Shift, first: _First, told: Shift | None) -> bool:
    """Whether another sentence has both numbers: that of a win, or of an item that falls by little."""
    if first.item is not None:
        return first.kind == "wins" and first.item.item == fall.item
    return told is not None and told.item == fall.item and -fall.gain <= _SOME


def _stays(l10n: Localizer, shift: Shift, thieves: str = "", kept: str = "") -> str:
    """What becomes of an item, and who may steal it."""
    if kept:
        stolen = l10n("best-may-steal-kept", who=thieves, kept=kept)
        return l10n.sentences([_stays(l10n, shift), stolen])
    if _falls(shift):
        said = _shifted(l10n, "best-but-falls", shift)
        return l10n.sentences([said, l10n("best-may-steal", who=thieves)]) if thieves else said
    if is_told(shift):
        return _shifted(l10n, "best-then-stolen" if thieves else "best-then", shift, who=thieves)
    # Less than a point is no news: the number is the one that is told elsewhere.
    still = shift._replace(after=shift.before)
    return _shifted(l10n, "best-stays-stolen" if thieves else "best-stays", still, who=thieves)


def _falls(shift: Shift) -> bool:
    return shift.gain < 0 and is_told(shift)


def _kept(l10n: Localizer, look: TableView, now: ThisRound, shift: Shift) -> str:
    """How likely the item is made and cannot be stolen, in percent; empty where that is not known."""
    found = known_keeping(look.view, look.view.turn, now.rolled).get(shift.item)
    return "" if found is None else likely(l10n, shift.after * found.share, least=shift.least)


def _rise(look: TableView, now: ThisRound) -> Shift | None:
    """The item that becomes likelier by most, of those that are told."""
    if now.hopeless:
        return None
    found = [one for one in (now.shift, now.gained) if one is not None and one.gain > 0 and is_told(one)]
    if needs_one(look.view) and now.likeliest is not None and now.likeliest in found:
        # The next item that is won ends the game, whichever it is (5.3).
        return now.likeliest
    return max(found, key=lambda one: one.gain, default=None)


def _fall(now: ThisRound) -> Shift | None:
    """The item that is given up: the likeliest one now, else the one that moves are compared by; by little as well, so
    that no move hides what it costs.
    """
    if now.had is not None and -now.had.gain > GIVEN_UP:
        return now.had
    if now.shift is not None and -now.shift.gain > _SOME:
        return now.shift
    return next((one for one in (now.had, now.shift) if one is not None and _falls(one)), None)


def _gives_up(l10n: Localizer, look: TableView, hint: Hint, fall: Shift, first: _First) -> str:
    """What is given up, and what speaks for it all the same: another item, who could steal it anyway, then the rest."""
    best, thieves = hint.this_round.likeliest, _thieves(l10n, look, fall)
    if best is not None and best.item != fall.item and best.after > max(_RATHER, fall.after):
        other = {"other": craft_card_name(l10n, best.item), "then": likely(l10n, best.after, least=best.least)}
        return _shifted(l10n, "best-but-other", fall, **other)
    if thieves:
        return _shifted(l10n, "best-but-stolen", fall, who=thieves)
    if hint.denied is not None and first.kind != "denies":
        return l10n.sentences(
            [_shifted(l10n, "best-but-falls", fall), _denies(l10n, look, "best-for-denies", hint.denied)]
        )
    later = dearness(gains(hint)) > dearness(hint.next_round.costs) and not at_match_point(look.view)
    return _shifted(l10n, "best-but-later" if later and first.kind in ("dice", "effect") else "best-but-falls", fall)


def _thieves(l10n: Localizer, look: TableView, shift: Shift) -> str:
    """Who may steal an item that one may get (3.4); empty where nobody."""
    thieves = thieves_after(look.view, look.view.turn, shift.item)
    people = People(l10n, names_of(l10n, look.table))
    return l10n.either(map(people.named, thieves)) if thieves else ""


def _shifted(l10n: Localizer, name: str, shift: Shift, **more: str) -> str:
    before, after = (likely(l10n, one, least=shift.least) for one in (shift.before, shift.after))
    return l10n(name, item=craft_card_name(l10n, shift.item), before=before, now=after, **more)


def _keeps(l10n: Localizer, look: TableView, hint: Hint, brings: list[Pool]) -> str:
    dice = l10n.either(pool_words(l10n, one) for one in brings)
    later, luck = hint.next_round.later, len(brings) < len(hint.next_round.brings)
    if at_match_point(look.view):
        return l10n("best-brings-perhaps" if luck else "best-brings", dice=dice)
    if luck:
        return l10n("best-for-perhaps", dice=dice)
    if later is None or _is_likely(hint, later):
        return l10n("best-for-dice", dice=dice)
    name = "best-for-dice-item" if any(card.item == later for card in look.view.display) else "best-for-dice-soon"
    return l10n(name, dice=dice, item=craft_card_name(l10n, later))


def _is_likely(hint: Hint, item: Item) -> bool:
    """Whether it is rather made in this round: for that what is kept for the next one comes too late."""
    shifts = (hint.this_round.shift, hint.this_round.gained, hint.this_round.likeliest)
    return any(one is not None and one.item == item and one.after > _RATHER for one in shifts)


def _is_usable(action: Action) -> bool:
    """Whether the dice that it brings can be rolled or paid at once: its effect says so."""
    match action:
        case Gather(side=side, copying=copied):
            effect = HALVES[copied or side].effect
            return isinstance(effect, Gain) and effect.usable
        case _:
            return False


def _denies(l10n: Localizer, look: TableView, name: str, denied: Denied) -> str:
    who = People(l10n, names_of(l10n, look.table)).named(denied.to)
    return l10n(name, who=who, what=_place(l10n, denied.action))


def _place(l10n: Localizer, action: Action) -> str:
    match action:
        case Gather(side=side):
            return card_name(l10n, CARD_OF[side])
        case Dock(space=space):
            return space_name(l10n, space)
        case _:
            return l10n("best-pass")


def _effect(l10n: Localizer, hint: Hint) -> str:
    match hint.action:
        case Gather() | Dock():
            return l10n("best-for-effect", effect=done_by(l10n, hint.action))
        case Pass(taking=PassBenefit.METAL):
            return l10n("best-for-metal")
        case Pass() as passing:
            return l10n("best-for-pass") if passing.taking is None else l10n("best-for-token")
        case _:
            return l10n("best-for-wood")
