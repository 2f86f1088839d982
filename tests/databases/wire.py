"""A wire to a server of databases, which can be cut and mended: for whoever is to lose theirs while others keep it."""

import asyncio
from contextlib import suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

_SOCKET = ".s.PGSQL.5432"


class Wire:
    """`address` leads through it to the same database. Used with `async with`."""

    def __init__(self, address: str, folder: Path) -> None:
        parts = urlsplit(address)
        [host] = parse_qs(parts.query)["host"]
        self._beyond = Path(host) / _SOCKET
        self._folder = folder
        self.address = address.replace(host, str(folder))
        self._relays: set[asyncio.Task[None]] = set()
        self._whole = True

    async def __aenter__(self) -> "Wire":
        self._folder.mkdir()
        self._server = await asyncio.start_unix_server(self._relay, self._folder / _SOCKET)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self.cut()

    def cut(self) -> None:
        """From here on nobody gets through; the server hears that they are gone."""
        self._whole = False
        for relay in self._relays:
            relay.cancel()

    def mend(self) -> None:
        """Whoever asks gets through again."""
        self._whole = True

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._relays.add(task)
        try:
            if self._whole:
                there, back = await asyncio.open_unix_connection(self._beyond)
                try:
                    await asyncio.gather(_pass_on(reader, back), _pass_on(there, writer))
                finally:
                    back.transport.abort()
        except asyncio.CancelledError:
            # The server would take it for a failure of its own.
            return
        finally:
            self._relays.discard(task)
            writer.transport.abort()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    writer.transport.abort()
