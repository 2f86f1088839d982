"""The menus of a turn: which actions share one, their lines, and what those that were chosen come to.

What is chosen, one line or several, is carried out at once: each says what it costs or brings.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.areas import limit, lying_in
from kingsforge_bot.games.dwarven_smithy.rules.drawing import draws_left
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, State
from kingsforge_bot.games.dwarven_smithy.screens.menu_order import in_order
from kingsforge_bot.games.dwarven_smithy.words.labels import copies_label, draws_label, label
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.outcome import copies_outcome, outcome
from kingsforge_bot.i18n.names import capitalised
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.message import OPTION, Menu, Option, cut
from kingsforge_bot.ui.paging import page

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
_ORDER: Final = (a.Craft, a.Sell, a.Discard, a.Move, a.Play)
"""In which what was chosen together is carried out: what makes room first."""
_ROOM_OF: Final = {Area.MARKET: Limited.MARKET, Area.WORKSHOP: Limited.WORKSHOP}
_TIMES: Final = " times "
"""Between a number of equal cards and what is done with each."""
_ONCE: Final = "1"
_COUNTS: Final = frozenset("123456789")
_MOST: Final = 96
"""Lines of a menu, four pages of them."""


def action_menus(say: Telling, look: TableView, actions: Sequence[a.Action], pages: Mapping[str, int]) -> list[Menu]:
    """One of what is done with one's own cards, and one of what can be drawn or bought.

    Lines stand card by card, as the pictures show cards. `pages`: from which line on a menu is shown, by its word.
    """
    ordered, own = in_order(look.view, actions), [one for one in _OWN if _of_family(actions, one)]
    found = list[Menu]()
    for family in (*(own if len(own) < 2 else [_MAKE]), _BRING):
        fitting = _of_family(ordered, family)
        if fitting:
            start = pages.get(family.word, 0)
            lines = page(say.l10n, tuple(_lines(say, look.view, fitting))[:_MOST], start)
            found.append(_menu(say, look, family, fitting, lines))
    return found


def picked(values: Sequence[str], read: Callable[[str], Plays]) -> Plays:
    """What the chosen lines come to, one after the other; of equal cards the most that were chosen."""
    found = Counter[a.Action]()
    for value in values:
        count, _, notation = value.partition(_TIMES)
        if not notation:
            count, notation = _ONCE, value
        if count not in _COUNTS:
            raise UnknownPress
        for action in read(notation).actions:
            found[action] = max(found[action], int(count))
    ordered = sorted(found, key=lambda one: _ORDER.index(type(one)) if type(one) in _ORDER else 0)
    return Plays(tuple(one for one in ordered for _ in range(found[one])))


def choice(say: Telling, action: a.Action, state: State) -> Option:
    """A line of a menu; its value is the notation."""
    return Option(cut(label(say, action, state), OPTION), str(action), cut(outcome(say, action, state), OPTION))


def _menu(
    say: Telling, look: TableView, family: Family, actions: Sequence[a.Action], lines: tuple[Option, ...]
) -> Menu:
    press = ComponentId(look.table.id, look.table.seq, f"{PICK} {family.word}")
    return Menu(press, _called(say, actions), lines, most=len(lines) if family.several else 1)


def _called(say: Telling, actions: Sequence[a.Action]) -> str:
    """What a menu holds, each kind once, in the order of its lines."""
    verbs = dict.fromkeys(one.verb for one in actions)
    return capitalised(say.l10n.listing(say.l10n(f"desk-{verb}") for verb in verbs))


def _of_family(actions: Sequence[a.Action], family: Family) -> tuple[a.Action, ...]:
    """Those that stand in that menu, in their order; no swap where two moves do the same (5.3)."""
    there_is_room = {one.to for one in actions if isinstance(one, a.Move) and one.swapped is None}
    return tuple(
        [
            one
            for one in actions
            if isinstance(one, family.kinds)
            and not (isinstance(one, a.Move) and one.swapped is not None and there_is_room)
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
            told = cut(copies_outcome(say, action, state, count), OPTION)
            yield Option(cut(copies_label(say, action, state, count), OPTION), f"{count}{_TIMES}{action}", told)


def _draws(say: Telling, state: State, draw: a.Draw) -> Iterator[Option]:
    """One card of the deck, and as many as may be drawn."""
    yield Option(label(say, draw, state), str(draw))
    count = draws_left(state, say.cards, draw.deck)
    if count > 1:
        yield Option(draws_label(say, (draw,) * count, state), f"{count}{_TIMES}{draw}")
