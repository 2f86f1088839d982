### El tutorial: /rules query:tutorial. What the ids and variables mean stands in the English file.

tutorial-label = Tutorial: una ronda corta contra un bot

## The gather phase

tutorial-board =
    Con los dados fabricas objetos. Con dos jugadores, la partida acaba con 5 objetos; gana quien tenga más (5.3, 5.4).
    Cada dado se escribe con una letra: metal `M`, madera `W`; una vez tirado, también con su valor: `W4`. En exposición están Shield (`M5 M5`), Table (`W3 W4`) y Axe.
    En la imagen, la bolsa es un suministro y la casa, una herrería; los cubos son la reserva general, que es de todos.
tutorial-task-board = Tienes 8 dados. ¿Dónde están?
tutorial-say-board-supply = En mi suministro
tutorial-say-board-smithy = En mi herrería
tutorial-say-board-stock = En la reserva general
tutorial-board-smithy = Tu herrería está vacía todavía. Guarda los dados para la ronda siguiente.
tutorial-board-stock = La reserva general es de todos. De ahí salen los dados nuevos.

tutorial-claim =
    Tu suministro: los dados que puedes usar ahora.
    En la fase de recolección, cada turno es una sola cosa: reclamar, usar un muelle o pasar (2.1). Para reclamar, tomas una carta boca arriba, eliges su parte de arriba o de abajo y pones dados en sus casillas (2.2). Cuantos más dados, más objetos después.
tutorial-task-claim = Reclama una carta que dé metal y quédate con la mayoría de tus dados.
tutorial-claim-refused = Busca casillas en las que valga cualquier dado.
tutorial-claim-everything = Se puede, pero siete dados por una magia te dejan uno solo para tirar en esta ronda.

tutorial-bonus =
    El metal que has ganado espera en tu herrería hasta la ronda siguiente (2.3). Los dos dados que has pagado también vuelven allí.
    Otras cartas dan un beneficio para esta ronda (4.4). { card-west-forest }, abajo: +2 a un dado.
tutorial-task-bonus = Reclama ese beneficio y guarda tu madera: Table necesita dos.
tutorial-bonus-wood = En la casilla vale cualquier dado. Pero un dado puesto en una carta no se tira en esta ronda, y Table necesita tus dos dados de madera.
tutorial-bonus-top = Eso es una madera para la ronda siguiente. El +2 ayuda ahora.

tutorial-dock =
    Un muelle vende un dado o una ficha: pones boca abajo una carta que está boca arriba y pagas (2.4). Los dados pagados en un muelle van a la reserva general y no vuelven. Una gema cuesta 3; una madera, solo 1.
tutorial-task-dock = Usa un muelle y guarda dos dados de metal para Shield.
tutorial-dock-gem = Se puede, pero te quedarías sin metal, y Shield necesita dos.
tutorial-dock-refused = En un muelle vale cualquier dado. Pero con cuatro de tus cinco te quedaría uno solo para tirar.

tutorial-pass =
    Te quedan 2 dados de metal y 2 de madera, justo lo que necesitan Shield y Table. Es hora de parar.
    Quien pasa primero toma 1 metal, que puede usar enseguida, o una ficha de +1/+1: +1 a dos dados (2.6).
tutorial-task-pass = Pasa y toma lo que pueda ayudar tanto al metal como a la madera.
tutorial-pass-metal = A menudo es bueno: un dado más para tirar. Pero a Table no le sirve.
tutorial-pass-claim = Eso rinde más tarde. Pero tus últimos dados de metal quedarían en la carta, y Shield tendría que esperar.

## The craft phase

tutorial-roll =
    Tienes el yunque, así que fabricas primero. Tu turno comienza con una tirada de todo tu suministro (3.1). No se puede deshacer.
tutorial-task-roll = Tira los dados.
tutorial-roll-refused = Nadie sabe aún qué mostrará tu metal.

tutorial-use =
    Table pide `W3 W4`. Tienes `W3`, pero `W2` no llega. Después de tirar, los beneficios cambian tus dados (3.2). Un +2 va entero a un solo dado (4.1).
tutorial-task-use = Usa { card-west-forest } para que Table sea posible.
tutorial-use-low = Un beneficio puede arreglarlo.
tutorial-use-metal = `M6` serviría para Shield. Pero entonces la ficha alcanza para Shield o para Table, no para los dos objetos.

tutorial-craft =
    Ya tienes `W3 W4`. Para fabricar, cada hueco lleva su propio dado, de su color y con su valor como mínimo (3.3).
tutorial-task-craft = Fabrica Table.
tutorial-craft-low = Elige un objeto del que puedas llenar todos los huecos.
tutorial-craft-end = Todavía no: tus dados irían a la herrería, y Table seguiría en exposición.

tutorial-token =
    Table está ante ti, y la carta siguiente ha entrado en exposición. Puedes seguir: tantos objetos como permitan tus dados (3.3).
    Quedan `M4 M4`, y Shield pide `M5 M5`. La ficha da +1 a dos dados distintos (4.2).
    En cuanto la uses, se fabrica Shield y juega el bot.
tutorial-task-token = Usa la ficha para que Shield sea posible.
tutorial-token-end = Todavía no: `M4 M4` y la ficha aún dan para Shield. Ningún beneficio se guarda para otra ronda (4.1).
tutorial-token-one = Se puede, pero el segundo +1 se pierde (4.5), y un `M4` sigue sin llegar.

tutorial-steal =
    Tu turno ha terminado. Quien juegue después puede robar lo fabricado ahora, con dados al menos iguales, uno a uno, y uno más alto (3.4).
    El bot tiene `M5 M5 M3`. En Shield están tus `M5 M5`.
tutorial-task-steal = ¿Puede el bot robar Shield?
tutorial-say-steal-refused = Sí, sus dados valen lo mismo
tutorial-say-steal-safe = No, ninguno es más alto
tutorial-steal-refused = No basta con igualar: un dado debe ser más alto (3.4).

## Clean-up and the choice

tutorial-cleanup =
    No puede, así que terminará su turno. Luego viene la limpieza: los objetos que nadie ha robado se ganan, y sus dados vuelven a ti (5.1). Los dados de las cartas también vuelven, salvo en las casillas X (!). Los de los muelles van a la reserva general (5.2).
tutorial-task-cleanup = ¿Qué dados tuyos no vuelven?
tutorial-say-cleanup-mine = Los dos de { card-north-mine }
tutorial-say-cleanup-dock = El del muelle de madera
tutorial-say-cleanup-item = Los de Table
tutorial-cleanup-mine = La parte de arriba de { card-north-mine } no tiene casillas X: los dos vuelven.
tutorial-cleanup-item = Table se queda contigo como carta. Sus dados vuelven.

tutorial-choice =
    Tienes 2 objetos y 10 dados: los de tu herrería están en tu suministro (5.3). El yunque pasa al bot: fabricas en último lugar y nadie te puede robar.
    Hay dos buenos planes. **{ card-south-mine }**, arriba: 2 dados de metal más en la ronda siguiente. **{ card-east-forest }**, abajo: +1 a tres dados ahora.
tutorial-task-choice = Tú eliges.
tutorial-choice-grow = Así creces: 12 dados en la ronda siguiente. Si tiraras ahora, Axe (`M5 W3 W3`) saldría 6 veces de cada 10. El bot ha tomado { card-east-forest }, y en esta ronda sus dados son mejores.
tutorial-choice-forge = Así fabricas: si tiraras ahora, Axe (`M5 W3 W3`) saldría 9 veces de cada 10. Pero te quedas en 10 dados, y el metal de { card-south-mine } es para el bot.
