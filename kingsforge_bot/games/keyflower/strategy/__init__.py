"""How bots of Keyflower think. Pure."""
