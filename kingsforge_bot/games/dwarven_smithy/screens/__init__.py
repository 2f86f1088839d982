"""Dwarven Smithy on the screens of players."""
