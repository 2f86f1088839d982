### Relojes: ritmo, horas de juego, pausas y lo que pasa cuando se acaba el tiempo. Lo que significan los ids y las
### variables está en el archivo inglés.

## Lobby card and lists

lobby-pace-clock = Ritmo: { $bank } horas por jugador y { $turn } más con cada turno.
list-paced = { $line } · { $pace }
list-paused = { $line } · en pausa

## /table clock

clock-title = **{ $table }** · Ritmo: { $pace }
clock-runs = Le toca a { $who }: quedan { $left }, el tiempo se acaba { $ends }.
clock-stands-until = Le toca a { $who }: quedan { $left }. El reloj está parado; el tiempo se acaba { $ends }.
clock-stands = Le toca a { $who }: quedan { $left }. El reloj está parado.
clock-rests = { $who }: quedan { $left }.
clock-late =
    { $count ->
        [one] El último turno no se jugó a tiempo.
       *[other] Los últimos { $count } turnos no se jugaron a tiempo.
    }
clock-days = { $days } d { $hours } h
clock-days-whole = { $days } d
clock-time = { $hours } h { $minutes } min
clock-hours = Los relojes corren de { $start } a { $end } ({ $zone }).
clock-all-hours = Los relojes corren todo el día.
clock-paused = En pausa { $since }. `{ slash-table-resume }` termina la pausa, y también una jugada.
clock-none = { $table } no tiene reloj. Juega cuando quieras.
clock-before-start = Antes de empezar, quien abrió la mesa fija el ritmo y las horas: `{ slash-table-clock }`
clock-set = Guardado.
clock-from-next-turn = Las nuevas horas valen desde el próximo turno; un turno empezado conserva las suyas.
clock-all-day = Todo el día
clock-resumed = { $table } sigue. Los relojes vuelven a correr.

## In the log, on boards and as messages of their own

fact-paused = La partida hace una pausa a petición de **{ $who }**. El tiempo de nadie corre hasta `{ slash-table-resume }` o una jugada.
fact-paused-alone = La partida hace una pausa: nadie más está esperando. Sigue con `{ slash-table-resume }` o una jugada.
fact-resumed = **{ $who }** termina la pausa. Los relojes vuelven a correr.
notice-resumed-to-play = Le toca a { $who }.
fact-hours = Desde el próximo turno los relojes corren de { $start } a { $end } ({ $zone }).
fact-hours-none = Desde el próximo turno los relojes corren todo el día.
fact-out-of-time = A **{ $who }** se le acaba el tiempo.
notice-running-out = **{ $table }** · Le toca a { $who }. El tiempo se acaba { $ends }; entonces el bot pasa por ti o hace la jugada más inofensiva.

## Refusals

error-no-clock = { $table } no tiene reloj, así que no necesita horas.
error-too-few-hours = Los relojes corren al menos { $least } horas al día.
error-paused = { $table } ya está en pausa. `{ slash-table-resume }` la termina.
error-not-paused = { $table } no está en pausa.
