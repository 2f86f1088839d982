"""Keyflower in words: events, actions, refusals, the board and a screen."""
