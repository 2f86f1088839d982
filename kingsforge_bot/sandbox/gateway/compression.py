"""Transport compression of the gateway: one stream per connection, each message flushed."""

import importlib
import zlib
from collections.abc import Callable

Compress = Callable[[bytes], bytes]


def _zlib_stream() -> Compress:
    stream = zlib.compressobj()
    return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)


def _zstd_stream() -> Compress | None:
    """With the library the client also needs for it: the standard one of Python 3.14, or zstandard."""
    try:
        std = importlib.import_module("compression.zstd")
    except ImportError:
        try:
            std = importlib.import_module("zstandard")
        except ImportError:
            return None
        other = std.ZstdCompressor().compressobj()
        return lambda data: bytes(other.compress(data) + other.flush(std.COMPRESSOBJ_FLUSH_BLOCK))
    stream = std.ZstdCompressor()
    return lambda data: bytes(stream.compress(data, mode=std.ZstdCompressor.FLUSH_BLOCK))


def compressor(name: str | None) -> Compress | None:
    """The compression a connection asked for by `name`; None for a name that cannot be served."""
    match name:
        case None | "":
            return lambda data: data
        case "zlib-stream":
            return _zlib_stream()
        case "zstd-stream":
            return _zstd_stream()
        case _:
            return None
