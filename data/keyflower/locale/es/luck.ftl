table-your-word = Tu palabra entra en los sorteos de { $table } al empezar: { $word }
lobby-seal = -# Sello de los sorteos: ||`{ $hash }`|| · cómo comprobarlo: `{ slash-table-verify }`
dice-seal = -# Sello de los sorteos: ||`{ $hash }`||
dice-seal-since = -# Sello de los sorteos desde la entrada { $since }: ||`{ $hash }`||
dice-mixed = -# Mezclado en los sorteos al empezar: { $what }
dice-resealed = **{ $table }** · Se ha restaurado una copia del bot, así que los sorteos llevan un sello nuevo: `{ $hash }`
verify-early = { $table }: los sorteos se pueden comprobar cuando termina la partida; entonces se muestran sus bytes secretos. Hasta entonces, compara cada sello con el que se publicó: el primero está en la tarjeta de la sala.
verify-rules-changed = Algunas entradas son de reglas anteriores. Desde la primera de ellas solo se recalculan los sorteos.
verify-differs =
    { $what ->
        [commitment] **La entrada { $number } es la primera que difiere**: los bytes secretos no son los que se sellaron.
        [luck] **La entrada { $number } es la primera que difiere**: los bytes sellados dan otro sorteo.
        [missing] **La entrada { $number } es la primera que difiere**: no está en el registro.
       *[events] **La entrada { $number } es la primera que difiere**: según las reglas, pasa otra cosa.
    }
over-dice = -# Cómo comprobar los sorteos: { slash-table-verify }
over-called = -# { $who } · Cómo comprobar los sorteos: { slash-table-verify }
import-sealed = Todos los sorteos se siguen de los bytes sellados.
import-unsealed = El archivo no tiene los bytes secretos; los sorteos no se han comparado con ellos.
stats-nothing = nadie tuvo que esperar
