"""Leagues: who meets whom in which round, and who stands where and why. Pure; docs/rules/leagues.md has the rules."""
