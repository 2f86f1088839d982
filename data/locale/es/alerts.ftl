### Avisos y recordatorios, en el canal o por mensaje directo, y /yo turnos.

asks-some =
    { $count ->
        [one] Hay una cosa posible.
       *[other] Hay { $count } cosas posibles.
    }
asks-many = Hay muchas cosas posibles.

turns-title =
    { $tables ->
        [one] Estás en una mesa
       *[other] Estás en { $tables } mesas
    }; { $awaiting ->
        [0] ninguna te espera.
        [one] una te espera.
       *[other] { $awaiting } te esperan.
    }
turns-none = No estás en ninguna mesa. `{ slash-table-new }` abre una.
turns-yours = **{ $table }** ({ $game }) · Es tu turno; empezó { $since }.
turns-others = **{ $table }** ({ $game }) · Le toca a { $who }, última jugada { $since }.
turns-lobby = **{ $table }** ({ $game }) · Sin empezar, { $taken } de { $seats } asientos ocupados.
turns-unreadable = **{ $table }** · Esta mesa no se puede leer ahora.
turns-plan = Tu plan: { $plan }
turns-quick = Es rápido.
turns-thought = Hay que pensarlo.
turns-since = Desde tu último turno:
turns-earlier = … y { $count } más antes de eso

button-play-now = Jugar ahora
turns-play-at = Jugar en { $table }
button-board = Tablero
turns-board-of = Tablero de { $table }
button-snooze = Más tarde
button-away = Fuera hasta
button-mute = Silenciar este turno
button-earlier-page = Atrás
button-later-page = Más mesas

direct-several =
    { $count ->
        [one] **Te espera una mesa.**
       *[other] **Te esperan { $count } mesas.**
    }
direct-digest =
    { $count ->
        [one] **Hoy te espera una mesa.**
       *[other] **Hoy te esperan { $count } mesas.**
    }

notice-your-turn = **{ $table }** · { $who }, tu turno empezó { $since }.
notice-your-turns = { $who }, aquí te esperan { $count } mesas:
notice-waits = **{ $table }** · tu turno empezó { $since }
notice-waits-more =
    { $count ->
        [one] … y una más: `{ slash-me-turns }`
       *[other] … y { $count } más: `{ slash-me-turns }`
    }
notice-unreached = Un mensaje directo no se pudo entregar.
notice-directs-off = Dos mensajes directos no se pudieron entregar; ya no se envían. `{ slash-me-settings }` los activa de nuevo.
notice-reminders-end = **{ $table }** · Le toca a { $who }; el turno empezó { $since }. No habrá más recordatorios de él.

reminder-snooze-ask = { $table }: ¿cuándo te lo recuerdo otra vez?
reminder-menu-snooze = Recordar otra vez
reminder-option-hour = En una hora
reminder-option-tonight = Esta noche a las 19:00
reminder-option-tomorrow = Mañana a las 9:00
reminder-snoozed = Próximo recordatorio de { $tables }: { $at }.
reminder-muted = { $table }: no habrá más recordatorios de este turno.
reminder-of-another = { $table }: el recordatorio es de { $who }.
reminder-away-ask = ¿Hasta cuándo estás fuera? Hasta entonces no hay recordatorios ni mensajes directos. Las horas son las de tu zona: `{ slash-me-settings }`
reminder-menu-away = Fuera hasta
reminder-away-option =
    { $days ->
        [1] Mañana, 9:00
        [7] En una semana, 9:00
        [14] En dos semanas, 9:00
       *[other] En { $days } días, 9:00
    }
reminder-away-back = Ya estoy aquí
reminder-away-until = Estás fuera hasta { $until }. Quien te espera sigue viendo que es tu turno.
reminder-away-no-more = Ya estás aquí.
settings-directs-failed = -# No se te pudieron entregar mensajes directos y se desactivaron. Permítelos en Discord y elígelos de nuevo.
