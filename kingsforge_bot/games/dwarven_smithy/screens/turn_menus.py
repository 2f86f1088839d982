"""The menus of a turn: which actions share one, their pages and their lines.

What is chosen, one line or several, is carried out at once: each says what it costs or brings.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

import msgspec

from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.areas import limit, lying_in
from kingsforge_bot.games.dwarven_smithy.rules.drawing import draws_left
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.laying_out import LaidOut, laid_out_crafts
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, State
from kingsforge_bot.games.dwarven_smithy.screens.chosen_lines import laid_out, times
from kingsforge_bot.games.dwarven_smithy.screens.menu_order import in_order
from kingsforge_bot.games.dwarven_smithy.words.labels import copies_label, draws_label, label
from kingsforge_bot.games.dwarven_smithy.words.menu_lines import laid_out_line, menu_line
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.i18n.names import capitalised
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.message import OPTION, Menu, Option, cut
from kingsforge_bot.ui.paging import Behind, in_parts, page

PICK: Final = "pick"
"""Begins the words of a menu's id; that of its family follows."""


class Family(msgspec.Struct, frozen=True):
    """Actions that share a menu."""

    word: str
    """In the menu's id."""
    kinds: tuple[type[a.Action], ...]
    several: bool = False
    """Whether lines can be chosen together: what they do can be taken back, and costs no coins."""


_OWN: Final = (
    Family("craft", (a.Craft,)),
    Family("play", (a.Play,), several=True),
    Family("lay", (a.Sell, a.Move, a.Discard), several=True),
)
"""What is done with one's own cards."""
_MAKE: Final = Family("make", tuple(kind for one in _OWN for kind in one.kinds), several=True)
"""All of that, where several of them can be done: so two menus at most leave the headline in a phone's sight."""
_BRING: Final = Family("bring", (a.Draw, a.BuyWarehouse, a.Buy, a.Auction))
"""What brings cards: draws first, then purchases."""
MENU_WORDS: Final = frozenset(one.word for one in (*_OWN, _MAKE, _BRING))
"""What follows `PICK`."""
_ROOM_OF: Final = {Area.MARKET: Limited.MARKET, Area.WORKSHOP: Limited.WORKSHOP}
_MOST: Final = 80
"""Lines of a menu: those that lead to pages and back are counted too, in two digits."""
_SHORT: Final = 8
"""Lines of one's own cards that are looked through at a glance; of more those wait behind one line that are rarer."""
_FEW: Final = 2
"""With fewer swaps behind it, a line that leads to them would spare none."""
_IN_NAME: Final = (a.Craft, a.Sell, a.Play, a.Move, a.Discard)
"""In which order a page's name lists what it holds; swaps come last."""


class _Line(NamedTuple):
    """A line, and what it is about."""

    option: Option
    action: a.Action


def action_menus(say: Telling, look: TableView, actions: Sequence[a.Action], pages: Mapping[str, int]) -> list[Menu]:
    """One of what is done with one's own cards, and one of what can be drawn or bought.

    Lines stand card by card, as the pictures show cards. `pages`: from which line on a menu is shown, by its word.
    """
    say = say.on_labels
    crafts = tuple(laid_out_crafts(look.view, say.cards)) if any(isinstance(one, a.End) for one in actions) else ()
    ordered = in_order(look.view, say.cards, actions)
    own = [one for one in _OWN if _of_family(ordered, one) or (crafts and a.Craft in one.kinds)]
    found = [
        _own_menu(say, look, one, _own_lines(say, look.view, ordered, one, crafts), pages)
        for one in (own if len(own) < 2 else [_MAKE])
    ]
    if fitting := _of_family(ordered, _BRING):
        shown = page(say.l10n, tuple(_lines(say, look.view, fitting))[:_MOST], pages.get(_BRING.word, 0))
        found.append(_menu(look, _BRING, _called(say, fitting), shown))
    return found


def _called(say: Telling, bringing: Sequence[a.Action]) -> str:
    """What the menu of what brings cards is called, by what it holds."""
    draws = sum(isinstance(one, a.Draw) for one in bringing)
    return say.l10n("desk-bring", holds="draws" if draws == len(bringing) else "both" if draws else "buys")


def choice(say: Telling, action: a.Action, state: State) -> Option:
    """A line of a menu; its value is the notation."""
    say = say.on_labels
    return Option(cut(label(say, action, state), OPTION), str(action), cut(menu_line(say, action, state), OPTION))


def laid_out_choice(say: Telling, one: LaidOut, state: State) -> Option:
    """The same of a craft for which cards are laid out first; its value is of `chosen_lines`."""
    told = laid_out_line(say, one.before, one.craft, state)
    return Option(cut(label(say, one.craft, state), OPTION), laid_out(one.craft), cut(told, OPTION))


def _own_lines(
    say: Telling, state: State, ordered: Sequence[a.Action], family: Family, crafts: Sequence[LaidOut]
) -> tuple[_Line, ...]:
    """What is done with one's own cards; crafts for which cards are laid out first behind the other crafts."""
    fitting = _of_family(ordered, family)
    count = sum(isinstance(one, a.Craft) for one in fitting)
    able = [_Line(laid_out_choice(say, one, state), one.craft) for one in crafts if a.Craft in family.kinds]
    return (
        *_told(say, state, fitting[:count]),
        *able,
        *_told(say, state, fitting[count:]),
    )[:_MOST]


def _told(say: Telling, state: State, actions: Sequence[a.Action]) -> Iterator[_Line]:
    for action in actions:
        yield from (_Line(option, action) for option in _lines(say, state, (action,)))


def _own_menu(say: Telling, look: TableView, family: Family, lines: Sequence[_Line], pages: Mapping[str, int]) -> Menu:
    """First what brings coins or leads to crafts; of many lines the others wait behind one line, always the same."""
    l10n, start = say.l10n, pages.get(family.word, 0)
    first = [one for one in lines if _comes_first(one.action)]
    later = [one for one in lines if not _comes_first(one.action)]
    parted, named = len(lines) > _SHORT and bool(first and later), _page_called(say, later)
    # Behind the first lines stands the one that leads on.
    behind = len(first) + 1 if parted else 0
    plain, swaps = _swaps_apart(say, later, l10n("desk-back", what=named))
    if len(lines) <= _SHORT:
        shown = page(l10n, _options([*first, *later]), start)
    elif not first:
        # One line that leads to all others would be a press more.
        shown = in_parts(l10n, plain, swaps, start)
    else:
        back = l10n("desk-back", what=_page_called(say, first))
        more = Behind(l10n("desk-more", what=named), back, plain, behind=swaps)
        shown = in_parts(l10n, _options(first), (more,) if later else (), start)
    turned = parted and start >= behind
    of_swaps = turned and start > behind + len(plain) + len(swaps)
    mode = l10n("desk-swaps") if of_swaps else named
    return _menu(look, family, l10n("desk-own-mode", what=mode) if turned else l10n("desk-own"), shown)


def _swaps_apart(say: Telling, lines: Sequence[_Line], back: str) -> tuple[tuple[Option, ...], tuple[Behind, ...]]:
    """The lines but for swaps; these by the card that leaves the workshop, each behind a line of its own."""
    plain, apart = list[_Line](), list[Behind]()
    for action, group in groupby(lines, _leaves):
        found = [*group]
        if action is None or len(found) < _FEW:
            plain += found
            continue
        apart.append(
            Behind(
                cut(say.l10n("desk-swap", card=say.card(action)), OPTION),
                back,
                _options(found),
                cut(say.l10n("desk-swap-told", card=capitalised(say.card(action))), OPTION),
            )
        )
    return _options(plain), tuple(apart)


def _leaves(line: _Line) -> Name | None:
    """The card that another one is taken back for (5.3), if the line is a swap."""
    return line.action.card if isinstance(line.action, a.Move) and line.action.swapped is not None else None


def _options(lines: Sequence[_Line]) -> tuple[Option, ...]:
    return tuple([one.option for one in lines])


def _comes_first(action: a.Action) -> bool:
    """Crafts, sales, and what is laid into the workshop, but for swaps."""
    match action:
        case a.Craft() | a.Sell():
            return True
        case a.Move(swapped=swapped) if swapped is not None:
            return False
        case a.Play(to=to) | a.Move(to=to):
            return to is Area.WORKSHOP
        case _:
            return False


def _page_called(say: Telling, lines: Sequence[_Line]) -> str:
    """What one of the pages holds: crafts, sales, where cards are laid, discards, swaps, as far as there are any."""
    found = dict.fromkeys(_kind_called(say, one) for one in sorted([line.action for line in lines], key=_place_in_name))
    return say.l10n.listing(found)


def _kind_called(say: Telling, action: a.Action) -> str:
    match action:
        case a.Move(swapped=swapped) if swapped is not None:
            return say.l10n("desk-swaps")
        case a.Play(to=to) | a.Move(to=to):
            return say.l10n("place-to", to=to.value)
        case _:
            return say.l10n(f"desk-{action.verb}")


def _place_in_name(action: a.Action) -> int:
    if isinstance(action, a.Move) and action.swapped is not None:
        return len(_IN_NAME)
    return _IN_NAME.index(type(action))


def _menu(look: TableView, family: Family, called: str, lines: tuple[Option, ...]) -> Menu:
    press = ComponentId(look.table.id, look.table.seq, f"{PICK} {family.word}")
    return Menu(press, called, lines, most=len(lines) if family.several else 1)


def _of_family(actions: Sequence[a.Action], family: Family) -> tuple[a.Action, ...]:
    """Those that stand in that menu, in their order; no swap where two moves do the same (5.3), nor of equal cards."""
    there_is_room = {one.to for one in actions if isinstance(one, a.Move) and one.swapped is None}
    return tuple(
        [
            one
            for one in actions
            if isinstance(one, family.kinds)
            and not (isinstance(one, a.Move) and one.swapped is not None and (there_is_room or one.swapped == one.card))
        ]
    )


def _lines(say: Telling, state: State, actions: Sequence[a.Action]) -> Iterator[Option]:
    """A line for each, and for equal cards one for all of them together."""
    player = state.players[state.turn]
    for action in actions:
        if isinstance(action, a.Draw):
            yield from _draws(say, state, action)
            continue
        yield choice(say, action, state)
        match action:
            case a.Play(card=card, to=to):
                room = limit(say.cards, player, _ROOM_OF[to]) - lying_in(player, _ROOM_OF[to])
                count = min(player.hand.count(card), room)
            case a.Sell(card=card):
                count = player.market.count(card) - player.tilted.count(card)
            case _:
                continue
        if count > 1:
            told = cut(menu_line(say, action, state, count), OPTION)
            yield Option(cut(copies_label(say, action, state, count), OPTION), times(count, action), told)


def _draws(say: Telling, state: State, draw: a.Draw) -> Iterator[Option]:
    """One card of the deck, and as many as may be drawn."""
    yield choice(say, draw, state)
    count = draws_left(state, say.cards, draw.deck)
    if count > 1:
        told = menu_line(say, draw, state, count)
        yield Option(draws_label(say, (draw,) * count, state), times(count, draw), told)
