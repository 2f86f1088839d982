"""Claims and visits: the menu under the board, the questions that are left, what they cost."""
