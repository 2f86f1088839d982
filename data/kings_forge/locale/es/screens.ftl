### King's Forge on screens. What the ids and variables mean stands in the English file.

game-title = King's Forge
game-progress = ronda { $round }

## Lobby card

lobby-option-edition =
    { $value ->
        [second] Reglas: 2.ª edición. Los valores mayores que 6 son 6 después de tu turno.
       *[third] Reglas: 3.ª edición. Los dados que pasan de 6 conservan su valor hasta el fin de la ronda.
    }

## Buttons

button-gather = Reclamar
button-dock = Muelle
button-pass = Pasar
button-craft = Tirar y fabricar

## Board message

headline-phase =
    { $phase ->
        [craft] Ronda { $round }, fase de fabricación
       *[gather] Ronda { $round }, fase de recolección
    }
headline-goal = Cuando alguien ha ganado { $count } objetos, la partida acaba; gana quien tenga más.
headline-match-point =
    { $count ->
        [one] A { $who } le falta un objeto: esta ronda puede ser la última.
       *[other] A { $who } les falta un objeto: esta ronda puede ser la última.
    }
headline-ends-game =
    { $count ->
        [one] { $who } termina la partida con esta ronda, si nadie roba.
       *[other] { $who } terminan la partida con esta ronda, si nadie roba.
    }
headline-match-point-yours = **Te falta un objeto**: esta ronda puede ser la última.
headline-ends-game-yours = **Terminas la partida** con esta ronda, si nadie roba.
# $phase: headline-phase; $left: claims or visits until gathering ends by itself (2.8), 1 to 3
headline-phase-ends =
    { $left ->
        [one] { $phase }: la próxima carta o muelle la termina
       *[other] { $phase }: { $left } cartas o muelles más la terminan
    }
panel-title = **{ $table }** · Te toca, ronda { $round }
panel-title-ends =
    { $left ->
        [one] **{ $table }** · Te toca, ronda { $round }. Tras 1 carta o muelle más, todos fabrican
       *[other] **{ $table }** · Te toca, ronda { $round }. Tras { $left } cartas o muelles más, todos fabrican
    }
panel-title-best = -# { $title }. { $best }
headline-now = { $phase }. { $possible }
headline-crafting = La tirada y lo que se fabrica con ella se cuentan aquí al acabar el turno.
headline-can-gather = Reclama una carta, usa un muelle o pasa.
headline-can-gather-or-pass = Reclama una carta o pasa.
headline-can-dock-or-pass = Usa un muelle o pasa.
headline-can-only-pass = No se puede reclamar ni usar un muelle. Solo queda pasar.
headline-can-wood-first = Antes puedes tomar la madera: { $sources }.
headline-can-wood-or-pass = No se puede reclamar ni usar un muelle. Toma la madera ({ $sources }) o pasa.
headline-can-roll = Tira tus dados; luego fabrica o roba.
headline-can-craft = Usa beneficios, fabrica, roba o termina el turno.
headline-can-decide-die = { $die } con { $side }: usa un beneficio en el dado o déjalo así.
headline-can-decide-wood = Toma la madera ahora o guarda el beneficio.
disabled-no-claim = no se puede pagar ninguna carta
disabled-no-dock = ningún puesto libre se puede pagar
disabled-no-card = no hay carta boca arriba
disabled-no-wood = en la reserva general no queda madera

## Menus

menu-places = { $who }: reclama una carta o usa un muelle
menu-paying = pagas { $paid }
menu-discarding = { $card } boca abajo
menu-pass = Pasar vale para toda la ronda (regla 2.6). Siguen: { $who }.
menu-pass-ends = Si pasas, termina la fase de recolección (regla { $rule }).
menu-pass-leaves-all = Todavía podrías reclamar { $cards }, o usar un muelle.
menu-pass-leaves-cards = Todavía podrías reclamar { $cards }.
menu-pass-leaves-docks = Todavía podrías usar un muelle.
menu-pass-leaves-wood = Todavía podrías tomar la madera: { $sources }.
menu-pass-token = La ficha: después de tirar, +1 a dos de tus dados.
copy-rule = Workshop hace lo mismo que esa parte; pagas las casillas de las dos.

## The end

over-place =
    { $items ->
        [0] { $place }. { $who }: ningún objeto
        [one] { $place }. { $who }: { $items } objeto
       *[other] { $place }. { $who }: { $items } objetos
    }
over-tie-break =
    { $items ->
        [one] { $items } objeto cada cual: decide el rango más alto (regla 5.4). { $ranks }
       *[other] { $items } objetos cada cual: decide el rango más alto (regla 5.4). { $ranks }
    }
over-tie-rank = { $who } { $card }
over-tie-none = Quienes no tienen objetos comparten el puesto (regla 5.4).
over-how =
    { $rounds ->
        [one] Tras { $rounds } ronda.
       *[other] Tras { $rounds } rondas.
    }

## La partida en pocas líneas

story-title = King's Forge, { $table }: { $who }. { $lasted }.
story-no-luck = Nadie hizo un objeto.
story-round = Ronda { $round }: { $deeds }.
story-made = { $who } fabrica { $items }
story-odds = { $item } (probabilidad { $percent } %)
story-stole = { $who } roba { $items } a { $victim }
story-turn = desde ahí { $who } va por delante
story-best-roll = Ronda { $round }: { $who } sacó { $dice } y no hizo nada en esta partida.

## Errors

error-table-over = { $table }: la partida ha terminado (regla 5.3). `{ slash-table-new }` abre otra mesa.
error-not-seated = No tienes asiento en { $table } (regla 1.5).
error-table-full = { $table } está llena: los { $seats } asientos están ocupados (regla 1.1).
error-too-few-players =
    { $seated ->
        [one] { $table } necesita { $needed } jugadores para empezar; hay { $seated } (regla 1.1).
       *[other] { $table } necesita { $needed } jugadores para empezar; hay { $seated } (regla 1.1).
    }
