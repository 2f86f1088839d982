lobby-no-hints = Conseils : non.
error-hints-off = Pas de conseils à { $table } : on les a désactivés à son ouverture.
# The Hint button's answer; $table
hint-title = **{ $table }** · conseil
button-hint = Conseil
# $action; after it what speaks for it, each a sentence
hint-line = { $action }.
button-do-this = Jouer ce coup
hint-do-other = Jouer le { $place }
