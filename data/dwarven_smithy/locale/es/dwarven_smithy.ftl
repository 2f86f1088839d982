### La Forja en pantalla. Las variables, como en ui.ftl de la plataforma.

game-title = La Forja
game-can =
    { $phase ->
        [complete] Completa lo fabricado.
        [draw] Roba del mazo del gremio o de la mina, o termina tu turno.
       *[act] Juega, fabrica, vende o compra; después roba hasta 4 cartas.
    }
game-progress =
    { $last ->
        [yes] Últimos turnos. Cartas: mazo del gremio { $guild }, mina { $mine }
       *[no] Cartas: mazo del gremio { $guild }, mina { $mine }
    }

lobby-option-mode =
    { $value ->
        [full] Cartas: completo, 60 cartas de gremio.
       *[starter] Cartas: iniciación, 43 cartas de gremio.
    } Nombres y números son provisionales.
lobby-option-auction =
    { $value ->
        [on] Mercados: por subasta.
       *[off] Mercados: al precio impreso.
    }
lobby-option-endless =
    { $value ->
        [on] Mina: inagotable.
       *[off] Mina: su última carta acaba la partida.
    }
lobby-option-headstart =
    { $value ->
        [on] Monedas: 15, 18, 21 y 24 por orden de turno.
       *[off] Monedas: 15 cada uno.
    }
lobby-option-kings =
    { $value ->
        [open] Objetos del Rey: boca arriba.
       *[covered] Objetos del Rey: boca abajo una vez fabricados.
    } Cuatro de una misma persona terminan la partida.

result = { $total } ({ $parts })
result-coins = monedas { $coins }
result-market = mercado { $coins }
result-kings = Objetos del Rey { $coins }
result-ends = bonos { $coins }
result-prizes = premios { $coins }
over-prizes = Premios: { $prizes }
over-prize = mejor { $type } { $card } ({ $value }): { $who } +{ $coins }
over-prize-nobody = mejor { $type }: nadie
over-yours = Acabas en el puesto { $place } con { $result }.
over-why =
    { $by ->
        [kings] Final: { $who } tiene un cuarto Objeto del Rey.
        [guild] Final: { $who } roba la última carta de gremio.
        [mine] Final: { $who } roba la última carta de la mina.
       *[nobody] Final: nadie hace nada en dos rondas.
    }
over-kings = Objetos del Rey: { $seats }
over-kings-seat = { $who } { $cards }
over-king = { $card } ({ $value })
race-line = { $who }, monedas, con Objetos del Rey y premios, turno a turno: { $coins }

greeting-about = Refina metales y fabrica lo que más monedas da.
greeting-goal = Cuando alguien tiene 4 Objetos del Rey o se acaba un mazo, la partida acaba; gana quien tenga más monedas. La mejor arma, armadura y escudo del Rey: 25 cada uno.
greeting-turn = Un turno: juega cartas a tu taller, donde se refina el metal; fabrica ahí, vende y compra; luego roba. Lo fabricado da sus monedas en tu siguiente turno.
