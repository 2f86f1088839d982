"""Leagues in Discord: their card, their standings in words, what /league answers."""
