"""Discord's deadlines."""

import msgspec


class Timing(msgspec.Struct, frozen=True):
    """Discord's deadlines, in seconds; tests may shorten them.

    `old_edits` edits per channel are allowed of messages older than `old_after` within `old_window`,
    further ones get error 30046. Discord publishes no figures for that; these are an observed order of size.
    """

    first_response: float = 3.0
    token_life: float = 900.0
    nonce_memory: float = 300.0
    old_after: float = 3600.0
    old_edits: int = 3
    old_window: float = 20.0
