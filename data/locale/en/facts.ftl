### What happens at a table beside its game: sentences of the log and of boards (fact-...), and messages that a table
### posts by itself (notice-...). Variables as in ui.ftl.

# $who took it back, $first and $last: numbers of the entries that count no more, $count: how many
fact-undone =
    { $count ->
        [one] **{ $who }** takes back the last step (entry { $first }).
       *[other] **{ $who }** takes back the last { $count } steps (entries { $first } to { $last }).
    }

# $table, $days: number, $who (mentions of the awaited), $ends: a date
notice-still-playing = **{ $table }** · Nobody has played for { $days } days. { $who } to play.
    Without a move the table is closed on { $ends }.
