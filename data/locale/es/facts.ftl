### What happens at a table beside its game: sentences of the log and of boards (fact-...), and messages that a table
### posts by itself (notice-...). Variables as in ui.ftl.

# $who took it back, $first and $last: numbers of the entries that count no more, $count: how many
fact-undone =
    { $count ->
        [one] **{ $who }** deshace el último paso (entrada { $first }).
       *[other] **{ $who }** deshace los últimos { $count } pasos (entradas { $first } a { $last }).
    }

# $table, $days: number, $who (mentions of the awaited), $ends: a date
notice-still-playing = **{ $table }** · Nadie ha jugado desde hace { $days } días. Le toca a { $who }.
    Si nadie juega, la mesa se cerrará el { $ends }.
