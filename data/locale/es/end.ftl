### El final de una partida y lo que viene después. Los ids y las variables se explican en el archivo inglés.

## El último mensaje

lasted-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
lasted-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
lasted-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
over-longest-wait = Espera más larga por una jugada: { $who }, { $lasted }.
over-other-game = O juega a { $game }
over-another-game = Otro juego
button-rematch = Revancha
button-replay = Repetición
button-stats = Estadísticas
button-export = Exportar
button-log = Registro
button-rematch-strong = Bot fuerte
button-summary = Historia
button-analysis = Análisis
button-decline = Rechazar
replay-caption = **{ $table }** · repetición: la partida de principio a fin, momento a momento.

## Revancha y asientos reservados en una sala

lobby-seat-kept = { $number }. reservado para { $who }
lobby-kept = Los asientos reservados esperan { button-join } o { button-decline }. { $who } puede empezar sin esperar, con dos personas.
rematch-opened = { $table }: la revancha está abierta y tienes asiento. Hay asientos reservados para { $who }.
rematch-opened-free = { $table }: la revancha está abierta y tienes asiento. Las demás personas se unen con el botón.
rematch-found = { $table }: esta es la revancha.
table-you-declined = Rechazas tu asiento en { $table }.
error-seats-kept = { $table }: los asientos libres están reservados para { $who }.
error-not-invited = No hay ningún asiento reservado para ti en { $table }.
error-not-over = La partida de { $table } todavía no ha terminado.

## Estadísticas de una mesa terminada

stats-title = **{ $table }** · { $game }
stats-lasted = De principio a fin: { $lasted }. Entradas del registro: { $entries }.
stats-seat = { $place }. **{ $who }**: { $numbers }
stats-dice = dados tirados { $dice }, media { $average }
stats-waited = espera más larga { $lasted }
stats-nothing = ningún dado tirado
summary-title = { $game }, { $table }
summary-length =
    { $count ->
        [one] { $count } entrada en { $lasted }.
       *[other] { $count } entradas en { $lasted }.
    }
summary-last = Al final: { $what }

## Estadísticas propias y del servidor

record-title = **Tus partidas aquí, contra personas**
record-game = { $game }: jugadas { $plays }, ganadas { $wins }, espera más larga { $lasted }.
record-leagues = De ellas en ligas: jugadas { $plays }, ganadas { $wins }.
record-none = Todavía no has terminado aquí ninguna partida en la que jueguen solo personas; las partidas con bots no cuentan. `{ slash-table-new }` abre una mesa para personas.
rating-own = { $game }: puntuación { $points }, partidas puntuadas: { $plays }.
records-title = **{ $game }**: partidas entre personas { $plays }
records-leagues = De ellas en ligas: { $plays }
records-fastest = Victoria más rápida: { $who }, { $lasted } ({ $table })
records-longest = Partida más larga: { $lasted }, con victoria de { $who } ({ $table })
records-of-league = { $table }, liga { $league }
records-wins = Más victorias: { $people }
records-plays = Más partidas: { $people }
records-tally = { $who } { $count }
records-none = Aquí todavía no ha terminado ninguna partida en la que jueguen solo personas.
ratings-title = **{ $game }**: puntuaciones
ratings-line = { $place }. { $who }: { $points } (con puntuación { $plays })
ratings-how = -# Una partida cuenta si todas sus personas participan en la puntuación: `{ slash-me-settings }`. La puntuación empieza baja y es más segura con cada partida.
ratings-none = Aquí nadie tiene puntuación todavía. Una partida puntúa si participan todas las personas: `{ slash-me-settings }`.
lobby-rated =
    { $begun ->
        [yes] Puntuaciones: esta partida puntúa, cambie lo que cambie cada quien en sus ajustes.
       *[no] Puntuaciones: participan todas las personas. La partida puntúa si es así al empezar.
    }
lobby-rated-some = Puntuaciones: { $who }. La partida puntúa si participan todas las personas al empezar.

## Exportar y volver a leer

export-done = { $table }: la partida entera en un archivo. `{ slash-table-import }` lo vuelve a leer.
export-in-parts = { $table }: lo que cualquiera puede saber, en un archivo. Se podrá leer cuando la partida haya terminado.
import-title = **{ $table }** · { $game }
import-follows =
    { $count ->
        [one] { $count } entrada del registro, conforme a las reglas.
       *[other] Las { $count } entradas del registro son conformes a las reglas.
    }
import-sealed = Todos los dados y barajados son los que fijó el sello de antemano.
import-unsealed = Al archivo le faltan los bytes secretos; los dados no se han podido comprobar con el sello.
import-other-rules = El archivo se hizo con reglas anteriores del bot y no se puede volver a jugar.
error-file-too-large = El archivo es demasiado grande: como mucho { $most } MB.
error-file-no-log = Este no es el archivo de una partida.
error-file-no-entry = **La entrada { $number } no se puede leer.** El archivo está cambiado o dañado.
error-file-no-such-game = El archivo es de un juego que el bot no tiene.
error-file-in-parts = Algo estaba oculto cuando se hizo este archivo. Vuelve a exportarlo cuando la partida haya terminado.
import-not-fetched = Discord no ha entregado el archivo. Envíalo otra vez.
import-no-file = No se puede leer { $path }: { $fault }
