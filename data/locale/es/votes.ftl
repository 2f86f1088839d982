### A question to the table: all persons must agree. Variables as in ui.ftl.

## The question, posted in the channel

# Below it stand the entries, one a line. $table, $who: who asks
vote-asks-take-back = **{ $table }** · **{ $who }** pide deshacer esto:
# Below those entries, where there is room for some only. $count: number of the others
vote-more-entries =
    { $count ->
        [one] … y una entrada más.
       *[other] … y { $count } entradas más.
    }
# Below the entries
vote-luck = Los dados y cartas que ya salieron no se repiten: la próxima tirada o carta será otra.
vote-asks-pause-all = **{ $table }** · **{ $who }** pide una pausa: a nadie le corre el tiempo hasta que alguien reanude la partida.
vote-asks-end-all = **{ $table }** · **{ $who }** pide terminar la partida ahora, sin vencedor. El tablero y el registro se conservan.
vote-asks-set-hours = **{ $table }** · **{ $who }** pide otras horas de juego.
# $who: mentions of all who are asked, $ends: <t:...:R>
vote-answer = { $who }: ¿de acuerdo? El plazo vence { $ends }; el silencio es un no. Hasta entonces los relojes se detienen, y la siguiente jugada retira la pregunta.
vote-answer-running = { $who }: ¿de acuerdo? El plazo vence { $ends }; el silencio es un no. Los relojes siguen, pues ya se detuvieron por una pregunta, y la siguiente jugada retira esta.
button-agree = De acuerdo
button-refuse = No
button-withdraw = Retirar la pregunta

## What became of it: in the log, on boards and as a message of its own

# $who: who asked; $outcome: refused, lapsed (somebody did not answer in time), withdrawn (by who asked), overtaken (somebody played on)
fact-not-take-back =
    { $outcome ->
        [refused] **{ $who }** pidió deshacer lo último que hizo. Falta el acuerdo de alguien: queda como está.
        [lapsed] **{ $who }** pidió deshacer lo último que hizo. Faltaron respuestas a tiempo: queda como está.
        [withdrawn] **{ $who }** ya no pide deshacer lo último que hizo.
       *[overtaken] **{ $who }** pidió deshacer lo último que hizo. La partida siguió antes.
    }
# $who, $outcome
fact-not-pause-all =
    { $outcome ->
        [refused] **{ $who }** pidió una pausa. Falta el acuerdo de alguien: la partida sigue.
        [lapsed] **{ $who }** pidió una pausa. Faltaron respuestas a tiempo: la partida sigue.
        [withdrawn] **{ $who }** ya no pide una pausa.
       *[overtaken] **{ $who }** pidió una pausa. La partida siguió antes.
    }
# $who, $outcome
fact-not-end-all =
    { $outcome ->
        [refused] **{ $who }** pidió terminar la partida. Falta el acuerdo de alguien: sigue.
        [lapsed] **{ $who }** pidió terminar la partida. Faltaron respuestas a tiempo: sigue.
        [withdrawn] **{ $who }** ya no pide terminar la partida.
       *[overtaken] **{ $who }** pidió terminar la partida. La partida siguió antes.
    }
fact-not-set-hours =
    { $outcome ->
        [refused] **{ $who }** pidió otras horas de juego. Falta el acuerdo de alguien: siguen las de antes.
        [lapsed] **{ $who }** pidió otras horas de juego. Faltaron respuestas a tiempo: siguen las de antes.
        [withdrawn] **{ $who }** ya no pide otras horas de juego.
       *[overtaken] **{ $who }** pidió otras horas de juego. La partida siguió antes.
    }
# Below it in a message of its own. $who: mentions of the awaited
vote-goes-on = Le toca a { $who }.

## To the presser alone

# $who: who has not answered yet, $ends: <t:...:R>
vote-you-agreed = Estás de acuerdo. Faltan por responder: { $who }, { $ends }.
vote-you-refused = No estás de acuerdo. Todo queda como está.
vote-you-withdrew = Tu pregunta queda retirada.
vote-you-asked = La mesa tiene la pregunta. Faltan por responder: { $who }, { $ends }.
vote-done = Hay acuerdo de todos. Hecho.
# $table, $who: who asked, $waiting: who has not answered yet, $ends: <t:...:R>
vote-open = **{ $table }** · **{ $who }** ha preguntado a la mesa. Faltan por responder: { $waiting }, { $ends }.
# $table
error-vote-over = **{ $table }** · Esta pregunta ya está decidida.
error-vote-open = **{ $table }** · La mesa tiene antes otra pregunta que responder.
error-vote-yours = **{ $table }** · La pregunta es tuya: ya cuentas como de acuerdo.
error-vote-asked = **{ $table }** · Ya preguntaste y no hubo acuerdo. Podrás preguntar otra vez tras la próxima jugada.
error-vote-asked-before = **{ $table }** · Ya se preguntó y no hubo acuerdo. Se podrá preguntar otra vez tras la próxima jugada.
