### Slash commands. What the ids mean stands in the English file.

option-table = Qué mesa, si aquí hay varias

command-table = Abrir mesas, unirse a ellas y verlas
command-table-new = Abre una mesa en este canal
option-table-new-players = Cuántos asientos, según lo que permita el juego
option-table-new-game = Qué juego
option-table-new-bots = Cuántos asientos juega el bot
option-table-new-variant = Otras formas de jugar, si el juego las tiene
option-table-new-name = Un nombre corto para la mesa
option-table-new-pace = A qué ritmo se juega
option-table-new-thread = Si la mesa tiene su propio hilo
option-table-new-boards = Qué pasa con un tablero cuando ya está el siguiente: plegar, conservar o borrar
option-table-new-hints = Si se pueden pedir pistas; por defecto, sí
option-table-new-language = Idioma de lo que ve todo el mundo; si no, el del servidor
command-table-join = Siéntate en una mesa que no ha empezado
option-table-join-table = { option-table }
option-table-join-word = Una palabra tuya que entra en dados y barajados
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
menu-happened = ¿Qué pasó aquí?
command-table-log = Muestra lo que ha pasado, lo último al final
option-table-log-table = { option-table }
command-table-verify = Comprueba los dados y barajados de una partida terminada
option-table-verify-table = { option-table }
command-table-plan = Mira o cambia lo que has planeado para tu próximo turno
option-table-plan-do = Qué hacer cuando te toque: elige de la lista
option-table-plan-table = { option-table }
command-table-undo = Deshace lo último que hiciste
option-table-undo-table = { option-table }
command-table-clock = Mira los relojes; quien abrió la mesa fija las horas y, antes de empezar, el ritmo
option-table-clock-hours = Horas en que corren los relojes, como 9-22
option-table-clock-zone = Zona horaria de esas horas: empieza a escribir una ciudad
option-table-clock-pace = A qué ritmo se juega, hasta que empiece
option-table-clock-table = { option-table }
command-table-pause = Pide una pausa a la mesa: el tiempo de nadie corre
option-table-pause-table = { option-table }
command-table-resume = Termina la pausa de una mesa
option-table-resume-table = { option-table }
command-table-find = Busca jugadores: cuando hay bastantes, se abre una mesa
option-table-find-game = Qué juego; si no, el habitual de aquí
option-table-find-seats = Cuántos juegan, contigo
option-table-find-pace = A qué ritmo; si no, cualquiera
option-table-find-language = Idioma de la mesa; si no, cualquiera
command-forge-cards = Crea cartas de artesanía propias de este servidor
option-table-new-own_cards = Si se juega con las cartas creadas con { slash-forge-cards }
command-table-list = Muestra las mesas de este canal

command-turn = Tu turno: mira qué puedes hacer, o hazlo
option-turn-do = Qué hacer: elige de la lista o escribe una acción
option-turn-table = { option-table }
command-forge = Para quien administra el servidor
command-forge-doctor = Comprueba qué puede hacer el bot en este canal

choice-pace-none = Sin reloj
choice-pace-24h-4h = 24 horas y 4 más con cada turno
choice-pace-72h-12h = 72 horas y 12 más con cada turno
choice-pace-72h-36h = 72 horas y 36 más con cada turno
choice-language-en = English
choice-language-es = español
choice-language-fr = français
choice-language-ja = 日本語
choice-size-full = Completo
choice-size-compact = Compacto

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
name-command-table-verify = verificar
name-command-table-plan = planear
name-command-table-undo = deshacer
name-command-table-clock = reloj
name-command-table-pause = pausar
name-command-table-resume = reanudar
name-command-table-find = buscar
name-command-forge-cards = cartas
name-command-table-list = lista
name-command-turn = turno
name-command-rules = reglas
name-command-forge = gestión
name-command-forge-doctor = diagnóstico

name-option-seats = asientos
name-option-own_cards = cartas_propias
name-option-players = jugadores
name-option-game = juego
name-option-bots = bots
name-option-name = nombre
name-option-hours = horas
name-option-pace = ritmo
name-option-thread = hilo
name-option-variant = variante
name-option-language = idioma
name-option-portrait = retrato
name-option-size = tamaño
name-option-card = carta
name-option-item = objeto
name-option-query = consulta
name-option-table = mesa
name-option-do = acción
name-option-word = palabra

slash-table-new = /{ name-command-table } { name-command-table-new }
slash-table-show = /{ name-command-table } { name-command-table-show }
slash-table-log = /{ name-command-table } { name-command-table-log }
slash-table-verify = /{ name-command-table } { name-command-table-verify }
slash-table-list = /{ name-command-table } { name-command-table-list }
slash-forge-cards = /{ name-command-forge } { name-command-forge-cards }
slash-table-clock = /{ name-command-table } { name-command-table-clock }
slash-table-resume = /{ name-command-table } { name-command-table-resume }
slash-table-plan = /{ name-command-table } { name-command-table-plan }
slash-table-undo = /{ name-command-table } { name-command-table-undo }
slash-table-end = /{ name-command-table } { name-command-table-end }
slash-rules = /{ name-command-rules }
slash-turn = /{ name-command-turn }

## El final: revancha, exportar, importar, estadísticas

command-table-rematch = Vuelve a jugar una mesa terminada, con las mismas personas
option-table-rematch-table = Qué mesa terminada
command-table-export = Una partida entera en un archivo
option-table-export-table = { option-table }
command-table-import = Vuelve a leer el archivo de una partida y comprueba que todo se sigue
option-table-import-file = Un archivo hecho con { name-command-table-export }
command-me-stats = Tus estadísticas aquí, los récords y las puntuaciones del servidor
option-me-stats-of = De quién

choice-of-me = Mías
choice-of-server = Récords del servidor
choice-of-ratings = Puntuaciones del servidor

name-command-table-rematch = revancha
name-command-table-export = exportar
name-command-table-import = importar
name-command-me-stats = estadísticas
name-option-file = archivo
name-option-of = de

slash-table-import = /{ name-command-table } { name-command-table-import }

## /me y /forge setup

command-me = Lo que es solo tuyo: ajustes y datos
command-me-turns = Ver todas tus mesas, primero las que te esperan
command-me-settings = Ver y cambiar tus avisos, horas, idioma y más
option-me-settings-alerts = Cómo te enteras de que es tu turno
option-me-settings-quiet = Horas sin recordatorios ni mensajes directos, como 22:00-08:00, o no
option-me-settings-digest = Hora de un mensaje diario con todo lo que te espera, o no
option-me-settings-zone = Tu zona horaria: empieza a escribir una ciudad
option-me-settings-language = El idioma en que te responde el bot
option-me-settings-portrait = La cabeza con la que apareces en las imágenes
option-me-settings-forced = Si la única jugada posible se hace por ti
option-me-settings-ratings = Si participas en las puntuaciones
option-me-settings-best = Si en tu turno se te ofrecen las mejores jugadas
option-me-settings-away = Días que estarás fuera desde ahora; 0: ya estás aquí
command-me-data = Lo que se guarda de ti
command-me-data-export = Todo lo que se guarda de ti, en un archivo
command-me-data-delete = Borrar todo lo que se guarda de ti
command-forge-setup = Ver y cambiar los ajustes del bot en este servidor
option-forge-setup-channel = Un canal para mesas: se añade, o se quita si ya lo es
option-forge-setup-openers = Quién puede abrir mesas
option-forge-setup-role = El rol cuyos miembros pueden abrir mesas
option-forge-setup-per_member = Máximo de mesas abiertas de una persona en el servidor; 0: 5 en cada canal
option-forge-setup-per_server = Máximo de mesas abiertas del servidor; 0: 25 en cada canal
option-forge-setup-game = A qué juega una mesa nueva
option-forge-setup-pace = El ritmo de una mesa nueva
option-forge-setup-bots = Cuántos asientos ocupan bots en una mesa nueva
option-forge-setup-thread = Si cada mesa nueva tiene su propio hilo
option-forge-setup-boards = Qué pasa con un tablero cuando ya está el siguiente
option-forge-setup-language = Idioma de lo que ve todo el mundo
option-forge-setup-zone = Zona horaria del servidor: empieza a escribir una ciudad

choice-alerts-channel = En el canal de la mesa
choice-alerts-direct = Por mensaje directo
choice-alerts-none = Ninguno
choice-language-client = El de mi Discord
choice-portrait-seat = El que te toca sin elegir
choice-portrait-plait = Trenza
choice-portrait-beard = Barba larga
choice-portrait-hood = Capucha
choice-portrait-straw = Sombrero de paja
choice-portrait-cap = Gorro puntiagudo
choice-portrait-winged = Casco alado
choice-portrait-bun = Moño y gafas
choice-portrait-plume = Sombrero con pluma
choice-portrait-curls = Rizos
choice-portrait-turban = Turbante
choice-portrait-pigtails = Coletas
choice-portrait-crest = Cresta roja
choice-language-server = El del servidor en Discord
choice-boards-fold = Reducir a unas líneas
choice-boards-keep = Conservar
choice-boards-delete = Borrar
choice-openers-everybody = Cualquiera
choice-openers-role = Quien tiene el rol
choice-openers-managers = Quien administra el servidor

name-command-me = yo
name-command-me-turns = turnos
name-command-me-settings = ajustes
name-command-me-data = datos
name-command-me-data-export = exportar
name-command-me-data-delete = borrar
name-command-forge-setup = configurar

name-option-alerts = avisos
name-option-quiet = silencio
name-option-boards = tableros
name-option-hints = pistas
name-option-digest = resumen
name-option-zone = zona
name-option-forced = jugada-única
name-option-public = público
name-option-ratings = puntuaciones
name-option-best = mejores
name-option-away = ausencia
name-option-channel = canal
name-option-openers = quién-abre
name-option-role = rol
name-option-per_member = por-persona
name-option-per_server = por-servidor

slash-me-turns = /{ name-command-me } { name-command-me-turns }
slash-me-settings = /{ name-command-me } { name-command-me-settings }
slash-forge-setup = /{ name-command-forge } { name-command-forge-setup }

## Asientos

command-table-seat = Asientos: tomar uno, ofrecer el tuyo, invitar a alguien
option-table-seat-do = Qué hacer; sin ello, quién se sienta dónde
option-table-seat-player = A quién invitar, o de quién es el asiento que se libera
option-table-seat-seat = Qué asiento, por su número
option-table-seat-table = { option-table }
command-table-resign = Dejar para siempre una partida en curso; sigue un bot u otra persona
option-table-resign-table = { option-table }

choice-seat-take = Tomar un asiento abierto
choice-seat-back = He vuelto: recuperar mi asiento
choice-seat-release = Ofrecer mi asiento
choice-seat-keep = Conservar el asiento que ofrecí
choice-seat-bot = Irme y que siga un bot
choice-seat-invite = Invitar a alguien
choice-seat-remove = Liberar un asiento
choice-seat-follow = Seguir la mesa por mensaje directo
choice-seat-unfollow = Dejar de seguirla

name-command-table-seat = asiento
name-command-table-resign = abandonar
name-option-player = persona
name-option-seat = asiento

slash-table-seat = /{ name-command-table } { name-command-table-seat }

## Ligas

command-league = Ligas de este servidor
command-league-new = Abrir una liga: la gente se inscribe y las mesas van por sí mismas
option-league-new-name = Cómo se llama la liga
option-league-new-game = { option-table-find-game }
option-league-new-variant = { option-table-new-variant }
option-league-new-seats = Plazas de una mesa como mucho; si no, dos
option-league-new-form = Quién juega con quién
option-league-new-rounds = Cuántas rondas de suizo; si no, las que hagan falta
option-league-new-weeks = Cuántas semanas de escalera; si no, ocho
option-league-new-days = Días que puede durar una mesa; si no, siete
option-league-new-pace = A qué ritmo juegan sus mesas
option-league-new-language = { option-table-new-language }
command-league-join = Inscribirse en una liga, también tarde o por alguien que se ha ido
option-league-join-league = { option-league }
option-league-join-player = Por quién seguirías, con sus puntos; quien abrió la liga debe aceptarlo
command-league-leave = Dejar de participar en una liga
option-league-leave-league = { option-league }
option-league-leave-player = A quién sacar, si la abriste tú
command-league-show = Ver una liga: clasificación y mesas
option-league-show-league = { option-league }
command-league-start = Empezar tu liga: se sortea la primera ronda
option-league-start-league = { option-league }
command-league-end = Terminar una liga: antes de empezar, quien la abrió; después, quien gestiona
option-league-end-league = { option-league }
command-league-verify = Sortear y calcular de nuevo una liga
command-league-challenge = Retar en una escalera a alguien hasta tres puestos por encima
option-league-challenge-player = A quién; si no, eliges de una lista
option-league-challenge-league = { option-league }
option-league-verify-league = { option-league }
command-league-list = Lista de las ligas del servidor, también las pasadas
option-league = Qué liga, si hay varias

choice-form-swiss = Suizo: juega gente de puntos parecidos; desde 2 personas
choice-form-everybody = Todas las personas entre sí; desde 3 personas
choice-form-ladder = Escalera: retas a alguien por encima; desde 2 personas

name-command-league = liga
name-command-league-new = nueva
name-command-league-join = unirse
name-command-league-leave = salir
name-command-league-show = ver
name-command-league-start = empezar
name-command-league-end = cerrar
name-command-league-verify = verificar
name-command-league-challenge = retar
name-command-league-list = lista
name-option-league = liga
name-option-form = forma
name-option-rounds = rondas
name-option-weeks = semanas
name-option-days = días

slash-league-new = /{ name-command-league } { name-command-league-new }
slash-league-list = /{ name-command-league } { name-command-league-list }
slash-league-verify = /{ name-command-league } { name-command-league-verify }
