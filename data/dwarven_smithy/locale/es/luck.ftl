table-your-word = Tu palabra entra en los barajados de { $table } al empezar: { $word }
lobby-seal = -# Sello de los barajados: ||`{ $hash }`|| · cómo comprobarlo: `{ slash-table-verify }`
dice-seal = -# Sello de los barajados: ||`{ $hash }`||
dice-seal-since = -# Sello de los barajados desde la entrada { $since }: ||`{ $hash }`||
dice-mixed = -# Mezclado en los barajados al empezar: { $what }
dice-resealed = **{ $table }** · Se ha restaurado una copia del bot, así que los barajados llevan un sello nuevo: `{ $hash }`
verify-early = { $table }: los barajados se pueden comprobar cuando termina la partida; entonces se muestran sus bytes secretos. Hasta entonces, compara cada sello con el que se publicó: el primero está en la tarjeta de la sala.
verify-rules-changed = Algunas entradas son de reglas anteriores. Desde la primera de ellas solo se recalculan los barajados.
verify-differs =
    { $what ->
        [commitment] **La entrada { $number } es la primera que difiere**: los bytes secretos no son los que se sellaron.
        [luck] **La entrada { $number } es la primera que difiere**: de los bytes sellados salen otras cartas.
        [missing] **La entrada { $number } es la primera que difiere**: no está en el registro.
       *[events] **La entrada { $number } es la primera que difiere**: según las reglas, pasa otra cosa.
    }
over-dice = -# Cómo comprobar los barajados: { slash-table-verify }
over-called = -# { $who } · Cómo comprobar los barajados: { slash-table-verify }
import-sealed = Todos los barajados son los que fijó el sello de antemano.
import-unsealed = Al archivo le faltan los bytes secretos; los barajados no se han podido comprobar con el sello.
stats-nothing = nadie tuvo que esperar
