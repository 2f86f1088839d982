lobby-no-hints = Pistas: no.
error-hints-off = { $table } no da pistas: se desactivaron al abrirla.
# The Hint button's answer; $table
hint-title = **{ $table }** · pista
button-hint = Pista
# $action; after it what speaks for it, each a sentence
hint-line = { $action }.
button-do-this = Hacer esto
hint-do-other = Hacer la { $place }
