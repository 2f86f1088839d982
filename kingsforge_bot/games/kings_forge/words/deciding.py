"""Labels of what a turn waits for, each with what it comes to: `Leave W1: it goes back`."""

from collections.abc import Callable, Iterator

from kingsforge_bot.games.kings_forge.rules.actions import Action, Keep, Use
from kingsforge_bot.games.kings_forge.rules.benefits import Held, Source, change_of
from kingsforge_bot.games.kings_forge.rules.dice import NO_DICE, Die, Pool
from kingsforge_bot.games.kings_forge.rules.effects import TURNED_TO, Reroll, after
from kingsforge_bot.games.kings_forge.rules.events import Gained, GambleSettled, PurplePlaced
from kingsforge_bot.games.kings_forge.rules.gambling import fates, outcome
from kingsforge_bot.games.kings_forge.rules.state import State, Undecided, WoodNow
from kingsforge_bot.games.kings_forge.words.acting import action_button
from kingsforge_bot.games.kings_forge.words.labels import held_label
from kingsforge_bot.games.kings_forge.words.names import held_name, pool_text, pool_words, source_name
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import capitalised
from kingsforge_bot.i18n.widths import fitting


def decision_label(l10n: Localizer, state: State, action: Action) -> str:
    """One of the actions that are legal while something is owed."""
    match state.owed, action:
        case Undecided(die=shown) as owed, Keep():
            return fitting(*(_leave(l10n, state, owed, shown, dice) for dice in (pool_words, pool_text)))
        case Undecided() as owed, Use(source=source, on=(shown,)):
            return fitting(*_uses(l10n, state, owed, _held(state, source), shown))
        case WoodNow(source=source), Keep():
            held = _held(state, source)
            return fitting(*(l10n("decide-keep", held=say(l10n, held)) for say in (held_label, held_name)))
        case _:
            return action_button(l10n, action, ())


_Said = Callable[[Localizer, Pool], str]


def _leave(l10n: Localizer, state: State, owed: Undecided, shown: Die, dice: _Said) -> str:
    return l10n("decide-leave", die=shown.text, **_fate(l10n, state, owed, shown, dice))


def _uses(l10n: Localizer, state: State, owed: Undecided, held: Held, shown: Die) -> Iterator[str]:
    """The label, then shorter ones: copied benefits by what copied them, tokens by what they do, dice as letters."""
    change = change_of(held)
    for named in (held_name(l10n, held), _short_name(l10n, held.source)):
        source = capitalised(named)
        if isinstance(change, Reroll):
            yield l10n("decide-reroll", source=source)
            continue
        then = after(change, shown)
        rest = list(state.players[state.turn].held)
        rest.remove(held)
        more = len(fates(state, owed.side, then, tuple(rest))) > 1
        for dice in (pool_words, pool_text):
            fate = _fate(l10n, state, owed, then, dice)
            if more and fate["fate"] == "back":
                # Another benefit may follow.
                fate["fate"] = "yet"
            yield l10n("decide-use", source=source, before=shown.text, after=then.text, **fate)


def _short_name(l10n: Localizer, source: Source) -> str:
    return l10n(f"short-{source}") if source in {Source.TOKEN_PLUS, Source.TOKEN_SIX} else source_name(l10n, source)


def _fate(l10n: Localizer, state: State, owed: Undecided, shown: Die, dice: _Said) -> dict[str, str | int]:
    """What becomes of the die if it is left like that, as variables of the message."""
    fate, instead, value = "back", NO_DICE, shown.value
    for event in outcome(state, owed.side, shown):
        match event:
            case GambleSettled(kept=True):
                fate = "kept"
            case Gained(dice=gained) if gained:
                fate, instead = "instead", gained
            case PurplePlaced(value=placed):
                # 7.4: no roll shows more than 6.
                fate, value = "cancels" if placed <= TURNED_TO else "cancels-nothing", placed
            case _:
                pass
    return {"fate": fate, "instead": dice(l10n, instead), "value": value}


def _held(state: State, source: str) -> Held:
    return next(held for held in state.players[state.turn].held if held.source == source)
