"""Why somebody stands where they stand."""

from fractions import Fraction
from typing import Final

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.league.standings import Compared, Standing, standings
from kingsforge_bot.service.league.current import Current
from kingsforge_bot.service.types import UserId
from kingsforge_bot.ui.league.ladder_words import why_rung
from kingsforge_bot.ui.league.league_words import name_of, points_words
from kingsforge_bot.ui.message import TEXT, Message, cut

_MOST: Final = 8
"""Figures of one criterion: those around the one who asks."""


def why_message(l10n: Localizer, now: Current, user: UserId) -> Message:
    """All that was compared until nobody was level with whoever asks; for a stranger, with the first."""
    league = plain(now.kept.name)
    if now.league.ladder is not None and (moved := why_rung(l10n, now, now.league.ladder, user)):
        return Message(cut("\n".join(moved), TEXT))
    found = _of(now, user)
    if found is None:
        return Message(l10n("league-why-early", league=league))
    lines = [l10n("league-why-title", who=name_of(now, found.entrant), place=str(found.place), league=league)]
    lines += [*_decided(l10n, now, found), l10n("league-why-points")]
    lines += [_compared(l10n, now, found, one) for one in found.why]
    return Message(cut("\n".join(lines), TEXT))


def _decided(l10n: Localizer, now: Current, asked: Standing) -> list[str]:
    """What parts them from whoever stands just above, and just below."""
    group = next(places for one in now.league.groups if asked in (places := standings(one)))
    lines = list[str]()
    for said, place in (("league-why-behind", asked.place - 1), ("league-why-ahead", asked.place + 1)):
        if not 1 <= place <= len(group):
            continue
        other = group[place - 1]
        for one in reversed(asked.why):
            figures = dict(one.figures)
            own, their = figures.get(asked.entrant), figures.get(other.entrant)
            if own is not None and their is not None and own != their:
                criterion = l10n("league-criterion", criterion=one.criterion.value)
                facts = {"own": points_words(own), "other": points_words(their)}
                lines.append(l10n(said, who=name_of(now, other.entrant), criterion=criterion, **facts))
                break
    return lines


def _of(now: Current, user: UserId) -> Standing | None:
    entrant, places = now.entrant(user), [standings(group) for group in now.league.groups]
    own = (one for group in places for one in group if one.entrant == entrant)
    return next(own, None) or next((group[0] for group in places if group), None)


def _compared(l10n: Localizer, now: Current, asked: Standing, one: Compared) -> str:
    criterion = l10n("league-criterion", criterion=one.criterion.value)
    if not one.figures:
        return l10n("league-why-passed", criterion=criterion)
    at = [entrant for entrant, _ in one.figures].index(asked.entrant)
    first = max(0, min(at - _MOST // 2, len(one.figures) - _MOST))
    shown = one.figures[first : first + _MOST]
    figures = [_figure(l10n, name_of(now, entrant), figure, own=entrant == asked.entrant) for entrant, figure in shown]
    return l10n("league-why-line", criterion=criterion, figures=l10n.steps(figures))


def _figure(l10n: Localizer, name: str, figure: Fraction, *, own: bool) -> str:
    text = l10n("league-figure", who=name, figure=points_words(figure))
    return f"**{text}**" if own else text
