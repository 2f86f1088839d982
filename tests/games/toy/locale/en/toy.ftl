### Beads in words: as much as the tests say of it.

game-title = Beads
lobby-option-rounds = Rounds: { $value }
rules-why-what = Why not what? Name a bead.

tutorial-label = Tutorial: one round of beads
tutorial-choose = The best bead wins. You hold amber-1 and onyx-9.
tutorial-task-choose = Choose the better one.
tutorial-choose-low = The bot has coral-4.
tutorial-choose-lost = That bead is not in your hand.
tutorial-shown = The beads are shown.
tutorial-task-shown = Who has won?
tutorial-say-shown-me = I have
tutorial-shown-me = You have.
