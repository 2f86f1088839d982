"""Counts what Discord is asked and what it refuses, whichever part of the bot has asked."""

from collections import Counter
from types import SimpleNamespace
from typing import Final

import aiohttp

from kingsforge_bot.service.post.invalid_requests import InvalidRequests

_INVALID: Final = frozenset((401, 403, 429))
"""What Discord counts before it bans an address; a 429 for all who use a resource together is nobody's."""


def counted(invalid_requests: InvalidRequests, by_status: Counter[int]) -> aiohttp.TraceConfig:
    """To be given to the client: every answer of Discord comes by here, and is counted by its HTTP status."""

    async def answered(
        session: aiohttp.ClientSession, context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        response = end.response
        by_status[response.status] += 1
        if response.status in _INVALID and response.headers.get("X-RateLimit-Scope") != "shared":
            invalid_requests.count()

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(answered)
    return trace
