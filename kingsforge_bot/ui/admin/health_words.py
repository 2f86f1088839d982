"""How the bot is, in words for its host."""

from collections.abc import Iterator
from typing import Final

from kingsforge_bot.hosting.health import Ailment, Health
from kingsforge_bot.i18n.localizer import Localizer

_MILLISECONDS: Final = 1000


def health_line(say: Localizer, health: Health) -> str:
    """One line: whether it is healthy, then each thing that was measured, the ailments marked."""
    return say.sentences([say("health-well" if not health.ailments else "health-unwell"), *_facts(say, health)])


def _facts(say: Localizer, health: Health) -> Iterator[str]:
    def ails(ailment: Ailment) -> str:
        return "yes" if ailment in health.ailments else "no"

    if health.away is not None and health.shards > 1:
        away = {"seconds": int(health.away), "missing": health.missing, "shards": health.shards}
        yield say("health-shards-away", ails=ails(Ailment.GATEWAY), **away)
    elif health.away is not None:
        yield say("health-gateway-away", seconds=int(health.away), ails=ails(Ailment.GATEWAY))
    elif health.latency is None:
        yield say("health-gateway-new")
    else:
        yield say("health-gateway-there", latency=round(health.latency * _MILLISECONDS))
    if (part := health.part) is not None:
        held = say.listing(map(str, part.held))
        facts = {"process": part.process, "processes": part.processes, "count": len(part.held), "shards": part.shards}
        yield say("health-part", held=held, **facts)
    if health.owed:
        yield say("health-owed", count=health.owed, seconds=int(health.oldest), ails=ails(Ailment.OWED))
    else:
        yield say("health-nothing-owed")
    yield say("health-loop", milliseconds=round(health.late * _MILLISECONDS), ails=ails(Ailment.LOOP))
    if health.room is not None and Ailment.DISK in health.ailments:
        yield say("health-disk-full", megabytes=int(health.room))
    yield say("health-database-answers" if health.answers else "health-database-silent")
