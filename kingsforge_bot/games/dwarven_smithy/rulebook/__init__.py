"""Dwarven Smithy."""
