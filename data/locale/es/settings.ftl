### Lo que cada cual ajusta para sí, lo que se guarda de cada cual y lo que ajusta quien administra un servidor.

settings-title = Tus ajustes
settings-saved = Guardado.
settings-off = no
settings-alerts = **Avisos**: { $how ->
        [direct] por mensaje directo
        [none] ninguno
       *[channel] en el canal de la mesa
    }
settings-quiet = **Horas de silencio**: de { $start } a { $end }; entonces no hay recordatorios ni mensajes directos
settings-quiet-none = **Horas de silencio**: ninguna
settings-digest = **Resumen**: cada día a las { $at }, en un mensaje todas las mesas que te esperan
settings-digest-none = **Resumen**: no
settings-zone = **Zona horaria**: { $zone }, ahora { $at }
settings-zone-none = **Zona horaria**: sin elegir, las horas son UTC, ahora { $at }
settings-language = **Idioma**: { $language }
settings-language-client = **Idioma**: el de tu Discord
settings-portrait = **Retrato**: { $portrait ->
        [plait] trenza
        [beard] barba larga
        [hood] capucha
        [straw] sombrero de paja
        [cap] gorro puntiagudo
        [winged] casco alado
        [bun] moño y gafas
        [plume] sombrero con pluma
        [curls] rizos
        [turban] turbante
        [pigtails] coletas
        [crest] cresta roja
       *[seat] el que te toca sin elegir
    }
settings-forced = **Únicas jugadas posibles**: { $made ->
        [no] te esperan
       *[yes] se hacen por ti
    }
settings-best = **Mejores jugadas**: { $offered ->
        [no] no se ofrecen
       *[yes] se ofrecen en tu turno
    }
settings-ratings = **Puntuaciones**: { $rated ->
        [yes] participas
       *[no] no participas
    }
settings-away = **Ausencia**: hasta { $until }
settings-away-none = **Ausencia**: no
settings-by-command = -# Como opciones de `{ slash-me-settings }`: retrato, zona horaria, otras horas, días de ausencia.
settings-menu-alerts = Avisos
settings-menu-quiet = Horas de silencio
settings-menu-digest = Resumen
settings-menu-language = Idioma
settings-alerts-option =
    { $how ->
        [direct] Avisos: por mensaje directo
        [none] Avisos: ninguno
       *[channel] Avisos: en el canal de la mesa
    }
settings-quiet-off = Horas de silencio: ninguna
settings-quiet-option = Horas de silencio: de { $start } a { $end }
settings-digest-off = Resumen: no
settings-digest-option = Resumen: cada día a las { $at }
settings-language-option = Idioma: { $language }
settings-language-option-client = Idioma: el de tu Discord
settings-button-forced-yes = Jugadas forzadas: por mí
settings-button-forced-no = Jugadas forzadas: yo
settings-button-best-yes = Ofrecer mejores jugadas
settings-button-best-no = Sin mejores jugadas
settings-button-ratings-yes = Participar en las puntuaciones
settings-button-ratings-no = Dejar las puntuaciones
settings-button-back = Ya estoy aquí
settings-button-export = Mis datos
settings-button-delete = Borrar mis datos

## Lo que se guarda de alguien

data-exported = Todo lo que se guarda de ti está en este archivo. Las horas son segundos Unix; los números, los de Discord.
data-sure = ¿Borrar todo lo que se guarda de ti?
    Salas que dejas: { $lobbies }. Partidas en curso que dejas para siempre: { $running }; sigue un bot o tu asiento queda vacío. En las demás partidas pasas a ser «{ $name }»; lo jugado queda, para los demás.
    Ajustes, palabras y resultados desaparecen. No se puede deshacer.
data-button-sure = Borrarlo todo
data-deleted = Hecho: no se guarda nada que te nombre.
    Los mensajes del bot en los canales quedan como están; quien gestiona los mensajes puede borrarlos. Una palabra tuya que entró en dados o barajados sigue ahí. Las copias de seguridad de quien aloja el bot aún te contienen hasta que se sustituyan.

## Lo que ajusta quien administra un servidor

setup-title = Ajustes de este servidor
setup-channels = **Canales**: se abren mesas solo en { $channels }
setup-channels-none = **Canales**: se abren mesas en cualquiera
setup-openers = **Quién abre mesas**: { $who ->
        [role] quien tiene { $role } y quien administra el servidor
        [managers] quien administra el servidor
       *[everybody] cualquiera
    }
setup-most-open = **Mesas abiertas**: como mucho { $most } en el servidor
setup-most-open-none = **Mesas abiertas**: como mucho { $most } en un canal
setup-most-of-member = **Mesas abiertas de una persona**: como mucho { $most } en el servidor
setup-most-of-member-none = **Mesas abiertas de una persona**: como mucho { $most } en un canal
setup-game = **Juego**: { $game }
setup-bots = **Bots en una mesa nueva**: { $bots }
setup-pace = **Ritmo**: { $pace }
setup-thread = **Hilo propio**: { $thread ->
        [yes] cada mesa nueva
       *[no] solo si se pide
    }
setup-boards = **Tableros**: { $boards ->
        [keep] el de cada turno queda como está
        [delete] solo queda el último, los anteriores se borran
       *[fold] solo el último tiene imagen y botones, los anteriores se reducen a unas líneas
    }
setup-language = **Idioma de lo público**: { $language }
setup-language-none = **Idioma de lo público**: el del servidor en Discord
setup-zone = **Zona horaria**: { $zone }, ahora { $at }
setup-zone-none = **Zona horaria**: sin elegir, las horas son UTC, ahora { $at }
setup-by-command = -# Límites, bots, ritmo y zona horaria: `{ slash-forge-setup }`
setup-pick-channels = Canales: ninguno elegido, así que cualquiera
setup-pick-role = Un rol cuyos miembros abren mesas
setup-menu-openers = Quién abre mesas
setup-menu-language = Idioma de lo público
setup-openers-option =
    { $who ->
        [role] Abre mesas: el rol elegido
        [managers] Abre mesas: quien administra el servidor
       *[everybody] Abre mesas: cualquiera
    }
setup-language-option = Público: { $language }
setup-language-option-none = Público: el idioma del servidor
setup-button-thread-yes = Un hilo por mesa
setup-button-thread-no = Hilos solo si se piden
setup-button-boards-fold = Reducir los anteriores
setup-button-boards-keep = Conservar los viejos
setup-button-boards-delete = Borrar los viejos
error-not-in-this-channel = En este servidor se abren mesas solo en { $channels }.
error-needs-role = En este servidor abre mesas quien tiene { $role }.
error-needs-manager = En este servidor abre mesas quien lo administra.
error-server-full = Este servidor permite { $most } mesas abiertas a la vez. Antes tiene que terminar una.
error-member-full = Este servidor permite a cada persona { $most } mesas abiertas a la vez. Antes tiene que terminar una tuya: `{ slash-table-end }`.
error-not-a-manager = Esto es para quien puede administrar el servidor.
error-role-missing = Elige antes un rol; entonces sus miembros abren mesas.
