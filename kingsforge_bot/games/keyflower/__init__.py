"""Keyflower."""
