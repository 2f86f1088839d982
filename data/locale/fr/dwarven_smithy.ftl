### Le groupe de commandes de Dwarven Smithy ; comme commands.ftl

command-dwarven = Jouer les cartes de sa main, commercer, fabriquer et piocher à la forge
command-dwarven-play = Jouer une carte de votre main
option-dwarven-play-card = Carte, et où elle va
option-dwarven-play-table = { option-table }
command-dwarven-move = Déplacer une carte entre atelier et marché, ou en échanger deux
option-dwarven-move-card = Carte, et où elle va
option-dwarven-move-table = { option-table }
command-dwarven-discard = Défausser une carte de guilde de votre marché
option-dwarven-discard-card = Carte à défausser
option-dwarven-discard-table = { option-table }
command-dwarven-sell = Vendre une ressource de votre marché
option-dwarven-sell-card = Ressource à vendre
option-dwarven-sell-table = { option-table }
command-dwarven-buy = Acheter à l’entrepôt ou au marché d’un autre
option-dwarven-buy-card = Carte à acheter, et où elle va
option-dwarven-buy-table = { option-table }
command-dwarven-craft = Fabriquer une carte de guilde avec les ressources de votre atelier
option-dwarven-craft-item = Carte à fabriquer, et avec quoi
option-dwarven-craft-table = { option-table }
command-dwarven-auction = Mettre aux enchères une carte du marché d’un autre
option-dwarven-auction-card = Carte à mettre aux enchères
option-dwarven-auction-table = { option-table }
command-dwarven-bid = Faire une offre dans une enchère
option-dwarven-bid-coins = Pièces à offrir, et où va la carte
option-dwarven-bid-table = { option-table }
command-dwarven-draw = Piocher une carte
option-dwarven-draw-deck = Pioche où prendre la carte
option-dwarven-draw-table = { option-table }
command-dwarven-end = Finir votre tour
option-dwarven-end-table = { option-table }

name-command-dwarven = nains
name-command-dwarven-play = jouer
name-command-dwarven-move = déplacer
name-command-dwarven-discard = défausser
name-command-dwarven-sell = vendre
name-command-dwarven-buy = acheter
name-command-dwarven-craft = fabriquer
name-command-dwarven-auction = enchère
name-command-dwarven-bid = offrir
name-command-dwarven-draw = piocher
name-command-dwarven-end = finir
name-option-coins = pièces
name-option-deck = pioche

slash-dwarven-end = /{ name-command-dwarven } { name-command-dwarven-end }
