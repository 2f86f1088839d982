## /forge cards

own-cards-title =
    { $game }, cartas de este servidor: { $count ->
        [0] ninguna todavía. Una mesa juega con ellas con la opción { name-option-own_cards }.
       *[other] { $count }. Una mesa juega con ellas con la opción { name-option-own_cards }, y conserva las que tenía al empezar.
    }
own-cards-menu = Ver o cambiar una carta
own-cards-new = Carta nueva
own-cards-change = Cambiar el texto
own-cards-drop = Borrar la carta
own-cards-back = Todas las cartas
own-cards-look = Otro dibujo
own-cards-again = Escribir otra vez
