"""Each frame of a compressed stream can be read when it arrives."""

import zlib

import zstandard

from kingsforge_bot.sandbox.gateway.compression import compressor


def test_zlib_frames_are_flushed() -> None:
    compress, stream = compressor("zlib-stream"), zlib.decompressobj()
    assert compress is not None
    for frame in (b"first", b"second"):
        assert stream.decompress(compress(frame)) == frame


def test_zstd_frames_are_flushed() -> None:
    compress, stream = compressor("zstd-stream"), zstandard.ZstdDecompressor().decompressobj()
    assert compress is not None
    for frame in (b"first", b"second"):
        assert stream.decompress(compress(frame)) == frame


def test_an_unknown_compression_is_not_served() -> None:
    assert compressor("brotli") is None
