### El tutorial: /rules query:tutorial. What the ids and variables mean stands in the English file.

tutorial-label = Tutorial: una ronda corta contra un bot

## The gather phase

tutorial-board =
    Fabricas objetos con dados. Cuando alguien ha ganado 5, la partida acaba; gana quien tenga más (reglas 5.3, 5.4).
    La bolsa es tu suministro: los dados de ahora. La casa es tu herrería: los de la ronda siguiente. Los cubos son la reserva general, de todos.
tutorial-task-board = Tienes 9 dados. ¿Dónde están?
tutorial-say-board-supply = En mi suministro
tutorial-say-board-smithy = En mi herrería
tutorial-say-board-stock = En la reserva general
tutorial-board-smithy = Tu herrería está vacía todavía. Guarda los dados para la ronda siguiente.
tutorial-board-stock = La reserva general es de todos. De ahí salen los dados nuevos.

tutorial-claim =
    En tu turno: reclamar una carta, usar un muelle o pasar (2.1). Pon dados arriba ▲ o abajo ▼ en la carta: la interrogación admite cualquiera; una letra, los suyos; un dado en una papelera no vuelve (2.2).
    `M` metal, `W` madera, `G` gema, `B` magia, `L` Biblioteca.
tutorial-task-claim = Reclama una carta que dé metal y quédate con la mayoría de tus dados.
tutorial-say-claim-mill = { card-mill } ▲: 2×M por 2×W
tutorial-say-claim-mine = { card-north-mine } ▲: 2×M por 2×M
tutorial-say-claim-everything = { card-shrine } ▼: 7×M por 1×B
tutorial-claim-mill = Las reglas lo permiten, pero prueba otra: da madera, y tus dos dados irían a la papelera.
tutorial-claim-everything = Las reglas lo permiten, pero prueba otra: quedarían solo dos dados para tirar.

tutorial-bonus =
    El metal ganado espera en tu herrería (+2) hasta la ronda siguiente (2.3); los dos dados pagados vuelven allí.
    Otras cartas dan un beneficio para esta ronda (4.4). { card-west-forest } (abajo): +2 a un dado.
tutorial-task-bonus = Reclama ese beneficio y guarda tu madera: Table necesita dos.
tutorial-say-bonus-wood = Pagar 1 madera: +2 a un dado
tutorial-say-bonus-top = Pagar 2 de metal: 1 madera
tutorial-say-bonus-metal = Pagar 1 metal: +2 a un dado
tutorial-bonus-wood = En la casilla vale cualquier dado. Pero un dado puesto en una carta no se tira en esta ronda, y Table necesita tus dos dados de madera.
tutorial-bonus-top = Eso es una madera para la ronda siguiente. El +2 ayuda ahora.

tutorial-dock =
    Un muelle vende un dado o una ficha: pones boca abajo una carta visible (aquí { card-jeweler }, que ya nadie reclama) y pagas (2.4). Lo pagado no vuelve. −1/−2: precio de la primera visita de la ronda y de la segunda.
tutorial-task-dock = Usa un muelle y guarda dos dados de metal para Shield.
tutorial-dock-gem = Las reglas lo permiten, pero prueba otra cosa: quedaría un solo metal, y Shield necesita dos.
tutorial-dock-magic = Las reglas lo permiten, pero prueba otra cosa: te quedarías sin metal, y Shield necesita dos.

tutorial-pass =
    Shield pide `M5 M5`: dos dados de metal con 5 o más (✓: tienes dados de ese tipo). El ancla: un muelle usado.
    Quien pasa primero toma 1 metal, que puede usar enseguida, o una ficha de +1/+1: +1 a dos dados (2.6).
tutorial-task-pass = Pasa y toma lo que pueda ayudar tanto al metal como a la madera.
tutorial-pass-metal = A menudo es bueno: un dado más para tirar. Pero a Table no le sirve.
tutorial-pass-claim = Eso rinde más tarde. Pero te quedaría un solo metal, y Shield necesita dos.

## The craft phase

tutorial-roll =
    El bot tiene el yunque, que va rotando: quien lo tiene juega y fabrica primero. En su Shield están `M5 M5`: en esta ronda, dados mejores lo roban.
    Tu turno comienza con una tirada de todo tu suministro (3.1). En una partida, **{ button-undo }** anula una jugada hasta que juega otra persona; una tirada se queda.
tutorial-task-roll = Tira los dados.
tutorial-roll-refused = Nadie sabe aún qué mostrará tu madera.

tutorial-use = Table pide `W3 W4`. Tu `W4` vale para cualquiera de los dos huecos: por eso uno lleva ✓; `W1` no llega para el otro. Después de tirar, los beneficios cambian tus dados (3.2). Un +2 va entero a un solo dado (4.1), también más allá de 6.
tutorial-task-use = Usa { card-west-forest } para que Table sea posible.
tutorial-say-use-metal = +2 a M4
tutorial-say-use-wood = +2 a W1
tutorial-use-low = Un beneficio puede arreglarlo.
tutorial-use-metal = `M6` vendría bien contra el Shield del bot. Pero la ficha solo sube `W1` a `W2`, y Table pide un `W3`.

tutorial-craft =
    Ya tienes `W3 W4`. Para fabricar, cada hueco lleva su propio dado, de su color y con su valor como mínimo (3.3).
tutorial-task-craft = Fabrica Table.
tutorial-craft-axe = Las reglas lo permiten, pero prueba otra cosa: Axe se lleva tus dos maderas y el `M5`. Table deja tu metal para otro objeto.
tutorial-craft-end = Todavía no: tus dados irían a la herrería, y Table seguiría en exposición.

tutorial-token = Puedes seguir fabricando (3.3) o robar lo de esta ronda: dados al menos iguales, uno a uno, y uno más alto (3.4). El Shield del bot: `M5 M5`. La ficha: +1 a dos dados (4.2).
tutorial-task-token = Usa la ficha para poder robar Shield.
tutorial-say-token-one = +1 solo a M4
tutorial-say-token-both = +1 a M5, +1 a M4
tutorial-token-refused = La ficha puede subir los dos dados.
tutorial-token-one = Las reglas lo permiten, pero prueba otra cosa: el segundo +1 se pierde (4.5), y `M5 M5` solo iguala.

tutorial-steal =
    `M6 M5` contra `M5 M5`: ninguno más bajo y uno más alto.
    El bot pierde el objeto, pero no sus dados: van a su herrería (3.4). Fabricas en último lugar: nadie puede robarte.
tutorial-task-steal = Roba Shield.
tutorial-say-steal-low = M6 M2: robar Shield
tutorial-say-steal-shield = M6 M5: robar Shield
tutorial-steal-low = Cada hueco cuenta por separado.
tutorial-steal-end = Todavía no: con `M6 M5` puedes llevarte Shield. Si nadie lo roba en esta ronda, es del bot para siempre (5.1).

## Clean-up and the choice

tutorial-cleanup =
    Te queda `M2`. Al terminar tu turno, va a tu herrería (3.5).
    Luego viene la limpieza: los objetos que nadie ha robado se ganan, y sus dados vuelven a ti (5.1). Los dados de las cartas también vuelven, salvo los de una papelera. Esos y los de los muelles van a la reserva general (5.2).
tutorial-task-cleanup = ¿Qué dados tuyos no vuelven?
tutorial-say-cleanup-mine = Los dos de { card-north-mine }
tutorial-say-cleanup-dock = El del muelle de madera
tutorial-say-cleanup-item = Los de Table
tutorial-cleanup-mine = La parte de arriba de { card-north-mine } no tiene papelera: los dos vuelven.
tutorial-cleanup-item = Table se queda contigo como carta. Sus dados vuelven.

tutorial-choice =
    Tienes 2 objetos y 11 dados: los de tu herrería están en tu suministro (5.3). El yunque pasa a ti: juegas y fabricas primero, y el bot puede robarte.
    Dos buenos planes. **{ card-south-mine } (arriba)**: 2 dados de metal más en la ronda siguiente. **{ card-east-forest } (abajo)**: +1 a tres dados ahora.
    En una partida, **{ button-odds }** y **{ button-hint }** ayudan a decidir.
tutorial-task-choice = Tú eliges.
tutorial-choice-grow = Así creces: 13 dados en la ronda siguiente. Si tiraras ahora, Axe (`M5 W3 W3`) saldría 7 veces de cada 10. El bot ha tomado { card-east-forest }, y en esta ronda sus dados son mejores.
tutorial-choice-forge = Así fabricas: si tiraras ahora, Axe (`M5 W3 W3`) saldría 9 veces de cada 10. Pero te quedas en 11 dados, y el metal de { card-south-mine } es para el bot.
