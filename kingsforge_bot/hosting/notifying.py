"""Tells systemd how the bot is, where it runs under it: the protocol of sd_notify(3), a datagram to a Unix socket."""

import logging
import os
import socket
from collections.abc import Mapping
from typing import Final

VARIABLE: Final = "NOTIFY_SOCKET"
_log = logging.getLogger(__name__)


class Notifier:
    """Silent where systemd did not ask."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._to = environment.get(VARIABLE, "")
        self._unheard = False

    def tell(self, **facts: str) -> None:
        """`READY`, `WATCHDOG`, `STOPPING`, `STATUS`, a line each."""
        if not self._to:
            return
        message = "\n".join(f"{name}={value}" for name, value in facts.items())
        # A name that begins with @ is one of Linux's own, without a file.
        address = "\0" + self._to[1:] if self._to.startswith("@") else self._to
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC | socket.SOCK_NONBLOCK) as to:
                to.sendto(message.encode(), address)
            self._unheard = False
        except OSError as error:
            if not self._unheard:
                _log.warning("systemd cannot be told: %s", error)
            self._unheard = True
