### Asientos que cambian de manos: se dejan, se ofrecen, se toman, se recuperan; invitaciones.

## En el registro, en los tableros y como líneas propias

fact-vacated-bot =
    { $why ->
        [resigned] **{ $who }** deja el asiento { $seat }. Sigue el bot **{ $bot }**; otra persona puede tomar el asiento.
        [time] A **{ $who }** se le acaba el tiempo tres veces seguidas. Sigue el bot **{ $bot }**; otra persona puede tomar el asiento.
        [removed] **{ $who }** pierde el asiento { $seat }. Sigue el bot **{ $bot }**; otra persona puede tomar el asiento.
       *[deleted] Asiento { $seat }: quien jugaba se ha ido para siempre. Sigue el bot **{ $bot }**; otra persona puede tomar el asiento.
    }
fact-vacated =
    { $why ->
        [resigned] **{ $who }** deja el asiento { $seat }. Otra persona puede tomarlo.
        [removed] **{ $who }** pierde el asiento { $seat }. Otra persona puede tomarlo.
       *[deleted] Asiento { $seat }: quien jugaba se ha ido para siempre. Otra persona puede tomarlo.
    }
fact-vacated-league =
    { $why ->
        [resigned] **{ $who }** deja el asiento { $seat } y queda en último lugar en esta mesa de la liga. Sigue el bot **{ $bot }**.
        [time] A **{ $who }** se le acaba el tiempo dos veces seguidas: último lugar en esta mesa de la liga. Sigue el bot **{ $bot }**.
        [removed] **{ $who }** pierde el asiento { $seat } y queda en último lugar en esta mesa de la liga. Sigue el bot **{ $bot }**.
        [deadline] La ronda de la liga ha terminado. El bot **{ $bot }** sigue por **{ $who }**, y el resultado cuenta.
       *[deleted] Asiento { $seat }: quien jugaba se ha ido para siempre y queda en último lugar en esta mesa de la liga. Sigue el bot **{ $bot }**.
    }
fact-seat-opened =
    { $why ->
        [offered] **{ $who }** ofrece su asiento, y juega hasta que alguien lo tome.
       *[time] A **{ $who }** se le acaba el tiempo dos veces seguidas. Otra persona puede tomar el asiento.
    }
fact-seat-taken = **{ $who }** toma el asiento { $seat }.
fact-seat-taken-from = **{ $who }** toma el asiento { $seat } y releva a **{ $before }**.
fact-seat-back = **{ $who }** vuelve y releva a **{ $before }**.
fact-seat-kept = **{ $who }** conserva el asiento.
notice-seat-lost = { $who } · { $text }
seat-lost =
    { $what ->
        [open] Juega antes de que alguien tome tu asiento, y seguirá siendo tuyo.
        [left] Mientras nadie más tome tu asiento, **{ button-seat-back }** te lo devuelve.
        [league] A una mesa de liga no se vuelve. Estarás de nuevo en la próxima ronda.
       *[taken] Otra persona juega ahora en tu asiento.
    }
notice-invited = **{ $table }** · { $who }, tienes un asiento reservado en { $game }. Sin respuesta queda libre a los 3 días.
notice-challenge = **{ $table }** · { $challenger } reta a { $who } a { $game }. Plazo para aceptar: { $ends }. Si no se acepta, cuenta como perdido. Quien gana se queda con el puesto más alto.
notice-seat-call = **{ $table }** · { $who }, hay un asiento abierto en una partida en curso de { $game }. El botón muestra cómo está antes de que te sientes.
table-ended-agreed = **{ $table }** · Terminada, { $since }: lo acuerda toda la mesa.
table-ended-league =
    { $left ->
        [0] **{ $table }** · Terminada, { $since }: ya no queda nadie en esta mesa de la liga.
        [one] **{ $table }** · Terminada, { $since }: en esta mesa de la liga queda una sola persona, que es la primera.
       *[other] **{ $table }** · Terminada, { $since }, con su liga. No cuenta.
    }
lobby-ended-league = **{ $table }** · No se juega: su liga ya no necesita esta mesa.

## Botones

button-take-seat = Tomar el asiento
seat-take-number = Tomar el asiento { $seat }
button-seat-back = He vuelto
button-accept = Aceptar
button-sit-down = Sentarme aquí
button-release-seat = Ofrecer mi asiento
button-keep-seat = Conservar mi asiento
button-resign = Dejar la partida
button-resign-bot = Dejarla; sigue un bot
button-resign-open = Dejarla abierta
list-join = Unirme a { $table }

## /table seat, /table resign: a quien pregunta

seat-line = Asiento { $seat }: { $who }
seat-line-bot = Asiento { $seat }: { $who } (bot)
seat-vacant = asiento { $seat } (libre)
seat-line-vacant = Asiento { $seat }: nadie
seat-line-open = { $line } · abierto a otra persona
seat-resign = { $table }: ¿quieres irte para siempre? Lo que has jugado sigue siendo tuyo en el registro. Otra persona puede tomar tu asiento; hasta entonces sigue un bot, o la partida espera.
seat-resign-no-bot = { $table }: ¿quieres irte para siempre? Lo que has jugado sigue siendo tuyo en el registro. La partida espera hasta que otra persona tome tu asiento.
seat-resign-alone = Nadie más juega en { $table }: si te vas, la partida termina. El tablero y el registro quedan.
seat-resigned = Has dejado { $table }. Mientras nadie más tome tu asiento, puedes recuperarlo.
seat-recap = El asiento { $seat } ({ $who }) está abierto. Todavía no te has sentado.
seat-recap-clock = Si te sientas, encuentras { $left } en el reloj de este asiento.
seat-recap-lately = **{ $table }** · Lo último que ha pasado:
seat-recap-hidden = Lo que solo puede ver este asiento se muestra cuando te sientes.
seat-yours = Ahora juegas en { $table }, en el asiento { $seat }. Los planes de antes quedan anulados.
seat-back = Has vuelto a { $table }.
seat-offered = Tu asiento en { $table } está en oferta. Juega hasta que alguien lo tome.
seat-kept = Conservas tu asiento en { $table }.
seat-removed = El asiento { $seat } de { $table } está libre.
seat-invited = { $who } recibe una sola llamada a { $table }.
seat-invite-whom = { $table }: ¿a quién invitas? Di a quién: `{ slash-table-seat }`, `{ name-option-player }`.
seat-invite-bot = A los bots no se les invita a { $table }. Antes de empezar, `{ button-add-bot }` añade uno.
table-end-ask = { $table } termina antes, sin nadie que gane, si lo acuerda toda la mesa. ¿Preguntar?

## La lista

list-tempo = { $line } · una jugada en unos { $tempo }
list-open-seat = { $line } · hay un asiento abierto

## Negativas

error-seat-not-open = Ese asiento de { $table } no está abierto: lo ocupa alguien.
error-seat-none-open = Ningún asiento de { $table } está abierto.
error-seat-seated = Ya tienes asiento en { $table }.
error-seat-seated-already = Esa persona ya tiene asiento en { $table }.
error-seat-held-another = En { $table } hay manos ocultas y ya has tenido otro asiento. Solo puedes volver a ese.
error-seat-held-another-they = En { $table } hay manos ocultas y esa persona ya ha tenido otro asiento.
error-seat-not-yours = Ningún asiento de { $table } es tuyo para recuperarlo.
error-seat-no-such-seat = { $table } no tiene ese asiento.
error-seat-no-person = Ese asiento de { $table } no lo ocupa ninguna persona.
error-seat-alone = Nadie más juega en { $table }. `{ slash-table-end }` la termina.
error-seat-not-moderator = { $table } está en curso: solo quien gestiona mensajes o canales puede liberar un asiento.
error-seat-offered = Tu asiento en { $table } ya está en oferta.
error-seat-not-offered = Tu asiento en { $table } no está en oferta.
error-seat-called = Ya se ha llamado a esa persona a { $table }.
error-seat-called-lately = A { $table } solo se puede llamar a una persona por hora, y ya se llamó a alguien. Prueba más tarde.

## Seguir una mesa: mensajes directos a quien mira. $table, $who, $since: una hora

button-follow = Seguir
button-unfollow = Dejar de seguir
follow-begun = Sigues { $table }: lo que pase allí te llega por mensaje directo, como mucho una vez por hora.
follow-ended = Ya no sigues { $table }.
follow-none = No sigues esa mesa.
follow-turn = **{ $table }** · Le toca a { $who }, { $since }.
follow-over = **{ $table }** · La partida ha terminado. El último tablero muestra el resultado.
error-seat-followers-full = Ya siguen { $table } 50 personas. Alguien tiene que dejarlo antes.
error-seat-follows-many = Ya sigues 25 mesas. Deja una antes de seguir { $table }.
error-seat-follow-ended = { $table } ha terminado: no queda nada que seguir.

seat-sign-1 = 🔥
seat-sign-2 = 💧
seat-sign-3 = 🦋
seat-sign-4 = ⭐
seat-sign-5 = 🌙
seat-sign-6 = 🍃
notice-round-ending = **{ $table }** · Le toca a { $who }. Plazo de la ronda de la liga: { $ends }. Después los bots juegan esta mesa hasta el final, y el resultado cuenta.
error-of-league = { $table } es una mesa de liga: la liga decide quién se sienta y la empieza.
lobby-of-league = Esta mesa es de una liga. Con el sello publicado, se sortea quién se sienta.
lobby-of-challenge = Un reto en la escalera de una liga. Empieza en cuanto se acepta.
