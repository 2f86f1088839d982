### The board in words, what one player alone sees, and the end.

# $phase: winter-choice, turns, work, boats, building or over; $passes, $seats: how many passed in a row, of how many
game-progress =
    { $phase ->
        [winter-choice] Invierno: se eligen losetas
        [work] { season-name }: trabajo
        [boats] { season-name }: se eligen barcos y se construye
        [building] { season-name }: construcción
        [over] Final
       *[turns] { $passes ->
                [0] { season-name }
               *[other] { season-name }, pases { $passes } de { $seats }
            }
    }
season-short =
    { $season ->
        [spring] primavera
        [summer] verano
        [autumn] otoño
       *[winter] invierno
    }
board-head = { $progress }; trabajador inicial: { $who }
# $rest: bids and uses
board-tile =
    { $has ->
        [no] **{ $place }** { $tile }: { $effect }
       *[yes] **{ $place }** { $tile }: { $effect }. { $rest }
    }
board-tile-short =
    { $has ->
        [no] **{ $place }** { $tile }
       *[yes] **{ $place }** { $tile }. { $rest }
    }
board-lock =
    { $colour ->
        [blue] Bloqueada: azul.
        [red] Bloqueada: rojo.
        [yellow] Bloqueada: amarillo.
       *[green] Bloqueada: verde.
    }
# A bid: a player and workers
board-group = { $who } { $workers }
# $others: losing bids, free to move
board-leads =
    { $count ->
        [0] Gana { $bid }.
       *[other] Gana { $bid }; libres: { $others }.
    }
# $workers: on the tile; $next: workers that the next use takes, 0 if there is none
board-uses =
    { $next ->
        [0] usada por { $workers }, cerrada
       *[other] usada por { $workers }, siguiente { $next }
    }
board-boats = Barcos: { $boats }
board-seat =
    { $building ->
        [0] { $passed ->
                [yes] **{ $who }**: { workers-behind }, { skills-behind }; ha pasado
               *[no] **{ $who }**: { workers-behind }, { skills-behind }
            }
       *[other] **{ $who }**: { workers-behind }, { skills-behind }; por construir: { $building }
    }
# $workers: behind a screen
workers-behind =
    { $workers ->
        [one] { $workers } trabajador
       *[other] { $workers } trabajadores
    }
skills-behind =
    { $skills ->
        [one] { $skills } habilidad
       *[other] { $skills } habilidades
    }
board-known = Al menos tras la pantalla: { $things }
board-village = Aldea: { $tiles }
board-village-goods =
    { $count ->
        [one] Aldea: { $count } loseta, { $goods }
       *[other] Aldea: { $count } losetas, { $goods }
    }
board-standing = { $tile } ({ $facts })
# $bag, $pile, $greens: how many; $stock: resources that run short, $scarce of them
board-supplies =
    { $scarce ->
        [0] Bolsa { $bag }, pila { $pile }, verdes { $greens }
       *[other] Bolsa { $bag }, pila { $pile }, verdes { $greens }; reserva: { $stock }
    }
# One tile, wherever it lies
about-side = **{ $tile }**: { $effect }
about-upgrade = Mejora por { $cost }: { $effect }
about-order =
    { $starts ->
        [yes] Quien la gana empieza la próxima estación. Los barcos se eligen por el número de estas losetas.
       *[no] Los barcos se eligen por el número de estas losetas, antes que quien no tiene ninguna.
    }
about-goods = Encima: { $goods }.
part-effects = efectos
part-boats = cargas de los barcos
part-villages = aldeas
part-known = lo que se sabe de las pantallas

## For one player alone

screen-mine = Tras tu pantalla: { $workers }; { $skills }
screen-known = Los demás saben de: { $things }
screen-group = lugar { $place }: { $workers }
screen-losing = Libres para mover: { $groups }
screen-winter = Losetas de invierno: { $tiles }
screen-given = Das: { $tiles }
winter-chosen = Tu elección queda hecha, y puedes cambiarla hasta que todos elijan.
screen-draft = Colocadas hasta ahora, solo lo ves tú: { $tiles }
screen-to-build = Por construir: { $tiles }
screen-work = Quedan: pasos { $steps }, mejoras { $upgrades }

## The end

# $printed, $scored, $gold: points
result =
    { $total ->
        [one] { $total } punto (impresos en losetas { $printed }, por losetas y barcos { $scored }, oro { $gold })
       *[other] { $total } puntos (impresos en losetas { $printed }, por losetas y barcos { $scored }, oro { $gold })
    }
reckoning-tile = { $tile }: { $count }
reckoning-tile-of = { $tile }: { $count } ({ $of })
reckoning-gold = oro: { $count }
reckoning-gold-of = oro: { $count } ({ $of })
reckoning-upgraded = { $tile } mejorada gratis
