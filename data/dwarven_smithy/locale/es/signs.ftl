sum-coins = Monedas
sum-market = Mercado
sum-kings = Objetos del Rey
sum-ends = Bonos
sum-prizes = Premios
prize-weapon = Mejor arma
prize-armor = Mejor armadura
prize-shield = Mejor escudo

sign-mine = Mina
sign-guild = Gremio
sign-coins = Monedas
sign-hand = Mano
sign-kings = Obj. del Rey
sign-market = Mercado
sign-workshop = Taller
sign-price = Precio
sign-tilted = Girada
sign-crafted = Fabricada
sign-tool = Herramienta
sign-apprentice = Aprendiz
sign-last = Último turno
mark-leads = Va primero
mark-new = Nuevo
mark-more = Más

kings-item-covered = Objeto del Rey
greeting-picture = { game-title }: las cartas { $cards }, y metales y gemas sin refinar y refinados.
