"""Bot players: they see what a player sees and choose among the legal actions. Pure.

- `player`: what a bot player is, and what is put before one.
- `random_player`: the simplest, at random.
- `straying`: one between that and a strong one, whose attention strays.
- `self_play`: games that bots play by themselves.
"""
