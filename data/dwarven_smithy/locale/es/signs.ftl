sum-coins = Monedas
sum-market = Mercado
sum-kings = Objetos del Rey
sum-ends = Textos finales
sum-prizes = Premios
prize-weapon = Mejor arma
prize-armor = Mejor armadura
prize-shield = Mejor escudo

greeting-picture = { game-title }: las cartas { $cards }, y metales y gemas sin refinar y refinados.
