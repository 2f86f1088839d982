### Taking back what was played. Variables as in ui.ftl.

button-undo = Annuler
button-take-back = Annuler cela
button-leave-it = Ne rien annuler
button-ask-table = Demander à la table

# To the presser alone; below it stand the entries, one a line, the oldest first. $table
undo-question = **{ $table }** · Ceci serait annulé :
# Below those entries. $why: luck, revealed, others (somebody has played since: $who), by-itself (a bot, a plan or the
# clock acted for the presser)
undo-asks =
    { $why ->
        [luck] Le hasard est intervenu : il faut l’accord de tous les autres.
        [revealed] Quelque chose a été révélé : il faut l’accord de tous les autres.
        [by-itself] Un bot, un plan ou l’horloge l’a joué pour vous : il faut l’accord de tous les autres.
       *[others] Joué depuis : { $who }. Il faut l’accord de tous les autres.
    }
undo-again = Les mêmes dés et cartes reviendront.
undo-none =
    { $why ->
        [luck] -# Sans { button-undo } : le hasard est intervenu. `{ slash-table-undo }` demande à la table.
        [revealed] -# Sans { button-undo } : quelque chose a été révélé. `{ slash-table-undo }` demande à la table.
        [by-itself] -# Sans { button-undo } : un bot, un plan ou l’horloge l’a joué pour vous. `{ slash-table-undo }` demande à la table.
       *[others] -# Sans { button-undo } : joué depuis par { $who }. `{ slash-table-undo }` demande à la table.
    }
# $table
undo-done = **{ $table }** · C’est annulé.
undo-done-what = **{ $table }** · Annulé : { $what }.
undo-times = { $count }× { $what }
undo-done-more =
    { $count ->
        [one] Et une autre décision.
       *[other] Et { $count } autres décisions.
    }
undo-done-others = Ce que d’autres ont fait depuis est annulé aussi.
# $table
error-undo-nothing = **{ $table }** · Vous n’avez encore rien fait qui puisse être annulé.
error-undo-choose-again = **{ $table }** · Les autres choisissent encore : choisissez à nouveau. Votre dernier choix compte.
error-undo-other-rules = **{ $table }** · Cela a été joué avec une version antérieure des règles. Impossible de l’annuler.
