"""Leagues: who meets whom in which round, and who stands where and why. Pure; docs/rules/leagues.md has the rules.

    events, folding, league, round      what happened, and the league that comes of it
    people, substitutes                 who takes part, and for whom
    draws                               each round from its lot, by form: swiss, everybody; seating and cheapest help
    played_rounds                       rounds as they are drawn and end; ladder, challenges: a league without rounds
    points, tiebreaks, standings        what a table is worth, and who stands where
    recomputing                         the same from results and lots alone
    refusals                            the ways to say no

`service/league` plays them in servers.
"""
