find-wishes = { $game } para { $seats }
find-listed = Buscas jugadores: { $wishes }. La búsqueda termina { $until }. Cuando haya bastantes, se abre una mesa con todos y os avisa. `{ slash-table-list }` muestra quién más busca.
find-found = { $table } está abierta en { $place } contigo y con { $who }. Su tarjeta tiene el botón para empezar.
find-stopped = Ya no buscas jugadores.
find-none = No estabas buscando jugadores.
find-title = **Buscan jugadores**
find-line = { $who } · { $wishes } · termina { $until }
find-more =
    { $count ->
        [one] Una persona más busca jugadores.
       *[other] { $count } personas más buscan jugadores.
    }
button-find-stop = Dejar de buscar
find-join = Me apunto: { $who }
notice-gathered = **{ $table }** · { $who }, ya hay bastantes jugadores para { $game }. { $owner } empieza la mesa.
