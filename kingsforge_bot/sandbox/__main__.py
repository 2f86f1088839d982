"""`python -m kingsforge_bot.sandbox`: a sandbox on its own, until interrupted."""

import argparse
import asyncio
import signal
import sys

from kingsforge_bot.sandbox.demo import furnish
from kingsforge_bot.sandbox.server import PortUnusable, Server
from kingsforge_bot.sandbox.world.sharding import Sharding


async def serve(port: int, shards: int | None) -> None:
    """Serve a furnished world until SIGINT or SIGTERM."""
    server = Server(sharding=None if shards is None else Sharding(shards=shards))
    await server.start(port)
    furnish(server)
    print(f"DISCORD_API_URL={server.url}", flush=True)
    print(f"DISCORD_TOKEN={server.token}", flush=True)
    stopped = asyncio.Event()
    for one in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(one, stopped.set)
    await stopped.wait()
    await server.stop()


def main() -> None:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(prog="python -m kingsforge_bot.sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="port on 127.0.0.1; 0 takes a free one")
    parser.add_argument("--shards", type=int, help="how many are proposed; then sessions start as slowly as at Discord")
    given = parser.parse_args()
    try:
        asyncio.run(serve(given.port, given.shards))
    except PortUnusable as fault:
        sys.exit(str(fault))


main()
