lobby-no-hints = Pistas: no.
error-hints-off = { $table } no da pistas: se desactivaron al abrirla.
