### Lo que dicen los tableros además de a quién le toca. Lo que significan los ids y las variables está en el archivo inglés.

board-clock-runs = El tiempo se acaba { $ends }.
board-clock-stands-until = El reloj está parado; el tiempo se acaba { $ends }.
board-clock-stands = El reloj está parado.
board-clock-runs-of = { $who }: el tiempo se acaba { $ends }.
board-clock-stands-until-of = { $who }: el reloj está parado; el tiempo se acaba { $ends }.
board-clock-stands-of = { $who }: el reloj está parado.

headline-awaited-first = **{ $table }** · Le toca a { $who }.
headline-yours-first = **{ $table }** · Te toca.
list-running-first = **{ $table }** · { $progress }, le toca a { $awaited }
list-yours-first = **Te toca: { $table }** · { $progress }
turns-others-first = **{ $table }** ({ $game }) · Le toca a { $who }.

table-started-yours = Te toca: el tablero está en { $place }.
table-started-there = El tablero está en { $place }.
table-started-solo = -# Contra bots todo se puede deshacer; no cuenta para récords ni clasificaciones.

record-title-everywhere = **Tus partidas en todos los servidores, contra personas**
record-none-anywhere = Todavía no has terminado ninguna partida en la que jueguen solo personas.
board-earlier = Lo anterior, en el registro.
deeds-more = { $count } más: registro
deeds-more-brief = { $count } más
