"""Slash commands: which words the player used, never what they mean."""
