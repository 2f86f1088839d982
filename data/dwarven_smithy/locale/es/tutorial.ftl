### El tutorial: /rules query:tutorial. Los números entre paréntesis son reglas.

tutorial-label = Tutorial: dos turnos y el último, contra un bot

tutorial-goal =
    Cuatro **Objetos del Rey** (la corona) de alguien o un mazo vacío acaban la partida (7.1). Ganan más monedas (7.6): mejor arma, armadura y escudo, 25 cada uno.
    Tu mano: { own-emberjaw-maul } vale 23 y pide sus dibujos pequeños.
tutorial-task-goal = Alguien completa su cuarto Objeto del Rey. ¿Quién gana?
tutorial-say-goal-cards = Quien más fabricó
tutorial-say-goal-coins = Quien tiene más monedas
tutorial-say-goal-end = Esa persona
tutorial-goal-cards = Lo que fabricas da monedas, y solo ellas cuentan.
tutorial-goal-end = Eso acaba la partida (7.1), pero gana quien tiene más monedas.

tutorial-areas =
    Tu lado de la mesa: eres la llama.
    Junto al puesto, tu **mercado**: lo que hay ahí está en venta. Junto al yunque, tu **taller**: ahí se refina el metal y se fabrica con él (5.8).
tutorial-task-areas = ¿Dónde están los recursos con los que fabricas?
tutorial-say-areas-hand = Mano
tutorial-say-areas-market = Mercado
tutorial-say-areas-workshop = Taller
tutorial-areas-hand = Desde la mano, una carta primero se juega.
tutorial-areas-market = En el mercado están en venta.

tutorial-play =
    En tu turno **juegas** a la mesa cuantas cartas quieras (5.2).
    { own-emberjaw-maul } pide hierro, oro y cualquier runa (el signo de interrogación).
tutorial-task-play = Juégalo donde puedas fabricarlo.
tutorial-say-play-refused = Fabricarlo desde la mano
tutorial-say-play-workshop = Jugarlo al taller
tutorial-say-play-market = Jugarlo al mercado
tutorial-play-refused = Se fabrica lo que está en la mesa: primero juégalo.
tutorial-play-market = Las reglas lo permiten, pero prueba otra cosa: ahí el bot puede comprarlo por 5 monedas.

tutorial-refine =
    Metales y gemas llegan **sin refinar** (una llama pequeña). Al empezar tu turno se refinan los de tu taller (4.2); solo se fabrica con lo refinado.
tutorial-task-refine = Aún tienes plata y oro en la mano. Juega la plata donde quede refinada.
tutorial-say-refine-refused = Fabricar ya con ese hierro
tutorial-refine-market = Las reglas lo permiten, pero prueba otra cosa: ahí se queda sin refinar.
tutorial-refine-refused = Tu hierro está sin refinar hasta tu próximo turno.

tutorial-market =
    Vendes los recursos de tu mercado por el número dorado (5.5). Otros pueden comprar cualquier carta de ahí: recibes el número oscuro y no puedes negarte (5.7).
tutorial-task-market = Vende lo que se pueda vender.
tutorial-market-discard = Las reglas lo permiten, pero prueba otra cosa: no da nada, y el bot puede comprarla por 3 monedas.
tutorial-market-refused = Está en tu taller.

tutorial-draw =
    Al final del turno **robas** hasta 4 cartas: del mazo del gremio (yunque: qué fabricar) o de la mina (pico: con qué). Tras la primera solo queda robar (6.1).
    La última carta de un mazo acaba la partida (7.1).
tutorial-task-draw = Has hecho lo que podías. Roba.
tutorial-say-draw-later = Robar y seguir jugando
tutorial-draw-later = Tras el primer robo ya no se juega, vende, compra ni fabrica.
tutorial-draw-end = Las reglas lo permiten (6.2), pero prueba otra cosa: las cartas no cuestan nada.

tutorial-buy =
    A { own-emberjaw-maul } le falta oro. El del bot va refinado (5.7). El del **almacén**, el montón de lo vendido, va a tu mano y entraría sin refinar (5.6).
tutorial-task-buy = Compra oro con el que puedas fabricar ya.
tutorial-say-buy-warehouse = A la mano: almacén
tutorial-say-buy-market = Al mercado: bot
tutorial-say-buy-workshop = Al taller: bot
tutorial-buy-warehouse = Las reglas lo permiten, pero prueba otra cosa: se refinaría en tu próximo turno.
tutorial-buy-market = Las reglas lo permiten, pero prueba otra cosa: solo se fabrica con lo que hay en el taller.

tutorial-craft =
    Cada dibujo pequeño del coste pide un recurso (5.8). Al empezar tu **próximo** turno la carta se completa (4.3): un objeto se vende, una herramienta o un aprendiz te ayuda, un Objeto del Rey se queda en tu mercado, boca abajo.
tutorial-task-craft = Fabrica { own-emberjaw-maul }: hierro, oro, una runa.
tutorial-say-craft-right = Hierro, oro, trueno
tutorial-say-craft-refused = Hierro, plata, trueno
tutorial-craft-refused = La plata no sustituye al oro.
tutorial-craft-end = Demasiado pronto: se completa un turno después de fabricarlo.

tutorial-limits =
    En tu taller caben 7 cartas (3.1), y cuenta cada recurso bajo una carta fabricada (el martillo) (3.2): está lleno.
    En tu mano hay oro; en tu mercado, nada.
tutorial-task-limits = Tu taller está lleno. ¿Qué puedes hacer con el oro?
tutorial-limits-refused = Ninguna acción puede pasar de un límite, ni por un momento.
tutorial-limits-discard = Solo se descartan cartas de gremio del mercado, y eso no deja sitio en el taller.

tutorial-last =
    Es **tu último turno** (7.2). Después se pierden manos y talleres. En los mercados cada recurso da su precio y un Objeto del Rey lo que vale; la mejor arma, armadura y escudo, 25 cada uno (7.4).
tutorial-task-last = En tu taller hay mithril. Sácale monedas.
tutorial-say-last-refused = Robar una carta
tutorial-last-refused = La mano se pierde de todos modos.
tutorial-last-end = Las reglas lo permiten, pero prueba otra cosa: el mithril se perdería.
tutorial-last-market =
    Fin de la partida: 27 monedas, 7 por el mithril, 2 por el hierro sin refinar que también jugaste, 23 por { own-emberjaw-maul }, 25 por la mejor arma. Ganas por 84 a 15.
    -# { stand-in-note }
