### /rules and Why. What the ids and variables mean stands in the English file.

command-rules = Busca una regla, una carta o una palabra; sin nada: lo que importa ahora
option-rules-query = Una pregunta o palabra; «por qué…» pregunta qué te lo impide; «tutorial» te enseña el juego
option-rules-public = La ve enseguida todo el canal, si está claro qué entrada buscas
option-rules-table = { option-table }

## Entries

rules-title = **{ $number } · { $title }**
rules-card-title = { $title } · { $printed }
rules-example = *Ejemplo. { $example }*
rules-notes = -# { $notes }
rules-ruling = Donde las reglas impresas no lo aclaran, es nuestro criterio.
rules-ruling-of = Las reglas impresas no aclaran { $what }; así lo decidimos.
rules-enforced-partly = El bot comprueba solo una parte; el resto depende de los jugadores.
rules-enforced-no = El bot no lo comprueba: depende de los jugadores.

## Lists and labels

rules-label-rule = { $number } { $title }
rules-label-item = { $item } · { $kind }
rules-label-game = { $label } · { $game }
rules-label-why = Por qué no: { $what }
rules-label-show = Mostrar: { $what }
rules-label-ask = Preguntar: { $question }
rules-menu = ¿Qué entrada?
rules-several = Varias entradas encajan con «{ $query }».
rules-nearest = -# La entrada más cercana a «{ $query }». Si buscabas otra, las siguientes están debajo.
rules-nearest-two = -# Las dos entradas más cercanas a «{ $query }». Si buscabas otra, las siguientes están debajo.
rules-nothing = Nada sobre «{ $query }». Prueba con el nombre de una carta, el número de una regla o una palabra del juego.
rules-kept = -# Solo lo ves tú. En el canal solo se muestra una entrada si no hay duda de cuál es, y nunca lo que pueda haber en una mano oculta.
rules-kept-clear = -# Solo lo ves tú. En el canal solo se muestra una entrada si no hay duda de cuál es.
rules-unnamed = -# Nada se llama «{ $query }». Esto es lo más cercano.
rules-unnamed-near = Nada se llama «{ $query }». Lo más cercano:
rules-nothing-near = Nada sobre «{ $query }». Lo más cercano:
rules-no-word = { $game }: no hay «{ $query }».
rules-no-word-near = { $lacking } Lo más cercano, también de otros juegos:
rules-all = Las reglas, una por una:
rules-all-of = Las reglas, una por una: { $games }.
rules-ranked-most = **{ $what }**, de más a menos:
rules-ranked-least = **{ $what }**, de menos a más:
rules-ranked-row = - { $entry }: { $value }
rules-ranked-more = - y { $count } más
rules-moment = **{ $table }** · Lo que importa ahora:

## Why

rules-button-why = ¿Por qué?
rules-why-title = **{ $table }** · ¿Por qué no?
rules-why-possible = { $what }: ahora sí puedes.
rules-why-possible-of = { $what }: { $who } puede ahora.
rules-why-not-now = { $what }: ahora no se puede (regla { $rules }).
rules-why-what = ¿Por qué no qué? Nómbralo después de «por qué».

why-onlooker = No tienes asiento aquí. Se trata de { $who }, a quien le toca.
why-awaited = Le toca a { $who }.
why-yours = Te toca a ti.

## Tutorial

tutorial-heading = Tutorial
tutorial-bot = Bot
tutorial-which = ¿Qué juego?
tutorial-progress = -# Tutorial · { $number }/{ $all } · solo lo ves tú
tutorial-onward = -# **Tutorial · { $number }/{ $all }** · Correcto.
tutorial-onward-why = -# **Tutorial · { $number }/{ $all }** · Correcto. { $why }
button-start-over = Empezar de nuevo
tutorial-rule-back = -# Descarta este mensaje: el tutorial sigue encima.
tutorial-task = **{ $task }**
tutorial-end =
    Hasta aquí el tutorial. **{ greeting-play }** empieza una partida de verdad.
    `{ slash-table-new }` abre una mesa también para otras personas. `{ slash-rules }` responde a tus preguntas en cualquier momento.
