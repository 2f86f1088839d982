### Lo que cuestan una acción y un muelle en dados propios, y lo que queda por tirar. Véase el archivo inglés.

spend-pay = Pagar { $dice }
spend-give = Dar { $dice }
spend-button-other = Otros dados
spend-other = otros dados
spend-roll = Tirarías { $dice }
spend-roll-nothing = No tirarías nada
spend-outlook = { $roll }; { $items }
spend-shift = { $item } { $before } % → { $after } %
spend-shift-none = { $item } { $now } %
spend-leaves = quedan para tirar { $dice }
spend-leaves-nothing = no queda nada para tirar
spend-hopeless = { $items }: ningún objeto al alcance esta ronda
spend-rule = Los dados que gastas no se tiran en la fase de fabricación.
spend-rule-dock = Los dados que pagas van a la papelera: no se tiran en esta ronda ni después. Un dado que ganas se tira desde la ronda siguiente.

## El banco de trabajo

forge-item = Fabricar { $item }
forge-steal-from = Robar { $item } a { $who }
forge-steal = Robar { $item }
forge-item-dice = Fabricar { $item } ({ $dice })
forge-item-least = { $item } ({ $dice })
forge-safest = Fabricar { $item }, más seguro
forge-safest-dice = Fabricar { $item } ({ $dice }), más seguro
forge-safest-least = { $item }, más seguro
forge-both = Ambos: { $first } + { $second }
forge-both-least = { $first } + { $second }
workbench-button-roll-and-end = Tirar y terminar
workbench-hopeless = Con estos dados no hay objeto a tu alcance: se tiran y el turno termina.
workbench-end-leaves-items = Aún puedes hacerte con { $items }. ¿Terminar el turno?
workbench-end-leaves-chance = Tus beneficios aún podrían darte un objeto. ¿Terminar el turno?
workbench-end-leaves-odds = Tus beneficios aún podrían darte un objeto ({ $odds }). ¿Terminar el turno?
brief-made-nothing = no fabrica nada: fin del turno
brief-no-dice = no quedan dados: fin del turno

for-good-roll = -# Se tira un dado: después no hay «{ button-undo }».
for-good-card = -# Se descubre la carta siguiente: después no hay «{ button-undo }».
for-good-noted = { $outlook } · sin «{ button-undo }»
for-good-noted-alone = sin «{ button-undo }»
