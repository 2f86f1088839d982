### Lo que pasó, línea a línea.

place-to =
    { $to ->
        [market] al mercado
       *[workshop] al taller
    }

event-dealt = { $who } empieza con { coins-number } y en el taller: { $cards }.
event-turn = Turno de { $who }.
event-last-turn = Último turno de { $who }.
event-refined = Refinado: { $cards }.
event-income = Los aprendices dan { coins-number }.
event-bonus = Los aprendices añaden { coins-number }.
event-apprentice = { $who } completa un aprendiz: { $card }.
event-dismissed = Vuelve al taller: { $card }.
event-returned = { $who } no tiene sitio para { $card }: se baraja en el mazo del gremio.
event-kept = { $who } completa una herramienta y la conserva: { $card }.
event-completed = { $who } completa { $card } por { coins-number }.
event-kings-item = { $who } completa un Objeto del Rey: { $card }.
event-kings-item-unseen = { $who } completa un Objeto del Rey, boca abajo.
event-made-room = Para dejar sitio, { $card } va al taller.
event-played = { $who } juega { $card } { place-to }.
event-moved = { $who } mueve { $card } { place-to }.
event-swapped = { $who } intercambia { $card } y { $other }.
event-discarded = { $who } descarta { $card }.
event-sold = { $who } vende { $card } por { coins-number }.
event-bought-row = { $who } compra { $card } del almacén por { coins-number }.
event-bought = { $who } compra { $card } a { $seller } por { coins-number }.
event-crafted = { $who } fabrica { $card } con { $cards }.
event-crafted-free = { $who } fabrica { $card } sin gastar nada.
event-auction = { $who } saca a subasta { $card } de { $seller }.
event-bid = { $who } ofrece { coins-number }.
event-passed = { $who } pasa.
event-drew =
    { $deck ->
        [guild] { $who } roba del mazo del gremio: { $card }.
       *[mine] { $who } roba de la mina: { $card }.
    }
event-drew-unseen =
    { $deck ->
        [guild] { $who } roba del mazo del gremio.
       *[mine] { $who } roba de la mina.
    }
event-mine-renewed = La mina se baraja de nuevo: { $cards } cartas.
event-end-triggered =
    { $by ->
        [kings] { $who } tiene cuatro Objetos del Rey: a los demás les queda un último turno.
        [guild] { $who } robó la última carta de gremio: a los demás les queda un último turno.
       *[mine] { $who } robó la última carta de la mina: a los demás les queda un último turno.
    }
event-turn-ended = { $who } acaba su turno.
event-revealed = Objetos del Rey de { $who }: { $cards }.
event-lost = Descartado: { $cards }.
event-standstill = Ya nadie hace nada: la partida ha terminado.
event-game-ended = La partida ha terminado.
