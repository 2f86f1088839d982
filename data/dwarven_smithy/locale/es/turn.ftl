### Lo que se puede hacer, y lo que cuesta o da cada opción.

do-tool =
    { $fate ->
        [keep] Conservar { $card }
       *[sell] Vender { $card }
    }
do-apprentice = { $card } sustituye a { $other }
do-apprentice-short = … sustituye a { $other }
do-kings-item = Dejar sitio: { $other }
do-play = Jugar { $card } { place-to }
do-move = Mover { $card } { place-to }
do-play-short = Jugar { brief-to }
do-move-short = Mover { brief-to }
do-swap = Intercambiar { $card } por { $other }
do-discard = Descartar { $card }
do-sell = Vender { $card }
do-craft = Fabricar { $card } con { $cards }
do-craft-short = Fabricar { $card }
do-all = Todo ({ $count })
do-then-draw = + robar { $cards }
do-buy-place = Comprar la carta { $place } del almacén
do-buy-row = Comprar { $card } del almacén ({ $place })
do-buy = Comprar { $card } a { $seller } { place-to }
do-buy-short = Comprar { brief-to }
do-buy-row-short = Comprar { $card } (almacén { $place })
do-auction = Subastar { $card } de { $seller }
do-bid = Ofrecer { coins-number } { place-to }
do-pass = Pasar
draw-last =
    { $last ->
        [yes] {" (última carta)"}
       *[no] {""}
    }
do-draw =
    { $deck ->
        [guild] Robar: gremio
       *[mine] Robar: mina
    }{ draw-last }
do-draw-several =
    { $deck ->
        [guild] Robar { $count } del gremio
       *[mine] Robar { $count } de la mina
    }{ draw-last }
do-draw-both = Robar { $mine } de mina, { $guild } de gremio{ draw-last }
do-end = Acabar turno

brings-now-or-end = { $card } da { coins-number }; en el mercado da { $price } al final.
costs = Cuesta { coins-number }, para { $seller }.
costs-guild = Cuesta { coins-number }. { $use }
costs-last =
    { $ends ->
        [0] Cuesta { coins-number } y no da nada al final de la partida.
       *[other] Cuesta { coins-number } y da { $ends } al final de la partida.
    }
costs-row =
    { $made ->
        [above] Cuesta { coins-number }: su precio { $own }, y 1 por cada carta encima ({ $above }). A tu mano.
        [less] Cuesta { coins-number }: { $own }, menos { $less } por aprendices. Va a tu mano.
        [both] Cuesta { coins-number }: { $own } + { $above } por cartas encima − { $less } por aprendices. A tu mano.
       *[plain] Cuesta { coins-number }: es la de arriba. Va a tu mano.
    }
costs-least = Pujas desde { coins-number }.
is-for-sale =
    { $when ->
        [end] { $card } da { $buy } al final de la partida.
        [now] { $card } se vende ya por { $sell }; otros pagan { $buy }.
        [raw] { $card } no se refina ahí: se vende por { $sell } desde tu próximo turno; otros pagan { $buy }.
       *[later] { $card } se vende por { $sell } desde tu próximo turno; otros pagan { $buy }.
    }
is-offered =
    { $last ->
        [yes] { $card } no da nada al final de la partida.
       *[no] Otros compran { $card } por { coins-number }; puedes descartarla desde tu próximo turno.
    }
is-lost = Tu último turno: en el taller, { $card } no da nada.
is-wanted =
    { $raw ->
        [yes] Te hace falta, una vez refinado, para { $cards }.
       *[no] Te hace falta para { $cards }.
    }
worth = vale { coins-number }
worth-end = vale { coins-number } al final
is-crafted =
    { $then ->
        [never] Se pierde: se completaría en tu próximo turno, y este es el último.
        [kings] Se completa al próximo turno y ocupa un sitio del mercado: { $worth }
       *[next] Se completa al próximo turno: { $worth }
    }
takes = Para fabricar: { $cost }; { $worth }

line-laid =
    { $raw ->
        [yes] { $count ->
            [1] Se refina al empezar tu próximo turno.
           *[other] Las { $count } se refinan al empezar tu próximo turno.
        }
       *[no] { $count ->
            [1] Sirve ya para fabricar.
           *[other] Las { $count } sirven ya para fabricar.
        }
    }
line-lost =
    { $count ->
        [1] No da nada al final de la partida.
       *[other] Las { $count } no dan nada al final de la partida.
    }
line-at-the-end =
    { $count ->
        [1] Da { coins-number } al final de la partida.
       *[other] Las { $count } dan { coins-number } al final de la partida.
    }
line-offered =
    { $last ->
        [yes] No da nada al final de la partida.
       *[no] Otros pueden comprarla por { coins-number }; puedes descartarla desde tu próximo turno.
    }
line-sells-now =
    { $count ->
        [1] Se vende ya por { $sell }; otros pagan { $buy }.
       *[other] Las { $count } se venden ya por { $sell }; otros pagan { $buy } por cada una.
    }
line-sells-later =
    { $count ->
        [1] Se vende por { $sell } desde tu próximo turno; otros pagan { $buy }.
       *[other] Las { $count } se venden por { $sell } desde tu próximo turno; otros pagan { $buy } por cada una.
    }
line-sells-raw =
    { $count ->
        [1] No se refina ahí; se vende por { $sell } desde tu próximo turno; otros pagan { $buy }.
       *[other] Sin refinar; las { $count } se venden por { $sell } desde tu próximo turno; otros pagan { $buy } por una.
    }
line-sold =
    { $count ->
        [1] Da { coins-number }.
       *[other] Las { $count } dan { coins-number }.
    }
line-sold-last =
    { $count ->
        [1] Da { coins-number }; en el mercado, { $price } al final.
       *[other] Las { $count } dan { coins-number }; en el mercado, { $price } al final.
    }
line-discarded = Deja un sitio en tu mercado.
line-swapped =
    { $then ->
        [raw] { $card }: otros pagan { $coins }. En su lugar { $other }, refinado al próximo turno.
        [ready] { $card }: otros pagan { $coins }. En su lugar { $other }, que sirve ya para fabricar.
        [last] { $card } da { coins-number } al final de la partida; { $other }, nada.
       *[guild] { $card }: otros pagan { $coins }. En su lugar { $other }.
    }
line-costs = Cuesta { coins-number }.
line-takes = Para fabricar: { $cost }.
line-crafted = Da { coins-number } al empezar tu próximo turno.
line-crafted-tool = Al próximo turno: véndela por { coins-number } o consérvala: { $texts }
line-crafted-king = Vale { coins-number } al final; desde tu próximo turno ocupa un sitio de tu mercado.
line-apprentice = Desde tu próximo turno: { $texts }
line-row =
    { $made ->
        [above] Cuesta { coins-number }: { $own } + { $above } por lo que tiene encima. A tu mano.
        [less] Cuesta { coins-number }: { $own } − { $less } por aprendices. A tu mano.
        [both] Cuesta { coins-number }: { $own } + { $above } por lo de encima − { $less } por aprendices. A tu mano.
       *[plain] Cuesta { coins-number }: es la de arriba. A tu mano.
    }
line-wanted =
    { $raw ->
        [yes] { $count ->
            [1] Para una carta tuya, una vez refinado.
           *[other] Para { $count } cartas tuyas, una vez refinado.
        }
       *[no] { $count ->
            [1] Para una carta tuya.
           *[other] Para { $count } cartas tuyas.
        }
    }
line-drawn =
    { $deck ->
        [guild] Cartas para fabricar.
       *[mine] Metales, gemas y runas con los que se fabrica.
    }
line-from =
    { $where ->
        [hand] De tu mano.
        [market] De tu mercado.
       [workshop] De tu taller.
       *[both] De tu mano y mercado.
    }

desk-kings-for-sale = Objetos del Rey en venta: { $cards }
desk-own = Tus cartas
desk-own-mode = { desk-own } · { $what }
desk-bring =
    { $holds ->
        [draws] Robar
        [buys] Comprar
       *[both] Robar o comprar
    }
desk-craft = fabricar
desk-sell = vender
desk-discard = descartar
desk-swaps = intercambiar
desk-more = Más: { $what }
desk-back = Volver: { $what }
desk-swap = Intercambiar { $card } por una carta del mercado
desk-swap-told = { $card } va a tu mercado, y la carta que elijas, a tu taller.
desk-full = { $menu } · sin sitio: { $areas }
desk-full-area =
    { $area ->
        [hand] mano
        [market] mercado
       *[workshop] taller
    } { $used }/{ $limit }
desk-drawn = Has robado { $count } de { $most }. Roba más o acaba el turno.
desk-before-drawing = En cuanto robes ya no puedes fabricar (regla 6.1).
desk-hand-full = Tu mano está llena: juega una carta y podrás robar.
desk-all-full = Tienes llenos la mano, el mercado y el taller: haz sitio vendiendo, descartando o fabricando.
desk-signs = Amarillo: monedas que da; oscuro: lo que pagan otros; ✓: lo tienes; reloj de arena: se refina al próximo turno. Persona: aprendices; llave: herramientas; corona: Objetos del Rey.
desk-last-turn = Es tu último turno, sin robar. Solo cuenta tu mercado, cada recurso a su precio (regla 7.4).
desk-kings-stay = Tu mercado está lleno: los Objetos del Rey ocupan { $count } de sus { $limit } sitios (regla 3.5).
desk-make-room = { $card } se completa y necesita sitio en tu mercado, que está lleno. ¿Qué carta va a tu taller (regla 4.9)?

desk-end-idle = No has hecho nada en este turno. ¿Terminarlo igualmente?
desk-end-draws = Aún puedes robar, y robar no cuesta nada. ¿Terminar el turno igualmente?
turn-over = Ya no puedes robar más: tu turno ha terminado.
turn-over-full = Tu mano está llena: tu turno ha terminado.
