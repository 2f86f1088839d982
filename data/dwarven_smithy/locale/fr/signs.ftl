sum-coins = Pièces
sum-market = Marché
sum-kings = Objets du Roi
sum-ends = Bonus
sum-prizes = Prix
prize-weapon = Meilleure arme
prize-armor = Meilleure armure
prize-shield = Meilleur bouclier

sign-mine = Mine
sign-guild = Guilde
sign-coins = Pièces
sign-hand = Main
sign-kings = Obj. du Roi
sign-market = Marché
sign-workshop = Atelier
sign-price = Prix
sign-tilted = Inclinée
sign-crafted = Fabriquée
sign-tool = Outil
sign-apprentice = Apprenti
sign-last = Dernier tour
mark-leads = En tête
mark-new = Nouveau
mark-more = De plus

kings-item-covered = Objet du Roi
greeting-picture = { game-title } : les cartes { $cards }, et des métaux et des gemmes, à raffiner et raffinés.
