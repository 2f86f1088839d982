lobby-boards-fold = Tableros: uno con botones; los anteriores se pliegan en lo que pasó.
lobby-boards-delete = Tableros: uno solo; los anteriores se borran.
board-folded = **{ $table }** sigue adelante.
table-thread-anew = El hilo de { $table } ya no existe. Sigue en { $channel }.
table-thread-gone = El hilo de { $table } ya no existe. Sigue aquí.
