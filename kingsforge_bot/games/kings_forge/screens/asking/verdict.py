"""Whether something can be done now, as asked in words: the rules' own answer, and what stands behind it."""

from collections.abc import Iterable, Sequence
from typing import Final

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rulebook import doings
from kingsforge_bot.games.kings_forge.rulebook.feasibility import Rules, Target, attempt
from kingsforge_bot.games.kings_forge.rulebook.gains import no_metal_to_pass, not_gained
from kingsforge_bot.games.kings_forge.rulebook.parts import Parts
from kingsforge_bot.games.kings_forge.rulebook.why import Why, gone
from kingsforge_bot.games.kings_forge.rules.actions import Craft, Pass, Steal
from kingsforge_bot.games.kings_forge.rules.benefits import Source
from kingsforge_bot.games.kings_forge.rules.cards import Side
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.reasons import Reason
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens.asking.explanation import part_lines
from kingsforge_bot.games.kings_forge.screens.asking.why import explain_to
from kingsforge_bot.games.kings_forge.words.names import (
    People,
    craft_card_choice,
    dice_text,
    side_name,
    space_name,
)
from kingsforge_bot.games.kings_forge.words.refusals import refusal as refusal_text
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import capitalised
from kingsforge_bot.rulebook.entry import Entry, rule_id
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.book import Verdict
from kingsforge_bot.ui.wording.names import names_of

_OTHERS: Final = (Side, Space, Source)
"""Targets that are no items."""
_PASS: Final = rule_id("2.6")


def verdict(l10n: Localizer, rules: Rules, look: TableView, entry: Entry, name: str) -> Verdict:
    """Whether who looks can do what the entry, called `name`, is about; without a seat, whether the one on turn can."""
    state: State = look.view
    seat = look.seat if look.seat is not None else state.turn
    asked, is_verb = doings.ask(rules, state, seat, entry.id), entry.id in doings.VERBS
    able = [target for target, refused in zip(asked.targets, asked.refused, strict=False) if refused is None]
    if able or (not asked.targets and asked.refused == (None,)):
        said = _possible_so(l10n, look, seat, able, name) if is_verb else [_possible(l10n, look, seat, able, name)]
        less = () if is_verb else not_gained_by(state, seat, able)
        return Verdict(True, (*said, *part_lines(l10n, look, less)), (entry.id,))
    if asked.nothing:
        return Verdict(False, (l10n("why-nothing-there", what=entry.id, rule=entry.number),), (entry.id,))
    refused = [one for one in asked.refused if one is not None]
    if any(one.reason is Reason.NOT_YOUR_TURN for one in refused):
        # Whose turn it is is half the reason where it is the wrong phase, too.
        phase = doings.of_phase(rules, state, seat, entry.id, asked.targets)
        refused += [] if phase is None else [phase]
    return _impossible(l10n, look, refused, asked.targets, entry, name)


def not_gained_by(state: State, seat: Seat, able: Sequence[Target]) -> Parts:
    """What the stock lacks of what the seat would gain by the first of these; of a pass where there is none."""
    match able:
        case []:
            return no_metal_to_pass(state)
        case [Side() | Space() as target, *_]:
            return not_gained(state, seat, target)
        case _:
            return ()


def _possible(l10n: Localizer, look: TableView, seat: Seat, able: Sequence[Target], name: str) -> str:
    """That it can be done; of an item in which of its two ways, and with which dice."""
    people = People(l10n, names_of(l10n, look.table))
    if look.seat is None:
        return l10n("rules-why-possible-of", what=name, who=people.named(seat))
    match [attempt(look.view, seat, target) for target in able]:
        case [Craft(item=item, dice=dice)]:
            return l10n("rules-why-can-craft", item=craft_card_choice(l10n, item), dice=dice_text(l10n, dice))
        case [Steal(item=item, seat=owner, dice=dice)]:
            named, who = craft_card_choice(l10n, item), people.named(owner)
            return l10n("rules-why-can-steal", item=named, who=who, dice=dice_text(l10n, dice))
        case _:
            return l10n("rules-why-possible", what=name)


def _possible_so(l10n: Localizer, look: TableView, seat: Seat, able: Sequence[Target], name: str) -> list[str]:
    """That a verb can be done, and with what; of each item with which dice."""
    if look.seat is not None and any(not isinstance(target, _OTHERS) for target in able):
        return [_possible(l10n, look, seat, [target], name) for target in able]
    sides = [target for target in able if isinstance(target, Side)]
    spaces = [target for target in able if isinstance(target, Space)]
    things = [side_name(l10n, one) for one in sides] + [space_name(l10n, one) for one in spaces]
    things += [craft_card_choice(l10n, one) for one in able if not isinstance(one, _OTHERS)]
    said = [_possible(l10n, look, seat, (), name)]
    return [*said, l10n("why-possible-of", things=l10n.listing(things))] if things else said


def _impossible(
    l10n: Localizer, look: TableView, found: Sequence[Refused], targets: Sequence[Target], entry: Entry, name: str
) -> Verdict:
    whys = [explain_to(look, refused) for refused in found]
    mine = look.seat is not None
    lines: list[str] = []
    # What the parts say is not said twice; an onlooker is told of no dice as "yours".
    silent = [one for one, why in zip(found, whys, strict=True) if why.says_all or not (mine or _of_the_table(one))]
    if silent:
        rules = l10n.listing(dict.fromkeys(one.rule for one in silent))
        lines.append(capitalised(l10n("rules-why-not-now", what=name, rules=rules)))
    if not mine:
        lines += [line for one in silent if (line := _told_of(l10n, look, one))]
    elif entry.id == _PASS and look.view.phase is Phase.CRAFT and look.view.turn != look.seat:
        # 2.6: who would pass is off turn, and could not if it were not.
        lines.append(l10n("why-pass-in-gather"))
    lines += [refusal_text(l10n, one, names_of(l10n, look.table)) for one in found if one not in silent]
    # Whom the table waits for is said by the refusal.
    told = [part for why in whys if why.reason is not Reason.NOT_YOUR_TURN for part in why.parts]
    told += [part for target in targets if not isinstance(target, _OTHERS) for part in gone(look.view, target)]
    lines += part_lines(l10n, look, tuple(dict.fromkeys(told)))
    return Verdict(False, tuple(dict.fromkeys(lines)), (*_entries(whys), entry.id))


def _told_of(l10n: Localizer, look: TableView, refused: Refused) -> str:
    """The reason as it is told to an onlooker, where no part tells it."""
    who = People(l10n, names_of(l10n, look.table)).named(look.view.turn)
    match refused.reason:
        case Reason.ROLL_FIRST | Reason.NO_ROLLED_DICE:
            return l10n("why-unrolled-of", who=who)
        case Reason.DECIDE_FIRST:
            return l10n("why-deciding-of", who=who)
        case Reason.NO_SUPPLY_TO_POUR:
            return l10n("why-nothing-to-pour-of", who=who)
        case Reason.WRONG_PHASE:
            return l10n("why-pass-in-gather")
        case _:
            return ""


def _entries(whys: Iterable[Why]) -> Iterable[str]:
    return (one for why in whys for one in why.entries)


def _of_the_table(refused: Refused) -> bool:
    """Whether its sentence speaks of what lies there, to whomever it is said."""
    match refused.reason:
        case (
            Reason.ROLL_FIRST | Reason.ALREADY_ROLLED | Reason.DECIDE_FIRST | Reason.NO_SUPPLY_TO_POUR | Reason.OWN_ITEM
        ):
            return False
        case Reason.NOT_HELD | Reason.NO_ROLLED_DICE:
            return False
        case Reason.SQUARE_LACKS | Reason.DICE_SHORT | Reason.NOT_IN_SUPPLY | Reason.FIRST_PASS_TAKES:
            return False
        case Reason.WRONG_PHASE:
            # Who would pass is told to end the turn.
            return refused.facts.get("verb") != Pass.verb
        case _:
            return True
