# On the lobby card where hints are off
lobby-no-hints = Hints: off.
# $table
error-hints-off = No hints at { $table }: they were turned off when it was opened.
# The Hint button's answer; $table
hint-title = **{ $table }** · hint
button-hint = Hint
# $action; after it what speaks for it, each a sentence
hint-line = { $action }.
# Buttons below the moves of a hint; $place: the number of its line
button-do-this = Do this
hint-do-other = Do { $place }
