sum-coins = Pièces
sum-market = Marché
sum-kings = Objets du Roi
sum-ends = Textes de fin
sum-prizes = Prix
prize-weapon = Meilleure arme
prize-armor = Meilleure armure
prize-shield = Meilleur bouclier

greeting-picture = { game-title } : les cartes { $cards }, et des métaux et des gemmes, à raffiner et raffinés.
