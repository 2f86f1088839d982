### The board as text. What the ids and variables mean stands in the English file.

board-title =
    { $phase ->
        [craft] Ronda { $round }, fase de fabricación. Le toca a { $who }.
       *[gather] Ronda { $round }, fase de recolección. Le toca a { $who }.
    }
board-over = La partida ha terminado tras la ronda { $round }. { $places }.
board-owed-die = { $who } decide sobre { $die } de { $side }.
board-owed-wood = { $who } decide: la madera de { $source } ahora o el beneficio más tarde.
board-purple = Dado morado: se anula todo { $value } que salga, ese dado no se usa (regla 7.4).
board-edition-second = 2.ª edición: los valores mayores que 6 son 6 después del turno.

board-player = { $who }
board-player-first = { $who }, yunque
board-player-passed = { $who }, ha pasado
board-player-first-passed = { $who }, yunque, ha pasado
board-dice = Suministro: { $supply }; herrería: { $smithy }
board-library =
    { $count ->
        [one] { $count } dado de Biblioteca para la tirada
       *[other] { $count } dados de Biblioteca para la tirada
    }
board-hand = Tirada: { $dice }
board-claims = Cartas reclamadas: { $claims }
board-claim = { $side } por { $paid }
board-claim-free = { $side }
board-visits = Muelles usados: { $visits }
board-visit = { $space } por { $paid }, { $card } boca abajo
board-space =
    { $dock ->
        [wood] madera { $number }
        [token] fichas { $number }
        [gem] gemas { $number }
       *[magic] magia { $number }
    }
board-claims-number = Cartas reclamadas: { $count }
board-held = Beneficios: { $held }
board-made = En esta ronda: { $items }
board-made-item = { $item } { $dice }
board-items = Objetos ({ $count }): { $items }
board-items-number = Objetos: { $count }

board-display = En exposición
board-display-empty = En exposición: nada
board-queue = Cola, la siguiente primero: { $items }
board-queue-number =
    { $count ->
        [one] Cola: { $count } carta
       *[other] Cola: { $count } cartas
    }
board-queue-empty = Cola: vacía
board-face-up = Boca arriba (papelera: va a la reserva general)
board-face-up-short = Boca arriba: { $cards }
board-face-up-none = Boca arriba: ninguna carta
board-card = { $card }, arriba: { $top }; abajo: { $bottom }
board-docks = Muelles, precio de los puestos libres: { $docks }
board-dock =
    { $dock ->
        [wood] madera { $first }/{ $second }
        [token] fichas { $first }/{ $second }
        [gem] gemas { $first }/{ $second }
       *[magic] magia { $first }/{ $second }
    }
board-stock = Reserva general: { $dice }, { $library } Biblioteca
board-deck = Boca abajo ({ $count }): { $cards }
board-deck-number =
    { $count ->
        [0] Boca abajo: ninguna carta
        [one] Boca abajo: { $count } carta
       *[other] Boca abajo: { $count } cartas
    }

part-deck = cartas boca abajo
part-queue = cola
part-cards = efectos de las cartas
part-claims = cartas reclamadas
part-visits = muelles usados
part-items = objetos
part-made = dados sobre los objetos
part-held = beneficios
part-stock = reserva general

alt-title = { $table }: tablero de King's Forge.
