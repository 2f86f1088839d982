lobby-quiet = Silenciosa: un solo tablero, que cambia. Se publica de nuevo para llamar a alguien.
table-thread-anew = El hilo de { $table } ya no existe. Sigue en { $channel }.
table-thread-gone = El hilo de { $table } ya no existe. Sigue aquí.
