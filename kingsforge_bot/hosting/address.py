"""Addresses as a host writes them."""

from typing import Final, NamedTuple

from kingsforge_bot.service.errors import ServiceError

METRICS: Final = "KINGSFORGE_METRICS"
SHARDS: Final = "KINGSFORGE_SHARDS"
DISCORD_API: Final = "KINGSFORGE_DISCORD_API"
_LOOPBACK: Final = "127.0.0.1"
_HIGHEST: Final = 65535


class SettingUnusable(ServiceError):  # noqa: N818
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


def address_of(said: str) -> Address:
    """`9464`, `0.0.0.0:9464` or `[::1]:9464`. Raises SettingUnusable."""
    host, _, port = said.rpartition(":")
    if not (port.isascii() and port.isdecimal() and int(port) <= _HIGHEST):
        raise SettingUnusable(METRICS, said, "not a port, nor an address with one")
    return Address(host.removeprefix("[").removesuffix("]") or _LOOPBACK, int(port))


def shards_of(said: str, database: str) -> int | None:
    """How many shards several processes share out; None for Discord's proposal. Raises SettingUnusable."""
    if not database:
        raise SettingUnusable(SHARDS, said, "several processes need a database on a server")
    if said == "auto":
        return None
    if not (said.isascii() and said.isdecimal() and int(said)):
        raise SettingUnusable(SHARDS, said, "neither auto nor a number")
    return int(said)
