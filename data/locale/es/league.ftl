## Ligas

league-title = **{ $league }** · liga de { $game }
league-form-swiss =
    { $rounds ->
        [0] Suizo: en cada ronda juegas con gente de puntos parecidos.
        [one] Suizo, una ronda: juegas con gente de puntos parecidos.
       *[other] Suizo, { $rounds } rondas: en cada una juegas con gente de puntos parecidos.
    }
league-form-everybody = En cada grupo, todas las personas se enfrentan entre sí.
league-form-ladder =
    { $weeks ->
        [one] Escalera, una semana: retas a alguien hasta tres puestos por encima; quien gana se queda con el puesto más alto.
       *[other] Escalera, { $weeks } semanas: retas a alguien hasta tres puestos por encima; quien gana se queda con el puesto más alto.
    }
league-terms-ladder =
    { $days ->
        [one] Un reto que no se acepta en un día se pierde. Su mesa tiene un día; después los bots siguen hasta el final, y el resultado cuenta.
       *[other] Un reto que no se acepta en { $days } días se pierde. Su mesa tiene { $days } días; después los bots siguen hasta el final, y el resultado cuenta.
    }
league-terms =
    { $days ->
        [one] Mesas de hasta { $seats }, un día para cada una; después los bots siguen hasta el final, y el resultado cuenta.
       *[other] Mesas de hasta { $seats }, { $days } días para cada una; después los bots siguen hasta el final, y el resultado cuenta.
    }
league-signed-up = Inscripciones ({ $count }): { $who }
league-nobody = Todavía no se ha inscrito nadie.
league-needs =
    { $form ->
        [ladder] Puede empezar con { $least } personas. Entonces cada cual reta a quien quiera.
       *[other] Puede empezar con { $least } personas. Entonces las mesas se abren por sí mismas y te llaman cuando te toca.
    }
league-sealed = -# Todos los sorteos llevan un sello de antemano: ||`{ $hash }`|| `{ slash-league-verify }` los comprueba.
league-secret = -# Lo que sellaba los sorteos: `{ $secret }`
league-round = **Ronda { $round } de { $rounds }**
league-round-open =
    { $left ->
        [0] **Ronda { $round }, la última**
        [one] **Ronda { $round }; después queda un encuentro**
       *[other] **Ronda { $round }; después quedan { $left } encuentros**
    }
league-round-ends = Próximo plazo: { $ends }. Después los bots siguen hasta el final.
league-ladder-until = **Se puede retar hasta el { $ends }**
league-ladder-closed = **Se juegan los últimos retos; ya no se hacen más**
league-rung = { $place }. { $who } · ganados { $won }, perdidos { $lost }
league-challenge-open = { $who } reta a { $whom }, con plazo para aceptar { $until }
league-challenge-played = { $who } retó a { $whom } y ya juegan
league-group = **Grupo { $group }**
league-place = { $place }. { $who } · { $points }
league-table = #{ $table }: { $who }
league-to-table = [a la mesa]({ $url })
league-drawing = La próxima ronda se sortea en cuanto estén publicados los sellos de sus mesas.
league-bye = Descansa, 1 punto: { $who }
league-more =
    { $count ->
        [one] Hay una línea más.
       *[other] Hay { $count } líneas más.
    }
league-over = La liga ha terminado.
league-ended-early = La liga se terminó antes de tiempo.
league-never-begun = La liga se abandonó antes de empezar.
league-podium = **{ $league }** · { $game }: la liga ha terminado.
league-champion = **{ $who }** gana la liga.
league-champion-of = **{ $who }** gana el grupo { $group }.
league-picture-figures =
    { $form ->
        [ladder] Ganados – perdidos
       *[other] Puntos
    }
league-picture-fought = { $won } – { $lost }
league-picture-alt = { $league }, clasificación ({ $figures }):
league-picture-place = { $place }. { $who }, { $figure }
league-picture-place-of = { $group }, { $place }. { $who }, { $figure }

button-league-why = Por qué este puesto
button-league-end = Terminar la liga
button-league-challenges = Retar
league-challenge-one = { $place }. { $who }
button-take-up = Aceptar el reto

league-you-opened = **{ $league }** está abierta. Su tarjeta llega a este canal; allí se inscribe la gente, y tú también si quieres jugar.
league-you-joined = Participas en **{ $league }**.
league-joined-already = Ya participas en **{ $league }**. La tarjeta es igual para todos, por eso ofrece unirse de todos modos.
league-you-asked = **{ $league }** · Pides jugar por **{ $who }**, con todos sus puntos. Quien debe aceptarlo lo ve en el canal y en la tarjeta.
league-ask-title = **{ $league }** · { $text }
league-ask =
    { $lacking ->
        [opener] { $who } pide jugar por { $whom }, con todos sus puntos. Falta que acepte { $opener }, que abrió la liga, o alguien que administre el servidor.
        [manager] { $who } pide jugar por { $whom }, con todos sus puntos. Falta que acepte alguien que administre el servidor.
        [entrant] { $who } pide jugar por { $whom }, con todos sus puntos. Falta que acepte { $whom }.
        [entrant-manager] { $who } pide jugar por { $whom }, con todos sus puntos. Falta que acepten { $whom } y alguien que administre el servidor.
       *[both] { $who } pide jugar por { $whom }, con todos sus puntos. Falta que acepten { $whom } y también { $opener }, que abrió la liga, o alguien que administre el servidor.
    }
button-league-agree = Aceptar
league-agreed = **{ $league }** · Aceptas. A **{ $who }** le falta otro permiso.
league-agreed-all = **{ $league }** · Aceptas. **{ $who }** sigue desde ahora, también en una mesa en curso.
league-you-left = Ya no participas en **{ $league }**. Lo jugado queda; una mesa en curso se pierde.
league-they-left = **{ $who }** ya no participa en **{ $league }**.
league-you-started =
    { $form ->
        [ladder] **{ $league }** empieza. Reta a alguien que esté por encima de ti.
       *[other] **{ $league }** empieza. Las mesas se abren por sí mismas.
    }
league-end-sure = **{ $league }** · ¿Terminarla para siempre? Las mesas en curso se cierran y no cuentan.
league-you-ended = **{ $league }** ha terminado.
league-challenge-whom =
    { $days ->
        [one] Estás en el puesto { $place } de **{ $league }**. ¿A quién retas? Tendrá un día para aceptar.
       *[other] Estás en el puesto { $place } de **{ $league }**. ¿A quién retas? Tendrá { $days } días para aceptar.
    }
league-challenge-yours-open = **{ $league }** · Estás en un reto sin decidir. Solo uno a la vez.
league-challenge-first = **{ $league }** · Vas en primer lugar. Te retan a ti.
league-challenge-nobody = **{ $league }** · Quienes están hasta tres puestos por encima ya tienen un reto, o acaban de tenerlo contigo. Prueba de nuevo mañana.
league-you-challenged =
    { $days ->
        [one] **{ $league }** · Has retado a **{ $who }**. Se abre una mesa que le llama; tiene un día. Si ganas, el puesto { $place } es tuyo.
       *[other] **{ $league }** · Has retado a **{ $who }**. Se abre una mesa que le llama; tiene { $days } días. Si ganas, el puesto { $place } es tuyo.
    }

league-why-title = Por qué **{ $who }** está en el puesto { $place } de **{ $league }**:
league-why-behind = Por detrás de **{ $who }** · { $criterion }: { $own } contra { $other }
league-why-ahead = Por delante de **{ $who }** · { $criterion }: { $own } contra { $other }
league-why-line = { $criterion }: { $figures }
league-why-passed = { $criterion }: se pasa por alto, pues no se han enfrentado entre sí quienes empatan.
league-why-points = -# En una mesa, el primer puesto da 1 punto, el último nada y los de en medio una parte; un descanso da 1.
league-figure = { $who } { $figure }
league-criterion =
    { $criterion ->
        [points] Puntos
        [head-to-head] Resultados entre sí
        [buchholz] Buchholz (puntos de sus rivales)
        [wins] Mesas ganadas
       *[lot] Sorteo del comienzo (primero el número menor)
    }
league-why-early = Todavía no hay puestos en **{ $league }**.
league-why-lot = Sorteo del comienzo: desde entonces no se ha movido.
league-why-challenge =
    { $how ->
        [lapsed] **{ $whom }** no aceptó a tiempo el reto de **{ $who }**.
        [forfeit] **{ $who }** retó a **{ $whom }**, que dejó la mesa.
       *[played] **{ $who }** retó a **{ $whom }** y ganó.
    }
league-why-came = Llegó tarde, o volvió: se empieza en el último puesto.
league-why-went = **{ $who }** se fue, y quienes estaban por debajo subieron.
league-why-fought = Retos: { $won } ganados, { $lost } perdidos.

league-verified =
    { $draws ->
        [0] Todavía no ha terminado ninguna ronda. Puestos calculados de nuevo: { $places }.
        [one] Una ronda sorteada de nuevo; puestos calculados de nuevo: { $places }.
       *[other] { $draws } rondas sorteadas de nuevo; puestos calculados de nuevo: { $places }.
    }
league-verified-ladder =
    { $challenges ->
        [one] Un reto y { $places } puestos calculados de nuevo.
       *[other] { $challenges } retos y { $places } puestos calculados de nuevo.
    }
league-verified-lots =
    { $lots ->
        [one] Un sorteo repetido con los bytes secretos.
       *[other] { $lots } sorteos repetidos con los bytes secretos.
    }
league-verified-early = Los sorteos se pueden repetir cuando termine la liga: entonces se muestra lo que los sellaba.
league-verified-same = **{ $league }**: todo coincide.
league-verified-differs =
    { $round ->
        [0] **{ $league }**: el sorteo del comienzo sale distinto.
       *[other] **{ $league }**: la ronda { $round } sale distinta.
    }
league-verified-places = **{ $league }**: los puestos salen distintos.
league-verified-sealed-late =
    { $tables ->
        [one] **{ $league }**: la suerte de una mesa no estaba sellada antes del sorteo.
       *[other] **{ $league }**: la suerte de { $tables } mesas no estaba sellada antes del sorteo.
    }
league-mix = -# Mezclado al comienzo: el número del mensaje de la tarjeta, { $number }

league-list-title = **Ligas de este servidor**
league-list-open =
    { $count ->
        [one] #{ $number } **{ $league }** · { $game } · una inscripción
       *[other] #{ $number } **{ $league }** · { $game } · { $count } inscripciones
    }
league-list-running = #{ $number } **{ $league }** · { $game } · en curso, encabeza { $who }
league-list-begun = #{ $number } **{ $league }** · { $game } · en curso
league-hall-title = **Galería de campeones**
league-hall-often = Más títulos: **{ $who }**, { $count }
league-hall-champion = { $ended } · **{ $who }** · { $league } (#{ $number }) · { $game }
league-list-none = Aquí todavía no hay ligas. `{ slash-league-new }` abre una.

error-league-begun = La liga ya ha empezado. Quien se inscribe ahora llega tarde y juega desde la próxima ronda.
error-league-not-running = La liga no está en curso.
error-league-full = No caben más de { $most } personas.
error-league-too-few =
    { $least ->
        [one] Tiene que participar al menos una persona. La inscripción es con **{ button-join }** en la tarjeta.
       *[other] Tienen que participar al menos { $least } personas. La inscripción es con **{ button-join }** en la tarjeta.
    }
error-league-takes-part = Ya participas.
error-league-not-there = Esa persona no participa en esta liga.
error-league-played-for-another = Quien ha jugado en un puesto de la liga no juega nunca en otro.
error-league-place-taken = En ese puesto juega ahora otra persona.
error-league-all-rounds-drawn = La última ronda ya está sorteada: no puede entrar nadie más.
error-league-challenges-closed = Las semanas de esta escalera han terminado: ya no se puede retar.
error-league-no-challenges = Solo hay retos en una escalera, y cuando ha empezado.
error-league-out-of-reach =
    { $reach ->
        [one] Retas a quien está un puesto por encima.
       *[other] Retas a alguien hasta { $reach } puestos por encima.
    }
error-league-challenge-open = Una de las dos personas está en un reto sin decidir.
error-league-rests = Acabáis de tener un reto. Podrás retarle otra vez { $until }.
error-league-you-are-not-in = No participas en esta liga.
error-league-no-room = Este canal tiene todas las mesas que puede tener. Reta cuando acabe alguna.
error-league-none = Aquí no hay ninguna liga así. `{ slash-league-list }` muestra las que hay.
error-league-which = Hay varias ligas: { $names }. Di cuál con el comando.
error-league-not-yours = Eso solo lo hace quien abrió la liga o gestiona el servidor.
error-league-too-many = Este servidor tiene { $most } ligas sin terminar. Antes debe acabar una.
error-league-too-many-of-yours = Tienes abiertas { $most } ligas sin terminar. Antes debe acabar una.
error-league-too-many-today = Has abierto { $most } ligas en un día. Espera a mañana.
error-league-needs-manager-to-end = Una vez empezada, solo quien gestiona el servidor termina la liga; si no, termina por sí misma.
error-league-not-offered = Así no se puede jugar una liga. Elige de las listas; el juego debe servir para dos y para las plazas de tus mesas, y tener un bot.
error-league-name-taken = Dale a la liga un nombre propio.
error-league-changed-often = Has entrado y salido demasiadas veces de esta liga.
error-league-not-yours-to-agree = A una sustitución dicen que sí quien abrió la liga, quien gestiona el servidor y la persona del puesto; nadie a sí mismo.
error-league-asked-already = Ya lo has pedido.
error-league-not-asked = Eso ya no se pide.
error-league-agreed-already = Ya has aceptado. Falta el permiso de otra persona.
error-league-not-in = Esa persona no participa en esta liga.
error-league-needs-manager = Con la liga en curso, solo quien gestiona el servidor saca a otras personas.
