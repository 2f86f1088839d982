"""Recognises somebody who comes back without keeping who they are: a mark fits one person and names nobody."""

import hmac
from hashlib import blake2b
from typing import Final

SALT_BYTES: Final = 16
_DIGEST_BYTES: Final = 16


def marked(user: int, salt: bytes) -> str:
    """The person's mark: the salt, which is fresh for each, and what becomes of both, in hexadecimal."""
    return f"{salt.hex()}.{_digest(user, salt)}"


def fits(mark: str, user: int) -> bool:
    """Whether it is that person's. A mark that was not made here fits nobody."""
    salt, _, digest = mark.partition(".")
    try:
        return hmac.compare_digest(_digest(user, bytes.fromhex(salt)), digest)
    except (ValueError, TypeError):
        return False


def _digest(user: int, salt: bytes) -> str:
    return blake2b(str(user).encode(), key=salt, digest_size=_DIGEST_BYTES).hexdigest()
