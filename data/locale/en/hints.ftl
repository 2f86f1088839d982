# On the lobby card where hints are off
lobby-no-hints = Hints: off.
# $table
error-hints-off = No hints at { $table }: they were turned off when it was opened.
