greeting-about = Tira dados para fabricar lo que quiere el rey, o róbalo.
greeting-goal = Cuando alguien ha ganado 5 objetos (4 entre tres o cuatro), la partida acaba; gana quien tenga más.
greeting-turn = Una ronda: reclama cartas o usa muelles (dados y ayuda); luego tira los dados que no gastaste y fabrica.
greeting-picture = King's Forge: las cartas de fabricación { $items } y dados tirados de metal, madera, gema y magia.
