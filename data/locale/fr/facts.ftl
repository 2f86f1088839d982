### What happens at a table beside its game: sentences of the log and of boards (fact-...), and messages that a table
### posts by itself (notice-...). Variables as in ui.ftl.

# $who took it back, $first and $last: numbers of the entries that count no more, $count: how many
fact-undone =
    { $count ->
        [one] **{ $who }** annule la dernière étape (entrée { $first }).
       *[other] **{ $who }** annule les { $count } dernières étapes (entrées { $first } à { $last }).
    }

# $table, $days: number, $who (mentions of the awaited), $ends: a date
notice-still-playing = **{ $table }** · Personne n’a joué depuis { $days } jours. À { $who } de jouer.
    Sans aucun coup, la table sera fermée le { $ends }.
