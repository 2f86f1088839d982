"""A furnished world to try a bot in."""

from kingsforge_bot.sandbox.people.person import Person
from kingsforge_bot.sandbox.server import Server
from kingsforge_bot.sandbox.world.building import grant_role
from kingsforge_bot.sandbox.world.permissions import Permission

PEOPLE = (("Ada", "en-US"), ("Bruno", "es-ES"), ("Chloé", "fr"), ("Daichi", "ja"))


def furnish(server: Server) -> tuple[Person, ...]:
    """One guild with two channels and four people, of whom the first manages the guild; answers the people."""
    guild = server.add_guild("Sandbox")
    for name in ("general", "games"):
        server.add_channel(guild, name)
    people = tuple(server.add_person(name, guild, locale=locale) for name, locale in PEOPLE)
    grant_role(server.world, guild, people[0].id, Permission.MANAGE_GUILD)
    return people
