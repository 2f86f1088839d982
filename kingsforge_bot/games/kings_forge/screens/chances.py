"""What the workbench says about luck: the odds before the roll, the thieves after it."""

from collections.abc import Sequence

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.kings_forge.advice.odds import Odds, may_improve, odds
from kingsforge_bot.games.kings_forge.advice.thieves import thieves
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.turns import later_seats
from kingsforge_bot.games.kings_forge.words.spending import percent
from kingsforge_bot.games.kings_forge.words.words import People, craft_card_name
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.message import Late
from kingsforge_bot.ui.wording import names_of


def late_odds(l10n: Localizer, look: TableView) -> Late:
    """The odds of the roll that the player on turn has before them."""
    view = look.view

    def line(still_wanted: StillWanted) -> str:
        return odds_line(l10n, look, odds(view, still_wanted))

    key = (look.table.id, look.table.seq, l10n.language)
    return Late(key, line, l10n("workbench-odds-too-busy"), l10n("workbench-odds-one-at-a-time"))


def odds_line(l10n: Localizer, look: TableView, found: Sequence[Odds]) -> str:
    """The odds of each item that this roll may bring, each taken for itself."""
    state = look.view
    more = may_improve(state.players[state.turn].held)
    said = [
        l10n("workbench-odds-item", item=_named(l10n, look, one.item, one.seat), percent=percent(one.chance))
        for one in found
        if one.chance
    ]
    if not said:
        return l10n("workbench-odds-none-yet" if more else "workbench-odds-none")
    return l10n("workbench-odds-more" if more else "workbench-odds", odds=l10n.steps(said))


def thieves_line(l10n: Localizer, look: TableView) -> str:
    """Which of the items made this turn can still be stolen, and by whom."""
    state = look.view
    people = People(l10n, names_of(l10n, look.table))
    if not later_seats(state):
        return l10n("workbench-cannot-be-stolen")
    said: list[str] = []
    for made in state.players[state.turn].made:
        if by := thieves(state, made):
            who = l10n.either(people.named(seat) for seat in by)
            said.append(l10n("workbench-stolen-by", item=craft_card_name(l10n, made.card.item), who=who))
    return l10n("workbench-can-be-stolen", items=l10n.steps(said)) if said else l10n("workbench-safe")


def _named(l10n: Localizer, look: TableView, item: Item, seat: Seat | None) -> str:
    name = craft_card_name(l10n, item)
    if seat is None:
        return name
    return l10n("workbench-steal-from", item=name, who=People(l10n, names_of(l10n, look.table)).named(seat))
