"""What was counted of a rulebook, kept in a file for the next start: read in a hundredth of the time."""

import hashlib
import os
import sys
import tempfile
from array import array
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec

from kingsforge_bot.rulebook.building import Built
from kingsforge_bot.rulebook.entry import Asking, Entry
from kingsforge_bot.rulebook.postings import Phrases, Postings

_CODE: Final = tuple(sorted(Path(__file__).parent.glob("*.py")))
_SEAL: Final = hashlib.sha256().digest_size


def mark_of(entries: Iterable[Entry], asking: Iterable[Asking]) -> bytes:
    """Another one for every other rulebook, search or machine: what was kept for one serves no other."""
    mark = hashlib.sha256(f"{sys.version_info[:3]} {sys.byteorder} {array('I').itemsize}".encode())
    for file in _CODE:
        mark.update(file.read_bytes())
    mark.update(msgspec.msgpack.encode((tuple(entries), tuple(asking))))
    return mark.digest()


def holds(file: Path, mark: bytes) -> bool:
    """Whether there is something to read."""
    return _packed(file, mark) is not None


def read(file: Path, mark: bytes) -> Built | None:
    """What is kept there; None where there is nothing, or of another rulebook, or not as it was written."""
    packed = _packed(file, mark)
    try:
        return None if packed is None else msgspec.msgpack.decode(packed, type=Built, dec_hook=_from_bytes)
    except msgspec.DecodeError:
        return None


def _packed(file: Path, mark: bytes) -> memoryview | None:
    try:
        sealed = memoryview(file.read_bytes())
    except OSError:
        return None
    return sealed[_SEAL:] if sealed[:_SEAL] == _seal(mark, sealed[_SEAL:]) else None


def write(file: Path, mark: bytes, built: Built) -> None:
    """Whole or not at all. Raises OSError."""
    packed = msgspec.msgpack.encode(built, enc_hook=_to_bytes)
    made, name = tempfile.mkstemp(prefix=f"{file.name}.", dir=file.parent)
    try:
        with os.fdopen(made, "wb") as new:
            new.write(_seal(mark, packed) + packed)
        Path(name).replace(file)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


def _seal(mark: bytes, packed: bytes | memoryview) -> bytes:
    sealed = hashlib.sha256(mark)
    sealed.update(packed)
    return sealed.digest()


def _to_bytes(value: object) -> object:
    match value:
        case array():
            return value.typecode, value.tobytes()
        case Phrases():
            return value.entry, value.worth, value.mass
        case Postings():
            return value.begin, value.packed
        case _:
            raise NotImplementedError(type(value))


def _from_bytes(kind: type, value: Any) -> object:
    # Sealed: it is what `_to_bytes` made.
    if kind is Phrases:
        return Phrases(*map(_array, value))
    if kind is Postings:
        return Postings(*map(_array, value))
    return _array(value)


def _array(value: Any) -> "array[Any]":
    typecode, packed = value
    found: array[Any] = array(typecode)
    found.frombytes(packed)
    return found
