### Cómo está el bot: para quien lo aloja, en la terminal (sin markdown), y para quien administra un servidor.

## bot.py --health: una línea

health-well = Sano.
health-unwell = Enfermo.
health-gateway-new = Conectado a Discord.
# $latency: milliseconds
health-gateway-there = Conectado a Discord ({ $latency } ms).
# $seconds; $ails: whether that is too long
health-gateway-away =
    { $ails ->
        [yes] SIN CONEXIÓN con Discord desde hace { $seconds } s.
       *[no] Sin conexión con Discord desde hace { $seconds } s.
    }
# $missing of $shards connections are away, the first of them for $seconds; $ails: whether that is too long
health-shards-away =
    { $ails ->
        [yes] CONEXIONES CON DISCORD CAÍDAS: { $missing } de { $shards }, desde hace hasta { $seconds } s.
       *[no] Conexiones con Discord caídas: { $missing } de { $shards }, desde hace hasta { $seconds } s.
    }
health-part =
    { $count ->
        [0] Proceso { $process }, uno de { $processes }: a la espera, sin ninguno de los { $shards } shards.
        [one] Proceso { $process }, uno de { $processes }: shard { $held } de { $shards }.
       *[other] Proceso { $process }, uno de { $processes }: shards { $held } de { $shards }.
    }
health-nothing-owed = No hay mensajes pendientes.
# $count: posts; $seconds: how long the oldest waits; $ails
health-owed =
    { $ails ->
        [yes] MENSAJES ATRASADOS: { $count } pendientes, el más antiguo desde hace { $seconds } s.
       *[no] Mensajes pendientes: { $count }, el más antiguo desde hace { $seconds } s.
    }
# $milliseconds: at most, within the last minute; $ails
health-loop =
    { $ails ->
        [yes] BUCLE DE EVENTOS ATRASADO hasta { $milliseconds } ms.
       *[no] Bucle de eventos atrasado hasta { $milliseconds } ms.
    }
health-database-answers = La base de datos responde.
health-database-silent = LA BASE DE DATOS NO RESPONDE.
# $megabytes: what is left.
health-disk-full = EL DISCO ESTÁ LLENO (quedan { $megabytes } MB).
health-stopped = Enfermo. Alguien detuvo el bot.
health-stale = Enfermo. El bot lleva un minuto sin dar señales: está colgado, murió o no puede escribir su estado.
# $path
health-unknown = Enfermo. El bot no ha funcionado aquí: no existe { $path }.
health-unreadable = Enfermo. El estado del bot, { $path }, no se puede leer: { $fault }.
health-no-status = Enfermo. Lo que hay en { $path } no es el estado del bot. El bot en marcha lo escribe de nuevo cada 10 segundos.

## Copias de la base de datos

# $path: of the copy; $megabytes: needed, 0 where that is not known
start-no-room =
    { $megabytes ->
        [0] El disco está lleno: { $path } no se escribió. Lo que había sigue ahí.
       *[other] El disco está demasiado lleno: { $path } necesita { $megabytes } MB. Lo que había sigue ahí.
    }
start-not-written = La copia { $path } no se puede escribir: { $fault }. Nada ha cambiado.

## /forge doctor

doctor-nothing-late = Ningún mensaje de este servidor está atrasado.
# $table, $place, $since: a time that Discord shows; $why: a sentence
doctor-late = **{ $table }** tiene un mensaje pendiente en { $place } ({ $since }). { $why }
# $count: tables
doctor-more-late =
    { $count ->
        [one] Otra mesa espera también.
       *[other] Otras { $count } mesas esperan también.
    }
doctor-why-silent = El bot no puede escribir ahí.
doctor-why-failing = Discord no lo acepta; el bot lo intenta una y otra vez.
doctor-why-resting = Discord rechazó demasiado y el bot espera un rato.
doctor-why-unknown = Aquí no se sabe por qué.
doctor-do-silent = Donde el bot no puede escribir: dale ahí Ver canal y Enviar mensajes (en un hilo: Enviar mensajes en hilos) y usa ahí cualquier comando.
doctor-do-failing = Donde Discord no acepta mensajes: no se pierde nada. Mira <https://discordstatus.com>
doctor-do-resting = Tras los rechazos: se pasa solo en un minuto. Si se repite, avisa a quien aloja el bot.
doctor-do-unknown = Donde no se sabe por qué: quien aloja el bot lo encuentra en el registro.
doctor-shard = Shard { $shard } de { $shards } (contados desde 0); responde el proceso { $process }, uno de { $count }.
# $milliseconds
doctor-connection = Conexión con Discord: { $milliseconds } ms.
# $seconds
doctor-connection-slow = La conexión con Discord es lenta ({ $seconds } s) y los botones pueden fallar. Si sigue así, avisa a quien aloja el bot.
doctor-synced = Discord muestra los comandos del bot tal como son.
doctor-unsynced = Discord muestra otros comandos que los del bot. Al reiniciarlo, quien lo aloja los registra de nuevo.
