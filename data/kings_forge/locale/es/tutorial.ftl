### El tutorial: /rules query:tutorial. What the ids and variables mean stands in the English file.

tutorial-label = Tutorial: una ronda corta contra un bot

## The gather phase

tutorial-goal =
    Fabricas objetos con dados. Con dos jugadores, la partida acaba cuando alguien ha ganado 5; gana quien tenga más (5.4).
    Un hueco `W3` admite un dado de madera con 3 o más. ✓: tienes un dado de ese color; lo que muestre lo dirá la tirada.
    -# Las cartas conservan su nombre impreso: Shield, escudo; Table, mesa; Axe, hacha.
tutorial-task-goal = ¿Qué objeto necesita dos dados de madera y ninguno más?
tutorial-say-goal-shield = Shield
tutorial-say-goal-table = Table
tutorial-say-goal-axe = Axe
tutorial-goal-shield = Shield necesita dos dados de metal, los negros.
tutorial-goal-axe = Axe necesita también un dado de metal.
tutorial-goal-table = `W3 W4`, y ningún otro hueco.

tutorial-board =
    La bolsa es tu suministro: los dados que puedes usar ahora. La casa es tu herrería: los de la ronda siguiente. Los cubos son la reserva general, de todos.
    Una partida empieza con 5 de metal (1.2). Aquí tienes 9 dados para verlo todo en una ronda.
tutorial-task-board = ¿Dónde están tus 9 dados?
tutorial-say-board-supply = En mi suministro
tutorial-say-board-smithy = En mi herrería
tutorial-say-board-stock = En la reserva general
tutorial-board-smithy = Tu herrería está vacía todavía. Guarda los dados para la ronda siguiente.
tutorial-board-stock = La reserva general es de todos. De ahí salen los dados nuevos.
tutorial-board-supply = Lo que está junto a la bolsa se usa ya.

tutorial-claim =
    El bot reclamó { card-dragon-lair }; { card-west-forest } ocupó su sitio. Marco de color: lo que cambia.
    En tu turno reclamas una carta, usas un muelle o pasas (2.1). Para reclamarla, pon dados arriba ▲ o abajo ▼; la interrogación admite cualquiera (2.2).
    Los dados puestos vuelven para la ronda siguiente, salvo los de una papelera 🗑.
tutorial-task-claim = Reclama metal sin perder dados en una papelera.
tutorial-say-claim-mill = { card-mill } arriba: 2×M🗑 → 2×W
tutorial-say-claim-mine = { card-north-mine } arriba: 2×M → 2×M
tutorial-claim-mill = Las reglas lo permiten, pero prueba otra: da madera, y tus dos dados irían a la papelera.
tutorial-claim-mine = No hay papelera: los dos dados vuelven.

tutorial-bonus =
    El metal nuevo está en tu herrería (+2), para la ronda siguiente.
    Otras cartas ayudan en esta ronda (4.4): abajo, { card-west-forest } suma 2 a un dado después de tirar.
tutorial-task-bonus = Reclama abajo y guarda tus dos maderas para Table.
tutorial-say-bonus-wood = 1 madera: +2 a un dado
tutorial-say-bonus-metal = 1 metal: +2 a un dado
tutorial-bonus-wood = En la casilla vale cualquier dado. Pero un dado puesto en una carta no se tira en esta ronda, y Table necesita tus dos dados de madera.
tutorial-bonus-metal = Los dos dados de madera quedan para la tirada.

tutorial-dock =
    Un muelle vende un dado o una ficha: pones boca abajo una carta visible, aquí { card-jeweler }, y pagas con cualquier dado. Lo pagado se pierde 🗑 (2.4).
    1/2: 1 dado para el primero que llega, 2 para el segundo.
tutorial-task-dock = Usa un muelle y guarda dos de tus metales para Shield.
tutorial-say-dock-wood = Madera 1×M🗑 → 1×W
tutorial-say-dock-gem = Gema 3×M🗑 → 1×G
tutorial-dock-gem = Las reglas lo permiten, pero prueba otra cosa: quedaría un solo metal, y Shield necesita dos.
tutorial-dock-wood = Pierdes un dado, y quedan dos de metal para Shield.

tutorial-pass = El primero en pasar toma 1 metal, que puede usar enseguida, o una ficha: +1 a dos dados (2.6).
tutorial-task-pass = Pasa y toma lo que pueda ayudar tanto al metal como a la madera.
tutorial-pass-metal = A menudo es bueno: un dado más para tirar. Pero a Table no le sirve.
tutorial-pass-claim = Eso rinde más tarde. Pero te quedaría un solo metal, y Shield necesita dos.
tutorial-pass-token = Una ficha ayuda a un dado de cualquier color.

## The craft phase

tutorial-roll =
    El bot tiene el yunque, la marca del jugador inicial, y ha fabricado primero: Shield, con `M5 M5`. Aún no lo ha ganado (0/5): hasta el fin de la ronda, dados mejores lo roban.
    Tu turno comienza tirando todos los dados de tu suministro (3.1).
tutorial-task-roll = Tira los dados.
tutorial-roll-refused = Nadie sabe aún qué mostrará tu madera.

tutorial-use =
    Table pide `W3 W4`. Tu `W4` vale para los dos huecos (uno lleva ✓) y tu `W1` para ninguno. Subido a 3, `W1` llena el hueco `W3`, y `W4` el otro.
    Después de tirar, los beneficios cambian dados (3.2). Un +2 va a un solo dado, también más allá de 6: `M5` sería `M7`.
tutorial-task-use = Usa { card-west-forest } para que Table sea posible.
tutorial-say-use-metal = +2 a M4
tutorial-say-use-wood = +2 a W1
tutorial-use-low = Un beneficio puede arreglarlo.
tutorial-use-metal = `M6` vendría bien contra el Shield del bot. Pero la ficha solo sube `W1` a `W2`, y Table pide un `W3`.
tutorial-use-wood = `W1` es ahora `W3`.

tutorial-craft = Cada hueco tiene su dado: del color pedido y bastante alto (3.3). El martillo y el marco verde marcan lo que puedes fabricar.
tutorial-task-craft = Fabrica Table.
tutorial-craft-axe = Las reglas lo permiten, pero prueba otra cosa: Axe se lleva tus dos maderas y el `M5`. Table deja tu metal para otro objeto.
tutorial-craft-end = Todavía no: tus dados irían a la herrería, y Table seguiría en exposición.

tutorial-token =
    Puedes seguir fabricando o robar un objeto de la ronda: ningún dado más bajo, hueco por hueco, y uno más alto (3.4).
    El Shield del bot: `M5 M5`. Tu ficha: +1 a dos dados.
tutorial-task-token = Usa la ficha para poder robar Shield.
tutorial-say-token-one = +1 solo a M4
tutorial-say-token-both = +1 a M5, +1 a M4
tutorial-token-one = Las reglas lo permiten, pero prueba otra cosa: el segundo +1 se pierde (4.5), y `M5 M5` solo iguala.
tutorial-token-both = `M6 M5` es más alto en un hueco y más bajo en ninguno.

tutorial-steal =
    `M6 M5` supera a `M5 M5`: ninguno más bajo y uno más alto. El bot pierde el objeto y recupera sus dados (3.4).
    Fabricas en último lugar: nadie puede robarte.
tutorial-task-steal = Roba Shield.
tutorial-say-steal-low = M2 M6: robar Shield
tutorial-say-steal-shield = M6 M5: robar Shield
tutorial-steal-low = Cada hueco cuenta por separado.
tutorial-steal-end = Todavía no: con `M6 M5` puedes llevarte Shield. Si nadie lo roba en esta ronda, es del bot para siempre (5.1).

## Clean-up and the choice

tutorial-cleanup =
    La corona muestra 0/5: los objetos se ganan al acabar la ronda, y sus dados vuelven a ti (5.1).
    Los dados de las cartas también vuelven, pero no los de papeleras y muelles (5.2).
tutorial-task-cleanup = ¿Qué dados tuyos no vuelven?
tutorial-say-cleanup-mine = Los dos de { card-north-mine }
tutorial-say-cleanup-dock = El del muelle ⚓ { card-jeweler }
tutorial-say-cleanup-item = Los de Table
tutorial-cleanup-mine = La parte de arriba de { card-north-mine } no tiene papelera: los dos vuelven.
tutorial-cleanup-item = Table se queda contigo como carta. Sus dados vuelven.
tutorial-cleanup-dock = Los dados pagados en un muelle se pierden.

tutorial-choice =
    Has ganado 2 objetos y tienes 11 dados en vez de 9. El yunque es tuyo: juegas primero y fabricas primero, así que el bot puede robarte (5.3).
    Dos buenos planes: **{ card-south-mine }** arriba, 2 de metal más en la ronda siguiente, o **{ card-east-forest }** abajo, +1 a tres dados en esta.
tutorial-task-choice = Tú eliges.
tutorial-say-choice-grow = Crecer: { card-south-mine } arriba
tutorial-say-choice-forge = Ya: { card-east-forest } abajo
tutorial-choice-grow = Así creces: 13 dados en la ronda siguiente. En esta, Axe (`M5 W3 W3`) sale 7 veces de cada 10.
tutorial-choice-forge = Así fabricas antes: 11 dados en la ronda siguiente. En esta, Axe (`M5 W3 W3`) sale 9 veces de cada 10.
