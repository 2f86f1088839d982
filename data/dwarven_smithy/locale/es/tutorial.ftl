### El tutorial: /rules query:tutorial. Los números entre paréntesis son reglas.

tutorial-label = Tutorial: dos turnos y el último, contra un bot

tutorial-goal =
    Lo que fabricas da **monedas**, y gana quien tiene más (7.6).
    En una carta, el número dorado es lo que da; los dibujos pequeños, lo que pide. Una espada es un arma; un anillo marca un objeto; una corona, un **Objeto del Rey**.
tutorial-task-goal = Fabricas { own-belt-knife }. ¿Qué te da?
tutorial-say-goal-price = 3 monedas
tutorial-say-goal-worth = 9 monedas
tutorial-say-goal-cost = 1 de plata
tutorial-goal-price = El 3, sobre negro, es lo que otros pagan por la carta antes de fabricarla.
tutorial-goal-cost = La plata, en el dibujo pequeño, es lo que pide.
tutorial-goal-worth = El número dorado es lo que da.

tutorial-areas = Lo tuyo lleva la llama 🔥. Junto al puesto está tu **mercado**: otros pueden comprar esas cartas. Junto al yunque, tu **taller**: ahí se refina el metal y se fabrica con él (5.8).
tutorial-task-areas = ¿Dónde está aquello con lo que fabricas?
tutorial-say-areas-hand = Mano
tutorial-say-areas-market = Mercado
tutorial-say-areas-workshop = Taller
tutorial-areas-hand = Desde la mano, una carta primero se juega.
tutorial-areas-market = En el mercado están en venta.
tutorial-areas-workshop = Lo que hay allí se refina y se usa para fabricar.

tutorial-play =
    En tu turno **juegas** a la mesa cuantas cartas quieras (5.2). Solo ahí se fabrican; en la partida, un botón hace ambas cosas.
    { own-emberjaw-maul } pide hierro, oro y cualquier runa (el signo de interrogación).
tutorial-task-play = Juégalo donde puedas fabricarlo.
tutorial-say-play-refused = Fabricarlo desde la mano
tutorial-say-play-workshop = Jugarlo al taller
tutorial-say-play-market = Jugarlo al mercado
tutorial-play-refused = Se fabrica lo que está en la mesa: primero juégalo. En la partida, un botón hace ambas cosas.
tutorial-play-market = Las reglas lo permiten, pero prueba otra cosa: ahí el bot puede comprarlo por 5 monedas.
tutorial-play-workshop = Fabricas con lo que hay en tu taller.

tutorial-refine = Metales y gemas llegan a la mesa **sin refinar** (un pequeño reloj de arena). Al empezar tu turno se refinan los de tu taller (4.2). Solo se fabrica con lo refinado.
tutorial-task-refine = Aún tienes plata y oro en la mano. Juega la plata donde quede refinada.
tutorial-say-refine-refused = Fabricar ya con ese hierro
tutorial-refine-market = Las reglas lo permiten, pero prueba otra cosa: ahí se queda sin refinar.
tutorial-refine-refused = Tu hierro está sin refinar hasta tu próximo turno.
tutorial-refine-workshop = La plata se refinará al empezar tu próximo turno. { own-belt-knife } se juega ahí por ti.

tutorial-market = Puedes **vender** recursos de tu mercado por el número con el signo más (5.5). Otros pueden comprar ahí cualquier carta: { own-silver-ladle } por el número sobre negro, el oro por 6. Esas monedas son tuyas, y no puedes negarte (5.7).
tutorial-task-market = Vende lo que se pueda vender.
tutorial-market-discard = Las reglas lo permiten, pero prueba otra cosa: no da nada, y el bot puede comprarla por 3 monedas.
tutorial-market-refused = Está en tu taller.

tutorial-draw = Al final **robas** hasta 4 cartas, si caben en la mano: el mazo del gremio (cartas) da qué fabricar; la mina (pico), con qué. Tras la primera solo puedes robar (6.1). La última de un mazo acaba la partida, y también un cuarto Objeto del Rey (7.1).
tutorial-task-draw = Has hecho lo que podías. Roba.
tutorial-say-draw-later = Robar y seguir jugando
tutorial-say-draw-mine = Robar 2: mina y gremio
tutorial-draw-later = Tras el primer robo ya no se juega, vende, compra ni fabrica.
tutorial-draw-end = Las reglas lo permiten (6.2), pero prueba otra cosa: las cartas no cuestan nada.

tutorial-buy = A { own-emberjaw-maul } le falta oro. El del bot está **refinado** (5.7). El del **almacén** (lo vendido) va a tu mano sin refinar, con 1 moneda más por carta encima (5.6).
tutorial-task-buy = Compra oro para fabricar ya.
tutorial-say-buy-warehouse = Del almacén
tutorial-say-buy-market = Del bot al mercado
tutorial-say-buy-workshop = Del bot al taller
tutorial-buy-warehouse = Las reglas lo permiten, pero prueba otra cosa: se refinaría en tu próximo turno.
tutorial-buy-market = Las reglas lo permiten, pero prueba otra cosa: solo se fabrica con lo que hay en el taller.
tutorial-buy-workshop = Está en tu taller, ya refinado.

tutorial-craft = Lo fabricado se completa al empezar tu **próximo** turno (4.3). Los objetos se venden. Herramientas (llave) y aprendices (persona) te ayudan. Los Objetos del Rey quedan ocultos en tu mercado.
tutorial-task-craft = Fabrica con hierro, oro y una runa.
tutorial-say-craft-right = Hierro, oro, trueno
tutorial-say-craft-refused = Hierro, plata, trueno
tutorial-craft-right = Con la plata se fabrica también por ti { own-belt-knife }.
tutorial-craft-refused = Falta el oro.
tutorial-craft-end = Demasiado pronto: se completa un turno después de fabricarlo.

tutorial-limits =
    En tu taller caben **7 cartas** (3.1). Cuenta la carta fabricada (el martillo), y también cada recurso junto a ella (3.2): está lleno.
    En tu mano hay oro; en tu mercado, nada.
tutorial-task-limits = ¿Qué puedes hacer con el oro?
tutorial-limits-refused = Ninguna acción puede pasar de un límite, ni por un momento.
tutorial-limits-discard = Solo se descartan cartas de gremio del mercado, y eso no deja sitio en el taller.
tutorial-limits-market = En tu mercado hay sitio. Tu turno se termina por ti.

tutorial-last =
    El bot robó la última carta de la mina: es **tu último turno** (7.2).
    Se pierden manos y talleres. En los mercados cuentan el número sobre negro y los Objetos del Rey; mejor arma, armadura y escudo: 25 (7.4).
tutorial-task-last = Las cartas se pueden mover (5.3): sácale monedas a tu mithril.
tutorial-say-last-refused = Robar una carta
tutorial-last-refused = La mano se pierde de todos modos.
tutorial-last-end = Las reglas lo permiten, pero prueba otra cosa: el mithril se perdería.
tutorial-last-market =
    Fin de la partida: 27 monedas, 7 por el mithril, 23 por { own-emberjaw-maul }, 25 por la mejor arma. Ganas por 82 a 15.
    -# { stand-in-note }
tutorial-drew = Robadas: { $cards }.
