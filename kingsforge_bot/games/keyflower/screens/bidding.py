"""Bidding and using: first the place, out of three menus, then how many workers of which colour."""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Final

import msgspec

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.keyflower.rules.actions import Action, Bid, Pass, Use
from kingsforge_bot.games.keyflower.rules.kinds import Name
from kingsforge_bot.games.keyflower.rules.state import State
from kingsforge_bot.games.keyflower.screens.buttons import turn_button
from kingsforge_bot.games.keyflower.screens.overviews import buttons
from kingsforge_bot.games.keyflower.words.labels import label, placed, short_label
from kingsforge_bot.games.keyflower.words.names import Telling
from kingsforge_bot.games.keyflower.words.tiles import face_up
from kingsforge_bot.i18n.widths import narrowed
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.game.plain_boards import DO
from kingsforge_bot.ui.message import BUTTONS, OPTION, Button, ButtonStyle, Menu, Option, Row, cut, rows_of
from kingsforge_bot.ui.paging import page

PICK: Final = "pick"
"""Begins the words of a menu of places; which of them follows."""
MORE: Final = "more"
"""Begins the words of the menu of all that can be done with a tile, whose id follows."""
_MOST: Final = 96
"""Lines of a menu, four pages of them."""
_USES: Final = 2 * BUTTONS
"""Uses that are buttons; the other ways stand in the menu."""
_LONGEST: Final = 70
"""Characters of a notation that a button carries."""


class Where(StrEnum):
    """Whose tiles a menu has."""

    OFFER = "offer"
    MINE = "mine"
    OTHERS = "others"


class Place(msgspec.Struct, frozen=True):
    """A tile with all that can be done there; `number` of its place in the offer, `owner` of one in a village."""

    tile: Name
    actions: tuple[Bid | Use, ...]
    number: str = ""
    owner: Seat | None = None


def places(state: State, seat: Seat, actions: Iterable[Action]) -> Mapping[Where, tuple[Place, ...]]:
    """The places where the seat can do something: the offer with turn order, its own village, those of others."""
    at: dict[Name, list[Bid | Use]] = {}
    for action in actions:
        if isinstance(action, Bid | Use):
            at.setdefault(action.tile, []).append(action)
    found: dict[Where, list[Place]] = {where: [] for where in Where}
    for prefix, tiles in (("", state.offer), ("o", state.orders)):
        for index, tile in enumerate(tiles, 1):
            if tile.name in at:
                found[Where.OFFER].append(Place(tile.name, tuple(at[tile.name]), f"{prefix}{index}"))
    for number, player in enumerate(state.players):
        where = Where.MINE if number == seat else Where.OTHERS
        for built in player.village:
            if built.name in at:
                found[where].append(Place(built.name, tuple(at[built.name]), owner=Seat(number)))
    return {where: tuple(there) for where, there in found.items()}


def place_rows(say: Telling, look: TableView, actions: Sequence[Action], pages: Mapping[str, int]) -> tuple[Row, ...]:
    """A menu for each part of the table where something can be done, Pass, and what else can be looked at.

    `pages`: where a menu goes on.
    """
    assert look.seat is not None
    rows: list[Row] = []
    for where, there in places(look.view, look.seat, actions).items():
        lines = tuple(_line(say, look.view, look.seat, place) for place in there)
        if lines:
            press = ComponentId(look.table.id, look.table.seq, f"{PICK} {where}")
            rows.append(Menu(press, say.l10n(f"menu-{where}"), page(say.l10n, lines, pages.get(where, 0))))
    passing = [turn_button(look, label(say, one), str(one)) for one in actions if isinstance(one, Pass)]
    return (*rows, (*passing, *buttons(say, look.table, look.view)))


def tile_rows(say: Telling, look: TableView, place: Place, start: int) -> tuple[Row, ...]:
    """What can be done with a tile: the least bids and uses as buttons, all else in a menu; the way back."""
    first = first_ways(place.actions)
    bids = [one for one in first if isinstance(one, Bid)][:BUTTONS]
    uses = [one for one in first if isinstance(one, Use)][:_USES]
    shown = {*bids, *uses}
    rows = [
        *rows_of([_way(say, look, one, ButtonStyle.PRIMARY) for one in bids]),
        *rows_of([_way(say, look, one, ButtonStyle.SUCCESS) for one in uses]),
    ]
    more = [one for one in place.actions if one not in shown][:_MOST]
    if more:
        press = ComponentId(look.table.id, look.table.seq, f"{MORE} {place.tile}")
        lines = tuple(Option(cut(short_label(say, one), OPTION), str(one)) for one in more)
        rows.append(Menu(press, say.l10n("menu-more-ways"), page(say.l10n, lines, start)))
    return (*rows, (turn_button(look, say.l10n("button-other-place"), DO),))


def first_ways(actions: Iterable[Bid | Use]) -> list[Bid | Use]:
    """For each colour the fewest workers to bid, and to use in each way to pay and to take, without moved groups."""
    found: dict[object, Bid | Use] = {}
    for one in actions:
        if one.moving or len(str(one)) > _LONGEST:
            continue
        colours = tuple(colour for colour, _ in placed(one).each())
        chosen = (one.paying, one.taking) if isinstance(one, Use) else ()
        if len(colours) == 1:
            found.setdefault((type(one), colours, chosen), one)
    return list(found.values())


def _line(say: Telling, state: State, seat: Seat, place: Place) -> Option:
    """Its place or owner, name and effect; below what a bid and a use take at least."""
    said = say.tile(place.tile)
    if place.number:
        said = say.l10n("place-on-offer", place=place.number, tile=said)
    elif place.owner is not None and place.owner != seat:
        said = say.l10n("place-of", who=say.who(place.owner), tile=said)
    line = say.l10n("place-line", place=said, effect=face_up(say, state, place.tile))
    return Option(cut(line, OPTION), place.tile, cut(_least(say, place), OPTION))


def _least(say: Telling, place: Place) -> str:
    """`bid from 3 red, use from 1 red`; where several colours do, the number alone."""
    parts = []
    for kind, message in ((Bid, "place-bid-from"), (Use, "place-use-from")):
        ways = [one for one in place.actions if isinstance(one, kind)]
        if ways:
            least = min(placed(one).total for one in ways)
            workers = {say.workers(placed(one)) for one in ways if placed(one).total == least}
            parts.append(say.l10n(message, workers=workers.pop() if len(workers) == 1 else str(least)))
    return say.l10n.listing(parts)


def _way(say: Telling, look: TableView, action: Bid | Use, style: ButtonStyle) -> Button:
    return turn_button(look, narrowed(short_label(say, action)), str(action), style)
