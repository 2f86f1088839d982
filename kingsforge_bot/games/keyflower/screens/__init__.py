"""Keyflower on the screens of players."""
