### Lo que se puede hacer, y lo que cuesta o da cada opción.

do-tool =
    { $fate ->
        [keep] Conservar { $card }
       *[sell] Vender { $card }
    }
do-apprentice = { $card } sustituye a { $other }
do-kings-item = Dejar sitio: { $other }
do-play = Jugar { $card } { place-to }
do-move = Mover { $card } { place-to }
do-swap = Mover { $card } { place-to }, { $other } vuelve
do-discard = Descartar { $card }
do-sell = Vender { $card }
do-craft = Fabricar { $card } con { $cards }
do-buy-place = Comprar la carta { $place } del almacén
do-buy-row = Comprar { $card } del almacén ({ $place })
do-buy = Comprar { $card } a { $seller } { place-to }
do-auction = Subastar { $card } de { $seller }
do-bid = Ofrecer { coins-number } { place-to }
do-pass = Pasar
do-draw =
    { $deck ->
        [guild] Robar: mazo del gremio
       *[mine] Robar: mina
    }
do-end = Acabar el turno

brings = Da { coins-number }.
costs = Cuesta { coins-number }, para { $seller }.
costs-row = Cuesta { coins-number }; va a tu mano.
costs-least = Pujas desde { coins-number }.
is-for-sale = Girada este turno. Se vende por { $sell }; otros la compran por { $buy }.
is-offered = Girada este turno. Otros pueden comprarla.
is-refined-next = Sin refinar; se refina al empezar tu próximo turno.
is-ready = Lista para fabricar.
worth = vale { coins-number }
is-crafted = Se completa en tu próximo turno: { $worth }
takes = Requiere { $cost }; { $worth }

desk-play = Jugar una carta de la mano
desk-craft = Fabricar
desk-lay = Vender, mover, descartar
desk-buy = Comprar
desk-hand-full = Tienes la mano llena: juega una carta para poder robar.
desk-last-turn = Tu último turno: no se roba; la mano y el taller no cuentan.
