### Slash commands. What the ids mean stands in the English file.

option-table = Qué mesa, si aquí hay varias

command-table = Abrir mesas, unirse a ellas y verlas
command-table-new = Abre una mesa de King's Forge en este canal
option-table-new-players = Cuántos asientos, de 2 a 4
option-table-new-game = Qué juego
option-table-new-edition = Qué reglamento impreso se sigue (regla 4.3)
option-table-new-bots = Cuántos asientos juega el bot, de 0 a 3
option-table-new-name = Un nombre corto para la mesa
option-table-new-pace = A qué ritmo se juega
option-table-new-thread = Si la mesa tiene su propio hilo
option-table-new-language = Idioma de lo que ve todo el mundo; si no, el del servidor
command-table-join = Siéntate en una mesa que no ha empezado
option-table-join-table = { option-table }
command-table-leave = Levántate de una mesa que no ha empezado
option-table-leave-table = { option-table }
command-table-start = Empieza la partida de tu mesa
option-table-start-table = { option-table }
command-table-end = Cierra una mesa para siempre: la moderación, cualquiera; tú, una en la que solo juegas con bots
option-table-end-table = { option-table }
command-table-show = Muestra el tablero y a quién le toca
option-table-show-size = Todo el tablero, o un renglón por jugador
option-table-show-table = { option-table }
command-table-replay = Revive la partida hasta ahora en una animación
option-table-replay-table = { option-table }
command-table-log = Muestra lo que ha pasado, lo último al final
option-table-log-table = { option-table }
command-table-list = Muestra las mesas de este canal

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
command-forge = Para quien administra el servidor
command-forge-doctor = Comprueba qué puede hacer el bot en este canal

choice-game-kings_forge = King's Forge
choice-edition-third = 3.ª edición: los valores mayores que 6 duran hasta la limpieza
choice-edition-second = 2.ª edición: los valores mayores que 6 son 6 después de tu turno
choice-pace-none = Sin reloj
choice-language-en = English
choice-language-es = español
choice-language-fr = français
choice-language-ja = 日本語
choice-size-full = Completo
choice-size-compact = Compacto
choice-taking-metal = 1 metal, para usar ya
choice-taking-token = Ficha de +1/+1

## Names

name-command-table = mesa
name-command-table-new = nueva
name-command-table-join = unirse
name-command-table-leave = salir
name-command-table-start = empezar
name-command-table-end = cerrar
name-command-table-show = ver
name-command-table-replay = repetición
name-command-table-log = registro
name-command-table-list = lista
name-command-gather = reclamar
name-command-dock = muelle
name-command-pass = pasar
name-command-craft = fabricar
name-command-rules = reglas
name-command-forge = gestión
name-command-forge-doctor = diagnóstico

name-option-players = jugadores
name-option-game = juego
name-option-edition = edición
name-option-bots = bots
name-option-name = nombre
name-option-pace = ritmo
name-option-thread = hilo
name-option-language = idioma
name-option-size = tamaño
name-option-card = carta
name-option-paying = pago
name-option-copying = copia
name-option-space = puesto
name-option-discarding = boca-abajo
name-option-taking = toma
name-option-item = objeto
name-option-query = consulta
name-option-table = mesa

slash-table-new = /{ name-command-table } { name-command-table-new }
slash-table-show = /{ name-command-table } { name-command-table-show }
slash-table-end = /{ name-command-table } { name-command-table-end }
slash-rules = /{ name-command-rules }
