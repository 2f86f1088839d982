"""What a claim or a visit to a dock costs in dice of one's own, and what is left to roll: labels without markdown."""

from collections.abc import Callable, Sequence
from typing import Final

from kingsforge_bot.games.kings_forge.advice.outlook import Outlook, told_items
from kingsforge_bot.games.kings_forge.rules.actions import Dock, Gather
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, HALVES, Side, cost_of
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Pool
from kingsforge_bot.games.kings_forge.rules.effects import Pour
from kingsforge_bot.games.kings_forge.rules.payments import lost_dice
from kingsforge_bot.games.kings_forge.words.effects import cost_text, effect_text
from kingsforge_bot.games.kings_forge.words.labels import LABEL, space_effect
from kingsforge_bot.games.kings_forge.words.likely import shift_text
from kingsforge_bot.games.kings_forge.words.names import (
    card_choice,
    card_name,
    pool_text,
    pool_words,
    space_name,
)
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import capitalised, shortened
from kingsforge_bot.i18n.widths import fitting

Said = Callable[[Localizer, Pool], str]
"""How dice are said: `pool_words` or `pool_text`."""
_SHIFTS: Final = 2
"""Items whose odds a line of a menu names."""


def claim_label(l10n: Localizer, claim: Gather, *, other: bool = False) -> str:
    """`Mill (top): 2 wood (bin) → 2 wood`; of the line that leads to the `other` dice only that.

    Where it would be too long the card has one name, then the dice are letters.
    """
    acting = claim.copying or claim.side
    card, half = CARD_OF[acting], acting.value.partition(".")[2]
    if other:
        shown = _claimed(l10n, claim, card_choice(l10n, card))
        return shortened(l10n("label-side", card=shown, half=half, what=l10n("spend-other")), LABEL)
    effect = effect_text(l10n, HALVES[acting].effect)
    line = ""
    for named, dice in ((card_choice, pool_words), (card_name, pool_words), (card_name, pool_text)):
        what = l10n("label-exchange", cost=_cost(l10n, claim, acting, dice), effect=effect)
        line = l10n("label-side", card=_claimed(l10n, claim, named(l10n, card)), half=half, what=what)
        if len(line) <= LABEL:
            break
    return shortened(line, LABEL)


def claim_paid(l10n: Localizer, claim: Gather) -> str:
    """`1×W🗑 1×M` with the sign that pictures have for dice that do not come back (2.2), or that it is free."""
    if isinstance(HALVES[claim.copying or claim.side].effect, Pour):
        return _cost(l10n, claim, claim.copying or claim.side, pool_text)
    lost = lost_dice(cost_of(claim.side, claim.copying), claim.paying)
    kept = Pool.kinds(claim.paying) - lost + (claim.giving or NO_DICE)
    said = [l10n("short-bin", dice=pool_text(l10n, lost))] if lost else []
    return " ".join([*said, pool_text(l10n, kept)] if kept else said) or l10n("cost-free")


def visit_paid(l10n: Localizer, visit: Dock) -> str:
    """`3×M🗑`: what is paid to a dock never comes back."""
    return l10n("short-bin", dice=pool_text(l10n, visit.paying))


def _claimed(l10n: Localizer, claim: Gather, named: str) -> str:
    """The card, or where it copies another one both (7.2)."""
    if claim.copying is None:
        return named
    return l10n("label-copying", card=card_name(l10n, CARD_OF[claim.side]), copied=named)


def visit_label(l10n: Localizer, visit: Dock, *, other: bool = False) -> str:
    """`Gem dock, space 1: 3 metal (bin) → 1 gem`; what is paid to a dock never comes back."""
    if other:
        what = l10n("spend-other")
    else:
        what = l10n(
            "label-exchange",
            cost=l10n.listing(_binned(l10n, visit.paying, pool_words)),
            effect=space_effect(l10n, visit.space),
        )
    return shortened(l10n("label-space", space=capitalised(space_name(l10n, visit.space)), what=what), LABEL)


def pay_label(l10n: Localizer, action: Gather | Dock, field: str) -> str:
    """`Pay 2 wood (bin)` on a button, with letters where words are too wide; of a trade `Give 4 metal`."""
    paid, lost = _given(action, field), NO_DICE
    verb = "give" if field == "giving" else "pay"
    if isinstance(action, Dock):
        lost = paid
    elif verb == "pay":
        lost = lost_dice(cost_of(action.side, action.copying), action.paying)

    def dice(said: Said) -> str:
        return l10n.listing([*_binned(l10n, lost, said), *([said(l10n, paid - lost)] if paid - lost else [])])

    return fitting(*(l10n(f"spend-{verb}", dice=dice(said)) for said in (pool_words, pool_text)))


def outlook_text(l10n: Localizer, outlook: Outlook) -> str:
    """`You would roll 2×M; Horseshoes 80% → 0%, Axe 41% → 12%`: of several items the one that changes most and the
    likeliest, as far as a line has room, and whether none is in reach then.
    """
    dice = pool_text(l10n, outlook.dice, outlook.white)
    roll = l10n("spend-roll", dice=dice) if outlook.dice or outlook.white else l10n("spend-roll-nothing")
    lines = [l10n("spend-outlook", roll=roll, items=said) for said in _odds(l10n, outlook)]
    return next((line for line in lines if len(line) <= LABEL), shortened(lines[-1] if lines else roll, LABEL))


def outlook_lines(l10n: Localizer, outlooks: Sequence[Outlook]) -> list[str]:
    """Below the lines of one menu: `Horseshoes 80% → 12%; leaves 2 metal to roll`, but nothing that all have alike.

    That no item is in reach then is said wherever it is so.
    """
    rolls = len({(one.dice, one.white) for one in outlooks}) != 1 or len(outlooks) == 1
    odds = len({one.items for one in outlooks}) != 1 or len(outlooks) == 1
    return [_line(l10n, one, roll=rolls, odds=odds or one.hopeless) for one in outlooks]


def _line(l10n: Localizer, outlook: Outlook, *, roll: bool, odds: bool) -> str:
    leaves = [_leaves(l10n, outlook, said) for said in (pool_words, pool_text)] if roll else [""]
    tries = [[item, left] for item in _odds(l10n, outlook) for left in leaves] if odds and outlook.items else []
    tries += [[left] for left in leaves]
    lines = [capitalised(l10n.steps(filter(None, parts))) for parts in tries]
    return next((line for line in lines if len(line) <= LABEL), shortened(lines[-1], LABEL))


def _leaves(l10n: Localizer, outlook: Outlook, said: Said) -> str:
    if not (outlook.dice or outlook.white):
        return l10n("spend-leaves-nothing")
    if said is pool_text:
        return l10n("spend-leaves", dice=pool_text(l10n, outlook.dice, outlook.white))
    rolled = [pool_words(l10n, outlook.dice)] if outlook.dice else []
    rolled += [l10n("dice-L", count=outlook.white)] if outlook.white else []
    return l10n("spend-leaves", dice=l10n.listing(rolled))


def _odds(l10n: Localizer, outlook: Outlook) -> list[str]:
    """Of two items, or of one where there is no room for both."""
    told = [shift_text(l10n, one) for one in told_items(outlook)[:_SHIFTS]]
    said = [l10n.listing(told[:most]) for most in range(len(told), 0, -1)]
    return [l10n("spend-hopeless", items=one) for one in said] if outlook.hopeless else said


def _cost(l10n: Localizer, claim: Gather, acting: Side, text: Said) -> str:
    """The dice paid, those on squares with a bin marked."""
    if isinstance(HALVES[acting].effect, Pour):
        return cost_text(l10n, HALVES[acting])
    paid = Pool.kinds(claim.paying)
    lost = lost_dice(cost_of(claim.side, claim.copying), claim.paying)
    kept = paid - lost
    said = _binned(l10n, lost, text)
    said += [text(l10n, dice) for dice in (kept, claim.giving) if dice]
    return l10n.listing(said) or l10n("cost-free")


def _binned(l10n: Localizer, lost: Pool, text: Said) -> list[str]:
    """With the mark: in words each kind, since a listing would leave open what it is about."""
    marked = [lost] if text is pool_text and lost else [Pool.kinds([kind] * lost.count(kind)) for kind in lost.present]
    return [l10n("dice-bin", dice=text(l10n, dice)) for dice in marked]


def _given(action: Gather | Dock, field: str) -> Pool:
    match action:
        case Gather(giving=giving) if field == "giving":
            return giving or NO_DICE
        case Gather(paying=paying):
            return Pool.kinds(paying)
        case Dock(paying=pool):
            return pool
