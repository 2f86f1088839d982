"""From an interaction to its answer: commands, presses, their ids, limits and replies."""
