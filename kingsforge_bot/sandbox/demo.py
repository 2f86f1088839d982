"""A furnished world to try a bot in."""

from __future__ import annotations

from .people import Person
from .server import Server

PEOPLE = (("Ada", "en-US"), ("Bruno", "es-ES"), ("Chloé", "fr"), ("Daichi", "ja"))


def furnish(server: Server) -> tuple[Person, ...]:
    """One guild with two channels and four people; answers the people."""
    guild = server.add_guild("Sandbox")
    for name in ("general", "games"):
        server.add_channel(guild, name)
    return tuple(server.add_person(name, guild, locale=locale) for name, locale in PEOPLE)
