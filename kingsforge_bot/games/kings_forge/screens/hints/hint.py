"""What a seat that is awaited may ask: the best action, as the strong player values it, and why.

While gathering there are up to three, ranked.
"""

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.kings_forge.advice.outlook import most_changed
from kingsforge_bot.games.kings_forge.rules.actions import Craft, End, Keep, Steal, TakeWood, Use
from kingsforge_bot.games.kings_forge.rules.benefits import Held, change_of
from kingsforge_bot.games.kings_forge.rules.cards import HALVES
from kingsforge_bot.games.kings_forge.rules.effects import Gamble, Reroll
from kingsforge_bot.games.kings_forge.rules.state import Phase, State, Undecided, WoodNow
from kingsforge_bot.games.kings_forge.screens.asking.why import not_your_turn
from kingsforge_bot.games.kings_forge.screens.hints.reasons import Reasons, reasons
from kingsforge_bot.games.kings_forge.screens.known.craftable import offers_of
from kingsforge_bot.games.kings_forge.screens.known.outlooks import outlooks_of
from kingsforge_bot.games.kings_forge.screens.known.ranked_moves import ranked
from kingsforge_bot.games.kings_forge.screens.turn_panel.chances import item_odds
from kingsforge_bot.games.kings_forge.strategy.hint import Hint
from kingsforge_bot.games.kings_forge.words.labels import action_label, used_text
from kingsforge_bot.games.kings_forge.words.likely import likely
from kingsforge_bot.games.kings_forge.words.names import craft_card_name
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import capitalised
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.best_moves import hinted_moves
from kingsforge_bot.ui.message import Message
from kingsforge_bot.ui.wording.names import names_of


def hinted(l10n: Localizer, look: TableView) -> Callable[[StillWanted], Message]:
    """The answer for the seat whose view it is. Raises Refused out of turn."""
    if not look.is_awaited:
        raise not_your_turn(look)

    def work(still_wanted: StillWanted) -> Message:
        found = ranked(look.view, still_wanted)
        if look.view.phase is Phase.GATHER and look.view.owed is None:
            lines, shared = _told_apart(l10n, [reasons(l10n, look, one, found) for one in found])
        else:
            lines, shared = [hint_line(l10n, look, found[0])], ""
        message = hinted_moves(l10n, look, lines)
        return replace(message, text="\n".join([message.text, shared])) if shared else message

    return work


def _told_apart(l10n: Localizer, found: Sequence[Reasons]) -> tuple[list[str], str]:
    """A line for each move with what speaks for it alone, and one with what speaks for all of them, empty where nothing
    does. A move for which nothing else speaks says what it does.
    """
    first, *others = found
    shared = [said for said in first.said if others and all(said in other.said for other in others)]
    lines = list[str]()
    for place, one in enumerate(found, 1):
        why = [said for said in one.said if said not in shared] or list(filter(None, [one.effect]))
        lines.append(f"{place}. {l10n('best-reasoned-move', move=one.move, why=l10n.sentences(why))}".rstrip())
    return lines, l10n("hint-shared", why=l10n.sentences(shared)) if shared else ""


def hint_line(l10n: Localizer, look: TableView, hint: Hint) -> str:
    """The action, then what speaks for it, sentence by sentence."""
    return l10n.sentences([l10n("hint-line", action=_said(l10n, look, hint)), *_reasons(l10n, look, hint)])


def _said(l10n: Localizer, look: TableView, hint: Hint) -> str:
    """Of benefits that are used one after the other each, with the dice then: above 6 they are legal (4.3)."""
    uses = [one for one in hint.actions if isinstance(one, Use)]
    own = look.view.players[look.view.turn].held
    if not uses or any(isinstance(change_of(_held(own, one)), Reroll) for one in uses):
        return action_label(l10n, hint.action, names_of(l10n, look.table))
    return l10n.steps(used_text(l10n, _held(own, one), one.on) for one in uses)


def _held(own: tuple[Held, ...], use: Use) -> Held:
    return next(one for one in own if one.source is use.source)


def _reasons(l10n: Localizer, look: TableView, hint: Hint) -> Iterator[str]:
    view: State = look.view
    match hint.action:
        case Craft() | Steal() if len(hint.crafting.aims) < 2:
            pass
        case _ if hint.crafting.aims:
            yield l10n("hint-makes", items=l10n.listing(craft_card_name(l10n, one.item) for one in hint.crafting.aims))
            if _guards(view, hint):
                yield l10n("hint-line", action=capitalised(l10n("workbench-why-safest")))
        case End():
            yield l10n("hint-nothing-more")
        case Keep() | TakeWood() if isinstance(view.owed, WoodNow) and (told := _wood(l10n, view)):
            yield told
        case Keep() if isinstance(view.owed, Undecided) and not isinstance(HALVES[view.owed.side].effect, Gamble):
            pass
        case Keep():
            yield l10n("hint-later")
        case Use() | TakeWood() if view.owed is not None:
            yield l10n("hint-at-once")
        case Use() | TakeWood() if hint.crafting.hoped is not None:
            yield l10n("hint-again", odds=item_odds(l10n, look, hint.crafting.hoped))
        case TakeWood():
            yield l10n("hint-wood-stays")
        case _:
            pass


def _guards(view: State, hint: Hint) -> bool:
    """Whether it spends more than an item needs, so that it is hard to steal (3.4)."""
    better = {(offer.item, offer.safest.dice) for offer in offers_of(view) if offer.safest != offer.cheapest}
    return any((aim.item, aim.dice) in better for aim in hint.crafting.aims)


def _wood(l10n: Localizer, view: State) -> str:
    """What the benefit does for an item if it is kept, and if its wood is taken; nothing where that is all the same."""
    assert isinstance(view.owed, WoodNow)
    shift = most_changed(outlooks_of(view).of(TakeWood(view.owed.source)))
    if shift is None:
        return ""
    kept, taken = (likely(l10n, one, least=shift.least) for one in (shift.before, shift.after))
    return l10n("hint-wood", item=craft_card_name(l10n, shift.item), kept=kept, taken=taken)
