"""What a seat may ask at any time: how likely its dice bring each item, now and after each side and dock on offer."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, assert_never

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.kings_forge.advice.least_left import crafting_before
from kingsforge_bot.games.kings_forge.advice.making.wants import together
from kingsforge_bot.games.kings_forge.advice.odds import Odds, Question, Ways, chance, question_of
from kingsforge_bot.games.kings_forge.advice.prospects import (
    Change,
    Prospects,
    as_on_turn,
    prospects,
    rolls_later,
)
from kingsforge_bot.games.kings_forge.rules.actions import Dock, Gather, Pass
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.crafting import rolls_smithy_too
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.screens import pictures
from kingsforge_bot.games.kings_forge.screens.asking.asked_items import asked_item
from kingsforge_bot.games.kings_forge.screens.gather.passing import roll_line
from kingsforge_bot.games.kings_forge.screens.known.kept_items import Kept, keeping_of
from kingsforge_bot.games.kings_forge.screens.known.still_there import ways_of
from kingsforge_bot.games.kings_forge.screens.turn_panel.chances import item_named, item_odds, stolen_after
from kingsforge_bot.games.kings_forge.strategy.effort import ALL, affordable
from kingsforge_bot.games.kings_forge.strategy.payments import Payments
from kingsforge_bot.games.kings_forge.words.likely import likely, parts_text
from kingsforge_bot.games.kings_forge.words.names import People, craft_card_name, pool_text, side_name, space_name
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import capitalised
from kingsforge_bot.i18n.percents import percent
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.message import TEXT, Message, cut
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.titles import bold_title

ODDS: Final = "odds"
_MOST_ITEMS: Final = 6
_MOST_PARTS: Final = 3
_LIKELY: Final = 0.1
"""Items that are likely enough for it to be told how likely one roll makes both."""
_TWO: Final = 2
_TOLD: Final = 0.005
"""Odds that are a whole percent, so that parts can add up to them."""


def foretold(l10n: Localizer, look: TableView, typed: str | None = None) -> Callable[[StillWanted], Message]:
    """The answer for the seat whose view it is; of one item where its name was typed. Raises Refused, UnknownValue."""
    item = None if typed is None else asked_item(l10n, look, typed)

    def work(still_wanted: StillWanted) -> Message:
        assert look.seat is not None
        title = l10n("odds-title", table=bold_title(look.table))
        if not rolls_later(look.view, look.seat):
            rolled = look.view.players[look.seat].hand is not None
            return Message("\n".join([title, l10n("odds-rolled" if rolled else "odds-done")]))
        ways = ways_of(look.view, look.seat, still_wanted)
        found = prospects(look.view, look.seat, still_wanted, ways, item, payer=Payments)
        question = question_of(as_on_turn(look.view, look.seat))
        kept = keeping_of(look.view, look.seat, question, still_wanted)
        both = _both(l10n, look, found, ways, question, still_wanted)

        def words(*, drawn: bool = False) -> str:
            lines = [*odds_lines(l10n, look, found, item, drawn=drawn, kept=kept), *both]
            lines += _stolen(l10n, look, found, kept)
            return cut("\n".join([title, *lines]), TEXT)

        drawing = pictures.odds(l10n, look, found, words)
        return Message(words(drawn=drawing is not None), drawing=drawing)

    return work


def odds_lines(
    l10n: Localizer,
    look: TableView,
    found: Prospects,
    asked: Item | None = None,
    *,
    drawn: bool = False,
    kept: Kept | None = None,
) -> list[str]:
    """The roll, the odds as things stand with their parts, then the claims of each item, unless they are `drawn`; how
    likely items are made and `kept`, where that is known.

    Of an item that was asked for it is said that it cannot be, too.
    """
    shown = [one for one in found.now if _is_in_reach(one) or asked is not None][:_MOST_ITEMS]
    said = l10n.steps(item_odds(l10n, look, one, kept) for one in shown)
    assert look.seat is not None
    smithy = look.view.players[look.seat].smithy
    own = as_on_turn(look.view, look.seat)
    roll = [roll_line(l10n, own)]
    if smithy and not rolls_smithy_too(own.players[own.turn]):
        roll.append(l10n("odds-smithy", dice=pool_text(l10n, smithy)))
    lines = [l10n.sentences(roll), l10n("odds-now", odds=said) if shown else l10n("odds-now-none")]
    lines += _counted(l10n, look, shown)
    if look.view.phase is not Phase.GATHER:
        return lines
    if look.view.players[look.seat].passed:
        return [*lines, l10n("odds-passed")]
    bring, sides = found.by_item(), [one.item for one in found.sides]
    if not sides:
        lines.append(l10n("odds-no-claims"))
    elif not any(sides):
        lines.append(l10n("odds-all-none") if asked is None else l10n("odds-item-all-none"))
    for item, changes in () if drawn else bring:
        claims = l10n.steps(claim_line(l10n, one) for one in changes)
        lines.append(l10n("odds-claims", item=craft_card_name(l10n, item), claims=claims))
    if drawn and any(sides):
        return [*lines, l10n("odds-not-drawn")]
    if drawn or all(sides) or not any(sides):
        return lines
    return [*lines, l10n("odds-others-none") if asked is None else l10n("odds-item-others-none")]


def _is_in_reach(one: Odds) -> bool:
    """Also where it is only known that the odds are not lower than nothing."""
    return bool(one.roll or one.stolen)


def _counted(l10n: Localizer, look: TableView, shown: Sequence[Odds]) -> Iterator[str]:
    """In small letters who crafts before, and of what the odds of items consist that they may take."""
    assert look.seat is not None
    people = People(l10n, names_of(l10n, look.table))
    if not shown:
        return
    if before := crafting_before(look.view, look.seat):
        name = "odds-before-gathering" if look.view.phase is Phase.GATHER else "odds-before"
        yield l10n(name, who=l10n.listing(map(people.named, before)))
    if any(one.least for one in shown):
        yield l10n("odds-least")
    # An item to steal has no second part.
    told = [one for one in shown if not one.least and one.chance >= _TOLD and 0.0 < one.there < 1.0]
    for one in told[:_MOST_PARTS]:
        yield parts_text(l10n, item_named(l10n, look, one.item, one.seat), one)


def _both(
    l10n: Localizer,
    look: TableView,
    found: Prospects,
    ways: Sequence[Ways],
    question: Question,
    still_wanted: StillWanted,
) -> list[str]:
    """How likely one roll makes both of the likeliest items on display: dice and benefits serve but one of them.

    Where nobody can come before, and where it is exactly known at little cost.
    """
    goals = {one.item: one.to_make for one in ways if one.seat is None and one.there == 1.0}
    items = [one for one in found.now if one.seat is None and one.item in goals and one.made >= _LIKELY][:_TWO]
    if len(items) < _TWO:
        return []
    goal = together(*(goals[one.item] for one in items))
    if affordable([(question, goal)]) != ALL:
        return []
    first, second = (craft_card_name(l10n, one.item) for one in items)
    return [l10n("odds-both", first=first, second=second, percent=percent(chance(question, goal, still_wanted)))]


def _stolen(l10n: Localizer, look: TableView, found: Prospects, kept: Kept) -> Iterator[str]:
    """In small letters what is kept, and which of the items somebody may steal afterwards (3.4)."""
    assert look.seat is not None
    shown = [one.item for one in found.now if _is_in_reach(one)]
    items = [*shown, *(item for item, _ in found.by_item())]
    if said := stolen_after(l10n, look, look.seat, dict.fromkeys(items)):
        yield l10n("odds-kept" if kept.keys() & set(shown) else "odds-after", thefts=said)


def claim_line(l10n: Localizer, change: Change) -> str:
    """`West Forest (bottom) 41% → 58%`, `Token dock, space 1 41% → 89%`, `Pass: take a token 41% → 60%`."""
    match change.action:
        case Gather(side=claimed, copying=copying):
            side = side_name(l10n, claimed, copying)
        case Dock(space=space):
            side = capitalised(space_name(l10n, space))
        case Pass(taking=taking):
            side = l10n("best-pass" if taking is None else f"short-pass-{taking.value}")
        case _:
            assert_never(change.action)
    before, after = (likely(l10n, one, least=change.least) for one in (change.before, change.after))
    if before == after:
        return l10n("odds-claim-same", side=side, now=after)
    return l10n("odds-claim", side=side, before=before, after=after)
