"""How long it took until another process worked for a shard."""

import math
from collections.abc import Iterable

import msgspec


class TakeOver(msgspec.Struct, frozen=True):
    """Of one shard, from the fault on; in seconds."""

    fault: str
    owned: float
    """Until another process had it: its timers and posts go on."""
    connected: float
    """Until that one was connected to Discord: presses are answered."""


def told(take_overs: Iterable[TakeOver]) -> list[str]:
    """Lines with median, 95 % and worst, of all and of each fault."""
    every = list(take_overs)
    faults = sorted({one.fault for one in every})
    chosen = {"all": every} | {fault: [one for one in every if one.fault == fault] for fault in faults}
    lines = [f"{'taken over, seconds':24} {'shards':>6}  {'owned: median, 95 %, worst':>28}  {'connected':>20}"]
    for fault, some in chosen.items():
        if some:
            owned, connected = _three(one.owned for one in some), _three(one.connected for one in some)
            lines.append(f"{fault:24} {len(some):6}  {owned:>28}  {connected:>20}")
    return lines


def _three(seconds: Iterable[float]) -> str:
    known = sorted(seconds)
    return "".join(f"{known[math.ceil(part * len(known)) - 1]:6.1f}" for part in (0.5, 0.95, 1.0))
