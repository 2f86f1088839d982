"""Who saw it all: which interactions were answered, which met a fault, and when nobody was there to answer."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

import msgspec

from kingsforge_bot.sandbox import Server, Shard
from kingsforge_bot.sandbox.world.changes import BotConnected, BotDisconnected, Change, InteractionUpdated, JournalGrew
from kingsforge_bot.sandbox.world.model import Interaction, InteractionKind, ResponseKind

SHOWN = re.compile(r"(?:PATCH|POST) /webhooks/\d+/(\d+)\.[^/ ]+\S* -> 200")
ABOUT = re.compile(r"/(?:interactions|webhooks/\d+)/(\d+)\.?\S* -> ")
MET = re.compile(r"POST /interactions/(\d+)/")
BUG = "the bot's fault"
ANSWERED = 40060
"""Discord's code for an answer that comes second."""
LONGEST = 20.0
"""Seconds that an answer may be under way, which is tried again and again while its requests meet faults."""


class Outage(msgspec.Struct):
    """A time in which what is done in a shard's servers may get lost; `killed`: its process died."""

    shard: int
    since: float
    until: float | None = None
    killed: bool = False


class ObservedAnswers:
    """Listens from the start, and judges each interaction at the end."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._outages: list[Outage] = []
        self._disputes: list[Outage] = []
        self._shards: dict[int, int] = {}
        self._shown: Counter[int] = Counter()
        self._lines: defaultdict[int, list[str]] = defaultdict(list)
        self._responded: dict[int, float] = {}
        server.world.feed.subscribe(self._hear)

    def outage(self, *shards: int, killed: bool = False) -> None:
        """From now on until the bot is connected again; one that has no shards is the first."""
        self._outages += [Outage(shard, self._server.world.clock(), killed=killed) for shard in shards]

    def over(self, *shards: int) -> None:
        """Who did not answer there answers again."""
        for one in self._outages:
            if one.shard in shards:
                one.until = one.until or self._server.world.clock()

    def dispute(self, *shards: int) -> None:
        """From now on one more process may answer there, until it ends: the second of two answers is refused."""
        self._disputes += [Outage(shard, self._server.world.clock()) for shard in shards]

    def disputed(self, *shards: int) -> None:
        """It ended."""
        for one in self._disputes:
            if one.shard in shards:
                one.until = one.until or self._server.world.clock()

    def _hear(self, change: Change) -> None:
        if isinstance(change, JournalGrew) and (about := ABOUT.search(change.line)):
            said = f"{self._server.world.clock():.1f} {change.line.partition(' ')[0]} {change.line.rpartition('->')[2]}"
            self._lines[int(about[1])].append(said)
        match change:
            case JournalGrew(line) if shown := SHOWN.fullmatch(line):
                self._shown[int(shown[1])] += 1
            case BotConnected(ordinal):
                live = (one for one in self._server.gateway.live() if one.ordinal == ordinal)
                self._shards[ordinal] = shard = next(live).shard.id
                self.over(shard)
            case BotDisconnected(ordinal) if not self._server.gateway.live(self._shards[ordinal]):
                self.outage(self._shards[ordinal])
            case InteractionUpdated(before, interaction) if before.response is None:
                self._responded[interaction.id] = self._server.world.clock()
            case _:
                pass

    def counts(self) -> Counter[str]:
        """What became of the interactions."""
        return Counter(self._became(one) for one in self._server.world.interactions.values())

    def failures(self) -> list[str]:
        """Each interaction that was left unanswered, or answered twice, without a reason."""
        bad = ("ignored", "left thinking", "answered twice", "broken")
        return [
            f"{self._told(one)}: {became}; on that message, too: {[self._told(other) for other in self._beside(one)]}"
            for one in self._server.world.interactions.values()
            if (became := self._became(one)) in bad
        ]

    def _told(self, one: Interaction) -> str:
        lines = self._lines[one.id]
        return f"interaction {one.id}, {_what(one)} on shard {self._shard(one)} at {one.created_at:.1f}, {lines}"

    def _beside(self, one: Interaction) -> Iterator[Interaction]:
        """Other presses on the same message."""
        every = self._server.world.interactions.values()
        return (other for other in every if other.source_message_id == one.source_message_id and other.id != one.id)

    def violations(self) -> list[str]:
        """What broke Discord's rules, but for what faults and outages bring about."""
        return [
            f"{one.request}: {one.code} {one.message}"
            for one in self._server.violations
            if not (self._excused_request(one.request) or (one.code == ANSWERED and self._came_second(one.request)))
        ]

    def _became(self, one: Interaction) -> str:
        if one.response is None:
            return "not taken in a fault" if self._excused(one) else "ignored"
        if len(one.followup_ids) > 1:
            return "answered twice"
        if one.response.kind not in (ResponseKind.DEFERRED, ResponseKind.DEFERRED_UPDATE):
            return "answered"
        if self._shown[one.id]:
            message = self._server.world.messages.get(one.channel_id, {}).get(one.original_id or 0)
            return "broken" if message is not None and BUG in message.content else "answered"
        if self._cut_short(one):
            return "cut short by kill -9"
        return "told by another press there" if self._is_told_by_another(one) else "left thinking"

    def _excused(self, one: Interaction) -> bool:
        """Whether a fault struck its first response, or nobody was there to give one."""
        return self._is_within(one, self._outages) or one.id in self._met()

    def _came_second(self, request: str) -> bool:
        line = MET.match(request)
        return line is not None and self._is_within(self._server.world.interactions[int(line[1])], self._disputes)

    def _is_within(self, one: Interaction, outages: Iterable[Outage]) -> bool:
        late = one.created_at + self._server.api.timing.first_response
        return any(out.since <= late and (out.until or late) >= one.created_at for out in self._there(one, outages))

    def _met(self) -> set[int]:
        lines = (MET.match(struck.line) for struck in self._server.fault.struck)
        return {int(line[1]) for line in lines if line is not None}

    def _excused_request(self, request: str) -> bool:
        if line := MET.match(request):
            return self._excused(self._server.world.interactions[int(line[1])])
        # "interaction component kf1|..." was not answered in time: told with the interactions.
        return request.startswith("interaction ")

    def _cut_short(self, one: Interaction) -> bool:
        at = self._responded.get(one.id, one.created_at)
        return any(
            out.killed and at <= out.since + 1 and out.since <= at + LONGEST for out in self._there(one, self._outages)
        )

    def _there(self, one: Interaction, outages: Iterable[Outage]) -> Iterator[Outage]:
        """Those of the shard on which it was done."""
        shard = self._shard(one)
        return (out for out in outages if out.shard == shard)

    def _shard(self, one: Interaction) -> int:
        asked = self._server.starts.sharding
        count = 1 if asked is None else asked.shards
        return next(shard for shard in range(count) if Shard(shard, count).hears(one.guild_id))

    def _is_told_by_another(self, one: Interaction) -> bool:
        """Whether that message answers the same press made before, or a later one: then that stands there."""
        return one.kind is InteractionKind.COMPONENT and any(
            (other.id > one.id or other.payload["data"] == one.payload["data"]) and self._shown[other.id]
            for other in self._beside(one)
        )


def _what(one: Interaction) -> str:
    data = one.payload.get("data", {})
    return f"{one.kind.name.lower()} {one.command or data.get('custom_id')}"
