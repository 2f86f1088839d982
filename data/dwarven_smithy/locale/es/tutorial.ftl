### El tutorial: /rules query:tutorial. Los números entre paréntesis son reglas.

tutorial-label = Tutorial: dos turnos y el último, contra un bot

tutorial-goal =
    Fabricas cartas con metal. Al final **ganan más monedas** (7.6).
    Tu mano, que solo ves tú. { own-emberjaw-maul } (Emberjaw Maul): el 23 dorado es lo que vale; los dibujos pequeños, lo que pide. La corona significa Objeto del Rey; la espada, arma; el anillo, objeto.
    -# { stand-in-note }
tutorial-task-goal = ¿Qué decide quién gana?
tutorial-say-goal-cards = Cartas fabricadas
tutorial-say-goal-coins = Monedas
tutorial-say-goal-end = Acabar la partida
tutorial-goal-cards = Lo que fabricas da monedas, y solo ellas cuentan.
tutorial-goal-end = Cuatro Objetos del Rey acaban la partida (7.1), pero gana quien tiene más monedas.

tutorial-areas =
    Tu lado de la mesa, a la vista de todos. Eres la llama, con 15 monedas; el bot es la gota.
    Arriba, junto al puesto, tu **mercado**: ahí vendes recursos por el número dorado y otros compran cartas por el oscuro. Abajo, junto al yunque, tu **taller**: ahí se refina el metal y se fabrica con lo que haya (5.8). 3/7: 3 de sus 7 sitios están ocupados.
tutorial-task-areas = ¿Dónde están los recursos con los que fabricas?
tutorial-say-areas-hand = Mano
tutorial-say-areas-market = Mercado
tutorial-say-areas-workshop = Taller
tutorial-areas-hand = Desde la mano, una carta primero se juega.
tutorial-areas-market = En el mercado están en venta.

tutorial-play =
    En tu turno haces lo que quieras, en cualquier orden. Jugar una carta es ponerla en la mesa (5.2); nunca vuelve a la mano (3.4).
    { own-emberjaw-maul } (Emberjaw Maul) pide hierro, oro y cualquier runa (el signo de interrogación). En la plata y el oro: lo que pagan otros y por cuánto se vende, arriba sin refinar, abajo refinado.
tutorial-task-play = Juégalo donde puedas fabricarlo.
tutorial-say-play-refused = Fabricarlo desde la mano
tutorial-say-play-workshop = Jugarlo al taller
tutorial-say-play-market = Jugarlo al mercado
tutorial-play-refused = Se fabrica lo que está en la mesa: primero juégalo.
tutorial-play-market = Las reglas lo permiten, pero prueba otra cosa: ahí el bot puede comprarlo por 5 monedas.

tutorial-refine =
    Metales y gemas llegan a la mesa **sin refinar** (una llama pequeña), como tu hierro y tu mithril. Al empezar tu turno se refinan todos los de tu taller; en el mercado, ninguno (4.2). Solo se fabrica con lo refinado. Las runas, como la de trueno, no lo necesitan (2.3).
tutorial-task-refine = Juega la plata de tu mano donde quede refinada.
tutorial-say-refine-refused = Fabricar ya con ese hierro
tutorial-refine-market = Las reglas lo permiten, pero prueba otra cosa: ahí se queda sin refinar.
tutorial-refine-refused = Tu hierro está sin refinar hasta tu próximo turno.

tutorial-market =
    En tu mercado hay oro y una herramienta. Un recurso se vende ahí por su número dorado (5.5) y pasa al almacén, donde cualquiera puede comprarlo. Lo que entra está girado y se vende desde tu próximo turno (3.6).
    Otros pueden comprar cualquier carta de ahí: recibes su número oscuro y no puedes negarte (5.7).
tutorial-task-market = Vende lo que se pueda vender.
tutorial-market-discard = Las reglas lo permiten, pero prueba otra cosa: no da nada, y el bot puede comprarla (Silver Ladle) por 3 monedas.
tutorial-market-refused = Está en tu taller.

tutorial-draw =
    Tienes 18 monedas. Cuando no quieras hacer nada más, robas hasta 4 cartas: del mazo del gremio (yunque: qué fabricar; quedan 6) o de la mina (pico: con qué; quedan 3). Tras la primera solo puedes robar o acabar; en la mano caben 6 (6.1).
    La última carta de cualquiera de los dos mazos acaba la partida (7.1).
tutorial-task-draw = Has hecho lo que podías. Roba.
tutorial-say-draw-later = Robar y seguir jugando
tutorial-draw-later = Tras el primer robo ya no se juega, vende, compra ni fabrica.
tutorial-draw-end = Las reglas lo permiten (6.2), pero prueba otra cosa: las cartas no cuestan nada.

tutorial-buy =
    A { own-emberjaw-maul } le falta oro. El del bot va a tu mercado o taller tal cual: refinado (5.7). El del almacén va a tu mano y entra sin refinar (5.6).
tutorial-task-buy = Compra oro con el que puedas fabricar ya.
tutorial-say-buy-warehouse = A la mano: almacén
tutorial-say-buy-market = Al mercado: bot
tutorial-say-buy-workshop = Al taller: bot
tutorial-buy-warehouse = Las reglas lo permiten, pero prueba otra cosa: se refinaría en tu próximo turno.
tutorial-buy-market = Las reglas lo permiten, pero prueba otra cosa: solo se fabrica con lo que hay en el taller.

tutorial-craft =
    Fabricar pide un recurso por cada dibujo pequeño del coste, ni más ni menos (5.8). La carta queda sobre sus recursos hasta tu **próximo** turno y se completa cuando empieza (4.3): un objeto se vende por lo que vale, una herramienta se conserva o se vende, un aprendiz te ayuda desde entonces, un Objeto del Rey queda boca abajo en tu mercado y ya no deja ese sitio (3.5).
tutorial-task-craft = Fabrica { own-emberjaw-maul }: hierro, oro, una runa.
tutorial-say-craft-right = Hierro, oro, trueno
tutorial-say-craft-refused = Hierro, plata, trueno
tutorial-craft-refused = La plata no sustituye al oro.
tutorial-craft-end = Demasiado pronto: se completa un turno después de fabricarlo.

tutorial-limits =
    Límites: mano 6, mercado 4, taller 7 (3.1). En el taller cuenta cada carta (3.2): { own-emberjaw-maul } con sus 3 recursos son 4; { own-belt-knife } (Belt Knife) con plata, 2; mithril, 1: 7 de 7. Un martillo significa fabricada.
    En tu mano hay oro, hierro y { own-kettle-helm }; en tu mercado, nada.
tutorial-task-limits = Tu taller está lleno. ¿Qué puedes hacer con el oro?
tutorial-limits-refused = Ninguna acción puede pasar de un límite, ni por un momento.
tutorial-limits-discard = Solo se descartan cartas de gremio del mercado, y eso no deja sitio en el taller.

tutorial-last =
    Este es **tu último turno** (7.2). Después se pierden manos y talleres. Cada recurso de un mercado da su precio, el mithril 7; un Objeto del Rey, lo que vale; la mejor arma, la mejor armadura y el mejor escudo, 25 cada uno (7.4).
tutorial-task-last = En tu taller hay mithril. Sácale monedas.
tutorial-say-last-refused = Robar una carta
tutorial-last-refused = La mano se pierde de todos modos.
tutorial-last-end = Las reglas lo permiten, pero prueba otra cosa: el mithril se perdería.
tutorial-last-market = Fin de la partida: 27 monedas, 7 por el mithril, 2 por el hierro sin refinar que también jugaste, 23 por { own-emberjaw-maul }, 25 por la mejor arma. Ganas por 84 a 15.
