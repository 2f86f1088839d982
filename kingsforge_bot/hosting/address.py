"""Where the metrics are served, as a host writes it."""

from typing import Final, NamedTuple

from kingsforge_bot.service.errors import ServiceError

_LOOPBACK: Final = "127.0.0.1"
_HIGHEST: Final = 65535


class MetricsUnusable(ServiceError):  # noqa: N818
    """Nothing can be served at what the host set; `why` as the system, or this program, says it."""

    def __init__(self, said: str, why: str) -> None:
        super().__init__(f"{said}: {why}")
        self.said = said
        self.why = why


class Address(NamedTuple):
    """Where to listen; port 0 takes a free one."""

    host: str
    port: int


def address_of(said: str) -> Address:
    """`9464`, `0.0.0.0:9464` or `[::1]:9464`. Raises MetricsUnusable."""
    host, _, port = said.rpartition(":")
    if not (port.isascii() and port.isdecimal() and int(port) <= _HIGHEST):
        raise MetricsUnusable(said, "not a port, nor an address with one")
    return Address(host.removeprefix("[").removesuffix("]") or _LOOPBACK, int(port))
