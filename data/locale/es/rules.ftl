### /rules and Why. What the ids and variables mean stands in the English file.

command-rules = Busca una regla, una carta o una palabra; sin nada: lo que importa ahora
option-rules-query = Qué buscas; «por qué…» pregunta qué te lo impide; «tutorial» te enseña el juego
option-rules-table = { option-table }

## Entries

rules-title = **{ $number } · { $title }**
rules-card-title = { $title } · { $printed }
rules-example = *Ejemplo. { $example }*
rules-notes = -# { $notes }
rules-ruling = Las reglas impresas lo dejan abierto; este es nuestro criterio.
rules-enforced-fully = El bot se encarga.
rules-enforced-partly = El bot se encarga en parte.
rules-enforced-no = El bot no se encarga.

## Lists and labels

rules-label-rule = { $number } { $title }
rules-label-item = { $item } · { $kind }
rules-label-why = Por qué no: { $what }
rules-menu = ¿Qué entrada?
rules-several = Varias entradas encajan con «{ $query }».
rules-nothing = Nada sobre «{ $query }». Prueba con el nombre de una carta, el número de una regla o una palabra del juego.
rules-all = Las reglas, una por una:
rules-moment = **{ $table }** · Lo que importa ahora:

## Why

rules-button-why = ¿Por qué?
rules-why-title = **{ $table }** · ¿Por qué no?
rules-why-possible = { $what }: ahora sí puedes.
rules-why-possible-of = { $what }: { $who } puede ahora.
rules-why-can-craft = { $item }: ahora puedes fabricar con { $dice }.
rules-why-can-steal = Puedes robar { $item } a { $who } ahora con { $dice }.
rules-why-not-now = { $what }: ahora no se puede (regla { $rules }).
rules-why-what = ¿Por qué no qué? Nombra una carta, un muelle o un objeto después de «por qué».

why-onlooker = No tienes asiento aquí. Se trata de { $who }, a quien le toca.
why-supply = Tu suministro: { $dice }
why-supply-of = Suministro de { $who }: { $dice }
why-square-lacks = Para la casilla { $square } de { $side } no queda ningún dado de { $takes }.
why-dice-short =
    { $count ->
        [one] { $side }: no queda dado para { $count } casilla que admite cualquiera.
       *[other] { $side }: no quedan dados para { $count } casillas que admiten cualquiera.
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
why-passed = { $who } ya ha pasado.
why-had-turns =
    { $done ->
        [passed] Ya has pasado en esta ronda.
       *[crafted] Tu turno de fabricación de esta ronda ha terminado.
    }
why-stock-lacks = La reserva general no puede dar { $dice }.
why-nothing-to-roll = La reserva general no tiene { $kind } que tirar: no se gana nada.
why-no-library-left = En la reserva general no queda ningún dado de Biblioteca.
why-awaited = Le toca a { $who }.
why-yours = Te toca a ti.
