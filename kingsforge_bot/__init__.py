"""kingsforge_bot: board games played by turns in a Discord channel, King's Forge first."""

__version__ = "0.1.0"
