"""What a seat may ask at any time: how likely its dice bring each item, now and after each gather side on offer."""

from collections.abc import Callable
from typing import Final

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.kings_forge.advice.odds import Odds
from kingsforge_bot.games.kings_forge.advice.prospects import (
    Change,
    Prospects,
    about,
    as_on_turn,
    prospects,
    rolls_later,
)
from kingsforge_bot.games.kings_forge.advice.still_there import crafting_before
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.crafting import rolls_smithy_too
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.screens import pictures
from kingsforge_bot.games.kings_forge.screens.asking.asked_items import asked_item
from kingsforge_bot.games.kings_forge.screens.gather.passing import roll_line
from kingsforge_bot.games.kings_forge.screens.gather.still_there import left_line
from kingsforge_bot.games.kings_forge.screens.workbench.chances import item_odds
from kingsforge_bot.games.kings_forge.words.words import craft_card_name, pool_text, side_name
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.percents import percent
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.message import TEXT, Message, cut
from kingsforge_bot.ui.wording import bold_title

ODDS: Final = "odds"
_MOST_ITEMS: Final = 6


def foretold(l10n: Localizer, look: TableView, typed: str | None = None) -> Callable[[StillWanted], Message]:
    """The answer for the seat whose view it is; of one item where its name was typed. Raises Refused, UnknownValue."""
    item = None if typed is None else asked_item(l10n, look, typed)

    def work(still_wanted: StillWanted) -> Message:
        assert look.seat is not None
        title = l10n("odds-title", table=bold_title(look.table))
        if not rolls_later(look.view, look.seat):
            rolled = look.view.players[look.seat].hand is not None
            return Message("\n".join([title, l10n("odds-rolled" if rolled else "odds-done")]))
        found = prospects(look.view if item is None else about(look.view, item), look.seat, still_wanted)
        left, late = left_line(l10n, look, likely_items(found), still_wanted)
        text = cut("\n".join(filter(None, [title, *odds_lines(l10n, look, found, item), left])), TEXT)
        return Message(text, drawing=pictures.odds(l10n, look, found), late=late)

    return work


def likely_items(found: Prospects) -> list[Odds]:
    """Those that the seat's roll may bring as things stand, the likeliest first."""
    return [one for one in found.now if one.chance][:_MOST_ITEMS]


def odds_lines(l10n: Localizer, look: TableView, found: Prospects, asked: Item | None = None) -> list[str]:
    """At most eleven. Of an item that was asked for it is said that it cannot be, too."""
    likely = [one for one in found.now if one.chance or asked is not None][:_MOST_ITEMS]
    said = l10n.steps(item_odds(l10n, look, one) for one in likely)
    assert look.seat is not None
    smithy = look.view.players[look.seat].smithy
    own = as_on_turn(look.view, look.seat)
    roll = [roll_line(l10n, own)]
    if smithy and not rolls_smithy_too(own.players[own.turn]):
        roll.append(l10n("odds-smithy", dice=pool_text(l10n, smithy)))
    now = "odds-now-if-first" if crafting_before(look.view, look.seat) else "odds-now"
    lines = [l10n.sentences(roll), l10n(now, odds=said) if likely else l10n("odds-now-none")]
    if look.view.phase is not Phase.GATHER:
        return lines
    if look.view.players[look.seat].passed:
        return [*lines, l10n("odds-passed")]
    if not found.claims:
        return [*lines, l10n("odds-no-claims")]
    bring = found.by_item()
    if not bring:
        return [*lines, l10n("odds-all-none") if asked is None else l10n("odds-item-all-none")]
    for item, changes in bring:
        claims = l10n.steps(claim_line(l10n, one) for one in changes)
        lines.append(l10n("odds-claims", item=craft_card_name(l10n, item), claims=claims))
    if all(one.item is not None for one in found.claims):
        return lines
    return [*lines, l10n("odds-others-none") if asked is None else l10n("odds-item-others-none")]


def claim_line(l10n: Localizer, change: Change) -> str:
    """`West Forest (bottom) 41% → 58%`."""
    side = side_name(l10n, change.claim.side, change.claim.copying)
    before, after = percent(change.before), percent(change.after)
    if before == after:
        return l10n("odds-claim-same", side=side, now=after)
    return l10n("odds-claim", side=side, before=before, after=after)
