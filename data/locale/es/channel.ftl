lobby-boards-fold = Tableros: solo el último tiene imagen y botones; los anteriores se reducen a unas líneas.
lobby-boards-delete = Tableros: solo queda el último; los anteriores se borran.
board-folded = **{ $table }** sigue adelante.
table-thread-anew = El hilo de { $table } ya no existe. Sigue en { $channel }.
table-thread-gone = El hilo de { $table } ya no existe. Sigue aquí.
