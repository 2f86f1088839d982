### What happens at a table beside its game: sentences of the log and of boards (fact-...), and messages that a table
### posts by itself (notice-...). Variables as in ui.ftl.

# $who took it back; $agreed: yes where the others were asked, or no
fact-undone =
    { $agreed ->
        [yes] Avec l’accord de tous, **{ $who }** annule son dernier coup.
       *[no] **{ $who }** annule son dernier coup.
    }
fact-undone-what =
    { $agreed ->
        [yes] Avec l’accord de tous, **{ $who }** annule : { $what }.
       *[no] **{ $who }** annule : { $what }.
    }

# $table, $days: number, $who (mentions of the awaited), $ends: a date
notice-still-playing = **{ $table }** · Personne n’a joué depuis { $days } jours. À { $who } de jouer.
    Sans aucun coup, la table sera fermée le { $ends }.
