"""Addresses as a host writes them."""

from typing import Final, NamedTuple

from kingsforge_bot.service.errors import ServiceError

METRICS: Final = "KINGSFORGE_METRICS"
SHARDS: Final = "KINGSFORGE_SHARDS"
DISCORD_API: Final = "KINGSFORGE_DISCORD_API"
_LOOPBACK: Final = "127.0.0.1"
_HIGHEST: Final = 65535
_MOST_SHARDS: Final = 100_000
"""More than any bot of Discord has; what lies above is mistyped."""


class SettingUnusable(ServiceError):  # noqa: N818 - reads as what happened
    """What the host set cannot be used; `why` as the system, or this program, says it."""

    def __init__(self, name: str, said: str, why: str) -> None:
        super().__init__(f"{name}={said}: {why}")
        self.name = name
        self.said = said
        self.why = why


class Address(NamedTuple):
    """Where to listen; port 0 takes a free one."""

    host: str
    port: int


def read_address(said: str) -> Address:
    """`9464`, `0.0.0.0:9464` or `[::1]:9464`. Raises SettingUnusable."""
    host, _, port = said.rpartition(":")
    number = _number(port, _HIGHEST)
    if number is None:
        raise SettingUnusable(METRICS, said, "not a port, nor an address with one")
    return Address(host.removeprefix("[").removesuffix("]") or _LOOPBACK, number)


def shards_of(said: str, database: str) -> int | None:
    """How many shards several processes share out; None for Discord's proposal. Raises SettingUnusable."""
    if not database:
        raise SettingUnusable(SHARDS, said, "several processes need a database on a server")
    if said == "auto":
        return None
    number = _number(said, _MOST_SHARDS)
    if not number:
        raise SettingUnusable(SHARDS, said, f"neither auto nor a number from 1 to {_MOST_SHARDS}")
    return number


def _number(said: str, most: int) -> int | None:
    """What is written in at most as many digits as `most` has, up to it; Python refuses to read very many."""
    if not (said.isascii() and said.isdecimal() and len(said) <= len(str(most)) and int(said) <= most):
        return None
    return int(said)
