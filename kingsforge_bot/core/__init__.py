"""What every game shares: seats, luck, the Game protocol, refusals and asking. Pure.

- `game`: a game as everything around it knows it: the `Game` protocol.
- `seat`: a place at a table.
- `chance`: luck: its one door into the rules, and its record.
- `asking`: asking only what still differs, of `Decision`s.
- `notation`: reading the notation of actions.
- `positions`: positions and events read from JSON.
- `errors`: what people can bring about, refusals among it.
- `plans`: plans: what a seat wants done beforehand.
- `replaying`: a log played again on one state.
- `portraits`: heads by which whoever sits at a table is drawn.
- `wanted`: long work that can be given up.
"""
