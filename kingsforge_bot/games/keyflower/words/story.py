"""A game that is over as a story of at most six lines."""

from collections.abc import Iterator

from kingsforge_bot.games.keyflower.advice.story import Story
from kingsforge_bot.games.keyflower.words.names import Telling


def story_lines(say: Telling, told: Story) -> Iterator[str]:
    """As far as there is something to tell."""
    l10n = say.l10n
    if told.price is not None:
        won, season = told.price.won, told.price.season
        paid, who, tile = say.workers(won.paid), say.who(won.seat), say.tile(won.tile)
        yield l10n("story-price", season=season.value, who=who, tile=tile, workers=paid)
    if told.fight is not None:
        fight = told.fight
        yield l10n("story-fight", tile=say.tile(fight.tile), count=fight.outbid, who=say.who(fight.winner))
    if told.visits is not None:
        yield l10n("story-visits", who=say.who(told.visits.seat), count=told.visits.uses)
    if told.builder is not None:
        yield l10n("story-upgrades", who=say.who(told.builder.seat), count=told.builder.upgrades)
    if told.best is not None:
        best = told.best
        yield l10n("story-best", tile=say.tile(best.tile), who=say.who(best.seat), count=best.points)
    if told.ahead is not None:
        who, since = say.who(told.ahead.seat), told.ahead.since
        yield l10n("story-late", who=who) if since is None else l10n("story-ahead", who=who, season=since.value)
