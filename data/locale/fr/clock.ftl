### Horloges : rythme, heures de jeu, pauses, et ce qui se passe quand le temps est écoulé. Ce que signifient les ids et
### les variables se trouve dans le fichier anglais.

## Lobby card and lists

lobby-pace-clock = Rythme : { $bank } heures par personne, et { $turn } de plus à chaque tour.
list-paced = { $line } · { $pace }
list-paused = { $line } · en pause

## /table clock

clock-title = **{ $table }** · Rythme : { $pace }
clock-runs = À { $who } de jouer : il reste { $left }, le temps sera écoulé { $ends }.
clock-stands-until = À { $who } de jouer : il reste { $left }. L’horloge est arrêtée ; le temps sera écoulé { $ends }.
clock-stands = À { $who } de jouer : il reste { $left }. L’horloge est arrêtée.
clock-rests = { $who } : il reste { $left }.
clock-late =
    { $count ->
        [one] Le dernier tour n’a pas été joué à temps.
       *[other] Les { $count } derniers tours n’ont pas été joués à temps.
    }
clock-days = { $days } j { $hours } h
clock-days-whole = { $days } j
clock-time = { $hours } h { $minutes } min
clock-hours = Les horloges tournent de { $start } à { $end } ({ $zone }).
clock-all-hours = Les horloges tournent toute la journée.
clock-paused = En pause { $since }. `{ slash-table-resume }` met fin à la pause, un coup aussi.
clock-none = { $table } n’a pas d’horloge. Jouez quand vous voulez.
clock-before-start = Avant le début, qui a ouvert la table règle le rythme et les heures : `{ slash-table-clock }`
clock-set = Enregistré.
clock-from-next-turn = Les nouvelles heures valent dès le prochain tour ; un tour commencé garde les siennes.
clock-all-day = Toute la journée
clock-resumed = { $table } reprend. Les horloges tournent de nouveau.

## In the log, on boards and as messages of their own

fact-paused = La partie fait une pause, demandée par **{ $who }**. Le temps de personne ne s’écoule avant `{ slash-table-resume }` ou un coup.
fact-paused-alone = La partie fait une pause : personne d’autre n’attend. Elle reprend avec `{ slash-table-resume }` ou un coup.
fact-resumed = **{ $who }** met fin à la pause. Les horloges tournent de nouveau.
notice-resumed-to-play = À { $who } de jouer.
fact-hours = Dès le prochain tour, les horloges tournent de { $start } à { $end } ({ $zone }).
fact-hours-none = Dès le prochain tour, les horloges tournent toute la journée.
fact-out-of-time = Temps écoulé : **{ $who }**.
notice-running-out = **{ $table }** · À { $who } de jouer. Le temps sera écoulé { $ends } ; le bot passera alors pour vous ou jouera le coup le plus anodin.

## Refusals

error-no-clock = { $table } n’a pas d’horloge : pas besoin d’heures.
error-too-few-hours = Les horloges tournent au moins { $least } heures par jour.
error-paused = { $table } est déjà en pause. `{ slash-table-resume }` y met fin.
error-not-paused = { $table } n’est pas en pause.
