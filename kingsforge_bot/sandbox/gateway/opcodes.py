"""Discord's numbers for what a frame of the gateway is."""

from enum import IntEnum


class Opcode(IntEnum):
    """What a frame says; which of the two sides sends it stands in Discord's documentation."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    UPDATE_PRESENCE = 3
    UPDATE_VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_GUILD_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11
