### What happened, in the present tense. What the ids and variables mean stands in the English file.

## Lines of the log

event-round-began = Ronda { $round }. Empieza { $who }. Boca arriba: { $cards }.
event-phase-began =
    { $phase ->
        [craft] Empieza la fase de fabricación.
        [over] La partida ha terminado.
       *[gather] Empieza la fase de recolección.
    }
event-claimed = { $who } reclama { $side } y paga { $paid }.
event-claimed-free = { $who } reclama { $side }, gratis.
event-claimed-trading = { $who } reclama { $side }.
event-docked = { $who } usa el { $space }: pone { $card } boca abajo y paga { $paid }.
event-passed =
    { $taking ->
        [nothing] { $who } pasa.
        [forced] { $who } pasa: no podía hacer otra cosa.
       *[first] { $who } pasa primero, lo que da 1 metal o una ficha (regla 2.6).
    }
event-gained =
    { $usable ->
        [yes] { $who } gana { $dice }, para usar ya.
       *[no] { $who } gana { $dice } en su herrería.
    }
event-gained-part =
    { $usable ->
        [yes] { $who } gana { $dice }, para usar ya. La reserva general no alcanza para { $missing } (regla 2.3).
       *[no] { $who } gana { $dice } en su herrería. La reserva general no alcanza para { $missing } (regla 2.3).
    }
event-gained-nothing = { $who } no gana nada. La reserva general no alcanza para { $missing } (regla 2.3).
event-benefit-gained = { $who } obtiene el beneficio «{ $held }».
event-library-gained = { $who } recibe un dado de Biblioteca para su tirada.
event-library-missed = { $who } no recibe dado de Biblioteca: no queda ninguno (regla 7.1).
event-traded = { $who } da { $given } a { $to } y toma un dado de { $taken }.
event-traded-yours = { $who } te da { $given } y te toma un dado de { $taken }.
event-gamble-rolled = { $who } saca { $die } con { $side }.
event-gamble-missed = { $side }: en la reserva general no queda dado que { $who } pueda tirar (regla 2.3).
event-gamble-kept = { $who } se queda con { $die } en su herrería.
event-gamble-returned = { $who }: { $die } vuelve a la reserva general.
event-purple-placed = El dado morado muestra { $value }: desde ahora se anula todo { $value } que salga, ese dado no se usa (regla 7.4).
event-purple-placed-high = El dado morado muestra { $value } y no anula nada (regla 7.4).
event-cancelled = Dados anulados de { $who }: { $dice } (regla 7.4).
event-used = { $who } usa un beneficio ({ $source }): { $before } → { $after }.
event-wood-taken = { $who } toma 1 madera ({ $source }).
event-wood-rolled = { $who } toma un dado de madera con { $source } y saca { $die }.
event-wood-missed = { $who } usa { $source }, pero en la reserva general no queda madera (regla 2.3).
event-benefit-kept = { $who } guarda { $held } para más tarde.
event-refilled = Se descubre { $card }.
event-rolled = { $who } tira: { $dice }.
event-crafted = { $who } fabrica { $item } con { $dice }.
event-displayed = { $item } entra en exposición.
event-stolen = { $who } roba { $item } a { $victim } con { $dice }. { $victim } recupera { $freed }.
event-stolen-yours = { $who } te roba **{ $item }** con { $dice }. Recuperas { $freed }.
event-turn-ended = { $who } termina su turno de fabricación.
event-turn-ended-unused = { $who } termina su turno de fabricación. A la herrería: { $dice }.
event-turn-skipped = { $who } no tiene nada que tirar.
event-won = { $who } se queda con { $item } para siempre.
event-benefits-lost = { $who } no ha usado: { $held }.
event-game-ended = La partida ha terminado. { $places }.
event-place = { $place }. { $who }

## The board's summary

brief-turn = { $who }: { $what }
brief-round-began = Ronda { $round }. Empieza { $who }.
brief-letters = En los dados: M metal, W madera, G gema, B magia.
brief-claimed = { $side } por { $paid }
brief-claimed-free = { $side }, gratis
brief-docked = { $space } por { $paid }, { $card } boca abajo
brief-passed =
    { $taking ->
        [forced] pasa (no podía hacer otra cosa)
        [metal] pasa primero: toma 1 metal
        [token] pasa primero: toma una ficha de +1/+1
       *[nothing] pasa
    }
brief-gained = gana { $dice }
brief-gained-nothing = no gana nada, la reserva general no alcanza
brief-benefit-gained = beneficio: { $effect }
brief-library-gained = recibe un dado de Biblioteca
brief-library-missed = no queda dado de Biblioteca
brief-traded = da { $given } a { $to } por un dado de { $taken }
brief-traded-yours = te da { $given } por un dado de { $taken }
brief-gamble-rolled = saca { $die }
brief-gamble-missed = no queda dado que tirar
brief-gamble-kept = se queda con { $die }
brief-gamble-returned = { $die } vuelve a la reserva general
brief-purple-placed = dado morado en { $value }: en esta ronda no valen los dados que saquen { $value }
brief-purple-placed-high = dado morado en { $value }, no anula nada
brief-cancelled = anulado: { $dice }
brief-used = { $before }→{ $after } con { $source }
brief-changed = { $before }→{ $after }
brief-benefits =
    { $count ->
        [one] usa { $count } beneficio
       *[other] usa { $count } beneficios
    }
brief-wood-taken = { $source }: 1 madera
brief-wood-rolled = { $source }: saca { $die }
brief-wood-missed = { $source }: no queda madera
brief-rolled = tira { $dice }
brief-rolled-many = tira { $count } dados
brief-crafted = fabrica **{ $item }**
brief-stolen = roba **{ $item }** a { $victim }
brief-stolen-yours = te roba **{ $item }**
brief-made-with = { $made } ({ $dice })
brief-at-stake = { $what } (se gana al final de la ronda si nadie lo roba)
brief-turn-ended = termina su turno
brief-turn-skipped = nada que tirar: fin del turno
brief-won = se queda con **{ $item }**
brief-won-crafted = se queda con **{ $item }** (fabricado con { $dice })
brief-won-stolen = se queda con **{ $item }** (robado a { $victim })
brief-won-stolen-yours = se queda con **{ $item }** (robado a ti)
