"""What the workbench says about luck: the odds before the roll, the thieves and theirs after it."""

from collections.abc import Iterable, Sequence

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.kings_forge.advice.odds import Odds, odds, question_of
from kingsforge_bot.games.kings_forge.advice.theft_odds import Theft, thefts, thieves_after
from kingsforge_bot.games.kings_forge.advice.thieves import thieves
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.turns import later_seats
from kingsforge_bot.games.kings_forge.screens.known.kept_items import Kept, keeping_of
from kingsforge_bot.games.kings_forge.words.likely import likely
from kingsforge_bot.games.kings_forge.words.names import People, craft_card_name
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.percents import percent
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.message import DeferredFooter
from kingsforge_bot.ui.wording.names import names_of


def odds_footer(l10n: Localizer, look: TableView) -> DeferredFooter:
    """The odds of the roll that the player on turn has before them."""
    view = look.view

    def line(still_wanted: StillWanted) -> str:
        kept = keeping_of(view, view.turn, question_of(view), still_wanted)
        return odds_line(l10n, look, odds(view, still_wanted), kept)

    key = (look.table.id, look.table.seq, l10n.language)
    return DeferredFooter(key, line, l10n("workbench-odds-too-busy"), l10n("workbench-odds-one-at-a-time"))


def odds_line(l10n: Localizer, look: TableView, found: Sequence[Odds], kept: Kept | None = None) -> str:
    """The odds of each item that this roll may bring, each taken for itself; how likely it is kept, too, and who may
    steal it afterwards.
    """
    within = [one for one in found if one.chance]
    if not within:
        return l10n("workbench-odds-none")
    odds_text = l10n("workbench-odds", odds=l10n.steps(item_odds(l10n, look, one, kept) for one in within))
    stolen = stolen_after(l10n, look, look.view.turn, dict.fromkeys(one.item for one in within))
    return l10n("workbench-odds-after", odds=odds_text, thefts=stolen) if stolen else odds_text


def stolen_after(l10n: Localizer, look: TableView, owner: Seat, items: Iterable[Item]) -> str:
    """`Ben may steal Shield`: those of the items for which somebody who crafts later has dice; nothing where nobody."""
    people, by = People(l10n, names_of(l10n, look.table)), dict[tuple[Seat, ...], list[Item]]()
    for item in items:
        by.setdefault(thieves_after(look.view, owner, item), []).append(item)
    return l10n.steps(
        l10n(
            "odds-may-steal",
            who=l10n.either(map(people.named, seats)),
            items=l10n.listing(craft_card_name(l10n, one) for one in stolen),
        )
        for seats, stolen in by.items()
        if seats
    )


def thefts_footer(l10n: Localizer, look: TableView, *, likeliest: bool = False) -> DeferredFooter | None:
    """How likely those who still roll steal what the player on turn has made; None where nobody can.

    Only the odds of the `likeliest` thief of each where there is little room; the picture marks all who may.
    """
    view = look.view
    if not any(thieves(view, made) for made in view.players[view.turn].made):
        return None

    def line(still_wanted: StillWanted) -> str:
        found = thefts(view, view.turn, still_wanted)
        return _likeliest_line(l10n, found) if likeliest else _thefts_line(l10n, look, found)

    key = (look.table.id, look.table.seq, l10n.language, likeliest)
    busy, one = l10n("workbench-odds-too-busy"), l10n("workbench-odds-one-at-a-time")
    return DeferredFooter(key, line, busy, one, otherwise=thieves_line(l10n, look))


def _likeliest_line(l10n: Localizer, found: Sequence[Theft]) -> str:
    """Each item with the odds of whoever steals it most often."""
    best: dict[Item, float] = {}
    for one in found:
        best[one.item] = max(best.get(one.item, 0), one.chance)
    said = [
        l10n("workbench-odds-item", item=craft_card_name(l10n, item), percent=percent(chance))
        for item, chance in best.items()
    ]
    return l10n("workbench-thefts-likeliest", items=l10n.steps(said))


def _thefts_line(l10n: Localizer, look: TableView, found: Sequence[Theft]) -> str:
    """Each item with everybody who may still steal it."""
    people = People(l10n, names_of(l10n, look.table))
    by_item: dict[Item, list[str]] = {}
    for one in found:
        said = l10n("workbench-theft", who=people.named(one.thief), percent=percent(one.chance))
        by_item.setdefault(one.item, []).append(said)
    items = [
        l10n("workbench-thefts-item", item=craft_card_name(l10n, item), by=l10n.listing(by))
        for item, by in by_item.items()
    ]
    return l10n("workbench-thefts", items=l10n.steps(items))


def item_odds(l10n: Localizer, look: TableView, one: Odds, kept: Kept | None = None) -> str:
    """`Crown 41%`, or `Crown of Ben 41%`; with how likely it is made and `kept`, where that is known, `Crown 41%, kept
    32%`.
    """
    said = likely(l10n, one.chance, least=one.least)
    item = item_named(l10n, look, one.item, one.seat)
    if kept and one.seat is None and one.item in kept:
        stays = likely(l10n, one.chance * kept[one.item].share, least=one.least)
        return l10n("workbench-odds-kept", item=item, percent=said, kept=stays)
    return l10n("workbench-odds-item", item=item, percent=said)


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


def item_named(l10n: Localizer, look: TableView, item: Item, seat: Seat | None) -> str:
    """`Crown`, or `Crown of Ben` of one that lies in front of somebody."""
    name = craft_card_name(l10n, item)
    if seat is None:
        return name
    return l10n("workbench-steal-from", item=name, who=People(l10n, names_of(l10n, look.table)).named(seat))
