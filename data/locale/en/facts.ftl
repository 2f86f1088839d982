### What happens at a table beside its game: sentences of the log and of boards (fact-...), and messages that a table
### posts by itself (notice-...). Variables as in ui.ftl.

# $who took it back; $agreed: yes where the others were asked, or no
fact-undone =
    { $agreed ->
        [yes] All agree: **{ $who }** takes back what they did last.
       *[no] **{ $who }** takes back what they did last.
    }
# The same where it is known what; $what: one or several actions, as buttons say them
fact-undone-what =
    { $agreed ->
        [yes] All agree. **{ $who }** takes back: { $what }.
       *[no] **{ $who }** takes back: { $what }.
    }

# $table, $days: number, $who (mentions of the awaited), $ends: a date
notice-still-playing = **{ $table }** · Nobody has played for { $days } days. { $who } to play.
    Without a move the table is closed on { $ends }.
