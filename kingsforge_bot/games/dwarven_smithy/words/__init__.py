"""Dwarven Smithy in words: events, actions, refusals, the board and a hand.

- `words`: all that plain screens ask of the game; what the others write comes together here.
- `names`: what cards, their icons and their texts are called, and whose they are.
- `events`: events as lines of the log.
- `brief`: what just happened, a line per turn, for a phone.
- `turn_over`: why a turn is over that nobody ended (6.3).
- `story`: a game that is over in six lines.
- `ending`: the places, and where the coins come from.
- `board`: what lies open on the table (10.1).
- `markets`: what lies in a market, as others see it and as its owner does.
- `hand`: what one player alone sees (10.2).
- `labels`: what can be done, as lines of menus.
- `outcome`: what a choice costs or brings, in a sentence that names its card.
- `menu_lines`: the same below a line of a menu, which names it.
- `planning`: what can be planned, as lines of menus.
- `refusals`: refusals as sentences.
- `alts`: what pictures show, for those who do not see them.
"""
