"""The luck of a league's draws: one stream of its sealed secret, from which each draw goes on where the last ended."""

import hmac
from collections.abc import Sequence

from kingsforge_bot.league.events import LeagueEvent, RoundDrawn, Started
from kingsforge_bot.service.turn.luck import Seal, Secret, SecretLuck

Where = tuple[int, int, int]
"""A table by its group, round and place, as it is held; of a ladder the round is the number of the challenge."""


def luck_after(seals: Sequence[Seal], events: Sequence[LeagueEvent]) -> SecretLuck:
    """What the draw after these events shuffles by."""
    counter = 0
    for seq, event in enumerate(events, 1):
        if (count := _shuffled(event)) is not None:
            luck = _serving(seals, seq).luck(counter)
            luck.shuffle(range(count))
            counter = luck.next_counter
    return _serving(seals, len(events) + 1).luck(counter)


def table_secret(seal: Seal, where: Where) -> Secret:
    """What seals the luck of that table: it follows from the league's secret, which was sealed before anybody came.

    So nobody chooses it knowing who sits there, whenever the table opens.
    """
    text = " ".join(["table", *map(str, where)])
    return Secret(hmac.digest(seal.secret.bytes_, text.encode(), "sha256"))


def _serving(seals: Sequence[Seal], seq: int) -> Seal:
    return [seal for seal in seals if seal.since <= seq][-1]


def _shuffled(event: LeagueEvent) -> int | None:
    """How many that event shuffled; None where it is no draw."""
    match event:
        case Started(lots=lots):
            return sum(map(len, lots))
        case RoundDrawn(lot=lot):
            return len(lot)
        case _:
            return None
