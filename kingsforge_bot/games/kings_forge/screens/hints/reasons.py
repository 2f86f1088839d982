"""A move of the gather phase in one line of a phone: what it costs, and what speaks for it."""

from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from kingsforge_bot.games.kings_forge.advice.outlook import Shift
from kingsforge_bot.games.kings_forge.advice.theft_odds import thieves_after
from kingsforge_bot.games.kings_forge.rules.actions import Action, Dock, Gather, Pass, PassBenefit
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, HALVES
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import Pool
from kingsforge_bot.games.kings_forge.rules.effects import Gain, SmithyToo
from kingsforge_bot.games.kings_forge.strategy.hint import Denied, Hint, ThisRound
from kingsforge_bot.games.kings_forge.strategy.ranking import GIVEN_UP, needs_one
from kingsforge_bot.games.kings_forge.words.acting import priced
from kingsforge_bot.games.kings_forge.words.effects import effect_text
from kingsforge_bot.games.kings_forge.words.labels import action_label, space_effect
from kingsforge_bot.games.kings_forge.words.likely import is_told, shift_text
from kingsforge_bot.games.kings_forge.words.names import People, card_name, craft_card_name, pool_words, space_name
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.phone import SMALL_LETTERS, letters
from kingsforge_bot.ui.wording.names import names_of

_PLACE: Final = 3
"""Letters of a move's place before it."""
_RATHER: Final = 0.5


class _Odds(NamedTuple):
    """Odds that a line tells in any case, and those for which it needs room."""

    always: tuple[str, ...] = ()
    besides: tuple[str, ...] = ()


def reasoned(l10n: Localizer, look: TableView, hint: Hint, *, alone: bool = False) -> str:
    """`Tavern ▼ 1×M: Shield 54% → 75%`; who may steal it where it stands `alone`: above several that is said once."""
    name = "best-passed" if isinstance(hint.action, Pass) else "best-reasoned"
    move, why = _priced(l10n, look, hint), list(_why(l10n, look, hint))
    odds = _odds(l10n, look, hint.this_round, alone=alone)

    def line(*told: str) -> str:
        return l10n(name, move=move, why=l10n.steps([*why, *told]))

    # What is told besides fills up a line, and never begins one more.
    said = line(*odds.always)
    for more in (odds.besides[:1], odds.besides):
        longer = line(*odds.always, *more)
        said = longer if _lines(longer) == _lines(said) else said
    return said


def in_brief(l10n: Localizer, look: TableView, hint: Hint) -> str:
    """The move with what it does to items, and nothing else that speaks for it; where that is nothing, the first thing
    that does.
    """
    name = "best-passed" if isinstance(hint.action, Pass) else "best-reasoned"
    why = _odds(l10n, look, hint.this_round, alone=False).always or tuple(islice(_why(l10n, look, hint), 1))
    return l10n(name, move=_priced(l10n, look, hint), why=l10n.steps(why))


def _lines(said: str) -> int:
    return (letters(said) + _PLACE) // SMALL_LETTERS


def undenied(hint: Hint) -> Hint:
    """The same without what the next player would take."""
    return hint._replace(denied=None)


def _priced(l10n: Localizer, look: TableView, hint: Hint) -> str:
    match hint.action:
        case Gather() as action:
            return priced(l10n, action)
        case Dock(discarding=card) as action:
            # Its space is told by the price.
            return l10n("best-visit", move=priced(l10n, action), card=card_name(l10n, card))
        case Pass(taking=PassBenefit.METAL) if (later := hint.next_round.later) is not None and not _rises(hint):
            name = "best-pass-metal-for" if _is_shown(look, later) else "best-pass-metal-soon"
            return l10n(name, item=craft_card_name(l10n, later))
        case Pass(taking=PassBenefit() as taking):
            # What tells the two apart: a die stays one's own, a token does not outlive the round (5.2).
            return l10n(f"best-pass-{taking.value}")
        case _:
            return action_label(l10n, hint.action, names_of(l10n, look.table))


def _rises(hint: Hint) -> bool:
    """Whether it makes an item of this round likelier, as is told then."""
    return any(
        one is not None and one.gain > 0 and is_told(one) for one in (hint.this_round.shift, hint.this_round.gained)
    )


def _is_shown(look: TableView, item: Item) -> bool:
    return any(card.item == item for card in look.view.display)


def _why(l10n: Localizer, look: TableView, hint: Hint) -> Iterator[str]:
    """What it does, or brings for later and for what; whom it denies what; what it leaves to roll."""
    # What the first to pass takes is told with the pass.
    brings = [] if isinstance(hint.action, Pass) else [one for one in hint.next_round.brings if one]
    now = hint.this_round
    keeps = brings and not _is_usable(hint.action)
    if keeps:
        yield _keeps(l10n, look, hint, brings)
    if _rolls_too(hint.action):
        # The odds alone would not tell whose dice they are.
        yield _effect(l10n, hint)
    elif not keeps and (not isinstance(hint.action, Pass) or not (hint.denied is not None or now.left is not None)):
        yield _effect(l10n, hint)
    if hint.denied is not None:
        yield _denies(l10n, look, hint.denied)
    if now.hopeless:
        # Then no odds need be told, nor how few dice are left.
        yield l10n("best-why-hopeless")
    elif now.left is not None:
        yield l10n("best-why-leaves", count=now.left)


def _keeps(l10n: Localizer, look: TableView, hint: Hint, brings: list[Pool]) -> str:
    dice = l10n.either(pool_words(l10n, one) for one in brings)
    later = hint.next_round.later
    if len(brings) < len(hint.next_round.brings):
        return l10n("best-why-perhaps", dice=dice)
    if later is None or _is_likely(hint, later):
        return l10n("best-why-keeps", dice=dice)
    name = "best-why-keeps-for" if _is_shown(look, later) else "best-why-keeps-soon"
    return l10n(name, dice=dice, item=craft_card_name(l10n, later))


def _is_likely(hint: Hint, item: Item) -> bool:
    """Whether it is rather made in this round: for that what is kept for the next one comes too late."""
    shifts = (hint.this_round.shift, hint.this_round.gained, hint.this_round.likeliest)
    return any(one is not None and one.item == item and one.after > _RATHER for one in shifts)


def _odds(l10n: Localizer, look: TableView, now: ThisRound, *, alone: bool) -> _Odds:
    """Of which items a line tells the odds, in this order:

    - where the compared item does not become likelier, another that does;
    - the compared item; where it stays as it is and another is likelier, only where there is room;
    - the likeliest one then, where there is room, but in any case where nothing else is told, or where the seat wins
      with one item more (5.3);
    - the likeliest one now in any case, where it becomes much less likely. What falls stands last.
    """
    shift, gained, best = now.shift, now.gained, now.likeliest
    if shift is None or now.hopeless:
        # What leaves few dice to roll looks like a loss.
        idle = now.left is not None and not now.hopeless and not _reaches(now)
        return _Odds(besides=(l10n("best-why-none-yet"),) if idle else ())
    best = None if best is None or best.after <= shift.after else best
    told, besides = list[Shift](), list[Shift]()
    rises = is_told(shift) and shift.gain > 0
    if not rises and gained is not None and gained.item != shift.item and is_told(gained):
        told.append(gained)
    (told if is_told(shift) or best is None else besides).append(shift)
    if best is not None:
        (besides if told and not needs_one(look.view) else told).append(best)
    if now.had is not None and -now.had.gain > GIVEN_UP:
        told.append(now.had)
    named = dict.fromkeys(sorted(told, key=_falls))
    last, others = [*named][-1], [_shift(l10n, one) for one in dict.fromkeys(besides) if one not in named]
    stolen = _stolen(l10n, look, last) if alone else []
    lines = [_shift(l10n, one) for one in named]
    return _Odds((*lines, *stolen), tuple(others)) if last.after > _RATHER else _Odds((*lines,), (*stolen, *others))


def _reaches(now: ThisRound) -> bool:
    """Whether some item may be made in this round, as things stand or then."""
    return any(one is not None and max(one.before, one.after) > 0 for one in (now.had, now.likeliest))


def _stolen(l10n: Localizer, look: TableView, shift: Shift) -> list[str]:
    """Who may steal an item that one may get (3.4)."""
    thieves = thieves_after(look.view, look.view.turn, shift.item) if shift.after else ()
    people = People(l10n, names_of(l10n, look.table))
    return [l10n("best-why-stolen", who=l10n.either(map(people.named, thieves)))] if thieves else []


def _falls(shift: Shift) -> bool:
    return is_told(shift) and shift.gain < 0


def _shift(l10n: Localizer, shift: Shift) -> str:
    """What it costs comes with a `but`."""
    said = shift_text(l10n, shift)
    return l10n("best-why-costs", shift=said) if _falls(shift) else said


def _is_usable(action: Action) -> bool:
    """Whether the dice that it brings can be rolled or paid at once: its effect says so."""
    match action:
        case Gather(side=side, copying=copied):
            effect = HALVES[copied or side].effect
            return isinstance(effect, Gain) and effect.usable
        case _:
            return False


def _rolls_too(action: Action) -> bool:
    """Whether the dice of the smithy are rolled too (7.8)."""
    match action:
        case Gather(side=side, copying=copied):
            return isinstance(HALVES[copied or side].effect, SmithyToo)
        case _:
            return False


def _denies(l10n: Localizer, look: TableView, denied: Denied) -> str:
    who = People(l10n, names_of(l10n, look.table)).named(denied.to)
    match denied.action:
        case Gather(side=side):
            what = card_name(l10n, CARD_OF[side])
        case Dock(space=space):
            what = space_name(l10n, space)
        case _:
            what = ""
    return l10n("best-why-denies", who=who, what=what)


def _effect(l10n: Localizer, hint: Hint) -> str:
    match hint.action:
        case Gather(side=side, copying=copying):
            return effect_text(l10n, HALVES[copying or side].effect)
        case Dock(space=space):
            return space_effect(l10n, space)
        case Pass() if hint.this_round.rolls is not None:
            return l10n("best-why-pass", count=hint.this_round.rolls)
        case _:
            return l10n("best-why-wood")
