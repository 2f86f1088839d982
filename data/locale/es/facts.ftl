### What happens at a table beside its game: sentences of the log and of boards (fact-...), and messages that a table
### posts by itself (notice-...). Variables as in ui.ftl.

# $who took it back; $agreed: yes where the others were asked, or no
fact-undone =
    { $agreed ->
        [yes] Con el acuerdo de todos, **{ $who }** deshace lo último que hizo.
       *[no] **{ $who }** deshace lo último que hizo.
    }
fact-undone-what =
    { $agreed ->
        [yes] Con el acuerdo de todos, **{ $who }** deshace: { $what }.
       *[no] **{ $who }** deshace: { $what }.
    }

# $table, $days: number, $who (mentions of the awaited), $ends: a date
notice-still-playing = **{ $table }** · Nadie ha jugado desde hace { $days } días. Le toca a { $who }.
    Si nadie juega, la mesa se cerrará el { $ends }.
