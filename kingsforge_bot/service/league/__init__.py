"""Leagues as they are played in servers: opened, signed up for, drawn, their tables run, their standings posted.

- `leagues`: what people do to a league: open it, which seals its draws, sign up, start, leave, end.
- `refusals`: how these say no.
- `current`: a league as it stands, folded of its events.
- `records`: what is kept of leagues, and the ports through which.
- `league_luck`: the luck of draws, and the secrets of tables, from the league's seal.
- `resealing`: leagues sealed anew after a restored backup.
- `rounds`: rounds run by themselves: opened, drawn, started, ended.
- `ladders`: challenges run by themselves: called, taken up or lapsed, played.
- `league_tables`: tables of leagues: opened, started for those who were drawn, put away.
- `played_tables`: what happened at them that a league waits for.
- `league_log`: events that happen by themselves, written with the posts that they owe.
- `poster`: the card and the podium, posted once each.
- `verifying`: a league recomputed: draws from its seal, results from its tables.
- `league_file`: a league as a file, for who trusts neither.
"""
