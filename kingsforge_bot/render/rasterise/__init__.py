"""Turns drawings into sprites; for development."""
