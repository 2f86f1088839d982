"""The standings of a league as a picture, beside the text that says the same.

What draws is imported by the first picture: until then the bot does without Pillow.
"""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.core.portraits import Portrait, at_table
from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.drawing.standings_sheet import StandingsRow, StandingsSheet
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.league.challenges import Ladder
from kingsforge_bot.league.ladder import rungs
from kingsforge_bot.league.round import Entrant
from kingsforge_bot.league.standings import standings
from kingsforge_bot.service.league.current import Current
from kingsforge_bot.service.types import UserId
from kingsforge_bot.ui.game.drawing import Drawing
from kingsforge_bot.ui.league.league_words import group_letter, points_words

_ROWS: Final = 6
"""That are shown at most on a card, whose text names all: more of them would push it off a phone's screen."""
PODIUM: Final = 3
"""The first who stand on it."""
_Ranked = tuple[Entrant, StandingsRow]


def standings_drawing(l10n: Localizer, now: Current) -> Drawing | None:
    """Who stands where; of several groups the first of each. Nobody stands anywhere before the first result.

    On a ladder all do from the start, as the draw has it.
    """
    if now.league.ladder is None and not any(group.results for group in now.league.groups):
        return None
    groups = _groups(l10n, now)
    if not any(groups):
        return None
    count = sum(map(len, groups))
    each = count if count <= _ROWS else max(1, _ROWS // len(groups))
    return _drawing(l10n, now, [place for group in groups for _, place in group[:each]], count)


def podium_drawing(l10n: Localizer, now: Current, chosen: Callable[[UserId], Portrait | None]) -> Drawing | None:
    """The first three large, each as the head they chose; of several groups the first of each."""
    groups = _groups(l10n, now)
    if not any(groups):
        return None
    ranked = groups[0] if len(groups) == 1 else [group[0] for group in groups if group]
    large = 0 if len(groups) > PODIUM else PODIUM
    members = [now.plays_for(entrant) for entrant, _ in ranked[:large]]
    heads = at_table(
        [None if one.user is None else chosen(one.user) for one in members],
        [False] * len(members),
        [one.user or one.name for one in members],
    )
    drawn = [replace(place, head=head) for (_, place), head in zip(ranked, heads, strict=False)]
    return _drawing(l10n, now, [*drawn, *(place for _, place in ranked[large:])], sum(map(len, groups)))


def _groups(l10n: Localizer, now: Current) -> list[list[_Ranked]]:
    if now.league.ladder is not None:
        return [_rungs(l10n, now, now.league.ladder)]
    several = len(now.league.groups) > 1
    return [
        [
            (
                one.entrant,
                StandingsRow(one.place, now.plays_for(one.entrant).name, points_words(one.points), None, letter),
            )
            for one in standings(group)
        ]
        for letter, group in (
            (group_letter(part) if several else "", one) for part, one in enumerate(now.league.groups)
        )
    ]


def _rungs(l10n: Localizer, now: Current, ladder: Ladder) -> list[_Ranked]:
    return [
        (
            one.entrant,
            StandingsRow(
                one.place,
                now.plays_for(one.entrant).name,
                l10n("league-picture-fought", won=str(one.won), lost=str(one.lost)),
            ),
        )
        for one in rungs(ladder.start, ladder.moves)
    ]


def _drawing(l10n: Localizer, now: Current, ranked: Sequence[StandingsRow], count: int) -> Drawing:
    figures = l10n("league-picture-figures", form=now.kept.options.form.value)

    def sheet() -> StandingsSheet:
        from kingsforge_bot.drawing.standings import fitting

        shown = ranked[: fitting(ranked, of=count)]
        left = count - len(shown)
        return StandingsSheet(now.kept.name, figures, tuple(shown), l10n("league-more", count=left) if left else "")

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.drawing.standings import draw_standings

        return draw_standings(sheet())

    def alt() -> str:
        said, title = sheet(), l10n("league-picture-alt", league=now.kept.name, figures=figures)
        return "\n".join([title, *(_told(l10n, one) for one in said.places), said.more]).strip()

    return Drawing(draw, "standings.png", f"league {now.id}", alt)


def _told(l10n: Localizer, one: StandingsRow) -> str:
    facts = {"place": str(one.place), "who": one.name, "figure": one.figure}
    return (
        l10n("league-picture-place-of", group=one.group, **facts)
        if one.group
        else l10n("league-picture-place", **facts)
    )
