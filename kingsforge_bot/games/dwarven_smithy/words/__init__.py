"""Dwarven Smithy in words."""
