### Taking back what was played. Variables as in ui.ftl.

button-undo = Deshacer
button-take-back = Deshacer esto
button-leave-it = Dejarlo así
button-ask-table = Preguntar a la mesa

# To the presser alone; below it stand the entries, one a line, the oldest first. $table
undo-question = **{ $table }** · Se deshace esto:
# Below those entries. $why: luck, revealed, others (somebody has played since: $who), by-itself (a bot, a plan or the
# clock acted for the presser)
undo-asks =
    { $why ->
        [luck] Ha intervenido la suerte: hace falta el acuerdo de todos los demás.
        [revealed] Se ha descubierto algo: hace falta el acuerdo de todos los demás.
        [by-itself] Lo jugó por ti un bot, un plan o el reloj: hace falta el acuerdo de todos los demás.
       *[others] Jugadas posteriores: { $who }. Hace falta el acuerdo de todos los demás.
    }
undo-again = Volverán a salir los mismos dados y cartas.
undo-none =
    { $why ->
        [luck] -# Sin { button-undo }: ha intervenido la suerte. `{ slash-table-undo }` pregunta a la mesa.
        [revealed] -# Sin { button-undo }: se ha descubierto algo. `{ slash-table-undo }` pregunta a la mesa.
        [by-itself] -# Sin { button-undo }: lo jugó por ti un bot, un plan o el reloj. `{ slash-table-undo }` pregunta a la mesa.
       *[others] -# Sin { button-undo }: jugadas posteriores de { $who }. `{ slash-table-undo }` pregunta a la mesa.
    }
# $table
undo-done = **{ $table }** · Deshecho.
undo-done-what = **{ $table }** · Deshecho: { $what }.
undo-times = { $count }× { $what }
undo-done-more =
    { $count ->
        [one] Y una decisión más.
       *[other] Y { $count } decisiones más.
    }
undo-done-others = También lo que hicieron otros después.
# $table
error-undo-nothing = **{ $table }** · Todavía no has hecho nada que se pueda deshacer.
error-undo-choose-again = **{ $table }** · Los demás aún eligen: elige otra vez. Cuenta lo último que elijas.
error-undo-other-rules = **{ $table }** · Esto se jugó con una versión anterior de las reglas. No se puede deshacer.
