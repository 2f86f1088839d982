"""Snapshots packed together. States of one game differ little: a pack is a twentieth of them."""

import logging
import zlib
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from kingsforge_bot.service.records import Snapshot

SIZE: Final = 32
"""Snapshots in a pack: more make it smaller and reading one of them slower, and two packs have to fit on a page."""
_PACK: Final = msgspec.msgpack.Decoder(tuple[Snapshot, ...])
_log = logging.getLogger(__name__)


def packs_of(snapshots: Sequence[Snapshot]) -> Iterator[tuple[Snapshot, ...]]:
    """As they go into packs, in their order."""
    for start in range(0, len(snapshots), SIZE):
        yield tuple(snapshots[start : start + SIZE])


def pack(snapshots: Sequence[Snapshot]) -> bytes:
    """The bytes of one pack; takes some milliseconds."""
    return zlib.compress(msgspec.msgpack.encode(snapshots))


def unpacked(states: bytes, seq: int) -> Snapshot | None:
    """One of a pack; None where it is not in it, or the pack cannot be read."""
    try:
        return next((one for one in _PACK.decode(zlib.decompress(states)) if one.seq == seq), None)
    except (zlib.error, msgspec.MsgspecError):
        _log.exception("a pack cannot be read, entry %s", seq)
        return None
