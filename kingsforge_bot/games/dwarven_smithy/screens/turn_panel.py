"""A turn in one private message: the hand in words, and all that can be done in few menus and buttons.

What is chosen in a menu, one line or several, is carried out at once: each says what it costs or brings.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.drawing import draws_left
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State
from kingsforge_bot.games.dwarven_smithy.rules.turns import is_last_turn
from kingsforge_bot.games.dwarven_smithy.screens.menu_order import in_order
from kingsforge_bot.games.dwarven_smithy.screens.odds import ODDS
from kingsforge_bot.games.dwarven_smithy.strategy.hint import Hint
from kingsforge_bot.games.dwarven_smithy.words.labels import copies_label, draws_label, label
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.outcome import copies_outcome, outcome
from kingsforge_bot.i18n.names import capitalised
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.game.best_moves import BestMoves
from kingsforge_bot.ui.game.plain_boards import DO
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.message import BUTTONS, OPTION, Button, ButtonStyle, Menu, Message, Option, Row, cut
from kingsforge_bot.ui.paging import page
from kingsforge_bot.ui.wording.titles import bold_title

PICK: Final = "pick"
"""Begins the words of a menu; that of its actions follows."""
FAMILIES: Final[Mapping[str, tuple[type[a.Action], ...]]] = {
    "play": (a.Play,),
    "craft": (a.Craft,),
    "lay": (a.Sell, a.Move, a.Discard),
    "buy": (a.BuyWarehouse, a.Buy, a.Auction),
}
"""A menu each where it is the only one, or buying, in the order in which a turn goes."""
_SEVERAL: Final = frozenset({"make", "play", "lay"})
"""Menus in which several lines can be chosen together: what they do can be taken back, and costs no coins."""
_ORDER: Final = (a.Craft, a.Sell, a.Discard, a.Move, a.Play)
"""In which they are carried out: what makes room first."""
_MADE: Final = ("craft", "play", "lay")
"""What is done with one's own cards: where several kinds of it can be done they share a menu, so that two at most leave
the headline in a phone's sight."""
_OWN: Final = "make"
_BUY: Final = "buy"
_DRAW: Final = "draw"
MENUS: Final[Mapping[str, tuple[type[a.Action], ...]]] = {
    _OWN: tuple(kind for family in _MADE for kind in FAMILIES[family]),
    **FAMILIES,
    _DRAW: (a.Draw,),
}
"""With the one that they share."""
_TIMES: Final = " times "
"""Between a number of equal cards and what is done with each."""
_ONCE: Final = "1"
_COUNTS: Final = frozenset("123456789")
_MOST: Final = 96
"""Lines of a menu, four pages of them."""
_FULL_BOARD: Final = "show"
"""The platform's button; the board itself stands far above one's own message."""
_SEVERAL_BUTTONS: Final = 3
"""Below the menus: beside fewer the board's own button, which stands far above, is not missed."""
FINISH: Final = "finish"
"""Asks whether a turn shall end in which nothing was done."""
_BUTTONS: Final = (a.Draw, a.End)
_FEW: Final = 1
"""Menus beside which a phone has room for one of draws."""


def is_turn_panel(state: State) -> bool:
    """Whether actions of all kinds are open, or cards are drawn; else what is asked is a row of buttons or one menu."""
    return state.phase in (Phase.ACT, Phase.DRAW) and state.lot is None


def turn_panel(
    say: Telling,
    look: TableView,
    actions: Sequence[a.Action],
    best: BestMoves[Hint],
    pages: Mapping[str, int],
    *,
    unseen: bool = False,
    all_steps: bool = True,
) -> tuple[Row, ...]:
    """The best moves; a menu for each family of which something can be done; buttons to draw and to end the turn.

    Lines stand card by card, as the pictures show cards. `pages`: from which line on the menu of a family is shown. A
    turn that follows the last one in the same message and is `unseen` yet has a button that opens it in the place of
    those: no thumb is to end or draw in it by a second tap. A turn in which nothing was done, or no card was drawn
    though some could be, is ended after a question. `all_steps`: whether there is room for the button that does all
    steps of a turn, which **Hint** has too.
    """
    first = next((one.actions for one in best.offered(look)), ())
    # In the last turn nothing comes that could be missed, and that nothing else pays is said above.
    over = first == (a.End(),) and is_last_turn(look.view)
    unseen = unseen and not over
    menus = _menus(say, look, actions, pages)
    single = [] if unseen else _by_kind(actions, _BUTTONS)
    draws = [one for one in single if isinstance(one, a.Draw)]
    lines = tuple(_draws(say, look, draws, first)) if len(menus) <= _FEW else ()
    # In a menu each draw stands once, and takes a phone's room for one line.
    if len(lines) > len(draws):
        menus.append(Menu(ComponentId(look.table.id, look.table.seq, f"{PICK} {_DRAW}"), _called(say, draws), lines))
        single = [one for one in single if not isinstance(one, a.Draw)]
    # Where the turn is unseen its end is asked about below, and not offered above too.
    above = _advised(say, look, best, [a.End()] if unseen else single, all_steps=all_steps)
    buttons = _buttons(say, look, single, first, asks=not over and _asks_to_end(look.view, actions, draws, first))
    if unseen:
        # In a last turn nothing is drawn (6.5).
        called = "button-end-asked" if is_last_turn(look.view) else "button-draw-or-end"
        buttons = [Button(say.l10n(called), ComponentId(look.table.id, look.table.seq, DO))]
    below = (*buttons, *best.asked(say.l10n, look), *_elsewhere(say, look, len(buttons), unseen=unseen))
    return (*([above] if above else []), *menus, below[:BUTTONS])


def _menus(say: Telling, look: TableView, actions: Sequence[a.Action], pages: Mapping[str, int]) -> list[Row]:
    """One of what is done with one's own cards, and one of what can be bought."""
    table, ordered = look.table, in_order(look.view, actions)
    own = [family for family in _MADE if of_family(actions, family)]
    found: list[Row] = []
    for family in (*(own[:1] if len(own) < 2 else [_OWN]), *([_BUY] if of_family(actions, _BUY) else [])):
        lines = page(say.l10n, tuple(_lines(say, look.view, of_family(ordered, family)))[:_MOST], pages.get(family, 0))
        press = ComponentId(table.id, table.seq, f"{PICK} {family}")
        most = len(lines) if family in _SEVERAL else 1
        found.append(Menu(press, _called(say, of_family(ordered, family)), lines, most=most))
    return found


def _advised(
    say: Telling, look: TableView, best: BestMoves[Hint], single: Sequence[a.Action], *, all_steps: bool
) -> tuple[Button, ...]:
    """The first of the best moves that has no button below, and all steps of the turn where there are more."""
    found = best.offered(look)
    above = [place for place, hint in enumerate(found) if not hint.whole and _stands_above(place, hint, single)]
    steps = [place for place, hint in enumerate(found) if hint.whole and all_steps]
    return tuple(best.button(say.l10n, look, place) for place in (*above[:1], *steps))


def _stands_above(place: int, hint: Hint, single: Sequence[a.Action]) -> bool:
    """Whether a move has no button below; of draws the best only, which all together are one press, in green."""
    if isinstance(hint.action, a.Draw):
        return place == 0 and (len(hint.then) > 0 or hint.action not in single)
    return hint.action not in single


def _buttons(
    say: Telling, look: TableView, single: Sequence[a.Action], first: Sequence[a.Action], *, asks: bool
) -> list[Button]:
    """To draw and to end the turn; `asks`: whether the end is asked about first."""
    table = look.table
    return [
        Button(
            label(say, one, look.view),
            ComponentId(table.id, table.seq, FINISH if asks and isinstance(one, a.End) else str(one)),
            _drawn(one, first),
        )
        for one in single
    ]


def _elsewhere(say: Telling, look: TableView, beside: int, *, unseen: bool) -> Iterator[Button]:
    """What stands on the board too: its odds, which before the first draw have no room here, and the whole of it."""
    table = look.table
    if look.view.phase is Phase.DRAW and not unseen:
        yield Button(say.l10n(f"button-{ODDS}"), ComponentId(table.id, table.seq, ODDS))
    # Amid a turn Undo stands last.
    if beside >= _SEVERAL_BUTTONS and not look.view.acted:
        yield Button(say.l10n("button-full-board"), ComponentId(table.id, table.seq, _FULL_BOARD))


def _called(say: Telling, actions: Sequence[a.Action]) -> str:
    """What a menu holds, each kind once, in the order of its lines."""
    verbs = dict.fromkeys(one.verb for one in actions)
    return capitalised(say.l10n.listing(say.l10n(f"desk-{verb}") for verb in verbs))


def end_asked(say: Telling, look: TableView) -> Message:
    """Whether the turn shall end though nothing was done in it, or though to draw costs nothing (6.1)."""
    table = look.table
    end = Button(say.l10n("do-end"), ComponentId(table.id, table.seq, str(a.End())), ButtonStyle.STOP)
    back = Button(say.l10n("button-back"), ComponentId(table.id, table.seq, DO))
    return Message(
        say.l10n(
            "about-table",
            table=bold_title(table),
            text=say.l10n("desk-end-draws" if look.view.acted else "desk-end-idle"),
        ),
        ((end, back),),
    )


def _asks_to_end(view: State, actions: Sequence[a.Action], draws: Sequence[a.Draw], first: Sequence[a.Action]) -> bool:
    """Whether nothing was done though something can be, or an end forgoes all draws and is not what is advised."""
    leaves_draws = bool(draws) and view.phase is Phase.ACT and tuple(first) != (a.End(),)
    return (not view.acted and len(actions) > 1) or leaves_draws


def _drawn(action: a.Action, first: Sequence[a.Action]) -> ButtonStyle:
    """The best move in green, wherever it stands."""
    if first == (action,):
        return ButtonStyle.GO
    return ButtonStyle.PLAIN if isinstance(action, a.End) else ButtonStyle.MAIN


def _draws(say: Telling, look: TableView, draws: Sequence[a.Draw], advised: Sequence[a.Action]) -> Iterator[Option]:
    """One card of each deck and as many as may be drawn, but for what is advised."""
    for one in draws:
        for count in dict.fromkeys((1, draws_left(look.view, say.cards, one.deck))):
            if (one,) * count == tuple(advised):
                continue
            if count == 1:
                yield Option(label(say, one, look.view), str(one))
            elif count > 1:
                yield Option(draws_label(say, (one,) * count, look.view), f"{count}{_TIMES}{one}")


def of_family(actions: Sequence[a.Action], family: str) -> tuple[a.Action, ...]:
    """Those that stand in that menu, in their order; no swap where two moves do the same (5.3)."""
    there_is_room = {one.to for one in actions if isinstance(one, a.Move) and one.swapped is None}
    return tuple(
        [
            one
            for one in actions
            if isinstance(one, MENUS[family])
            and not (isinstance(one, a.Move) and one.swapped is not None and there_is_room)
        ]
    )


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


def _lines(say: Telling, state: State, actions: Sequence[a.Action]) -> Iterator[Option]:
    """A line for each, and for equal cards one for all of them together."""
    player = state.players[state.turn]
    for action in actions:
        yield choice(say, action, state)
        match action:
            case a.Play(card=card):
                count = player.hand.count(card)
            case a.Sell(card=card):
                count = player.market.count(card) - player.tilted.count(card)
            case _:
                continue
        if count > 1:
            told = cut(copies_outcome(say, action, state, count), OPTION)
            yield Option(cut(copies_label(say, action, state, count), OPTION), f"{count}{_TIMES}{action}", told)


def _by_kind(actions: Sequence[a.Action], kinds: tuple[type[a.Action], ...]) -> list[a.Action]:
    """Those of the kinds, in their order."""
    return sorted([one for one in actions if isinstance(one, kinds)], key=lambda one: kinds.index(type(one)))


def choice(say: Telling, action: a.Action, state: State) -> Option:
    """A line of a menu; its value is the notation."""
    return Option(cut(label(say, action, state), OPTION), str(action), cut(outcome(say, action, state), OPTION))
