### Behind a refusal. What the ids and variables mean stands in the English file.

rules-why-what = ¿Por qué no qué? Nombra una carta, un muelle o un objeto después de «por qué».
rules-why-can-craft = { $item }: ahora puedes fabricar con { $dice }.
rules-why-can-steal = Puedes robar { $item } a { $who } ahora con { $dice }.
why-supply = Tu suministro: { $dice }
why-supply-of = Suministro de { $who }: { $dice }
why-square-lacks = Para la casilla { $square } de { $side } no queda ningún dado de { $takes }.
why-dice-short =
    { $count ->
        [one] { $side }: falta { $count } dado de cualquier color.
       *[other] { $side }: faltan { $count } dados de cualquier color.
    }
why-can-pay = { $side } se puede pagar con { $dice }.
why-sells =
    { $cost ->
        [one] Está libre el { $space }: { $cost } dado.
       *[other] Está libre el { $space }: { $cost } dados.
    }
why-used-by = { $who } ha usado el { $space } en esta ronda.
why-claimed-by = { $who } ha reclamado { $card } en esta ronda.
why-turned-down-by = { $who } ha puesto { $card } boca abajo para usar un muelle en esta ronda.
why-not-in-play = { $card } no está en esta partida.
why-still-in-deck = { $card } está boca abajo y aún puede salir.
why-box-missed =
    { $short ->
        [one] El hueco { $box } de { $item } pide { $wanted }: a tu mejor dado, { $best }, le falta { $short }.
       *[other] El hueco { $box } de { $item } pide { $wanted }: a tu mejor dado, { $best }, le faltan { $short }.
    }
why-box-missed-of =
    { $short ->
        [one] El hueco { $box } de { $item } pide { $wanted }: al mejor dado, { $best }, le falta { $short }.
       *[other] El hueco { $box } de { $item } pide { $wanted }: al mejor dado, { $best }, le faltan { $short }.
    }
why-box-without-die = El hueco { $box } de { $item } pide { $wanted }: no queda ningún dado para él.
why-enough = Con esto basta: { $uses }.
why-enough-dice = Estos dados bastan: { $dice }.
why-may-help = Puede ayudar: { $benefits }.
why-must-exceed = { $item } tiene { $dice }: un dado debe ser mayor.
why-queued =
    { $before ->
        [0] { $item } es la próxima de la cola.
        [one] { $item } espera en la cola, con { $before } carta delante.
       *[other] { $item } espera en la cola, con { $before } cartas delante.
    }
why-won-by = { $item } ya es de { $who } para siempre.
why-lies-before = { $item } está delante de { $who }.
why-can-copy = Workshop puede copiar: { $sides }
why-can-copy-nothing = Nadie ha reclamado aún una carta en esta ronda.
why-holds = Tienes: { $benefits }
why-holds-nothing = No tienes beneficios.
why-rolled = Tus dados tirados: { $dice }
why-holds-of = { $who } tiene: { $benefits }
why-holds-nothing-of = { $who } no tiene beneficios.
why-rolled-of = Dados tirados de { $who }: { $dice }
why-unrolled-of = { $who } aún no ha tirado dados.
why-deciding-of = { $who } tiene que decidir algo antes.
why-nothing-to-pour-of = A { $who } no le quedan dados en el suministro.
why-pass-in-gather = Se pasa en la fase de recolección; esta es la de fabricación.
why-passed = { $who } ya ha pasado.
why-had-turns =
    { $done ->
        [passed] Ya has pasado en esta ronda.
       *[crafted] Tu turno de fabricación de esta ronda ha terminado.
    }
why-stock-lacks = La reserva general no puede dar { $dice }.
why-nothing-to-roll = La reserva general no tiene { $kind } que tirar: no se gana nada.
why-no-library-left = En la reserva general no queda ningún dado de Biblioteca.
why-nothing-there =
    { $what ->
        [rule-2-2] No hay ninguna carta boca arriba que reclamar { by-rule }.
        [rule-3-3] No hay ningún objeto en la exposición que fabricar { by-rule }.
       *[rule-3-4] Nadie más tiene un objeto de esta ronda que robar { by-rule }.
    }
why-possible-of = Posible: { $things }
