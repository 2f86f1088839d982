"""The seam to the games: what the platform asks of each, and what it gives to each.

- `title`: a game as the platform offers it.
- `screens`: all that a game shows and understands, part by part.
- `plain_screens`: screens that serve any game that has none of its own.
- `plain_boards`: boards that do: headline, board in words, log as sentences.
- `plain_turn`: a turn that does: what can be done as buttons or in a menu.
- `words`: what a game must be able to say.
- `telling`: what a wing tells of a table in its own words.
- `drawing`: a picture that is yet to be drawn, as a value.
- `typed`: what was typed as an option, found among what can be meant.
- `best_moves`: the best moves, told and as buttons.
- `refusal_words`: a refusal in the id of a Why button.
- `book`: a game's rules and lesson, as they are asked for.
- `rulebooks`: the rules of all games side by side.
- `own_cards`: cards that a server makes, which only the game reads.
"""
