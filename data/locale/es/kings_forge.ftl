### Las órdenes de King’s Forge y la edición con que se juega; como commands.ftl

command-gather = Reclama una carta de recolección: arriba o abajo
option-gather-card = Carta y parte
option-gather-paying = Dados casilla por casilla, por ejemplo MMW
option-gather-copying = Para Workshop, arriba: la parte que copia
option-gather-table = { option-table }
command-dock = Pon una carta boca abajo y usa un puesto de un muelle
option-dock-space = Puesto del muelle
option-dock-discarding = Carta que pones boca abajo
option-dock-paying = Dados que pagas, por ejemplo MMW
option-dock-table = { option-table }
command-pass = Deja la fase de recolección; quien pasa primero toma algo
option-pass-taking = Qué toma quien pasa primero
option-pass-table = { option-table }
command-craft = Tira y abre el banco de trabajo, o fabrica o roba un objeto con los dados más baratos
option-craft-item = Objeto que fabricas o robas
option-craft-table = { option-table }
command-odds = Con qué probabilidad tus dados dan cada objeto, ahora y tras cada cara que reclames
option-odds-item = Objeto que quieres ver solo
option-odds-table = { option-table }
option-table-new-edition = King’s Forge: qué reglamento impreso se sigue
option-league-new-edition = { option-table-new-edition }

choice-edition-third = 3.ª edición: los dados que pasan de 6 conservan su valor hasta el fin de la ronda
choice-edition-second = 2.ª edición: los valores mayores que 6 son 6 después de tu turno
choice-taking-metal = 1 metal, para usar ya
choice-taking-token = Ficha de +1/+1

name-command-gather = reclamar
name-command-dock = muelle
name-command-pass = pasar
name-command-craft = fabricar
name-command-odds = probabilidades
name-option-edition = edición
name-option-paying = pago
name-option-copying = copia
name-option-space = puesto
name-option-discarding = boca-abajo
name-option-taking = toma

slash-craft = /{ name-command-craft }
