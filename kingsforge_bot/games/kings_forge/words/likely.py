"""How likely one gets an item, made or stolen: the same number and the same words wherever it is told."""

from kingsforge_bot.games.kings_forge.advice.odds import Odds
from kingsforge_bot.games.kings_forge.advice.outlook import A_POINT, Shift
from kingsforge_bot.games.kings_forge.words.names import craft_card_name
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.percents import percent


def likely(l10n: Localizer, chance: float, *, least: bool = False) -> str:
    """`48`, `<1` or `>99`; `≥48` where it is the least that is sure, and then never rounded up."""
    return l10n("odds-at-least", percent=str(int(chance * 100))) if least else percent(chance)


def is_told(shift: Shift) -> bool:
    """Whether it is a point at least; rounded, 99 and >99 would look like something."""
    return abs(shift.after - shift.before) >= A_POINT


def shift_text(l10n: Localizer, shift: Shift) -> str:
    """`Horseshoes 80% → 0%`; less than a point is no news: `Horseshoes 80%`."""
    item = craft_card_name(l10n, shift.item)
    before, after = (likely(l10n, one, least=shift.least) for one in (shift.before, shift.after))
    if not is_told(shift):
        return l10n("spend-shift-none", item=item, now=before)
    return l10n("spend-shift", item=item, before=before, after=after)


def parts_text(l10n: Localizer, item: str, one: Odds) -> str:
    """`Shield 48% = 47% made + 1% stolen; 88% still there on your turn`: whole percents that add up.

    Nothing is multiplied there: rounded, the factors would give another number.
    """
    both, stolen = round(one.chance * 100), round(one.stolen * 100)
    told, there = percent(one.chance), percent(one.there)
    if not stolen:
        return l10n("odds-parts", item=item, percent=told, there=there)
    made = str(both - stolen)
    return l10n("odds-parts-both", item=item, percent=told, made=made, stolen=str(stolen), there=there)
