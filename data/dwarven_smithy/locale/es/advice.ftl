### Lo que aconseja y repasa: pistas, probabilidades de robo, el análisis tras la partida.

hint-title = **{ $table }** · pista
button-hint = Pista
hint-line = { $action }.
hint-brings = { $what }.
hint-aim = Tu meta es { $card }, { $worth }.
hint-aim-brief = Tu meta es { $card }.
hint-aim-lacks = Tu meta es { $card }, { $worth }; aún le falta: { $icons }.
hint-aim-both = Tu meta es { $card }, { $worth }; lo que tienes es para { $other }.
hint-draw-lacks = Para { $card } te falta: { $icons }.
hint-draw-odds =
    { $of ->
        [one] Para { $card } te falta { $icons }: { $percent } % con la carta que puedes robar.
        [some] Para { $card } te falta { $icons }: { $percent } % con { $count } de las { $most } cartas que puedes robar.
       *[all] Para { $card } te falta { $icons }: { $percent } % con las { $count } cartas que puedes robar.
    }
hint-draw-too = { $card } también necesita { $icons }.
hint-draw-guild =
    { $count ->
        [0] Una nueva carta de gremio te da más que fabricar.
       *[other] Una nueva carta de gremio puede aprovechar lo que te sobra: { $cards }.
    }
hint-waits = { $card } se podría fabricar ya, pero sus recursos son para { $aim }.
hint-waits-little = { $card } se podría fabricar, pero apenas da más que lo que pide.
hint-held-back = Fabricar { $card } acabaría la partida, con unas { $coins } monedas para ti y { $others } para { $who }.
hint-held-back-for = Fabricar { $card } acabaría la partida, con unas { $coins } monedas para ti y { $others } para { $who }; sus recursos son antes para { $aim }.
hint-all = Los { $count } pasos: { $steps }.
hint-whole-turn = Turno entero: { $steps }.
hint-then = Lo mismo, y luego: { $step }.
hint-tool = Conservada, { $card } ahorra unas { coins-number } hasta el final; vendida, da { $worth }.
hint-end = Nada más compensa en este turno.
hint-before = La { $place } da unas { coins-number } menos.
hint-before-draw = La { $place } puede esperar: después de robar solo se puede robar (regla 6.1).
hint-ends =
    { $place ->
        [behind] Con eso acaba la partida tras tu próximo turno: con premios y los dos turnos que le quedan a cada uno de los demás, acabarías unas { $coins } monedas por detrás; quien espera se queda aún más atrás.
       *[ahead] Con eso acaba la partida tras tu próximo turno: con premios y los dos turnos que le quedan a cada uno de los demás, acabarías unas { $coins } monedas por delante.
    }
hint-ends-unknown =
    { $count ->
        [one] Un Objeto del Rey que está boca abajo puede cambiarlo.
       *[other] { $count } Objetos del Rey que están boca abajo pueden cambiarlo.
    }
hint-room = Así puedes robar { $room }, no { $now }.
hint-far = Conservada, { $card } daría { $coins }, pero aún le falta: { $icons }.
hint-spare =
    { $kept ->
        [0] Ninguna de tus cartas necesita { $card }.
       *[other] Conservas { $kept } de { $card }.
    }
hint-sold = { $card }: da { coins-number }.
hint-for-sale = { $card }: se vende por { $sell } desde tu próximo turno; otros pagan { $buy }.
hint-offered =
    { $buyer ->
        [nobody] { $card }: nadie más tiene las { $coins } monedas que les cuesta.
        [ready] { $card }: otros pueden comprarla por { $coins }; { $who } tiene todo para fabricarla.
       *[other] { $card }: otros pueden comprarla por { $coins }; a { $who }, quien menos lejos está, le falta, si no está en su mano: { $icons }.
    }
hint-crafted = { $card } se completa al próximo turno: { $worth }
hint-discarded = Sin { $card } queda sitio en tu mercado.
hint-laid =
    { $raw ->
        [yes] { $card }: se refina al empezar tu próximo turno.
       *[no] { $card }: sirve ya para fabricar.
    }
hint-space =
    { $then ->
        [crafted] Así tienes sitio para fabricar { $card }.
       *[laid] Así tu taller tiene sitio para { $card }.
    }
hint-card-worth = { $card } ({ $coins })
hint-sells = { $cards } dan { coins-number } en total.
hint-do-other = Hacer la { $place }

odds-title = **{ $table }** · tus robos
button-odds = Probabilidades
odds-of = { $what } { $percent } %
odds-cards =
    { $count ->
        [one] **Todos los recursos, con la próxima carta de la mina**
       *[other] **Todos los recursos**, con { $counts } de la mina
    }
odds-card = { $card } { $percent } % · falta { $lacks }
odds-ready = Sin robar nada: { $cards }
odds-no-card =
    { $count ->
        [one] Ninguna de tus cartas puede reunir sus recursos con la próxima carta de la mina.
       *[other] Ninguna de tus cartas puede reunir sus recursos con { $count } cartas de la mina.
    }
odds-mine =
    { $count ->
        [one] **Mina**: próxima carta
       *[other] **Mina**, al menos una en { $counts }
    }
odds-guild =
    { $count ->
        [one] **Mazo del gremio**, próxima carta: { $odds }
       *[other] **Mazo del gremio**, al menos una en { $count }: { $odds }
    }
odds-no-draws = Ya no robas cartas (regla 6.5, o tienes la mano llena).
odds-counted = -# Contado con lo que ves: cualquier carta que no ves puede ser la próxima.

analysis-title = **{ $table }** · análisis
analysis-decisions =
    { $whose ->
        [own] **Tus decisiones más caras**, según el bot fuerte con lo que estaba a la vista:
       *[all] **Las decisiones más caras**, según el bot fuerte con lo que estaba a la vista:
    }
analysis-no-decisions =
    { $whose ->
        [own] **Tus decisiones**: de tus fabricaciones, ventas, compras y robos, con lo que estaba a la vista, ninguno te costó más de una o dos monedas.
       *[all] **Decisiones**: de todas las fabricaciones, ventas, compras y robos, con lo que estaba a la vista, ninguno costó a nadie más de una o dos monedas.
    }
analysis-cost = { $who }, turno { $turn }, { coins-number } menos: { $told }
analysis-cost-own = Turno { $turn }, { coins-number } menos: { $told }
analysis-best = **La más rentable**: { $who }, turno { $turn }, { coins-number } más: { $told }
analysis-best-own = **Tu mejor decisión**: turno { $turn }, { coins-number } más: { $told }
analysis-counted = Un recurso cuenta como el { $percent } % de su precio refinado, más { $more } monedas.
analysis-end = **El final**: { $who }, turno { $turn }: { $card } acabó la partida; según lo que se veía, con { $lead } monedas frente al mejor de los demás, y al final { $final }.
analysis-end-missed = **El final**: { $who }, turno { $turn }: { $card } estaba a punto y habría acabado la partida con unas { $lead } monedas frente al mejor de los demás; acabó más tarde, con { $final }.
analysis-let-go = { $card }, que vale { $worth }, se fue por { $price } con { $buyer }; mejor fabricarla, con recursos por { $cost }.
analysis-left = { $card } estaba con todo lo que pide y nunca se fabricó; mejor fabricarla.
analysis-late = { $card } se fabricó demasiado tarde para completarse; mejor pasar sus recursos al mercado.
analysis-little = { $card } dio menos que sus recursos, que valían { $worth }; mejor guardarlos o venderlos.
analysis-back = { $card } se vendió por { $sold } y pronto se compró de nuevo por { $paid }; mejor conservarla.
analysis-tool =
    { $fate ->
        [keep] { $card } se conservó; mejor venderla.
       *[sell] { $card } se vendió; mejor conservarla.
    }
analysis-undrawn =
    { $count ->
        [one] Quedó un robo sin usar con sitio en la mano; mejor robar.
       *[other] Quedaron { $count } robos sin usar con sitio en la mano; mejor robar.
    }
analysis-craft = { $card }, que vale { $worth }, con recursos que valían { $cost }.
analysis-craft-bought = { $card }, que vale { $worth }, comprado a { $seller } por { $price }.
analysis-luck = **Suerte al robar**, valor de los recursos frente a la media: { $seats }.
analysis-luck-seat = { $who } { $more }
analysis-coins = **Monedas** durante la partida:
analysis-coins-line = { $who }: completado { $crafted }, ventas { $sales }, otros jugadores { $others }, aprendices { $income }; gastado { $spent }
