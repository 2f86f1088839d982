### Everything around the game. What the ids and variables mean stands in the English file.

## Lists

list-comma = { ", " }
list-semicolon = { "; " }
list-or = { " o " }
decimal-mark = ,
list-sentences = { " " }

about-table = **{ $table }** · { $text }

## Tables: life of a table

table-bot-joined = { $who } (bot) se sienta en { $table }.
table-started = Empieza { $table }: { $who }.
table-language-asked = { $table }: en esta mesa se lee { $shared }; el idioma del servidor es { $server }. ¿En cuál publicará la mesa?
table-start-in = Empezar en { $language }
table-you-joined = Te sientas en { $table }.
table-you-left = Dejas { $table }.
table-ended-by = **{ $table }** · Mesa cerrada por { $who }, { $since }.
table-ended-idle = **{ $table }** · Nadie ha jugado en { $days } días. La mesa está cerrada.
table-end-sure = **{ $table }** · ¿Cerrar la mesa para todo el mundo? Ya no se podrá seguir jugando. El tablero y el registro se conservan.
table-end-sure-lobby = **{ $table }** · ¿Cerrar la sala? No se puede deshacer.
table-you-ended = Cierras { $table }.
table-you-opened = { $table } está abierta. Los demás se unen con el botón.
table-you-opened-full = { $table } está abierta. El botón «{ button-start }» da comienzo a la partida.
table-your-word = Tu palabra entra en los dados de { $table } al empezar: { $word }
table-thread-opened = Para unirse a { $table } y jugar: { $channel }
table-thread-not-here = Aquí no se puede abrir un hilo. La mesa se queda en este lugar.
table-thread-not-yours = Para abrir un hilo aquí te hace falta el permiso **{ $permission }**. La mesa se queda en este lugar.
table-thread-too-many = Has abierto { $most } hilos aquí en una hora. La mesa se queda en este lugar.

## Lobby card

lobby-title = { $table } · { $game }
lobby-seats = Asientos: { $taken } de { $seats }
lobby-seat = { $number }. { $who }
lobby-seat-bot = { $number }. { $who } (bot)
lobby-seat-owner = { $number }. { $who } (organiza)
lobby-pace = Ritmo: sin reloj. Juega cuando quieras.
lobby-pace-league = Ritmo: sin reloj, pero con el plazo de la tarjeta de la liga; después siguen los bots.
lobby-language = Idioma: { $language }
lobby-waiting =
    { $needed ->
        [one] Falta { $needed } jugador.
       *[other] Faltan { $needed } jugadores.
    }
lobby-ready = { $who } ya puede empezar.
lobby-full = No quedan asientos. { $who } ya puede empezar.
lobby-started = Ya ha empezado.
lobby-started-with = Ya ha empezado. Asientos: { $who }.
lobby-gone = Esta sala está cerrada.
lobby-expired = **{ $table }** · Nadie ha empezado esta mesa en { $days } días. La sala está cerrada.
alt-lobby = { $table }: sala, { $taken } de { $seats } asientos ocupados: { $who }.
picture-free-seat = Libre
table-settings = **{ $table }** · Ajustes
lobby-seal = -# Sello de los dados: ||`{ $hash }`|| · prueba, al acabar, que nadie cambió los dados: `{ slash-table-verify }`
dice-seal = -# Sello de los dados: ||`{ $hash }`||
dice-seal-since = -# Sello de los dados desde la entrada { $since }: ||`{ $hash }`||
dice-mixed = -# Mezclado en los dados al empezar: { $what }
dice-mixed-card = mensaje { $number }
dice-mixed-no-card = nada del canal
dice-opened = -# `{ $secret }` (bytes secretos)
dice-resealed = **{ $table }** · Se ha restaurado una copia del bot, así que los dados llevan un sello nuevo: ||`{ $hash }`||

## Buttons

button-join = Unirse
button-leave = Salir
button-start = Empezar
button-add-bot = Añadir bot
button-table-settings = Ajustes
button-end-table = Cerrar mesa
button-hand = Mi mano
button-my-turn = Mi turno
button-hand-words = Mano en texto
button-text-board = En texto
page-button = Ir a la página { $number } de { $all }
button-back = Atrás
button-earlier = Anteriores
button-later = Posteriores
button-log-start = Inicio
button-show-in-channel = Mostrar en el canal

## Board message

headline-awaited = **{ $table }** · Le toca a { $who }, desde { $since }.
headline-yours = **{ $table }** · Te toca, desde { $since }.
headline-picture-failed = No se ha podido dibujar el tablero de { $table }. Aquí está en texto:
headline-picture-forbidden = Sin imagen de { $table }: aquí me falta el permiso «Adjuntar archivos». El tablero en texto:
headline-disabled = { $label }: { $reason }

## Menus

menu-table = ¿Qué mesa?
hand-empty = No tienes nada en la mano en { $table }.
menu-do = ¿Qué haces?
menu-more = Más opciones
menu-chosen = { $chosen }. { $asked }
menu-table-option =
    { $yours ->
        [yes] { $table }: te toca
       *[no] { $phase ->
            [lobby] { $table }: sala
            [over] { $table }: terminada
            [closed] { $table }: cerrada
           *[other] { $table }
        }
    }

## Errors

error-table-ambiguous = ¿Qué mesa? Aquí hay más de una.
error-no-table = Aquí no hay ninguna mesa. `{ slash-table-new }` abre una.
error-table-over = { $table }: la partida ha terminado. `{ slash-table-new }` abre otra mesa.
error-table-ended = { $table } está cerrada. `{ slash-table-show }` muestra el último tablero.
error-not-a-board = Ese mensaje no muestra ningún tablero. `{ slash-table-log }` cuenta lo que ha pasado.
error-not-searching = Esa persona ya no busca jugadores. `{ slash-table-list }` muestra quién busca.
error-no-own-cards = Aquí nadie ha creado cartas para ese juego. Los gestores las crean con `{ slash-forge-cards }`.
error-no-such-card = Esa carta se cambió o se quitó mientras tanto.
error-no-lobby = Aquí no hay ninguna sala. `{ slash-table-new }` abre una.
error-unknown-table = En este canal no hay ninguna mesa «{ $table }».
error-not-seated = No tienes asiento en { $table }.
error-already-seated = Ya tienes asiento en { $table }.
error-no-word = Esa palabra no tiene letras ni cifras. Elige otra.
error-word-given = Ya le diste una palabra a { $table } y no se puede cambiar.
error-not-in-lobby = No tienes asiento en la sala de { $table }.
error-table-full = { $table } está llena: los { $seats } asientos están ocupados.
error-not-started = { $table } todavía no ha empezado.
error-already-started = { $table } ya ha empezado.
error-table-closed = { $table } está cerrada.
error-not-owner = En { $table } solo { $who } puede hacer esto.
error-too-few-players =
    { $seated ->
        [one] { $table } necesita { $needed } jugadores para empezar; hay { $seated }.
       *[other] { $table } necesita { $needed } jugadores para empezar; hay { $seated }.
    }
error-too-many-tables = En este canal ya hay { $most } mesas abiertas. Antes tiene que acabar una; quien gestiona los mensajes o los canales puede cerrar cualquiera: `{ slash-table-end }`.
error-too-many-of-yours = Ya tienes { $most } mesas abiertas en este canal. Termina una, deja una sala o cierra una en la que solo juegas con bots: `{ slash-table-end }`.
error-not-yours-to-end = Quien gestiona los mensajes o los canales puede cerrar cualquier mesa; quien la organiza, mientras solo juegue con bots.
error-stale = { $table }: la mesa ha seguido adelante. Nada ha cambiado.
press-outdated = { $table }: ese botón es de antes de tu última jugada. Nada ha cambiado.
error-notation-unreadable = No se entiende «{ $word }» en «{ $text }». Nada ha cambiado.
error-notation-empty = Eso no es ninguna acción del juego. Nada ha cambiado.
error-made-up-button = Este botón no existe. Nada ha cambiado.
error-unknown-value = Opción { $name }: «{ $value }» no es posible. Elige de la lista.
error-value-range = Opción { $name }: de { $least } a { $most }, no «{ $value }».
error-value-too-long = Opción { $name }: { $most } caracteres como máximo.
error-not-in-this-game = En { $table } se juega a { $game }, que no tiene `{ $command }`. `{ slash-turn }` muestra qué puedes hacer.
error-no-choice-left = Nada de lo que puedes hacer ahora encaja con eso.
error-server-only = Esto solo funciona en un canal de un servidor.
error-unexpected = No ha funcionado, y es culpa del bot. Queda anotado. `{ slash-table-show }` muestra cómo está la mesa.
error-store-failed = El bot no ha podido guardarlo. Nada ha cambiado. Inténtalo más tarde.
error-table-unreadable = No se puede leer lo guardado de { $table }. Nada ha cambiado. Quien mantiene el bot ya lo sabe.
error-too-busy = Se le pide demasiado al bot a la vez. Vuelve a pedirlo en un minuto.
error-one-at-a-time = Aún se está preparando lo que pediste antes. Vuelve a pedirlo cuando lo tengas.
error-overtaken = Después has preguntado otra cosa, y se responde a esa.
error-second-tap = Solo cuenta tu primer toque: el segundo llegó antes de que pudieras leer el resultado. Si lo querías, pulsa otra vez.
error-not-offered = Esas opciones no van juntas. Elige de las listas.

## /table show, log, list

log-title = { $table }: registro, { $first } a { $last } de { $count }
log-numbers = { $first }–{ $last }
log-entry = `{ $number }` { $what }
log-empty = { $table }: todavía no ha pasado nada.
past-title = **{ $table }** · entrada { $number } de { $count }, { $when }
past-to-play = Después: { $who } · { $progress }
button-past = Ver el tablero
button-past-first = Primera
button-past-back = Atrás
button-past-on = Adelante
button-past-newest = Última
list-title = Mesas de este canal
list-empty = Aquí no hay ninguna mesa. `{ slash-table-new }` abre una.
list-games = -# Aquí se puede jugar a { $games }: `{ slash-table-new }` abre una mesa.
list-game = { $line } · { $game }
list-lobby = **{ $table }** · sala, { $taken } de { $seats } asientos: { $who }
list-running = **{ $table }** · { $progress }, le toca a { $awaited }, desde { $since }
list-yours = **Te toca: { $table }** · { $progress }, desde { $since }
list-ended = **{ $table }** · cerrada antes del final: { $who }
list-over = **{ $table }** · terminada, victoria de { $who }
list-more =
    { $count ->
        [one] { $count } mesa más
       *[other] { $count } mesas más
    }

## /table verify

verify-early = { $table }: los dados se pueden comprobar cuando termina la partida; entonces se muestran sus bytes secretos. Hasta entonces, compara cada sello con el que se publicó: el primero está en la tarjeta de la sala.
verify-counted = **{ $table }** · Entradas recalculadas: { $entries } de { $count }. Veces que decidió el azar: { $draws }.
verify-same = Son exactamente los que fijó el sello de antemano.
verify-same-events = Todo lo que pasó es conforme a las reglas.
verify-rules-changed = Algunas entradas son de reglas anteriores. Desde la primera de ellas solo se recalculan los dados.
verify-differs =
    { $what ->
        [commitment] **La entrada { $number } es la primera que difiere**: los bytes secretos no son los que se sellaron.
        [luck] **La entrada { $number } es la primera que difiere**: de los bytes sellados salen otros dados.
        [missing] **La entrada { $number } es la primera que difiere**: no está en el registro.
       *[events] **La entrada { $number } es la primera que difiere**: según las reglas, pasa otra cosa.
    }
verify-outside = -# Sin el bot: `docs/verify.py` comprueba el archivo de `{ slash-table-log }`.

## The end

over-title = **{ $table }** · La partida ha terminado.
over-you-win-points = Ganas tú, { $points }.
over-winner-points = Gana { $who }, { $points }.
picture-winner =
    { $count ->
        [one] Gana { $who } { $points }
       *[other] { $who } comparten la victoria
    }
over-winner =
    { $count ->
        [one] Gana { $who }.
       *[other] { $who } comparten la victoria.
    }
over-result = { $place }. **{ $who }**: { $result }
over-dice = -# ¿Fueron limpios los dados? { slash-table-verify } lo comprueba.
over-called = -# { $who } · ¿Fueron limpios los dados? { slash-table-verify } lo comprueba.

## /forge doctor

doctor-title = Comprobación en { $channel }
doctor-all-well = Están todos los permisos necesarios.
doctor-fix = Actívalos en el rol del bot o en los ajustes del canal.
doctor-missing = Falta: **{ $permission }**. { $effect }
doctor-optional = Opcional: **{ $permission }**. { $effect }
permission-view_channel = Ver canal
permission-send_messages = Enviar mensajes
permission-send_messages_in_threads = Enviar mensajes en hilos
permission-embed_links = Insertar enlaces
permission-attach_files = Adjuntar archivos
permission-read_message_history = Leer el historial de mensajes
permission-create_public_threads = Crear hilos públicos
permission-manage_threads = Gestionar hilos
doctor-without-view_channel = El bot no ve sus propios tableros.
doctor-without-send_messages = No se puede publicar el tablero después de un turno.
doctor-without-send_messages_in_threads = Las mesas en hilos se quedan mudas.
doctor-without-embed_links = Los enlaces de los mensajes salen sin vista previa.
doctor-without-attach_files = Los tableros salen en texto, sin la imagen.
doctor-without-read_message_history = Tras una caída, un tablero puede publicarse dos veces.
doctor-without-create_public_threads = Las mesas no pueden tener su propio hilo.
doctor-without-manage_threads = Sin él, las mesas en hilos bloqueados siguen en el canal.

## At the start of the program

start-no-token =
    No hay token de Discord. Para conseguirlo:
    1. Abre https://discord.com/developers/applications y pulsa New Application.
    2. En Bot, pulsa Reset Token y cópialo.
    3. Escribe DISCORD_TOKEN=tu-token en un archivo llamado .env junto a bot.py, o en el entorno.
    4. Vuelve a arrancar.
start-bad-token = Discord no acepta este token. Cópialo otra vez: Bot, Reset Token.
start-no-discord = No se puede llegar a Discord: { $fault }. No se ha perdido nada; vuelve a arrancar cuando haya red.
start-not-loopback = DISCORD_API_URL es para probar el bot en esta máquina: http://127.0.0.1 y un puerto, no { $url }.
start-store-unusable = La base de datos { $path } no se puede usar: { $fault }. Nada ha cambiado.
start-taken-over = Otro proceso se ha hecho cargo del trabajo de este, que estuvo detenido o sin base de datos demasiado tiempo. Termina; al iniciarlo de nuevo, toma su parte.
start-setting-unusable = { $name }={ $said } no se puede usar: { $fault }.
start-backed-up = { $path } tiene ahora una copia en { $copy }.
start-restored = { $path } vuelve a estar como en { $copy }. En el próximo arranque cada mesa abierta recibe un nuevo sello, y los botones anteriores dicen que la mesa ha seguido adelante.
start-set-aside = Lo que había se conserva en { $path }.
start-no-database = No hay ninguna base de datos en { $path }. Nada ha cambiado.
start-new-timeline = Empieza la línea { $name }: cada mesa abierta tiene un nuevo sello, y los botones anteriores dicen que la mesa ha seguido adelante.
start-timeline-by-itself = En el caso de { $path }, el bot nota por sí mismo en el próximo arranque que se ha recuperado una copia. Nada ha cambiado.
start-copied-by-server = El bot solo copia una base de datos guardada en un archivo. La tuya está en un servidor { $server }: cópiala con { $dump } y recupérala con { $restore }, o deja que el servidor guarde sus propias copias; tras recuperar una, ejecuta una vez { $flag }. Nada ha cambiado.
start-would-overwrite = { $path } ya existe y no se sobrescribe nada. Indica otro archivo.
start-moving = { $table }: { $done } de { $count } filas
start-moved = Todas las partidas están ahora en { $there }: { $tables } tablas de la base de datos con { $rows } filas, comparadas una a una. Ponlo en { $setting } antes del próximo inicio. { $here } se queda como estaba y ya no se abre.
start-moved-before = Las partidas ya están en { $there }: { $setting } debe nombrarlo. { $here } ya no se abre. Nada ha cambiado.
start-move-stopped = Detenido. Pide el mismo traslado otra vez: lo empezado no estorba.
start-one-of-each = Las partidas se trasladan de un archivo a un servidor { $server } o al revés: { $here } y { $there } son del mismo tipo, o el mismo. Nada ha cambiado.
start-ready =
    { $count ->
        [one] { $who } está listo en { $count } servidor.
       *[other] { $who } está listo en { $count } servidores.
    }
start-invite = Invítalo con: { $url }

board-shortened = Abreviado: { $parts }.
