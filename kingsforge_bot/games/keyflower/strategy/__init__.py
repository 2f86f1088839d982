"""How bots of Keyflower think. Pure; they see what their seat sees.

- `settler`: the player that plans; it asks the files below in turn.
- `placing`: which bid or use to make, and what the workers are worth elsewhere.
- `working`: what to do with steps and upgrades.
- `building`: where to build, which boat to take, which winter tiles to give.
- `worth`: what uses, tiles and boats are worth to a seat.
- `taste`: how a bot weighs those; what makes one bot another.
- `hints`: what the strong player would do in a seat's place.
"""
