"""The rows of a turn's private message: the best moves, few menus, and buttons to draw and to end the turn."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State
from kingsforge_bot.games.dwarven_smithy.rules.turns import is_last_turn
from kingsforge_bot.games.dwarven_smithy.screens.odds import ODDS
from kingsforge_bot.games.dwarven_smithy.screens.turn_menus import action_menus, draw_menu
from kingsforge_bot.games.dwarven_smithy.strategy.hint import Hint
from kingsforge_bot.games.dwarven_smithy.words.labels import label
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.game.best_moves import BestMoves
from kingsforge_bot.ui.game.plain_boards import DO
from kingsforge_bot.ui.message import BUTTONS, Button, ButtonStyle, Message, Row
from kingsforge_bot.ui.wording.titles import bold_title

FINISH: Final = "finish"
"""Asks whether a turn shall end in which nothing was done."""
_FULL_BOARD: Final = "show"
"""The platform's button; the board itself stands far above one's own message."""
_MANY_BUTTONS: Final = 3
"""Below the menus: beside fewer the board's own button, which stands far above, is not missed."""
_FEW_MENUS: Final = 1
"""Beside which a phone has room for one of draws."""


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

    `pages`: from which line on the menu of that word is shown. A turn that follows the last one in the same message
    and is `unseen` yet has a button that opens it in the place of those: no thumb is to end or draw in it by a second
    tap. A turn in which nothing was done, or no card was drawn though some could be, is ended after a question.
    `all_steps`: whether there is room for the button that does all steps of a turn, which **Hint** has too.
    """
    first = next((one.actions for one in best.offered(look)), ())
    # In the last turn nothing comes that could be missed, and that nothing else pays is said above.
    over = first == (a.End(),) and is_last_turn(look.view)
    unseen = unseen and not over
    menus = action_menus(say, look, actions, pages)
    single = [] if unseen else _with_buttons(actions)
    draws = [one for one in single if isinstance(one, a.Draw)]
    # In a menu each draw stands once, and takes a phone's room for one line.
    if len(menus) <= _FEW_MENUS and (to_draw := draw_menu(say, look, draws, first)):
        menus += to_draw
        single = [one for one in single if not isinstance(one, a.Draw)]
    # Where the turn is unseen its end is asked about below, and not offered above too.
    above = _advised(say, look, best, [a.End()] if unseen else single, all_steps=all_steps)
    buttons = _buttons(say, look, single, first, asks=not over and _asks_to_end(look.view, actions, draws, first))
    if unseen:
        # In a last turn nothing is drawn (6.5).
        called = "button-draw-or-end" if any(isinstance(one, a.Draw) for one in actions) else "button-end-asked"
        buttons = [Button(say.l10n(called), ComponentId(look.table.id, look.table.seq, DO))]
    below = (*buttons, *best.asked(say.l10n, look), *_elsewhere(say, look, len(buttons), unseen=unseen))
    return (*([above] if above else []), *menus, below[:BUTTONS])


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
    if beside >= _MANY_BUTTONS and not look.view.acted:
        yield Button(say.l10n("button-full-board"), ComponentId(table.id, table.seq, _FULL_BOARD))


def end_asked(say: Telling, look: TableView) -> Message:
    """Whether the turn shall end though nothing was done in it, or though to draw costs nothing (6.1)."""
    table = look.table
    end = Button(say.l10n("do-end"), ComponentId(table.id, table.seq, str(a.End())), ButtonStyle.DANGER)
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
        return ButtonStyle.SUCCESS
    return ButtonStyle.SECONDARY if isinstance(action, a.End) else ButtonStyle.PRIMARY


def _with_buttons(actions: Sequence[a.Action]) -> list[a.Action]:
    """Draws, then the end of the turn."""
    draws = [one for one in actions if isinstance(one, a.Draw)]
    return [*draws, *(one for one in actions if isinstance(one, a.End))]
